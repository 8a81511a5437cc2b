"""Simulated children: what they forget, what they say, and that a course can be repeated."""

from random import Random

from bench.children import DAY, PLAIN, PRACTISED, SPACED, Child, Course, Traces, taught
from sumdeck.learning.facts import Fact, maps
from sumdeck.rules.registry import game
from sumdeck.rules.sums import PLUS

FACTS = tuple(fact for fact in maps()[PLUS] if fact.one and fact.result <= 10)


def said_at(*moments: float) -> Traces:
    traces = Traces()
    for moment in moments:
        traces.say(moment)
    return traces


def test_what_is_not_said_again_is_forgotten() -> None:
    assert Traces().recall(0) == 0
    assert said_at(0).recall(60) > said_at(0).recall(6000) > 0


def test_what_is_said_again_after_a_while_stays_longer_than_what_is_said_at_once() -> None:
    assert said_at(0, 2000, 4000).recall(10_000) > said_at(0, 2, 4).recall(6004)


def test_a_night_away_costs_less_than_a_day_of_playing() -> None:
    awake, asleep = (Child(FACTS, Random(1)) for _ in range(2))
    for child in (awake, asleep):
        child.says(Fact(PLUS, 3, 5), "good")
    awake.now += DAY
    asleep.rest_until(DAY)

    assert asleep.known() > awake.known()


def test_a_course_is_the_same_when_it_is_repeated_and_practice_is_worth_something() -> None:
    numero = game("numero")
    course = Course(numero, numero.options({"level": "numbers-10"}), FACTS, sessions=3, games=1)

    plain, again, spaced, practised = (taught(course, "Mia", way) for way in (PLAIN, PLAIN, SPACED, PRACTISED))

    assert plain == again
    assert plain.known[0] == spaced.known[0] == practised.known[0]
    assert practised.known[-1] > plain.known[0]
    assert len(spaced.due) == 3

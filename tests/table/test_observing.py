"""What a seat has said, and what it has overlooked, as `sumdeck.learning` is told of it."""

from sumdeck.learning.facts import Fact
from sumdeck.table import HouseRules
from sumdeck.table.commands import Pause, Resume
from sumdeck.table.observing import observations, overlooked
from tests.table.tables import P, laid, say

HANDS = ("8 1 2 12 13", "2 3 7 9 15")


def test_a_fact_is_missed_that_would_have_won_more() -> None:
    table = laid(hands=HANDS, centre="5 3")
    say(table, P, "discard 8")

    assert overlooked(table.state, P) == [Fact("+", 3, 5)]


def test_what_was_said_is_not_missed() -> None:
    table = laid(hands=HANDS, centre="5 3")
    say(table, P, "5 + 3 = 8, take 8")

    assert overlooked(table.state, P) == []


def test_a_pause_is_no_thought_and_what_was_thought_before_it_is() -> None:
    table = laid(hands=HANDS, centre="5 3", house=HouseRules(umpire=True))
    began = table.state.began
    table.act(Pause(), began + 3_000)
    table.act(Resume(), began + 123_000)
    say(table, P, "5 + 3 = 8, take 8", now=began + 125_000)

    (said,) = observations(table.log, P)
    assert said.thought == 5_000

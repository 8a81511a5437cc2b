"""Simulated children: players with a fact memory that forgets and errs. They show what practice may be worth before it is tried.

What a child remembers has the form of Pavlik and Anderson (2005): each time that a fact is said leaves a trace, which fades by a
power of its age, and faster if the fact was still fresh. That is another model than the one which schedules, so that none proves
itself. What does not come to mind is counted out, small numbers more often; or said wrongly, and called wrong.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import exp, log
from random import Random
from typing import Any, Final

from sumdeck.learning.facts import Fact, facts_in
from sumdeck.learning.memory import AGAIN, GOOD, Memory
from sumdeck.learning.spaced import AMONG, WANTED, spaced
from sumdeck.players.player import Player
from sumdeck.players.registry import player
from sumdeck.players.second_look import looker_of
from sumdeck.rules.deals import first_state, named_deal
from sumdeck.rules.game import Game, Seat, View
from sumdeck.rules.sums import sums_in

MINUTE: Final = 60_000
DAY: Final = 24 * 60 * MINUTE
AWAY: Final = 0.025
"""Between sessions memory fades so much slower than within them."""
FADING, FRESHNESS, THRESHOLD, NOISE = 0.177, 0.217, -0.704, 0.255
"""How fast a trace fades, how much faster a fresh one, and from which activation on a fact comes to mind, more or less surely."""
COUNTS: Final = 0.6
"""How often a small sum is counted out in a turn; large ones less often."""
ERRS: Final = 0.1
"""How often a result is said that was neither remembered nor counted out."""
CHILD, OTHER = Seat(0), Seat(1)


@dataclass
class Traces:
    """One fact in a child's mind."""

    said: list[tuple[float, float]] = field(default_factory=list)
    """When, in seconds of the memory's own time, and how fast it fades."""

    def activation(self, at: float) -> float:
        left = sum(max(at - when, 1.0) ** -fades for when, fades in self.said)
        return log(left) if left else float("-inf")

    def recall(self, at: float) -> float:
        """With which chance it comes to mind."""
        activation = self.activation(at)
        return 0.0 if activation == float("-inf") else 1 / (1 + exp((THRESHOLD - activation) / NOISE))

    def say(self, at: float) -> None:
        self.said.append((at, FADING + FRESHNESS * exp(self.activation(at))))


class Child(Player[Any, Any]):
    """Sees the moves whose facts come to mind, plays the best of them, and may say one wrongly."""

    name = "child"

    def __init__(self, facts: Sequence[Fact], rng: Random) -> None:
        self.mind = {fact: Traces() for fact in facts}
        self.memory = Memory()
        """What a page would know of this child."""
        self.rng = rng
        self.now, self.away = 0.0, 0.0
        self.practised: list[Fact] = []
        for fact in facts:  # what was learnt before: small sums mostly
            for _ in range(rng.randrange(max(2, 12 - fact.result) + 1)):
                self.mind[fact].say(-rng.uniform(10, 60) * DAY / 1000 * AWAY)

    @property
    def at(self) -> float:
        """The memory's own time."""
        return self.now / 1000 - self.away * (1 - AWAY)

    def rest_until(self, now: float) -> None:
        """Nothing happens until then."""
        self.away += (now - self.now) / 1000
        self.now = now

    def known(self) -> float:
        """How many facts would come to mind now."""
        return sum(traces.recall(self.at) for traces in self.mind.values())

    def choose(self, game: Game[Any, Any], view: View[Any], rng: Random) -> Any:
        assert view.seat is not None
        looker = looker_of(game.name)
        assert looker is not None
        moves = game.legal_moves(view.shown, view.seat)
        tried: dict[Fact, bool] = {}
        seen: list[tuple[int, int, Any, list[Fact]]] = []
        for place, move in enumerate(moves):
            facts = [fact for each in sums_in(game.write(view.shown, view.seat, move)) for fact in facts_in(each)]
            if all(self.comes_to_mind(fact, tried) for fact in facts):
                seen.append((looker.worth(view, (move,)) * 2 + bool(facts), -place, move, facts))
        _, _, move, facts = max(seen, key=lambda each: each[:2])
        for fact in facts:
            self.says(fact, GOOD)
        return move

    def practise(self, facts: Sequence[Fact]) -> None:
        """Be asked these; whoever says one wrongly works it out with a picture."""
        for fact in facts:
            self.now += MINUTE / 4
            right = self.rng.random() < max(self.mind[fact].recall(self.at), COUNTS)
            self.says(fact, GOOD if right else AGAIN)

    def comes_to_mind(self, fact: Fact, tried: dict[Fact, bool]) -> bool:
        """Whether a fact is seen in this turn: remembered, or counted out. What is said wrongly is called wrong, and no more."""
        if fact not in self.mind:
            return True
        if fact not in tried:
            tried[fact] = self.rng.random() < max(self.mind[fact].recall(self.at), COUNTS * exp(-fact.result / 20))
            if not tried[fact] and self.rng.random() < ERRS:
                self.memory = self.memory.after(fact, AGAIN, round(self.now))
                tried[fact] = self.rng.random() < 0.5  # worked out, now that somebody has said it was wrong
        return tried[fact]

    def says(self, fact: Fact, grade: str) -> None:
        if fact in self.mind:
            self.mind[fact].say(self.at)
            self.memory = self.memory.after(fact, grade, round(self.now))
            self.practised.append(fact)


@dataclass(frozen=True)
class Course:
    """How children practise."""

    game: Game[Any, Any]
    options: Any
    facts: tuple[Fact, ...]
    sessions: int = 15
    games: int = 2
    """In each session."""
    every: float = 1.0
    """Days between sessions."""
    opponent: str = "careless"


@dataclass(frozen=True)
class Learnt:
    """What came of a course for one child."""

    known: tuple[float, ...]
    """Facts known before each session, and a week after the last."""
    due: tuple[int, ...]
    """Of the facts that were wanted in a game, how many were said."""


PLAIN, SPACED, PRACTISED = "plain deals", "spaced deals", "spaced deals, and three minutes before"
WAYS: Final = (PLAIN, SPACED, PRACTISED)


def taught(course: Course, name: str, way: str) -> Learnt:
    """One child's course. The same name is the same child with the same luck, whatever the way."""
    child = Child(course.facts, Random(name))
    rival = player(course.game.name, course.opponent)
    known, due = [], []
    for session in range(course.sessions):
        child.rest_until((session + 1) * course.every * DAY)
        known.append(child.known())
        if way == PRACTISED:
            child.practise(child.memory.due(round(child.now))[:WANTED])
        for number in range(course.games):
            wanted = child.memory.due(round(child.now))[:WANTED]
            child.practised = []
            play(course, child, rival, f"{name} {session} {number}", wanted if way != PLAIN else ())
            due.append(len(set(wanted) & set(child.practised)))
    child.rest_until(child.now + 7 * DAY)
    return Learnt((*known, child.known()), tuple(due))


def play(course: Course, child: Child, rival: Player[Any, Any], name: str, wanted: Sequence[Fact]) -> None:
    """A game; where facts are wanted, with the shuffle that brings most of them."""
    game, pack = course.game, course.game.pack(course.options)
    deals = [named_deal(pack, f"{name} {place}", game.shuffles_again) for place in range(AMONG if wanted else 1)]
    deal = deals[spaced(game, course.options, 2, deals, wanted)]
    state, rng = first_state(game, deal, 2, course.options), Random(name)
    while acting := game.to_act(state):
        chooser = child if acting[0] == CHILD else rival
        if acting[0] == CHILD:
            child.now += MINUTE / 3
        state = game.apply(state, acting[0], chooser.choose(game, game.view(state, acting[0]), rng))

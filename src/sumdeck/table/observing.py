"""What a seat has said at a table, right or wrong, for whoever wants to know what its player has learnt (`sumdeck.learning`)."""

from collections.abc import Iterable
from itertools import takewhile
from typing import Any

from sumdeck.learning.facts import Fact, facts_in
from sumdeck.learning.profile import Observation
from sumdeck.players.second_look import FINDABLE
from sumdeck.rules.game import Game, Seat
from sumdeck.rules.sums import sums_in
from sumdeck.table.events import Aided, Claimed, Event, Hinted, Mistaken, Paused, Resumed
from sumdeck.table.second_look import Moment, left_lying
from sumdeck.table.state import TableState


def observations(log: Iterable[Event], seat: Seat) -> list[Observation]:
    """Every sentence that the person at a seat has said, in order. What a computer player said for them does not count.

    A wrong sum has no time of its own in the log: it was said before the claim that follows it, and is given the time before.
    """
    found: list[Observation] = []
    began = 0
    paused: int | None = None
    helped = sent = False
    for event in log:
        at = getattr(event, "at", began)
        match event:
            case Paused():
                paused = at
                continue
            case Resumed():
                began += 0 if paused is None else at - max(paused, began)  # a pause is no thought; what was before it is
                paused = None
                continue
            case Hinted() | Aided():
                helped = helped or (event.seat == seat and bool(event.key))
                sent = sent or (event.seat == seat and not event.key)
            case Mistaken() if event.seat == seat:
                found.append(Observation(event.text, began, False, helped, sent=sent))
            case Claimed() if event.seat == seat:
                if not event.player:
                    found.append(Observation(event.text, at, True, helped, at - began, sent))
                helped = sent = False
        began = at
    return found


def overlooked(state: TableState, seat: Seat) -> list[Fact]:
    """The facts that would have won more in a turn than what was said there, as far as they could be found."""
    return [
        fact
        for moment in left_lying(state, seat)
        if moment.missed.steps <= FINDABLE
        for fact in facts_of(state.game, state.line[moment.at].before, seat, moment.missed.moves) - said_there(state, moment)
    ]


def facts_of(game: Game[Any, Any], here: Any, seat: Seat, moves: Iterable[Any]) -> set[Fact]:
    """The facts in what a turn could have said."""
    found: set[Fact] = set()
    for move in moves:
        found |= facts_said(game.write(here, seat, move))
        here = game.apply(here, seat, move)
    return found


def said_there(state: TableState, moment: Moment) -> set[Fact]:
    """The facts that were said in the same turn."""
    first = state.line[moment.at]
    said = takewhile(lambda step: step.seat == first.seat, state.line[moment.at :])
    return {fact for step in said for fact in facts_said(state.game.write(step.before, step.seat, step.move))}


def facts_said(text: str) -> set[Fact]:
    return {fact for each in sums_in(text) for fact in facts_in(each)}

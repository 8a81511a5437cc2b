"""All that one screen may show: what a seat, or an onlooker, knows of a table. Nothing else ever leaves."""

from dataclasses import dataclass
from typing import Any, Final

from sumdeck.rules.deals import Deal
from sumdeck.rules.game import Outcome, Seat, View
from sumdeck.table.clock import Clock, running
from sumdeck.table.commands import REMATCH, STAND_IN, TAKE_BACK
from sumdeck.table.help import Help
from sumdeck.table.house import HouseRules
from sumdeck.table.referee import open_to
from sumdeck.table.state import CLOSED, GATHERING, OVER, Asked, Person, TableState
from sumdeck.table.telling import Announcement

QUESTIONS: Final = {TAKE_BACK: "prompt.take_back", STAND_IN: "prompt.stand_in", REMATCH: "prompt.rematch"}
PHASES: Final = {GATHERING: "prompt.gathering", OVER: "prompt.over", CLOSED: "prompt.closed"}
"""What is awaited while something is asked, and while nobody can play."""


@dataclass(frozen=True)
class Reveal:
    """The deal, opened at the end: whoever kept the commitment can see that nobody touched the cards."""

    deal: Deal
    nonce: str


@dataclass(frozen=True)
class Screen:
    """What a seat, or an onlooker, may know after event n."""

    n: int
    """The last event that this screen was told of."""
    seat: Seat | None
    phase: str
    to_act: tuple[Seat, ...]
    prompt: str
    """What is awaited of this seat, as a code."""
    view: View[Any]
    """The game, as this seat may see it."""
    said: tuple[Announcement, ...]
    people: tuple[Person, ...]
    clocks: tuple[Clock, ...]
    asked: tuple[Asked, ...]
    """What is asked of everybody, and who has agreed."""
    objectionable: tuple[int, ...]
    """The claims to which this seat may object, by their number in the log, whether they are right or wrong."""
    house: HouseRules
    help: Help | None
    """What this seat is offered; None for an onlooker."""
    commitment: str
    reveal: Reveal | None
    """None while the game goes on."""
    outcome: Outcome | None
    paused: bool
    calling: tuple[Seat, ...]
    """Who waits for the umpire."""
    rematch: str
    closed: str


def screen_of(state: TableState, view: View[Any], n: int, said: tuple[Announcement, ...]) -> Screen:
    """The screen of the seat of a view, which was told last of event n."""
    seat = view.seat
    clock = running(state)
    opened = state.opened
    return Screen(
        n,
        seat,
        state.phase,
        state.to_act,
        prompt_for(state, seat),
        view,
        said,
        state.people,
        () if clock is None else (clock,),
        state.requests,
        objectionable(state, seat),
        state.house,
        None if seat is None else state.help(seat),
        opened.commitment,
        Reveal(opened.deal, opened.nonce) if state.unsealed else None,
        state.outcome,
        state.paused is not None,
        state.calling,
        state.rematch,
        state.closed,
    )


def objectionable(state: TableState, seat: Seat | None) -> tuple[int, ...]:
    """The claims to which the person at a seat may object, by their number in the log."""
    steps = open_to(state, seat)
    return tuple([step.n for step in steps]) if steps and seat is not None and state.person(seat) else ()


def prompt_for(state: TableState, seat: Seat | None) -> str:
    """What is awaited of a seat now: an answer first, then its turn."""
    if seat is not None and state.requests and state.names[seat] and state.person(seat):
        for request in state.requests:
            if seat not in (request.seat, request.missing, *request.agreed):
                return QUESTIONS[request.what]
    if state.phase in PHASES:
        return PHASES[state.phase]
    if state.paused is not None:
        return "prompt.paused"
    if seat is None or seat not in state.to_act:
        return "prompt.others"
    if state.in_charge(seat):
        return "prompt.not_in_charge"
    return "prompt.your_turn" if state.to_act[0] == seat else "prompt.may_speak"

"""All that one screen may show: what a seat, or an onlooker, knows of a table. Nothing else ever leaves."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from sumdeck.rules.deals import Deal
from sumdeck.rules.game import Outcome, Seat, View
from sumdeck.table.clock import Clock, running
from sumdeck.table.commands import REMATCH, STAND_IN, TAKE_BACK
from sumdeck.table.course import CLOSED, GATHERING, OVER, Course, Person, Request
from sumdeck.table.help import Help
from sumdeck.table.house import HouseRules
from sumdeck.table.referee import open_to
from sumdeck.table.telling import Said

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
    said: tuple[Said, ...]
    people: tuple[Person, ...]
    clocks: tuple[Clock, ...]
    asked: tuple[Request, ...]
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


def screen_of(course: Course, view: View[Any], n: int, said: tuple[Said, ...]) -> Screen:
    """The screen of the seat of a view, which was told last of event n."""
    seat = view.seat
    clock = running(course)
    opened = course.opened
    return Screen(
        n,
        seat,
        course.phase,
        course.to_act,
        prompt_for(course, seat),
        view,
        said,
        course.people,
        () if clock is None else (clock,),
        course.requests,
        tuple(step.n for step in open_to(course, seat)) if seat is not None and course.person(seat) else (),
        course.house,
        None if seat is None else course.help(seat),
        opened.commitment,
        Reveal(opened.deal, opened.nonce) if course.unsealed else None,
        course.outcome,
        course.paused is not None,
        course.calling,
        course.rematch,
        course.closed,
    )


def prompt_for(course: Course, seat: Seat | None) -> str:
    """What is awaited of a seat now: an answer first, then its turn."""
    if seat is not None and course.names[seat] and course.person(seat):
        for request in course.requests:
            if seat not in (request.seat, request.missing, *request.agreed):
                return QUESTIONS[request.what]
    if course.phase in PHASES:
        return PHASES[course.phase]
    if course.paused is not None:
        return "prompt.paused"
    if seat is None or seat not in course.to_act:
        return "prompt.others"
    if course.in_charge(seat):
        return "prompt.not_in_charge"
    return "prompt.your_turn" if course.to_act[0] == seat else "prompt.may_speak"

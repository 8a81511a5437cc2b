"""What becomes of a command: the events that it causes, or a Refusal. Nothing is changed here; that is done in `fold.py`."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TypeAlias

from sumdeck.rules.game import Refusal, Seat
from sumdeck.table import agreeing, claiming, clock, phrases, referee, seating, umpire
from sumdeck.table.codes import TableCode
from sumdeck.table.commands import (
    Ask,
    AskAid,
    AskHint,
    CallUmpire,
    Close,
    Command,
    MakeRematch,
    Object,
    Pause,
    Reply,
    Resume,
    Return,
    Rule,
    Say,
    SayPhrase,
    Sit,
    TimeUp,
)
from sumdeck.table.course import Course
from sumdeck.table.events import Closed, Details, Event, Hinted, Mistaken


@dataclass(frozen=True)
class Done:
    """It has happened, as event n."""

    n: int


@dataclass(frozen=True)
class Wrong:
    """The mathematics of the claim is wrong. The seat may try again."""

    n: int
    code: str
    details: Details


@dataclass(frozen=True)
class Helped:
    """One rung of help."""

    n: int
    rung: int
    code: str
    details: Details


Answer: TypeAlias = Done | Wrong | Helped


@dataclass(frozen=True)
class Decision:
    """What a command leads to: the next events of the log, and what its sender hears."""

    events: tuple[Event, ...]
    """Empty where the command has been carried out before, or changes nothing."""
    answer: Answer


def decide(course: Course, command: Command, now: int, away: Mapping[Seat, int]) -> tuple[Event, ...]:
    """The events that a command leads to. Raises Refusal.

    `now` is in milliseconds; `away` says since when each absent person is away.
    """
    if course.closed:
        raise Refusal(TableCode.CLOSED)
    match command:
        case Sit():
            return seating.sit(course, command, now)
        case Say():
            return claiming.say(course, command, now)
        case AskHint():
            return claiming.hint(course, command)
        case AskAid():
            return claiming.aid(course, command)
        case Object():
            return referee.object_to(course, command, now)
        case Ask():
            return agreeing.ask(course, command, now, away)
        case Reply():
            return agreeing.reply(course, command, now, away)
        case SayPhrase():
            return phrases.say(course, command)
        case CallUmpire():
            return umpire.call(course, command)
        case Pause():
            return umpire.pause(course, now)
        case Resume():
            return umpire.resume(course, now)
        case Rule():
            return umpire.rule(course, command, now)
        case Return():
            return seating.return_to(course, command, now)
        case TimeUp():
            return clock.time_up(course, now)
        case MakeRematch():
            return agreeing.make_rematch(course, command, now, away)
        case Close():
            return (Closed(command.why),)


def answer_to(n: int, event: Event) -> Answer:
    """What the sender of a command hears when this is the first event it has led to."""
    match event:
        case Mistaken():
            return Wrong(n, event.code, event.details)
        case Hinted():
            return Helped(n, event.rung, event.code, event.details)
    return Done(n)

"""What becomes of a command: the events that it causes, or a Refusal. Nothing is changed here; that is done in `fold.py`."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from sumdeck import ledger
from sumdeck.ledger import Done
from sumdeck.players.hints import Hint
from sumdeck.rules.game import Refusal, Seat, View
from sumdeck.table import agreeing, claiming, clock, commands, phrases, referee, seating, umpire
from sumdeck.table.codes import TableCode
from sumdeck.table.commands import Command
from sumdeck.table.events import Closed, Details, Event, Hinted, Mistaken
from sumdeck.table.state import TableState


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


Decision: TypeAlias = ledger.Decision[Event, Answer]


def decide(
    state: TableState,
    command: Command,
    now: int,
    away: Mapping[Seat, int],
    ladder: Callable[[View[Any]], Sequence[Hint]],
) -> tuple[Event, ...]:
    """The events that a command leads to. Raises Refusal.

    `now` is in milliseconds; `away` says since when each absent person is away; `ladder` knows all help in a position.
    """
    if state.closed:
        raise Refusal(TableCode.CLOSED)
    match command:
        case commands.Sit():
            return seating.sit(state, command, now)
        case commands.Say():
            return claiming.say(state, command, now)
        case commands.AskHint():
            return claiming.hint(state, command, ladder)
        case commands.KeepSteps():
            return claiming.keep_steps(state, command)
        case commands.AskAid():
            return claiming.aid(state, command)
        case commands.Object():
            return referee.object_to(state, command, now)
        case commands.Ask():
            return agreeing.ask(state, command, now, away)
        case commands.Reply():
            return agreeing.reply(state, command, now, away)
        case commands.SayPhrase():
            return phrases.say(state, command)
        case commands.CallUmpire():
            return umpire.call(state, command)
        case commands.Pause():
            return umpire.pause(state, now)
        case commands.Resume():
            return umpire.resume(state, now)
        case commands.Rule():
            return umpire.rule(state, command, now)
        case commands.SendHelp():
            return umpire.send_help(state, command, ladder)
        case commands.Return():
            return seating.return_to(state, command, now)
        case commands.TimeUp():
            return clock.time_up(state, now)
        case commands.MakeRematch():
            return agreeing.make_rematch(state, command, now, away)
        case commands.Close():
            return (Closed(command.why),)


def answer_to(n: int, event: Event | None) -> Answer:
    """What the sender of a command hears when this is the first event it has led to."""
    match event:
        case Mistaken():
            return Wrong(n, event.code, event.details)
        case Hinted():
            return Helped(n, event.rung, event.code, event.details)
    return Done(n)

"""How the tables of a class get on, for its organiser: who errs and how, who finds nothing, who is away, what help was sent."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby, islice, takewhile
from typing import Final

from sumdeck.learning.profile import habits_in
from sumdeck.rules.game import Seat
from sumdeck.rules.sums import Sum, sums_in
from sumdeck.server.clubs.hosting import Club
from sumdeck.server.clubs.showing import turn_of
from sumdeck.server.hosted_table import HostedTable
from sumdeck.server.wire import Part
from sumdeck.table import Announcement, Table
from sumdeck.table.commands import HINT
from sumdeck.table.events import Aided, Claimed, Event, Hinted, Mistaken
from sumdeck.table.state import Step, TableState
from sumdeck.table.umpire import SLIP

LATELY: Final = 6
"""So many sentences tell how somebody gets on now."""
WITHIN: Final = 120
"""So many events back is lately."""
MANY: Final = 3
"""So many of them wrong are worth a word to the teacher."""
LONG_SILENT: Final = 5
"""So many turns in a row without anything found are more than bad luck."""
NOTHING: Final = ("discard ", "draw", "pass", "take two")
"""How sentences begin, in any game, of whoever has found nothing."""


class Erring(Part):
    """Somebody who errs much at the moment."""

    name: str
    wrong: int
    """So many of their last sentences."""
    last: int
    sums: tuple[str, ...]
    """What they said, the latest first."""
    way: str
    """The way to err that was seen in them again: `habit.<way>` has its words; empty where there is none."""


class Silent(Part):
    """Somebody who has found nothing to say for a while."""

    name: str
    turns: int
    """So many in a row."""


class Glance(Part):
    """How one table gets on: for the organiser alone, since wrong sums are nobody else's business."""

    match: int
    turns: int
    """After how many claims: what follows is of that turn, and of nobody else's."""
    since: int
    """When the turn began, in milliseconds; as much later as all have paused in it."""
    wrong: int
    """How many wrong sums it has seen since."""
    helped: bool
    """Whether whoever is to play has asked for help."""
    away: tuple[str, ...]
    """Whose screen is not there."""
    sent: Announcement | None
    """The last step of help that was sent in this turn, as it is read there."""
    at_task: tuple[str, ...]
    """Who does the task of the class instead."""
    erring: tuple[Erring, ...]
    silent: tuple[Silent, ...]


class Glances(Part):
    """All tables that are laid here, and who plays the computer meanwhile."""

    tables: tuple[Glance, ...]
    erring: tuple[Erring, ...]
    """Of those who play the computer."""
    silent: tuple[Silent, ...]
    now: int
    """The time here, in milliseconds."""


def glance_at(club: Club, match: int, now: int) -> Glance:
    """How a table gets on, as far as it can be told from its log."""
    running = club.tables[match]
    state, log = running.table.state, running.table.log
    wrong = sum(isinstance(event, Mistaken) for event in log[state.moved + 1 :])
    asked = (event for event in log[state.moved + 1 :] if isinstance(event, Hinted | Aided) and event.key)
    helped = any(event.seat in turn_of(state) for event in asked)
    missing = [state.names[seat] for seat in running.away if state.names[seat]]
    busy = {club.tournament.progress.entrant(entrant).name for entrant in club.at_task.values()}
    away, at_task = (tuple(name for name in missing if (name in busy) == there) for there in (False, True))
    sent, turns = sent_at(running.table), len(state.line)
    return Glance(match, turns, since_at(state, now), wrong, helped, away, sent, at_task, *struggling_at((running,)))


def struggling_at(tables: Iterable[HostedTable]) -> tuple[tuple[Erring, ...], tuple[Silent, ...]]:
    """Who errs much at these tables, and who finds nothing."""
    seats = [
        (name, Seat(seat), running.table) for running in tables for seat, name in enumerate(running.table.state.names) if name
    ]
    erring = tuple(found for name, seat, table in seats for found in erring_at(name, table.log, seat))
    silent = tuple(Silent(name, turns) for name, seat, table in seats if (turns := silent_at(table.state, seat)) >= LONG_SILENT)
    return erring, silent


def since_at(state: TableState, now: int) -> int:
    """A pause is no thinking, and a table that was not told yet of its end still rests."""
    return state.began if state.paused is None else state.began + now - state.paused


def sent_at(table: Table) -> Announcement | None:
    """The last step of help that the organiser has sent in this turn, also where the game ended with it."""
    for n in range(len(table.log) - 1, table.state.moved, -1):
        event = table.log[n]
        if isinstance(event, Hinted) and not event.key:
            return table.announcement(n, event.seat)
    return None


def slip_at(club: Club, match: int, what: str) -> str:
    """The way to err that help shall be about; empty where none was seen again, or a hint of this turn was about it already."""
    state, log = club.tables[match].table.state, club.tables[match].table.log
    if what == HINT and any(isinstance(event, Hinted) and event.code.startswith(SLIP) for event in log[state.moved + 1 :]):
        return ""
    return next((way_in(wrong_sums(lately(log, seat))) for seat in turn_of(state)), "")


def silent_at(state: TableState, seat: Seat) -> int:
    """For how many turns in a row a person has only given a card away, drawn some or passed."""
    turns = (tuple(steps) for who, steps in groupby(reversed(state.line), lambda step: step.seat) if who == seat)
    return sum(1 for _ in takewhile(lambda turn: all(is_nothing(state, step) for step in turn), turns))


def is_nothing(state: TableState, step: Step) -> bool:
    return not step.player and state.game.write(step.before, step.seat, step.move).startswith(NOTHING)


def erring_at(name: str, log: Sequence[Event], seat: Seat) -> Iterator[Erring]:
    """Whether somebody was wrong in at least half of what they reckoned lately, and how.

    Told from the end of the log, and no further than that takes: the desk asks of every table, again and again.
    """
    last = lately(log, seat)
    wrong = sum(not right for _, right in last)
    if wrong >= max(MANY, len(last) / 2):
        sums = wrong_sums(last)
        yield Erring(name, wrong, len(last), tuple(dict.fromkeys(map(str, sums)))[:MANY], way_in(sums))


def way_in(wrong: Sequence[Sum]) -> str:
    """The way to err that was seen again in these, the latest first; empty where there is none."""
    return next((habit.way.value for habit in habits_in(wrong[::-1])), "")


def wrong_sums(last: Sequence[tuple[str, bool]]) -> list[Sum]:
    return [stated for text, right in last if not right for stated in sums_in(text) if not stated.right]


def lately(log: Sequence[Event], seat: Seat) -> Sequence[tuple[str, bool]]:
    return list(islice(reckoned(log[-WITHIN:], seat), LATELY))


def reckoned(log: Sequence[Event], seat: Seat) -> Iterator[tuple[str, bool]]:
    """What the person at a seat has said that has a sum in it, and whether that was right; the last comes first."""
    for event in reversed(log):
        if isinstance(event, Mistaken) and event.seat == seat:
            yield event.text, False
        elif isinstance(event, Claimed) and event.seat == seat and not event.player and sums_in(event.text):
            yield event.text, True

"""A game as a page steps through it: every position as an onlooker saw it, and with every hand open. Workers write it down."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from sumdeck.rules import record as rules
from sumdeck.rules.game import Refusal, Seat
from sumdeck.rules.record import write_record
from sumdeck.server import wire
from sumdeck.server.clubs.schema import TableLook
from sumdeck.server.codes import WebCode
from sumdeck.server.hosted_table import HostedTable
from sumdeck.server.messages import people_of
from sumdeck.server.positions import position_in
from sumdeck.server.requests import Record, Step
from sumdeck.server.static import File, zipped
from sumdeck.server.views import open_hands, player_view_of
from sumdeck.table import Announcement, Event
from sumdeck.table import state as played
from sumdeck.table.events import Hinted, Mistaken
from sumdeck.table.state import TableState
from sumdeck.table.telling import tell

MOST_BYTES: Final = 4_000_000
"""No record is longer than this when it is written out; games that people play have a tenth of it."""


@dataclass(frozen=True)
class Played:
    """What a worker needs to write down a table."""

    id: str
    record: rules.Record
    state: TableState
    log: tuple[Event, ...]
    steps: dict[int, played.Step]
    here: frozenset[Seat]

    @classmethod
    def at(cls, running: HostedTable, sealed: bool = True) -> Played:
        """A table as it is now. Raises Refusal while its deal is sealed; only a referee may break the seal."""
        table = running.table
        record = table.record(sealed)
        return cls(running.row.id, record, table.state, tuple(table.log), dict(table.steps), running.listeners.here)

    def announcement(self, n: int, seat: Seat | None) -> Announcement | None:
        """Event n as a seat, or an onlooker (None), has heard of it."""
        return tell(self.state, n, self.log[n], self.steps.get(n), seat)


def record_file(table: Played) -> File:
    return as_file(record_of(table))


def look_file(table: Played) -> File:
    """A table as the referee sees it. Wrong sums and hints are told as their own seat heard of them."""
    said = (
        table.announcement(n, event.seat if isinstance(event, (Mistaken, Hinted)) else None) for n, event in enumerate(table.log)
    )
    return as_file(TableLook(record_of(table), tuple(each for each in said if each is not None)))


def replayed(text: str) -> File:
    """The record that somebody has brought. Raises Refusal where it is none."""
    position = position_in(text)
    table = position.table()
    brought = Played("", position.record, table.state, tuple(table.log), dict(table.steps), frozenset())
    return as_file(record_of(brought))


def record_of(table: Played) -> Record:
    """A game, step by step. One that somebody has brought has no table, and nobody else looks at it."""
    state, people = table.state, people_of(table.state.people, table.here)
    onlookers, text = bool(table.id) and state.house.onlookers, write_record(table.record)
    return Record(table.id, onlookers, table.record.begun, state.game.name, level_of(state), people, steps_of(table), text)


def as_file(seen: Record | TableLook) -> File:
    """A record as it is sent. Raises Refusal for one that is too long."""
    written = wire.write(seen)
    if len(written) > MOST_BYTES:
        raise Refusal(WebCode.TOO_BIG)
    return zipped(written, "application/json", "no-store")


def level_of(state: TableState) -> str:
    """Which cards it is played with."""
    return step_of(state, 0, None, state.first).view.level


def steps_of(table: Played) -> tuple[Step, ...]:
    """Every position, from the first on."""
    state = table.state
    first = step_of(state, 0, None, state.first)
    return (first, *(step_of(state, step.n, table.announcement(step.n, None), step.after) for step in state.line))


def step_of(table_state: TableState, n: int, said: Announcement | None, state: Any) -> Step:
    game = table_state.game
    view = player_view_of(game.name, game.view(state, None), game.to_act(state), game.outcome(state))
    position = "" if game.layout is None else game.write_position(state, order=False)
    return Step(n, said, view, tuple(open_hands(game.name, state)), position)

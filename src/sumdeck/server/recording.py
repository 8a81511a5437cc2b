"""A game as a page steps through it: every position as an onlooker saw it, and with every hand open."""

from __future__ import annotations

from typing import Any

from sumdeck.rules.record import write_record
from sumdeck.server.hosted_table import HostedTable
from sumdeck.server.messages import people_of
from sumdeck.server.positions import Position
from sumdeck.server.requests import Record, Step
from sumdeck.server.views import open_hands, player_view_of
from sumdeck.table import Announcement, Table
from sumdeck.table.state import TableState


def record_of(running: HostedTable, sealed: bool = True) -> Record:
    """The record of a table. Raises Refusal while its deal is sealed; only a referee may break the seal."""
    table = running.table
    text = write_record(table.record(sealed))
    people = people_of(table.state.people, running.listeners.here)
    return Record(
        running.row.id,
        table.state.house.onlookers,
        table.state.opened.begun,
        table.state.game.name,
        level_of(table),
        people,
        steps_of(table),
        text,
    )


def record_at(position: Position) -> Record:
    """The record that somebody has brought, up to a position. Raises Refusal where it is none."""
    table = position.table()
    people = people_of(table.state.people, frozenset())
    text, begun = write_record(position.record), position.record.begun
    return Record("", False, begun, table.state.game.name, level_of(table), people, steps_of(table), text)


def level_of(table: Table) -> str:
    """Which cards it is played with."""
    return step_of(table.state, 0, None, table.state.first).view.level


def steps_of(table: Table) -> tuple[Step, ...]:
    """Every position, from the first on."""
    table_state = table.state
    first = step_of(table_state, 0, None, table_state.first)
    return (first, *(step_of(table_state, step.n, table.announcement(step.n, None), step.after) for step in table_state.line))


def step_of(table_state: TableState, n: int, said: Announcement | None, state: Any) -> Step:
    """One position."""
    game = table_state.game
    view = player_view_of(game.name, game.view(state, None), game.to_act(state), game.outcome(state))
    return Step(n, said, view, tuple(open_hands(game.name, state)))

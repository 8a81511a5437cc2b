"""A game as a page steps through it: every position as an onlooker saw it, and with every hand open."""

from __future__ import annotations

from typing import Any

from sumdeck.rules.record import write_record
from sumdeck.table import Said, Table
from sumdeck.table.course import Course
from sumdeck.web.faces import face_of, open_hands
from sumdeck.web.messages import people_of, said_as
from sumdeck.web.positions import Position
from sumdeck.web.running import Running
from sumdeck.web.wishes import Record, Step


def record_of(running: Running, sealed: bool = True) -> Record:
    """The record of a table. Raises Refusal while its deal is sealed; only a referee may break the seal."""
    table = running.table
    text = write_record(table.record(sealed))
    people = people_of(table.course.people, running.listeners.here)
    return Record(
        running.row.id,
        table.course.house.onlookers,
        table.course.opened.begun,
        table.course.game.name,
        level_of(table),
        people,
        steps_of(table),
        text,
    )


def record_at(position: Position) -> Record:
    """The record that somebody has brought, up to a position. Raises Refusal where it is none."""
    table = position.table()
    people = people_of(table.course.people, frozenset())
    text, begun = write_record(position.record), position.record.begun
    return Record("", False, begun, table.course.game.name, level_of(table), people, steps_of(table), text)


def level_of(table: Table) -> str:
    """Which cards it is played with."""
    return step_of(table.course, 0, None, table.course.first).face.level


def steps_of(table: Table) -> tuple[Step, ...]:
    """Every position, from the first on."""
    course = table.course
    first = step_of(course, 0, None, course.first)
    return (first, *(step_of(course, step.n, table.told(step.n, None), step.after) for step in course.line))


def step_of(course: Course, n: int, said: Said | None, state: Any) -> Step:
    """One position."""
    game = course.game
    face = face_of(game.name, game.view(state, None), game.to_act(state), game.outcome(state))
    return Step(n, None if said is None else said_as(said), face, tuple(open_hands(game.name, state)))

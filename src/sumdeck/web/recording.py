"""A finished game, as a page steps through it: every position as an onlooker saw it, and with every hand open."""

from __future__ import annotations

from typing import Any

from sumdeck.rules.record import write_record
from sumdeck.table import Said
from sumdeck.table.course import Course
from sumdeck.table.screen import people_of as people_at
from sumdeck.web.faces import face_of, open_hands
from sumdeck.web.messages import people_of, said_as
from sumdeck.web.running import Running
from sumdeck.web.wishes import Record, Step


def record_of(running: Running) -> Record:
    """The record of a table. Raises Refusal while its deal is sealed."""
    table = running.table
    course = table.course
    text = write_record(table.record())
    steps = [step_of(course, 0, None, course.first)]
    steps += [step_of(course, step.n, table.told(step.n, None), step.after) for step in course.line]
    level = steps[0].face.level
    people = people_of(people_at(course), running.listeners.here)
    return Record(running.row.id, course.game.name, level, people, tuple(steps), text)


def step_of(course: Course, n: int, said: Said | None, state: Any) -> Step:
    """One position."""
    game = course.game
    face = face_of(game.name, game.view(state, None), game.to_act(state), game.outcome(state))
    return Step(n, None if said is None else said_as(said), face, tuple(open_hands(game.name, state)))

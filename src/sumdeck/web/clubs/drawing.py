"""The papers of a tournament, drawn from its plan. Imported when somebody prints, for it takes a while."""

from __future__ import annotations

from collections.abc import Container

from sumdeck import paper
from sumdeck.club.entrant import EntrantId
from sumdeck.club.plan import COMING, GONE, Plan, PlanTable
from sumdeck.language import say
from sumdeck.paper import PAPERS, Certificate, Sticker, printable


def bracket(plan: Plan, size: str) -> bytes:
    """The whole plan."""
    return paper.bracket(plan, PAPERS[size])


def certificates(plan: Plan, date: str, size: str, computers: Container[EntrantId] = ()) -> bytes:
    """A page for everybody, in the order of their places. Who has left before the end took part; only people get one."""
    name = shown(plan.name)
    rows = [row for row in plan.standings if row.entrant not in computers] or plan.standings
    wanted = [Certificate(shown(row.name), name, date, None if row.status == GONE else row.place) for row in rows]
    return paper.certificates(wanted, PAPERS[size])


def stickers(plan: Plan, link: str, code: str, size: str) -> bytes:
    """A poster for the wall, and a sticker for each table of the round."""
    name = shown(plan.name)
    wanted = [
        Sticker(say("paper.numbered_game", number=table.number), link, code, name, tuple(seat.name for seat in table.seats))
        for table in tables_now(plan)
    ]
    return paper.stickers(wanted, PAPERS[size], Sticker(say("paper.poster"), link, code, name))


def tables_now(plan: Plan) -> list[PlanTable]:
    """The games of the last round that is drawn."""
    drawn = [[table for table in number.tables if table.status != COMING] for number in plan.rounds]
    return [table for table in next(filter(None, reversed(drawn)), []) if len(table.seats) > 1]


def shown(name: str) -> str:
    """A name as far as we can print it: nothing, which leaves room for a pen, where letters of it are missing."""
    return name if printable(name) else ""

"""The papers of a tournament, drawn from its plan. Imported when somebody prints, for it takes a while."""

from __future__ import annotations

from collections.abc import Container

from sumdeck import paper
from sumdeck.club.match import EntrantId
from sumdeck.club.plan import GONE, Plan
from sumdeck.paper import PAPERS, Certificate, Sticker
from sumdeck.paper.writing import BOX, spelled
from sumdeck.words import say


def bracket(plan: Plan, size: str) -> bytes:
    """The whole plan."""
    return paper.bracket(plan, PAPERS[size])


def certificates(plan: Plan, date: str, size: str, computers: Container[EntrantId] = ()) -> bytes:
    """A page for everybody, in the order of their places. Who has left before the end took part; only people get one."""
    name = shown(plan.name)
    rows = [row for row in plan.standings if row.entrant not in computers] or plan.standings
    wanted = [Certificate(shown(row.name), name, date, None if row.status == GONE else row.place) for row in rows]
    return paper.certificates(wanted, PAPERS[size])


def stickers(plan: Plan, room_tables: int, link: str, code: str, size: str) -> bytes:
    """A poster for the wall, and a sticker for each table in the room: it leads to whatever is played there."""
    name = shown(plan.name)
    wanted = [
        Sticker(say("paper.numbered_table", number=number), f"{link}/table/{number}", code, name)
        for number in range(1, room_tables + 1)
    ]
    return paper.stickers(wanted, PAPERS[size], Sticker(say("paper.poster"), link, code, name))


def shown(name: str) -> str:
    """A name as far as we can print it: nothing, which leaves room for a pen, where a letter of it would be a box."""
    spelt = spelled(name)
    return "" if BOX in spelt and BOX not in name else spelt

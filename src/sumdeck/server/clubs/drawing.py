"""The papers of a tournament, drawn from its plan. Imported when somebody prints, for it takes a while."""

from collections.abc import Container

from sumdeck.club.match import EntrantId
from sumdeck.club.plan import GONE, Plan
from sumdeck.paper import bracket as bracket_paper
from sumdeck.paper import certificates as certificate_paper
from sumdeck.paper import stickers as sticker_paper
from sumdeck.paper.measures import PAPERS
from sumdeck.paper.pen import BOX, spelled
from sumdeck.words import say


def bracket(size: str, plan: Plan) -> bytes:
    return bracket_paper.bracket(plan, PAPERS[size])


def certificates(size: str, plan: Plan, date: str, computers: Container[EntrantId] = ()) -> bytes:
    """A page for everybody, in the order of their places. Who has left before the end took part; only people get one."""
    name = shown(plan.name)
    rows = [row for row in plan.standings if row.entrant not in computers] or plan.standings
    wanted = [
        certificate_paper.Certificate(shown(row.name), name, date, None if row.status == GONE else row.place) for row in rows
    ]
    return certificate_paper.certificates(wanted, PAPERS[size])


def stickers(size: str, plan: Plan, room_tables: int, link: str, code: str) -> bytes:
    """A poster for the wall, and a sticker for each table in the room: it leads to whatever is played there."""
    name = shown(plan.name)
    wanted = [
        sticker_paper.Sticker(say("paper.numbered_table", number=number), f"{link}/table/{number}", code, name)
        for number in range(1, room_tables + 1)
    ]
    return sticker_paper.stickers(wanted, PAPERS[size], sticker_paper.Sticker(say("paper.poster"), link, code, name))


def shown(name: str) -> str:
    """A name as far as we can print it: nothing, which leaves room for a pen, where a letter of it would be a box."""
    spelt = spelled(name)
    return "" if BOX in spelt and BOX not in name else spelt

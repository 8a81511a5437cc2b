"""A tournament on paper: its bracket, or its games round by round, and how everybody stands. All from its plan."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

from sumdeck.club.bracket import Sheet
from sumdeck.club.match import FINAL, LOSERS, MatchId
from sumdeck.club.plan import Plan, PlanTable
from sumdeck.paper import fonts
from sumdeck.paper.measures import MM, Box, Paper
from sumdeck.paper.pen import MAKER, Document, Pen, spelled, write
from sumdeck.paper.tournament import games, standings
from sumdeck.paper.tournament.boxes import draw_bracket, room_in
from sumdeck.paper.tournament.sheets import SIDES, sheets
from sumdeck.words import say

SIDE: Final = 11 * MM
HEAD: Final = 27 * MM
FOOT: Final = 14 * MM


@dataclass(frozen=True)
class Leaf:
    """A page that is not drawn yet."""

    title: str
    key: str
    """What its signs mean."""
    draw: Callable[[Pen], None]


def body(paper: Paper) -> Box:
    """The part of a page between its head and its foot."""
    return Box(SIDE, FOOT, paper.width - 2 * SIDE, paper.height - HEAD - FOOT)


def draw_head(pen: Pen, paper: Paper, name: str, under: str, champion: str) -> None:
    """The name of the tournament, what is on this page, and who has won it all."""
    top, wide = paper.height - HEAD, paper.width - 2 * SIDE
    won = say("paper.champion", name=spelled(champion)) if champion else ""
    room = min(wide * 0.4, fonts.width(won, fonts.BOLD, 13) + 26) if won else 0.0
    write(pen, Box(SIDE, top + 10.5 * MM, wide - room, 8 * MM), name, 21, "felt", fonts.BOLD)
    write(pen, Box(SIDE, top + 4.6 * MM, wide - room, 5 * MM), under, 11)
    pen.line(SIDE, top + 3 * MM, paper.width - SIDE, top + 3 * MM, "felt", 1.4)
    if won:
        place = Box(paper.width - SIDE - room, top + 6.5 * MM, room, 9 * MM)
        pen.box(place, pen.inks.pale("gold", 0.3), "brass", 0.8, 4)
        pen.shape("star", Box(place.left + 6, place.centre[1] - 6, 12, 12), "gold", "brass", 0.7)
        write(pen, Box(place.left + 21, place.bottom, room - 26, place.height), won, 13, "ink", fonts.BOLD)


def draw_foot(pen: Pen, paper: Paper, key: str, number: int, count: int) -> None:
    """What the signs mean, and which page it is."""
    line = Box(SIDE, 7.5 * MM, paper.width - 2 * SIDE, 4 * MM)
    last = f"{MAKER} · {say('paper.page', number=number, count=count)}"
    pen.text(line.right, line.bottom, last, 8, "faint", "right", fonts.TEXT)
    if key:
        write(pen, Box(line.left, line.bottom, line.width - fonts.width(last, fonts.TEXT, 8) - 20, 6), key, 8, "faint")


def bracket(plan: Plan, paper: Paper) -> bytes:
    """A tournament as a PDF, sideways. Names that our fonts lack are left blank. Raises ValueError before its first draw."""
    if not plan.rounds:
        raise ValueError("nothing is drawn yet")
    wide = paper.sideways
    place = body(wide)
    leaves = [*game_leaves(plan, place), *bracket_leaves(plan, place), *standing_leaves(plan, place)]
    champion = next((row.name for row in plan.standings if row.entrant == plan.champion), "")
    document = Document(plan.name, wide)
    for number, leaf in enumerate(leaves, 1):
        pen = document.turn(leaf.title)
        draw_head(pen, wide, plan.name, f"{say(f'paper.system.{plan.system}')} · {leaf.title}", champion)
        leaf.draw(pen)
        draw_foot(pen, wide, leaf.key, number, len(leaves))
    return document.finished()


def bracket_leaves(plan: Plan, place: Box) -> Iterator[Leaf]:
    """The sheets of a knock-out."""
    tables = {table.id: table for number in plan.rounds for table in number.tables if table.side in SIDES}
    found = sheets(tuple(tables.values()), room_in(place, tables.values())) if tables else []
    for title, sheet in zip(titles_of(found, tables), found, strict=True):
        yield Leaf(title, say("paper.bracket_key"), partial(draw_bracket, place, sheet, tables))


def titles_of(found: Sequence[Sheet], tables: Mapping[MatchId, PlanTable]) -> list[str]:
    """What the sheets of a bracket are called; those of one name are counted."""
    sides = [{tables[spot.id].side for spot in sheet.spots} for sheet in found]
    double = any(LOSERS in some for some in sides)
    names = [name_of(some, double, len(found) > 1) for some in sides]
    titles = []
    for place, name in enumerate(names):
        number, count = names[: place + 1].count(name), names.count(name)
        titles.append(say("paper.part", what=name, number=number, count=count) if count > 1 else name)
    return titles


def name_of(sides: set[str], double: bool, cut: bool) -> str:
    """What a sheet with these sides shows."""
    if cut and FINAL in sides:
        return say("paper.last_rounds")
    return say(f"side.{sides.pop()}") if double and len(sides) == 1 else say("paper.bracket")


def game_leaves(plan: Plan, place: Box) -> Iterator[Leaf]:
    """The games round by round, where nobody is out by losing one."""
    across = games.columns_for(plan)
    for rows, columns in games.pages(plan, place):
        yield Leaf(say("paper.games"), say("paper.games_key"), partial(games.draw_games, place, rows, columns, across))


def standing_leaves(plan: Plan, place: Box) -> Iterator[Leaf]:
    for rows in standings.pages(plan, place):
        key = say("paper.breaks_key") if any(row.breaks for row in plan.standings) else ""
        yield Leaf(say("standings.title"), key, partial(standings.draw_standings, place, plan, rows))

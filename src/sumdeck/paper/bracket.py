"""A tournament on paper: its bracket, or its games round by round, and how everybody stands. All from its plan."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

from sumdeck.club.match import FINAL, LOSERS
from sumdeck.club.plan import Plan
from sumdeck.paper.document import Document
from sumdeck.paper.measures import Box, Paper
from sumdeck.paper.tournament import games, standings
from sumdeck.paper.tournament.boxes import draw_bracket, room_in
from sumdeck.paper.tournament.frame import Leaf, body, draw_foot, draw_head, sideways
from sumdeck.paper.tournament.sheets import SIDES, Sheet, sheets
from sumdeck.words import say


def bracket(plan: Plan, paper: Paper) -> bytes:
    """A tournament as a PDF, sideways. Names that our fonts lack are left blank. Raises ValueError before its first draw."""
    if not plan.rounds:
        raise ValueError("nothing is drawn yet")
    wide = sideways(paper)
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
    for title, sheet in zip(titles_of(found), found, strict=True):
        yield Leaf(title, say("paper.bracket_key"), partial(draw_bracket, place, sheet, tables))


def titles_of(found: Sequence[Sheet]) -> list[str]:
    """What the sheets of a bracket are called; those of one name are counted."""
    double = any(spot.table.side == LOSERS for sheet in found for spot in sheet.spots.values())
    names = [name_of(sheet, double, len(found) > 1) for sheet in found]
    titles = []
    for place, name in enumerate(names):
        number, count = names[: place + 1].count(name), names.count(name)
        titles.append(say("paper.part", what=name, number=number, count=count) if count > 1 else name)
    return titles


def name_of(sheet: Sheet, double: bool, cut: bool) -> str:
    """What a sheet shows."""
    sides = {spot.table.side for spot in sheet.spots.values()}
    if cut and FINAL in sides:
        return say("paper.last_rounds")
    return say(f"side.{sides.pop()}") if double and len(sides) == 1 else say("paper.bracket")


def game_leaves(plan: Plan, place: Box) -> Iterator[Leaf]:
    """The games round by round, where nobody is out by losing one."""
    across = games.columns_for(plan)
    for rows, columns in games.pages(plan, place):
        yield Leaf(say("paper.games"), say("paper.games_key"), partial(games.draw_games, place, rows, columns, across))


def standing_leaves(plan: Plan, place: Box) -> Iterator[Leaf]:
    """How everybody stands."""
    for rows in standings.pages(plan, place):
        key = say("paper.breaks_key") if any(row.breaks for row in plan.standings) else ""
        yield Leaf(say("standings.title"), key, partial(standings.draw_standings, place, plan, rows))

"""Games round by round, as lists in columns: for systems in which nobody is out, and for groups."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from sumdeck.club.match import GROUP
from sumdeck.club.plan import OPEN, Plan, PlanSeat, PlanTable
from sumdeck.paper import fonts
from sumdeck.paper.measures import Box
from sumdeck.paper.pen import SMALLEST, Pen, write
from sumdeck.paper.tournament.boxes import score
from sumdeck.paper.tournament.lettering import SIZES, width_of_names
from sumdeck.paper.tournament.sheets import SIDES
from sumdeck.words import say

ROW: Final = (14.0, 25.0)
"""How high a row is, at the least and at the most."""
TITLE, GAP = 1.25, 0.7
"""What the title of a list takes, and what is free below it, in rows."""
BETWEEN: Final = 16.0


@dataclass(frozen=True)
class GameList:
    """The games of a round, or some of them."""

    title: str
    tables: tuple[PlanTable, ...]

    @property
    def rows(self) -> float:
        return TITLE + len(self.tables) + GAP


def blocks(plan: Plan, most: int) -> list[GameList]:
    """Every list, none with more games than this; the groups one after the other."""
    found = [(table.side, number.number, table) for number in plan.rounds for table in number.tables if table.side not in SIDES]
    lists: list[GameList] = []
    for side in dict.fromkeys(side for side, _, _ in found):
        for number in sorted({number for where, number, _ in found if where == side}):
            tables = tuple(table for where, when, table in found if (where, when) == (side, number))
            title = title_of(side, number)
            for first in range(0, len(tables), most):
                name = say("paper.continued", what=title) if first else title
                lists.append(GameList(name, tables[first : first + most]))
    return lists


def title_of(side: str, number: int) -> str:
    title = say("desk.round", round=number)
    return f"{say('side.group', number=side.removeprefix(GROUP))} · {title}" if side.startswith(GROUP) else title


def arranged(lists: Sequence[GameList], most: float) -> list[list[GameList]]:
    """Lists in columns that are no higher than this."""
    columns: list[list[GameList]] = [[]]
    for block in lists:
        if columns[-1] and sum(each.rows for each in columns[-1]) + block.rows > most:
            columns.append([])
        columns[-1].append(block)
    return columns


def pages(plan: Plan, body: Box) -> list[tuple[float, list[list[GameList]]]]:
    """Page by page the columns, and how high a row is. What fits on one page is spread over its columns evenly."""
    most = body.height / ROW[0]
    lists = blocks(plan, int(most - TITLE - GAP))
    across = columns_for(plan)
    height = max((block.rows for block in lists), default=0.0)
    while height < most and len(arranged(lists, height)) > across:
        height += 0.5
    columns = arranged(lists, min(height, most))
    return [(min(height, most), columns[first : first + across]) for first in range(0, len(columns), across) if lists]


def columns_for(plan: Plan) -> int:
    """Three columns of games for two; two, where more sit at a table."""
    seats = max((len(table.seats) for number in plan.rounds for table in number.tables if table.side not in SIDES), default=2)
    return 3 if seats == 2 else 2


def draw_games(body: Box, rows: float, columns: Sequence[Sequence[GameList]], across: int, pen: Pen) -> None:
    """One page of lists."""
    row = min(ROW[1], body.height / rows)
    wide = (body.width - (across - 1) * BETWEEN) / across
    for column, lists in enumerate(columns):
        y = body.top
        for block in lists:
            high = row * (block.rows - GAP)
            draw_block(pen, Box(body.left + column * (wide + BETWEEN), y - high, wide, high), block, row)
            y -= row * block.rows


def draw_block(pen: Pen, box: Box, block: GameList, row: float) -> None:
    """One list: its title, and a row for each game."""
    title = Box(box.left, box.top - row * TITLE, box.width, row * TITLE)
    write(pen, title.inset(3, 0), block.title, row * 0.62, "felt", fonts.BOLD)
    seats = max(len(table.seats) for table in block.tables)
    size = row * 0.52
    while size > SIZES[0] and width_of_names(block.tables, size) + 2.8 * size + 10 > (box.width - tab_for(size)) / seats:
        size -= 0.25
    for place, table in enumerate(block.tables):
        draw_game(pen, Box(box.left, title.bottom - (place + 1) * row, box.width, row), table, seats, size)
    frame = Box(box.left, box.bottom, box.width, title.bottom - box.bottom)
    pen.box(frame, line="felt", thick=0.8, corner=1.5)


def tab_for(size: float) -> float:
    """How wide the number of a game is."""
    return max(18.0, size * 2.1)


def draw_game(pen: Pen, box: Box, table: PlanTable, seats: int, size: float) -> None:
    tab = Box(box.left, box.bottom, tab_for(size), box.height)
    pen.box(tab, pen.inks.pale("gold", 0.35) if table.status == OPEN else pen.inks.pale("felt", 0.14))
    write(pen, tab.inset(1, 0), str(table.number), max(SMALLEST, size * 0.8), "ink", fonts.BOLD, "centre")
    wide = (box.right - tab.right) / (seats if len(table.seats) > 1 else 1)
    for place, seat in enumerate(table.seats):
        draw_player(pen, Box(tab.right + place * wide, box.bottom, wide, box.height), table, seat, size)
    pen.line(box.left, box.bottom, box.right, box.bottom, "hair", 0.5)


def draw_player(pen: Pen, box: Box, table: PlanTable, seat: PlanSeat, size: float) -> None:
    """Who plays, and what they made. Who came first is bold and has a triangle."""
    first = seat.place == 1 and len(table.seats) > 1
    told = score(table, seat)
    room = max(size * 1.7, fonts.width(told, fonts.BOLD, size * 0.85) + 6 if told else 0)
    if first:
        pen.box(box, pen.inks.pale("gold", 0.22))
        pen.shape("onwards", Box(box.left + 3, box.centre[1] - size / 4, size / 2, size / 2), "felt")
    pen.line(box.left, box.bottom, box.left, box.top, "hair", 0.5)
    name = Box(box.left + 4 + size * 0.6, box.bottom, box.width - room - 5 - size * 0.6, box.height)
    write(pen, name, seat.name, size, "ink", fonts.BOLD if first else fonts.TEXT)
    if told:
        cell = Box(box.right - room, box.bottom, room - 3, box.height)
        write(pen, cell, told, max(SMALLEST, size * 0.85), "ink", fonts.BOLD if first else fonts.TEXT, "right")

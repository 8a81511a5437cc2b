"""The standings as a table, the last pages of a tournament."""

from dataclasses import dataclass
from typing import Final

from sumdeck.club.plan import CHAMPION, GONE, Plan, PlanRow
from sumdeck.paper import fonts
from sumdeck.paper.certificates import MEDALS
from sumdeck.paper.grid import Grid
from sumdeck.paper.measures import Box
from sumdeck.paper.pen import SMALLEST, Pen, write
from sumdeck.words import say

ROW: Final = (14.0, 28.0)
"""How high a row is, at the least and at the most."""
WIDEST: Final = 640.0
BETWEEN: Final = 20.0
PARTS: Final = {"⅙": " 1/6", "⅓": " 1/3", "⅔": " 2/3", "⅚": " 5/6"}
"""Parts of points that are in none of our fonts."""


@dataclass(frozen=True)
class Column:
    """What stands below each other."""

    title: str
    wide: float
    cells: tuple[str, ...]
    """A text for each row of the standings."""
    words: bool = False
    """Whether they are read from the left."""


def columns_of(plan: Plan) -> list[Column]:
    """The columns that have something in them."""
    rows = plan.standings
    breaks = list(dict.fromkeys(name for row in rows for name, _ in row.breaks))
    columns = [
        Column(say("standings.place"), 1.3, tuple(str(row.place) for row in rows)),
        Column(say("standings.name"), 5, tuple(name_in(row) for row in rows), words=True),
        Column(say("standings.club"), 3, tuple(row.club for row in rows), words=True),
        Column(say("standings.points"), 1.7, tuple(plain(row.points) for row in rows)),
        *(Column(say(f"break.{name}"), 2.1, tuple(rounded(dict(row.breaks).get(name, "")) for row in rows)) for name in breaks),
        Column(say("standings.played"), 1.7, tuple(str(row.played) for row in rows)),
        Column(say("standings.won"), 1.4, tuple(str(row.won) for row in rows)),
    ]
    return [column for column in columns if any(column.cells)]


def name_in(row: PlanRow) -> str:
    """A name, and whether its owner has left."""
    return say("paper.has_left", name=row.name) if row.status == GONE else row.name


def plain(points: str) -> str:
    """Points in letters that we have: 2⅓ as 2 1/3."""
    for sign, written in PARTS.items():
        points = points.replace(sign, written)
    return points.strip()


def rounded(value: str) -> str:
    """What decides between equals, as far as eyes can tell it apart; the standings themselves count exactly."""
    return f"{float(value):.2f}".rstrip("0").rstrip(".") if value else ""


def rows_in(body: Box) -> int:
    """How many rows have room below each other, besides the titles."""
    return int(body.height / ROW[0]) - 1


def pages(plan: Plan, body: Box) -> list[range]:
    """Which rows stand on which page: so many that they can be read, twice as many where there are two tables side by side."""
    most, count = rows_in(body) * tables_on(plan, body), len(plan.standings)
    each = -(-count // max(1, -(-count // most)))
    return [range(first, min(first + each, count)) for first in range(0, count, max(1, each))]


def tables_on(plan: Plan, body: Box) -> int:
    """How many tables stand side by side: two, where one is too long and not too wide."""
    return 2 if len(plan.standings) > rows_in(body) and not any(row.breaks for row in plan.standings) else 1


def draw_standings(body: Box, plan: Plan, rows: range, pen: Pen) -> None:
    """One page: one table, or two."""
    table = StandingsTable(pen, plan)
    if tables_on(plan, body) == 1:
        wide = min(WIDEST, body.width)
        table.draw(Box(body.left + (body.width - wide) / 2, body.bottom, wide, body.height), rows, len(rows))
        return
    half, each = (body.width - BETWEEN) / 2, -(-len(rows) // 2)
    table.draw(Box(body.left, body.bottom, half, body.height), rows[:each], each)
    if rows[each:]:
        table.draw(Box(body.right - half, body.bottom, half, body.height), rows[each:], each)


class StandingsTable:
    """Draws rows of the standings."""

    def __init__(self, pen: Pen, plan: Plan) -> None:
        self.pen, self.plan, self.columns = pen, plan, columns_of(plan)

    def draw(self, box: Box, rows: range, each: int) -> None:
        """Some rows, from the top of a box on; they are as high as if there were so many."""
        high = min(ROW[1], box.height / (each + 1))
        place = Box(box.left, box.top - high * (len(rows) + 1), box.width, high * (len(rows) + 1))
        grid = Grid(place, [column.wide for column in self.columns], [1.0] * (len(rows) + 1))
        size = max(SMALLEST, high * 0.52)
        self.pen.box(grid.cell(0, 0, wide=grid.columns), self.pen.inks.pale("felt", 0.2))
        for across, column in enumerate(self.columns):
            self.cell(grid.cell(across, 0), column, column.title, min(10.0, size), "felt", fonts.BOLD)
        for down, at in enumerate(rows, 1):
            self.draw_row(grid, down, at, size)
        self.pen.box(place, line="felt", thick=0.8, corner=1.5)

    def draw_row(self, grid: Grid, down: int, at: int, size: float) -> None:
        """Somebody's row. The first three of a tournament that is over have medals."""
        row, whole = self.plan.standings[at], grid.cell(0, down, wide=grid.columns)
        if down % 2 == 0:
            self.pen.box(whole, "mist")
        self.pen.line(whole.left, whole.top, whole.right, whole.top, "hair", 0.5)
        if self.plan.over and row.place in MEDALS:
            (x, y), side = grid.cell(0, down).centre, whole.height * 0.86
            self.pen.shape("circle", Box(x - side / 2, y - side / 2, side, side), MEDALS[row.place], "brass", 0.6)
        for across, column in enumerate(self.columns):
            font = fonts.BOLD if across == 0 or row.status == CHAMPION else fonts.TEXT
            if column.cells[at]:
                self.cell(grid.cell(across, down), column, column.cells[at], size, "ink", font)

    def cell(self, cell: Box, column: Column, text: str, size: float, ink: str, font: str) -> None:
        if column.words:
            write(self.pen, cell.inset(4, 0), text, size, ink, font)
        else:
            write(self.pen, cell.inset(1.5, 0), text, size, ink, font, "centre")

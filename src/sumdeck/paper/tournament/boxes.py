"""A sheet of a bracket as it is drawn: a box for each table, a row for each seat, and lines from the rows to where people go on.

Who goes on is bold and has a triangle, so that no colour is needed. A game to come is dashed, and its rows can be written on.
"""

from collections.abc import Collection, Mapping
from typing import Final

from sumdeck.club.bracket import DECIDING, TITLE, Line, Sheet, Spot, leads, most_lanes
from sumdeck.club.match import FINAL, WALKOVER, MatchId
from sumdeck.club.plan import COMING, ENDED, OPEN, PlanSeat, PlanTable
from sumdeck.paper import fonts
from sumdeck.paper.measures import Box
from sumdeck.paper.pen import SMALLEST, Pen, write
from sumdeck.paper.tournament.lettering import SIZES, beside_name, cell_for, small, tab_for, width_of_names
from sumdeck.paper.tournament.sheets import Room
from sumdeck.words import say

ROW: Final = (11.0, 36.0)
"""How high a row is, at the least and at the most."""
PITCH: Final = 280.0
"""How far columns are apart at the most."""
BOX: Final = (0.76, 0.86)
"""How much of that a box takes, at the least and at the most; lines have the rest."""
HEADINGS: Final = 24.0
"""How high the line with the rounds is."""
WAY_ON: Final = 18.0
"""What the numbers of games on other pages take at the right edge."""


def room_in(body: Box, tables: Collection[PlanTable]) -> Room:
    """How much a page holds, so that the names of these tables can be read."""
    pitch = (width_of_names(tables, SIZES[0]) + beside_name(SIZES[0], len(tables))) / BOX[0]
    return Room((body.height - HEADINGS) / ROW[0], max(2, int((body.width - WAY_ON - BOX[0] * pitch) / pitch) + 1))


def draw_bracket(body: Box, sheet: Sheet, tables: Mapping[MatchId, PlanTable], pen: Pen) -> None:
    """A sheet on a page. `tables` are all of the bracket, on whichever page."""
    BracketPage(pen, body, sheet, tables).draw()


class BracketPage:
    """One sheet in a box of a page."""

    def __init__(self, pen: Pen, body: Box, sheet: Sheet, tables: Mapping[MatchId, PlanTable]) -> None:
        self.pen, self.sheet, self.tables = pen, sheet, tables
        self.here = {spot.id for spot in sheet.spots}
        columns = len(sheet.rounds)
        room = body.width - (WAY_ON if len(sheet.spots) < len(tables) else 0)
        self.row = min(ROW[1], (body.height - HEADINGS) / sheet.height)
        share = max(BOX[0], BOX[1] - 0.025 * (most_lanes(sheet.lines) - 1))
        self.pitch = min(PITCH, room / (columns - 1 + share))
        self.wide = share * self.pitch
        self.size = self.size_of_names()
        self.small = small(self.size)
        self.left = body.left + (room - self.pitch * (columns - 1) - self.wide) / 2
        self.top = body.top - HEADINGS - (body.height - HEADINGS - self.row * sheet.height) * 0.25

    def size_of_names(self) -> float:
        """As large as rows are high and boxes are wide."""
        size = min(SIZES[1], self.row * 0.64)
        tables = [self.tables[id] for id in self.here]
        coming = say("seat.winner", game=len(self.tables)) if any(table.status == COMING for table in tables) else ""
        while size > SIZES[0]:
            widest = max(width_of_names(tables, size), fonts.width(coming, fonts.TEXT, small(size)))
            if widest + beside_name(size, len(self.tables)) <= self.wide:
                break
            size -= 0.25
        return max(size, SMALLEST)

    def draw(self) -> None:
        """Everything: lines first, so that boxes lie on them."""
        for column, number in enumerate(self.sheet.rounds):
            place = Box(self.left + column * self.pitch, self.top + 5, self.wide, HEADINGS - 9)
            self.pen.box(place, self.pen.inks.pale("felt", 0.14), corner=3)
            title = say("desk.round", round=number)
            write(self.pen, place.inset(3, 0), title, min(11, 1.1 * self.size), "felt", fonts.BOLD, "centre")
        for begins in self.sheet.sides:
            place = Box(self.left, self.y(begins.top + TITLE - 0.2), 3 * self.pitch, self.row * (TITLE - 0.35))
            write(self.pen, place, say(f"side.{begins.side}"), self.size * 1.1, "felt", fonts.BOLD)
        for line in self.sheet.lines:
            self.draw_line(line)
        for spot in self.sheet.spots:
            self.draw_table(spot)

    def y(self, down: float) -> float:
        return self.top - down * self.row

    def box(self, spot: Spot) -> Box:
        high = self.row * spot.rows
        return Box(self.left + spot.column * self.pitch, self.y(spot.bottom), self.wide, high)

    def draw_line(self, line: Line) -> None:
        """The line from where somebody comes through to where they sit."""
        left, right = self.left + line.left * self.pitch + self.wide, self.left + line.right * self.pitch
        turn = right - (self.pitch - self.wide) * line.turn
        start, end = self.y(line.start), self.y(line.end)
        ink, thick = ("felt", 1.1) if line.known else ("faint", 0.7)
        for part in ((left, start, turn, start), (turn, start, turn, end), (turn, end, right, end)):
            self.pen.line(*part, ink, thick)

    def draw_table(self, spot: Spot) -> None:
        """A box with its number, its seats, and where one goes on, if that is on another page."""
        table, box = self.tables[spot.id], self.box(spot)
        self.pen.box(box, "white")
        tab = Box(box.left, box.bottom, tab_for(self.size, len(self.tables)), box.height)
        self.pen.box(tab, self.pen.inks.pale("gold", 0.35) if table.status == OPEN else self.pen.inks.pale("felt", 0.14))
        write(self.pen, tab.inset(1, 0), str(table.number), self.small, "ink", fonts.BOLD, "centre")
        for place, seat in enumerate(table.seats):
            row = Box(tab.right, box.top - (place + 1) * self.row, box.right - tab.right, self.row)
            if place:
                self.pen.line(row.left, row.top, row.right, row.top, "hair", 0.5)
            self.draw_seat(row, table, seat)
        line, thick = ("brass", 1.6) if table.status == OPEN else ("felt", 0.8)
        self.pen.box(box, line=line, thick=thick, corner=1.5, dash=(2.0, 2.0) if table.status == COMING else ())
        if table.side in DECIDING:
            self.draw_title(box, table)
        self.draw_way_on(table, box)

    def draw_seat(self, row: Box, table: PlanTable, seat: PlanSeat) -> None:
        """Who sits there, and what they made."""
        through = seat.goes_on or (table.status in (ENDED, WALKOVER) and seat.place == 1)
        ended = score(table, seat)
        room = max(cell_for(self.size), fonts.width(ended, fonts.BOLD, self.small) + 4 if ended else 0)
        cell = Box(row.right - room, row.bottom, room, row.height)
        if through:
            self.pen.box(row, self.pen.inks.pale("gold", 0.22))
            side = self.size * 0.5
            self.pen.shape("onwards", Box(row.left + 2.5, row.centre[1] - side / 2, side, side), "felt")
        left = row.left + 3 + self.size * 0.6
        place = Box(left, row.bottom, cell.left - left - 1, row.height)
        if len(table.seats) > 1:
            self.pen.line(cell.left, row.bottom, cell.left, row.top, "hair", 0.5)
        if ended:
            write(self.pen, cell.inset(1.5, 0), ended, self.small, "ink", fonts.BOLD if through else fonts.TEXT, "centre")
        if seat.entrant is None:
            write(self.pen, place, self.comes_as(seat), self.small, "faint")
        else:
            write(self.pen, place, seat.name, self.size, "ink", fonts.BOLD if through else fonts.TEXT)

    def draw_title(self, box: Box, table: PlanTable) -> None:
        before = {self.tables[seat.came_from].side for seat in table.seats if seat.came_from is not None}
        again = table.side == FINAL and FINAL in before
        title = say("side.second_final") if again else say(f"side.{table.side}")
        place = Box(box.left, box.top + self.row * 0.15, box.width, self.row * (TITLE - 0.4))
        write(self.pen, place, title, self.size * 1.1, "felt", fonts.BOLD)

    def draw_way_on(self, source: PlanTable, box: Box) -> None:
        """The number of the game where one goes on, if it is on another page."""
        nexts = [table for table in self.tables.values() if any(seat.came_from == source.id for seat in table.seats)]
        on = [str(table.number) for table in nexts if leads(source, table) and table.id not in self.here]
        if on:
            y, end = box.centre[1], box.right + 4
            self.pen.line(box.right, y, end, y, "faint", 0.7)
            write(self.pen, Box(end + 1, y - 4, WAY_ON - 5, 8), " ".join(on), SMALLEST, "faint", fonts.BOLD)

    def comes_as(self, seat: PlanSeat) -> str:
        """How one gets to a seat that nobody has yet."""
        if seat.came_from is None:
            return ""
        game = seat.came_from + 1
        if seat.came_as == 1:
            return say("seat.winner", game=game)
        two = len(self.tables[seat.came_from].seats) == 2
        return say("seat.loser", game=game) if two else say("seat.placed", game=game, place=seat.came_as)


def score(table: PlanTable, seat: PlanSeat) -> str:
    """What somebody made of a game: points; or their place, where more than two have played."""
    if len(table.seats) == 1:
        return say("status.bye")
    if table.status in (OPEN, COMING):
        return ""
    if seat.points is not None:
        return str(seat.points)
    if not seat.place:
        return "–"
    return f"{seat.place}." if len(table.seats) > 2 else ""

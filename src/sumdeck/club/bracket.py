"""Where the tables of a plan stand as a picture, and the lines between them; pages and paper draw the same one.

Rounds stand side by side, each table beside those that its players come from. Heights are counted in rows, of which each seat has
one.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final, TypeAlias

from sumdeck.club.match import FINAL, LOSERS, THIRD, WINNERS, MatchId
from sumdeck.club.plan import COMING, OPEN, Plan, PlanSeat, PlanTable
from sumdeck.club.settings import CLASS

GAP: Final = 0.45
"""Between two tables of a round."""
TITLE: Final = 1.5
"""What the title of a side, of a final, or of the game for the third place takes."""
AT_TOP: Final = 1.2
"""The same where nothing is above it."""
DECIDING: Final = (FINAL, THIRD)
LARGE: Final = 9
"""From so many tables in the first round on, a picture that may be wide comes from both edges to the middle."""

Tables: TypeAlias = Sequence[PlanTable]


@dataclass(frozen=True)
class Spot:
    """Where a table stands."""

    id: MatchId
    column: int
    top: float
    rows: int

    @property
    def bottom(self) -> float:
        return self.top + self.rows

    @property
    def middle(self) -> float:
        return self.top + self.rows / 2


@dataclass(frozen=True)
class Line:
    """The line from where somebody comes through to where they sit: along, up or down, along."""

    left: int
    """The column that it comes from; one to the right of where it goes, in the right half of a wide picture."""
    start: float
    right: int
    """The column that it goes to."""
    end: float
    known: bool
    """Whether it is known who goes there."""
    turn: float = 0.5
    """Where it goes up or down: a share of what is between the columns, from where it ends."""

    @property
    def span(self) -> tuple[float, float]:
        return min(self.start, self.end), max(self.start, self.end)


@dataclass(frozen=True)
class SideTitle:
    """Where a side begins; there is none where there is one side only."""

    side: str
    top: float


@dataclass(frozen=True)
class Sheet:
    """Tables side by side and one below the other."""

    spots: tuple[Spot, ...]
    rounds: tuple[int, ...]
    """What its columns are."""
    sides: tuple[SideTitle, ...]
    lines: tuple[Line, ...]
    height: float


def laid(tables: Tables, wide: bool = False) -> Sheet:
    """Tables on a sheet: the sides one below the other, and a large bracket with one side, if it may be wide, from both edges."""
    rounds = sorted({table.round for table in tables})
    columns = {table.id: rounds.index(table.round) for table in tables}
    if wide and (right := _right_half(tables)):
        columns |= {id: 2 * len(rounds) - 2 - columns[id] for id in right}
        rounds += rounds[-2::-1]
    sides = list(dict.fromkeys(table.side for table in tables if table.side not in DECIDING))
    spots: dict[MatchId, Spot] = {}
    titles: list[SideTitle] = []
    down = 0.0
    for side in sides:
        if len(sides) > 1:
            titles.append(SideTitle("knockout" if side == WINNERS and LOSERS not in sides else side, down))
            down += TITLE
        down = _stack(spots, [table for table in tables if table.side == side], columns, down) + GAP
    for table in tables:
        if table.side in DECIDING:
            column, rows = columns[table.id], len(table.seats)
            below = max((spot.bottom + GAP + TITLE for spot in spots.values() if spot.column == column), default=AT_TOP)
            middle = _middle([spots[id] for id in sources(table) if id in spots])
            spots[table.id] = Spot(table.id, column, max(below, middle - rows / 2), rows)
    height = max((spot.bottom for spot in spots.values()), default=0.0)
    return Sheet(tuple(spots.values()), tuple(rounds), tuple(titles), tuple(_lines(tables, spots)), height)


def pictures(plan: Plan) -> tuple[Sheet, ...]:
    """All of a plan; and, where some of it is past, what is played and to come, with the round before it. None of a class."""
    if plan.system == CLASS:
        return ()
    tables = [table for number in plan.rounds for table in number.tables]
    open_rounds = [table.round for table in tables if table.status == OPEN]
    drawn = [table.round for table in tables if table.status != COMING]
    first = min(open_rounds, default=max(drawn, default=1)) - 1
    live = [table for table in tables if table.round >= first]
    return laid(tables, True), *([] if plan.over or len(live) == len(tables) else [laid(live, True)])


def sources(table: PlanTable) -> list[MatchId]:
    """The tables that the players of a table come from."""
    return list(dict.fromkeys(seat.came_from for seat in table.seats if seat.came_from is not None))


def leads(source: PlanTable, table: PlanTable) -> bool:
    """Whether one goes on from a table to another. Who falls to the other side is told by the number of the game instead."""
    return table.side == FINAL or source.side == table.side


def most_lanes(lines: Sequence[Line]) -> int:
    return max(
        (len({line.turn for line in lines if line.right == column}) for column in {line.right for line in lines}), default=1
    )


def _right_half(tables: Tables) -> set[MatchId]:
    """What leads to the second half of the final's seats, in a large bracket with one side."""
    first = min((table.round for table in tables), default=0)
    final = next((table for table in tables if table.side == FINAL), None)
    large = sum(table.round == first for table in tables) >= LARGE
    if final is None or not large or any(table.side not in (WINNERS, *DECIDING) for table in tables):
        return set()
    by_id = {table.id: table for table in tables}
    found = [seat.came_from for seat in final.seats[(len(final.seats) + 1) // 2 :]]
    for id in found:
        found += sources(by_id[id]) if id in by_id else []
    return {id for id in found if id in by_id}


def _stack(spots: dict[MatchId, Spot], tables: Tables, columns: dict[MatchId, int], top: float) -> float:
    """Tables of a side from top to bottom, each as near to where its players come from as there is room. Returns their end."""
    here = {table.id for table in tables}
    lowest = top
    for number, column in sorted({(table.round, columns[table.id]) for table in tables}):
        wanted = [table for table in tables if table.round == number and columns[table.id] == column]
        middles = {table.id: _middle([spots[id] for id in sources(table) if id in spots and id in here]) for table in wanted}
        # Who comes from elsewhere pushes nobody away from their own branch.
        wanted.sort(key=lambda table: (middles[table.id] < 0, middles[table.id]))
        for table, start in zip(wanted, _spread([(len(one.seats), middles[one.id]) for one in wanted], top), strict=True):
            spots[table.id] = Spot(table.id, column, start, len(table.seats))
            lowest = max(lowest, spots[table.id].bottom)
    return lowest


def _spread(wanted: Sequence[tuple[int, float]], top: float) -> Iterator[float]:
    """Where so many rows begin that would like to have a middle there: neighbours in each other's way share the shift."""
    groups: list[tuple[float, int]] = []
    offsets: list[float] = []
    offset = 0.0
    for rows, middle in wanted:
        start = middle - rows / 2 - offset if middle >= 0 else groups[-1][0] / groups[-1][1] if groups else top - offset
        groups.append((start, 1))
        while len(groups) > 1 and groups[-2][0] / groups[-2][1] > groups[-1][0] / groups[-1][1]:
            (total, count), (more, others) = groups[-2:]
            groups[-2:] = [(total + more, count + others)]
        offsets.append(offset)
        offset += rows + GAP
    starts = [max(top, total / count) for total, count in groups for _ in range(count)]
    return (start + offset for start, offset in zip(starts, offsets, strict=True))


def _middle(spots: Sequence[Spot]) -> float:
    """Between all of them; less than nothing, where there are none."""
    return sum(spot.middle for spot in spots) / len(spots) if spots else -1.0


def _lines(tables: Tables, spots: dict[MatchId, Spot]) -> Iterator[Line]:
    """All lines. Those that would lie on each other turn in lanes of their own."""
    by_id = {table.id: table for table in tables}
    for column in sorted({spot.column for spot in spots.values()}):
        bundles = [one for table in tables if spots[table.id].column == column for one in _bundles(table, by_id, spots)]
        bundles.sort(key=_span)
        ends: list[float] = []
        lanes: list[int] = []
        for bundle in bundles:
            top, bottom = _span(bundle)
            lane = next((lane for lane, end in enumerate(ends) if end < top), len(ends))
            ends[lane : lane + 1] = [bottom]
            lanes.append(lane)
        for bundle, lane in zip(bundles, lanes, strict=True):
            yield from (replace(line, turn=(lane + 1) / (len(ends) + 1)) for line in bundle)


def _bundles(table: PlanTable, by_id: dict[MatchId, PlanTable], spots: dict[MatchId, Spot]) -> list[list[Line]]:
    """The lines that lead to a table: together, or one by one where they cross."""
    to, found = spots[table.id], []
    for place, seat in enumerate(table.seats):
        if seat.came_from in by_id and leads(by_id[seat.came_from], table):
            source = spots[seat.came_from]
            start = source.top + _leaving(by_id[seat.came_from], seat)
            found.append(Line(source.column, start, to.column, to.top + place + 0.5, seat.entrant is not None))
    starts = [line.start for line in found]
    return [found] if found and starts == sorted(starts) else [[line] for line in found]


def _span(bundle: Sequence[Line]) -> tuple[float, float]:
    """From where to where lines go up and down."""
    return min(line.span[0] for line in bundle), max(line.span[1] for line in bundle)


def _leaving(source: PlanTable, seat: PlanSeat) -> float:
    """How far down somebody leaves a table: beside their name, or at the middle while nobody knows who it is."""
    seated = [other.entrant for other in source.seats]
    known = seat.entrant is not None and seat.entrant in seated
    return seated.index(seat.entrant) + 0.5 if known else len(seated) / 2

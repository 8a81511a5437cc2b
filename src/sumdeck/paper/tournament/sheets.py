"""Which tables of a bracket share a sheet, and where they stand on it. Heights are counted in rows, of which each seat has one.

A bracket that one sheet cannot hold in readable letters is cut: into its sides, into branches that lead to the last rounds, or
between two rounds.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from sumdeck.club.match import FINAL, LOSERS, THIRD, WINNERS, MatchId
from sumdeck.club.plan import PlanTable

GAP: Final = 0.45
"""Between two tables of a round."""
TITLE: Final = 1.5
"""What the title of a side, of a final, or of the game for the third place takes."""
DECIDING: Final = (FINAL, THIRD)
SIDES: Final = (WINNERS, LOSERS, *DECIDING)

Tables: TypeAlias = Sequence[PlanTable]


@dataclass(frozen=True)
class Spot:
    """Where a table stands."""

    table: PlanTable
    column: int
    top: float

    @property
    def bottom(self) -> float:
        return self.top + len(self.table.seats)

    @property
    def middle(self) -> float:
        return (self.top + self.bottom) / 2


@dataclass(frozen=True)
class Sheet:
    """Tables side by side and one below the other."""

    spots: Mapping[MatchId, Spot]
    rounds: tuple[int, ...]
    """What its columns are."""
    sides: tuple[tuple[str, float], ...]
    """The titles of its sides, and where they begin; none where it has one side only."""
    height: float


@dataclass(frozen=True)
class Room:
    """How much a sheet holds in letters that can be read."""

    rows: float
    columns: int

    def holds(self, tables: Tables) -> bool:
        """Whether these tables have room on one sheet."""
        sheet = laid(tables)
        return sheet.height <= self.rows and len(sheet.rounds) <= self.columns


def sheets(tables: Tables, room: Room) -> list[Sheet]:
    """All tables of a bracket, on as few sheets as they can be read on. Those that lead to the last ones may come twice."""
    return [laid(some) for some in _by_sides(tables, room)]


def laid(tables: Tables) -> Sheet:
    """Tables on a sheet: the sides one below the other, each table beside those that its players come from."""
    rounds = sorted({table.round for table in tables})
    spots: dict[MatchId, Spot] = {}
    titles: list[tuple[str, float]] = []
    found = [(side, some) for side in (WINNERS, LOSERS) if (some := _of(tables, side))]
    down = 0.0
    for side, some in found:
        if len(found) > 1:
            down += GAP if titles else 0
            titles.append((side, down))
            down += TITLE
        down = _stack(spots, some, rounds, down)
    for table in _of(tables, *DECIDING):
        column = rounds.index(table.round)
        above = max((spot.bottom + GAP for spot in spots.values() if spot.column == column), default=0.0)
        middle = _middle([spots[id] for id in sources(table) if id in spots])
        spots[table.id] = Spot(table, column, max(above + TITLE, middle - len(table.seats) / 2))
    height = max((spot.bottom for spot in spots.values()), default=0.0)
    return Sheet(spots, tuple(rounds), tuple(titles), height)


def sources(table: PlanTable) -> list[MatchId]:
    """The tables that the players of a table come from."""
    return list(dict.fromkeys(seat.came_from for seat in table.seats if seat.came_from is not None))


def _stack(spots: dict[MatchId, Spot], tables: Tables, rounds: Sequence[int], top: float) -> float:
    """Tables of a side, from top to bottom; each as near to where its players come from as there is room. Returns their end."""
    here = {table.id for table in tables}
    lowest = top
    for number in rounds:
        free = top
        middles = {table.id: _middle([spots[id] for id in sources(table) if id in spots and id in here]) for table in tables}
        column = [table for table in tables if table.round == number]
        # Who comes from elsewhere pushes nobody away from their own branch.
        column.sort(key=lambda table: (middles[table.id] < 0, middles[table.id]))
        for table in column:
            spot = Spot(table, rounds.index(number), max(free, middles[table.id] - len(table.seats) / 2))
            spots[table.id] = spot
            free = spot.bottom + GAP
            lowest = max(lowest, spot.bottom)
    return lowest


def _middle(spots: Sequence[Spot]) -> float:
    """Between all of them; less than nothing, where there are none."""
    return sum(spot.middle for spot in spots) / len(spots) if spots else -1.0


def _by_sides(tables: Tables, room: Room) -> list[Tables]:
    if room.holds(tables) or not _of(tables, LOSERS):
        return _by_branches(tables, room)
    last = _with_sources(_of(tables, *DECIDING), tables, room)
    parts = [_of(tables, WINNERS), _of(tables, LOSERS), last]
    return [some for part in parts if part for some in _by_branches(part, room)]


def _by_branches(tables: Tables, room: Room) -> list[Tables]:
    """Tables that can be read together; where there are too many, branch by branch, and then what the branches lead to."""
    if room.holds(tables):
        return [tables]
    rounds = sorted({table.round for table in tables})
    if len(rounds) > room.columns:
        last = rounds[-(-len(rounds) // -(-len(rounds) // room.columns)) - 1]
        early = [table for table in tables if table.round <= last]
        return _by_branches(early, room) + _by_branches([table for table in tables if table.round > last], room)
    pieces, (branches, crown) = 2, _cut(tables, 2)
    while pieces < len(tables) and not all(map(room.holds, branches)):
        pieces *= 2
        branches, crown = _cut(tables, pieces)
    return [*branches, *(_by_branches(_with_sources(crown, tables, room), room) if crown else [])]


def _cut(tables: Tables, pieces: int) -> tuple[list[Tables], Tables]:
    """So many branches, and what they lead to together. A table belongs to a branch with all that lead to it."""
    here = {table.id for table in tables}
    first = [table for table in tables if not here.intersection(sources(table))]
    branch: dict[MatchId, int | None] = {table.id: place * pieces // len(first) for place, table in enumerate(first)}
    for table in tables:
        if table.id not in branch:
            led_from = {branch.get(id) for id in sources(table) if id in here}
            branch[table.id] = led_from.pop() if len(led_from) == 1 else None
    branches = [[table for table in tables if branch[table.id] == number] for number in range(pieces)]
    return [some for some in branches if some], [table for table in tables if branch[table.id] is None]


def _with_sources(tables: Tables, all_tables: Tables, room: Room) -> Tables:
    """Tables with those that lead to them, once more, if there is room."""
    wanted = {id for table in tables for id in (table.id, *sources(table))}
    more = [table for table in all_tables if table.id in wanted]
    return more if room.holds(more) else tables


def _of(tables: Iterable[PlanTable], *sides: str) -> list[PlanTable]:
    return [table for table in tables if table.side in sides]

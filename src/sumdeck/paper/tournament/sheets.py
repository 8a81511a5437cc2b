"""Which tables of a bracket share a sheet.

A bracket that one sheet cannot hold in readable letters is cut: into its sides, into branches that lead to the last rounds, or
between two rounds.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from sumdeck.club.bracket import DECIDING, Sheet, Tables, laid, sources
from sumdeck.club.match import LOSERS, WINNERS, MatchId
from sumdeck.club.plan import PlanTable

SIDES: Final = (WINNERS, LOSERS, *DECIDING)


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

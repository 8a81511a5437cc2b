"""The lines of a bracket: from where somebody comes through to where they sit, so that no two lie on each other."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from sumdeck.club.match import FINAL
from sumdeck.club.plan import PlanSeat, PlanTable
from sumdeck.paper.tournament.sheets import Sheet, Spot


@dataclass(frozen=True)
class Way:
    """One line: to the right, up or down, to the right. Heights are in rows."""

    left: int
    """The column that it comes from."""
    start: float
    right: int
    """The column that it goes to."""
    end: float
    known: bool
    """Whether it is known who goes there."""
    turn: float = 0.5
    """Where it goes up or down: a share of what is between the columns, from the right."""

    @property
    def span(self) -> tuple[float, float]:
        return min(self.start, self.end), max(self.start, self.end)


def ways(sheet: Sheet) -> Iterator[Way]:
    """All lines of a sheet. Those that would lie on each other turn in lanes of their own."""
    for column in range(len(sheet.rounds)):
        bundles = [bundle for spot in sheet.spots.values() if spot.column == column for bundle in bundles_to(sheet, spot)]
        bundles.sort(key=span_of)
        ends: list[float] = []
        lanes: list[int] = []
        for bundle in bundles:
            top, bottom = span_of(bundle)
            lane = next((lane for lane, end in enumerate(ends) if end < top), len(ends))
            ends[lane : lane + 1] = [bottom]
            lanes.append(lane)
        for bundle, lane in zip(bundles, lanes, strict=True):
            yield from (replace(way, turn=(lane + 1) / (len(ends) + 1)) for way in bundle)


def most_lanes(found: Sequence[Way]) -> int:
    return max((len({way.turn for way in found if way.right == column}) for column in {way.right for way in found}), default=1)


def bundles_to(sheet: Sheet, spot: Spot) -> list[list[Way]]:
    """The lines that lead to a table: together, or one by one where they cross."""
    found: list[Way] = []
    for place, seat in enumerate(spot.table.seats):
        source = sheet.spots.get(seat.came_from) if seat.came_from is not None else None
        if source is not None and leads(source.table, spot.table):
            known = seat.entrant is not None
            found.append(Way(source.column, leaving(source, seat), spot.column, spot.top + place + 0.5, known))
    starts = [way.start for way in found]
    return [found] if found and starts == sorted(starts) else [[way] for way in found]


def span_of(bundle: Sequence[Way]) -> tuple[float, float]:
    """From where to where lines go up and down."""
    return min(way.span[0] for way in bundle), max(way.span[1] for way in bundle)


def leads(source: PlanTable, table: PlanTable) -> bool:
    """Whether one goes on from a table to another. Who falls to the other side is told by the number of the game instead."""
    return table.side == FINAL or source.side == table.side


def leaving(source: Spot, seat: PlanSeat) -> float:
    """The height at which somebody leaves a table: beside their name, or at the middle while nobody knows who it is."""
    seated = [other.entrant for other in source.table.seats]
    known = seat.entrant is not None and seat.entrant in seated
    return source.top + seated.index(seat.entrant) + 0.5 if known else source.middle

"""Results and standings as CSV: line by line what the plan shows, so that a sheet equals the screen."""

from __future__ import annotations

import csv
from collections.abc import Iterable, Sequence
from io import StringIO

from sumdeck.club.match import RULED
from sumdeck.club.plan import COMING, Plan


def standings_csv(plan: Plan, separator: str = ",") -> str:
    """A line for everybody, the best first; with points where the system counts them."""
    breaks = list(dict.fromkeys(name for row in plan.standings for name, _ in row.breaks))
    counted = any(row.points for row in plan.standings)
    points = ("points",) if counted else ()
    lines: list[Sequence[object]] = [("place", "name", "club", *points, *breaks, "played", "won", "status")]
    for row in plan.standings:
        told = dict(row.breaks)
        broken = (told.get(name, "") for name in breaks)
        had = (row.points,) if counted else ()
        lines.append((row.place, row.name, row.club, *had, *broken, row.played, row.won, row.status))
    return _written(lines, separator)


def results_csv(plan: Plan, separator: str = ",") -> str:
    """A line for each seat of each game that has been drawn, round by round."""
    lines: list[Sequence[object]] = [("round", "game", "side", "status", "name", "place", "points", "goes_on")]
    for number in plan.rounds:
        for table in number.tables:
            if table.status != COMING:
                for seat in table.seats:
                    points = "" if seat.points is None else seat.points
                    game = (table.round, table.number, table.side, RULED if table.ruled else table.status)
                    lines.append((*game, seat.name, seat.place or "", points, "yes" if seat.goes_on else ""))
    return _written(lines, separator)


def _written(lines: Iterable[Sequence[object]], separator: str) -> str:
    text = StringIO()
    csv.writer(text, delimiter=separator, lineterminator="\r\n").writerows(lines)
    return text.getvalue()

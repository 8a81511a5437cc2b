"""Results and standings as CSV: line by line and word by word what the plan shows, so that a sheet equals the screen."""

import csv
from collections.abc import Callable, Iterable, Iterator, Sequence
from io import StringIO
from typing import Final

from sumdeck.club.match import GROUP, MAIN, RULED
from sumdeck.club.plan import COMING, STATUS, Plan
from sumdeck.club.settings import CLASS
from sumdeck.words import in_signs, say, speaking

RESULTS: Final = (
    "rounds.round", "rounds.game", "rounds.side", "standings.state",
    "standings.name", "standings.place", "standings.points", "table.through",
)  # fmt: skip


UNRANKED: Final = ("rounds.round", "rounds.side", "standings.place", "table.through")


def written_in(language: str, write: Callable[[Plan], str], plan: Plan) -> str:
    with speaking(language):
        return write(plan)


def standings_csv(plan: Plan) -> str:
    """A line for everybody, the best first; with points where the system counts them."""
    breaks = list(dict.fromkeys(name for row in plan.standings for name, _ in row.breaks))
    counted = any(row.points for row in plan.standings)
    points = ("standings.points",) if counted else ()
    heads = ("standings.place", "standings.name", "standings.club", *points, *(f"break.{name}" for name in breaks))
    lines: list[Sequence[object]] = [[say(head) for head in (*heads, "standings.played", "standings.won", "standings.state")]]
    for row in plan.standings:
        told = dict(row.breaks)
        had = (in_signs(row.points),) if counted else ()
        between = (in_signs(told.get(name, "")) for name in breaks)
        lines.append((row.place, row.name, row.club, *had, *between, row.played, row.won, say(f"row.{row.status}")))
    return as_lines(lines)


def results_csv(plan: Plan) -> str:
    """A line for each seat of each game that has been drawn, round by round. A class has no rounds, and ranks nobody."""
    heads: dict[str, object] = dict(zip(RESULTS, map(say, RESULTS)))
    lines = [heads, *result_lines(plan)]
    left_out = UNRANKED if plan.system == CLASS else ()
    return as_lines([cell for head, cell in line.items() if head not in left_out] for line in lines)


def result_lines(plan: Plan) -> Iterator[dict[str, object]]:
    for table in (table for number in plan.rounds for table in number.tables if table.status != COMING):
        status = say(STATUS[RULED if table.ruled else table.status])
        for seat in table.seats:
            points = "" if seat.points is None else seat.points
            game = (table.round, table.number, side_words(table.side), status)
            cells = (*game, seat.name, seat.place or "", points, say("app.yes") if seat.goes_on else "")
            yield dict(zip(RESULTS, cells))


def side_words(side: str) -> str:
    """What the part of a tournament that a game belongs to is called; nothing where there is only one."""
    if side.startswith(GROUP):
        return say("side.group", number=side.removeprefix(GROUP))
    return "" if side == MAIN else say(f"side.{side}")


def as_lines(lines: Iterable[Sequence[object]]) -> str:
    """A sheet. Where a number is written with a comma, spreadsheets expect something else between two columns."""
    text = StringIO()
    csv.writer(text, delimiter=";" if say("notation.point") == "," else ",", lineterminator="\r\n").writerows(lines)
    return text.getvalue()

"""What the measured costs come to: a table of sizes up to a million players at once, and the page that tells of them."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from bench import page
from bench.table import Row, figure

PLAYERS = (100, 1_000, 10_000, 100_000, 1_000_000)
PACE = 10.0
"""Somebody makes a move at each table once in so many seconds, and two sit there."""
BUSY = 0.5
"""So busy a core may be, so that nobody waits."""
HOURS = 2
"""A day's play, for what the store grows by."""
AUDIT = {
    "a move over the socket": "15–18× cost",
    "moves a second of CPU": "430–1,100 moves",
    "one who watches": "0.19 ms",
    "a move beside 50 thinking tables": "10× p99",
    "the plan of a tournament": "10.8 s for 200, everybody against everybody",
}
"""What the first audit found, by the beginning of a row's name."""


@dataclass(frozen=True)
class Costs:
    """What was measured."""

    move: float
    """Seconds of CPU, all processes of the server together."""
    kept: float
    """Seconds of CPU of a move in PostgreSQL."""
    table: float
    """Bytes of memory."""
    socket: float
    event: float
    """Bytes in the store."""


def sizes(costs: Costs) -> Iterator[str]:
    """A row of the table for each number of players."""
    heads = ("players", "moves a second", "cores", "cores for PostgreSQL", "memory", "a day in the store", "first to break")
    yield f"| {' | '.join(heads)} |"
    yield "|---" * len(heads) + "|"
    for players in PLAYERS:
        tables = players / 2
        moves = tables / PACE
        cores, kept = moves * costs.move / BUSY, moves * costs.kept / BUSY
        memory = (tables * costs.table + players * costs.socket) / 2**30
        day = moves * 3600 * HOURS * costs.event / 2**30
        cells = (f"{players:,}", f"{moves:,.0f}", figure(cores), figure(kept), f"{figure(memory)} GB", f"{figure(day)} GB")
        yield f"| {' | '.join(cells)} | {breaks_first(cores, kept)} |"


def breaks_first(cores: float, kept: float) -> str:
    """What ends first as it grows."""
    if cores <= 1:
        return "nothing: one process is enough, and SQLite"
    if kept <= 1:
        return "one process: `--workers` and PostgreSQL"
    return "one PostgreSQL writing on one disk" if kept <= 16 else "one PostgreSQL: tables have to be spread over several"


def write_page(rows: Iterable[Row], costs: Costs, rounds: int) -> None:
    """Tell of it on the page."""
    page.write("load", [page.where(rounds), "", *told(rows), "", *sizes(costs)])


def told(rows: Iterable[Row]) -> Iterator[str]:
    """Every row, beside what the audit had found."""
    yield "| what | against | the audit | now | target | |"
    yield "|---|---|---|---|---|---|"
    for row in rows:
        what, against, target, reached, _, verdict, _, note = row.cells()
        before = next((found for name, found in AUDIT.items() if what.startswith(name)), "–")
        yield f"| {what} | {against} | {before} | {reached} | {target} | {', '.join(filter(None, (verdict.strip('–'), note)))} |"

"""The page that tells what was measured last: each part of the benchmarks writes between two marks of its own."""

import os
import platform
from collections.abc import Iterable, Iterator
from datetime import UTC, datetime

from bench.compiled import ROOT
from bench.table import Row

PAGE = ROOT / "docs" / "measured.md"


def write(part: str, lines: Iterable[str]) -> None:
    """Put what was measured last between the two marks of a part."""
    begin, end = (f"<!-- bench {part}: {word} -->\n" for word in ("begin", "end"))
    head, _, rest = PAGE.read_text("utf-8").partition(begin)
    PAGE.write_text(head + begin + "\n".join([*lines, ""]) + end + rest.partition(end)[2], "utf-8")


def where(rounds: int) -> str:
    """When this was measured, on what, and how busy that was."""
    today, cores = datetime.now(UTC), os.cpu_count()
    machine = f"{cores} cores, {platform.system()} on {platform.machine()}, Python {platform.python_version()}"
    busy = f"{os.getloadavg()[1]:.0f}" if hasattr(os, "getloadavg") else "unknown"
    return f"Measured on {today.day} {today:%B %Y}: {machine}, load average {busy}, in {rounds} round{'s' * (rounds > 1)}."


def told(rows: Iterable[Row]) -> Iterator[str]:
    """Every row of the rules."""
    yield "| what | against | drawn from | reached | spread | target | |"
    yield "|---|---|---|---|---|---|---|"
    for row in rows:
        what, against, target, reached, spread, verdict, drawn, note = row.cells()
        told = ", ".join(filter(None, (verdict.strip("–"), note)))
        yield f"| {what} | {against} | {drawn} | {reached} | {spread} | {target} | {told} |"

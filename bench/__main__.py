"""`python3 x.py bench`: compile, check that the compiled rules say what the pure ones say, measure, print the table.

It never fails because of a time.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, SpinnerColumn, TextColumn, TimeElapsedColumn

from bench import (
    agreement,
    appends,
    chain_rows,
    formula_rows,
    learning,
    load,
    mathino_rows,
    page,
    pages,
    search,
    serving,
    sizing,
    starting,
)
from bench.children import WAYS
from bench.compiled import ROOT, NotCompiled, compiled_copy
from bench.plot import plot
from bench.race import copy_rows, playout_rows, race, runners
from bench.table import Row, as_table
from bench.team import Team

RESULTS = ROOT / "bench" / "results"
PILES, WILDS = list(range(2, 23, 2)), list(range(0, 17, 2))

WIDE = 220
ROUNDS = 9

console = Console(width=None if sys.stdout.isatty() else WIDE)


@contextmanager
def steps(what: str, total: int | None) -> Iterator[Callable[[], None]]:
    """A bar for one part of the work, and the function to call after each step."""
    columns = (SpinnerColumn(), TextColumn(f"{what:36}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns, console=console) as bar:
        task = bar.add_task(what, total=total)
        yield lambda: bar.advance(task)


@contextmanager
def compiling() -> Iterator[Callable[[int, int], None]]:
    """A bar for the compiler, and the function to call after each file. First the types are looked at, without a word."""
    columns = (
        SpinnerColumn(),
        TextColumn(f"{'compiling (some minutes)':36}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
    )
    with Progress(*columns, console=console) as bar:
        task = bar.add_task("compiling", total=None)
        yield lambda done, total: bar.update(task, completed=done, total=total)


def main() -> int:
    """Everything, in order; the exit code is 1 only where compiled and pure disagree or nothing could be compiled."""
    parser = argparse.ArgumentParser(prog="x.py bench", description="Measure, side by side with others.")
    parser.add_argument("--quick", action="store_true", help="a short run: a look, not a result")
    parser.add_argument("parts", nargs="*", metavar="PART", help=f"only some of it: {', '.join(PARTS)}")
    asked = parser.parse_args()
    if unknown := [part for part in asked.parts if part not in PARTS]:
        parser.error(f"there is no part {unknown[0]}")
    folder: Path | None = None
    try:
        if asked.parts == ["learning"]:
            folder = ROOT / "src"
        else:
            with compiling() as tell:
                folder = compiled_copy(tell)
    except NotCompiled as fault:
        console.print(f"The rules could not be compiled:\n{fault}", markup=False, highlight=False)
        if asked.parts not in (["server"], ["load"]):  # which run without, too
            return 1
    try:
        rows = [row for part in asked.parts or PARTS for row in PARTS[part](folder, asked.quick)]
    except Disagreement as fault:
        console.print("Compiled and pure disagree at these tables:", fault, sep="\n")
        return 1
    table = as_table(rows)
    console.print(table)
    RESULTS.mkdir(exist_ok=True)
    with (RESULTS / f"{'-'.join(asked.parts) or 'table'}.txt").open("w", encoding="utf-8") as kept:
        kept.write(f"{page.where(ROUNDS)}\n\n" if not asked.quick else "a short run\n\n")
        Console(file=kept, width=WIDE).print(table)
    return 0


class Disagreement(Exception):
    """The compiled rules do not say what the pure ones say, at these tables."""


def rules(folder: Path | None, quick: bool) -> list[Row]:
    """Playouts, copies and best takes; first of all, whether compiled and pure agree."""
    assert folder is not None
    with Team(folder) as team:
        if differing := disagreements(team, 6 if quick else 11):
            raise Disagreement("\n".join(differing))
        rows = [*raced(team, 3 if quick else ROUNDS, 0.3 if quick else 1.0), *searched(team, 2 if quick else 5)]
        few = 2 if quick else 5
        rows += [*formulas(team, few), *mathinos(team, few), *chains(team, few)]
        picture(team)
    if not quick:
        page.write("rules", [page.where(ROUNDS), "", *page.told(rows)])
    return rows


def server(folder: Path | None, quick: bool) -> list[Row]:
    """Moves over the socket, tables on a core, moves to the disk, and the page."""
    sources = {"pure": ROOT / "src"} | ({} if folder is None else {"compiled": folder})
    rounds = 2 if quick else 7
    with steps("moves and echoes", rounds * len(sources)) as tick:
        rows = [*serving.against_echo(sources, rounds, tick)]
    with steps("tables at their own pace", len(sources)) as tick:
        rows += serving.held(sources, 100 if quick else 1000, 5 if quick else 20, tick)
    with steps("one who watches", len(sources)) as tick:
        rows += serving.watched(sources, 200, rounds, tick)
    with steps("people beside computers", len(sources)) as tick:
        rows += serving.beside_computers(sources, 50, rounds, tick)
    with steps("moves to the disk", rounds) as tick:
        rows += appends.rows(rounds, tick)
    rows += pages.weight()
    if not pages.can_browse():
        console.print(pages.MISSING)
        return rows
    with steps("first move in a browser", rounds) as tick:
        return [*rows, *pages.first_move(rounds, tick)]


def loaded(folder: Path | None, quick: bool) -> list[Row]:
    """What serving costs as it grows: a move with both kinds of rules, the rest with the pure ones."""
    source, rounds = ROOT / "src", 1 if quick else 3
    sources = {"pure": source} | ({} if folder is None else {"compiled": folder})
    with steps("moves and echoes", rounds * len(sources)) as tick:
        rows = [*serving.against_echo(sources, rounds, tick)]
    with steps("one who watches", 1) as tick:
        rows += serving.watched({"pure": source}, 200, rounds, tick)
    with steps("people beside computers", 1) as tick:
        rows += serving.beside_computers({"pure": source}, 50, rounds, tick)
    with steps("a start with many tables", None):
        rows += starting.rows(source, rounds)
    with steps("moves with several processes", rounds * len(load.PROCESSES)) as tick:
        several, by_processes, kept_by_postgresql = load.processes(source, rounds, tick)
        rows += several
    with steps("memory", 2) as tick:
        table, socket = load.memory(source, tick)
    with steps("watchers", len(load.WATCHERS)) as tick:
        by_watchers = load.watchers(source, tick)
    with steps("stored games", 1 + len(load.LENGTHS)) as tick:
        kept, by_length = load.stored(source, tick)
    with steps("tournaments", len(load.ENTRANTS)) as tick:
        by_entrants = load.entrants(tick)
    curves = (by_processes, by_watchers, by_length, by_entrants)
    load.picture(RESULTS / "load.png", curves)
    console.print(f"Growth: {(RESULTS / 'load.png').relative_to(ROOT)}")
    growing = [
        Row(curve.name, f"for one more: {curve.across}", (curve.slope,), None, f" {curve.up}", curve.told) for curve in curves
    ]
    rows += [table, socket, *kept, *growing]
    (event,), microsecond = kept, 1e-6
    cost = min(up for _, up in by_processes.points)
    sizing.write_page(
        rows,
        sizing.Costs(
            cost * microsecond,
            kept_by_postgresql * microsecond,
            1024 * table.reached,
            1024 * socket.reached,
            1024 * event.reached,
        ),
        rounds,
    )
    return rows


def practised(folder: Path | None, quick: bool) -> list[Row]:
    """What practice is worth to simulated children."""
    children, sessions = (6, 8) if quick else (60, 15)
    with steps("simulated children", len(WAYS) * children) as tick:
        learnt = learning.lessons(children, sessions, tick)
    learning.picture(RESULTS / "learning.png", learnt)
    console.print(f"Facts known: {(RESULTS / 'learning.png').relative_to(ROOT)}")
    return learning.rows(learnt)


PARTS: dict[str, Callable[[Path | None, bool], list[Row]]] = {
    "rules": rules,
    "server": server,
    "load": loaded,
    "learning": practised,
}


def disagreements(team: Team, games: int) -> list[str]:
    """The tables at which the compiled rules do not say what the pure ones say."""
    tables = agreement.tables()
    found: list[str] = []
    with steps("compiled against pure, random games", len(tables)) as tick:
        for name, scoring, level in tables:
            asked = {"name": name, "scoring": scoring, "level": level, "games": games}
            if team.pure.ask("agreement", **asked) != team.compiled.ask("agreement", **asked):
                found.append(f"{name}, {level}{', scoring' if scoring else ''}")
            tick()
    return found


def raced(team: Team, rounds: int, share: float) -> list[Row]:
    """Playouts and copies."""
    with steps("playouts and copies", rounds * len(list(runners(team)))) as tick:
        rates = race(team, rounds, share, tick)
    return [*playout_rows(rates), *copy_rows(rates)]


def searched(team: Team, rounds: int) -> list[Row]:
    """Best takes."""
    with steps("best takes", rounds * (4 + len(search.WORST))) as tick:
        parts = (search.against_naive, search.against_pure, search.worst_cases)
        return [row for part in parts for row in part(team, rounds, tick)]


def formulas(team: Team, rounds: int) -> list[Row]:
    """Playouts and lists of Formula."""
    with steps("formulas", rounds * (1 + len(formula_rows.HANDS))) as tick:
        return [*formula_rows.playouts(team, rounds, tick), *formula_rows.lists(team, rounds, tick)]


def mathinos(team: Team, rounds: int) -> list[Row]:
    """Playouts and plans of Mathino."""
    with steps("playouts and plans of Mathino", rounds * (2 + len(mathino_rows.TABLES))) as tick:
        parts = (mathino_rows.playouts, mathino_rows.plays, mathino_rows.plans)
        return [row for part in parts for row in part(team, rounds, tick)]


def chains(team: Team, rounds: int) -> list[Row]:
    """Playouts and longest chains of Numberloor."""
    with steps("chains of floors", rounds * (3 + len(chain_rows.HANDS))) as tick:
        parts = (chain_rows.playouts, chain_rows.longest, chain_rows.against_naive, chain_rows.worst_case)
        return [row for part in parts for row in part(team, rounds, tick)]


def picture(team: Team) -> None:
    """The growth, drawn."""
    path = RESULTS / "growth.png"
    with steps("growth by piles and by wild cards", 2 * len(PILES + WILDS) + 5) as tick:
        by_piles = search.growth(team, "piles", PILES, 2, 6, tick)
        by_wilds = search.growth(team, "wild cards", WILDS, 6, 2, tick)
    plot(path, by_piles, by_wilds)
    console.print(f"Growth by piles and by wild cards: {path.relative_to(ROOT)}")


if __name__ == "__main__":
    sys.exit(main())

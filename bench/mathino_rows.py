"""The rows of Mathino: playouts, the planner's weighing at tables of few and many loose cards, and whole plans."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from statistics import median

from bench.search import Disagreement
from bench.table import Row
from bench.team import Team, Worker

Tick = Callable[[], object]
TABLES = (4, 8, 12, 30)
"""Loose cards: as dealt, as usual, as seldom, and more than anybody has seen."""
SEEDS = list(range(8))
FEW = SEEDS[:3]
"""So many for the search that builds whatever can be built."""


def playouts(team: Team, rounds: int, tick: Tick) -> Iterator[Row]:
    """Decisions a second, compiled and pure, against a game of hidden cards that others have written."""
    rates: dict[str, list[float]] = {"compiled": [], "pure": [], "theirs": []}
    for number in range(rounds):
        for name, worker in (("compiled", team.compiled), ("pure", team.pure)):
            decisions, seconds = worker.ask("mathino playouts", games=100, seed=number)
            rates[name].append(decisions / seconds)
        decisions, seconds = team.peers.ask("openspiel", name="gin_rummy", games=100, seed=number)
        rates["theirs"].append(decisions / seconds)
        tick()
    for name in ("compiled", "pure"):
        measured = tuple(ours / theirs for ours, theirs in zip(rates[name], rates["theirs"], strict=True))
        note = f"{median(rates[name]):,.0f} decisions a second"
        target = 1.0 if name == "compiled" else None
        drawn = "captures first, builds on one pile or two loose cards, discards"
        yield Row(f"Mathino, random playouts, {name}", "OpenSpiel gin_rummy", measured, target, note=note, drawn=drawn)


def plays(team: Team, rounds: int, tick: Tick) -> Iterator[Row]:
    """How long the planner weighs a turn: its budget of visits holds at any table."""
    for loose in TABLES:
        times: dict[str, list[float]] = {"compiled": [], "pure": []}
        for _ in range(rounds):
            found = {name: worker.ask("mathino plays", seeds=SEEDS, loose=loose) for name, worker in _ours(team)}
            if found["compiled"]["found"] != found["pure"]["found"]:
                raise Disagreement(f"{found}")
            for name in times:
                times[name].append(median(found[name]["milliseconds"]))
            tick()
        what = f"Mathino, a turn of the planner, {loose} loose cards"
        yield Row(f"{what}, compiled", "–", tuple(times["compiled"]), 50, " ms")
        yield Row(f"{what}, pure", "–", tuple(times["pure"]), 250, " ms")


def plans(team: Team, rounds: int, tick: Tick) -> Iterator[Row]:
    """The best plan of a hand to its end: four cards in milliseconds, and three against a search without live values."""
    times: dict[str, list[float]] = {"compiled": [], "pure": []}
    against: dict[bool, list[float]] = {True: [], False: []}
    for _ in range(rounds):
        found = {name: worker.ask("mathino plans", seeds=FEW, loose=4, held=4) for name, worker in _ours(team)}
        for name in times:
            times[name].append(median(found[name]["milliseconds"]))
        for again, ratios in against.items():
            ratios.append(naive_ratio(team, again))
        tick()
    what = "Mathino, the best plan at 4 loose cards"
    for name in times:
        yield Row(f"{what}, 4 in hand, {name}", "–", tuple(times[name]), None, " ms")
    for again, target, note in (
        (True, 10, "hands met before, as in a turn of the planner"),
        (False, None, "hands met for the first time"),
    ):
        yield Row(f"{what}, 3 in hand, pure", "search without live values", tuple(against[again]), target, note=note)


def naive_ratio(team: Team, again: bool) -> float:
    """How many times as long the search takes that builds whatever can be built; it finds nothing better."""
    asked = {"seeds": FEW, "loose": 4, "held": 3, "again": again}
    ours, slow = team.pure.ask("mathino plans", **asked), team.peers.ask("naive mathino plans", **asked)
    if ours["found"] != slow["found"]:
        raise Disagreement(f"{ours} {slow}")
    return float(sum(slow["milliseconds"]) / sum(ours["milliseconds"]))


def _ours(team: Team) -> list[tuple[str, Worker]]:
    return [("compiled", team.compiled), ("pure", team.pure)]

"""The rows of Formula: playouts, and all moves of seven cards with no joker, with one and with two."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from statistics import median

from bench.formulas import Listed
from bench.search import Disagreement
from bench.table import Row
from bench.team import Team, Worker

Tick = Callable[[], object]
HANDS = (0, 1, 2)
SEEDS = list(range(12))
FEW = SEEDS[:4]
"""So many for the naive loop, and only without jokers: each of them makes it ten times as long."""


def playouts(team: Team, rounds: int, tick: Tick) -> Iterator[Row]:
    """Decisions a second, compiled and pure, against a game of hidden cards that others have written."""
    rates: dict[str, list[float]] = {"compiled": [], "pure": [], "theirs": []}
    for number in range(rounds):
        for name, worker in (("compiled", team.compiled), ("pure", team.pure)):
            decisions, seconds = worker.ask("formula playouts", games=150, seed=number)
            rates[name].append(decisions / seconds)
        decisions, seconds = team.peers.ask("openspiel", name="crazy_eights", games=100, seed=number)
        rates["theirs"].append(decisions / seconds)
        tick()
    for name in ("compiled", "pure"):
        measured = tuple(ours / theirs for ours, theirs in zip(rates[name], rates["theirs"], strict=True))
        note = f"{median(rates[name]):,.0f} decisions a second"
        target = 1.0 if name == "compiled" else None
        drawn = "formulas, the first that is found from a random start; a card drawn where there is none"
        yield Row(f"Formula, random playouts, {name}", "OpenSpiel crazy_eights", measured, target, note=note, drawn=drawn)


def lists(team: Team, rounds: int, tick: Tick) -> Iterator[Row]:
    """All moves of a hand: how long it takes, and how many times as long a naive loop."""
    for jokers in HANDS:
        times: dict[str, list[float]] = {"compiled": [], "pure": []}
        against: list[float] = []
        for _ in range(rounds):
            found = {name: worker.ask("formulas", seeds=SEEDS, jokers=jokers) for name, worker in _ours(team)}
            if found["compiled"]["moves"] != found["pure"]["moves"]:
                raise Disagreement(f"{found}")
            for name in times:
                times[name].append(median(found[name]["milliseconds"]))
            if not jokers:
                against.append(naive_ratio(team, found["pure"]))
            tick()
        what = f"Formula, all moves of 7 cards with {jokers} jokers"
        yield Row(f"{what}, compiled", "–", tuple(times["compiled"]), 5, " ms")
        yield Row(f"{what}, pure", "–", tuple(times["pure"]), 25, " ms")
        if against:
            yield Row(f"{what}, pure", "naive enumeration", tuple(against), 10)


def naive_ratio(team: Team, ours: Listed) -> float:
    """How many times as long a naive loop takes for the same hands."""
    slow: Listed = team.peers.ask("naive formulas", seeds=FEW, jokers=0)
    if slow["moves"] != ours["moves"][: len(FEW)]:
        raise Disagreement(f"{ours} {slow}")
    return sum(slow["milliseconds"]) / sum(ours["milliseconds"][: len(FEW)])


def _ours(team: Team) -> list[tuple[str, Worker]]:
    return [("compiled", team.compiled), ("pure", team.pure)]

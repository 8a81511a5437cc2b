"""The rows of Numberloor: playouts, and the longest chains of hands of six cards to thirty."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from statistics import median

from bench.chains import Chains
from bench.search import Disagreement
from bench.table import Row
from bench.team import Team, Worker

Tick = Callable[[], object]
HANDS = (6, 12, 30)
SEEDS = list(range(20))
FEW, TRIED = SEEDS[:8], 8
"""So many hands for the naive loop, and so many cards: with each further card it takes several times as long."""


def playouts(team: Team, rounds: int, tick: Tick) -> Iterator[Row]:
    """Decisions a second, compiled and pure, against a game of hidden cards that others have written."""
    rates: dict[str, list[float]] = {"compiled": [], "pure": [], "theirs": []}
    for number in range(rounds):
        for name, worker in _ours(team):
            decisions, seconds = worker.ask("numberloor playouts", games=100, seed=number)
            rates[name].append(decisions / seconds)
        decisions, seconds = team.peers.ask("openspiel", name="crazy_eights", games=100, seed=number)
        rates["theirs"].append(decisions / seconds)
        tick()
    for name in ("compiled", "pure"):
        measured = tuple(ours / theirs for ours, theirs in zip(rates[name], rates["theirs"], strict=True))
        note = f"{median(rates[name]):,.0f} decisions a second"
        target = 1.0 if name == "compiled" else None
        drawn = "cards that fit nine times in ten, else all moves alike"
        yield Row(f"Numberloor, random playouts, {name}", "OpenSpiel crazy_eights", measured, target, note=note, drawn=drawn)


def longest(team: Team, rounds: int, tick: Tick) -> Iterator[Row]:
    """The longest chain of a hand: how long it takes, and how many times as long a naive loop."""
    for cards in HANDS:
        times: dict[str, list[float]] = {"compiled": [], "pure": []}
        for _ in range(rounds):
            found = {name: worker.ask("chains", seeds=SEEDS, cards=cards) for name, worker in _ours(team)}
            if found["compiled"]["floors"] != found["pure"]["floors"]:
                raise Disagreement(f"{found}")
            for name in times:
                times[name].append(median(found[name]["milliseconds"]))
            tick()
        for name, limit in (("compiled", 1), ("pure", 5)):
            yield Row(f"Numberloor, longest chain of {cards} cards, {name}", "–", tuple(times[name]), limit, " ms")


def against_naive(team: Team, rounds: int, tick: Tick) -> Iterator[Row]:
    """Pure Python against pure Python, on the same hands in every round."""
    measured: list[float] = []
    for _ in range(rounds):
        ours: Chains = team.pure.ask("chains", seeds=FEW, cards=TRIED)
        slow: Chains = team.peers.ask("naive chains", seeds=FEW, cards=TRIED)
        if ours["floors"] != slow["floors"]:
            raise Disagreement(f"{ours} {slow}")
        measured.append(sum(slow["milliseconds"]) / sum(ours["milliseconds"]))
        tick()
    yield Row(f"Numberloor, longest chain of {TRIED} cards, pure", "naive enumeration", tuple(measured))


def worst_case(team: Team, rounds: int, tick: Tick) -> Iterator[Row]:
    """The hardest hand we know, which only the budget of the search ends."""
    times: dict[str, list[float]] = {"compiled": [], "pure": []}
    for _ in range(rounds):
        for name, worker in _ours(team):
            times[name].append(worker.ask("stuck chain"))
        tick()
    for name, limit in (("compiled", 50), ("pure", 250)):
        yield Row(f"Numberloor, a hand of 30 that cannot be laid out, {name}", "–", tuple(times[name]), limit, " ms")


def _ours(team: Team) -> list[tuple[str, Worker]]:
    return [("compiled", team.compiled), ("pure", team.pure)]

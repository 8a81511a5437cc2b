"""Who is measured against whom: playouts, and copying a state to make a move in it.

All take turns in every round, so that a busy minute of the machine is shared by all of them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from bench.table import Row, ratios
from bench.team import Team, Worker

PLAYOUTS = "random playouts, 12 wild cards"
NUMBERS = "random playouts, numbers to 15"
SOME = "turns with one group and at most one wild card"
ALL = "all moves, alike"
SPIEL = {"gin_rummy": 1.5, "cribbage": 0.5, "crazy_eights": 0.3}
RLCARD = {"gin-rummy": 5.0, "uno": 2.0}
"""The games we are compared with, and how many times as many decisions a second we want."""


@dataclass(frozen=True)
class Runner:
    """One that is measured: `size` is how many games or moves make about a third of a second."""

    name: str
    worker: Worker
    task: str
    counts: str
    size: int
    arguments: dict[str, object]

    def run(self, seed: int, share: float) -> float:
        """Units of work per CPU-second in one round."""
        size = {self.counts: max(1, round(self.size * share))}
        done, seconds = self.worker.ask(self.task, seed=seed, **size, **self.arguments)
        return float(done / seconds)


def runners(team: Team) -> Iterator[Runner]:
    """Everyone in the race."""
    for name, worker, share in (("compiled", team.compiled, 3), ("pure", team.pure, 1)):
        yield Runner(f"{name} playouts", worker, "playouts", "games", 200 * share, {})
        yield Runner(f"{name} numbers", worker, "playouts", "games", 200 * share, {"level": "numbers-15"})
        yield Runner(f"{name} solitaires", worker, "solitaires", "games", 20 * share, {})
        yield Runner(f"{name} listed", worker, "listed playouts", "games", 4 * share, {})
        yield Runner(f"{name} copies", worker, "copies", "games", 200 * share, {})
    for name in SPIEL:
        size = 100 if name == "gin_rummy" else 300
        yield Runner(name, team.peers, "openspiel", "games", size, {"name": name})
        yield Runner(f"{name} uniform", team.peers, "openspiel", "games", size, {"name": name, "uniform": True})
    for name, size in (("gin-rummy", 40), ("uno", 400)):
        yield Runner(name, team.peers, "rlcard", "games", size, {"name": name})
        yield Runner(f"{name} copies", team.peers, "rlcard copies", "moves", 150, {"name": name})


def race(team: Team, rounds: int, share: float, tick: Callable[[], object]) -> dict[str, list[float]]:
    """The rates of everyone, round by round."""
    rates: dict[str, list[float]] = {}
    for number in range(rounds):
        for runner in runners(team):
            rates.setdefault(runner.name, []).append(runner.run(number, share))
            tick()
    return rates


def playout_rows(rates: dict[str, list[float]]) -> Iterator[Row]:
    """The race as rows."""
    ours, pure, listed = rates["compiled playouts"], rates["pure playouts"], rates["compiled listed"]
    numbers = f"{NUMBERS}, compiled"
    for name in SPIEL:
        yield Row(numbers, f"OpenSpiel {name}", ratios(rates["compiled numbers"], rates[name]), 1.0, drawn=SOME)
    for name, target in SPIEL.items():
        yield Row(f"{PLAYOUTS}, compiled", f"OpenSpiel {name}", ratios(ours, rates[name]), target, drawn=SOME)
    for name in SPIEL:
        note = "chance drawn uniformly"
        measured = ratios(rates["compiled numbers"], rates[f"{name} uniform"])
        yield Row(numbers, f"OpenSpiel {name}", measured, note=note, drawn=SOME)
        yield Row(f"{PLAYOUTS}, compiled", f"OpenSpiel {name}", ratios(ours, rates[f"{name} uniform"]), note=note, drawn=SOME)
    for name, target in RLCARD.items():
        yield Row(f"{PLAYOUTS}, compiled", f"RLCard {name}", ratios(ours, rates[name]), target, drawn=SOME)
    yield Row(f"{PLAYOUTS}, pure", "OpenSpiel gin_rummy", ratios(pure, rates["gin_rummy"]), 0.6, drawn=SOME)
    yield Row(f"{PLAYOUTS}, compiled", "pure", ratios(ours, pure), drawn=SOME)
    for name in ("compiled", "pure"):
        what = f"solitaires with all cards, {name}"
        yield Row(what, "–", tuple(rates[f"{name} solitaires"]), None, " moves", note="moves a second", drawn="all takes, alike")
    by_list = "playouts by legal_moves, compiled"
    yield Row(by_list, "OpenSpiel gin_rummy", ratios(listed, rates["gin_rummy"]), drawn=ALL)
    yield Row(by_list, "pure", ratios(listed, rates["pure listed"]), drawn=ALL)


def copy_rows(rates: dict[str, list[float]]) -> Iterator[Row]:
    """Copying a state and making a move in it."""
    for name in RLCARD:
        target = 300.0 if name == "gin-rummy" else None
        measured = ratios(rates["compiled copies"], rates[f"{name} copies"])
        yield Row("copy a state and make a move, compiled", f"RLCard {name}, deepcopy + step", measured, target)

"""The best take: against the naive search, compiled against pure, the worst cases we know, and how the time grows."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from statistics import median

from bench.table import Row
from bench.takes import Found
from bench.team import Team, Worker

Tick = Callable[[], object]
TAKE = "best take"


@dataclass(frozen=True)
class Crowd:
    """A kind of position: see `takes.crowd`."""

    name: str
    piles: int
    wilds: int
    loose: bool = False
    highest: int = 15

    def search(self, worker: Worker, seeds: list[int]) -> Found:
        """Our search in some positions of this kind."""
        arguments = {"piles": self.piles, "wilds": self.wilds, "loose": self.loose, "highest": self.highest}
        found: Found = worker.ask("takes", seeds=seeds, **arguments)
        return found


SMALLER = Crowd("5 piles and 2 wild cards", 5, 2)
SMALL = Crowd("6 piles and 2 wild cards", 6, 2)
LARGE = Crowd("10 piles and 4 wild cards", 10, 4)
WORST = (
    Crowd("12 low piles, 4 wild cards", 12, 4, highest=5),
    Crowd("6 piles, 16 loose wild cards", 6, 16, loose=True),
    Crowd("22 piles, 16 loose wild cards", 22, 16, loose=True),
)


class Disagreement(Exception):
    """Two searches gave different answers for the same positions."""


def agreed(one: Found, other: Found) -> None:
    """Refuse to compare the speed of searches that find different things."""
    if (one["cards"], one["complete"]) != (other["cards"], other["complete"]):
        raise Disagreement(f"{one} {other}")


def against_naive(team: Team, rounds: int, tick: Tick) -> Iterator[Row]:
    """Pure Python against pure Python, on the same positions in every round."""
    for crowd, seeds, remember, target in ((SMALL, range(8), True, 400), (SMALLER, range(4), False, None)):
        measured: list[float] = []
        for _ in range(rounds):
            asked = {"piles": crowd.piles, "wilds": crowd.wilds, "seeds": list(seeds), "remember": remember}
            naive: Found = team.peers.ask("naive takes", **asked)
            ours = crowd.search(team.pure, list(seeds))
            agreed(ours, naive)
            measured.append(sum(naive["milliseconds"]) / sum(ours["milliseconds"]))
            tick()
        note = "" if remember else "which forgets what it has tried"
        yield Row(f"{TAKE}, {crowd.name}, pure", "naive enumeration", tuple(measured), target, note=note)


def against_pure(team: Team, rounds: int, tick: Tick) -> Iterator[Row]:
    """Compiled against pure, on the same positions in every round."""
    for crowd, seeds in ((SMALL, list(range(40))), (LARGE, list(range(5)))):
        measured: list[float] = []
        for _ in range(rounds):
            pure, compiled = crowd.search(team.pure, seeds), crowd.search(team.compiled, seeds)
            agreed(pure, compiled)
            measured.append(sum(pure["milliseconds"]) / sum(compiled["milliseconds"]))
            tick()
        yield Row(f"{TAKE}, {crowd.name}, compiled", "pure", tuple(measured), 3)


def worst_cases(team: Team, rounds: int, tick: Tick) -> Iterator[Row]:
    """The longest of several positions of each kind, with whether the answers were complete."""
    seeds = list(range(5))
    for crowd in WORST:
        found: dict[str, list[Found]] = {"compiled": [], "pure": []}
        for _ in range(rounds):
            found["compiled"].append(crowd.search(team.compiled, seeds))
            found["pure"].append(crowd.search(team.pure, seeds))
            agreed(found["compiled"][-1], found["pure"][-1])
            tick()
        for name, limit in (("compiled", 50), ("pure", 250)):
            longest = tuple(max(each["milliseconds"]) for each in found[name])
            complete = sum(found[name][0]["complete"])
            yield Row(f"{TAKE}, {crowd.name}, {name}", "–", longest, limit, " ms", f"complete in {complete} of {len(seeds)}")


@dataclass(frozen=True)
class SocketConnection:
    """One line of the plot: a median time for each size."""

    name: str
    sizes: list[int]
    milliseconds: list[float]


def growth(team: Team, by: str, sizes: list[int], fixed: int, naive_up_to: int, tick: Tick) -> list[SocketConnection]:
    """How the time grows `by` piles or wild cards while there is a `fixed` number of the other."""
    lines: list[SocketConnection] = []
    for name, worker in (("pure", team.pure), ("compiled", team.compiled), ("naive", team.peers)):
        used = [size for size in sizes if name != "naive" or size <= naive_up_to]
        times: list[float] = []
        for size in used:
            piles, wilds = (size, fixed) if by == "piles" else (fixed, size)
            if name == "naive":
                found = worker.ask("naive takes", piles=piles, wilds=wilds, seeds=[0])
            else:
                found = Crowd("", piles, wilds).search(worker, list(range(5)))
            times.append(median(found["milliseconds"]))
            tick()
        lines.append(SocketConnection(name, used, times))
    return lines

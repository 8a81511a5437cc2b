"""Trains an agent for Numero, in plain numpy on one core, that beats `greedy`: it learns what the table it leaves is worth.

    python train.py --games 1000 --agent agent.npy --curve curve.svg

Each of its moves leaves a table behind: its own hand before drawing, the centre, the piles won. It learns from whole games by how
much its lead grows in its next turns from such a table, and makes the move with the best sum of what it wins and what it expects.
It knows no more than its view: the cards it will draw are face down on that table.
"""

import argparse
import os
from collections.abc import Iterator, Sequence
from math import sqrt
from pathlib import Path
from time import monotonic

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # matrices as small as these are slower on several cores

import numpy as np
from numpy.typing import NDArray

from sumdeck.rl.bout import Bout, Playground
from sumdeck.rl.gym import SeatEnv
from sumdeck.rl.steps import Turn, endings
from sumdeck.rules.game import Outcome, View

GAME, LEVEL, AGAINST = "numero", "numbers-15", "greedy"
ROUND, SHRINK, CURIOUS = 50, 50.0, 0.05
FORESIGHT = 2
"""How many turns of its own it looks ahead. What comes later is chance for the most part, and only makes it harder to learn."""
Array = NDArray[np.float32]


class Agent:
    """Chooses moves by what they win now and what it expects of the table that they leave: a weighted sum of what is there."""

    def __init__(self, ground: Playground, rng: np.random.Generator) -> None:
        self.ground = ground
        self.rng = rng
        self.zones = [name for name in ground.channels if name.startswith("zone ")]
        self.copies = np.array(ground.encoding.copies, np.float32)
        self.weights = np.zeros(2 * len(self.copies) + 14, np.float32)  # so the first agent sees what it wins now, and no more

    def choose(self, bout: Bout, curious: float = 0.0) -> tuple[tuple[int, ...], Array, float]:
        """The steps of a move; the table that it leaves, and by how much the agent leads on it."""
        assert isinstance(bout.turn, Turn)
        game, seat = self.ground.game, bout.seat
        shown = game.view(bout.state, seat).shown
        words, tables, leads = [], [], []
        for word, move in endings(bout.turn):
            left = game.apply(shown, seat, move)
            words.append(word)
            tables.append(self.table(View(seat, left)))
            leads.append(float(len(left.won[seat]) - len(left.won[1 - seat])))
        worth = np.stack(tables) @ self.weights + np.array(leads)
        best = int(self.rng.integers(len(words))) if self.rng.random() < curious else int(worth.argmax())
        return words[best], tables[best], leads[best]

    def table(self, view: View[object]) -> Array:
        """What is seen of a table: what each number could take, whether it is held here or there, builds, the hand."""
        sight = self.ground.encoding.sight(view)
        zones = {name: np.asarray(sight[name], np.float32)[:-1] for name in self.zones}
        rows = [(round(16 * value / (1 - value)), round(8 * cards), built) for value, cards, built, _ in chunks(sight["piles"])]
        takes = largest_takes(rows, len(self.copies))
        hand = np.rint(zones["zone hand 0"] * self.copies)
        unseen = np.maximum(0, 1 - sum(zones.values())) * self.copies
        likely = unseen / max(1.0, float(unseen.sum()))
        own, danger = takes * (hand > 0), takes * likely
        numbers = np.flatnonzero(hand) + 1
        sums = sum(hand[one + other - 1] > 0 for one in numbers for other in numbers if one < other and one + other <= len(hand))
        built = [value for value, _, made in rows if made]
        summed = [
            *(own.max(), own.sum(), float((own > 0).sum()), danger.sum(), takes.max(), takes.sum()),
            *(len(rows), len(built), sum(hand[value - 1] > 0 for value in built if value <= len(hand))),
            *(sums, float((hand > 1).sum()), float((hand * np.arange(1, len(hand) + 1)).sum()) / 10),
            *(float(sight["zone deck"][-1]), 1.0),
        ]
        return np.concatenate([own, 10 * danger, summed]).astype(np.float32)

    def learn(self, seen: list[Array], wanted: list[float]) -> None:
        """The weights that come nearest to what became of these tables, and are no larger than need be (ridge regression)."""
        tables = np.stack(seen).astype(np.float64)
        square = tables.T @ tables + SHRINK * np.eye(tables.shape[1])
        self.weights = np.linalg.solve(square, tables.T @ np.array(wanted)).astype(np.float32)


def chunks(numbers: Sequence[float]) -> Iterator[Sequence[float]]:
    """The rows of the piles: value, cards, whether built, whether by oneself."""
    return (numbers[start : start + 4] for start in range(0, len(numbers), 4))


def largest_takes(piles: list[tuple[int, int, float]], most: int) -> Array:
    """For each number from 1 on, the most cards that a single group of these piles has which makes it."""
    best = np.zeros(most + 1, np.float32)
    best[1:] = -99
    for value, cards, _ in piles:
        if value <= most:
            best[value:] = np.maximum(best[value:], best[: most + 1 - value] + cards)
    return np.maximum(best[1:], 0)


def played(env: SeatEnv, agent: Agent, curious: float) -> tuple[list[Array], list[float]]:
    """A game: the tables that the agent left, and by how much its lead grew in its next few turns."""
    tables, leads = [], []
    while not env.bout.over:
        word, table, lead = agent.choose(env.bout, curious)
        tables.append(table)
        leads.append(lead)
        for step in word:
            env.step(np.int64(step))
    outcome = env.ground.game.outcome(env.bout.state)
    assert isinstance(outcome, Outcome)
    final = float(outcome.scores[env.seat] - outcome.scores[1 - env.seat])
    ahead = [*leads, *[final] * FORESIGHT]
    return tables, [ahead[turn + FORESIGHT] - lead for turn, lead in enumerate(leads)]


def measured(agent: Agent, deals: int) -> tuple[float, float, float]:
    """The part of the games that the agent wins, and the 95 % interval; each deal is played in both seats, and is the unit."""
    env = SeatEnv(GAME, AGAINST, level=LEVEL)
    parts: list[float] = []
    for deal in range(deals):
        won = 0.0
        for seat in (0, 1):
            env.reset(seed=deal, options={"deal": f"measured-{deal}", "seat": seat})
            played(env, agent, 0.0)
            won += (env.bout.returns()[seat] + 1) / 4
        parts.append(won)
    mean, width = float(np.mean(parts)), 1.96 * float(np.std(parts, ddof=1)) / sqrt(deals)
    return mean, mean - width, mean + width


def draw(curve: list[tuple[int, float]], final: tuple[float, float, float], place: Path) -> None:
    """The curve as a small SVG: the part of the games won while learning, and the measured end with its interval."""
    high, most = 260, curve[-1][0]
    points = " ".join(f"{40 + 570 * games / most:.1f},{high - 30 - 200 * won:.1f}" for games, won in curve)
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 {high}" font-family="sans-serif" font-size="12">',
        f'<title>Part of the games won against {AGAINST} while learning</title><rect width="640" height="{high}" fill="#fff"/>',
    ]
    for part in (0.0, 0.25, 0.5, 0.75, 1.0):
        y = high - 30 - 200 * part
        lines.append(f'<path d="M40 {y:.0f}H610" stroke="#ccc"/><text x="34" y="{y + 4:.0f}" text-anchor="end">{part:.0%}</text>')
    low, top = (high - 30 - 200 * part for part in final[1:])
    lines += [
        f'<polyline points="{points}" fill="none" stroke="#00796b" stroke-width="2"/>',
        f'<path d="M622 {low:.1f}V{top:.1f}" stroke="#d84315" stroke-width="5"/>',
        f'<text x="40" y="{high - 10}">0 games</text><text x="610" y="{high - 10}" text-anchor="end">{most:,}</text></svg>',
    ]
    place.write_text("\n".join(lines) + "\n", "utf-8")


def main() -> None:
    """Train, measure, and keep the agent and its curve."""
    parser = argparse.ArgumentParser(description="Trains an agent for Numero that beats greedy.")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--deals", type=int, default=500)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--agent", type=Path, default=Path("agent.npy"))
    parser.add_argument("--curve", type=Path, default=Path("curve.svg"))
    wish = parser.parse_args()
    rng = np.random.default_rng(wish.seed)
    env = SeatEnv(GAME, AGAINST, level=LEVEL)
    agent = Agent(env.ground, rng)
    env.reset(seed=wish.seed)
    seen: list[Array] = []
    wanted: list[float] = []
    curve: list[tuple[int, float]] = []
    begun, won, together = monotonic(), 0.0, min(ROUND, wish.games)
    for number in range(1, wish.games + 1):
        env.reset()
        tables, later = played(env, agent, CURIOUS)
        seen += tables
        wanted += later
        won += (env.bout.returns()[env.seat] + 1) / 2
        if number % together == 0:
            agent.learn(seen, wanted)
            curve.append((number, won / together))
            print(f"{number:6} games, {won / together:.0%} of the last {together} won, {monotonic() - begun:.0f} s", flush=True)
            won = 0.0
    final = measured(agent, wish.deals)
    draw(curve, final, wish.curve)
    np.save(wish.agent, agent.weights)
    print(f"{final[0]:.1%} of {2 * wish.deals} games won against {AGAINST} (95 %: {final[1]:.1%} to {final[2]:.1%})")


if __name__ == "__main__":
    main()

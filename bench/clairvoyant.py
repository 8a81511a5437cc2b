"""How far the players are from the unreachable: `python -m bench.clairvoyant`.

A clairvoyant knows every card, those that will be drawn included, and how both seats go on. It tries what is worth trying, plays
each on with the very cards that will come, and takes what comes out best. It lives here and nowhere in the package: no table can
seat it. It and the expert play the same deals from both seats against the planner; nothing here asks a clock.
"""

from __future__ import annotations

import argparse
import json
from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from pathlib import Path
from random import Random
from statistics import fmean
from typing import Any, TypeAlias

from sumdeck.games.mathino.players.sight import worth_of_cards
from sumdeck.games.numberloor.rules.state import LAID
from sumdeck.players import Player, player
from sumdeck.players.search import allowed, lead
from sumdeck.research.crew import SeriesCache
from sumdeck.research.match import Match
from sumdeck.research.simulate import jobs_of
from sumdeck.research.summary import share
from sumdeck.rules.deals import first_state, named_deal
from sumdeck.rules.game import Game, Seat, View
from sumdeck.rules.registry import game

PLANNER = "planner"
DRAWS = 2000
Pair: TypeAlias = tuple[float, float]
"""What the clairvoyant and the expert win of a deal."""


class Foresight(ABC):
    """What one game tells its clairvoyant."""

    usual: str = "expert"
    """The player whose choice it leaves only for something better, and as whom it goes on."""
    width: int = 8
    """So many things are tried."""
    longest: int = 200
    """So many moves are played on at the most."""

    @abstractmethod
    def worth_trying(self, rules: Game[Any, Any], view: View[Any]) -> Iterable[Any]:
        """What may be tried beside the usual move."""

    def enough(self, begun: Any, state: Any) -> bool:
        """Whether a game that was played on since it stood as `begun` has been played on for long enough."""
        return False

    def scores(self, state: Any) -> list[float]:
        """What the seats have so far."""
        return [0.0 for _ in state.hands]

    swing: float = 8.0
    """How much may still change in a game that is not over."""

    def standing(self, rules: Game[Any, Any], state: Any, seat: Seat) -> float:
        """What a seat makes of a game, from 0 to 1."""
        ended = rules.outcome(state)
        if ended is not None and ended.places.count(1) == 1:
            return float(ended.places[seat] == 1)
        had = self.scores(state)
        return lead(had[seat] - max(score for other, score in enumerate(had) if other != seat), self.swing)


class Wishing(Foresight):
    """In Numero and Mathino a player wishes for several moves, the best first."""

    def __init__(self, wisher: str) -> None:
        self.usual = wisher

    def worth_trying(self, rules: Game[Any, Any], view: View[Any]) -> Iterable[Any]:
        return allowed(rules, view, player(rules.name, self.usual).wishes(view, Random(0)), self.width)  # type: ignore[attr-defined]


class Numero(Wishing):
    def scores(self, state: Any) -> list[float]:
        return [float(len(won)) for won in state.won]


class Mathino(Wishing):
    """Played on to the end of the round: then all duties are settled."""

    def enough(self, begun: Any, state: Any) -> bool:
        return bool((begun.deck, begun.round) != (state.deck, state.round))

    def scores(self, state: Any) -> list[float]:
        return [float(total) + worth_of_cards(state, won) for total, won in zip(state.totals, state.won, strict=True)]


class Numberloor(Foresight):
    """It chooses how a turn begins; played on until three more stars are won."""

    def worth_trying(self, rules: Game[Any, Any], view: View[Any]) -> Iterable[Any]:
        shown = view.shown
        return () if shown.last == LAID or shown.seat != view.seat else rules.legal_moves(shown, view.own_seat)

    def enough(self, begun: Any, state: Any) -> bool:
        return bool(sum(state.stars) > sum(begun.stars) + 2)

    def scores(self, state: Any) -> list[float]:
        return [float(stars) for stars in state.stars]


class Formula(Foresight):
    """Formulas that leave every sort of hand, and for each of them several tables."""

    usual = PLANNER
    width = 40

    def worth_trying(self, rules: Game[Any, Any], view: View[Any]) -> Iterable[Any]:
        by_laid: dict[Any, list[Any]] = {}
        moves = list(rules.legal_moves(view.shown, view.own_seat))
        for move in moves:
            by_laid.setdefault(getattr(move, "laid", ()), []).append(move)
        Random(0).shuffle(moves)
        return [group[0] for group in by_laid.values()] + moves


FORESIGHTS: dict[str, Foresight] = {
    "numero": Numero(PLANNER),
    "mathino": Mathino("expert"),
    "numberloor": Numberloor(),
    "formula": Formula(),
}


class Clairvoyant:
    """One seat of one game that sees everything, against the planner."""

    def __init__(self, name: str, seat: Seat) -> None:
        self.rules = game(name)
        self.seat = seat
        self.foresight = FORESIGHTS[name]
        self.own: Player[Any, Any] = player(name, self.foresight.usual)
        self.other: Player[Any, Any] = player(name, PLANNER)

    def played(self, state: Any, rng: Random) -> float:
        """Its part of a game, played to the end."""
        while self.rules.to_act(state):
            seat, move = self.next_move(state, rng)
            state = self.rules.apply(state, seat, self.best(state, move, rng) if seat == self.seat else move)
        ended = self.rules.outcome(state)
        assert ended is not None
        return 1 / ended.places.count(1) if ended.places[self.seat] == 1 else 0.0

    def next_move(self, state: Any, rng: Random) -> tuple[Seat, Any]:
        """Who moves next, as a table asks them, and the usual move."""
        first, *others = self.rules.to_act(state)
        for seat in (*others, first):
            move = (self.own if seat == self.seat else self.other).choose(self.rules, self.rules.view(state, seat), rng)
            if move is not None:
                return seat, move
        raise AssertionError(f"nobody moves in {state}")

    def best(self, state: Any, usual: Any, rng: Random) -> Any:
        """The usual move, unless another comes out better."""
        found = [usual]
        for move in self.foresight.worth_trying(self.rules, self.rules.view(state, self.seat)):
            if move not in found and len(found) < self.foresight.width:
                found.append(move)
        if len(found) == 1:
            return usual
        luck, best, most = rng.randbytes(8), usual, -1.0
        for move in found:
            standing = self.comes_out(state, move, luck)
            if standing > most:
                best, most = move, standing
            if most >= 1.0:
                break  # won: nothing comes out better
        return best

    def comes_out(self, begun: Any, move: Any, luck: bytes) -> float:
        """What a move comes to."""
        rng, state = Random(luck), self.rules.apply(begun, self.seat, move)
        for _ in range(self.foresight.longest):
            if not self.rules.to_act(state) or self.foresight.enough(begun, state):
                break
            seat, following = self.next_move(state, rng)
            state = self.rules.apply(state, seat, following)
        return self.foresight.standing(self.rules, state, self.seat)


def clairvoyants_part(name: str, deal: str) -> float:
    """What it wins of one deal, from both seats."""
    rules, options = game(name), game(name).options({})
    state = first_state(rules, named_deal(rules.pack(options), deal, rules.shuffles_again), 2, options)
    return sum(Clairvoyant(name, Seat(seat)).played(state, Random(f"{deal} {seat}")) for seat in (0, 1)) / 2


def experts_part(name: str, deal: int, seed: str) -> float:
    """What the expert wins of the same deal, from both seats."""
    series, match = SeriesCache(), Match(name, {}, ("expert", PLANNER), seed)
    games = [series.play(job) for job in jobs_of(match, deal + 1, paired=True) if job.number == deal]
    return fmean(row.won for played in games for row in played.rows if row.entry == 0)


def ratio(pairs: Sequence[Pair]) -> str:
    """The expert's part of the games as a share of the clairvoyant's, with an interval of 95 % from drawing the deals again."""
    rng = Random("ratio")
    drawn = [rng.choices(pairs, k=len(pairs)) for _ in range(DRAWS)]
    found = sorted(fmean(own for _, own in each) / (fmean(best for best, _ in each) or 1) for each in (pairs, *drawn))
    reached = fmean(own for _, own in pairs) / (fmean(best for best, _ in pairs) or 1)
    return f"{100 * reached:.0f} % ({100 * found[round(0.025 * DRAWS)]:.0f}–{100 * found[round(0.975 * DRAWS)]:.0f})"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=20, help="deals, each from both seats")
    parser.add_argument("--seed", default="truth", help="what their names begin with")
    parser.add_argument("--only", choices=list(FORESIGHTS), action="append", help="these games only")
    parser.add_argument("--keep", type=Path, help="a folder for what was played; the same command goes on from there")
    args = parser.parse_args()
    for name in args.only or FORESIGHTS:
        file = None if args.keep is None else args.keep / f"{name}-{args.seed}.json"
        pairs: list[Pair] = json.loads(file.read_text()) if file is not None and file.exists() else []
        for deal in range(len(pairs), args.games):
            pairs.append((clairvoyants_part(name, f"{args.seed}-{deal}"), experts_part(name, deal, args.seed)))
            if file is not None:
                file.write_text(json.dumps(pairs))
        best, own = share([pair[0] for pair in pairs]), share([pair[1] for pair in pairs])
        print(f"{name}, {2 * len(pairs)} games against the {PLANNER}: the clairvoyant wins {best}, the expert {own}", flush=True)
        print(f"{name}: the expert wins {ratio(pairs)} of what the clairvoyant wins", flush=True)


if __name__ == "__main__":
    main()

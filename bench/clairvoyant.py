"""How far the expert is from the unreachable: `python -m bench.clairvoyant`.

A clairvoyant searches as the expert does, but where the expert imagines cards, it knows them all. It lives here and nowhere in
the package: no table can seat it. Both play the same deals from both seats against the planner.
"""

from __future__ import annotations

import argparse
from random import Random
from statistics import fmean
from typing import Any

from sumdeck.games.formula.players.expert import FormulaScheme
from sumdeck.games.numero.players.expert import NumeroScheme
from sumdeck.players import player
from sumdeck.players.search import Scheme, Search
from sumdeck.rules.game import Seat
from sumdeck.rules.registry import game

SCHEMES: dict[str, Scheme[Any, Any]] = {"numero": NumeroScheme(), "formula": FormulaScheme()}
PLANNER = "planner"


class Clairvoyance(Search[Any, Any]):
    """A search that imagines nothing."""

    truth: Any = None

    def imagined(self) -> Any:
        return self.truth


def played(name: str, deal: str, seat: Seat, clairvoyant: bool) -> tuple[float, float]:
    """What a game came to for this seat: its part of the win, and its score less the other's."""
    rules, rng = game(name), Random(f"{deal} {seat}")
    state = rules.new(deal, 2)
    other, expert = player(name, PLANNER), player(name, "expert")
    while acting := rules.to_act(state):
        for who in acting:
            view = rules.view(state, who)
            if who == seat and clairvoyant and who == acting[0]:
                search = Clairvoyance(rules, view, SCHEMES[name], rng)
                search.truth = state
                move = search.best(expert.sight.visits) or expert.choose(rules, view, rng)
            else:
                move = (expert if who == seat else other).choose(rules, view, rng)
            if move is not None:
                state = rules.apply(state, who, move)
                break
    ended = rules.outcome(state)
    assert ended is not None
    won = 1 / ended.places.count(1) if ended.places[seat] == 1 else 0.0
    return won, float(ended.scores[seat] - ended.scores[1 - seat])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=20, help="deals, each from both seats")
    parser.add_argument("--only", choices=list(SCHEMES), action="append", help="these games only")
    args = parser.parse_args()
    for name in args.only or SCHEMES:
        for who in ("expert", "clairvoyant"):
            found = [played(name, f"truth-{deal}", Seat(seat), who != "expert") for deal in range(args.games) for seat in (0, 1)]
            won, ahead = (fmean(column) for column in zip(*found, strict=True))
            print(f"{name}: {who} wins {won:.0%} of {len(found)} games against {PLANNER}, {ahead:+.1f} on average", flush=True)


if __name__ == "__main__":
    main()

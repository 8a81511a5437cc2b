"""The expert of Formula: it plays the planner's best formulas on with imagined cards (`sumdeck.players.search`)."""

from random import Random

from sumdeck.games.formula.players.planner import Planner, expected, ranked
from sumdeck.games.formula.players.simple import Greedy, otherwise
from sumdeck.games.formula.rules.formulas import any_formula
from sumdeck.games.formula.rules.moves import Lay, Move
from sumdeck.games.formula.rules.state import State
from sumdeck.players.search import Scheme, Search, allowed, lead
from sumdeck.players.sight import Sight
from sumdeck.rules.game import Game, Seat, View
from sumdeck.rules.hands import with_seat, without

TRUSTED = 0.85
"""How likely somebody who drew a card could not lay: nobody has to see a formula (F-37)."""


class FormulaScheme(Scheme[State, Move]):
    """Candidates are the planner's; games are played on by the greedy player."""

    width = 4

    def plays(self, game: Game[State, Move], view: View[State]) -> list[Move]:
        state, seat = view.shown, view.own_seat
        found: list[Move] = unlike(ranked(state, seat), self.width - 1)
        return allowed(game, view, [*found, otherwise(state, seat)], self.width)

    def horizon(self, state: State) -> int:
        return 6

    def reply(self, game: Game[State, Move], view: View[State], rng: Random) -> Move | None:
        return Greedy().choose(game, view, rng)

    def standing(self, state: State, seat: Seat) -> float:
        if state.rounds or state.ended or state.out:
            places = state.rounds[-1].places if state.rounds else None
            if places is not None:
                return 1.0 if places[seat] == 1 else 0.0
            if state.out:
                return 1.0 if state.out[0] == seat else 0.0
        needed = [expected(len(hand)) for hand in state.hands]
        others = min(turns for each, turns in enumerate(needed) if each != seat)
        return lead(others - needed[seat], 1.0)

    def plausible(self, game: Game[State, Move], view: View[State], state: State, rng: Random) -> bool:
        """Whoever passed a moment ago had nothing to lay on this formula, and whoever drew before the first one had no answer."""
        last = Seat((state.seat - 1) % state.setup.seats)
        if state.idle and last != view.seat and last not in state.out and any_formula(state, last):
            return False
        return all(seat == view.seat or drew_for_a_reason(state, seat) or rng.random() > TRUSTED for seat in drawers(state))


def drawers(state: State) -> list[Seat]:
    """Who has drawn a card although the start cards were to be completed (F-15, F-17): everybody who has had a turn."""
    if state.symbol:
        return []
    seats = state.setup.seats
    return [Seat((state.seat - 1 - step) % seats) for step in range(min(state.turn, seats))]


def drew_for_a_reason(state: State, seat: Seat) -> bool:
    """Whether a hand, less some card that may be the one drawn, had nothing to lay on the start cards."""
    hand = state.hands[seat]
    return any(
        not any_formula(state.changed(hands=with_seat(state.hands, seat, without(hand, card))), seat)
        for card in sorted(set(hand))
    )


def unlike(found: list[Lay], most: int) -> list[Move]:
    """The first that leave different hands."""
    by_laid: dict[object, Move] = {}
    for move in found:
        by_laid.setdefault((move.laid, move.symbol), move)
    return list(by_laid.values())[:most]


class Expert(Planner):
    """Plays games on in its mind."""

    name = "expert"
    sight = Sight(visits=100)

    def choose(self, game: Game[State, Move], view: View[State], rng: Random) -> Move | None:
        move = Search(game, view, FormulaScheme(), rng).best(self.sight.visits, self.tired)
        return super().choose(game, view, rng) if move is None else move

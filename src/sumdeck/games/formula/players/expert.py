"""The expert of Formula: the planner with more tables in mind, who asks what a nearly empty hand could lay next.

The planner leaves what it can lay next time, on whatever table. Hundreds of formulas often leave the same hand: of those the
expert takes the one on which the next player goes out least often, once three cards or fewer are left there. It tries imagined
hands that fit what play has revealed: a few of them on many formulas, all of them on the last few.
"""

from collections.abc import Sequence
from math import log
from random import Random
from typing import Final

from sumdeck.games.formula.players.planner import TABLES, Planner, Thought
from sumdeck.games.formula.players.simple import otherwise
from sumdeck.games.formula.rules.formulas import all_formulas, any_formula, search_for
from sumdeck.games.formula.rules.moves import Lay, Move
from sumdeck.games.formula.rules.rounds import still_in
from sumdeck.games.formula.rules.state import State
from sumdeck.players.search import imagined
from sumdeck.players.sight import Sight
from sumdeck.rules.game import Game, Kind, Seat, View
from sumdeck.rules.hands import with_seat, without

MORE_TABLES: Final = (
    (1, "+", 9, 10),
    (5, "+", 8, 13),
    (12, "+", 9, 21),
    (17, "+", 25, 42),
    (35, "−", 7, 28),
    (40, "−", 1, 39),
    (72, "−", 6, 66),
    (3, "×", 9, 27),
    (6, "×", 7, 42),
    (8, "×", 3, 24),
    (54, "÷", 6, 9),
    (56, "÷", 8, 7),
    (81, "÷", 9, 9),
)
NEAR = 3
"""Whoever holds so many cards may go out in one turn."""
FAMILIAR, OTHERS = 8, 16
"""So many formulas are looked at more closely: the first by the turns they need, and so many spread over the rest of them."""
SLACK = 0.8
"""Formulas that need so many turns more than the best are left out."""
ROUNDS: Final = ((8, 8), (3, 3), (1, 1))
"""On an eighth of the imagined hands all are tried, and eight left; on a third of them those, and three left; then on all."""
A_TURN = 0.9
"""What a turn more is worth: the logarithm of how often those who are near do not go out in it."""
NEVER_SURE = 0.02


class Expert(Planner):
    """Leaves a table on which the next player can hardly go out."""

    name = "expert"
    sight = Sight(visits=160)

    def choose(self, game: Game[State, Move], view: View[State], rng: Random) -> Move | None:
        state, seat = view.shown, view.own_seat
        thought = Thought(state, seat, (*TABLES, *MORE_TABLES))
        moves = sorted(all_formulas(state, seat), key=thought.turns_after)
        if not moves:
            return otherwise(state, seat)
        goes_out = len(moves[0].laid) == len(state.hands[seat])
        near = bool(thought.others) and thought.others[0] <= NEAR
        if len(moves) == 1 or goes_out or not near:
            return moves[0]
        guess = Guess(state, self.hands(game, view, rng))
        wanted = {move: thought.needed(move) * A_TURN for move in worth_a_look(moves, thought)}
        for left, part in ROUNDS:
            tried = max(1, self.sight.visits // part)
            if self.tired():
                break
            best = sorted(wanted, key=lambda move: wanted[move] - log(max(NEVER_SURE, 1 - guess.risk(move, tried))))
            wanted = {move: wanted[move] for move in best[:left]}
        return next(iter(wanted))

    def hands(self, game: Game[State, Move], view: View[State], rng: Random) -> list[tuple[Kind, ...]]:
        """What the next player may hold."""
        following = still_in(view.shown)[0]

        def fits(state: State) -> bool:
            return plausible(state, view.own_seat, rng)

        return [imagined(game, view, fits, rng).hands[following] for _ in range(self.sight.visits)]


def worth_a_look(moves: Sequence[Lay], thought: Thought) -> list[Lay]:
    """The first of those that need hardly a turn more than the best, and some from among the others."""
    least = min(thought.needed(move) for move in moves)
    near = [move for move in moves if thought.needed(move) <= least + SLACK]
    others = near[FAMILIAR:]
    spread = min(OTHERS, len(others))
    return near[:FAMILIAR] + [others[place * len(others) // spread] for place in range(spread)]


class Guess:
    """How often the next player goes out, as far as imagined hands tell."""

    def __init__(self, state: State, hands: Sequence[tuple[Kind, ...]]) -> None:
        self.state = state
        self.following = still_in(state)[0]
        self.hands = hands
        self.known: dict[tuple[Lay, tuple[Kind, ...]], bool] = {}

    def risk(self, move: Lay, tried: int) -> float:
        """The part of so many hands that can be laid whole after a formula."""
        return sum(self.laid_whole(move, hand) for hand in self.hands[:tried]) / tried

    def laid_whole(self, move: Lay, hand: tuple[Kind, ...]) -> bool:
        found = self.known.get((move, hand))
        if found is None:
            hands = with_seat(self.state.hands, self.following, hand)
            after = self.state.changed(hands=hands, left=move.left, symbol=move.symbol, right=move.right, answer=move.answer)
            found = bool(search_for(after, self.following, most=1).run((len(hand),)).found)
            self.known[move, hand] = found
        return found


TRUSTED = 0.85
"""How likely somebody who drew a card could not lay: nobody has to see a formula (F-37)."""


def plausible(state: State, viewer: Seat, rng: Random) -> bool:
    """Whether imagined hands fit: who passed just now had nothing to lay, and who drew before the first formula no answer."""
    last = Seat((state.seat - 1) % state.setup.seats)
    if state.idle and last != viewer and last not in state.out and any_formula(state, last):
        return False
    return all(seat == viewer or drew_for_a_reason(state, seat) or rng.random() > TRUSTED for seat in drawers(state))


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

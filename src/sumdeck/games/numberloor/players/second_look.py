"""A second look at a turn of Numberloor: the longest chain of floors that was there, against what was laid.

A turn is many moves, so it is searched card by card. Beginners have no second look, and neither has a turn that was taken over.
"""

from collections.abc import Sequence
from typing import Final

from sumdeck.games.numberloor.players.hints import numberloor_rungs
from sumdeck.games.numberloor.players.laying import longest_chain
from sumdeck.games.numberloor.rules.moves import GoOn, Lay, Move, Pass, Stop, TakeTwo
from sumdeck.games.numberloor.rules.state import LAID, State
from sumdeck.players.hints import Rung
from sumdeck.players.second_look import Looker
from sumdeck.rules.game import Game, Seat, View

AT_ONCE: Final = 3
"""So many cards of a chain, laid one after the other, are as hard to find as one equation of a long sentence."""


class NumberloorLooker(Looker[State, Move]):
    """Floors that are laid in one turn. Balloons only lead to them."""

    tiers = (2, 3, 5)

    def turn(self, view: View[State], moves: Sequence[tuple[Seat, Move]]) -> tuple[Move, ...]:
        """From the first card to the word that ends the turn. Where two cards are taken, it begins after that."""
        state, seat = view.shown, view.seat
        first = [move for _, move in moves[:1]]
        if state.seat != seat or state.last == LAID or any(isinstance(move, (TakeTwo, GoOn)) for move in first):
            return ()
        found: list[Move] = []
        for who, move in moves:
            if isinstance(move, GoOn):
                continue
            if who != seat:
                return ()
            found.append(move)
            if isinstance(move, (Stop, Pass)):
                return tuple(found)
        return ()

    def best(self, game: Game[State, Move], view: View[State]) -> tuple[Move, ...]:
        state, seat = view.shown, view.own_seat
        return () if state.setup.two_floors else tuple(longest_chain(state, seat))

    def worth(self, view: View[State], moves: Sequence[Move]) -> int:
        number = view.shown.setup.number
        return sum(number[move.card] >= 0 for move in moves if isinstance(move, Lay))

    def number(self, view: View[State], at: int) -> int:
        return view.shown.turns + 1

    def effort(self, game: Game[State, Move], view: View[State], moves: tuple[Move, ...]) -> int:
        return -(-len(moves) // AT_ONCE)

    def goes_on(self, move: Move) -> bool:
        return isinstance(move, Lay)

    def rungs(self, game: Game[State, Move], view: View[State], wanted: int) -> list[Rung]:
        """The ladder of the game leads along the longest chain; where that is too short by now, back to the first card."""
        if self.worth(view, self.best(game, view)) < wanted:
            return [("hint.numberloor_begin_again", {})]
        return numberloor_rungs(game, view)

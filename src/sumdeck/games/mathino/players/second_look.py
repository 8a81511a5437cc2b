"""A second look at a turn of Mathino: the capture that wins most cards, against what was played. The very young have none."""

from collections.abc import Sequence

from sumdeck.games.mathino.players.hints import rungs_towards
from sumdeck.games.mathino.players.sight import whole_capture
from sumdeck.games.mathino.rules.moves import MATCH, NEW, Build, Capture, Discard, Move
from sumdeck.games.mathino.rules.state import State
from sumdeck.players.hints import Rung
from sumdeck.players.second_look import Looker
from sumdeck.rules.game import Game, Refusal, Seat, View


class MathinoLooker(Looker[State, Move]):
    """Cards that are captured at once, the one from the hand included (M-36)."""

    partner = "expert"

    def turn(self, view: View[State], moves: Sequence[tuple[Seat, Move]]) -> tuple[Move, ...]:
        """A word at the end of a round is no turn."""
        return tuple(move for _, move in moves[:1] if isinstance(move, (Capture, Build, Discard)))

    def best(self, game: Game[State, Move], view: View[State]) -> tuple[Move, ...]:
        """Of all that each card captures whole, what wins most and is allowed here."""
        state, seat = view.shown, view.own_seat
        if state.setup.young:
            return ()
        found: list[Capture] = []
        for card in sorted(set(state.hands[seat])):
            capture = whole_capture(state, seat, card)
            if capture is not None:
                found.append(capture)
        for capture in sorted(found, key=lambda each: -cards_in(state, each)):
            try:
                return (game.check(state, seat, capture),)
            except Refusal:
                continue
        return ()

    def worth(self, view: View[State], moves: Sequence[Move]) -> int:
        return sum(cards_in(view.shown, move) for move in moves if isinstance(move, Capture))

    def seeker(self) -> Looker[State, Move]:
        return PileSeeker()

    def rungs(self, game: Game[State, Move], view: View[State], wanted: int) -> list[Rung]:
        """The ladder of the game leads to the wisest turn, and that may be to build: this one leads to the capture."""
        return [rung for move in self.best(game, view) for rung in rungs_towards(game, view, move)]


class PileSeeker(MathinoLooker):
    """What a puzzle asks for: the largest pile that one can build and still capture. To find a capture, one only compares."""

    partner = "careless"
    tiers = (2, 3, 4)
    largest = 5
    """With more cards than this a pile is beyond most players."""
    visits = 500_000

    def best(self, game: Game[State, Move], view: View[State]) -> tuple[Move, ...]:
        """Where there may be even more than is known, nothing is asked."""
        moves = game.legal_moves(view.shown, view.own_seat)
        self.spent += len(moves)
        built = [move for move in moves if self.worth(view, [move])] if moves.complete else []
        return (max(built, key=lambda move: self.worth(view, [move])),) if built else ()

    def worth(self, view: View[State], moves: Sequence[Move]) -> int:
        """The cards of the pile, if it was reckoned and the hand keeps a card of its size (M-43, M-50)."""
        state = view.shown
        return sum(pile_of(state, move) for move in moves if isinstance(move, Build) and is_kept_for(state, view.own_seat, move))

    def unit(self, view: View[State]) -> str:
        return "pile"

    def tier(self, game: Game[State, Move], view: View[State], moves: tuple[Move, ...]) -> int:
        return super().tier(game, view, moves) if self.worth(view, moves) <= self.largest else 0


def is_kept_for(state: State, seat: Seat, move: Build) -> bool:
    kept = [*state.hands[seat]]
    kept.remove(move.card)
    return move.op != MATCH and any(state.setup.number[card] == abs(move.value) for card in kept)


def pile_of(state: State, move: Build) -> int:
    """How many cards lie in the pile that a build leaves, with all that is stacked with it."""
    places = {place for group in move.base for place in group}
    for group in (*move.before, *move.after):
        if NEW in group or not places.isdisjoint(group):
            places.update(group)
    return 1 + sum(len(state.table[place].cards) for place in places if place != NEW)


def cards_in(state: State, move: Capture) -> int:
    places = {*move.piles, *(place for group in move.sums for place in group)}
    for group in move.before:
        if min(group) in places:
            places.update(group)  # piles that were stacked first go with the one they lie on
    return 1 + sum(len(state.table[place].cards) for place in places)

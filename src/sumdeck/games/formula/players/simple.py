"""Players that look no further than this turn, each as far as it sees; and one that plays anything."""

from random import Random

from sumdeck.games.formula.rules.formulas import all_formulas, search_for
from sumdeck.games.formula.rules.listing import legal_moves
from sumdeck.games.formula.rules.moves import Draw, Lay, Move, Pass, Wrong, value_of
from sumdeck.games.formula.rules.state import State
from sumdeck.players.player import Player
from sumdeck.players.sight import Sight
from sumdeck.rules.game import Game, Kind, Seat, View


class RandomPlayer(Player[State, Move]):
    """Any legal move, each as likely as the others, but never a wrong formula."""

    name = "random"

    def choose(self, game: Game[State, Move], view: View[State], rng: Random) -> Move | None:
        moves = legal_moves(view.shown, view.own_seat)
        count = len(moves) - 1 if isinstance(moves[-1], Wrong) else len(moves)
        return moves[rng.randrange(count)]


class Seeing(Player[State, Move]):
    """Lays as many cards as it can, as far as it sees: jokers last, and of equal ways the one with the largest cards."""

    sight = Sight(ahead=False)

    def choose(self, game: Game[State, Move], view: View[State], rng: Random) -> Move | None:
        found = most_cards(view.shown, view.own_seat, self.sight, rng)
        if not found:
            return otherwise(view.shown, view.own_seat)
        best = max(weight(view.shown, move) for move in found)
        liked = [move for move in found if weight(view.shown, move) == best]
        return liked[rng.randrange(len(liked))]


class Beginner(Seeing):
    """Reckons to a hundred, knows its tables to three, and finds few of the ways there are."""

    name = "beginner"
    sight = Sight(things=3, largest=99, tables=3, finds=0.08, ahead=False)


class Careless(Seeing):
    """Knows its tables to five, and overlooks most of what there is."""

    name = "careless"
    sight = Sight(things=3, tables=5, finds=0.15, ahead=False)


class Steady(Seeing):
    """Knows its tables to five, and finds a third of what there is."""

    name = "steady"
    sight = Sight(things=3, tables=5, finds=0.3, ahead=False)


class Greedy(Seeing):
    """Lays as many cards as it can, and finds half of the ways there are, whatever the numbers."""

    name = "greedy"
    sight = Sight(finds=0.5, ahead=False)


def most_cards(state: State, seat: Seat, sight: Sight, rng: Random) -> list[Lay]:
    """The formulas that lay most cards, of those that are seen; none if there is none."""
    for total in range(min(search_for(state, seat).most_cards, sight.things), 0, -1):
        found = [move for move in all_formulas(state, seat, (total,)) if is_seen(move, sight) and sight.found(rng)]
        if found:
            return found
    return []


def is_seen(move: Lay, sight: Sight) -> bool:
    """Whether a formula lies within a sight: its numbers, and its times tables."""
    values = [value_of(move.left), value_of(move.right), value_of(move.answer)]
    if move.symbol in ("×", "÷") and min(values) > sight.tables:
        return False
    return max(values) <= sight.largest


def weight(state: State, move: Lay) -> int:
    """What it is worth to be rid of these cards; points, where they are played for."""
    laid = sum(card_weight(state, card) for card in move.laid)
    return laid + value_of(move.answer) if state.setup.options.points_game else laid


def card_weight(state: State, card: Kind) -> int:
    """A digit as it is; a joker fits everywhere, so it is kept, unless it costs points."""
    if card == state.setup.joker:
        return 25 if state.setup.options.points_game else -10
    return state.setup.digit[card]


def otherwise(state: State, seat: Seat) -> Move:
    """What to do without a formula in sight: draw or pass; any formula where the table insists on one."""
    last: Move = Pass() if state.drawn else Draw()
    if not state.setup.options.must_play_if_able:
        return last
    moves = legal_moves(state, seat)
    return moves[0] if isinstance(moves[0], Lay) else last

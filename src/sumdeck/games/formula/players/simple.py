"""Three players that look no further than this turn: random, careless and greedy."""

from random import Random

from sumdeck.games.formula.rules.formulas import all_formulas, search_for
from sumdeck.games.formula.rules.listing import legal_moves
from sumdeck.games.formula.rules.moves import Draw, Lay, Move, Pass, Wrong, value_of
from sumdeck.games.formula.rules.state import State
from sumdeck.players.player import Player
from sumdeck.rules.game import Game, Kind, Seat, View


class RandomPlayer(Player[State, Move]):
    """Any legal move, each as likely as the others, but never a wrong formula."""

    name = "random"

    def choose(self, game: Game[State, Move], view: View[State], rng: Random) -> Move | None:
        moves = legal_moves(view.shown, view.own_seat)
        count = len(moves) - 1 if isinstance(moves[-1], Wrong) else len(moves)
        return moves[rng.randrange(count)]


class Careless(Player[State, Move]):
    """Sees what one or two cards of its hand can change, and overlooks what takes more; else it draws."""

    name = "careless"

    def choose(self, game: Game[State, Move], view: View[State], rng: Random) -> Move | None:
        found = all_formulas(view.shown, view.own_seat, (1, 2))
        if found:
            return found[rng.randrange(len(found))]
        return otherwise(view.shown, view.own_seat)


class Greedy(Player[State, Move]):
    """Lays as many cards as it can: jokers last, and of equal ways the one with the largest cards."""

    name = "greedy"

    def choose(self, game: Game[State, Move], view: View[State], rng: Random) -> Move | None:
        found = most_cards(view.shown, view.own_seat)
        if not found:
            return otherwise(view.shown, view.own_seat)
        best = max(weight(view.shown, move) for move in found)
        liked = [move for move in found if weight(view.shown, move) == best]
        return liked[rng.randrange(len(liked))]


def most_cards(state: State, seat: Seat) -> list[Lay]:
    """The formulas that lay most cards; none if there is no formula at all."""
    for total in range(search_for(state, seat).most_cards, 0, -1):
        found = all_formulas(state, seat, (total,))
        if found:
            return found
    return []


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

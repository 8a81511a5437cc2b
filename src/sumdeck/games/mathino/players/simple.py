"""Three players that look no further than the next card: random, careless and greedy."""

from random import Random

from sumdeck.games.mathino.players.plans import builds_for
from sumdeck.games.mathino.players.sight import MathinoPlayer, discards, gain, needed, whole_capture, worth
from sumdeck.games.mathino.rules.moves import Build, Capture, Forfeit, Move
from sumdeck.games.mathino.rules.state import State
from sumdeck.players.player import Player
from sumdeck.rules.game import Game, Kind, Seat, View
from sumdeck.rules.hands import without


class RandomPlayer(Player[State, Move]):
    """Any legal move, each as likely as the others."""

    name = "random"

    def choose(self, game: Game[State, Move], view: View[State], rng: Random) -> Move | None:
        moves = [move for move in game.legal_moves(view.shown, view.own_seat) if not isinstance(move, Forfeit)]
        return moves[rng.randrange(len(moves))]


class Careless(MathinoPlayer):
    """Sees a card or pile that matches one of its own, and takes that alone; else it lays any card down. It builds nothing."""

    name = "careless"

    def wishes(self, view: View[State], rng: Random) -> list[Move]:
        state, seat = view.shown, view.own_seat
        found: list[Move] = []
        for card in sorted(set(state.hands[seat])):
            capture = whole_capture(state, seat, card)
            if capture is not None:
                found += [Capture(card, (place,), (), capture.attribute) for place in capture.piles]
        others = discards(state, seat)
        rng.shuffle(found)
        rng.shuffle(others)
        return [*found, *others]


class Greedy(MathinoPlayer):
    """The capture that wins most now; else a build that it can capture with its next card; else what it needs least goes."""

    name = "greedy"

    def wishes(self, view: View[State], rng: Random) -> list[Move]:
        state, seat = view.shown, view.own_seat
        return [*captures_of(state, seat), *builds_to_capture(state, seat), *discards(state, seat)]


def captures_of(state: State, seat: Seat) -> list[Move]:
    """Every whole capture, the best first; one's own duties count as what they would cost."""
    found: list[tuple[float, Kind, Capture]] = []
    for card in sorted(set(state.hands[seat])):
        move = whole_capture(state, seat, card)
        if move is not None:
            owed = sum(seat in state.table[place].duty for place in move.piles)
            found.append((gain(state, move) + owed * state.setup.penalty, card, move))
    return [move for _, _, move in sorted(found, key=lambda entry: (-entry[0], entry[1]))]


def builds_to_capture(state: State, seat: Seat) -> list[Move]:
    """Builds whose value another card of the hand captures, most worth first. The card it needs for a duty stays in hand."""
    rules = state.setup
    hand = state.hands[seat]
    keep = needed(state, seat)
    found: list[tuple[float, Build]] = []
    for card in sorted(set(hand)):
        numbers = {rules.number[other] for other in without(hand, card)}
        if not keep <= numbers:
            continue
        for move in builds_for(state, seat, card):
            if isinstance(move.value, int) and abs(move.value) in numbers - keep:
                piles = [state.table[place] for part in move.base for place in part]
                gained = sum(worth(state, pile) for pile in piles) + (
                    0.5 if move.op in ("square", "root", "cube", "cube_root") else 0
                )
                found.append((gained - 0.1 * move.steps, move))
    return [move for _, move in sorted(found, key=lambda entry: -entry[0])[:5]]

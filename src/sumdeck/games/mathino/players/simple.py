"""Players that look no further than the next card, each as far as it sees; and one that plays anything."""

from random import Random

from sumdeck.games.mathino.players.plans import bases_of, builds_on
from sumdeck.games.mathino.players.sight import MathinoPlayer, discards, gain, needed, whole_capture, worth
from sumdeck.games.mathino.rules.moves import POWERS, Build, Capture, Forfeit, Move
from sumdeck.games.mathino.rules.state import State
from sumdeck.players.player import Player
from sumdeck.players.sight import Sight
from sumdeck.rules.game import Game, Kind, Seat, View
from sumdeck.rules.hands import without

MOST_BUILDS = 5


class RandomPlayer(Player[State, Move]):
    """Any legal move, each as likely as the others."""

    name = "random"

    def choose(self, game: Game[State, Move], view: View[State], rng: Random) -> Move | None:
        moves = [move for move in game.legal_moves(view.shown, view.own_seat) if not isinstance(move, Forfeit)]
        return moves[rng.randrange(len(moves))]


class Seeing(MathinoPlayer):
    """The capture that wins most now; else a build that it can capture with its next card; else a card goes."""

    sight = Sight(ahead=False)

    def wishes(self, view: View[State], rng: Random) -> list[Move]:
        state, seat, sight = view.shown, view.own_seat, self.sight
        captures = [within(state, move, sight.sums) for move in captures_of(state, seat)]
        builds = [move for move in builds_to_capture(state, seat, sight) if sight.found(rng)]
        others = discards(state, seat)
        if sight.sums == 1:  # who sees one pile at a time does not compare
            rng.shuffle(captures)
            rng.shuffle(builds)
            rng.shuffle(others)
        first = [move for move in captures if not sight.talks or owed(state, seat, move)]
        return [*first, *builds[:MOST_BUILDS], *captures, *others]


class Beginner(Seeing):
    """Adds and takes away between zero and ten; takes one pile that matches, its own first."""

    name = "beginner"
    sight = Sight(2, sums=1, largest=10, below_zero=False, tables=0, special=False, finds=0.58, talks=True, ahead=False)


class Careless(Seeing):
    """Takes one pile; adds and takes away."""

    name = "careless"
    sight = Sight(things=2, sums=1, largest=10, tables=0, special=False, finds=0.31, ahead=False)


class Steady(Seeing):
    """Knows its tables to five, and joins two piles."""

    name = "steady"
    sight = Sight(things=2, sums=1, tables=5, special=False, finds=0.37, ahead=False)


class Greedy(Seeing):
    """The capture that wins most now; else a build that it happens to see; else what it needs least goes."""

    name = "greedy"
    sight = Sight(finds=0.5, ahead=False)


def within(state: State, move: Capture, most: int) -> Capture:
    """A capture of so many piles at the most, the best of them."""
    if len(move.piles) <= most:
        return move
    best = sorted(move.piles, key=lambda place: -worth(state, state.table[place]))[:most]
    return Capture(move.card, tuple(sorted(best)), (), move.attribute)


def captures_of(state: State, seat: Seat) -> list[Capture]:
    """Every whole capture, the best first; one's own duties count as what they would cost."""
    found: list[tuple[float, Kind, Capture]] = []
    for card in sorted(set(state.hands[seat])):
        move = whole_capture(state, seat, card)
        if move is not None:
            found.append((gain(state, move) + owed(state, seat, move) * state.setup.penalty, card, move))
    return [move for _, _, move in sorted(found, key=lambda entry: (-entry[0], entry[1]))]


def owed(state: State, seat: Seat, move: Capture) -> int:
    """How many piles of a capture this seat has a duty for."""
    return sum(seat in state.table[place].duty for place in move.piles)


def builds_to_capture(state: State, seat: Seat, sight: Sight) -> list[Move]:
    """Builds whose value another card of the hand captures, most worth first. The card it needs for a duty stays in hand."""
    rules = state.setup
    hand = state.hands[seat]
    keep = needed(state, seat)
    bases = bases_of(state, seat)
    found: list[tuple[float, Build]] = []
    for card in sorted(set(hand)):
        numbers = {rules.number[other] for other in without(hand, card)}
        if not keep <= numbers:
            continue
        for move in (move for base in bases for move in builds_on(state, base, card)):
            if isinstance(move.value, int) and abs(move.value) in numbers - keep and is_seen(rules.number[card], move, sight):
                piles = [state.table[place] for part in move.base for place in part]
                gained = sum(worth(state, pile) for pile in piles) + (
                    0.5 if move.op in ("square", "root", "cube", "cube_root") else 0
                )
                found.append((gained - 0.1 * move.steps, move))
    return [move for _, move in sorted(found, key=lambda entry: -entry[0])]


def is_seen(number: int, move: Build, sight: Sight) -> bool:
    """Whether a build lies within a sight: its piles together with the card, its numbers, its times tables, its powers."""
    if move.op in POWERS:
        return sight.special
    value = abs(int(move.value))
    if move.value < 0 and not sight.below_zero:
        return False
    if move.op in ("mul", "div") and min(number, value // number if move.op == "mul" else value) > sight.tables:
        return False
    things = 1 + sum(len(part) for part in move.base)
    return things <= sight.things and value <= sight.largest

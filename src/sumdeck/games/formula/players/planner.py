"""A player that thinks of its next turns, and of how near the others are to going out.

A hand of three goes out more easily than a hand of one: three cards can make a formula of their own, a single one has to fit what
lies there. So it does not simply lay all it can, but leaves what it can lay next time.
"""

from collections.abc import Sequence
from dataclasses import replace
from itertools import combinations
from random import Random

from sumdeck.games.formula.players.simple import otherwise, weight
from sumdeck.games.formula.rules.formulas import all_formulas, search_for
from sumdeck.games.formula.rules.moves import Face, Lay, Move, value_of
from sumdeck.games.formula.rules.rounds import still_in
from sumdeck.games.formula.rules.state import State
from sumdeck.players.player import Player
from sumdeck.players.sight import Sight
from sumdeck.rules.game import Game, Kind, Seat, View
from sumdeck.rules.hands import without

TURNS = (0.0, 2.5, 1.7, 1.6, 2.65, 2.6, 2.6, 3.65, 3.6, 3.6)
"""About how many turns a hand of so many cards needs, and then a third of a turn for each card more."""
LATER = 1.7
"""How many more turns it takes if a hand of up to three cannot be laid in the next."""
TABLES = (
    (4, "+", 74, 78),
    (62, "+", 37, 99),
    (9, "−", 3, 6),
    (90, "−", 35, 55),
    (7, "×", 8, 56),
    (2, "×", 4, 8),
    (28, "÷", 7, 4),
)
"""What the table may look like in a later turn. Nobody knows, so a hand is tried on some of every kind."""
THOUGHT_OVER = 8
"""Larger hands are judged by their number of cards alone."""
BARRED = (0.0, 0.5, 0.6, 0.5)
"""What a zero product is worth, in turns, if the next player holds so many cards: with one or two they have to draw."""


class Planner(Player[State, Move]):
    """Splits its hand over the coming turns, keeps zeros for defence, and bars the way of who is about to go out."""

    name = "planner"
    sight = Sight(finds=0.6)

    def choose(self, game: Game[State, Move], view: View[State], rng: Random) -> Move | None:
        state, seat = view.shown, view.own_seat
        found = [move for move in all_formulas(state, seat) if self.sight.found(rng)]
        return min(found, key=Thought(state, seat).turns_after, default=None) or otherwise(state, seat)


class Thought:
    """What one player makes of one position; everything is counted in turns that are still needed."""

    def __init__(self, state: State, seat: Seat, tables: Sequence[tuple[int, str, int, int]] = TABLES) -> None:
        self.state = state
        self.seat = seat
        self.tables = tables
        self.others = [len(state.hands[other]) for other in still_in(state) if other != seat]
        """How many cards the others hold, in the order of their turns."""
        self.chances: dict[tuple[Kind, ...], float] = {}
        self.plans: dict[tuple[Kind, ...], float] = {}

    def turns_after(self, move: Lay) -> float:
        """Turns needed after a formula, less what it bars the others from."""
        return self.needed(move) - self.bars(move)

    def needed(self, move: Lay) -> float:
        """Turns needed after a formula, whatever the next player makes of it."""
        rest = self.rest(move)
        return self.plan(rest) - self.useful(rest) - self.gained(move)

    def plan(self, rest: tuple[Kind, ...]) -> float:
        """Turns needed for a hand: one if it can be laid whole; two if that can be done with what a turn leaves of it."""
        if rest not in self.plans:
            self.plans[rest] = self.think(rest)
        return self.plans[rest]

    def think(self, rest: tuple[Kind, ...]) -> float:
        """As `plan`, worked out."""
        size = len(rest)
        if not 1 <= size <= 6 or len(self.state.hands[self.seat]) > THOUGHT_OVER:
            return expected(size)
        if size <= 3:
            return 1 + (1 - self.chance(rest)) * LATER
        lasts = [last for left in (2, 3) if 2 <= size - left <= 3 for last in set(combinations(rest, left))]
        return 2 + (1 - max(self.chance(last) for last in sorted(lasts))) * LATER

    def rest(self, move: Lay) -> tuple[Kind, ...]:
        return without(self.state.hands[self.seat], *move.laid)

    def useful(self, rest: tuple[Kind, ...]) -> float:
        """Jokers fit everywhere, and zeros bar the way: what is kept of them is worth something, as long as the game goes on."""
        rules = self.state.setup
        if not rest or rules.options.points_game:
            return 0.0
        worth = 0.0
        for card in rest:
            worth += 0.25 if card == rules.joker else (0.06 if rules.digit[card] == 0 else 0.0)
        return worth

    def bars(self, move: Lay) -> float:
        """How much harder than usual the next player has it, in turns."""
        if value_of(move.answer):
            return 0.0
        if move.symbol == "×":
            near = self.others[0] if self.others else 9
            return BARRED[near] if near <= 3 else 0.0
        return -0.2 if value_of(move.left) == 0 or value_of(move.right) == 0 else 0.0  # any three cards can be laid on this

    def gained(self, move: Lay) -> float:
        """What the house pays for a formula, in turns: cards that the others draw, points."""
        options = self.state.setup.options
        answer = value_of(move.answer)
        turns = 0.0
        if options.five_draw and answer % 5 == 0 and (answer or options.zero_is_multiple_of_five):
            turns += 0.3 * len(self.others)
        if options.points_game:
            turns += weight(self.state, move) / 20
        return turns

    def chance(self, cards: tuple[Kind, ...]) -> float:
        """How likely these cards can be laid in one turn."""
        if cards not in self.chances:
            self.chances[cards] = self.tried(cards)
        return self.chances[cards]

    def tried(self, cards: tuple[Kind, ...]) -> float:
        """The share of the tables on which all these cards can be laid."""
        state = self.state
        hands = (*state.hands[: self.seat], cards, *state.hands[self.seat + 1 :])
        tables = [table for table in self.tables if table[1] in state.setup.symbols]
        laid = 0
        for left, symbol, right, answer in tables:
            numbers = [faces(state, number) for number in (left, right, answer)]
            after = replace(state, hands=hands, left=numbers[0], symbol=symbol, right=numbers[1], answer=numbers[2])
            laid += bool(search_for(after, self.seat, most=1).run((len(cards),)).found)
        return laid / len(tables) if tables else 0.0


def expected(cards: int) -> float:
    """About how many turns a hand of so many cards needs."""
    last = len(TURNS) - 1
    return TURNS[cards] if cards <= last else TURNS[last] + (cards - last) / 3


def faces(state: State, number: int) -> tuple[Face, ...]:
    """A number in digits of their own."""
    return tuple(state.setup.real[int(digit)] for digit in str(number))

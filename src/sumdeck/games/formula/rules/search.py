"""Every formula that a hand can make of the table.

Two of the three numbers are gone through, those with the fewest new cards; the third is worked out and looked up. Only where the
equation leaves it open (0 × ? = 0) all its numbers are tried. Jokers are not tried digit by digit: a formula can be paid if what
the hand lacks is no more than its jokers, and only then it is told in which ways they can stand in it.

A formula found is one whole number: the cards laid, the symbol, and fifteen bits for each number; `formulas.py` reads it.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from sumdeck.games.formula.rules.moves import value_of
from sumdeck.games.formula.rules.numbers import Area, Number, StartArea
from sumdeck.games.formula.rules.packs import SIGNS
from sumdeck.games.formula.rules.purse import SPARE, Purse
from sumdeck.games.formula.rules.state import State
from sumdeck.rules.game import Seat

AREA_BITS: Final = 15
SYMBOL_AT: Final = 3 * AREA_BITS
LAID_AT: Final = SYMBOL_AT + 2
JOKER_UNIT: Final = 1 << 40
"""A laid joker, counted above the ten digits."""
NEVER: Final = -1
ANY: Final = -2
"""What the third number can be instead of a value."""
PLUS: Final = 0
MINUS: Final = 1
TIMES: Final = 2
OVER: Final = 3
VISITS: Final = 400_000
"""Pairs of numbers that a search looks at before it gives up."""

Split = tuple[int, int, int]


class Search:
    """One search at one table for one hand."""

    def __init__(self, state: State, seat: Seat, most: int = 0, budget: int = VISITS) -> None:
        rules = state.setup
        options = rules.options
        self.purse = Purse(rules, state.hands[seat])
        self.symbols: list[int] = [SIGNS.index(sign) for sign in rules.symbols]
        self.most_cards = min(options.cards_per_turn, len(state.hands[seat]))
        self.top = int(10**options.max_number_cards) - 1
        self.first = not state.symbol
        self.reuse = options.must_reuse and not self.first and not state.is_locked()  # F-77, F-78
        self.same = (-1, -1, -1, -1)
        """The formula that may not come again (F-34)."""
        if not self.first and not options.allow_same_formula:
            sign = SIGNS.index(state.symbol)
            self.same = (sign, value_of(state.left), value_of(state.right), value_of(state.answer))
        self.areas: list[Area] = self.lay_out(state)
        self.found: dict[int, None] = {}
        self.most = most
        """Stop after so many; 0 for never."""
        self.budget = budget
        self.complete = True

    def lay_out(self, state: State) -> list[Area]:
        options = state.setup.options
        if self.first:
            answer = Area(state, (), self.purse, options.first_answer_max)
            return [StartArea(state, state.left, self.purse), StartArea(state, state.right, self.purse), answer]
        longest = options.max_number_cards
        return [Area(state, old, self.purse, longest) for old in (state.left, state.right, state.answer)]

    def splits(self, total: int) -> list[Split]:
        """The ways to share so many new cards over the three areas."""
        if self.first:
            return [(0, 0, total)]
        return shares(total)

    def run(self, totals: Sequence[int] = ()) -> Search:
        """Look for formulas with so many new cards; few first, if nothing is said."""
        for total in totals or range(1, self.most_cards + 1):
            for split in self.splits(total):
                if not self.solve(split):
                    return self
        return self

    def solve(self, split: Split, skip: int = 0) -> bool:
        """All formulas of one split; False to stop. `skip` begins elsewhere in the list of the first number."""
        left, right, answer = split
        if answer >= left and answer >= right:
            third = 2
        else:
            third = 1 if right >= left else 0
        one, other = (1 if third == 0 else 0), (1 if third == 2 else 2)
        ones, others = self.areas[one].all_with(split[one]), self.areas[other].all_with(split[other])
        area, new = self.areas[third], split[third]
        if not others or (new and not area.patterns(new)):
            return True
        count = len(ones)
        held, values = self.purse.held, area.values
        for step in range(count):
            first = ones[(step + skip) % count]
            self.budget -= len(others)
            if self.budget < 0:
                self.complete = False
                return False
            for second in others:
                need = first.need + second.need
                if (held - need) & SPARE != SPARE and not self.purse.pays(need):
                    continue
                for symbol in self.symbols:
                    value = solve_third(third, symbol, first.value, second.value)
                    if value == NEVER or value > self.top:
                        continue
                    numbers = area.all_with(new) if value == ANY else values.get(value * 8 + new)
                    if numbers is None:
                        numbers = area.with_value(new, value)
                    for number in numbers:
                        if third == 2:
                            more = self.take(first, second, number, symbol)
                        elif third == 1:
                            more = self.take(first, number, second, symbol)
                        else:
                            more = self.take(number, first, second, symbol)
                        if not more:
                            return False
        return True

    def take(self, left: Number, right: Number, answer: Number, symbol: int) -> bool:
        """Note a true formula, if the rest of the rules allows it; False when enough are found."""
        need = left.need + right.need + answer.need
        if not self.purse.pays(need) or (symbol == OVER and right.value == 0):
            return True
        if self.reuse and not left.kept + right.kept + answer.kept:
            return True
        if (symbol, left.value, right.value, answer.value) == self.same:
            return True
        if not self.is_covered(left, right, answer):
            return True
        code = (left.code << AREA_BITS | right.code) << AREA_BITS | answer.code | symbol << SYMBOL_AT
        if self.purse.holds(need):
            self.found[need << LAID_AT | code] = None
        if self.purse.jokers:
            new = [(bit << 2 * AREA_BITS, unit) for bit, unit in left.new]
            new += [(bit << AREA_BITS, unit) for bit, unit in right.new]
            new += answer.new
            self.with_jokers(code, need, new, 0, self.purse.jokers)
        return not self.most or len(self.found) < self.most

    def with_jokers(self, code: int, need: int, new: list[tuple[int, int]], start: int, jokers: int) -> None:
        """Note the formula with jokers among the new cards, at every choice of places the hand can pay."""
        for place in range(start, len(new)):
            bit, unit = new[place]
            paid = need - unit + JOKER_UNIT
            if self.purse.holds(paid & JOKER_UNIT - 1):
                self.found[paid << LAID_AT | code | bit] = None
            if jokers > 1:
                self.with_jokers(code | bit, paid, new, place + 1, jokers - 1)

    def is_covered(self, left: Number, right: Number, answer: Number) -> bool:
        """Whether no card of the table is taken away; the patterns of an area see to that."""
        return True


@cache
def shares(total: int) -> list[Split]:
    """The ways to part so many cards in three."""
    return [(left, right, total - left - right) for left in range(total + 1) for right in range(total + 1 - left)]


def solve_third(third: int, symbol: int, one: int, other: int) -> int:
    """The number that makes an equation true, from the two others in their order; or `NEVER`, or `ANY`."""
    if third == 2:
        if symbol == PLUS:
            return one + other
        if symbol == MINUS:
            return one - other if one >= other else NEVER
        if symbol == TIMES:
            return one * other
        return one // other if other and one % other == 0 else NEVER
    if symbol == PLUS:
        return other - one if other >= one else NEVER  # both ways: the answer less the number that is there
    if symbol == MINUS:
        if third == 0:
            return one + other
        return one - other if one >= other else NEVER
    if symbol == TIMES:
        if one == 0:
            return ANY if other == 0 else NEVER
        return other // one if other % one == 0 else NEVER
    if third == 0:
        return one * other if one else NEVER
    if other == 0:
        return ANY if one == 0 else NEVER
    return one // other if one and one % other == 0 else NEVER

"""Understanding an announcement: which turn its clauses make.

`clauses.py` cuts it up, `said.py` sorts it, `naming.py` finds its cards. Where the engine checks, a
wrong value is a Mistake; where opponents check, the turn keeps every value as it was stated.
"""

from __future__ import annotations

from collections.abc import Sequence

from sumdeck.rules.digits import show_whole
from sumdeck.rules.game import Claim, Kind, Mistake, Refusal, Seat, Value
from sumdeck.rules.mathino.clauses import Base, Calculation, Clause, Named, read_clauses
from sumdeck.rules.mathino.codes import MATHEMATICAL, Code
from sumdeck.rules.mathino.moves import MATCH, NEW, POWERS, Accept, Build, Capture, Discard, Forfeit, Groups, Move, Turn
from sumdeck.rules.mathino.naming import Names
from sumdeck.rules.mathino.numbers import Number
from sumdeck.rules.mathino.piles import Pile
from sumdeck.rules.mathino.play import check
from sumdeck.rules.mathino.results import digit_sums, operate
from sumdeck.rules.mathino.said import Said
from sumdeck.rules.mathino.state import OVER, PLAY, State


def read(state: State, seat: Seat, text: str) -> Claim[Move]:
    """The claim that a text makes, checked."""
    if state.phase == OVER:
        raise Refusal(Code.GAME_OVER)
    if seat != state.seat:
        raise Refusal(Code.NOT_YOUR_TURN)
    clauses = read_clauses(text)
    only = clauses[0].verb if len(clauses) == 1 else ""
    if only in ("accept", "forfeit") or state.phase != PLAY:
        return Claim(check(state, seat, Forfeit() if only == "forfeit" else Accept()), text)
    said = Said(clauses)
    try:
        return Claim(check(state, seat, Reader(state, seat, said).turn()), text)
    except Refusal as refusal:
        if refusal.code in MATHEMATICAL:
            raise Mistake(refusal.code, said=said.statement()[:200]) from None
        raise


class Reader:
    """Makes a turn of what was said."""

    def __init__(self, state: State, seat: Seat, said: Said) -> None:
        self.state = state
        self.rules = state.setup
        self.said = said
        self.names = Names(state, seat)
        self.before: Groups = ()

    def turn(self) -> Turn:
        self.before = self.stackings(self.said.before)
        action = self.said.action
        if action is None:
            move: Turn = self.build()
        elif action.verb == "capture":
            move = self.capture(action)
        elif action.verb == "match":
            move = self.match(action)
        else:
            if self.said.calculations or self.said.piles:
                raise Refusal(Code.ADD_UNUSED)  # M-147
            card = self.names.card(only_number(action))
            self.names.new = self.rules.lone[card]
            move = Discard(card, self.said.forced, self.before)
        after = self.stackings(self.said.after)
        if isinstance(move, Capture):
            return Capture(move.card, move.piles, move.sums, move.attribute, move.before, after)
        if isinstance(move, Build):
            return Build(move.card, move.base, move.op, move.sign, move.way, move.value, move.before, after)
        return Discard(move.card, move.forced, move.before, after)

    def stackings(self, clauses: Sequence[Clause]) -> Groups:
        groups: list[tuple[int, ...]] = []
        for clause in clauses:
            group = tuple(self.find_all([named for part in clause.named for named in part]))
            if len(group) < 2:
                raise Refusal(Code.MALFORMED)
            self.names.stack(group)
            if NEW in group:
                self.names.remove([place for place in group if place != NEW])
            groups.append(group)
        return tuple(groups)

    def find_all(self, said: Sequence[Named], taken: Sequence[int] = ()) -> list[int]:
        found: list[int] = list(taken)
        for named in said:
            found.append(self.names.find(named, found))
        return found[len(taken) :]

    def find_parts(self, parts: Sequence[tuple[Named, ...]]) -> Groups:
        taken: list[int] = []
        groups: list[tuple[int, ...]] = []
        for part in parts:
            group = tuple(self.find_all(part, taken))
            taken += group
            groups.append(group)
        return tuple(groups)

    def capture(self, action: Clause) -> Capture:
        card = self.names.card(only_number(action))
        parts = [part for clause in self.said.piles for part in clause.named]
        for calculation in self.said.calculations:  # 5 + 4, capture 9: loose cards that are added
            base = calculation.base
            if base is None or calculation.op not in ("add", "sum"):
                raise Refusal(Code.ONE_CARD)
            last = () if calculation.card is None else (Named(calculation.card, text=calculation.text),)
            parts.append((*base.parts[0], *last))
        groups = self.find_parts(parts)
        piles = tuple(group[0] for group in groups if len(group) == 1)
        sums = tuple(group for group in groups if len(group) > 1)
        if not groups and not self.rules.young:
            piles = tuple(self.everything(self.rules.number[card]))
        self.names.remove([place for group in [*sums, piles] for place in group])
        return Capture(card, piles, sums, action.attribute, self.before)

    def everything(self, number: int) -> list[int]:
        """All that a card can capture: who names nothing means everything."""
        table, seat = self.state.table, self.names.seat
        places = [place for place, pile in enumerate(table) if abs(pile.value) == number and pile.open_to(seat)]
        return sorted({self.names.lying[place] for place in places})

    def match(self, action: Clause) -> Build:
        number = only_number(action)
        card = self.names.card(number)
        if self.said.calculations or len(self.said.piles) > 1:
            raise Refusal(Code.ONE_CARD)
        if self.said.piles:
            base = self.said.piles[0].base or Base(self.said.piles[0].named)
        else:
            plain = Number(number.value, "", number.ends, number.negative)
            there = any(plain.means(pile.value) for pile in self.state.table)
            base = Base(((Named(plain if there else plain.opposite(), text=action.text),),))
        parts = self.find_parts(base.parts)
        worth = self.worth(parts)
        self.made(parts, worth)
        return Build(card, parts, MATCH, 1, (worth,), worth, self.before)

    def build(self) -> Build:
        heads, main, tails = self.arrange()
        if main.base is None or main.op in ("", "digits", "sum") or self.said.piles:
            raise Refusal(Code.NOT_A_TURN)
        base, stated = self.base_of(main.base, heads)
        try:
            parts = self.find_parts(base.parts)
            card, sign = self.card_of(main)
        except Refusal as refusal:
            missing = refusal.code in (Code.NO_SUCH_PILE, Code.CARD_NOT_IN_HAND)
            if missing and not self.rules.claims and self.is_false(base, main):
                raise Refusal(Code.WRONG_RESULT) from None  # before one looks for cards, 2 + 2 is not 5
            raise
        worth = self.worth(parts)
        truth = self.truth(main.op, sign, worth, self.rules.number[card])
        numbers = [*([main.result] if main.result is not None else []), *(tail.result for tail in tails)]
        values = self.values(numbers, tails, truth)
        first = worth if stated is None else self.value(stated, worth)
        self.made(parts, values[-1])
        return Build(card, parts, main.op, sign, (first, *values[:-1]), values[-1], self.before)

    def is_false(self, base: Base, main: Calculation) -> bool:
        """Whether a calculation is wrong whatever lies on the table."""
        card = main.card if main.card is not None else Number(POWERS[main.op])
        result = main.result if main.result is not None or self.said.building is None else only_number(self.said.building)
        said = [card, *(named.number for named in base.parts[0])]
        if result is None or not isinstance(card.value, int) or any(number.short for number in said) or base.parts[0][0].made:
            return False
        worth = sum(named.number.value for named in base.parts[0])
        sign = main.sign if main.op in POWERS else -1 if card.negative else 1
        truth = self.truth(main.op, sign, worth, abs(card.value))
        return bool(truth) and not result.means(truth[0])

    def arrange(self) -> tuple[list[Calculation], Calculation, list[Calculation]]:
        """Sums of table cards, the card's own calculation, and the digit sums after it."""
        calculations = self.said.calculations
        if not calculations:
            raise Refusal(Code.WHICH_SUM)
        for place, each in enumerate(calculations):
            if each.op not in ("add", "digits"):
                return list(calculations[:place]), each, list(calculations[place + 1 :])
        first = calculations[0]
        if len(calculations) > 1 and (calculations[1].op == "digits" or adds_digits_of(calculations[1], first.result)):
            return [], first, list(calculations[1:])
        return list(calculations[:-1]), calculations[-1], []

    def base_of(self, base: Base, heads: Sequence[Calculation]) -> tuple[Base, Number | None]:
        """The base with what it is said to be worth: `5 + 4 = 9, 9 ÷ 9 = 1` plays on the 9 that was made before."""
        if not heads:
            return base, base.stated
        wanted = base.parts[0][0].number
        parts: list[tuple[Named, ...]] = []
        for head in heads:
            used = head.result is not None and not wanted.short and head.result.value == wanted.value and len(base.parts) == 1
            if head.base is None or head.card is None or not used:
                raise Refusal(Code.ADD_UNUSED)
            parts.append((*head.base.parts[0], Named(head.card, text=head.text)))
        return Base(tuple(parts)), wanted

    def card_of(self, main: Calculation) -> tuple[Kind, int]:
        """The card and its sign; a power play names its card only where it must."""
        if main.op in POWERS:
            number = main.card if main.card is not None else Number(POWERS[main.op])
            return self.names.card(number), main.sign
        assert main.card is not None
        return self.names.card(main.card), -1 if main.card.negative and main.card.value != 0 else 1

    def worth(self, parts: Groups) -> Value:
        return sum(self.state.table[place].value for place in parts[0])

    def truth(self, op: str, sign: int, worth: Value, number: int) -> list[Value]:
        """The right values, for numbers that are said by their ends only; nothing where there are none."""
        try:
            made = operate(self.rules, op, sign, worth, number)
        except Refusal:
            return []
        return [made, *digit_sums(self.rules, op, made)]

    def values(self, numbers: Sequence[Number | None], tails: Sequence[Calculation], truth: list[Value]) -> list[Value]:
        """Every value stated, the new one last."""
        building = None if self.said.building is None else only_number(self.said.building)
        if None in numbers or len(numbers) < len(tails) or not (numbers or building is not None):
            raise Refusal(Code.WHICH_RESULT)
        if len(tails) == len(numbers) and tails:
            raise Refusal(Code.WHICH_RESULT)
        stated = [number for number in numbers if number is not None]
        if building is not None and not stated:
            stated = [building]
        values: list[Value] = []
        for place, number in enumerate(stated):
            values.append(self.value(number, truth[place] if place < len(truth) else None))
        for tail, before in zip(tails, values):
            if tail.op != "digits" and not adds_digits_of(tail, Number(before)):
                raise Refusal(Code.NOT_ITS_DIGITS)
        if building is not None and not building.means(values[-1]):
            raise Refusal(Code.TWO_RESULTS)
        return values

    def value(self, number: Number, right: Value | None) -> Value:
        """What was stated; a shortened number is taken for the right one if that has such ends."""
        if not number.short:
            return number.value
        if right is not None and number.means(right):
            return right
        raise Refusal(Code.SAID_SHORT if self.rules.claims else Code.WRONG_RESULT)

    def made(self, parts: Groups, value: Value) -> None:
        """The piles of the base are gone, and one of a new value lies there."""
        self.names.remove([place for part in parts for place in part])
        self.names.new = Pile(value, ())


def only_number(clause: Clause) -> Number:
    """The one number that a word names; `building 8s` is the plural of 8."""
    if not clause.named:
        raise Refusal(Code.WHICH_CARD)
    if len(clause.named) > 1 or clause.named[0][0].made:
        raise Refusal(Code.ONE_CARD)
    number = clause.named[0][0].number
    return Number(number.value, "", number.ends, number.negative) if clause.verb == "build" else number


def adds_digits_of(calculation: Calculation, number: Number | None) -> bool:
    """Whether a sum adds up the digits of a number (M-118). Zeros may be left out, and the order is free."""
    base, card = calculation.base, calculation.card
    if number is None or number.short or not isinstance(number.value, int) or base is None or card is None:
        return False
    if calculation.op != "add" or len(base.parts) != 1:
        return False
    added = sorted(str(each.value) for each in [*(named.number for named in base.parts[0]), card] if each.value != 0)
    digits = show_whole(abs(number.value))
    return len(digits) > 1 and added == sorted(digit for digit in digits if digit != "0")

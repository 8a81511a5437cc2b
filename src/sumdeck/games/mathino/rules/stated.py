"""What the numbers of a sentence say by themselves: 2 + 2 is not 5, whatever lies there (M-111); and what a build makes."""

from collections.abc import Sequence
from typing import Final

from sumdeck.games.mathino.rules.clauses import Base, Calculation, Named
from sumdeck.games.mathino.rules.codes import Code
from sumdeck.games.mathino.rules.moves import POWERS
from sumdeck.games.mathino.rules.numbers import Number
from sumdeck.games.mathino.rules.results import digit_sums, operate
from sumdeck.games.mathino.rules.setup import Setup
from sumdeck.rules.digits import show_whole
from sumdeck.rules.game import Refusal, Value

NO_RESULT: Final = (Code.NOT_WHOLE, Code.DIVISION_BY_ZERO, Code.ROOT_OF_NEGATIVE)


def is_false(rules: Setup, calculation: Calculation) -> bool:
    """Whether a calculation is wrong by itself. What cannot be known without the table is not."""
    base, result = calculation.base, calculation.result
    if base is None:
        return False
    if any(is_false_base(part, base.stated) for part in base.parts):
        return True
    worth = worth_of(base.parts[0])
    if worth is None or result is None:
        return False
    if calculation.op in ("", "sum"):
        return not result.means(worth)
    card = calculation.card if calculation.card is not None else Number(POWERS[calculation.op])
    if card.short or not isinstance(card.value, int):
        return False
    sign = calculation.sign if calculation.op in POWERS else -1 if card.negative else 1
    try:
        return not result.means(operate(rules, calculation.op, sign, worth, abs(card.value)))
    except Refusal as refusal:
        return refusal.code in NO_RESULT  # M-117: a value where there is none


def is_false_base(part: Sequence[Named], stated: Number | None) -> bool:
    """Whether cards do not make what they are said to make."""
    worth = worth_of(part)
    return stated is not None and worth is not None and not stated.means(worth)


def worth_of(part: Sequence[Named]) -> Value | None:
    """What the named cards come to; nothing where a number is not said in full."""
    if any(named.made or named.number.short for named in part):
        return None
    return sum(named.number.value for named in part)


def as_parts(calculation: Calculation) -> list[tuple[tuple[Named, ...], Number | None]] | None:
    """A calculation that only lays out cards of the table, with what each part is said to make: `5 + 4 = 9`, `5 = 5`.

    None for one that plays a card.
    """
    base = calculation.base
    if base is None or calculation.op not in ("", "add", "sum") or base.stated is not None:
        return None
    if calculation.op == "":
        return [(part, calculation.result) for part in base.parts]
    if len(base.parts) > 1:
        return None
    last = () if calculation.card is None else (Named(calculation.card, text=calculation.text),)
    return [((*base.parts[0], *last), calculation.result)]


def turned_round(calculation: Calculation) -> Calculation | None:
    """What was said with the card first: 3 + 5 is 5 + 3, and 3 × 5 is 5 × 3. All else has its order (M-45)."""
    base, card = calculation.base, calculation.card
    if base is None or card is None or calculation.op in POWERS or len(base.parts) > 1 or base.stated is not None:
        return None
    named = base.parts[0]
    if len(named) > 1 or named[0].made or named[0].bracket:
        return None
    other = Base(((Named(card, text=calculation.text),),))
    return Calculation(other, calculation.op, named[0].number, 1, calculation.result, calculation.text)


def adds_digits_of(calculation: Calculation, number: Number | None) -> bool:
    """Whether a sum adds up the digits of a number (M-118). Zeros may be left out, and the order is free.

    Those of −55 may be said as 5 + 5 or as −5 + −5.
    """
    base, card = calculation.base, calculation.card
    if number is None or number.short or not isinstance(number.value, int) or base is None or card is None:
        return False
    if calculation.op != "add" or len(base.parts) != 1 or base.stated is not None:
        return False
    added = [each.value for each in [*(named.number for named in base.parts[0]), card] if each.value != 0]
    if number.value < 0 and all(value < 0 for value in added):
        added = [-value for value in added]
    digits = show_whole(abs(number.value))
    return len(digits) > 1 and sorted(map(str, added)) == sorted(digit for digit in digits if digit != "0")


def adds_sizes(calculation: Calculation) -> bool:
    """Whether the digits are added without a sign, and so what comes out has none either (M-125)."""
    return calculation.card is not None and not calculation.card.negative


class Making:
    """Tells the values of one build."""

    def __init__(self, rules: Setup, building: Number | None) -> None:
        self.rules = rules
        self.building = building
        """What is said to be built, where that is said."""

    def truth(self, op: str, sign: int, worth: Value, number: int) -> list[Value]:
        """The right values, for numbers that are said by their ends only; nothing where there are none."""
        try:
            made = operate(self.rules, op, sign, worth, number)
        except Refusal:
            return []
        return [made, *digit_sums(self.rules, op, made)]

    def values(self, numbers: Sequence[Number | None], tails: Sequence[Calculation], truth: list[Value]) -> list[Value]:
        """Every value stated, the new one last."""
        building = self.building
        if None in numbers or len(numbers) < len(tails) or not (numbers or building is not None):
            raise Refusal(Code.WHICH_RESULT)
        if len(tails) == len(numbers) and tails:
            raise Refusal(Code.WHICH_RESULT)
        stated = [number for number in numbers if number is not None]
        if building is not None and not stated:
            stated = [building]
        right: list[Value | None] = [*truth, *[None] * len(stated)]
        values: list[Value] = [self.value(stated[0], right[0])]
        for place, tail in enumerate(tails, 1):
            before = values[-1]
            if tail.op != "digits" and not adds_digits_of(tail, Number(before)):
                raise Refusal(Code.NOT_ITS_DIGITS)
            last = building if place == len(tails) else None
            number = self.signed(tail, stated[place], before, last, place == len(tails), right[place])
            values.append(self.value(number, right[place]))
        if building is not None and not building.means(values[-1]):
            raise Refusal(Code.TWO_RESULTS)
        return values

    def signed(
        self, tail: Calculation, number: Number, before: Value, building: Number | None, last: bool, right: Value | None
    ) -> Number:
        """A digit sum with its sign. The digits of −55 make 10, and what is built of that is −10 (M-125): the player says so."""
        if before >= 0 or self.rules.options.digit_sum_negative != "keep":
            return number
        if tail.op == "digits":
            turned = building is not None and number.opposite().means(self.value(building, right))
            if building is None and last and not self.rules.claims and right is not None and number.opposite().means(right):
                raise Refusal(Code.WHICH_RESULT)
            return number.opposite() if turned and not number.negative else number
        if not adds_sizes(tail):
            return number
        if number.negative:
            raise Refusal(Code.NOT_ITS_DIGITS)  # 5 + 5 is not −10, whatever is built of it
        if not last:
            return number.opposite()
        if building is None:
            raise Refusal(Code.WHICH_RESULT)
        return number.opposite() if building.negative else number

    def value(self, number: Number, right: Value | None) -> Value:
        """What was stated; a shortened number is taken for the right one if that has such ends."""
        if not number.short:
            return number.value
        if right is not None and number.means(right):
            return right
        raise Refusal(Code.SAID_SHORT if self.rules.claims else Code.WRONG_RESULT, said="…".join(number.ends))

"""What a build is said to make: the result of its sum, and the digit sums after it (M-118), each as it was stated."""

from collections.abc import Sequence

from sumdeck.games.mathino.rules.clauses import Calculation
from sumdeck.games.mathino.rules.codes import Code
from sumdeck.games.mathino.rules.numbers import Number
from sumdeck.games.mathino.rules.results import digit_sums, operate
from sumdeck.games.mathino.rules.setup import Setup
from sumdeck.games.mathino.rules.stated import adds_digits_of, adds_sizes
from sumdeck.rules.game import Refusal, Value


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

"""What a card can make of a value: the operations, digit sums and powers, exactly (M-45 to M-62, M-118 to M-133)."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from sumdeck.games.mathino.rules.codes import Code
from sumdeck.games.mathino.rules.moves import MATCH, OPS, POWERS, PRODUCTS, SIGNS
from sumdeck.games.mathino.rules.setup import Setup
from sumdeck.games.mathino.rules.tables import sums_of_digits
from sumdeck.rules.arithmetic import add, divide, multiply, power, root, subtract
from sumdeck.rules.game import Refusal, Value


@dataclass(frozen=True)
class Result:
    """One way to make a value."""

    op: str
    sign: int
    way: tuple[Value, ...]
    """The value before, then each value whose digits are added."""
    value: Value

    @property
    def locks(self) -> bool:
        """Whether it is a power play (M-134). Other plays of a 2 or 3 lock nothing (M-128)."""
        return self.op in POWERS


_known: Final[dict[tuple[Setup, Value, int], tuple[Result, ...]]] = {}
_outcomes: Final[dict[tuple[Setup, Value, int], tuple[tuple[Value, bool], ...]]] = {}
MOST_KNOWN: Final = 50_000


def results(rules: Setup, value: Value, number: int) -> tuple[Result, ...]:
    """Everything that a card can make of a value, each way once (M-59). What has been worked out for a small value is kept."""
    if not -1000 < value < 1000:
        return tuple(_results(rules, value, number))
    key = (rules, value, number)
    found = _known.get(key)
    if found is None:
        if len(_known) >= MOST_KNOWN:
            _known.clear()
        found = _known[key] = tuple(_results(rules, value, number))
    return found


def outcomes(rules: Setup, value: Value, number: int) -> tuple[tuple[Value, bool], ...]:
    """What a card can make of a value and whether that locks it, each once; kept as `results` are."""
    key = (rules, value, number)
    found = _outcomes.get(key)
    if found is None:
        if len(_outcomes) >= MOST_KNOWN:
            _outcomes.clear()
        each = {(result.value, result.locks): None for result in results(rules, value, number)}
        found = _outcomes[key] = tuple(each)
    return found


def _results(rules: Setup, value: Value, number: int) -> Iterator[Result]:
    for op in OPS:
        if POWERS.get(op, number) != number or (op == MATCH and abs(value) != number):
            continue  # `operate` would refuse it, which takes longer
        for sign in (1, -1):
            if (op, sign) != canonical_sign(rules, op, sign, value, number):
                continue
            try:
                check_enabled(rules, op, sign)
                made = operate(rules, op, sign, value, number)
            except Refusal:
                continue
            way: tuple[Value, ...] = (value,)
            for after in [made, *digit_sums(rules, op, made)]:
                if may_be(rules, after):
                    yield Result(op, sign, way, after)
                way = (*way, after)


def check_enabled(rules: Setup, op: str, sign: int) -> None:
    """Refuse what this table has switched off (M-60, M-61); the very young have no operations at all (M-155)."""
    if rules.young:
        raise Refusal(Code.ONLY_ALIKE)
    if op in POWERS and not rules.options.power_plays:
        raise Refusal(Code.POWERS_DISABLED)
    if op in OPS[:4] and op not in rules.ops:
        raise Refusal(Code.OP_DISABLED, sign=SIGNS[op])
    if sign < 0 and op in OPS[:4] and not rules.options.negatives:
        raise Refusal(Code.NEGATIVE_DISABLED)


def may_be(rules: Setup, value: Value) -> bool:
    """Whether a pile may have this value (M-51 to M-54, M-61)."""
    try:
        check_value(rules, value)
    except Refusal:
        return False
    return True


def check_value(rules: Setup, value: Value) -> None:
    """Refuse a value that this table does not use; 0 is one like any other (M-52). It is asked of the announced value (M-117)."""
    check_sign(rules, value)
    check_whole(rules, value)
    most = rules.options.max_abs_value
    if most and not -most <= value <= most:
        raise Refusal(Code.VALUE_TOO_LARGE, most=most)


def check_sign(rules: Setup, value: Value) -> None:
    """Refuse a value below zero where there are none (M-61)."""
    if value < 0 and not rules.options.negatives:
        raise Refusal(Code.NEGATIVE_DISABLED)


def check_whole(rules: Setup, value: Value) -> None:
    """Refuse a fraction where there are none (M-53)."""
    if not isinstance(value, int) and not rules.options.fractions:
        raise Refusal(Code.NOT_WHOLE)


def canonical_sign(rules: Setup, op: str, sign: int, value: Value, number: int) -> tuple[str, int]:
    """The one way of saying what can be said in two: t + (−n) is t − n (M-55, M-56); a sign that changes nothing is +."""
    if sign > 0:
        return op, 1
    if op in ("add", "sub"):
        other = "sub" if op == "add" else "add"
        if number == 0:
            return op, 1
        return (other, 1) if other in rules.ops else (op, -1)
    if op in ("mul", "div"):
        return (op, -1) if value != 0 and number != 0 else (op, 1)
    if op == "root" and rules.options.negative_root and value != 0:
        return op, -1
    return op, 1  # M-47: a match takes the sign of its pile, a power play has none


def operate(rules: Setup, op: str, sign: int, value: Value, number: int) -> Value:
    """The table's value first, the card's number second (M-45). Raises Refusal where there is no result."""
    if op in POWERS:
        return _power_play(op, value, number, sign if rules.options.negative_root else 1)
    if op == MATCH:
        if abs(value) != number:
            raise Refusal(Code.MATCH_MISMATCH)  # M-62
        return value
    card = sign * number
    if op == "add":
        return add(value, card)
    if op == "sub":
        return subtract(value, card)
    if op == "mul":
        return multiply(value, card)  # M-57
    quotient = divide(value, card)
    if quotient is None:
        raise Refusal(Code.DIVISION_BY_ZERO)
    if not isinstance(quotient, int) and not rules.options.fractions:
        raise Refusal(Code.NOT_WHOLE)  # M-58
    return quotient


def _power_play(op: str, value: Value, number: int, sign: int) -> Value:
    degree = POWERS[op]
    if number != degree:
        raise Refusal(Code.NOT_A_POWER_CARD)
    if op in ("square", "cube"):
        raised = power(value, degree)
        assert raised is not None
        return raised  # M-130, M-132
    if degree == 2 and value < 0:
        raise Refusal(Code.ROOT_OF_NEGATIVE)
    found = root(value, degree) if isinstance(value, int) else None
    if found is None:
        raise Refusal(Code.NOT_WHOLE)
    return -found if op == "root" and sign < 0 else found


def digit_sums(rules: Setup, op: str, made: Value) -> list[Value]:
    """The values that adding digits makes of a product, step by step: of 10 too (M-120), of one digit none (M-121, M-126)."""
    options = rules.options
    if not options.digit_sums or op not in PRODUCTS or not isinstance(made, int):
        return []
    if made < 0 and options.digit_sum_negative == "forbid":
        return []
    if options.digit_sum_digits == "two" and op == "mul" and abs(made) > 99:
        return []  # M-122: powers still follow the printed table
    sign = -1 if made < 0 and options.digit_sum_negative == "keep" else 1  # M-125
    return [sign * size for size in sums_of_digits(abs(made))]

"""What wild cards do to scaled values: whole numbers that stand for fractions with one common denominator (`Stock.scale`)."""

from sumdeck.games.numero.rules.setup import Wild
from sumdeck.rules.arithmetic import root_below


def after(effect: Wild, value: int, scale: int) -> int | None:
    """A scaled value after a wild card; None where it has no exact result."""
    if effect.op == "sub":
        return value - effect.num * scale
    if effect.op == "scale":
        product = value * effect.num
        return product // effect.den if product % effect.den == 0 else None
    degree = effect.num
    if effect.op == "pow":
        raised, whole = power_of(value, degree), power_of(scale, degree - 1)
        return raised // whole if raised % whole == 0 else None
    if value < 0 and degree % 2 == 0:
        return None
    under = abs(value) * power_of(scale, degree - 1)
    found = root_below(under, degree)
    if power_of(found, degree) != under:
        return None
    return found if value >= 0 else -found


def before(effect: Wild, value: int, scale: int) -> int:
    """The largest scaled value that a wild card can bring down to this one, or a little more."""
    if effect.op == "sub":
        return value + effect.num * scale
    if effect.op == "scale":
        return value * effect.den // effect.num
    if effect.op == "pow":
        return root_below(value * power_of(scale, effect.num - 1), effect.num) + 1
    return power_of(value, effect.num) // power_of(scale, effect.num - 1) + 1


def undone(effect: Wild, value: int, scale: int) -> int:
    """The scaled value not below 0 that a wild card turns into this one; −1 where there is none."""
    if effect.op == "sub":
        return value + effect.num * scale
    if effect.op == "scale":
        product = value * effect.den
        return product // effect.num if product % effect.num == 0 else -1
    found = before(effect, value, scale) - 1
    return found if after(effect, found, scale) == value else -1


def power_of(base: int, exponent: int) -> int:
    """A whole power; spelt out so that its type is plain."""
    result = 1
    for _ in range(exponent):
        result *= base
    return result

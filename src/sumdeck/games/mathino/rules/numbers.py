"""Numbers as Mathino says them. A pile may have thousands of digits, so a long number is said by its ends: `1234…6789`."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from sumdeck.rules.arithmetic import MINUS, show_value
from sumdeck.rules.digits import show_whole
from sumdeck.rules.game import Value
from sumdeck.rules.numerals import Cursor, read_amount
from sumdeck.rules.tokens import Token

LONGEST: Final = 12
"""A number of more digits is shortened."""
ENDS: Final = 4
"""So many digits of it are shown, in front and behind."""


def show_number(value: Value) -> str:
    """The value as text, shortened where it is long."""
    if not isinstance(value, int):
        return show_number(value.numerator) + "/" + show_number(value.denominator)
    if -(10**LONGEST) < value < 10**LONGEST:
        return show_value(value)
    digits = show_whole(abs(value))
    return (MINUS if value < 0 else "") + f"{digits[:ENDS]}…{digits[-ENDS:]}"


@dataclass(frozen=True)
class Number:
    """A number as it was said: whole, or by its ends."""

    value: Value
    """What was said; nothing of meaning where only the ends were."""
    mark: str = ""
    """Letters directly behind it: `g` in `7g`."""
    ends: tuple[str, str] = ("", "")
    """The first and the last digits of a shortened number, or of the upper part of a fraction."""
    negative: bool = False
    below: tuple[str, str] = ("", "")
    """The same for the lower part of a fraction of which one part at least is shortened."""

    @property
    def short(self) -> bool:
        return self.ends[0] != ""

    @property
    def size(self) -> Value:
        """The number without its sign."""
        return -self.value if self.value < 0 else self.value

    def means(self, value: Value) -> bool:
        """Whether this is said of a value."""
        if not self.short:
            return self.value == value
        if isinstance(value, int) == bool(self.below[0]) or (value < 0) != self.negative:
            return False
        return fits(self.ends, abs(value.numerator)) and (not self.below[0] or fits(self.below, value.denominator))

    def opposite(self) -> Number:
        return Number(-self.value, self.mark, self.ends, not self.negative, self.below)

    def unmarked(self) -> Number:
        """The same number without the letters behind it."""
        return Number(self.value, "", self.ends, self.negative, self.below)


def fits(ends: tuple[str, str], size: int) -> bool:
    """Whether a whole number is said by these ends; one without last digits was said whole."""
    digits = show_whole(size)
    first, last = ends
    if not last:
        return digits == first
    return len(digits) > len(first) + len(last) and digits.startswith(first) and digits.endswith(last)


def read_number(cursor: Cursor) -> Number:
    """A number with its sign, which may stand in brackets: `(−3)`. Raises Refusal."""
    if cursor.accept("("):
        number = read_number(cursor)
        cursor.expect(")")
        return number
    negative = False
    while cursor.sign() in ("-", "+") or is_word(cursor, "negative"):
        negative ^= cursor.sign() != "+"
        cursor.take()
    fraction = _read_short_fraction(cursor, negative)
    if fraction is not None:
        return fraction
    token = cursor.peek()
    if token is not None and token.kind == "short":
        cursor.take()
        return Number(0, token.mark, _ends(token), negative)
    if cursor.sign() == "-":
        raise cursor.unreadable()
    amount = read_amount(cursor)
    return Number(-amount.value if negative else amount.value, amount.mark, ("", ""), negative)


def _read_short_fraction(cursor: Cursor, negative: bool) -> Number | None:
    """`1234…6789/5`, `5/1234…6789`, without spaces, where a slash does not divide."""
    above, slash, below = cursor.peek(), cursor.peek(1), cursor.peek(2)
    if above is None or slash is None or below is None or cursor.slash_divides:
        return None
    kinds = {above.kind, below.kind}
    if slash.body != "/" or slash.spaced or below.spaced or "short" not in kinds or not kinds <= {"number", "short"}:
        return None
    cursor.at += 3
    return Number(0, below.mark, _ends(above), negative, _ends(below))


def _ends(token: Token) -> tuple[str, str]:
    first, _, last = token.body.partition("…")
    return first, last


def is_word(cursor: Cursor, *words: str) -> bool:
    token = cursor.peek()
    return token is not None and token.kind == "word" and token.body in words

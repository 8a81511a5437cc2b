"""Numbers as Mathino says them. A pile may have thousands of digits, so a long number is said by its ends: `1234…6789`."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from sumdeck.rules.arithmetic import MINUS, show_value
from sumdeck.rules.digits import show_whole
from sumdeck.rules.game import Value
from sumdeck.rules.numerals import Cursor, read_amount

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
    """The first and the last digits of a shortened number."""
    negative: bool = False

    @property
    def short(self) -> bool:
        return self.ends[0] != ""

    def means(self, value: Value) -> bool:
        """Whether this is said of a value."""
        if not self.short:
            return self.value == value
        if not isinstance(value, int) or (value < 0) != self.negative:
            return False
        digits = show_whole(abs(value))
        first, last = self.ends
        return len(digits) > len(first) + len(last) and digits.startswith(first) and digits.endswith(last)

    def opposite(self) -> Number:
        """The same number with the other sign."""
        return Number(-self.value, self.mark, self.ends, not self.negative)


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
    token = cursor.peek()
    if token is not None and token.kind == "short":
        cursor.take()
        first, _, last = token.body.partition("…")
        return Number(0, token.mark, (first, last), negative)
    if cursor.sign() == "-":
        raise cursor.unreadable()
    amount = read_amount(cursor)
    return Number(-amount.value if negative else amount.value, amount.mark, ("", ""), negative)


def is_word(cursor: Cursor, *words: str) -> bool:
    """Whether one of these words stands here."""
    token = cursor.peek()
    return token is not None and token.kind == "word" and token.body in words

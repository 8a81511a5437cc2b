"""Sums that are told as something one does: `divide 12 by 4 makes 3`, `take 2 from 6 is 4`, `the difference of 9 and 4 is 5`.

They become what `12 ÷ 4 = 3` is cut into, and only where their result is told with them. The words are in the word files.
"""

from collections.abc import Sequence
from dataclasses import replace
from fractions import Fraction
from typing import Final

from sumdeck.rules.listening.pieces import Token

_BETWEEN: Final = {
    "divide": (("by", "÷", "and", "even"), "÷"),
    "multiply": (("by", "*", "and", "even"), "*"),
    "subtract": (("from", "of"), "-"),
    "take": (("from",), "-"),
    "difference": (("and",), "-"),
    "sum": (("and", "+"), "+"),
}
"""For each word what stands between its two numbers, and the sign it stands for. French *par* is an even number in Spanish."""
_FROM: Final = ("subtract", "take")
"""With these the second number is written first."""


def with_signs(tokens: Sequence[Token]) -> list[Token]:
    """The same pieces with every such sum as it is written."""
    found: list[Token] = []
    at = 0
    while at < len(tokens):
        sum_, length = _told_at(tokens, at)
        if not sum_ and not (found and found[-1].body not in (",", ";") and found[-1].kind != "word"):
            sum_, length = _taken_at(tokens, at)
        found += sum_ or [tokens[at]]
        at += length if sum_ else 1
    return found


def _told_at(tokens: Sequence[Token], at: int) -> tuple[list[Token], int]:
    """The sum that begins with a word here, and how many pieces told it; nothing where none does."""
    word = tokens[at]
    if word.kind != "word" or word.body not in _BETWEEN:
        return [], 0
    between, sign = _BETWEEN[word.body]
    of = tokens[at + 1].body if at + 1 < len(tokens) else ""
    first = at + 1 + (word.body in ("difference", "sum") and of in ("of", "between", "÷"))  # la diferencia entre 9 y 4
    said = tokens[first : first + 3]
    if len(said) < 3 or said[1].body not in between or not (_is_plain(said[0]) and _is_plain(said[2])):
        return [], 0
    if not (_is_stated(tokens, first + 3) or (word.body == "sum" and tokens[first + 3 : first + 4])):
        return [], 0
    numbers = [said[0], said[2]]
    if word.body in _FROM or (word.body == "difference" and _is_below(tokens, first, said)):
        numbers.reverse()
    ends = [replace(numbers[0], start=word.start), replace(numbers[1], end=said[2].end)]
    return [ends[0], replace(said[1], kind="sign", body=sign), ends[1]], first + 3 - at


def _taken_at(tokens: Sequence[Token], at: int) -> tuple[list[Token], int]:
    """`6 take 2 is 4` takes away. In `8 take 8 is 8` nothing is: what is taken is named twice."""
    said = tokens[at : at + 3]
    if len(said) < 3 or said[1].kind != "word" or said[1].body != "take" or not (_is_plain(said[0]) and _is_plain(said[2])):
        return [], 0
    if not _is_stated(tokens, at + 3):
        return [], 0
    result = tokens[at + 3 + (tokens[at + 3].body == ",") + 1 :][:1]
    named = bool(result) and result[0].body == said[2].body
    if named and Fraction(said[0].body) - Fraction(said[2].body) != Fraction(said[2].body):
        return [], 0
    return [said[0], replace(said[1], kind="sign", body="-"), said[2]], 3


def _is_plain(token: Token) -> bool:
    return token.kind == "number" and token.mark == ""


def _is_stated(tokens: Sequence[Token], at: int) -> bool:
    """Whether the result is told here."""
    behind = [token.body for token in tokens[at : at + 2]]
    return behind[:1] == ["="] or behind == [",", "="]


def _is_below(tokens: Sequence[Token], first: int, said: Sequence[Token]) -> bool:
    """Whether a difference was told with its smaller number first, and is not told to be below zero."""
    equals = first + 3 + (tokens[first + 3].body == ",")
    negative = [token.body for token in tokens[equals + 1 : equals + 2]] == ["-"]
    return Fraction(said[0].body) < Fraction(said[2].body) and not negative

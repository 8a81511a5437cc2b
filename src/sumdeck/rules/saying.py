"""Writing sentences: the one canonical form of each equation (N-97), which `sentence.py` reads back.

Terms come as text, so that a game can label its cards: `5g`, `[8]b`.
"""

from collections.abc import Sequence
from string import ascii_lowercase
from typing import Final

from sumdeck.rules.arithmetic import MINUS, show_value
from sumdeck.rules.steps import WildFace

_SIGNS: Final = {"sub": MINUS, "mul": "×", "div": "÷"}
_POWERS: Final = {2: "²", 3: "³"}
_ROOTS: Final = {2: "√", 3: "∛"}


def say_match(term: str, result: str) -> str:
    """`10 = 10`. A fraction stands in brackets: without them `5/2 = 5/2` would be a division."""
    return f"{_fraction_enclosed(term)} = {result}"


def say_sum(terms: Sequence[str], result: str) -> str:
    """`5 + 3 = 8`."""
    return f"{' + '.join([terms[0], *map(_negative_enclosed, terms[1:])])} = {result}"


def say_wild(face: WildFace, argument: str, result: str) -> str:
    """What a wild card makes of something: `10 − 2 = 8`, `2/3 of 12 = 8`, `0.5 × 8 = 4`, `3² = 9`, `√9 = 3`."""
    return f"{_say_left(face, argument)} = {result}"


def say_face(face: WildFace) -> str:
    """The wild card itself, as a command names it: `−2`, `×3`, `1/2`, `²`."""
    return ("@" if face.table else "") + _SIGNS.get(face.op, "") + _say_operand(face)


def letters(number: int) -> str:
    """The letters of a place: a, b … z, then aa, ab and so on."""
    text = ascii_lowercase[number % 26]
    return text if number < 26 else letters(number // 26 - 1) + text


def _say_left(face: WildFace, argument: str) -> str:
    table = "@" if face.table else ""
    operand = _say_operand(face)
    if face.op in _SIGNS:
        return f"{argument} {table}{_SIGNS[face.op]} {operand}"
    if face.op == "frac":
        return f"{table}{operand} {'×' if face.form == 'decimal' else 'of'} {_negative_enclosed(argument)}"
    if face.op == "pow":
        return f"{_fraction_enclosed(_negative_enclosed(argument))}{table}{operand}"
    return f"{table}{operand}{' ' if face.mark else ''}{_fraction_enclosed(_negative_enclosed(argument))}"


def _say_operand(face: WildFace) -> str:
    if face.op == "pow":
        return _POWERS[int(face.operand)] + face.mark
    if face.op == "root":
        return _ROOTS[int(face.operand)] + face.mark
    return show_value(face.operand, face.form) + face.mark


def _negative_enclosed(term: str) -> str:
    return f"({term})" if term.startswith(("-", MINUS)) else term


def _fraction_enclosed(term: str) -> str:
    return f"({term})" if "/" in term and not term.startswith(("(", "[")) else term

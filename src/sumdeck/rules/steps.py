"""What a sentence consists of, as values, and whether it is true.

A sentence becomes steps in `sentence.py` and is written by `saying.py`. No game is known here: a step says what was said,
and the game decides which cards that can mean.
"""

from dataclasses import dataclass, field
from enum import StrEnum
from typing import TypeAlias

from sumdeck.rules.arithmetic import add, divide, multiply, power, root, subtract
from sumdeck.rules.values import Mistake, Refusal, Value


class SentenceCode(StrEnum):
    """Why a text is no sentence, or a sentence not true. Stable for ever: records and language files rely on the text."""

    EMPTY = "sentence.empty"
    """Nothing was said."""
    STUCK = "sentence.stuck"
    """Somebody said that they do not know how to go on: they are told of hints, and none is given unasked."""
    UNREADABLE = "sentence.unreadable"
    """A piece that has no meaning where it stands. Details: the `piece`, and `at` which character it begins."""
    DID_YOU_MEAN = "sentence.did_you_mean"
    """A piece without a meaning, and a known word that looks like it. Details: the `piece` and the `word`."""
    TOO_LONG = "sentence.too_long"
    """The text, or a number in it, is longer than any game needs. Details: the `limit`."""
    MIXED = "sentence.mixed"
    """More than one operation in an equation (N-98); only + may stand in it several times. Details: `said`."""
    CHAIN = "sentence.chain"
    """`5 + 3 = 8 + 4 = 12` is not true as it stands: it is `5 + 3 = 8, 8 + 4 = 12`. Details: `said`."""
    RIGHT_SIDE = "sentence.right_side"
    """After = stands one number, the result, and no further calculation. Details: `said`."""
    NO_RESULT = "sentence.no_result"
    """A calculation without its result: stating it is the player's part. Details: `said`."""
    BRACKETS = "sentence.brackets"
    """A negative number or a fraction needs brackets here: `(−3)²`, `√(1/4)`. Details: `said`."""
    UNDEFINED = "sentence.undefined"
    """A division by 0, or a root that is no exact number (N-53). Details: `said`."""
    TOO_MANY_WAYS = "sentence.too_many_ways"
    """So many numbers could be so many cards that not all ways were tried. Nothing is guessed from some of them."""
    WRONG_RESULT = "sentence.wrong_result"
    """The equation is not true. Details: `said`, and `at` which equation of the sentence."""


@dataclass(frozen=True)
class Term:
    """A number as it was said. Two terms that say the same are equal, however they were typed."""

    value: Value
    form: str = "plain"
    """How it was written: one of `arithmetic.FORMS`."""
    mark: str = ""
    """Letters directly after it, in lower case: a colour as in `5g`, a build's letter as in `[8]b`."""
    bracket: bool = False
    """`[8]`: a build that lies on the table."""
    table: bool = False
    """`@`: the wild card that lies on the table, not the like one in the hand."""
    text: str = field(default="", compare=False)
    enclosed: bool = field(default=False, compare=False)
    """`(4)`: round brackets stand around it. Where a number could be a card's or a pile's, a game may give them a meaning."""


@dataclass(frozen=True)
class WildFace:
    """A wild card named by its face in a command: `×3`, `1/2`, `√`."""

    op: str
    """sub, mul, div, frac, pow or root."""
    operand: Value
    """The number on the card; for powers and roots 2 or 3."""
    form: str = "plain"
    mark: str = ""
    table: bool = False
    text: str = field(default="", compare=False)


@dataclass(frozen=True)
class Equation:
    """One calculation and its stated result."""

    op: str
    """`=` (a plain match, one term), `+` (two terms or more), `-`, `*`, `/`, `of` (two terms), `pow`, `root` (one term)."""
    terms: tuple[Term, ...]
    """In the order written."""
    result: Term
    wild_table: bool = False
    """Whether `@` stood at the operation or its operand."""
    wild_mark: str = ""
    """The mark of the wild card: behind its number, or behind the sign of a power or root.

    Around × either term can be the wild card's number. Here it is the one with `@`, else a decimal or percentage, else the
    second; a game that knows better looks at the marks of the terms.
    """
    degree: int = 0
    """2 or 3 for powers and roots, otherwise 0."""
    text: str = field(default="", compare=False)


@dataclass(frozen=True)
class Command:
    """A word that says what to do, and with which cards."""

    verb: str
    terms: tuple[Term | WildFace, ...] = ()
    text: str = field(default="", compare=False)


Step: TypeAlias = Equation | Command


def value_of(equation: Equation) -> Value:
    """The exact value of the left side. Raises Refusal where there is none."""
    value = _calculate(equation)
    if value is None:
        raise Refusal(SentenceCode.UNDEFINED, said=equation.text)
    return value


def _calculate(equation: Equation) -> Value | None:
    values = [term.value for term in equation.terms]
    if equation.op == "+":
        total: Value = 0
        for value in values:
            total = add(total, value)
        return total
    if equation.op == "-":
        return subtract(values[0], values[1])
    if equation.op == "*" or equation.op == "of":
        return multiply(values[0], values[1])
    if equation.op == "/":
        return divide(values[0], values[1])
    if equation.op == "pow":
        return power(values[0], equation.degree)
    if equation.op == "root":
        return root(values[0], equation.degree)
    return values[0]


def judge(equation: Equation, at: int = 0) -> None:
    """Raise Mistake if the equation is false, telling only what was said and where; Refusal if it is undefined."""
    if value_of(equation) != equation.result.value:
        raise Mistake(SentenceCode.WRONG_RESULT, said=equation.text, at=at)

"""Reading numbers among the tokens of a sentence: `5g`, `−2`, `5/2`, `2 1/2`, `½`, `0.25`, `50%`, `[8]b`, `(−3)`.

The equations and commands in which they stand are read by `equations.py` and `sentence.py`.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction

from sumdeck.rules.arithmetic import exact, read_decimal
from sumdeck.rules.digits import read_whole
from sumdeck.rules.steps import SentenceCode, Term
from sumdeck.rules.tokens import Token, unreadable
from sumdeck.rules.values import Refusal, Value


class Cursor:
    """A place in a row of tokens. The row is never empty."""

    def __init__(self, text: str, tokens: Sequence[Token], slash_divides: bool = False, mixed: bool = True) -> None:
        self.text = text
        self.tokens = tokens
        self.slash_divides = slash_divides
        """Whether `8/4` is a division here; otherwise it is a fraction."""
        self.mixed = mixed
        """Whether `2 1/2` is one number here; otherwise it is two."""
        self.at = 0

    def done(self) -> bool:
        return self.at >= len(self.tokens)

    def peek(self, ahead: int = 0) -> Token | None:
        return self.tokens[self.at + ahead] if self.at + ahead < len(self.tokens) else None

    def sign(self) -> str:
        """The sign here, or nothing if here is something else."""
        token = self.peek()
        return token.body if token is not None and token.kind == "sign" else ""

    def sign_past_at(self) -> str:
        """The sign here, or the one behind it if here is `@`."""
        behind = self.peek(1)
        if self.sign() != "@" or behind is None:
            return self.sign()
        return behind.body if behind.kind == "sign" else ""

    def take(self) -> Token:
        token = self.peek()
        if token is None:
            raise self.unreadable()
        self.at += 1
        return token

    def accept(self, sign: str) -> bool:
        if self.sign() != sign:
            return False
        self.at += 1
        return True

    def expect(self, sign: str) -> Token:
        if self.sign() != sign:
            raise self.unreadable()
        return self.take()

    def text_from(self, start: int) -> str:
        """What was typed from the token at `start` up to here."""
        return self.text[self.tokens[start].start : self.tokens[self.at - 1].end]

    def unreadable(self) -> Refusal:
        """The refusal of the token here; of the last one if there is no more."""
        token = self.tokens[min(self.at, len(self.tokens) - 1)]
        return unreadable(self.text, token.start, token.end)


@dataclass(frozen=True)
class Amount:
    """A number with its form and mark, wherever it stands."""

    value: Value
    form: str
    mark: str


def read_term(cursor: Cursor, table: bool = False) -> Term:
    """A number, which may stand in brackets: square ones make it a build, round ones leave it what it is."""
    start = cursor.at
    if cursor.accept("["):
        amount = read_amount(cursor)
        closing = cursor.expect("]")
        if amount.mark:  # the letter of a build stands behind its bracket
            raise unreadable(cursor.text, cursor.tokens[start].start, closing.end)
        return Term(amount.value, amount.form, closing.mark, True, table, cursor.text_from(start))
    enclosed = cursor.accept("(")
    amount = read_amount(cursor)
    if enclosed:
        cursor.expect(")")
    return Term(amount.value, amount.form, amount.mark, False, table, cursor.text_from(start), enclosed)


def read_amount(cursor: Cursor) -> Amount:
    """A number and the minus sign before it."""
    negative = cursor.accept("-")
    size = _read_size(cursor)
    return Amount(-size.value, size.form, size.mark) if negative else size


def _read_size(cursor: Cursor) -> Amount:
    token = cursor.peek()
    if token is None or token.kind not in ("number", "vulgar"):
        raise cursor.unreadable()
    cursor.take()
    if token.kind == "vulgar":
        above, _, below = token.body.partition("/")
        return Amount(_quotient(cursor, above, below), "fraction", token.mark)
    if not token.mark:
        amount = _read_percent(cursor, token) or _read_fraction(cursor, token) or _read_mixed(cursor, token)
        if amount is not None:
            return amount
    return Amount(_number(token), "decimal" if "." in token.body else "plain", token.mark)


def _read_percent(cursor: Cursor, number: Token) -> Amount | None:
    if cursor.sign() != "%":
        return None
    return Amount(exact(Fraction(_number(number)) / 100), "percent", cursor.take().mark)


def _read_fraction(cursor: Cursor, above: Token) -> Amount | None:
    """The rest of `5/2`, which has no spaces in it: `5 / 2` is a division."""
    slash, below = cursor.peek(), cursor.peek(1)
    if cursor.slash_divides or slash is None or below is None or slash.body != "/" or slash.spaced or below.spaced:
        return None
    if below.kind != "number" or "." in above.body + below.body:
        return None
    cursor.at += 2
    return Amount(_quotient(cursor, above.body, below.body), "fraction", below.mark)


def _read_mixed(cursor: Cursor, whole: Token) -> Amount | None:
    """The rest of `2½` or `2 1/2`."""
    start = cursor.at
    above = cursor.peek()
    if above is None or "." in whole.body or (above.spaced and not cursor.mixed):
        return None
    if above.kind == "vulgar":
        part: Amount | None = _read_size(cursor)
    elif above.kind == "number" and not above.mark:
        cursor.take()
        part = _read_fraction(cursor, above)
    else:
        return None
    if part is None or part.value >= 1:
        cursor.at = start
        return None
    return Amount(exact(_number(whole) + part.value), "fraction", part.mark)


def _number(token: Token) -> Value:
    whole, _, decimals = token.body.partition(".")
    return read_decimal(whole, decimals)


def _quotient(cursor: Cursor, above: str, below: str) -> Value:
    denominator = read_whole(below)
    if denominator == 0:
        raise Refusal(SentenceCode.UNDEFINED, said=f"{above}/{below}")
    return exact(Fraction(read_whole(above), denominator))

"""The clauses of an announcement, before its numbers are cards and piles.

1 + 4, building 5                                   a calculation and the value it builds
8 squared is 64, 6 + 4 is 10, building 10           with digit sums
(5 + 4) ÷ 9 = 1                                     added table cards; `5 + 4 = 9, 9 ÷ 9 = 1` says the same
(6 and 6) × 2, building 12                          matched piles
5 and −5, capture 5                                 `capture 5` alone means all that can be captured
matching 7        stack 8 8        discard 4        accept
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Final

from sumdeck.games.mathino.rules.numbers import Number, is_word, read_number
from sumdeck.games.mathino.rules.setup import Setup
from sumdeck.games.mathino.rules.wording import TOOLS, VERBS, worded
from sumdeck.rules.equations import JOINTS, POWERS, ROOTS, parted
from sumdeck.rules.game import Refusal
from sumdeck.rules.listening.pieces import ends_number
from sumdeck.rules.listening.turning import divide_by_parts
from sumdeck.rules.listening.wordings import words_for
from sumdeck.rules.numerals import Cursor
from sumdeck.rules.steps import SentenceCode
from sumdeck.rules.tokens import Token, tokenise

ATTRIBUTES: Final = {
    **dict.fromkeys(("number", "numbers"), "number"),
    **dict.fromkeys(("shape", "shapes"), "shape"),
    **dict.fromkeys(("colour", "colours", "color", "colors"), "colour"),
}
OPS: Final = {"+": "add", "-": "sub", "*": "mul", "/": "div"}


@dataclass(frozen=True)
class Named:
    """A pile as it was said."""

    number: Number
    bracket: bool = False
    """`[8]`: a build pile."""
    made: bool = False
    """`it`: the pile that this turn has made."""
    text: str = ""


@dataclass(frozen=True)
class Base:
    """What a card is played on: parts of one value, each some piles that are added."""

    parts: tuple[tuple[Named, ...], ...]
    stated: Number | None = None
    """What it is said to be worth."""


@dataclass(frozen=True)
class Calculation:
    """A clause with an operation, or with digits that are added."""

    base: Base | None
    """None for `digit sum 10`."""
    op: str
    """One of the operations, `digits`, `sum` for piles alone, or nothing."""
    card: Number | None
    sign: int
    result: Number | None
    text: str


@dataclass(frozen=True)
class Clause:
    """A word with what it names, or (without a word) piles or a calculation."""

    verb: str
    named: tuple[Named, ...] = ()
    """What a word names."""
    bases: tuple[Base, ...] = ()
    """Piles without a word, each with what it is said to be worth."""
    calculation: Calculation | None = None
    attribute: str = ""
    tool: Number | None = None
    """The card that does it, where it is named apart: `capture 5 with 5`."""
    text: str = ""
    listed: bool = False
    """Whether commas part what it names: `capture 5, 5`."""
    led: bool = False
    """Whether a number stands right before the word: `8 takes −8`."""


def read_clauses(rules: Setup, text: str) -> list[Clause]:
    """The clauses of a text. Raises Refusal for what has no meaning."""
    plain = text.replace("\N{RIGHT SINGLE QUOTATION MARK}s", "s").replace("'s", "s")
    tokens = worded(rules, plain, divide_by_parts(tokenise(plain)))
    runs = [_own_card(plain, _made_of(plain, run)) for run in _split(tokens)]
    if not runs:
        raise Refusal(SentenceCode.EMPTY)
    parts = ([run] if run[0].kind == "word" else parted(plain, run, judging=not rules.claims) for run in runs)
    led = {token.start for before, token in pairwise(tokens) if token.kind == "word" and ends_number(before)}
    clauses = [replace(_read_clause(plain, said), led=said[0].start in led) for part in parts for said in part]
    return _listed(clauses)


def _listed(clauses: Sequence[Clause]) -> list[Clause]:
    """Piles behind a comma belong to the capture before it: `capture 5, −5` is `capture 5 and −5` (M-33)."""
    found: list[Clause] = []
    for clause in clauses:
        last = found[-1] if found else None
        more = [base.parts[0][0] for base in clause.bases if len(base.parts) == len(base.parts[0]) == 1 and base.stated is None]
        named = last is not None and last.verb == "capture" and last.named and last.tool is None
        if last is not None and named and more and len(more) == len(clause.bases):
            found[-1] = replace(last, named=(*last.named, *more), text=f"{last.text}, {clause.text}", listed=True)
        else:
            found.append(clause)
    return found


def _split(tokens: Sequence[Token]) -> list[list[Token]]:
    """The runs of tokens between commas, or before a word that begins a clause."""
    runs: list[list[Token]] = [[]]
    for token in tokens:
        if token.body in (",", ";"):
            runs.append([])
        elif token.kind == "word" and token.body in VERBS and runs[-1]:
            runs.append([token])
        else:
            runs[-1].append(token)
    return [part for run in runs if run for part in _sum_first(run)]


def _sum_first(run: list[Token]) -> list[list[Token]]:
    """`capture 5 + 4 = 9` as `5 + 4 = 9, capture 9`: what is captured with its sum, and the card."""
    bodies = [token.body for token in run]
    if VERBS.get(bodies[0]) != "capture" or run[0].kind != "word" or bodies.count("=") != 1 or bodies[-2:-1] != ["="]:
        return [run]
    return [run[1:], [run[0], run[-1]]]


def _made_of(text: str, run: list[Token]) -> list[Token]:
    """`build 8 with 5 and 3` as `build 5 + 3 = 8`."""
    bodies = [token.body for token in run]
    places = [
        place for place, token in enumerate(run) if text[token.start : token.end].lower() in words_for("with") | words_for("from")
    ]
    if VERBS.get(bodies[0]) != "build" or run[0].kind != "word" or "=" in bodies or not places or places[0] < 2:
        return run
    value, rest = run[1 : places[0]], run[places[0] + 1 :]
    parts = [replace(token, body="+") if token.body == "and" else token for token in rest]
    if not _calculates(parts):
        return run
    equals = replace(run[places[0]], kind="sign", body="=")
    return [run[0], *parts, equals, *value[:-1], replace(value[-1], end=run[-1].end)]


def _own_card(text: str, run: list[Token]) -> list[Token]:
    """`6 + 2 = 8 with my 2` as `6 + 2 = 8`, the card last as it is written."""
    if len(run) != 7 or run[3].body != "=" or text[run[5].start : run[5].end].lower() not in TOOLS:
        return run
    first, sign, second, card = run[0], run[1], run[2], run[6]
    if card.body == second.body:
        return run[:5]
    turned = card.body == first.body and sign.body in ("+", "*")
    return [replace(second, start=first.start), sign, replace(first, end=second.end), *run[3:5]] if turned else run


def _read_clause(text: str, tokens: list[Token]) -> Clause:
    said = text[tokens[0].start : tokens[-1].end]
    cursor = Cursor(text, tokens, slash_divides=True, mixed=False)
    verb = VERBS.get(tokens[0].body, "") if tokens[0].kind == "word" else ""
    if not verb:
        return _read_numbers(cursor, said)
    cursor.take()
    if verb == "time":
        return Clause("time", text=said)
    if verb == "build" and _calculates(tokens[1:]):
        return Clause("build", calculation=_read_calculation(cursor, said), text=said)
    cursor.slash_divides = False  # a value may be a fraction
    named: list[Named] = []
    attribute = ""
    tool: Number | None = None
    while not cursor.done():
        if verb in ("capture", "match") and _is_tool(cursor):
            cursor.take()
            if tool is not None:
                raise cursor.unreadable()
            tool = read_number(cursor)
            continue
        if verb == "stack" and not named and _is_tool(cursor):  # stack with 8
            named = [Named(Number(0), made=True, text=said)]
        if cursor.accept("and") or cursor.accept(":") or cursor.accept("of"):
            continue
        if verb == "stack" and is_word(cursor, "on", "onto"):  # stack it on 8, stack on 8
            on = cursor.take()
            named = named or [Named(Number(0), made=True, text=text[on.start : on.end])]
            continue
        if verb == "capture" and is_word(cursor, "by"):
            cursor.take()
            word = cursor.take().body
            attribute = ATTRIBUTES.get(word, "")
            if not attribute:
                raise cursor.unreadable()
            continue
        named.append(_read_named(cursor))
    return Clause(verb, tuple(named), attribute=attribute, tool=tool, text=said)


def _is_tool(cursor: Cursor) -> bool:
    """Whether `with` stands here, which is heard like `and` elsewhere."""
    token = cursor.peek()
    return token is not None and cursor.text[token.start : token.end].lower() in TOOLS


def _calculates(tokens: Sequence[Token]) -> bool:
    """Whether there is more here than one number and its sign."""
    if [token.body for token in tokens[:2]] == ["(", "-"] and len(tokens) == 4:
        return False  # building (−10)
    signs = {token.body for token in tokens[1:] if token.kind == "sign"}
    return bool(signs & {"+", "-", "*", "÷", ":", "²", "³", "="}) or any(token.body in ("√", "∛", "(") for token in tokens)


def _read_numbers(cursor: Cursor, said: str) -> Clause:
    """A clause without a word: a list of piles, or a calculation."""
    signs = [token.body for token in cursor.tokens]
    words = [token.body for token in cursor.tokens if token.kind == "word"]
    if any(word in ("digit", "digits", "sum", "square", "cube") for word in words) or any(sign in ROOTS for sign in signs):
        return Clause("", calculation=_read_calculation(cursor, said), text=said)
    first = _read_base(cursor)
    if cursor.done():
        return Clause("", bases=(first,), text=said)
    if cursor.sign() != "and" and not (cursor.sign() == "+" and "and" in _outside(cursor)):
        return Clause("", calculation=_read_joined(cursor, first, said), text=said)
    return Clause("", bases=_read_list(cursor, first), text=said)


def _outside(cursor: Cursor) -> list[str]:
    return [token.body for token in cursor.tokens[cursor.at :]]


def _read_list(cursor: Cursor, first: Base) -> tuple[Base, ...]:
    """`5 and −5`, `5 + 4 and 9`, `9 and (5 + 4 = 9)`: what is captured or matched."""
    found: list[Base] = [first]
    while not cursor.done():
        if cursor.accept("and"):
            found.append(_read_base(cursor))
            continue
        last = found[-1]
        cursor.expect("+")
        if len(last.parts) > 1 or last.stated is not None:
            raise cursor.unreadable()  # what is worth something already is not added to
        found[-1] = Base(((*last.parts[0], _read_named(cursor)),))
    return tuple(found)


def _read_calculation(cursor: Cursor, said: str) -> Calculation:
    if is_word(cursor, "digit", "digits", "sum"):
        return _read_digit_sum(cursor, said)
    sign = 1
    if cursor.sign() == "-" or is_word(cursor, "negative"):
        behind = cursor.peek(1)
        if behind is not None and (behind.body in ROOTS or behind.body in ("square", "cube")):
            cursor.take()
            sign = -1
    degree = 3 if is_word(cursor, "cube") else 2
    if is_word(cursor, "square", "cube"):
        cursor.take()
        if cursor.sign() != "√":
            raise cursor.unreadable()
    if cursor.sign() in ROOTS:
        degree = max(degree, ROOTS[cursor.take().body])
        cursor.accept("of")
        base = _read_base(cursor)
        card = _read_power_card(cursor)
        return Calculation(base, "root" if degree == 2 else "cube_root", card, sign, _read_result(cursor), said)
    return _read_joined(cursor, _read_base(cursor), said)


def _read_joined(cursor: Cursor, base: Base, said: str) -> Calculation:
    """What follows a base: a power, or a sign and the card."""
    sign = cursor.sign()
    if sign in POWERS:
        cursor.take()
        return Calculation(
            base, "square" if POWERS[sign] == 2 else "cube", _read_power_card(cursor), 1, _read_result(cursor), said
        )
    if sign == "=":
        return Calculation(base, "", None, 1, _read_result(cursor), said)
    op = OPS.get(JOINTS.get(sign, ""), "")
    if not op:
        raise cursor.unreadable()
    cursor.take()
    if op == "add" and cursor.sign() == "[":  # piles only: a card of the hand has no brackets
        return Calculation(Base(((*base.parts[0], _read_named(cursor)),)), "sum", None, 1, _read_result(cursor), said)
    card = read_number(cursor)
    while op == "add" and cursor.sign() == "+" and len(base.parts) == 1 and base.stated is None:
        # 6 + 9 + 5: all but the last lie on the table.
        cursor.take()
        base = Base(((*base.parts[0], Named(card, text=said)),))
        card = read_number(cursor)
    if JOINTS.get(cursor.sign(), ""):
        raise Refusal(SentenceCode.MIXED, said=said)
    return Calculation(base, op, card, 1, _read_result(cursor), said)


def _read_power_card(cursor: Cursor) -> Number | None:
    """`with 2g`: which card makes the power, where there are two kinds of it."""
    return read_number(cursor) if cursor.accept("and") else None


def _read_digit_sum(cursor: Cursor, said: str) -> Calculation:
    """`digit sum 10`, `sum of digits 5 + 5 is 10`."""
    while is_word(cursor, "digit", "digits", "sum") or cursor.sign() == "of":
        cursor.take()
    if "+" in _outside(cursor):
        return _read_joined(cursor, _read_base(cursor), said)
    cursor.accept("=")
    return Calculation(None, "digits", None, 1, _read_whole_result(cursor), said)


def _read_result(cursor: Cursor) -> Number | None:
    if cursor.done():
        return None
    cursor.expect("=")
    return _read_whole_result(cursor)


def _read_whole_result(cursor: Cursor) -> Number:
    cursor.slash_divides = False
    result = read_number(cursor)
    if not cursor.done():
        raise cursor.unreadable()
    return result


def _read_base(cursor: Cursor) -> Base:
    if not cursor.accept("("):
        return Base(((_read_named(cursor),),))
    parts: list[tuple[Named, ...]] = [(_read_enclosed(cursor),)]
    stated: Number | None = None
    while not cursor.accept(")"):
        if cursor.accept("+"):
            parts[-1] = (*parts[-1], _read_enclosed(cursor))
        elif cursor.accept("and"):
            parts.append((_read_enclosed(cursor),))
        else:
            cursor.expect("=")
            stated = read_number(cursor)
    return Base(tuple(parts), stated)


def _read_enclosed(cursor: Cursor) -> Named:
    """A pile in round brackets: `(1/2)` is a half, but nothing is divided there."""
    divides, cursor.slash_divides = cursor.slash_divides, False
    named = _read_named(cursor)
    cursor.slash_divides = divides
    if "/" in named.text and isinstance(named.number.value, int):
        raise Refusal(SentenceCode.MIXED, said=named.text)
    return named


def _read_named(cursor: Cursor) -> Named:
    start = cursor.at
    if is_word(cursor, "it"):
        cursor.take()
        return Named(Number(0), made=True, text="it")
    if cursor.accept("["):
        divides, cursor.slash_divides = cursor.slash_divides, False
        number = read_number(cursor)
        cursor.slash_divides = divides
        mark = cursor.expect("]").mark
        return Named(replace(number, mark=mark), True, text=cursor.text_from(start))
    number = read_number(cursor)
    return Named(number, text=cursor.text_from(start))

"""Reading one equation from its tokens.

`sentence.py` cuts the sentence into steps; `numerals.py` reads the numbers; what an equation is, `steps.py` says.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Final

from sumdeck.rules.listening.turning import calculates, term_end
from sumdeck.rules.numerals import Cursor, read_term
from sumdeck.rules.steps import Equation, SentenceCode, Term, judge
from sumdeck.rules.tokens import Token, unreadable
from sumdeck.rules.values import Objection, Refusal

JOINTS: Final = {"+": "+", "-": "-", "*": "*", "/": "/", "÷": "/", ":": "/", "of": "of"}
"""The signs between two terms, and the operation each stands for."""
POWERS: Final = {"²": 2, "³": 3}
ROOTS: Final = {"√": 2, "∛": 3}
OPERATIONS: Final = frozenset([*JOINTS, *POWERS, *ROOTS])
MOST_GROUPS: Final = 12
"""Nobody joins more of them by `and`."""


def read_equation(text: str, tokens: Sequence[Token]) -> Equation:
    """The equation these tokens say, all of them. Whether it is true is for `judge` to say."""
    said = text[tokens[0].start : tokens[-1].end]
    tokens = _unbracketed(added(tokens), said)
    signs = [token.body for token in tokens]
    if signs.count("=") > 1:
        raise Refusal(SentenceCode.CHAIN, said=said)
    equals = signs.index("=") if "=" in signs else len(signs)
    if equals == 0:
        raise unreadable(text, tokens[0].start, tokens[0].end)
    left = _read_left(Cursor(text, tokens[:equals], _is_quotient(tokens[:equals])), said)
    if equals >= len(tokens) - 1:
        raise Refusal(SentenceCode.NO_RESULT, said=said)
    result = _read_result(Cursor(text, tokens[equals + 1 :]), said)
    return Equation(left.op, left.terms, result, left.table, left.mark, left.degree, said)


def read_equations(text: str, tokens: Sequence[Token]) -> list[Equation]:
    """The same where several can be said at once. Brackets around all of it say nothing."""
    if tokens[0].body == "(" and tokens[-1].body == ")" and not _outside_brackets(tokens, "=") and len(tokens) > 2:
        tokens = tokens[1:-1]
    return [read_equation(text, said) for said in parted(text, tokens)]


def parted(text: str, tokens: Sequence[Token], judging: bool = True) -> list[list[Token]]:
    """The equations said at once: `5 and 3 is 8` adds, `9 and 9 is 9` and `4 + 5 and 8 + 1 is 9` name two groups.

    What is true in one way is meant in that way. Of what is false in all, the step that is wrong is parted from the others.
    """
    ands, equals = _outside_brackets(tokens, "and"), _outside_brackets(tokens, "=")
    if not equals:
        return [[*tokens]]
    both = [place for place in ands if equals[0] < place < equals[-1]]
    if both:  # 4 + 5 is 9 and 8 + 1 is 9
        return [*parted(text, tokens[: both[0]], judging), *parted(text, tokens[both[0] + 1 :], judging)]
    if len(equals) > 1:
        return _unchained(text, tokens, equals, judging)
    one = added(tokens)
    ands = [place for place in ands if place < equals[0]]
    if not 0 < len(ands) < MOST_GROUPS or one == tokens or _is_true(text, one):
        return [one]
    groups, start = [], 0
    for end in [*ands, equals[0]]:
        group = added([*tokens[start:end], *tokens[equals[0] :]])
        if end == equals[0] or _is_true(text, group):
            groups.append(group)
            start = end + 1
    return groups if len(groups) > 1 else [one]


def _unchained(text: str, tokens: Sequence[Token], equals: Sequence[int], judging: bool) -> list[list[Token]]:
    """`4 + 5 = 8 + 1 = 9` names two groups. `4 + 5 = 8 + 3 = 11` goes on from a result, and a wrong step is named."""
    sides = [[*tokens[left + 1 : right]] for left, right in pairwise([-1, *equals, len(tokens)])]
    groups = [[*side, tokens[equals[-1]], *sides[-1]] for side in sides[:-1]]
    if _is_true(text, groups[0]) and all(any(token.body in OPERATIONS for token in side) for side in sides[:-1]):
        return groups
    ends = [term_end(side, int(side[:1] != [] and side[0].body == "-")) for side in sides]
    steps = [[*side, tokens[at], *sides[n + 1][: ends[n + 1]]] for n, (side, at) in enumerate(zip(sides, equals))]
    if not judging or not all(sides) or all(_is_true(text, step) for step in steps):
        raise Refusal(SentenceCode.CHAIN, said=text[tokens[0].start : tokens[-1].end])
    return steps


def _is_true(text: str, tokens: Sequence[Token]) -> bool:
    try:
        judge(read_equation(text, tokens))
    except Objection:
        return False
    return True


def _unbracketed(tokens: list[Token], said: str) -> list[Token]:
    """`(4 + 5) + 3 = 12` without its brackets: around a sum among sums, or around a whole side, they change nothing."""
    opened = next((place for place, token in enumerate(tokens) if token.body == "("), len(tokens))
    closed = next((place for place, token in enumerate(tokens) if token.body == ")" and place > opened), opened)
    equals = next((place for place, token in enumerate(tokens) if token.body == "="), len(tokens))
    if opened == closed or not calculates(tokens[opened + 1 : closed]):
        return tokens
    if (opened, closed) != (0, equals - 1) and any(token.body in OPERATIONS and token.body != "+" for token in tokens[:equals]):
        raise Refusal(SentenceCode.MIXED, said=said)
    return _unbracketed([*tokens[:opened], *tokens[opened + 1 : closed], *tokens[closed + 1 :]], said)


def _outside_brackets(tokens: Sequence[Token], body: str) -> list[int]:
    """Where a sign stands that no round brackets enclose."""
    depth, found = 0, []
    for place, token in enumerate(tokens):
        depth += (token.body == "(") - (token.body == ")")
        if token.body == body and token.kind == "sign" and not depth:
            found.append(place)
    return found


def added(tokens: Sequence[Token]) -> list[Token]:
    """`5 and 3 is 8` adds: an `and` not behind an equals sign is a plus."""
    signs = [token.body for token in tokens]
    equals = signs.index("=") if "=" in signs else len(signs)
    if any(sign in POWERS or sign in ROOTS for sign in signs):
        return list(tokens)  # in `5 squared with 2g` nothing is added
    ands = [place for place in _outside_brackets(tokens, "and") if place < equals]
    return [replace(token, body="+") if place in ands else token for place, token in enumerate(tokens)]


@dataclass(frozen=True)
class _Left:
    """The left side of an equation: its operation, its terms, and what is said of the wild card."""

    op: str
    terms: tuple[Term, ...]
    table: bool = False
    mark: str = ""
    degree: int = 0


def _is_quotient(tokens: Sequence[Token]) -> bool:
    """Whether there is nothing but `8/4`: then the slash divides, where otherwise it would make a fraction."""
    kinds = [token.kind if token.kind == "number" else token.body for token in tokens]
    return kinds in (["number", "/", "number"], ["-", "number", "/", "number"])


def _read_left(cursor: Cursor, said: str) -> _Left:
    table = cursor.accept("@")
    if cursor.sign() in ROOTS:
        left = _read_root(cursor, table, said)
    else:
        first = read_term(cursor, table)
        sign = cursor.sign_past_at()
        if table and sign not in ("of", "*"):
            # Only a fraction, a decimal or a percentage comes before what it acts on.
            raise unreadable(cursor.text, cursor.tokens[0].start, cursor.tokens[0].end)
        if sign in POWERS:
            left = _read_power(cursor, first, said)
        elif cursor.done():
            left = _Left("=", (first,))
        else:
            left = _read_joined(cursor, first, said)
    if cursor.done():
        return left
    if cursor.sign_past_at() in OPERATIONS:
        raise Refusal(SentenceCode.MIXED, said=said)
    raise cursor.unreadable()


def _read_root(cursor: Cursor, table: bool, said: str) -> _Left:
    sign = cursor.take()
    start = cursor.at
    if cursor.sign() in ROOTS:
        raise Refusal(SentenceCode.MIXED, said=said)
    term = read_term(cursor)
    if _has_parts(cursor.tokens[start : cursor.at]):
        raise Refusal(SentenceCode.BRACKETS, said=said)
    return _Left("root", (term,), table, sign.mark, ROOTS[sign.body])


def _read_power(cursor: Cursor, term: Term, said: str) -> _Left:
    if cursor.tokens[0].body == "-" or _has_parts(cursor.tokens[: cursor.at]):
        raise Refusal(SentenceCode.BRACKETS, said=said)
    table = cursor.accept("@")
    sign = cursor.take()
    return _Left("pow", (term,), table, sign.mark, POWERS[sign.body])


def _has_parts(tokens: Sequence[Token]) -> bool:
    """Whether this number is put together from others, as `5/2` or `2½`, and stands in no brackets."""
    return tokens[0].body not in ("(", "[") and sum(token.kind in ("number", "vulgar") for token in tokens) > 1


def _read_joined(cursor: Cursor, first: Term, said: str) -> _Left:
    """Terms with signs between them: a sum of two or more, or two terms of any other operation."""
    op = JOINTS.get(cursor.sign_past_at(), "")
    if not op:
        raise cursor.unreadable()
    terms = [first]
    table = first.table
    while JOINTS.get(cursor.sign_past_at()) == op and (op == "+" or len(terms) == 1):
        at_sign = op != "+" and cursor.accept("@")
        if cursor.sign() == "@":
            raise cursor.unreadable()
        cursor.take()
        at_number = op in ("-", "*", "/") and cursor.accept("@")
        if cursor.sign() in ROOTS:
            raise Refusal(SentenceCode.MIXED, said=said)
        terms.append(read_term(cursor, at_number))
        table = table or at_sign or at_number
    mark = "" if op == "+" else terms[_wild_place(op, terms)].mark
    return _Left(op, tuple(terms), table, mark)


def _wild_place(op: str, terms: Sequence[Term]) -> int:
    """Which of two terms is the number on the wild card (N-50, N-51). Around × a decimal or percentage may come first (N-98)."""
    if op == "of":
        return 0
    if op != "*" or terms[1].table:
        return 1
    first, second = terms[0].form in ("decimal", "percent"), terms[1].form in ("decimal", "percent")
    return 0 if terms[0].table or (first and not second) else 1


def _read_result(cursor: Cursor, said: str) -> Term:
    """The one number after the equals sign."""
    if cursor.sign() in ROOTS:
        raise Refusal(SentenceCode.RIGHT_SIDE, said=said)
    result = read_term(cursor)
    if cursor.sign() in OPERATIONS:
        raise Refusal(SentenceCode.RIGHT_SIDE, said=said)
    if not cursor.done():
        raise cursor.unreadable()
    return result

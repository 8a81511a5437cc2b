"""A formula as it was typed, before its digits are cards: `8 x 8 = 64`, `[8] × [8] = 6[4]`, `2 + J7 = 9`.

Which cards are meant is found in `reading.py`. Signs and digits come in every spelling that `../tokens.py` knows.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from sumdeck.games.formula.rules.codes import Code
from sumdeck.rules import equations
from sumdeck.rules.game import Refusal
from sumdeck.rules.listening.turning import BETWEEN, COMMANDS, divide_by_parts
from sumdeck.rules.listening.wordings import words_for
from sumdeck.rules.listening.wordlist import fold
from sumdeck.rules.steps import SentenceCode
from sumdeck.rules.tokens import Token, tokenise, unreadable

JOINTS: Final = {**equations.JOINTS, "and": "+"}
SYMBOLS: Final = {"+": "+", "-": "−", "*": "×", "/": "÷"}
WORDS: Final = {
    **dict.fromkeys([(word, *count) for word in ("draw", "take", "pick", "get") for count in ((), ("one",), ("1",))], "draw"),
    **dict.fromkeys((("pass",), ("stop",), ("done",), ("end", "turn")), "pass"),
    ("wrong",): "wrong",
}
"""What can be said instead of a formula."""
FILLERS: Final = ("play", "build", "make", "change", "it", "to", "new", "formula", "answer", "as", "being", "(", ")")
"""What changes nothing: change it to 8 x 8 = 64, I make 8 x 8 = 64, a joker as 7, 2 + (3) = 5."""
ELSEWHERE: Final = COMMANDS | {*BETWEEN, "²", "³", "√", "∛", "%", "of"}
"""Words and signs of other games."""
JOKER_WORDS: Final = ("j", "joker")
STAR: Final = re.compile(r"(\d) ?\*(?=\s*(?:[^\s\d\[(jJ]|$))")
"""A star behind a digit, and no number behind the star: `8*` is a joker that stands for 8."""
INNER: Final = re.compile(r"(\d)\*(?=\d)")
"""A star between two digits. It multiplies, and only beside another sign does it mark a joker: `3*9 + 1 = 40`."""
EQUALLED: Final = re.compile(r"\b[jJ] ?= ?(\d)(?=.*=)")
"""`J=7`, where another equals sign follows."""


@dataclass(frozen=True)
class Digit:
    """One digit of a formula, as it was said."""

    digit: int
    joker: bool
    """`J7`: it is a joker's."""
    new: bool
    """`[7]`: it comes from the hand."""


@dataclass(frozen=True)
class Parsed:
    """A whole formula."""

    left: tuple[Digit, ...]
    symbol: str
    right: tuple[Digit, ...]
    answer: tuple[Digit, ...]
    marked: bool
    """Whether new cards are marked; then what is not marked lies on the table."""
    either: bool = False
    """`double 4`: 4 × 2 and 2 × 4 alike. `4 more than 8`: 8 + 4 and 4 + 8."""
    named: tuple[int, ...] = ()
    """The digits on the cards that are said to be new, behind the formula: `2 x 4 = 8 with my 8`."""
    first: tuple[Digit, ...] = ()
    """The answer where it was said before its reason as well: `36, because 9 x 4 = 36`."""

    @property
    def claim(self) -> str:
        """What it says about numbers, whatever the cards: for telling that it is not true."""
        left, right, answer = ("".join(str(each.digit) for each in number) for number in (self.left, self.right, self.answer))
        return f"{left} {self.symbol} {right} = {answer}"


def parse(text: str) -> Parsed | str:
    """The formula, or the word, that a text says. Any other text raises Refusal."""
    try:
        return _parse(text)
    except Refusal as refusal:
        starred = INNER.sub(r"J\1", text)
        if refusal.code != Code.NOT_A_FORMULA or starred == text:
            raise
        return _parse(starred)


def _parse(text: str) -> Parsed | str:
    text = EQUALLED.sub(r"J\1", STAR.sub(r"J\1", text))
    tokens = _multiplied([token for token in divide_by_parts(tokenise(text)) if token.body not in FILLERS])
    tokens = _with_joker(tokens)
    tokens, named, first = _cut(text, tokens)
    while tokens and tokens[0].body == "=":
        del tokens[0]  # my formula is 8 x 8 = 64
    if not tokens:
        raise Refusal(SentenceCode.EMPTY)
    if tokens[0].kind == "word" and (tokens[0].body,) in WORDS:
        return _read_word(text, tokens)
    said = text[tokens[0].start : max(token.end for token in tokens)]
    if tokens[-1].body == "=" and tokens[-1].kind == "sign":
        raise Refusal(SentenceCode.NO_RESULT, said=said)
    taken = tokens[0].body == "-" and tokens[0].kind == "sign"
    parts: list[tuple[Digit, ...]] = []
    signs: list[int] = []
    at = int(taken)
    while True:
        number, at = _read_number(text, tokens, at)
        parts.append(number)
        if at == len(tokens):
            break
        signs.append(at)
        at += 1
    bodies = [JOINTS.get(tokens[sign].body, "=") for sign in signs]
    if "=" not in bodies:
        raise Refusal(SentenceCode.NO_RESULT, said=said)
    if taken:
        if bodies != ["+", "="]:
            raise Refusal(Code.BELOW_ZERO)  # F-52
        parts[:2], bodies[0] = reversed(parts[:2]), "-"  # minus 5 plus 9 is 4
    if len(bodies) != 2 or bodies[1] != "=" or bodies[0] not in SYMBOLS:
        raise Refusal(Code.NOT_A_FORMULA)  # F-7
    marked = any(token.body == "[" for token in tokens)
    unordered = tokens[signs[0] + 1].start <= tokens[signs[0] - 1].end
    either = unordered and bodies[0] in ("+", "*")
    return Parsed(parts[0], SYMBOLS[bodies[0]], parts[1], parts[2], marked, either, named, first)


def _with_joker(tokens: list[Token]) -> list[Token]:
    """`2 x 3 = 6, my joker is 3` as `2 x J3 = 6`. It is asked where that digit is not said, or more than once (F-62)."""
    bodies = [token.body for token in tokens]
    if "=" not in bodies[:-3] or bodies[-3] not in JOKER_WORDS or bodies[-2] != "=" or len(bodies[-1]) != 1:
        return tokens
    formula = tokens[: -4 if bodies[-4] == "," else -3]
    places = [place for place, token in enumerate(formula) if token.kind == "number" and bodies[-1] in token.body]
    if len(places) != 1 or formula[places[0]].body != bodies[-1] or formula[places[0] - 1 : places[0]] == [tokens[-3]]:
        raise Refusal(Code.WHICH_DIGIT)
    return [*formula[: places[0]], tokens[-3], *formula[places[0] :]]


def _cut(text: str, tokens: list[Token]) -> tuple[list[Token], tuple[int, ...], tuple[Digit, ...]]:
    """The formula alone, the cards that are named behind it, and its answer where that was said before it."""
    bodies = [token.body if token.kind == "sign" else "" for token in tokens]
    equals = bodies.index("=") if "=" in bodies else len(bodies)
    comma = bodies.index(",") if "," in bodies else len(bodies)
    if 0 < comma < equals and all(token.kind == "number" for token in tokens[:comma]) and {*bodies[comma:]} & {*JOINTS}:
        first, _ = _read_number(text, tokens[:comma], 0)
        reason = tokens[comma + 1 :]
        end = reason[-1].end
        if equals == len(bodies):  # 36, because 9 times 4
            reason += [Token("sign", "=", "", end, end, True), *tokens[:comma]]
        return reason, (), first
    for place in range(equals + 2, len(tokens)):
        if bodies[place] == "," or (bodies[place] == "and" and _is_named(text, tokens, place)):
            behind = tokens[place + 1 :]
            cards = [token for token in behind if token.body not in ("and", ",")]
            if cards and all(token.kind == "number" and len(token.body) == 1 and not token.mark for token in cards):
                return tokens[:place], tuple(int(token.body) for token in cards), ()
    return tokens, (), ()


def _is_named(text: str, tokens: Sequence[Token], place: int) -> bool:
    """Whether more than a bare `and` stands before a card: `with my 8`, `and I have 3`. Else it would add."""
    between = text[tokens[place - 1].end : tokens[place + 1].start] if place + 1 < len(tokens) else ""
    return fold(between) not in {"", "&"} | words_for("and")


def _read_word(text: str, tokens: Sequence[Token]) -> str:
    bodies = tuple(token.body for token in tokens)
    if bodies not in WORDS:
        raise _nothing_here(text, tokens[0]) if bodies[0] == "take" else unreadable(text, tokens[1].start, tokens[-1].end)
    return WORDS[bodies]


def _multiplied(tokens: Sequence[Token]) -> list[Token]:
    """`8 squared` as 8 × 8: the sign stands in no formula, and the product does (F-7)."""
    found: list[Token] = []
    start = 0
    for token in tokens:
        if token.kind == "sign" and token.body == "²" and start < len(found):
            found += [replace(token, body="*"), *found[start:]]
            start = len(found)  # nothing is squared twice
            continue
        found.append(token)
        if token.kind == "sign" and (token.body in JOINTS or token.body == "="):
            start = len(found)
    return found


def _nothing_here(text: str, token: Token) -> Refusal:
    """Why a piece stands in no formula: other games have such a word or sign (F-7), or nobody has."""
    if token.body in ELSEWHERE:
        return Refusal(Code.NOT_A_FORMULA)
    return unreadable(text, token.start, token.end)


def _read_number(text: str, tokens: Sequence[Token], at: int) -> tuple[tuple[Digit, ...], int]:
    """The digits from a place on, and the place of the sign behind them."""
    digits: list[Digit] = []
    new = joker = False
    start = at
    while at < len(tokens):
        token = tokens[at]
        if token.kind == "sign" and (token.body in JOINTS or token.body == "="):
            break
        if token.kind == "number" and "." not in token.body:
            # A J goes with the digit behind it: `6J4` is a 6 and a joker.
            digits += [Digit(int(body), joker and not place, new) for place, body in enumerate(token.body)]
            joker = _is_joker(text, token)
        elif token.body in JOKER_WORDS and token.kind == "word" and not joker:
            joker = True
        elif token.body == "[" and not new and not joker:
            new = True
        elif token.body == "]" and new and not joker and at > start:
            new, joker = False, _is_joker(text, token)
        elif joker:
            raise Refusal(Code.WHICH_DIGIT)
        elif token.kind == "vulgar":
            raise Refusal(Code.NOT_A_FORMULA)  # F-52: 8 three quarters is 6
        else:
            raise _nothing_here(text, token)
        at += 1
    if joker:
        raise Refusal(Code.WHICH_DIGIT)  # F-62
    if not digits or new:
        token = tokens[min(at, len(tokens) - 1)]
        if token.body == "-" and token.kind == "sign" and not digits:
            raise Refusal(Code.BELOW_ZERO)  # F-52
        raise unreadable(text, token.start, token.end)
    return tuple(digits), at


def _is_joker(text: str, token: Token) -> bool:
    """Whether the letters behind a number or a bracket announce a joker; fours are as good as 4."""
    if token.mark and token.mark != "s" and token.mark not in JOKER_WORDS:
        raise unreadable(text, token.start, token.end)
    return token.mark in JOKER_WORDS

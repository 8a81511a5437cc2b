"""A sentence cut into its smallest pieces, with every spelling of a sign brought to one.

How the pieces make equations and commands is in `sentence.py`.
"""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass
from typing import Final

from sumdeck.rules.game import Refusal
from sumdeck.rules.steps import SentenceCode


@dataclass(frozen=True)
class Limits:
    """How much is read at all: enough for every move of a game, and little enough that nobody can keep a table busy."""

    text: int = 2000
    """In characters."""
    number: int = 1000
    """In digits."""


USUAL: Final = Limits()


@dataclass(frozen=True)
class Token:
    """One piece of a sentence."""

    kind: str
    """number, short (a long number of which only the ends are said), vulgar (one character such as ½), sign or word."""
    body: str
    """Digits with at most one point; `1234…6789`; `1/2`; one of the signs below; a word in lower case."""
    mark: str
    """Letters directly behind a number, a closing bracket, or the sign of a power or root."""
    start: int
    end: int
    spaced: bool
    """Whether a space stands before it."""


WORDS: Final = {
    "plus": "+",
    "minus": "-",
    "times": "*",
    "x": "*",
    "divided": "÷",
    "of": "of",
    "is": "=",
    "makes": "=",
    "equals": "=",
    "squared": "²",
    "cubed": "³",
    "sqrt": "√",
    "root": "√",
    "cbrt": "∛",
    "percent": "%",
    "and": "and",
    "with": "and",
}
"""Words that stand for signs; `and` only separates cards."""

_LOOKALIKES: Final = {
    **dict.fromkeys("−–—‐‑‒﹣", "-"),
    **dict.fromkeys("×·⋅∙✕✖∗", "*"),
    **dict.fromkeys("⁄∕", "/"),
    "∶": ":",
    "➗": "÷",
    "➕": "+",
    "➖": "-",
    # Characters without a width, which come along when a sentence is copied.
    **dict.fromkeys("\u200b\u2060\ufe0e\ufe0f\ufeff", " "),
}

_SIGNS: Final = frozenset("+-*/÷:=,;[]()@%²³√∛")

_MARKED: Final = frozenset("]%²³√∛")
"""Signs behind which a mark may stand."""


def tokenise(text: str, limits: Limits = USUAL) -> list[Token]:
    """Cut a text into tokens. Raises Refusal for a character or a length that no sentence has."""
    if len(text) > limits.text:
        raise Refusal(SentenceCode.TOO_LONG, limit=limits.text)
    return _Cutter(text, limits).tokens()


def unreadable(text: str, start: int, end: int) -> Refusal:
    """The refusal of a piece of the text."""
    return Refusal(SentenceCode.UNREADABLE, piece=text[start : min(end, start + 40)], at=start)


def plain_character(character: str) -> str:
    """The character in its simplest spelling. Always a single one, so that positions stay those of the text."""
    if character.isascii():
        return character.lower()
    if character in _LOOKALIKES:
        return _LOOKALIKES[character]
    digit = unicodedata.decimal(character, None)
    if digit is not None:
        return str(digit)
    # Not all of NFKC: it would turn 3² into 32 and 2½ into 21/2.
    if unicodedata.decomposition(character).startswith(("<wide>", "<narrow>", "<font>", "<noBreak>")):
        simple = unicodedata.normalize("NFKC", character)
        if len(simple) == 1 and simple != character:
            return plain_character(simple)
    small = character.lower()
    return small if len(small) == 1 else character


class _Cutter:
    """Walks once over the characters."""

    def __init__(self, text: str, limits: Limits) -> None:
        self.text = text
        self.limits = limits
        self.plain = "".join([plain_character(character) for character in text])
        self.at = 0
        # A full stop at the end is good manners, not a decimal point.
        self.end = len(self.plain.rstrip(" \t\r\n.!"))

    def tokens(self) -> list[Token]:
        found: list[Token] = []
        while True:
            before = self.at
            while self.at < self.end and self.plain[self.at].isspace():
                self.at += 1
            if self.at >= self.end:
                return found
            token = self._token(self.at > before)
            # `divided by` is one sign.
            if token.body == "by" and found and found[-1].body == "÷":
                continue
            found.append(token)

    def _token(self, spaced: bool) -> Token:
        start = self.at
        character = self.plain[start]
        if "0" <= character <= "9" or character == ".":
            return self._number(start, spaced)
        if character.isalpha():
            return self._word(start, spaced)
        if character == "^":
            return self._power(start, spaced)
        self.at += 1
        if character in _SIGNS:
            mark = self._mark() if character in _MARKED else ""
            return Token("sign", character, mark, start, self.at, spaced)
        fraction = _vulgar(character)
        if not fraction:
            raise unreadable(self.text, start, self.at)
        return Token("vulgar", fraction, self._mark(), start, self.at, spaced)

    def _number(self, start: int, spaced: bool) -> Token:
        whole = self._digits()
        for dots in ("…", "..."):
            behind = self.at + len(dots)
            if whole and self.plain.startswith(dots, self.at) and "0" <= self.plain[behind : self.end][:1] <= "9":
                self.at = behind
                return Token("short", f"{whole}…{self._digits()}", self._mark(), start, self.at, spaced)
        decimals = ""
        if self.at + 1 < self.end and self.plain[self.at] == "." and "0" <= self.plain[self.at + 1] <= "9":
            self.at += 1
            decimals = self._digits()
        if not whole and not decimals:
            raise unreadable(self.text, start, start + 1)
        if len(whole) + len(decimals) > self.limits.number:
            raise Refusal(SentenceCode.TOO_LONG, limit=self.limits.number)
        body = f"{whole or '0'}.{decimals}" if decimals else whole
        return Token("number", body, self._mark(), start, self.at, spaced)

    def _power(self, start: int, spaced: bool) -> Token:
        self.at += 1
        degree = self._digits()
        if degree not in ("2", "3"):
            raise unreadable(self.text, start, self.at)
        return Token("sign", "²" if degree == "2" else "³", self._mark(), start, self.at, spaced)

    def _word(self, start: int, spaced: bool) -> Token:
        word = self._letters()
        if word.startswith("x"):
            word = "x"
        self.at = start + len(word)
        sign = WORDS.get(word)
        return Token("word" if sign is None else "sign", sign or word, "", start, self.at, spaced)

    def _mark(self) -> str:
        """The letters here, unless they are a word such as `is`. An x is always a times sign, never a mark."""
        letters = self._letters()
        if letters in WORDS:
            return ""
        mark = letters.partition("x")[0]
        self.at += len(mark)
        return mark

    def _letters(self) -> str:
        end = self.at
        while end < self.end and self.plain[end].isalpha():
            end += 1
        return self.plain[self.at : end]

    def _digits(self) -> str:
        start = self.at
        while self.at < self.end and "0" <= self.plain[self.at] <= "9":
            self.at += 1
        return self.plain[start : self.at]


def _vulgar(character: str) -> str:
    """`1/2` for ½; nothing for a character that is no whole fraction."""
    if not unicodedata.decomposition(character).startswith("<fraction>"):
        return ""
    above, _, below = unicodedata.normalize("NFKC", character).partition("\N{FRACTION SLASH}")
    return f"{above}/{below}" if above and below else ""

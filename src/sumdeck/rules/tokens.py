"""A sentence cut into its smallest pieces, with every spelling of a sign brought to one.

Its words are heard in `listening/`; how the pieces make equations and commands is in `sentence.py`.
"""

import re
import unicodedata
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, TypeVar

from sumdeck.rules.listening.hearing import hear
from sumdeck.rules.listening.pieces import Token
from sumdeck.rules.listening.wordlist import all_words, fold
from sumdeck.rules.steps import SentenceCode
from sumdeck.rules.values import Refusal

__all__ = ["USUAL", "SentenceLimits", "Token", "cut", "plain_character", "remembered", "tokenise", "unreadable"]

T = TypeVar("T")


@dataclass(frozen=True)
class SentenceLimits:
    """How much is read at all: enough for every move of a game, and little enough that nobody can keep a table busy."""

    text: int = 2000
    """In characters."""
    number: int = 1000
    """In digits."""


USUAL: Final = SentenceLimits()
SHORT, MOST = 100, 1024
"""Of sentences up to this length so many are remembered: one passes here several times on its way through a table, and the same
few are said at many tables."""


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

_WORDS: Final = re.compile(r"\w+")
_SIGNS: Final = frozenset("+-*/÷:=,;[]()@%²³√∛")
_QUOTES: Final = frozenset('"“”„‟«»‹›')
_APOSTROPHES: Final = frozenset("'’‘‛ʼ`´")
_STOPS: Final = frozenset(".!?")
"""Signs at the end of a sentence, behind which another may follow: `8 squared is 64. 6 + 4 is 10`."""

_BETWEEN: Final = frozenset("+*/÷:=%²³")
"""Signs that stand behind a number."""

_MARKED: Final = frozenset("]%²³√∛")
"""Signs behind which a mark may stand."""


def remembered(read: Callable[[str], T]) -> Callable[[str], T]:
    """The same for any sentence, but what was made of a short one is kept."""
    again = lru_cache(maxsize=MOST)(read)
    return lambda text: again(text) if len(text) <= SHORT else read(text)


def tokenise(text: str, limits: SentenceLimits = USUAL) -> list[Token]:
    """Cut a text into tokens and hear its words. Raises Refusal for a character or a length that no sentence has.

    So does a question: who asks `8?` has not said it yet. `5 + 3 = ?` only lacks its result.
    """
    ended = text[-SHORT:].rstrip(" \t\r\n.!")
    said = ended.rstrip("?？ ")
    if said and ended[-1] in "?？" and said[-1] not in "=＝":
        raise unreadable(text, 0, len(text))
    return [*_heard_again(text, limits)] if len(text) <= SHORT else hear(cut(text, limits))


def cut(text: str, limits: SentenceLimits = USUAL) -> list[Token]:
    """The tokens with their words as they are written. Raises Refusal as `tokenise` does."""
    if len(text) > limits.text:
        raise Refusal(SentenceCode.TOO_LONG, limit=limits.text)
    return [*_cut_again(text, limits)] if len(text) <= SHORT else _Cutter(text, limits).tokens()


@lru_cache(maxsize=MOST)
def _heard_again(text: str, limits: SentenceLimits) -> tuple[Token, ...]:
    return tuple(hear(cut(text, limits)))


@lru_cache(maxsize=MOST)
def _cut_again(text: str, limits: SentenceLimits) -> tuple[Token, ...]:
    return tuple(_Cutter(text, limits).tokens())


def unreadable(text: str, start: int, end: int) -> Refusal:
    """Why a text is not understood: of a piece of it nothing is known, or its speaker is stuck."""
    if is_stuck(text):
        return Refusal(SentenceCode.STUCK)
    return Refusal(SentenceCode.UNREADABLE, piece=text[start : min(end, start + 40)], at=start)


def is_stuck(text: str) -> bool:
    """Whether somebody says that they do not know how to go on: `I'm stuck`, `ich weiß nicht`."""
    words = f" {' '.join(_WORDS.findall(fold(text[:SHORT])))} "
    return any(f" {phrase} " in words for phrase in all_words().stuck)


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

    def __init__(self, text: str, limits: SentenceLimits) -> None:
        self.text = text
        self.limits = limits
        self.plain = "".join([plain_character(character) for character in text])
        self.at = 0
        # A full stop at the end is good manners, not a decimal point.
        self.end = len(self.plain.rstrip(" \t\r\n.!?"))

    def tokens(self) -> list[Token]:
        found: list[Token] = []
        while True:
            before = self.at
            while self.at < self.end and self._is_blank(self.plain[self.at]):
                self.at += 1
            if self.at >= self.end:
                return found
            found.append(self._token(self.at > before))

    def _is_blank(self, character: str) -> bool:
        return character.isspace() or character in _QUOTES or character in _APOSTROPHES

    def _token(self, spaced: bool) -> Token:
        start = self.at
        character = self.plain[start]
        if "0" <= character <= "9" or (character == "." and "0" <= self.plain[start + 1 : self.end][:1] <= "9"):
            return self._number(start, spaced)
        if character.isalpha():
            return self._word(start, spaced)
        if character == "^":
            return self._power(start, spaced)
        self.at += 1
        if character in _STOPS and not spaced and self._may_end():
            return Token("sign", ",", "", start, self.at, spaced)
        if character in _SIGNS:
            mark = self._mark() if character in _MARKED else ""
            return Token("sign", character, mark, start, self.at, spaced)
        fraction = _vulgar(character)
        if not fraction:
            raise unreadable(self.text, start, self.at)
        return Token("vulgar", fraction, self._mark(), start, self.at, spaced)

    def _may_end(self) -> bool:
        """Whether a sentence may end before this place: what follows is no sign that needs a number before it."""
        return self.plain[self.at : self.end].lstrip()[:1] not in _BETWEEN

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
        return Token("word", word, "", start, self.at, spaced)

    def _mark(self) -> str:
        """The letters here, unless they are a word such as `is`, or `nine` behind a root.

        An x is always a times sign, never a mark; nor is `5's`.
        """
        if self.plain[self.at : self.end][:1] in _APOSTROPHES and self.plain[self.at + 1 : self.end][:2].rstrip(" ,.;:") == "s":
            self.at += 2
            return ""
        letters = self._letters()
        if len(letters) > 1 and (fold(letters) in all_words().signs or fold(letters) in all_words().numbers):
            return ""
        mark = letters.partition("x")[0]
        self.at += len(mark)
        return mark

    def _letters(self) -> str:
        """The letters from here on, with apostrophes among them."""
        end = self.at
        while end < self.end and (self.plain[end].isalpha() or self._joins(end)):
            end += 1
        return self.plain[self.at : end]

    def _joins(self, place: int) -> bool:
        """Whether an apostrophe stands between two letters here."""
        behind = self.plain[place + 1 : self.end][:1]
        return place > self.at and self.plain[place] in _APOSTROPHES and behind.isalpha()

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

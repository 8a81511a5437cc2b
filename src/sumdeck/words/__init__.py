"""The words: every code, card and prompt as a sentence, for the pages, the text table, paper and the command alike.

They are for a child of eight and a grown-up alike: short words, no blame, never the answer. What belongs to no game is in a
folder for each language here; each game has a file for each language of its own. The files are Project Fluent's; how they are
read is in `catalogue.py`. A code without words is a fault of ours, which our tests hear and players never see.
"""

import re
import warnings
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Final

from sumdeck.rules.notation import SENTENCES, Sentence, notation
from sumdeck.words.catalogue import LANGUAGES as LANGUAGES
from sumdeck.words.catalogue import PSEUDO, Book, catalogue, written

_spoken: ContextVar[str] = ContextVar("spoken", default=LANGUAGES[0])
_game: ContextVar[str] = ContextVar("game", default="")
DECIMAL: Final = re.compile(r"(?<=[0-9])\.(?=[0-9])")


class Unworded(ResourceWarning):
    """A text is missing, or lacks a detail. Python keeps warnings of this kind to itself unless asked, as our tests do."""


@contextmanager
def speaking(language: str) -> Iterator[None]:
    """Let `say` speak another language, as far as we have its words, until this ends; in this thread only."""
    before = _spoken.set(language)
    try:
        yield
    finally:
        _spoken.reset(before)


@contextmanager
def speaking_of(family: str) -> Iterator[None]:
    """Let the sentences that `say` is given be those of a game, until this ends: its words are said as the language has them."""
    before = _game.set(family)
    try:
        yield
    finally:
        _game.reset(before)


def say(code: str, **details: object) -> str:
    """The words for a code; a readable name where there are none. Of its details, sentences are written as the language does."""
    found = _found(code)
    if found is None:
        warnings.warn(f"no words for {code}", Unworded, stacklevel=2)
        return readable(code)
    book, name = found
    said, faults = book.say(name, {key: _told(key, detail) for key, detail in details.items()})
    for fault in faults:
        warnings.warn(f"{code}: {fault}", Unworded, stacklevel=2)
    return said


def retold(sentence: str | Sentence) -> str:
    """A sentence of the game that is spoken of, `5 ÷ 2 = 0.25, take 8`, as it is written in the language that is spoken."""
    parts = notation(sentence) if isinstance(sentence, str) else sentence
    whole = "".join(part if isinstance(part, str) else part[0] for part in parts)
    return _word(whole.replace(" ", "_")) or in_signs("".join(_part(part) for part in parts))  # two words may be one verb


def in_signs(text: str) -> str:
    """Numbers and signs as the schools of the language that is spoken write them: `0.25 ÷ 5` may be `0,25 : 5`."""
    return DECIMAL.sub(say("notation.point"), text.replace("÷", say("notation.divided")))


def _told(name: str, detail: object) -> object:
    """A detail as the language writes it: a sentence whole, of anything else the one sign that means nothing else."""
    if name in SENTENCES and isinstance(detail, str):
        return retold(detail)
    return in_signs(detail) if isinstance(detail, str) and "÷" in detail else detail


def _part(part: str | tuple[str, ...]) -> str:
    if isinstance(part, str):
        return part
    return (_word(part[0]) or part[0]) if len(part) == 1 else "".join(part)


def _word(name: str) -> str:
    """How a word of the game's sentences is said; nothing for what is none."""
    code = f"word.{_game.get()}.{name}"
    return say(code) if _game.get() and _found(code) else ""


def _found(code: str) -> tuple[Book, str] | None:
    return catalogue(_spoken.get()).texts.get(code) or catalogue(LANGUAGES[0]).texts.get(code)


def readable(code: str) -> str:
    """What a code says to somebody who reads it: `fives.not_in_hand` is *Not in hand*."""
    return code.rpartition(".")[2].replace("_", " ").replace("-", " ").capitalize()


def system_language(environment: Mapping[str, str]) -> str:
    """The language of whoever gives a command: what SUMDECK_LANGUAGE names, otherwise the system's; English for those we lack."""
    told = (environment.get(name) for name in ("SUMDECK_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"))
    wanted = next((name for name in told if name), "").lower()
    known = (*LANGUAGES, PSEUDO)
    return next((language for language in known if re.fullmatch(rf"{language}([_.@-].*)?", wanted)), LANGUAGES[0])


def ordinal(place: int) -> str:
    """Which form a place has in the language that is spoken: of 1st, 2nd, 3rd, 4th, for instance, `one` to `other`."""
    from babel import Locale  # not at the top: it takes a while, and only a certificate needs it

    return Locale(written(_spoken.get())).ordinal_form(place)


def titled(family: str, name: str, title: str) -> str:
    """What a level or a pack of a game is called in the language that is spoken; its own title, where we have no words for it."""
    return say_first(f"level.{family}.{name}", f"game.{name}", otherwise=title)


def say_first(*codes: str, otherwise: str, **details: object) -> str:
    """The words for the first of some codes that has any."""
    texts = catalogue(LANGUAGES[0]).texts
    return next((say(code, **details) for code in codes if code in texts), otherwise)


def worded(prefix: str) -> list[str]:
    """The codes with words that begin so, in the order of their file."""
    return [code for code in catalogue(LANGUAGES[0]).texts if code.startswith(prefix)]

"""The words: every code, card and prompt as a sentence, for the pages, the text table, paper and the command alike.

They are for a child of eight and a grown-up alike: short words, no blame, never the answer. What belongs to no game is in a
folder for each language here; each game has a file for each language of its own. The files are Project Fluent's; how they are
read is in `catalogue.py`. A code without words is a fault of ours, which our tests hear and players never see.
"""

from __future__ import annotations

import re
import warnings
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Final

from sumdeck.words.catalogue import PSEUDO, catalogue, written

LANGUAGES: Final = ("en", "de")
"""Those we have words in. Every text is there in each of them."""
_spoken: ContextVar[str] = ContextVar("spoken", default=LANGUAGES[0])


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


def say(code: str, **details: object) -> str:
    """The words for a code; a readable name where there are none."""
    found = catalogue(_spoken.get()).texts.get(code) or catalogue(LANGUAGES[0]).texts.get(code)
    if found is None:
        warnings.warn(f"no words for {code}", Unworded, stacklevel=2)
        return readable(code)
    book, name = found
    said, faults = book.say(name, details)
    for fault in faults:
        warnings.warn(f"{code}: {fault}", Unworded, stacklevel=2)
    return said


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
    code = f"level.{family}.{name}"
    return say(code) if code in catalogue(LANGUAGES[0]).texts else title


def worded(prefix: str) -> list[str]:
    """The codes with words that begin so, in the order of their file."""
    return [code for code in catalogue(LANGUAGES[0]).texts if code.startswith(prefix)]

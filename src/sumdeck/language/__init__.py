"""The words: every code, card and prompt as a sentence; a folder for each language, in it a file for each game and for each part.

They are for a child of eight and a grown-up alike: short words, no blame, never the answer. A text may hold places for details
(`{value}`), and may be a table of `one` and `many`, chosen by the detail `count`. A code without words is a fault of ours, which
our tests hear and players never see.
"""

from __future__ import annotations

import tomllib
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from sumdeck.rules.digits import show_detail

Words = str | dict[str, str]
LANGUAGES: Final = ("en", "de")
"""Those we have words in. Every text is there in the first; in the others, what a club prints."""
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
    """The words for a code; the bare code where there are none."""
    found = words(_spoken.get()).get(code) or words().get(code)
    if found is None:
        warnings.warn(f"no words for {code}", Unworded, stacklevel=2)
        return code
    text = found if isinstance(found, str) else found["one" if details.get("count") == 1 else "many"]
    try:
        return text.format_map({name: show_detail(detail) for name, detail in details.items()})
    except KeyError as missing:
        warnings.warn(f"{code} needs {missing}", Unworded, stacklevel=2)
        return text


def worded(prefix: str) -> list[str]:
    """The codes with words that begin so, in the order of their file."""
    return [code for code in words() if code.startswith(prefix)]


@cache
def words(language: str = "en") -> dict[str, Words]:
    """Every text of a language by its code."""
    return gathered(files("sumdeck.language").joinpath(language))


def gathered(folder: Traversable) -> dict[str, Words]:
    """The texts of all files in a folder. Raises ValueError where two of them word the same code."""
    found: dict[str, Words] = {}
    source: dict[str, str] = {}
    for file in sorted(folder.iterdir(), key=lambda file: file.name):
        if file.name.endswith(".toml"):
            for code, text in tomllib.loads(file.read_text("utf-8")).items():
                if code in source:
                    raise ValueError(f"{code} has words in {source[code]} and in {file.name}")
                found[code], source[code] = text, file.name
    return found

"""The words: every code, card and prompt as a sentence, one file for each language.

A text may hold places for details (`{value}`), and may be a table of `one` and `many`, chosen by the detail `count`. A code
without words is a fault of ours, which our tests hear and players never see.
"""

from __future__ import annotations

import tomllib
import warnings
from functools import cache
from importlib.resources import files

Words = str | dict[str, str]


class Unworded(ResourceWarning):
    """A text is missing, or lacks a detail. Python keeps warnings of this kind to itself unless asked, as our tests do."""


def say(code: str, **details: object) -> str:
    """The words for a code; the bare code where there are none."""
    found = words().get(code)
    if found is None:
        warnings.warn(f"no words for {code}", Unworded, stacklevel=2)
        return code
    text = found if isinstance(found, str) else found["one" if details.get("count") == 1 else "many"]
    try:
        return text.format_map(details)
    except KeyError as missing:
        warnings.warn(f"{code} needs {missing}", Unworded, stacklevel=2)
        return text


@cache
def words(language: str = "en") -> dict[str, Words]:
    """Every text of a language by its code."""
    return tomllib.loads(files("sumdeck.language").joinpath(f"{language}.toml").read_text("utf-8"))

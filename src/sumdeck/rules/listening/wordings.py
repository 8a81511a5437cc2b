"""Longer ways of saying something, as patterns of whole texts in all languages at once: `<take> <what> <with> <the><card>`.

A name in angle brackets stands for the words of that name in the word files, `[wordings]`, or for one of the parts below.
"""

import re
from functools import cache
from typing import Final

from sumdeck.rules.listening.wordlist import all_words

PARTS: Final = {
    "card": r"(\w+)",
    "what": r"([^=,;.:]+?)",
    "equals": r"(?:=|\b<is>\b)",
    "joint": r"(?:<and>|<plus>|[-+−×*÷])",
    "end": r"(?=\s*(?:[,;.!]|$))",
}
"""A card or a number; whatever says several of them; what stands between; where a clause ends."""
ANY_NUMBER: Final = ("the",)
"""Of these there may be some, one or none, with the spaces behind them."""


def pattern(template: str) -> re.Pattern[str]:
    """A template as a regular expression; capital letters do not matter, and one space is as good as another."""
    return re.compile(_filled(template.replace(" ", r"\s+")), re.IGNORECASE)


def _filled(template: str) -> str:
    return re.sub(r"<(\w+)>", lambda found: _part(found[1]), template)


@cache
def _part(name: str) -> str:
    if name in PARTS:
        return _filled(PARTS[name])
    words = sorted(all_words().wordings[name], key=len, reverse=True)
    one_of = "(?:" + "|".join(words).replace(" ", r"\s+") + ")"
    return rf"(?:{one_of}\s+)*" if name in ANY_NUMBER else one_of


@cache
def words_for(name: str) -> frozenset[str]:
    """The words of a name, as they are typed."""
    return frozenset(all_words().wordings[name])

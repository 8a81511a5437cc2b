"""Words that a misspelt one may stand for, in all languages at once. Whoever finds one asks; nothing is played by guess."""

from difflib import get_close_matches
from functools import cache
from typing import Final

from sumdeck.rules.listening.turning import COMMANDS
from sumdeck.rules.listening.wordlist import all_words, fold

CLOSE: Final = 0.75
"""How like two words are: `tkae` and `take` are just so."""


def close_words(word: str) -> list[str]:
    """The known words that look most like one, the nearest first; of a long word none is asked for."""
    return get_close_matches(fold(word), _known(), cutoff=CLOSE) if 3 < len(word) < 20 else []


@cache
def _known() -> tuple[str, ...]:
    words = all_words()
    phrases = {*COMMANDS, *words.words, *words.words.values(), *words.last, *words.last.values(), *words.signs}
    return tuple(sorted(word for word in phrases if word.isalpha()))

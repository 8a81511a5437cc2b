"""The words of a game's sentences in every language: what people say is written down in the words that its rules write."""

from collections.abc import Iterator
from functools import cache, lru_cache
from typing import Final

from sumdeck.rules.notation import joined, notation
from sumdeck.rules.tokens import MOST, SHORT
from sumdeck.words import LANGUAGES
from sumdeck.words.pages import words_of

SHORTEST = 3
"""Shorter words are fillers in some language."""


def in_verbs(game: str, text: str) -> str:
    """`5 + 3 = 8, nimm 8` as `5 + 3 = 8, take 8`. What a place is called on a desk means the same as its verb."""
    return _in_verbs_again(game, text) if len(text) <= SHORT else _in_verbs(game, text)


def _in_verbs(game: str, text: str) -> str:
    verbs = verbs_of(game)
    if (whole := text.strip().lower()) in verbs:  # two words may be one verb
        return verbs[whole]
    return joined(
        tuple(part if isinstance(part, str) else (verbs.get(part[0].lower(), part[0]), *part[1:]) for part in notation(text))
    )


_in_verbs_again: Final = lru_cache(maxsize=MOST)(_in_verbs)


@cache
def verbs_of(game: str) -> dict[str, str]:
    """Every such word, in small letters, with the verb that it means."""
    found = [pair for language in LANGUAGES for pair in _called(game, language)]
    # A verb of the rules means itself, whatever it says in another language.
    return dict(found) | {verb: verb for _, verb in found}


def _called(game: str, language: str) -> Iterator[tuple[str, str]]:
    own = {tuple(code.split(".")): said for code, said in words_of(game, language, "place", "word").items()}
    verbs = [code[-1] for code in own if code[0] == "word"]
    for group in ("place", "word"):
        for code, said in own.items():
            if code[0] == group and code[-1] in verbs and isinstance(said, str) and len(said) >= SHORTEST:
                yield said.lower(), code[-1].replace("_", " ")

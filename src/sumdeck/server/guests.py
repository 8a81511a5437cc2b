"""Games of other packages, as the page gets to know them: their boxes come with the page, all their words on demand.

A game with a view of its own has its pages and words in `web/src/games`; any other is a guest, with the words of its kit.
"""

from functools import cache
from html import escape
from typing import Any, Final

from sumdeck.rules import registry
from sumdeck.rules.game import Game
from sumdeck.server import requests, wire
from sumdeck.server.static import File, zipped
from sumdeck.server.views import drawing_of
from sumdeck.words import LANGUAGES
from sumdeck.words.pages import Words, words_of

OF_EVERY_GAME: Final = ("setting", "choose", "word", "strip", "player", "house", "told", "end")
"""Settings, their headings, parts of sentences; and what the page says of every game, which a game may say in its own words."""
ON_THE_SHELF: Final = ("game.", "level.")


@cache
def guests() -> tuple[requests.Guest, ...]:
    """The games that this house has and its page does not know by name."""
    return tuple(_guest(registry.game(name)) for name in registry.games() if drawing_of(name) is None)


def head() -> str:
    """The guests, for the head of the page; nothing where there are none."""
    if not guests():
        return ""
    return f'<meta name="guests" content="{escape(wire.write(guests()).decode())}" />'


@cache
def words_file(name: str, language: str) -> File:
    """Every word of a guest. Raises LookupError where there is no such game."""
    return zipped(wire.write(page_words(registry.game(name), language)), "application/json", "no-cache")


def page_words(game: Game[Any, Any], language: str) -> dict[str, Words]:
    """The words of a game by the keys of the page: what one language lacks is there in English."""
    found = {**words_of(game.name, LANGUAGES[0]), **words_of(game.name, language)}
    return {key: text for code, words in found.items() for key, text in _keyed(game, code, words)}


def _keyed(game: Game[Any, Any], code: str, words: Words) -> list[tuple[str, Words]]:
    """The keys of the page for a code: what the page asks every game for lacks the family, all else has the game's own name."""
    kind, _, rest = code.partition(".")
    if kind in OF_EVERY_GAME:
        return [(f"{kind}.{rest.removeprefix(f'{game.family}.')}", words)]
    if rest.startswith(f"{game.family}."):
        return [(f"{kind}.{game.name}.{rest.removeprefix(f'{game.family}.')}", words)]
    return [(code, words)]


def _guest(game: Game[Any, Any]) -> requests.Guest:
    faces = [card.face for card in game.pack(game.options({})).cards]
    return requests.Guest(
        game.name,
        tuple(level.name for level in game.levels()),
        tuple(dict.fromkeys((faces[0], faces[len(faces) // 2], faces[-1]))),
        {language: _shelf_words(game, language) for language in LANGUAGES},
    )


def _shelf_words(game: Game[Any, Any], language: str) -> dict[str, Words]:
    return {key: words for key, words in page_words(game, language).items() if key.startswith(ON_THE_SHELF)}

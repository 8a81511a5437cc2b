"""One `[[card]]` table of a pack file, turned into cards. The file around it is read by `packfile.py`."""

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from itertools import product
from typing import Final

from sumdeck.rules.cards import MOST_CARDS, STATUSES, Card, Pack
from sumdeck.rules.values import Json

COMMON: Final = ("count", "colour", "points", "status", "points_status")
"""What a table may hold in every game."""
MOST_POINTS: Final = 999
LONGEST_TEXT: Final = 80
RANGE: Final = re.compile(r"([0-9]{1,4}) ?[-–] ?([0-9]{1,4})")


class Fault(ValueError):
    """What is wrong with a field. Whoever knows the file adds the line."""

    def __init__(self, field: str, reason: str) -> None:
        super().__init__(field, reason)
        self.field = field
        self.reason = reason

    def __str__(self) -> str:
        return f"{self.field}: {self.reason}"


@dataclass(frozen=True)
class CardFace:
    """What a game makes of the keys that are its own: all of a card but colour, points and statuses."""

    face: str
    group: str
    traits: tuple[tuple[str, str], ...]
    """Sorted by name."""


@dataclass(frozen=True)
class Schema:
    """The cards of one game, in general."""

    game: str
    """The game's name in the registry."""
    groups: tuple[str, ...]
    """Every group of cards, in the order of their kinds."""
    keys: tuple[str, ...]
    """The keys of a `[[card]]` table that are this game's own."""
    draw: Callable[[Mapping[str, str]], CardFace]
    """One card from those keys, all as text. Raises Fault with the key and the reason."""
    judge: Callable[[Pack], None]
    """Look at a whole pack from a file. Raises Fault where the game could never be played with it."""
    recall: Callable[[Card], Mapping[str, str]] = lambda card: dict(card.traits)
    """The keys that draw a card again: a pack from a record is judged by drawing its cards once more."""
    judges_records: bool = False
    """Whether a whole pack from a record is looked at in the same way."""


def cards_of_table(table: Mapping[str, Json], schema: Schema) -> Iterator[tuple[Card, int]]:
    """Each card of a table and how many copies there are. Raises Fault."""
    for key in table:
        if key not in COMMON and key not in schema.keys:
            raise Fault(key, f"unknown key; known are {', '.join(sorted(COMMON + schema.keys))}")
    status = _status(table, "status")
    points_status = _status(table, "points_status") if "points_status" in table else status
    points = _whole(table, "points", 0, MOST_POINTS) if "points" in table else 0
    count = _whole(table, "count", 1, MOST_CARDS) if "count" in table else 1
    colours = [_colour(text) for text in _several(table, "colour")] if "colour" in table else [""]

    own = [key for key in schema.keys if key in table]
    choices = [_several(table, key) for key in own]
    for texts in product(*choices):
        drawing = schema.draw(dict(zip(own, texts)))
        for colour in colours:
            yield Card(drawing.face, drawing.group, colour, points, status, points_status, drawing.traits), count


def plain_text(key: str, text: Json) -> str:
    """A text that can stand on one line. Raises Fault."""
    if not isinstance(text, str):
        raise Fault(key, "text in quotes is expected")
    if not text.strip() or len(text) > LONGEST_TEXT or not text.isprintable():
        raise Fault(key, f"a text of 1 to {LONGEST_TEXT} ordinary characters is expected")
    return text.strip()


def _several(table: Mapping[str, Json], key: str) -> list[str]:
    """The texts a key stands for: one thing, a list of things, or a range of whole numbers."""
    things = table[key]
    texts: list[str] = []
    for thing in things if isinstance(things, list) else [things]:
        texts += _spread(key, thing)
        if len(texts) > MOST_CARDS:
            break
    if not 1 <= len(texts) <= MOST_CARDS:
        raise Fault(key, f"1 to {MOST_CARDS} things are expected")
    return texts


def _spread(key: str, thing: Json) -> list[str]:
    if isinstance(thing, bool) or not isinstance(thing, int | float | str):
        raise Fault(key, "a whole number, a text in quotes or a list of these is expected")
    if isinstance(thing, float):
        raise Fault(key, "write it in quotes, so that it is kept exactly as it is written")
    if isinstance(thing, int):
        return [str(thing)]
    text = plain_text(key, thing)
    ends = RANGE.fullmatch(text)
    if ends is None:
        return [text]
    first, last = int(ends.group(1)), int(ends.group(2))
    if not first <= last < first + MOST_CARDS:
        raise Fault(key, f"a range goes upwards and holds at most {MOST_CARDS} numbers")
    return [str(number) for number in range(first, last + 1)]


def _colour(text: str) -> str:
    colour = text.lower()
    if not colour.isalpha():
        raise Fault("colour", "a colour is one word, letters only")
    return colour


def _status(table: Mapping[str, Json], key: str) -> str:
    status = table.get(key, "stated")  # whoever writes a pack of their own has the cards before them
    if status not in STATUSES:
        raise Fault(key, f"a status is one of {', '.join(reversed(STATUSES))}")
    return str(status)


def _whole(table: Mapping[str, Json], key: str, least: int, most: int) -> int:
    number = table[key]
    if isinstance(number, bool) or not isinstance(number, int) or not least <= number <= most:
        raise Fault(key, f"a whole number from {least} to {most} is expected")
    return number

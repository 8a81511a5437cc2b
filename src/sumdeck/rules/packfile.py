"""Packs as TOML files that a teacher can edit. A bad file is refused with its line, its field and the reason.

    game = "numero"
    name = "small"
    title = "A small pack"

    [[card]]
    value = "1-10"                        # one card for each of 1 to 10 …
    colour = ["green", "orange"]          # … in each of two colours: twenty cards
    status = "stated"                     # how we know: stated, as without a word, derived, inferred or assumed

    [[card]]
    op = "sub"
    operand = [2, 4]
    count = 3                             # three copies of each
    points = 1                            # printed on each of them
    status = "stated"
    points_status = "assumed"             # where the points are known less surely than the card

`status`, `points_status`, `points`, `count` and `colour` mean the same in every game; the other keys are the game's own, named by
its `Schema`. `colour` and the game's own keys may hold a list or a range (`"1-10"`): the table then gives every combination.

The order of the tables does not matter. Kinds are sorted by the place of their group in the schema, then by the whole numbers in
the face as they are read, then by the face, then by the colour. (Not by size: a hand that shows 1/2 beside 0.5 tells the child
that they are equal.)
"""

import re
import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any, Final

from sumdeck.rules.cards import MOST_CARDS, Card, Pack, card_labels
from sumdeck.rules.packtable import CardFace, Fault, Schema, cards_of_table, plain_text
from sumdeck.rules.values import Json

__all__ = ["CardFace", "Fault", "PackError", "Schema", "load_pack", "read_pack", "shipped_pack"]

KEYS: Final = ("game", "name", "title", "card")
LONGEST_LINE: Final = 2_000
LONGEST_FILE: Final = 200_000
NAME: Final = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
WHOLE: Final = re.compile(r"[0-9]+")


class PackError(ValueError):
    """A pack file that cannot be used: where the fault is, and what it is."""

    def __init__(self, source: str, line: int, field: str, reason: str) -> None:
        super().__init__(source, line, field, reason)
        self.source = source
        self.line = line
        self.field = field
        self.reason = reason

    def __str__(self) -> str:
        return f"{self.source}:{self.line}: {self.field + ': ' if self.field else ''}{self.reason}"


def read_pack(text: str, source: str, schema: Schema) -> Pack:
    """The pack that a file describes. Raises PackError, and nothing else, for any text that describes none."""
    data = _parse(text, source)
    lines = Lines(text)
    cards: dict[tuple[str, str], tuple[Card, int]] = {}
    try:
        name, title, tables = _head(data, schema)
        for index, table in enumerate(tables):
            try:
                _add(cards, table, schema)
            except Fault as fault:
                raise PackError(source, lines.card(index, fault.field), f"card.{fault.field}", fault.reason) from fault
        pack = _pack(name, title, cards, schema)
        schema.judge(pack)
    except Fault as fault:
        raise PackError(source, lines.top(fault.field), fault.field, fault.reason) from fault
    return pack


@cache
def shipped_pack(name: str, schema: Schema) -> Pack:
    """One of the packs that come with a game, in `packs/` beside its rules. Raises KeyError for another name."""
    file = files(f"sumdeck.games.{schema.game}.rules") / "packs" / f"{name}.toml"
    if not file.is_file():
        raise KeyError(name)
    return read_pack(file.read_text(encoding="utf-8"), file.name, schema)


def load_pack(data: Json, schema: Schema) -> Pack:
    """The pack that `Pack.dump` wrote, each card judged again by the game. Raises ValueError for anything else."""
    pack = Pack.load(data)
    if pack.game != schema.game:
        raise ValueError(f"{pack.name}: this is no pack for {schema.game}")
    for card in pack.cards:
        if schema.draw(schema.recall(card)) != CardFace(card.face, card.group, card.traits):
            raise ValueError(f"{pack.name}: {card.face} is no card of {schema.game}")
    if schema.judges_records:
        schema.judge(pack)
    return pack


def _parse(text: str, source: str) -> dict[str, Any]:
    if len(text) > LONGEST_FILE:
        raise PackError(source, 1, "", f"a pack file has at most {LONGEST_FILE} characters")
    for number, line in enumerate(text.split("\n"), start=1):
        # No card needs this, and a number of thousands of digits would stop the TOML reader without a line.
        if len(line) > LONGEST_LINE:
            raise PackError(source, number, "", f"a line has at most {LONGEST_LINE} characters")
    try:
        return tomllib.loads(text)
    except RecursionError as fault:
        raise PackError(source, 1, "", "lists within lists within lists: too deep to read") from fault
    except ValueError as fault:
        raise PackError(source, syntax_line(str(fault), text), "", f"not readable as TOML: {fault}") from fault


def _head(data: Mapping[str, Json], schema: Schema) -> tuple[str, str, list[dict[str, Json]]]:
    """Name, title and tables."""
    for key in data:
        if key not in KEYS:
            raise Fault(key, f"unknown key; known are {', '.join(KEYS)}")
    for key in KEYS:
        if key not in data:
            raise Fault(key, "missing")
    if data["game"] != schema.game:
        raise Fault("game", f'game = "{schema.game}" is expected')
    name, title, tables = plain_text("name", data["name"]), plain_text("title", data["title"]), data["card"]
    if not NAME.fullmatch(name):
        raise Fault("name", "small letters, digits and single hyphens are expected")
    if not isinstance(tables, list) or not tables or not all(isinstance(table, dict) for table in tables):
        raise Fault("card", "[[card]] tables are expected")
    return name, title, tables


def _add(cards: dict[tuple[str, str], tuple[Card, int]], table: Mapping[str, Json], schema: Schema) -> None:
    """Add the cards of a table by face and colour, for a sentence can say no more about a card than these."""
    size = sum(count for _, count in cards.values())
    for card, count in cards_of_table(table, schema):
        key = (card.face, card.colour)
        if key in cards:
            raise Fault("face", f"{' '.join(key).strip()} is in the pack already; copies are given by count")
        size += count
        if size > MOST_CARDS:
            raise Fault("count", f"a pack has at most {MOST_CARDS} cards")
        cards[key] = (card, count)


def _pack(name: str, title: str, cards: Mapping[tuple[str, str], tuple[Card, int]], schema: Schema) -> Pack:
    ordered = sorted(cards.values(), key=lambda entry: _place(entry[0], schema))
    faces = tuple(card for card, _ in ordered)
    labels = card_labels(faces)
    for label in labels:
        if labels.count(label) > 1:
            raise Fault("card", f"two cards would both be called {label}: change a face or a colour")
    return Pack(name, schema.game, title, faces, tuple(count for _, count in ordered))


def _place(card: Card, schema: Schema) -> tuple[int, list[int], str, str]:
    numbers = [int(digits) for digits in WHOLE.findall(card.face)]
    return schema.groups.index(card.group), numbers, card.face, card.colour


QUIET: Final = re.compile(
    r'"""(?:[^\\]|\\.)*?"""' r"|'''.*?'''" r'|"(?:[^"\\\n]|\\.)*"' r"|'[^'\n]*'" r"|#[^\n]*",
    re.DOTALL,
)
"""Text and comments: nothing in them is a key."""
HEADER: Final = re.compile(r"\s*\[\[?\s*card\s*\]")
KEY: Final = re.compile(r"\s*([A-Za-z0-9_-]+)\s*[=.]")
WHERE: Final = re.compile(r"at line ([0-9]+)")


class Lines:
    """The lines of the keys in one file. The TOML reader tells nobody, so they are found beside it.

    Where a file is written in an unusual way (quoted keys, cards as one inline list) the nearest line above is given.
    """

    def __init__(self, text: str) -> None:
        self._top: dict[str, int] = {}
        self._cards: list[dict[str, int]] = []
        self._headers: list[int] = []
        quiet = QUIET.sub(lambda found: "\n" * found.group().count("\n"), text)
        keys = self._top
        for number, line in enumerate(quiet.split("\n"), start=1):
            if HEADER.match(line):
                keys = {}
                self._headers.append(number)
                self._cards.append(keys)
            elif found := KEY.match(line):
                keys.setdefault(found.group(1), number)

    def top(self, key: str) -> int:
        """The line of a key above the cards, or of the first card; 1 if there is neither."""
        if key == "card" and self._headers:
            return self._headers[0]
        return self._top.get(key, 1)

    def card(self, index: int, key: str) -> int:
        """The line of a key in a `[[card]]` table; of the table's header where the key is missing."""
        if index >= len(self._cards):
            return self.top("card")
        return self._cards[index].get(key, self._headers[index])


def syntax_line(message: str, text: str) -> int:
    """The line that the TOML reader complains about: the last one where it only speaks of the end."""
    found = WHERE.search(message)
    if found:
        return int(found.group(1))
    return text.rstrip().count("\n") + 1 if "end of document" in message else 1

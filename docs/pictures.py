"""The pictures of the games' pages, drawn as for paper: some cards of each, and turns with what is said."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from io import BytesIO
from pathlib import Path
from typing import Any

from pypdfium2 import PdfDocument

from sumdeck import Seat
from sumdeck.paper import faces
from sumdeck.paper.cards import colour_letters
from sumdeck.paper.design import Design, design_of
from sumdeck.paper.measures import Box, Paper
from sumdeck.paper.pen import Document
from sumdeck.rules import registry
from sumdeck.rules.cards import Card, Pack
from sumdeck.words import say

TURNS = Path(__file__).with_name("turns.toml")
GAP, FRAMED, MARK = 6.0, 10.0, 86.0
"""Between cards, around a row, and the room for what a row is."""
LARGE = 1.2
"""Dots of a picture for each point."""


@dataclass(frozen=True)
class Turn:
    """What lies there, what is said, and why it is right."""

    game: str
    laid: str
    says: tuple[str, ...]
    why: str

    @cached_property
    def level(self) -> str:
        return self.laid.partition(";")[0]

    @cached_property
    def rows(self) -> tuple[list[str], list[str]]:
        """What lies on the table and in the first hand, as the position names it."""
        _, table, hands, *_ = (part.split() for part in self.laid.partition(" / ")[0].split("; "))
        return table[1:], hands[1:]

    def check(self) -> None:
        """Play it. Raises what the game refuses it with."""
        game, seat = registry.game(self.game), Seat(0)
        state = game.position(f"{self.game} {self.laid}")
        for sentence in self.says:
            state = game.apply(state, seat, game.read(state, seat, sentence).move)


def turns() -> list[Turn]:
    """Those of every game, each played."""
    entries = tomllib.loads(TURNS.read_text("utf-8"))
    made = [Turn(name, one["laid"], tuple(one["says"]), one["why"]) for name, several in entries.items() for one in several]
    for turn in made:
        turn.check()
    return made


def of_turn(turn: Turn) -> bytes:
    """The table above, the hand below."""
    design = design_of(registry.game(turn.game))
    pack = design.game.pack(design.game.options({"level": turn.level}))
    known = {pack.label(kind): pack.cards[kind] for kind in pack.kinds()}
    rows = [[known.get(piece, piece) for piece in row] for row in turn.rows]
    return drawn(design, pack, list(zip((say("table.laid"), say("table.hand")), rows, strict=True)))


def of_cards(name: str, level: str, count: int = 9) -> bytes:
    """Cards of every kind that a game has."""
    design = design_of(registry.game(name))
    pack = design.game.pack(design.game.options({"level": level}))
    kinds = list(pack.kinds())
    return drawn(design, pack, [("", [pack.cards[kinds[place * (len(kinds) - 1) // (count - 1)]] for place in range(count)])])


def drawn(design: Design, pack: Pack, rows: Sequence[tuple[str, Sequence[Card | str]]]) -> bytes:
    """Rows of cards, and of signs between them, each row with a word for what it is."""
    letters, high = colour_letters(pack), faces.HEIGHT + 2 * FRAMED
    mark = MARK if any(name for name, _ in rows) else 0
    wide = mark + FRAMED + max(len(row) for _, row in rows) * (faces.WIDTH + GAP)
    document = Document(design.name, Paper("picture", wide, high * len(rows)))
    pen = document.turn(design.name)
    for number, (name, row) in enumerate(reversed(rows)):
        low = number * high + FRAMED
        pen.text(mark - FRAMED, low + faces.HEIGHT / 2 - 4, name, 11, "faint", "right")
        for place, piece in enumerate(row):
            box = Box(mark + place * (faces.WIDTH + GAP), low, faces.WIDTH, faces.HEIGHT)
            if isinstance(piece, str):
                pen.fitted(box, piece, 32)
                continue
            with pen.placed(box, faces.WIDTH, faces.HEIGHT):
                design.draw_front(pen, piece, letters[piece.colour], False)
    return as_png(document.finished())


def as_png(paper: bytes) -> bytes:
    made: Any = PdfDocument(paper)[0].render(scale=LARGE).to_pil().convert("RGB")
    kept = BytesIO()
    made.quantize(64).save(kept, "PNG", optimize=True)
    return kept.getvalue()

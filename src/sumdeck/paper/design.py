"""How one game is put on paper. This design does for every game: plain cards with their faces, and nothing more.

A game with cards, score sheets or tables of its own has a design of its own: a subclass in the folder of its name, listed
in `games.py`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from sumdeck.paper import faces
from sumdeck.paper.document import Document
from sumdeck.paper.looks import Look
from sumdeck.paper.pen import Pen
from sumdeck.rules.cards import Card, Pack
from sumdeck.rules.game import Game
from sumdeck.words import say


class Design:
    """The plain design."""

    signs: ClassVar[str] = "+"
    """The signs on the backs of the cards."""
    ink: ClassVar[str] = "felt"
    """The ink of the game: for backs, titles and frames."""

    def __init__(self, game: Game[Any, Any]) -> None:
        self.game = game

    @property
    def name(self) -> str:
        """The name of the game, as one writes it."""
        return self.game.name.replace("-", " ").capitalize()

    def titled(self, what: str) -> str:
        """The title of something of this game, with the name of the game in it."""
        return what if what.startswith(self.name) else say("paper.of_game", game=self.name, what=what)

    def packs(self) -> Mapping[str, Pack]:
        """The packs that come with the game, whole, the usual one first."""
        return {(pack := self.game.pack(self.game.options({}))).name: pack}

    def of_level(self, level: str, pack: Pack | None = None) -> Pack:
        """The cards that a level needs of a pack: of the usual one, or of one's own."""
        return pack or self.game.pack(self.game.options({"level": level}))

    def draw_front(self, pen: Pen, card: Card, letter: str, large: bool) -> None:
        """The face of a card, in a box of 50 by 70. `letter` stands for its colour."""
        faces.frame(pen, self.ink)
        faces.middle(pen, card.face, "ink")
        faces.both_corners(pen, faces.Corner(card.face), "ink", "white", large)

    def draw_back(self, pen: Pen) -> None:
        """The back of every card. It looks the same both ways round, and tells nothing."""
        faces.pattern(pen, self.ink, self.signs)

    def score_sheets(self, document: Document) -> None:
        """Sheets to keep the score on. A game without any leaves the document empty."""

    def tables(self, document: Document) -> None:
        """Tables that may lie beside the players. Most games have none."""

    def checklist(self, document: Document, look: Look) -> None:
        """Cards that remind of what earns points. Most games have none."""

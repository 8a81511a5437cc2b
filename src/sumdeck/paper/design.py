"""How one game is put on paper. This design does for every game: plain cards with their faces, and nothing more.

A game with cards, score sheets or tables of its own has a design of its own: a subclass that its kit names.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any, ClassVar

from sumdeck.paper import faces
from sumdeck.paper.looks import Look
from sumdeck.paper.pen import MAKER, Document, Pen
from sumdeck.rules import registry
from sumdeck.rules.cards import Card, Pack
from sumdeck.rules.game import Game
from sumdeck.words import readable, say, say_first


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
        return say_first(f"game.{self.game.name}", otherwise=readable(self.game.name))

    def titled(self, what: str) -> str:
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


def design_of(game: Game[Any, Any]) -> Design:
    kind: type[Design] = registry.kit_of(game).part("paper") or Design
    return kind(game)


def designs() -> list[Design]:
    """Every game that has cards of its own; another way to play with them has no other paper."""
    games = map(registry.game, registry.games())
    return [design_of(game) for game in games if game.family == game.name]


def score_sheets(designs: Sequence[Design], look: Look) -> bytes | None:
    """Sheets to keep the score on; None where no game has any."""
    return gathered(designs, look, say("paper.sheets"), lambda design, document: design.score_sheets(document))


def tables(designs: Sequence[Design], look: Look) -> bytes | None:
    """Tables to lie beside the players; None where no game has any."""
    return gathered(designs, look, say("paper.tables"), lambda design, document: design.tables(document))


def checklists(designs: Sequence[Design], look: Look) -> bytes | None:
    """What earns points, on cards to be cut; None where no game has any."""
    four = replace(look, large=True, backs=False)
    return gathered(designs, four, say("paper.checklist"), lambda design, document: design.checklist(document, four))


def gathered(designs: Sequence[Design], look: Look, what: str, draw: Callable[[Design, Document], None]) -> bytes | None:
    """What the designs have of one kind, in one document."""
    title = designs[0].titled(what) if len(designs) == 1 else say("paper.of_game", game=MAKER, what=what)
    document = Document(title, look.paper, safe=look.colour_safe)
    for design in designs:
        draw(design, document)
    return document.finished() if document.pages else None

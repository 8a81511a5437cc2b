"""The cards of Formula: digits, jokers, and the symbols that lie on the table for everybody."""

from collections.abc import Mapping

from sumdeck.games.formula.rules.options import levels
from sumdeck.games.formula.rules.packs import PACKS, formula_pack
from sumdeck.games.formula.rules.rounds import FIRST_OUT, GOAL, JOKER_LEFT
from sumdeck.paper import faces
from sumdeck.paper.design import Design
from sumdeck.paper.grid import ledger
from sumdeck.paper.pen import Document, Pen
from sumdeck.rules.cards import Card, Pack
from sumdeck.words import say


class FormulaDesign(Design):
    """How Formula is printed."""

    signs = "="
    ink = "formula"

    def packs(self) -> Mapping[str, Pack]:
        return {name: formula_pack(name) for name in PACKS}

    def of_level(self, level: str, pack: Pack | None = None) -> Pack:
        """All cards, but for the symbols that a level does without (F-88)."""
        whole = pack or formula_pack(PACKS[0])
        if not dict(levels()[level].settings).get("times_divide_only"):
            return whole
        return whole.select(kind for kind in whole.kinds() if whole.cards[kind].face not in "+−")

    def score_sheets(self, document: Document) -> None:
        rounds_sheet(document, self.ink, self.name)
        points_sheet(document, self.ink, self.name)

    def draw_front(self, pen: Pen, card: Card, letter: str, large: bool) -> None:
        if card.group == "symbols":
            faces.frame(pen, "brass", "symbol")
            faces.middle(pen, card.face, "ink", share=1.15)
        elif card.group == "jokers":
            faces.dark_frame(pen, "formula", "wild-line")
            faces.middle(pen, card.face, "white")
            faces.both_corners(pen, faces.Corner(card.face, "star"), "gold", "gold", large)
        else:
            faces.frame(pen, pen.inks.pale(self.ink, 0.5))
            faces.middle(pen, card.face, "ink")
            faces.both_corners(pen, faces.Corner(card.face), self.ink, "white", large)


def rounds_sheet(document: Document, ink: str, title: str) -> None:
    """For up to five players, twenty rounds."""
    note = say("paper.formula.tick")
    ledger(
        document, ink, (title, say("paper.formula.rounds")), note, 20, say("paper.formula.round"), [say("paper.formula.won")], 5
    )


def points_sheet(document: Document, ink: str, title: str) -> None:
    """For up to five players, six rounds."""
    lines = [
        say("paper.formula.answers"),
        say("paper.formula.first_out", points=FIRST_OUT),
        say("paper.formula.left", joker=JOKER_LEFT),
        say("paper.total"),
    ]
    note = say("paper.formula.goal", points=GOAL)
    ledger(document, ink, (title, say("paper.formula.points")), note, 6, say("paper.formula.round"), lines, 5)

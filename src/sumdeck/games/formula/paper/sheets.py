"""The score sheets of Formula: who won which round (F-73), and the points game (F-92 to F-95)."""

from __future__ import annotations

from sumdeck.games.formula.rules.rounds import FIRST_OUT, GOAL, JOKER_LEFT
from sumdeck.paper.document import Document
from sumdeck.paper.ledger import ledger
from sumdeck.words import say


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

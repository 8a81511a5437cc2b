"""The score sheet of a match of Mathino: what each deck brought, and what it comes to (M-85, M-100 to M-106)."""

from __future__ import annotations

from sumdeck.paper.document import Document
from sumdeck.paper.ledger import ledger
from sumdeck.words import say


def match_sheet(document: Document, ink: str, title: str) -> None:
    """For up to six players, seven decks."""
    lines = [say("score.mathino.cards"), say("paper.mathino.most"), say("paper.mathino.penalty"), say("paper.total")]
    ledger(document, ink, (title, say("paper.mathino.match")), say("paper.mathino.note"), 7, say("paper.mathino.deck"), lines, 6)

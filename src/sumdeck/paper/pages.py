"""Score sheets, tables and checklists of a game, as PDFs. What is on them, each game's design knows."""

from __future__ import annotations

from dataclasses import replace

from sumdeck.language import say
from sumdeck.paper.design import Design
from sumdeck.paper.document import Document
from sumdeck.paper.looks import Look


def score_sheets(design: Design, look: Look) -> bytes | None:
    """Sheets to keep the score on; None for a game that has none."""
    document = Document(design.titled(say("paper.sheets")), look.paper, safe=look.colour_safe)
    design.score_sheets(document)
    return document.finished() if document.pages else None


def tables(design: Design, look: Look) -> bytes | None:
    """Tables to lie beside the players; None for a game that has none."""
    document = Document(design.titled(say("paper.tables")), look.paper, safe=look.colour_safe)
    design.tables(document)
    return document.finished() if document.pages else None


def checklists(design: Design, look: Look) -> bytes | None:
    """Four cards of what earns points, to be cut; None for a game that has none."""
    large = replace(look, large=True, backs=False)
    document = Document(design.titled(say("paper.checklist")), look.paper, safe=look.colour_safe)
    design.checklist(document, large)
    return document.finished() if document.pages else None

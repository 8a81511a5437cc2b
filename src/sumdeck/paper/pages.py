"""Score sheets, tables and checklists of one game or several, as PDFs. What is on them, each game's design knows."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from sumdeck.paper.design import Design
from sumdeck.paper.document import MAKER, Document
from sumdeck.paper.looks import Look
from sumdeck.words import say


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

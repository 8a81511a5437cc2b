"""Paper as PDF: cards, score sheets, rules, tables, brackets, certificates, stickers. The same wish, the same bytes."""

from sumdeck.paper.bracket import bracket
from sumdeck.paper.cards import card_sheets
from sumdeck.paper.certificates import Certificate, certificates
from sumdeck.paper.design import checklists, design_of, designs, score_sheets, tables
from sumdeck.paper.fonts import Unprintable, printable
from sumdeck.paper.looks import Look
from sumdeck.paper.measures import PAPERS
from sumdeck.paper.rules import rules_pages
from sumdeck.paper.stickers import Sticker, stickers

__all__ = [
    "PAPERS",
    "Certificate",
    "Look",
    "Sticker",
    "Unprintable",
    "bracket",
    "card_sheets",
    "certificates",
    "checklists",
    "design_of",
    "designs",
    "printable",
    "rules_pages",
    "score_sheets",
    "stickers",
    "tables",
]

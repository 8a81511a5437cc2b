"""Paper for the table, as PDF: cards, score sheets, rules, tables, certificates and stickers. The same wish, the same bytes."""

from sumdeck.paper.cards import card_sheets
from sumdeck.paper.certificates import Certificate, certificates
from sumdeck.paper.fonts import Unprintable
from sumdeck.paper.games import design_of, designs
from sumdeck.paper.looks import Look
from sumdeck.paper.measures import PAPERS
from sumdeck.paper.pages import checklists, score_sheets, tables
from sumdeck.paper.rules import rules_pages
from sumdeck.paper.stickers import Sticker, stickers

__all__ = [
    "PAPERS",
    "Certificate",
    "Look",
    "Sticker",
    "Unprintable",
    "card_sheets",
    "certificates",
    "checklists",
    "design_of",
    "designs",
    "rules_pages",
    "score_sheets",
    "stickers",
    "tables",
]

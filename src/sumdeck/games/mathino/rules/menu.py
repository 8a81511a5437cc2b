"""Packs of one's own, as Mathino takes them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from sumdeck.games.mathino.rules.options import settle
from sumdeck.games.mathino.rules.packs import read_mathino_pack
from sumdeck.rules.game import Json

DECK: Final = 13
"""What a deck is worth in all (M-104)."""


def pack_remarks(text: str, source: str, level: str | None) -> tuple[str, ...]:
    """What is unusual about a pack file: points that do not make the 13 of a deck (M-104), or a 0, which only a 0 wins (M-41)."""
    pack, prize = read_mathino_pack(text, source), settle({} if level is None else {"level": level}).most_cards_points
    found: list[str] = []
    if sum(card.points * count for card, count in zip(pack.cards, pack.counts)) + prize != DECK:
        found.append("mathino.warn_points")
    if any(card.face == "0" for card in pack.cards):
        found.append("mathino.warn_zero")
    return tuple(found)


def own_pack(text: str, source: str, level: str | None) -> Mapping[str, Json]:
    """Options for a pack from a file; its last round may be a short one. Raises PackError or Refusal."""
    chosen = {} if level is None else {"level": level}
    return {**chosen, "pack": read_mathino_pack(text, source), "short_round": "equal"}

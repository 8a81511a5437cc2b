"""What Mathino has to choose from: its levels, its house rules, packs of one's own."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Final

from sumdeck.rules.game import Json
from sumdeck.rules.mathino.options import SETTINGS, SPANS, levels, settle
from sumdeck.rules.mathino.packs import read_mathino_pack
from sumdeck.rules.offers import Level, Setting

DECK: Final = 13
"""What a deck is worth in all (M-104)."""


@cache
def offered_levels() -> tuple[Level, ...]:
    """The levels, the easiest first (M-162: a tournament may use any of them)."""
    return tuple(
        Level(level.name, level.title, settle({"level": level.name}).pack, level.settings) for level in levels().values()
    )


@cache
def offered_settings() -> tuple[Setting, ...]:
    """The house rules in the order of the README."""
    return tuple(Setting(key, values, SPANS.get(key)) for key, values in SETTINGS.items())


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

"""Whether a pack can be played with at a table, and what is unusual about it. How a pack is written down is in `packs.py`."""

from __future__ import annotations

from typing import Final

from sumdeck.games.formula.rules.codes import Code
from sumdeck.games.formula.rules.setup import Setup
from sumdeck.rules.game import Refusal

ENOUGH: Final = 6
"""With fewer cards than these to spare, a stock is gone in no time."""
WARN_SMALL: Final = "formula.warn_small"
WARN_SYMBOLS: Final = "formula.warn_symbols"


def check_pack(rules: Setup) -> None:
    """Refuse a pack that so many players cannot play with."""
    if not rules.symbols:
        raise Refusal(Code.NO_SYMBOLS)
    needed = cards_needed(rules)
    if rules.pack.size < needed:
        raise Refusal(Code.PACK_TOO_SMALL, cards=rules.pack.size, needed=needed)


def pack_warnings(rules: Setup) -> tuple[str, ...]:
    """What is unusual about a pack: codes that have words. It can be played with all the same."""
    found: list[str] = []
    if cards_needed(rules) <= rules.pack.size < cards_needed(rules) + ENOUGH:
        found.append(WARN_SMALL)
    if "+" not in rules.symbols and "×" not in rules.symbols:
        found.append(WARN_SYMBOLS)
    return tuple(found)


def cards_needed(rules: Setup) -> int:
    """Cards for every hand, and two to turn up (F-3, F-5); one more for a winner (F-79)."""
    return rules.options.hand_size * rules.seats + 2 + int(rules.options.winner_extra_card)

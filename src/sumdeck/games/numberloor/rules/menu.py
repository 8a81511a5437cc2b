"""What there is to choose in Numberloor, as menus want it: see `../offers.py`."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from sumdeck.games.numberloor.rules.options import DEFAULT_LEVEL, levels
from sumdeck.games.numberloor.rules.packs import read_numberloor_pack
from sumdeck.games.numberloor.rules.validation import pack_warnings
from sumdeck.rules.game import Json, Refusal
from sumdeck.rules.offers import Level


@cache
def offered_levels() -> tuple[Level, ...]:
    """Every level with its deck."""
    return tuple(Level(level.name, level.title, level.cards()) for level in levels().values())


def own_pack(text: str, source: str, level: str | None) -> Mapping[str, Json]:
    """Cards from a pack file, at a level or at the usual one. Raises PackError, or Refusal where there is no such level."""
    pack = read_numberloor_pack(text, source)
    name = level or DEFAULT_LEVEL
    if name not in levels():
        raise Refusal("options.no_such_level", given=name, known=", ".join(levels()))
    return {"pack": pack, "level": name}


def pack_remarks(text: str, source: str, level: str | None, seats: int) -> tuple[str, ...]:
    """What is unusual about a pack file at a level."""
    return pack_warnings(read_numberloor_pack(text, source), levels()[level or DEFAULT_LEVEL], seats)

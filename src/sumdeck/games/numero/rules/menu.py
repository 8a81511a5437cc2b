"""What there is to choose in Numero and in the solitaire alike, as menus want it: see `../offers.py`."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Final

from sumdeck.games.numero.rules.options import SETTINGS, levels
from sumdeck.games.numero.rules.packs import read_numero_pack
from sumdeck.rules.game import Json, Refusal
from sumdeck.rules.offers import Level, SettingValue

FAMILY: Final = "numero"
OWN: Final = "own"
"""The level of whoever plays with a pack of his own and names none. It is none of ours, so it changes no setting."""


@cache
def offered_levels() -> tuple[Level, ...]:
    """Every level with its cards."""
    return tuple(Level(level.name, level.title, level.cards(), level.settings) for level in levels().values())


def seating(seats: int) -> Mapping[str, SettingValue]:
    """N-5: a fourth seat must be asked for."""
    usual = SETTINGS["players"][0]
    assert isinstance(usual, int)
    return {"players": seats} if seats > usual else {}


def own_pack(text: str, source: str, level: str | None) -> Mapping[str, Json]:
    """Cards from a pack file. Raises PackError, or Refusal where there is no such level."""
    pack = read_numero_pack(text, source)
    if level is None:
        return {"pack": pack, "level": OWN}
    if level not in levels():
        raise Refusal("options.no_such_level", given=level, known=", ".join(levels()))
    return {"pack": levels()[level].cards(pack), "level": level}

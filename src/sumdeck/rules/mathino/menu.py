"""What Mathino has to choose from: its levels, its house rules, packs of one's own."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from sumdeck.rules.game import Json
from sumdeck.rules.mathino.options import RANGES, SETTINGS, levels, settle
from sumdeck.rules.mathino.packs import read_mathino_pack
from sumdeck.rules.offers import Level, Setting


@cache
def offered_levels() -> tuple[Level, ...]:
    """The levels, the easiest first (M-162: a tournament may use any of them)."""
    return tuple(
        Level(level.name, level.title, settle({"level": level.name}).pack, level.settings) for level in levels().values()
    )


@cache
def offered_settings() -> tuple[Setting, ...]:
    """The house rules in the order of the README."""
    return tuple(Setting(key, values, RANGES.get(key)) for key, values in SETTINGS.items())


def own_pack(text: str, source: str, level: str | None) -> Mapping[str, Json]:
    """Options for a pack from a file; its last round may be a short one. Raises PackError or Refusal."""
    chosen = {} if level is None else {"level": level}
    return {**chosen, "pack": read_mathino_pack(text, source), "short_round": "equal"}

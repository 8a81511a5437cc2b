"""How options come from names and values, alike in every game. What nobody knows is refused by its name."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Collection, Mapping, Sequence
from importlib import resources
from typing import Any, Final

from sumdeck.rules.cards import Pack
from sumdeck.rules.game import Json, Refusal
from sumdeck.rules.offers import SettingValue

OPTION_CODES: Final = ("options.no_such_level", "options.no_such_setting", "options.no_such_value", "options.bad_pack")
"""What is said of options that cannot be."""

Known = Mapping[str, tuple[SettingValue, ...]]
"""Every setting and the values that are listed for it, the usual one first."""


def level_entries(game: str) -> list[dict[str, Any]]:
    """The levels in a game's own file, the easiest first."""
    text = resources.files(f"sumdeck.rules.{game}").joinpath("levels.toml").read_text("utf-8")
    entries: list[dict[str, Any]] = tomllib.loads(text)["level"]
    return entries


def settled_level(given: Mapping[str, Json], known: Collection[str], usual: str) -> str:
    """The name of the level."""
    name = given.get("level", usual)
    if not isinstance(name, str) or name not in known:
        raise Refusal("options.no_such_level", given=str(name), known=", ".join(known))
    return name


def settled_pack(given: Mapping[str, Json], load: Callable[[Json], Pack]) -> Pack | None:
    """The cards that were given, as they are or as data; None where the level has its own."""
    pack = given.get("pack")
    if pack is None or isinstance(pack, Pack):
        return pack
    try:
        return load(pack)
    except ValueError as fault:
        raise Refusal("options.bad_pack", reason=str(fault)) from fault


def settled_settings(
    given: Mapping[str, Json],
    known: Known,
    spans: Mapping[str, tuple[int, int]] | None = None,
    subsets: Mapping[str, Sequence[str]] | None = None,
) -> dict[str, Json]:
    """The single settings that were given.

    Besides the values that are listed, a setting may take any whole number of a span, or name some of several things: words with
    spaces between them, or `none`.
    """
    chosen: dict[str, Json] = {}
    for key, value in given.items():
        if key in ("level", "pack"):
            continue
        if key not in known:
            raise Refusal("options.no_such_setting", given=key, known=", ".join(known))
        found = listed(known[key], value)
        if found is None and spans is not None and key in spans:
            found = within(spans[key], value)
        if found is None and subsets is not None and key in subsets:
            found = some_of(subsets[key], value)
        if found is None:
            values = [str(each) for each in known[key]]
            if spans is not None and key in spans:
                values.append(f"any from {spans[key][0]} to {spans[key][1]}")
            raise Refusal("options.no_such_value", key=key, given=str(value), known=", ".join(values))
        chosen[key] = found
    return chosen


def listed(values: Sequence[SettingValue], value: Json) -> SettingValue | None:
    """A value that is listed: True is not 1 here."""
    return next((each for each in values if each == value and type(each) is type(value)), None)


def within(span: tuple[int, int], value: Json) -> int | None:
    """A whole number of a span."""
    return value if type(value) is int and span[0] <= value <= span[1] else None


def some_of(things: Sequence[str], value: Json) -> str | None:
    """Some of several things, in the order in which those are listed."""
    words = value.split() if isinstance(value, str) and value != "none" else []
    if not isinstance(value, str) or any(word not in things for word in words):
        return None
    return " ".join(thing for thing in things if thing in words) or "none"


def dump_settled(options: Any, known: Known) -> Json:
    """All that makes the same options again: the level, the cards, every setting."""
    data: dict[str, Json] = {"level": options.level, "pack": options.pack.dump()}
    for key in known:
        data[key] = getattr(options, key)
    return data

"""Options, each house rule said once: as a field, from which menus, parsing and dumping are made.

    @dataclass(frozen=True)
    class Options(GameOptions):
        hand_size: int = setting(7, 5, 6, 8, span=(1, 12), clause="F-3")

What nobody knows is refused by its name.
"""

import tomllib
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field, fields, replace
from functools import cache
from importlib import resources
from typing import Any, Final, TypeAlias, TypeVar

from sumdeck.rules.cards import Pack
from sumdeck.rules.offers import Setting, SettingValue
from sumdeck.rules.packfile import Schema, load_pack
from sumdeck.rules.values import Json, Refusal

OPTION_CODES: Final = ("options.no_such_level", "options.no_such_setting", "options.no_such_value", "options.bad_pack")
"""What is said of options that cannot be."""

T = TypeVar("T")


def setting(
    usual: SettingValue,
    *others: SettingValue,
    span: tuple[int, int] | None = None,
    some_of: tuple[str, ...] = (),
    clause: str = "",
    part: str = "",
) -> Any:
    """A field of options: its usual value, what else a menu offers, what else it can be, its clause, and its place in menus."""
    return field(default=usual, metadata={"setting": Setting("", (usual, *others), span, some_of, clause, part)})


@cache
def settings_of(kind: Any) -> dict[str, Setting]:
    """Every house rule of a class of options by its name, in order."""
    said = {each.name: each.metadata["setting"] for each in fields(kind) if "setting" in each.metadata}
    return {name: replace(each, key=name) for name, each in said.items()}


def dump_options(options: Any) -> dict[str, Json]:
    data: dict[str, Json] = {each.name: getattr(options, each.name) for each in fields(options)}
    return {key: value.dump() if isinstance(value, Pack) else value for key, value in data.items()}


@dataclass(frozen=True)
class GameOptions:
    """The options of a game with levels and packs; each of its settings is a field of its own."""

    level: str
    pack: Pack

    def __reduce__(self) -> tuple[Any, tuple[Any, ...]]:
        # Unpickling would set the fields one by one, which a frozen class refuses when it is compiled.
        return type(self), tuple(getattr(self, each.name) for each in fields(self))


class TableSetup:
    """What stays the same all game long, with the tables that play looks things up in: options, seats, and the cards dealt.

    A game derives its own, and makes one object for each pair of options and seats; equal pairs make equal ones.
    """

    def __init__(self, options: Any, seats: int, pack: Pack) -> None:
        self.seats: int = seats
        self.pack: Pack = pack
        self._of: Any = options
        self._hash: int = hash((seats, options.level, pack.size))

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        return isinstance(other, type(self)) and self.seats == other.seats and bool(self._of == other._of)

    def __hash__(self) -> int:
        return self._hash

    def __reduce__(self) -> tuple[Any, tuple[Any, ...]]:
        # In another process text has another hash; and a compiled class cannot be put together from what is in it.
        return type(self), (self._of, self.seats)

    def __repr__(self) -> str:
        return f"setup({self._of.level!r}, seats={self.seats})"


@cache
def level_entries(game: str) -> dict[str, dict[str, Any]]:
    """The levels in a game's own file by their names, the easiest first: lists are tuples, and settings pairs."""
    text = resources.files(f"sumdeck.games.{game}.rules").joinpath("levels.toml").read_text("utf-8")
    entries = [{"settings": {}, **entry} for entry in tomllib.loads(text)["level"]]
    return {entry["name"]: {key: _frozen(value) for key, value in entry.items()} for entry in entries}


def _frozen(value: Any) -> Any:
    if isinstance(value, dict):
        return tuple(sorted(value.items()))
    return tuple(value) if isinstance(value, list) else value


Changes: TypeAlias = tuple[tuple[str, SettingValue], ...]
"""What a level changes about the usual."""


def settled(
    kind: Any, given: Mapping[str, Json], usual: str, schema: Schema, others: Mapping[str, Changes] | None = None
) -> tuple[str, Pack | None, dict[str, Json]]:
    """What was given by names and values: the level, cards of one's own, and the settings that are the level's or one's own.

    `others` are levels that are not in the game's file, with what they change.
    """
    levels = {**{name: entry["settings"] for name, entry in level_entries(schema.game).items()}, **(others or {})}
    pack = settled_pack(given, schema)
    level = settled_level(given, levels, usual)
    return level, pack, {**dict(levels[level]), **settled_settings(kind, given)}


def settled_level(given: Mapping[str, Json], known: Collection[str], usual: str) -> str:
    """The name of the level."""
    name = given.get("level", usual)
    if not isinstance(name, str) or name not in known:
        raise Refusal("options.no_such_level", given=str(name), known=", ".join(known))
    return name


def settled_pack(given: Mapping[str, Json], schema: Schema) -> Pack | None:
    """The cards that were given, as they are or as data; None where the level has its own."""
    pack = given.get("pack")
    if pack is None or isinstance(pack, Pack):
        return pack
    try:
        return load_pack(pack, schema)
    except ValueError as fault:
        raise Refusal("options.bad_pack", reason=str(fault)) from fault


def settled_settings(kind: Any, given: Mapping[str, Json]) -> dict[str, Json]:
    """The house rules that were given, by name and value."""
    known = settings_of(kind)
    others = {each.name for each in fields(kind)} - set(known)
    chosen: dict[str, Json] = {}
    for key, value in given.items():
        if key in others:
            continue
        if key not in known:
            raise Refusal("options.no_such_setting", given=key, known=", ".join(known))
        chosen[key] = settled_value(known[key], value)
    return chosen


def chosen(
    kind: type[T], given: Mapping[str, Json], others: Mapping[str, Callable[[Json], bool]], codes: tuple[str, str], called: str
) -> T:
    """Settings from names and values; what is not given is as usual. Raises Refusal for what does not exist.

    `others` are the fields that are no `setting`, with what they may be. The codes are those of a name and of a value that cannot
    be; the second is told with the name as `called`.
    """
    known: dict[str, Setting] = settings_of(kind)  # type: ignore[arg-type]
    for name, value in given.items():
        if name not in known and name not in others:
            raise Refusal(codes[0], given=name, known=", ".join(sorted([*known, *others])))
        if not (others[name](value) if name in others else can_be(known[name], value)):
            raise Refusal(codes[1], **{called: name}, given=str(value)[:40])
    return kind(**given)


def can_be(setting: Setting, value: Json) -> bool:
    """Whether a value is one that a setting lists, or a whole number of its span."""
    return listed(setting.values, value) is not None or within(setting.span, value) is not None


def settled_value(setting: Setting, value: Json) -> SettingValue:
    """A value that a setting can have: one that is listed, a whole number of its span, or some of its things."""
    for found in (listed(setting.values, value), within(setting.span, value), some_of(setting.some_of, value)):
        if found is not None:
            return found
    known = [str(each) for each in setting.values]
    if setting.span is not None:
        known.append(f"any from {setting.span[0]} to {setting.span[1]}")
    raise Refusal("options.no_such_value", key=setting.key, given=str(value), known=", ".join(known))


def listed(values: Sequence[SettingValue], value: Json) -> SettingValue | None:
    """A value that is listed: True is not 1 here."""
    return next((each for each in values if each == value and type(each) is type(value)), None)


def within(span: tuple[int, int] | None, value: Json) -> int | None:
    return value if span is not None and type(value) is int and span[0] <= value <= span[1] else None


def some_of(things: Sequence[str], value: Json) -> str | None:
    """Some of several things, in the order in which those are listed."""
    if not things or not isinstance(value, str):
        return None
    words = value.split() if value != "none" else []
    if any(word not in things for word in words):
        return None
    return " ".join(thing for thing in things if thing in words) or "none"

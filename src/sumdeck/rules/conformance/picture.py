"""A value taken apart down to its atoms, to compare what `==` may leave out."""

from __future__ import annotations

from dataclasses import Field, fields, is_dataclass
from enum import Enum
from functools import cached_property
from typing import Any, Final

PLAIN: Final = frozenset((bool, dict, frozenset, int, list, set, str, tuple, type(None)))


def picture(value: Any, scenery: frozenset[type] = frozenset(), whole: bool = True) -> object:
    """Nested tuples that are equal only if every part of two values is of the same type and equal.

    What belongs to the `scenery` stands for itself: a pack need not be taken apart for every state that is played with it.
    `whole` takes in what a dataclass leaves out of comparisons (a memo, a note): a secret can hide there too.
    """
    if value is None or type(value) is int or type(value) is str or type(value) in scenery:
        return value
    name = type(value).__qualname__
    if isinstance(value, Enum):
        return name, value.name
    if isinstance(value, (tuple, list)):
        return name, *[picture(item, scenery, whole) for item in value]
    if isinstance(value, dict):
        return name, *[(picture(key, scenery, whole), picture(item, scenery, whole)) for key, item in value.items()]
    if isinstance(value, (set, frozenset)):
        return name, frozenset(picture(item, scenery, whole) for item in value)
    parts = _parts(value, whole)
    if not parts:
        return name, repr(value)
    return name, *[(part, picture(getattr(value, part), scenery, whole)) for part in parts]


def _parts(value: Any, whole: bool) -> list[str]:
    known: tuple[Field[Any], ...] = fields(value) if is_dataclass(value) else ()
    names = [field.name for field in known if whole or field.compare]
    if whole or not known:
        # A cached property says nothing that the fields do not say.
        stated = {field.name for field in known}
        kept = [name for name in getattr(value, "__dict__", ()) if name not in stated]
        names += sorted(name for name in kept if not isinstance(getattr(type(value), name, None), cached_property))
    return names


def scenery_of(first: Any, last: Any) -> frozenset[type]:
    """The types of the objects that the first and the last state of a game have in common: a pack, a table to look up."""
    common = [getattr(first, part) for part in _parts(first, True) if getattr(first, part) is getattr(last, part, None)]
    return frozenset(type(item) for item in common) - PLAIN

"""A value taken apart down to its atoms, to compare what `==` may leave out."""

from dataclasses import fields, is_dataclass
from enum import Enum
from functools import cached_property, lru_cache
from typing import Any, Final

PLAIN: Final = frozenset((bool, dict, frozenset, int, list, set, str, tuple, type(None)))


def picture(value: Any, scenery: frozenset[type] = frozenset(), whole: bool = True) -> object:
    """Nested tuples that are equal only if every part of two values is of the same type and equal.

    What belongs to the `scenery` stands for itself: a pack need not be taken apart for every state that is played with it.
    `whole` takes in what a dataclass leaves out of comparisons (a memo, a note): a secret can hide there too.
    """
    kind = type(value)
    if kind is int or kind is str or value is None or kind in scenery:
        return value
    if kind is tuple:
        return tuple([item if type(item) is int else picture(item, scenery, whole) for item in value])
    name = kind.__qualname__
    if isinstance(value, Enum):
        return name, value.name
    if isinstance(value, (tuple, list)):
        return name, *[picture(item, scenery, whole) for item in value]
    if isinstance(value, dict):
        return name, *[(picture(key, scenery, whole), picture(item, scenery, whole)) for key, item in value.items()]
    if isinstance(value, (set, frozenset)):
        return name, frozenset([picture(item, scenery, whole) for item in value])
    parts = _parts(value, whole)
    if not parts:
        return name, repr(value)
    return name, parts, *[picture(getattr(value, part), scenery, whole) for part in parts]


def scenery_of(first: Any, last: Any) -> frozenset[type]:
    """The types of the objects that the first and the last state of a game have in common: a pack, a table to look up."""
    common = [getattr(first, part) for part in _parts(first, True) if getattr(first, part) is getattr(last, part, None)]
    return frozenset(type(item) for item in common) - PLAIN


def _parts(value: Any, whole: bool) -> tuple[str, ...]:
    kind: Any = type(value)
    names = _fields(kind, whole)
    extra = getattr(value, "__dict__", None)
    if not extra or (names and not whole):
        return names
    stated = _fields(kind, True)
    # A cached property says nothing that the fields do not say.
    kept = [name for name in extra if name not in stated and not isinstance(getattr(kind, name, None), cached_property)]
    return (*names, *sorted(kept))


@lru_cache(maxsize=1000)
def _fields(kind: type, whole: bool) -> tuple[str, ...]:
    return tuple(field.name for field in fields(kind) if whole or field.compare) if is_dataclass(kind) else ()

"""Events as data, and back. A log that a fault of the disk has changed is refused, with the event and the field."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import MISSING, dataclass, fields
from typing import Any, ClassVar, TypeVar

from sumdeck.rules.game import Json, Refusal

E = TypeVar("E")


@dataclass(frozen=True)
class LoggedEvent:
    """Something that happened."""

    kind: ClassVar[str]
    """Its name in the log."""

    def dump(self) -> Json:
        """The event as data, which `read_event` understands."""
        return {"kind": self.kind} | {field.name: _plain(getattr(self, field.name)) for field in fields(self)}


def _plain(value: Any) -> Json:
    if isinstance(value, tuple):
        return [_plain(item) for item in value]
    return value.dump() if hasattr(value, "dump") else value


class BrokenLog(ValueError):
    """Something in a log that cannot have happened."""


def read_event(data: Json, events: Mapping[str, type[E]], loaders: Mapping[str, Callable[[Json], Any]]) -> E:
    """One of several events, each a dataclass whose fields are loaded by their types as they are written there."""
    kind = data.get("kind") if isinstance(data, dict) else None
    if not isinstance(kind, str) or kind not in events:
        raise BrokenLog(f"there is no event of the kind {kind!r}")
    made: Any = events[kind]
    wanted = {field.name: field for field in fields(made)}
    for name in data:
        if name not in wanted and name != "kind":
            raise BrokenLog(f"{kind}: there is no field {name!r}")
    loaded: dict[str, Any] = {}
    for name, field in wanted.items():
        if name in data:
            loaded[name] = _field(f"{kind}.{name}", loaders[str(field.type)], data[name])
        elif field.default is MISSING:
            raise BrokenLog(f"{kind}: the field {name!r} is missing")
    return events[kind](**loaded)


def _field(path: str, load: Callable[[Json], Any], data: Json) -> Any:
    try:
        return load(data)
    except (Refusal, TypeError, ValueError, KeyError) as fault:
        raise BrokenLog(f"{path}: {fault}") from fault


def exactly(wanted: type) -> Callable[[Json], Any]:
    """A loader that takes values of one type and no others."""

    def load(data: Json) -> Any:
        if type(data) is not wanted:
            raise TypeError(f"{wanted.__name__} is expected, not {data!r}")
        return data

    return load

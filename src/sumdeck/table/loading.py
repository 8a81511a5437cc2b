"""Events from data. A log that a fault of the disk has changed is refused, with the event and the field."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import MISSING, fields
from typing import Any, Final, TypeVar

from sumdeck.rules.deals import Deal
from sumdeck.rules.game import Json, Refusal, Seat
from sumdeck.table.events import Details, Event
from sumdeck.table.house import HouseRules
from sumdeck.table.seats import KINDS, SeatPlan

E = TypeVar("E")

EVENTS: Final[dict[str, type[Event]]] = {event.kind: event for event in Event.__subclasses__()}
"""Every event by the name it has in the log."""


class BrokenLog(ValueError):
    """Something in a log that cannot have happened."""


def load_events(data: Iterable[Json]) -> list[Event]:
    """A whole log."""
    return [load_event(item) for item in data]


def load_event(data: Json) -> Event:
    """The event that was dumped. Raises BrokenLog for anything else."""
    return read_event(data, EVENTS, LOADERS)


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


def _seat(data: Json) -> Seat:
    return Seat(exactly(int)(data))


def _details(data: Json) -> Details:
    return tuple((exactly(str)(name), exactly(str)(value)) for name, value in data)


def _plans(data: Json) -> tuple[SeatPlan, ...]:
    plans = tuple(SeatPlan(**plan) for plan in data)
    if not all(plan.kind in KINDS for plan in plans):
        raise ValueError(f"a seat is for one of {', '.join(KINDS)}")
    return plans


def _house(data: Json) -> HouseRules:
    return HouseRules.load(exactly(dict)(data))


LOADERS: Final[dict[str, Callable[[Json], Any]]] = {
    "Seat": _seat,
    "int": exactly(int),
    "str": exactly(str),
    "bool": exactly(bool),
    "Json": exactly(dict),
    "Details": _details,
    "tuple[SeatPlan, ...]": _plans,
    "Deal": Deal.load,
    "HouseRules": _house,
}
"""How a field is loaded, by its type as `events.py` writes it."""

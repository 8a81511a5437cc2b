"""Events from data. A log that a fault of the disk has changed is refused, with the event and the field."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import MISSING, fields
from typing import Any, Final

from sumdeck.rules.deals import Deal
from sumdeck.rules.game import Json, Refusal, Seat
from sumdeck.table.events import Details, Event
from sumdeck.table.house import HouseRules
from sumdeck.table.seats import KINDS, SeatPlan

EVENTS: Final[dict[str, type[Event]]] = {event.kind: event for event in Event.__subclasses__()}
"""Every event by the name it has in the log."""


class BrokenLog(ValueError):
    """Something in a log that cannot have happened."""


def load_events(data: Iterable[Json]) -> list[Event]:
    """A whole log."""
    return [load_event(item) for item in data]


def load_event(data: Json) -> Event:
    """The event that was dumped. Raises BrokenLog for anything else."""
    kind = data.get("kind") if isinstance(data, dict) else None
    if not isinstance(kind, str) or kind not in EVENTS:
        raise BrokenLog(f"there is no event of the kind {kind!r}")
    wanted = {field.name: field for field in fields(EVENTS[kind])}
    for name in data:
        if name not in wanted and name != "kind":
            raise BrokenLog(f"{kind}: there is no field {name!r}")
    loaded: dict[str, Any] = {}
    for name, field in wanted.items():
        if name in data:
            loaded[name] = _field(f"{kind}.{name}", str(field.type), data[name])
        elif field.default is MISSING:
            raise BrokenLog(f"{kind}: the field {name!r} is missing")
    return EVENTS[kind](**loaded)


def _field(path: str, written: str, data: Json) -> Any:
    try:
        return LOADERS[written](data)
    except (Refusal, TypeError, ValueError, KeyError) as fault:
        raise BrokenLog(f"{path}: {fault}") from fault


def _exactly(wanted: type) -> Callable[[Json], Any]:
    def load(data: Json) -> Any:
        if type(data) is not wanted:
            raise TypeError(f"{wanted.__name__} is expected, not {data!r}")
        return data

    return load


def _seat(data: Json) -> Seat:
    return Seat(_exactly(int)(data))


def _details(data: Json) -> Details:
    return tuple((_exactly(str)(name), _exactly(str)(value)) for name, value in data)


def _plans(data: Json) -> tuple[SeatPlan, ...]:
    plans = tuple(SeatPlan(**plan) for plan in data)
    if not all(plan.kind in KINDS for plan in plans):
        raise ValueError(f"a seat is for one of {', '.join(KINDS)}")
    return plans


def _house(data: Json) -> HouseRules:
    return HouseRules.load(_exactly(dict)(data))


LOADERS: Final[dict[str, Callable[[Json], Any]]] = {
    "Seat": _seat,
    "int": _exactly(int),
    "str": _exactly(str),
    "bool": _exactly(bool),
    "Json": _exactly(dict),
    "Details": _details,
    "tuple[SeatPlan, ...]": _plans,
    "Deal": Deal.load,
    "HouseRules": _house,
}
"""How a field is loaded, by its type as `events.py` writes it."""

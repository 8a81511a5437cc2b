"""Events from data. A log that a fault of the disk has changed is refused, with the event and the field."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final

from sumdeck.ledger import exactly, read_event
from sumdeck.rules.deals import Deal
from sumdeck.rules.game import Json, Seat
from sumdeck.table.events import Details, Event
from sumdeck.table.house import HouseRules
from sumdeck.table.seats import KINDS, SeatPlan

EVENTS: Final[dict[str, type[Event]]] = {event.kind: event for event in Event.__subclasses__()}
"""Every event by the name it has in the log."""


def load_events(data: Iterable[Json]) -> list[Event]:
    """A whole log."""
    return [load_event(item) for item in data]


def load_event(data: Json) -> Event:
    """The event that was dumped. Raises BrokenLog for anything else."""
    return read_event(data, EVENTS, LOADERS)


def _seat(data: Json) -> Seat:
    return Seat(exactly(int)(data))


def _details(data: Json) -> Details:
    return tuple((exactly(str)(name), exactly(str)(value)) for name, value in data)


def _texts(data: Json) -> tuple[str, ...]:
    return tuple(exactly(str)(text) for text in exactly(list)(data))


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
    "tuple[str, ...]": _texts,
    "tuple[SeatPlan, ...]": _plans,
    "Deal": Deal.load,
    "HouseRules": _house,
}
"""How a field is loaded, by its type as `events.py` writes it."""

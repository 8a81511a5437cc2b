"""Events from data. A log that a fault of the disk has changed is refused, with the event and the field."""

from collections.abc import Callable
from typing import Any, Final

from sumdeck.ledger import EventLoader, exactly
from sumdeck.rules.deals import Deal
from sumdeck.rules.game import Json
from sumdeck.table.events import Details, Event
from sumdeck.table.house import HouseRules
from sumdeck.table.seats import KINDS, SeatPlan


def _details(data: Json) -> Details:
    return tuple((exactly(str)(name), exactly(str)(value)) for name, value in data)


def _texts(data: Json) -> tuple[str, ...]:
    return tuple(exactly(str)(text) for text in exactly(list)(data))


def _plans(data: Json) -> tuple[SeatPlan, ...]:
    plans = tuple(SeatPlan(**plan) for plan in data)
    if not all(plan.kind in KINDS for plan in plans):
        raise ValueError(f"a seat is for one of {', '.join(KINDS)}")
    return plans


LOADERS: Final[dict[str, Callable[[Json], Any]]] = {
    "Seat": exactly(int),
    "Json": exactly(dict),
    "Details": _details,
    "tuple[str, ...]": _texts,
    "tuple[SeatPlan, ...]": _plans,
    "Deal": Deal.load,
    "HouseRules": lambda data: HouseRules.load(exactly(dict)(data)),
}
"""How a field is loaded, by its type as `events.py` writes it."""

EVENTS: Final = EventLoader(Event, LOADERS)
load_event, load_events = EVENTS.event, EVENTS.events

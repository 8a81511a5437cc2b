"""Events of a tournament from data. A log that a fault of the disk has changed is refused, with the event and the field."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final

from sumdeck.club.entrant import EntrantId
from sumdeck.club.events import ClubEvent
from sumdeck.club.match import Seating
from sumdeck.club.settings import Settings
from sumdeck.club.terms import Terms
from sumdeck.ledger import exactly, read_event
from sumdeck.rules.game import Json

EVENTS: Final[dict[str, type[ClubEvent]]] = {event.kind: event for event in ClubEvent.__subclasses__()}
"""Every event by the name it has in the log."""


def load_events(data: Iterable[Json]) -> list[ClubEvent]:
    """A whole log."""
    return [load_event(item) for item in data]


def load_event(data: Json) -> ClubEvent:
    """The event that was dumped. Raises BrokenLog for anything else."""
    return read_event(data, EVENTS, LOADERS)


def _numbers(data: Json) -> tuple[int, ...]:
    return tuple(exactly(int)(number) for number in exactly(list)(data))


def _lists(data: Json) -> tuple[tuple[int, ...], ...]:
    return tuple(_numbers(numbers) for numbers in exactly(list)(data))


def _seatings(data: Json) -> tuple[Seating, ...]:
    seatings: list[Seating] = []
    for given in exactly(list)(data):
        side, players, championship = given["side"], given["players"], given["championship"]
        sitting = tuple(EntrantId(player) for player in _numbers(players))
        seatings.append(Seating(exactly(str)(side), sitting, exactly(bool)(championship)))
    return tuple(seatings)


LOADERS: Final[dict[str, Callable[[Json], Any]]] = {
    "EntrantId": exactly(int),
    "MatchId": exactly(int),
    "int": exactly(int),
    "str": exactly(str),
    "Entrants": _numbers,
    "Matches": _numbers,
    "Points": _numbers,
    "Groups": _lists,
    "Order": _lists,
    "Seatings": _seatings,
    "Settings": lambda data: Settings.load(exactly(dict)(data)),
    "Terms": lambda data: Terms.load(exactly(dict)(data)),
}
"""How a field is loaded, by its type as `events.py` writes it."""

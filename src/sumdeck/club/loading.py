"""Events of a tournament from data. A log that a fault of the disk has changed is refused, with the event and the field."""

from collections.abc import Callable
from typing import Any, Final

from sumdeck.club.events import ClubEvent
from sumdeck.club.match import EntrantId, Seating, TaskFacts
from sumdeck.club.settings import Settings
from sumdeck.club.terms import Terms
from sumdeck.ledger import EventLoader, exactly
from sumdeck.rules.game import Json


def _numbers(data: Json) -> tuple[int, ...]:
    return tuple(exactly(int)(number) for number in exactly(list)(data))


def _lists(data: Json) -> tuple[tuple[int, ...], ...]:
    return tuple(_numbers(numbers) for numbers in exactly(list)(data))


def _task_facts(data: Json) -> TaskFacts:
    return tuple((exactly(str)(name), exactly(int)(said), exactly(int)(wrong)) for name, said, wrong in exactly(list)(data))


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
    "Entrants": _numbers,
    "Matches": _numbers,
    "Points": _numbers,
    "Groups": _lists,
    "Order": _lists,
    "Seatings": _seatings,
    "TaskFacts": _task_facts,
    "Settings": lambda data: Settings.load(exactly(dict)(data)),
    "Terms": lambda data: Terms.load(exactly(dict)(data)),
}
"""How a field is loaded, by its type as `events.py` writes it."""

EVENTS: Final = EventLoader(ClubEvent, LOADERS)
load_event, load_events = EVENTS.event, EVENTS.events

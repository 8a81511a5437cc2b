"""What a seat has said at a table, right or wrong, for whoever wants to know what its player has learnt (`sumdeck.learning`)."""

from collections.abc import Iterable

from sumdeck.learning.profile import Observation
from sumdeck.rules.game import Seat
from sumdeck.table.events import Aided, Claimed, Event, Hinted, Mistaken


def observations(log: Iterable[Event], seat: Seat) -> list[Observation]:
    """Every sentence that the person at a seat has said, in order. What a computer player said for them does not count.

    A wrong sum has no time of its own in the log: it was said before the claim that follows it, and is given the time before.
    """
    found: list[Observation] = []
    began = 0
    helped = False
    for event in log:
        at = getattr(event, "at", began)
        match event:
            case Hinted() | Aided():
                helped = helped or event.seat == seat
            case Mistaken() if event.seat == seat:
                found.append(Observation(event.text, began, False, helped))
            case Claimed() if event.seat == seat:
                if not event.player:
                    found.append(Observation(event.text, at, True, helped, at - began))
                helped = False
        began = at
    return found

"""Events of a tournament from data. A log that a fault of the disk has changed is refused, with the event and the field."""

from sumdeck.club.events import ClubEvent
from sumdeck.ledger import EventLoader

EVENTS = EventLoader(ClubEvent)
load_event, load_events = EVENTS.event, EVENTS.events

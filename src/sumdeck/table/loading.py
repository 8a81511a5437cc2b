"""Events from data. A log that a fault of the disk has changed is refused, with the event and the field."""

from sumdeck.ledger import EventLoader
from sumdeck.table.events import Event

EVENTS = EventLoader(Event)
load_event, load_events = EVENTS.event, EVENTS.events

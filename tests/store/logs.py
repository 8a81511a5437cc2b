"""Tables and events to be kept: the store does not care what they say."""

from sumdeck.store import Event, TableRow

DAY = 86_400_000


def row(name: str, expires_at: int = 7 * DAY) -> TableRow:
    """A table of this name that nobody sits at."""
    return TableRow(name, f"four plain words {name}", created=0, touched=0, expires_at=expires_at)


def said(*words: str) -> list[Event]:
    """Events that say something."""
    return [{"kind": "said", "text": word} for word in words]

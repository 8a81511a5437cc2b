"""After the storm: everything that anybody was ever told, against the log that is left.

The log is played again, event by event, and for each seat it is noted what that seat may hear and see then. That a view holds
nothing its seat may not know is shown by `test_leaks.py`; here it is shown that every seat was sent its own views and no others.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator, Sequence

from sumdeck.rules.game import Seat
from sumdeck.server import wire
from sumdeck.server.messages import snapshot_of
from sumdeck.store import Store
from sumdeck.table import Event, Table, load_events
from sumdeck.table.events import Claimed, Mistaken
from sumdeck.table.keys import key_of
from tests.server.soak.soaker import Soaker, digest


def audit(store: Store, table_id: str, soakers: Sequence[Soaker]) -> Iterator[str]:
    """Yield whatever is wrong with what these people were told of one table."""
    log = load_events(store.load(table_id))
    for (seat, sent), count in Counter(known[:2] for event in log if (known := key_of(event)) is not None).items():
        if count > 1:
            yield f"twice: the message {sent} of seat {seat} was carried out {count} times"
    right = {seat: Account(log, seat) for seat in {soaker.screen.seat for soaker in soakers}}
    for soaker in soakers:
        yield from soaker.complaints
        for key, (n, message) in soaker.acknowledged.items():
            if n >= len(log) or not is_done(log[n], soaker.screen.seat, key, message):
                yield f"lost: {message}, which was acknowledged as event {n}"
        yield from right[soaker.screen.seat].compared(soaker)


class Account:
    """What one seat may hear and see, event by event."""

    def __init__(self, log: Sequence[Event], seat: int | None) -> None:
        to = None if seat is None else Seat(seat)
        table = Table(log[:1])
        self._told: dict[int, str] = {}
        self._shown: list[int] = []
        for n, event in enumerate(log):
            if n:
                table.evolve(event)
            if (said := table.announcement(n, to)) is not None:
                self._told[n] = json.dumps(json.loads(wire.write(said)), sort_keys=True)
            snapshot = snapshot_of(table.state.game.name, table.screen(to, since=n), frozenset(), 0)
            self._shown.append(digest(json.loads(wire.write(snapshot))))

    def compared(self, soaker: Soaker) -> Iterator[str]:
        """Yield what somebody at this seat was told or shown otherwise."""
        who = f"seat {soaker.screen.seat}"
        for n, told in soaker.tellings.items():
            if n > len(self._shown) - 1:
                yield f"lost: event {n}, of which {who} was told"
            elif told != {self._told.get(n)}:
                yield f"leaked: {who} was told {told} of event {n}, not {self._told.get(n)}"
        for n, shown in soaker.shown:
            if shown not in self._shown[n:]:  # who has missed events hears of them one by one, and sees the latest view at once
                yield f"leaked: {who} was shown something with event {n} that is nothing it may see then or later"


def is_done(event: Event, seat: int | None, key: str, message: dict[str, object]) -> bool:
    """Whether an event is what a message asked for."""
    if (key_of(event) or ())[:2] != (seat, key):
        return False
    return event.text == message["text"] if isinstance(event, (Claimed, Mistaken)) else message["t"] != "claim"

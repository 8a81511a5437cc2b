"""What every screen is told that watches one tournament: the whole of it once, then what changes, with a number each time.

All of them see the same, so each message is made once. Many tables may move at once, so it is made a few times a second at most.
"""

import asyncio
from asyncio import sleep
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Any, Final, Protocol, TypeAlias

from msgspec import json

from sumdeck.server import wire
from sumdeck.server.clubs.hosting import Club
from sumdeck.server.clubs.schema import ClubChange, ClubNow, ClubView
from sumdeck.server.codes import WebCode
from sumdeck.server.static import File, zipped
from sumdeck.server.workers import Lost

BREATH: Final = 0.25
"""Seconds between two changes at least."""
PER_SECOND: Final = 1_000_000
"""So many bytes of a tournament are made anew in a second, however often somebody asks: a thousand players take half of them."""
LONGEST_GAP: Final = 50
"""Whoever has missed more changes than this is told the whole."""
Patch: TypeAlias = list[Any] | dict[str, Any]


class Watcher(Protocol):
    """A screen that watches. It is told things in the event loop, and must not wait there."""

    def tell(self, message: bytes) -> None:
        """Something has changed."""

    def bye(self, code: str) -> None:
        """There is nothing to watch any more."""

    def come_again(self) -> None:
        """There is nothing to watch any more in this process."""


class Broadcast:
    """A tournament as its screens know it."""

    def __init__(self, club: Club, view: Callable[[int], Awaitable[ClubView]], now: Callable[[], int]) -> None:
        """Numbers begin with the time: those of a house that was ended before must not be taken for ours."""
        self.club = club
        self._make = view
        self._now = now
        self._watchers: list[Watcher] = []
        self._n = now()
        self._view: dict[str, Any] = {}
        self._file: File | None = None
        self._rest = 0.0
        """For how many seconds it is good enough that was made last."""
        self._whole = b""
        """The same as it travels. To find it out and to write it takes longer, where a thousand play, than everybody may wait."""
        self._stale = True
        self._one_at_a_time, self._one_asks, self._one_zips = asyncio.Lock(), asyncio.Lock(), asyncio.Lock()
        self._telling: asyncio.Task[None] | None = None
        self._recent: deque[bytes] = deque(maxlen=LONGEST_GAP)
        self._due = False
        self._told_at = 0.0
        club.watchers.add(self.change)

    async def add(self, watcher: Watcher, last: int) -> None:
        """Let a screen know from now on what changes, and first what it has missed since change `last`."""
        await self._be_up_to_date()
        self._watchers = [*(other for other in self._watchers if other is not watcher), watcher]
        missed = self._n - last
        if not 0 <= missed <= len(self._recent):
            self._whole = self._whole or wire.write(ClubNow(self._n, self._view))
            watcher.tell(self._whole)
        elif missed:
            for message in list(self._recent)[-missed:]:
                watcher.tell(message)
        else:
            watcher.tell(wire.write(wire.Pong()))

    async def file(self) -> File:
        """All of it, for whoever asks once."""
        await self._be_up_to_date()
        async with self._one_zips:
            if self._file is None:
                view = self._view
                file = await asyncio.to_thread(zipped, wire.write(view), "application/json", "no-store")
                if self._view is not view:
                    return file
                self._file = file
            return self._file

    def remove(self, watcher: Watcher) -> None:
        self._watchers = [other for other in self._watchers if other is not watcher]

    def change(self) -> None:
        """Something has changed: it is told in a moment, or when everybody has had a breath."""
        self._stale = True
        if self.club.gone:
            for watcher in self._watchers:
                if self.club.moved:
                    watcher.come_again()
                else:
                    watcher.bye(WebCode.NO_SUCH_CLUB)
        elif self._watchers and not self._due:
            self._due = True
            loop = asyncio.get_running_loop()
            loop.call_at(max(loop.time(), self._told_at + max(BREATH, self._rest)), self._tell)

    def _tell(self) -> None:
        self._telling = asyncio.create_task(self._try_to_tell())

    async def _try_to_tell(self) -> None:
        try:
            await self._refresh()
        except Lost:
            self.change()

    async def _be_up_to_date(self) -> None:
        """Find out what has changed, if something has. Whoever asks too often waits a little, and all who wait hear the same."""
        loop = asyncio.get_running_loop()
        async with self._one_asks:
            if (rest := self._told_at + self._rest - loop.time()) > 0 and self._stale:
                await sleep(rest)
            async with self._one_at_a_time:  # somebody may be making it just now
                fresh = not self._stale and loop.time() < self._told_at + BREATH
            if not fresh:
                await self._refresh()

    async def _refresh(self) -> None:
        """Find out what has changed, and let everybody know."""
        async with self._one_at_a_time:
            self._due, self._stale = False, False
            try:
                written = wire.write(await self._make(self._now()))
            except Lost:
                self._stale = True
                raise
            self._told_at, self._rest = asyncio.get_running_loop().time(), len(written) / PER_SECOND
            before, after = self._view, json.decode(written)
            self._view, self._whole, self._file = after, b"", None
            changed = {} if not before else patch(before | {"now": after["now"]}, after)
            if changed:
                self._n += 1
                self._recent.append(wire.write(ClubChange(self._n, after["now"], changed)))
                for watcher in self._watchers:
                    watcher.tell(self._recent[-1])


def patch(before: Any, after: Any) -> Patch:
    """What makes the one into the other; an empty object where nothing has changed."""
    if isinstance(before, dict) and isinstance(after, dict) and before.keys() == after.keys():
        return {name: patch(before[name], value) for name, value in after.items() if before[name] != value}
    if isinstance(before, list) and isinstance(after, list):
        both = zip(before, after)
        inside: dict[str, Any] = {str(place): patch(old, new) for place, (old, new) in enumerate(both) if old != new}
        inside |= {str(place): [after[place]] for place in range(len(before), len(after))}
        return inside if len(before) == len(after) else inside | {"length": [len(after)]}
    return [after] if before != after or type(before) is not type(after) else {}


def patched(before: Any, change: Patch) -> Any:
    if isinstance(change, list):
        return change[0]
    if isinstance(before, dict):
        return before | {name: patched(before[name], inside) for name, inside in change.items()}
    if not change:
        return before
    length = change["length"][0] if "length" in change else len(before)
    items = [*before, *[None] * (length - len(before))][:length]
    for place, inside in change.items():
        if place != "length":
            items[int(place)] = patched(items[int(place)], inside)
    return items

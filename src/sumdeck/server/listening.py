"""Who listens at a table: every screen hears what its seat may know, and nothing else."""

from collections.abc import Callable
from typing import NamedTuple, Protocol, TypeVar

from sumdeck.rules.game import Seat
from sumdeck.server import wire
from sumdeck.server.logs import LOG
from sumdeck.server.messages import event_of
from sumdeck.server.views import PlayerView
from sumdeck.table import Announcement, Table
from sumdeck.table.keys import Key, key_of, own_key
from sumdeck.table.state import Person

T = TypeVar("T")


class Heard(NamedTuple):
    """An event as one seat may hear of it."""

    n: int
    said: Announcement
    key: str
    """Of the message that caused it, to the seat that sent it; empty to everybody else."""
    message: bytes
    """All of it as it travels, written once for all screens of a seat."""
    drawn: PlayerView | None = None
    """The table as it is drawn there."""


class Listener(Protocol):
    """A screen. It is told things in the event loop, and must not wait there."""

    @property
    def seat(self) -> Seat | None:
        """Whose screen it is; None for an onlooker."""

    def hear(self, heard: Heard) -> None:
        """Something has happened, and is on the disk."""

    def see(self, here: frozenset[Seat]) -> None:
        """Who sits at the table, or who is there, has changed."""

    def look(self, seat: Seat, at: int) -> None:
        """Somebody looks back at a step of the finished game."""

    def part(self, code: str) -> None:
        """There is nothing more to see here: the table is gone, or the seat is somebody else's; no code: come again."""


class Listeners:
    """The screens around one table."""

    def __init__(self, people: tuple[Person, ...]) -> None:
        self._screens: list[Listener] = []
        self.here: frozenset[Seat] = frozenset()
        """The seats that have a screen."""
        self._people = people
        """Who sits there, as every screen knows."""
        self.looking: tuple[Seat, int] | None = None
        """Who has looked back last, and at which step. It lasts no longer than somebody is here."""

    def __len__(self) -> int:
        return len(self._screens)

    def add(self, screen: Listener) -> None:
        self._keep([*self._screens, screen])

    def remove(self, screen: Listener) -> None:
        self._keep([other for other in self._screens if other is not screen])
        if not self._screens:
            self.looking = None

    def hear(self, table: Table) -> bool:
        """Let everybody hear of the last event who may; returns whether it has changed who sits there."""
        people = table.state.people
        changed = people is not self._people and people != self._people
        if changed:
            self._people = people
            self.see()
        heard: dict[Seat | None, Heard | None] = {}
        key = key_of(table.log[-1])
        drawn = None
        for screen in self._screens:
            seat = screen.seat
            if seat not in heard:
                told = heard[seat] = heard_by(seat, table, key, drawn)
                drawn = drawn or (told and told.drawn)
        self._each(lambda screen: screen.hear(what) if (what := heard[screen.seat]) is not None else None)
        return changed

    def see(self) -> None:
        """Let everybody see who is there."""
        here = self.here
        self._each(lambda screen: screen.see(here))

    def look(self, screen: Listener, at: int) -> None:
        """Let all other screens know where one of them looks."""
        assert screen.seat is not None
        self.looking = seat, _ = screen.seat, at
        self._each(lambda other: other.look(seat, at) if other is not screen else None)

    def part(self, code: str, seat: Seat | None = None) -> None:
        """Send everybody away, or whoever has a certain seat."""
        going = [screen for screen in self._screens if seat is None or screen.seat == seat]
        self._each(lambda screen: screen.part(code) if screen in going else None)
        self._keep([screen for screen in self._screens if screen not in going])

    def _keep(self, screens: list[Listener]) -> None:
        self._screens = screens
        self.here = frozenset(screen.seat for screen in screens if screen.seat is not None)

    def _each(self, tell: Callable[[Listener], None]) -> None:
        """Tell every screen; one that fails shall not keep the others from hearing."""
        for screen in self._screens:
            try:
                tell(screen)
            except Exception:
                LOG.exception("a screen failed")
                self.remove(screen)


def heard_by(seat: Seat | None, table: Table, sent: Key | None, drawn: PlayerView | None = None) -> Heard | None:
    """The last event as a seat may hear of it, given the key of the message that has caused it; None if it is not told.

    Perhaps the table has been drawn for another.
    """
    n = table.n
    said = table.announcement(n, seat)
    if said is None:
        return None
    key = own_key(sent, seat)
    event = event_of(table, said, key, seat, drawn)
    return Heard(n, said, key, wire.write(event), event.view if isinstance(event, wire.Event) else None)

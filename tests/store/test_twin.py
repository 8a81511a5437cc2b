"""A store beside a twin that keeps everything in a dictionary: whatever is done in whatever order, they agree.

Nobody waits for an answer until somebody looks, so that transactions hold many changes, and some of them clash.
"""

from concurrent.futures import Future
from dataclasses import dataclass, replace
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hypothesis import assume, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule

from sumdeck.store import Code, Event, NewEvents, NewTable, NewTokens, Store, StoreError, TableRow
from tests.budget import budget
from tests.store.logs import row, said

NAMES = st.sampled_from(["ash", "elm", "oak", "yew"])
EVENTS = st.lists(st.text(max_size=3), max_size=3).map(lambda words: said(*words))
TIMES = st.integers(0, 20)


@dataclass
class Twin:
    """What a store should hold. Each method returns the code of the refusal, or None."""

    rows: dict[str, TableRow]
    logs: dict[str, list[Event]]

    def create(self, row: TableRow, events: list[Event]) -> Code | None:
        if row.id in self.rows:
            return Code.SAME_TABLE
        self.rows[row.id], self.logs[row.id] = row, list(events)
        return None

    def append(self, name: str, n: int, events: list[Event]) -> Code | None:
        if not events:
            return None
        if name not in self.rows:
            return Code.NO_SUCH_TABLE
        if n != len(self.logs[name]):
            return Code.CONFLICT
        self.logs[name] += events
        return None

    def set(self, name: str, **fields: Any) -> Code | None:
        if name not in self.rows:
            return Code.NO_SUCH_TABLE
        self.rows[name] = replace(self.rows[name], **fields)
        return None

    def erase(self, *names: str) -> list[str]:
        erased = sorted(name for name in names if name in self.rows)
        for name in erased:
            del self.rows[name], self.logs[name]
        return erased


class StoreAndTwin(RuleBasedStateMachine):
    """Both do the same."""

    def __init__(self) -> None:
        super().__init__()
        self.folder = TemporaryDirectory()
        self.url = str(Path(self.folder.name) / "tables.sqlite")
        self.store = Store.open(self.url)
        self.twin = Twin({}, {})
        self.awaited: list[tuple[Future[Any], object]] = []

    @rule(name=NAMES, events=EVENTS, until=TIMES)
    def create(self, name: str, events: list[Event], until: int) -> None:
        new = row(name, until)
        self.awaited.append((self.store.create(new, events), self.twin.create(new, events)))

    @rule(name=NAMES, n=st.integers(0, 9), events=EVENTS)
    def append(self, name: str, n: int, events: list[Event]) -> None:
        self.awaited.append((self.store.append(name, n, events), self.twin.append(name, n, events)))

    @precondition(lambda self: self.twin.rows)
    @rule(data=st.data(), off=st.sampled_from([0, 0, 0, 1, -1]), events=EVENTS, again=EVENTS)
    def append_two(self, data: st.DataObject, off: int, events: list[Event], again: list[Event]) -> None:
        """The second relies on the first."""
        name = data.draw(st.sampled_from(sorted(self.twin.rows)))
        for words in (events, again):
            self.append(name, max(0, len(self.twin.logs[name]) + off), words)

    @rule(name=NAMES, token=st.text(max_size=2))
    def give_token(self, name: str, token: str) -> None:
        self.awaited.append((self.store.write(NewTokens(name, (token,))), self.twin.set(name, tokens=(token,))))

    @rule(name=NAMES, at=TIMES, until=TIMES)
    def touch(self, name: str, at: int, until: int) -> None:
        self.awaited.append((self.store.touch(name, at, until), self.twin.set(name, touched=at, expires_at=until)))

    @rule(old=NAMES, new=NAMES, n=st.integers(0, 4), events=EVENTS)
    def rematch(self, old: str, new: str, n: int, events: list[Event]) -> None:
        """A new table and an event of an old one: both or neither."""
        assume(old != new)
        future = self.store.write(NewTable(row(new), events), NewEvents(old, n, said("again")))
        expected = self.twin.create(row(new), events)
        if expected is None:
            expected = self.twin.append(old, n, said("again"))
            if expected is not None:
                self.twin.erase(new)
        self.awaited.append((future, expected))

    @rule(now=TIMES)
    def expire(self, now: int) -> None:
        over = [name for name, kept in self.twin.rows.items() if kept.expires_at <= now]
        self.awaited.append((self.store.expire(now), self.twin.erase(*over)))

    @rule(names=st.sets(NAMES, max_size=2))
    def erase(self, names: set[str]) -> None:
        self.awaited.append((self.store.erase(*names), self.twin.erase(*names)))

    @rule()
    def look(self) -> None:
        for future, expected in self.awaited:
            fault = future.exception()
            assert (fault.code if isinstance(fault, StoreError) else future.result()) == expected
        self.awaited.clear()

    @rule()
    def open_again(self) -> None:
        self.store.close()
        self.look()
        self.store = Store.open(self.url)

    @invariant()
    def both_hold_the_same(self) -> None:
        if not self.awaited:
            assert {kept.id: kept for kept in self.store.alive()} == self.twin.rows
            assert {name: self.store.load(name) for name in self.twin.rows} == self.twin.logs

    def teardown(self) -> None:
        self.store.close()
        self.folder.cleanup()
        self.look()


TestStoreAndTwin = StoreAndTwin.TestCase
TestStoreAndTwin.settings = settings(max_examples=budget(10, 60), stateful_step_count=30)

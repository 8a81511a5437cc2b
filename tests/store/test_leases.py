"""Several processes at one PostgreSQL: one holds a lease at a time, and nothing is written under one that was lost."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from threading import Event, Thread

import pytest
from sqlalchemy import text

from sumdeck.store import Conflict, Fenced, Held, Leases, NewEvents, Peer, Store, place
from sumdeck.store.place import APPENDING
from tests.postgres import Cluster
from tests.store.logs import row, said
from tests.waiting import LIMIT, until

Opening = Callable[[str], Store]


@pytest.fixture
def process(cluster: Cluster, monkeypatch: pytest.MonkeyPatch) -> Iterator[Opening]:
    """Opens the same store for processes of several names, each of which has said that it is alive.

    However busy the machine is, none of them is taken for one that hangs in the middle of a transaction.
    """
    monkeypatch.setattr(place, "IDLE_SHARING", int(1000 * LIMIT))
    url, stores = cluster.database(), []

    def opened(name: str) -> Store:
        store = Store.open(url, patience=LIMIT, me=Peer(name, "127.0.0.1", 1, f"secret of {name}"))
        stores.append(store)
        leases_of(store).renew()
        return store

    yield opened
    for store in stores:
        store.close()
    cluster.drop(url)


def leases_of(store: Store) -> Leases:
    assert store.leases is not None
    return store.leases


def held(store: Store, name: str) -> Held:
    found = leases_of(store).take(name)
    assert isinstance(found, Held), found
    return found


def expire(store: Store, process: str) -> None:
    """Let the time of a process be over."""
    with store._engine.begin() as connection:
        past = text("UPDATE sumdeck_processes SET until = clock_timestamp() - interval '1 ms' WHERE id = :id")
        connection.execute(past, {"id": process})


def test_one_holds_a_lease_and_the_others_learn_who(process: Opening) -> None:
    one, other = process("one"), process("other")

    assert held(one, "oak") == held(one, "oak") == Held("oak", 1)

    assert leases_of(other).take("oak") == Peer("one", "127.0.0.1", 1, "secret of one")


def test_a_lease_is_taken_from_who_is_no_longer_alive_and_its_fence_grows(process: Opening) -> None:
    one, other = process("one"), process("other")
    held(one, "oak")
    expire(one, "one")

    assert held(other, "oak") == Held("oak", 2)

    assert leases_of(one).renew() == frozenset()


def test_who_comes_late_keeps_what_nobody_has_taken(process: Opening) -> None:
    one, other = process("one"), process("other")
    held(one, "oak"), held(one, "elm")
    expire(one, "one")
    held(other, "oak")

    assert leases_of(one).renew() == frozenset(("elm",))

    assert isinstance(leases_of(other).take("elm"), Peer)


def test_who_leaves_leaves_everything_at_once(process: Opening) -> None:
    one, other = process("one"), process("other")
    for name in ("oak", "elm", "ash"):
        held(one, name)
    leases_of(one).leave()

    some, more = leases_of(other).take_orphans(2), leases_of(other).take_orphans(2)

    assert sorted([*some, *more], key=lambda each: each.name) == [Held("ash", 2), Held("elm", 2), Held("oak", 2)]
    assert leases_of(other).take_orphans(2) == []


def test_what_was_given_up_rests_until_somebody_needs_it(process: Opening) -> None:
    one, other = process("one"), process("other")
    held(one, "oak")
    leases_of(one).give_up("oak")

    assert leases_of(other).take_orphans(2) == []
    assert held(other, "oak") == Held("oak", 2)


def test_nothing_is_written_under_a_lease_that_was_lost(process: Opening) -> None:
    """Though it fits the log: its number is free, and the one before is there."""
    one, other = process("one"), process("other")
    one.create(row("oak"), said("zero")).result()
    lost = held(one, "oak")
    expire(one, "one")
    now = held(other, "oak")

    with pytest.raises(Fenced):
        one.write(NewEvents("oak", 1, said("late")), held=lost).result()
    other.write(NewEvents("oak", 1, said("one")), held=now).result()

    assert other.load("oak") == said("zero", "one")


def test_of_many_that_are_written_together_only_those_are_refused(process: Opening) -> None:
    """One is fenced off, and one clashes: both learn why, and the third is written."""
    one, other = process("one"), process("other")
    for name in ("oak", "elm", "ash"):
        one.create(row(name), said("zero")).result()
    mine = {name: held(one, name) for name in ("oak", "elm", "ash")}
    expire(one, "one")
    held(other, "oak")
    blocked, go_on = Event(), Event()

    def block(_: object) -> None:
        blocked.set()
        go_on.wait()

    one._writer.do(block)
    blocked.wait()
    places = {"oak": 1, "elm": 0, "ash": 1}
    written = {name: one.write(NewEvents(name, n, said("one")), held=mine[name]) for name, n in places.items()}
    go_on.set()

    assert isinstance(written["oak"].exception(), Fenced)
    assert isinstance(written["elm"].exception(), Conflict)
    assert written["ash"].exception() is None


def test_who_takes_a_lease_waits_for_what_its_holder_is_writing(process: Opening) -> None:
    """Else the log would be read without what is acknowledged a moment later."""
    one, other = process("one"), process("other")
    one.create(row("oak"), said("zero")).result()
    held(one, "oak")
    taken: list[Held] = []
    taking = Thread(target=lambda: taken.append(held(other, "oak")))

    with one._engine.execution_options(**APPENDING).begin() as connection:
        connection.execute(text("INSERT INTO sumdeck_events VALUES ('oak', 1, '{}')"))
        expire(other, "one")
        taking.start()
        until(lambda: waiting(other) or taken, "somebody who waits for the lock, or does not")
        assert not taken
    taking.join()

    assert taken == [Held("oak", 2)]
    assert len(other.load("oak")) == 2


def waiting(store: Store) -> bool:
    with store._engine.begin() as connection:
        return bool(connection.scalar(text("SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND NOT granted")))


def test_a_process_that_hangs_in_the_middle_of_writing_holds_up_nobody(process: Opening) -> None:
    """It is paused between two statements: the database ends its transaction, and with it the lock."""
    one, other = process("one"), process("other")
    one.create(row("oak"), said("zero")).result()
    held(one, "oak")
    connection = one._engine.execution_options(**APPENDING).connect()
    with connection.begin():
        connection.exec_driver_sql("SET idle_in_transaction_session_timeout = 100")
    hanging = connection.begin()
    expire(other, "one")

    assert held(other, "oak") == Held("oak", 2)

    assert hanging.is_active
    connection.invalidate()
    connection.close()

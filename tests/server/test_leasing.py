"""What a process believes of its leases: nothing for longer than the database does."""

from __future__ import annotations

import asyncio

import pytest

from sumdeck.server.leasing import BEATS, Elsewhere, Shared
from sumdeck.store import Fenced, Held, Peer
from sumdeck.store.leases import LEASE

OTHER = Peer("other", "127.0.0.1", 1, "secret")


class Database:
    """The leases, as a database would tell of them."""

    seconds = LEASE

    def __init__(self) -> None:
        self.renewed = 0
        self.ours: frozenset[str] | None = None
        self.orphans: list[Held] = []

    def renew(self) -> frozenset[str] | None:
        self.renewed += 1
        return self.ours

    def take(self, name: str) -> Held | Peer:
        return OTHER if name == "elm" else Held(name, 1)

    def take_orphans(self, most: int) -> list[Held]:
        taken, self.orphans = self.orphans[:most], self.orphans[most:]
        return taken

    def leave(self) -> None:
        pass


class Time:
    """A clock that stands until it is moved."""

    now = 1000.0

    def __call__(self) -> float:
        return self.now


def shared(database: Database, time: Time | None = None) -> Shared:
    return Shared(database, time or Time())  # type: ignore[arg-type]


def test_a_process_that_was_paused_asks_before_it_answers_and_lets_go_of_what_others_have() -> None:
    async def story() -> None:
        database, time = Database(), Time()
        here, lost = shared(database, time), list[str]()
        here.let_go.append(lost.extend)
        await here.take("oak"), await here.take("ash")
        await here.be_sure()
        assert database.renewed == 1
        time.now += LEASE
        database.ours = frozenset(["ash"])

        await here.be_sure()

        assert (database.renewed, lost, [*here.held]) == (2, ["oak"], ["ash"])

    asyncio.run(story())


def test_what_another_process_hosts_is_elsewhere() -> None:
    async def story() -> None:
        with pytest.raises(Elsewhere) as found:
            await shared(Database()).take("elm")
        assert found.value.peer == OTHER

    asyncio.run(story())


def test_one_who_was_fenced_off_under_an_older_lease_does_not_lose_the_newer() -> None:
    async def story() -> None:
        here = shared(Database())
        await here.take("oak")

        here.lose(Held("oak", 0))
        assert [*here.held] == ["oak"]
        here.lose(Held("oak", 1))
        assert (here.held, here.lost) == ({}, 1)

    asyncio.run(story())


def test_what_a_lost_process_has_left_is_taken_up_with_the_next_beat() -> None:
    async def story() -> None:
        database = Database()
        database.orphans = [Held(f"oak {number}", 2) for number in range(50)]
        here, taken = shared(database), list[str]()

        async def take_up(name: str) -> None:
            taken.append(name)

        here.take_up.append(take_up)
        living = asyncio.create_task(here.live())
        while len(taken) < 50:
            await asyncio.sleep(0)
        living.cancel()
        assert len(here.held) == here.taken == 50

    asyncio.run(story())


def test_a_lease_and_a_beat_are_less_than_five_seconds() -> None:
    assert LEASE * (1 + 1 / BEATS) < 5


def test_who_has_left_hosts_nothing_any_more() -> None:
    async def story() -> None:
        here = shared(Database())
        await here.take("oak")
        await here.leave()

        with pytest.raises(Fenced):
            await here.take("oak")

    asyncio.run(story())

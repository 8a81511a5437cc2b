"""The clock on the wall, and a house that lives by it, with threads and all."""

import asyncio
import time
from pathlib import Path

from sumdeck.rules.game import Seat
from sumdeck.server.clock import WallClock
from sumdeck.server.context import Timings
from sumdeck.server.seat_claims import SeatClaim
from sumdeck.server.service import Service
from sumdeck.store import Store
from sumdeck.table.state import OVER
from tests.server.service.house import CARELESS, NUMERO, OPTIONS, PERSON, Witness, claim
from tests.waiting import LIMIT


def test_the_clock_on_the_wall_tells_milliseconds_and_rings() -> None:
    async def story() -> None:
        clock, rung = WallClock(), asyncio.Event()
        before = time.time_ns() // 1_000_000
        assert before <= clock.now() <= time.time_ns() // 1_000_000
        clock.call_at(clock.now() - 5, rung.set)
        await asyncio.wait_for(rung.wait(), LIMIT)
        rung.clear()
        clock.call_at(clock.now() + 60_000, rung.set).cancel()
        begun = clock.now()
        clock.call_at(begun + 50, rung.set)
        await asyncio.wait_for(rung.wait(), LIMIT)
        assert clock.now() >= begun + 49

    asyncio.run(story())


def test_a_whole_game_in_real_time(tmp_path: Path) -> None:
    async def story() -> None:
        service = Service(store, timings=Timings(pause=1))
        await service.start()
        running = await service.open(NUMERO, OPTIONS, [PERSON, CARELESS], sitting={Seat(0): SeatClaim("", "token")})
        screen = Witness(Seat(0))
        running.enter(screen)
        while running.table.state.phase != OVER:
            if running.table.state.to_act[0] == 0:
                await running.submit(claim(running.table, Seat(0)))
            await asyncio.sleep(0.001)
        await service.stop()

        assert [heard.n for heard in screen.heard] == list(range(screen.heard[0].n, running.table.n + 1))
        assert store.load(running.row.id) == [event.dump() for event in running.table.log]

    with Store.open(str(tmp_path / "tables.sqlite")) as store:
        asyncio.run(story())

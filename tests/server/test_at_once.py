"""What is begun at once, and goes on without a task."""

import asyncio
from concurrent.futures import ThreadPoolExecutor

from sumdeck.server.at_once import AtOnce
from sumdeck.store import FutureBridge


def test_it_runs_as_far_as_it_can_before_whoever_began_it_goes_on() -> None:
    done: list[str] = []

    async def work(waited: asyncio.Future[str]) -> None:
        done.append("begun")
        done.append(await waited)
        await asyncio.sleep(0)
        done.append("over")

    async def begin() -> list[str]:
        waited: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        AtOnce(work(waited))
        before = [*done]
        waited.set_result("heard")
        while "over" not in done:
            await asyncio.sleep(0)
        return before

    assert asyncio.run(begin()) == ["begun"]
    assert done == ["begun", "heard", "over"]


def test_it_waits_for_locks_and_for_what_other_threads_promise() -> None:
    done: list[object] = []

    async def begin() -> None:
        promise, lock, over = FutureBridge(asyncio.get_running_loop()).promise(), asyncio.Lock(), asyncio.Event()

        async def work(name: str) -> None:
            async with lock:
                done.append((name, await promise))
            if len(done) == 2:
                over.set()

        AtOnce(work("first"))
        AtOnce(work("second"))
        with ThreadPoolExecutor(1) as pool:
            pool.submit(promise.set_result, 1)
        await over.wait()

    asyncio.run(begin())

    assert done == [("first", 1), ("second", 1)]


def test_what_it_waits_for_may_fail() -> None:
    found: list[BaseException] = []

    async def work(waited: asyncio.Future[None]) -> None:
        try:
            await waited
        except (ZeroDivisionError, asyncio.CancelledError) as fault:
            found.append(fault)

    async def begin() -> None:
        loop = asyncio.get_running_loop()
        failed, given_up = loop.create_future(), loop.create_future()
        AtOnce(work(failed))
        AtOnce(work(given_up))
        failed.set_exception(ZeroDivisionError())
        given_up.cancel()
        await asyncio.sleep(0)

    asyncio.run(begin())

    assert [type(each) for each in found] == [ZeroDivisionError, asyncio.CancelledError]

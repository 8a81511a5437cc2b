"""Futures of other threads, awaited in an event loop."""

import asyncio
from concurrent.futures import Future, ThreadPoolExecutor
from unittest.mock import Mock

import pytest

from sumdeck.store import FutureBridge
from sumdeck.store.future_bridge import Promise


def test_everything_is_heard_however_it_is_settled() -> None:
    async def listen() -> list[int | BaseException]:
        bridge = FutureBridge(asyncio.get_running_loop())
        with ThreadPoolExecutor(4) as pool:
            awaited = [bridge.awaited(pool.submit(divide, number)) for number in range(2000)]
            return await asyncio.gather(*awaited, return_exceptions=True)

    heard = asyncio.run(listen())

    assert isinstance(heard[0], ZeroDivisionError)
    assert heard[1:] == [2000 // number for number in range(1, 2000)]


def divide(number: int) -> int:
    return 2000 // number


def test_what_is_settled_at_once_is_heard_with_one_ring(monkeypatch: pytest.MonkeyPatch) -> None:
    async def listen() -> int:
        loop = asyncio.get_running_loop()
        rung = Mock(side_effect=loop.call_soon_threadsafe)
        monkeypatch.setattr(loop, "call_soon_threadsafe", rung)
        bridge, futures = FutureBridge(loop), [Future[int]() for _ in range(100)]
        awaited = [bridge.awaited(future) for future in futures]
        for future in futures:
            future.set_result(1)
        assert await asyncio.gather(*awaited) == [1] * 100
        return rung.call_count

    assert asyncio.run(listen()) == 1


def test_whoever_gives_up_waiting_does_not_disturb_the_others() -> None:
    async def listen() -> int:
        bridge = FutureBridge(asyncio.get_running_loop())
        first, second = Future[int](), Future[int]()
        given_up, awaited = bridge.awaited(first), bridge.awaited(second)
        given_up.cancel()
        first.set_result(1)
        second.set_result(2)
        assert not first.cancelled()
        return await awaited

    assert asyncio.run(listen()) == 2


def test_a_loop_that_has_gone_hears_nothing() -> None:
    future: Future[int] = Future()

    async def listen() -> None:
        FutureBridge(asyncio.get_running_loop()).awaited(future)

    asyncio.run(listen())

    future.set_result(1)


def test_a_promise_is_awaited_by_tasks_and_kept_by_another_thread() -> None:
    async def listen() -> list[object]:
        bridge = FutureBridge(asyncio.get_running_loop())
        promises = [bridge.promise() for _ in range(3)]

        async def wait(promise: Promise) -> object:
            return await promise

        waiting = [asyncio.create_task(wait(promise)) for promise in promises]
        with ThreadPoolExecutor(1) as pool:
            pool.submit(promises[0].set_result, 1)
            pool.submit(promises[1].set_exception, ZeroDivisionError())
            pool.submit(promises[2].set_result, 3)
        heard = await asyncio.gather(*waiting, return_exceptions=True)
        return [*heard, await promises[2]]  # once more, when it is kept already

    first, second, third, again = asyncio.run(listen())

    assert (first, third, again) == (1, 3, 3)
    assert isinstance(second, ZeroDivisionError)


def test_a_promise_that_nobody_keeps_ends_with_the_loop() -> None:
    given_up: list[Promise] = []

    async def listen() -> None:
        async def wait() -> None:
            try:
                await promise
            except asyncio.CancelledError:
                given_up.append(promise)
                raise

        promise = FutureBridge(asyncio.get_running_loop()).promise()
        asyncio.create_task(wait()).add_done_callback(lambda task: promise.set_result(1))
        await asyncio.sleep(0)

    asyncio.run(listen())

    assert len(given_up) == 1


def test_whatever_fails_where_one_has_waited_the_next_hears() -> None:
    async def listen() -> object:
        loop = asyncio.get_running_loop()
        loop.set_exception_handler(lambda *_: None)
        bridge = FutureBridge(loop)
        first, second = bridge.promise(), bridge.promise()
        first.add_done_callback(lambda done: 1 // 0)
        first.set_result(None)
        second.set_result(2)
        return await second

    assert asyncio.run(listen()) == 2

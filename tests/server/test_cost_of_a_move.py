"""What a move costs the server, counted: nothing is made again for each screen that hears of it."""

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path
from threading import current_thread
from typing import Any

import pytest

from sumdeck.games.numero.web import numero
from sumdeck.server import wire
from tests.server.indoors import Indoors
from tests.server.visitor import Visitor, sentence

WATCHERS = 12


def test_a_move_is_written_once_for_all_who_may_know_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two seats and a dozen onlookers are three audiences. What they see is drawn once, and nobody waits for a task."""
    written: list[Any] = []
    write = wire.write
    drawn: list[Any] = []
    draw = numero.piles
    begun: list[Any] = []
    begin = asyncio.BaseEventLoop.create_task

    def piles(*lying: Any) -> Any:
        drawn.append(lying)
        return draw(*lying)

    def noted(loop: Any, work: Any, **more: Any) -> Any:
        if current_thread().name == "indoors":
            begun.append(work)
        return begin(loop, work, **more)

    def counted(message: Any) -> bytes:
        written.append(message)
        return write(message)

    async def play(live: Indoors) -> None:
        table, *tokens = live.two()
        async with AsyncExitStack() as stack:
            one, two = [await stack.enter_async_context(Visitor(live.port, table, token)) for token in tokens]
            watching = [await stack.enter_async_context(Visitor(live.port, table)) for _ in range(WATCHERS)]
            mover = one if one.screen.my_turn else two

            monkeypatch.setattr(wire, "write", counted)
            monkeypatch.setattr(numero, "piles", piles)
            monkeypatch.setattr(asyncio.BaseEventLoop, "create_task", noted)
            await mover.claim(sentence(mover.screen.view), "mine")
            for visitor in (one, two, *watching):
                if visitor is not mover:
                    await visitor.told("told.claimed")
            assert not begun

    with Indoors(tmp_path) as live:
        asyncio.run(play(live))

    assert sum(isinstance(message, wire.Event) for message in written) == 3
    assert len(drawn) == 1

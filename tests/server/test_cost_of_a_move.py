"""What a move costs the server, counted: nothing is made again for each screen that hears of it."""

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from sumdeck.server import wire
from tests.server.indoors import Indoors
from tests.server.visitor import Visitor, sentence

WATCHERS = 12


def test_a_move_is_written_once_for_all_who_may_know_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two seats and a dozen onlookers are three audiences."""
    written: list[Any] = []
    write = wire.write

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
            await mover.claim(sentence(mover.screen.view), "mine")
            for visitor in (one, two, *watching):
                if visitor is not mover:
                    await visitor.told("told.claimed")

    with Indoors(tmp_path) as live:
        asyncio.run(play(live))

    assert sum(isinstance(message, wire.Event) for message in written) == 3

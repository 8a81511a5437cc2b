"""Erased means erased, in memory too: nothing that was made of a tournament outlives it."""

from __future__ import annotations

import asyncio
import gc
from pathlib import Path
from typing import Any

import pytest

from sumdeck.club.match import Entrant
from tests.server.clubs.fairs import CARDBOARD, Fair
from tests.server.clubs.test_broadcast import hear, hello
from tests.server.clubs.test_class import CLASS, come
from tests.server.indoors import Indoors
from tests.server.visitor import dial

NAME = "Ottilie Sommerfeld"


def remembered() -> bool:
    """Whether anything in this process, which is the server's too, still leads to her."""
    gc.collect()
    return NAME in [each.name for each in gc.get_objects() if isinstance(each, Entrant)]


def test_nothing_in_memory_remembers_who_was_erased(tmp_path: Path) -> None:
    with Indoors(tmp_path) as house:
        fair = Fair(house, [{"name": NAME}, {"name": "B"}], CARDBOARD, system="swiss")

        async def watch() -> None:
            async with dial(house.port, f"/ws/club/{fair.id}") as line:
                await line.send(hello())
                await hear(line)

        asyncio.run(watch())
        assert fair.view()["entrants"][0]["name"] == NAME
        assert remembered()
        fair.do("erase")
        asked = (
            house.ask("GET", f"/api/clubs/{fair.id}").status_code for _ in range(50)
        )  # until the last answer is forgotten too
        assert any(status == 404 and not remembered() for status in asked)


@pytest.mark.parametrize("before", [True, False], ids=["before it is written", "before it is noted"])
def test_a_table_that_is_laid_while_its_class_is_erased_is_erased_too(tmp_path: Path, before: bool) -> None:
    with Indoors(tmp_path) as live:
        fair = Fair(live, 0, CLASS, system="swiss")
        child, house = come(fair), live.house
        honest = house.service.keep

        async def keep(*asked: Any) -> Any:
            if before:
                await house.clubs.remove(house.clubs.clubs[fair.id])
            kept = await honest(*asked)
            if not before:
                await house.clubs.remove(house.clubs.clubs[fair.id])
            return kept

        house.service.keep = keep  # type: ignore[method-assign,assignment]
        assert fair.post("spare", token=child["token"]).status_code in (404, 503)

        assert house.service.context.store.together(fair.id) == []

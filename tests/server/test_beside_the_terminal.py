"""A terminal and a server at the same store, each a program of its own: one game, whoever has the next word."""

from __future__ import annotations

import asyncio
import io
from collections.abc import Iterator
from pathlib import Path

import pytest

from sumdeck.cli import main
from sumdeck.server.serve import PORT
from sumdeck.store import Store
from sumdeck.terminal.commands import SERVER, link_to
from sumdeck.terminal.finding import waiting
from sumdeck.terminal.keeping import KeptTable
from tests.server.live import GREEDY, PERSON, ROOMY, Live
from tests.server.visitor import Visitor
from tests.terminal.desks import Desk, claims_of


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    """A server with a store of its own, which a terminal may use too."""
    with Live(tmp_path_factory.mktemp("beside"), *ROOMY) as live:
        yield live


@pytest.fixture
def store(house: Live) -> Iterator[Store]:
    """The same store, in this process."""
    with Store.open(house.store) as store:
        yield store


def play_in_terminal(house: Live, monkeypatch: pytest.MonkeyPatch, arguments: str, *lines: str) -> None:
    """Play with the command, as somebody types."""
    monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
    assert main([*arguments.split(), "--store", house.store]) == 0


def begun(house: Live, store: Store, monkeypatch: pytest.MonkeyPatch) -> KeptTable:
    """A game against the computer, begun in the terminal: two claims have been made."""
    others = {kept.row.id for kept in waiting(store)}
    play_in_terminal(house, monkeypatch, "play numero --level numbers-10 --seed one --against careless", "take 4", "quit")
    return next(kept for kept in waiting(store) if kept.row.id not in others)


def token_in(link: str) -> str:
    return link.rpartition(".")[2]


def test_the_usual_address_is_that_of_the_server() -> None:
    assert f"http://127.0.0.1:{PORT}/" == SERVER


def test_a_game_of_the_terminal_goes_on_in_the_browser(house: Live, store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    kept = begun(house, store, monkeypatch)
    token = token_in(link_to(kept, [kept.table.state.to_act[0]]))

    async def play() -> None:
        async with Visitor(house.port, kept.row.id, token) as page:
            assert page.screen.sentences == ["4 = 4, take 4", "3 = 3, take 3"]
            assert (await page.claim("discard 9", "by page"))["t"] == "event"
            await page.told("told.claimed")

    asyncio.run(play())
    desk = Desk(KeptTable(store, store.row(kept.row.id)), ["log", "quit"])

    assert "  3  You: discard 9" in desk.shown
    assert len(desk.said) == 4


def test_a_page_that_comes_back_sees_what_the_terminal_has_played(
    house: Live, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The server holds the table meanwhile, with a page at it, and has not heard of it."""
    kept = begun(house, store, monkeypatch)
    token = token_in(link_to(kept, [kept.table.state.to_act[0]]))

    async def watch() -> list[str]:
        async with Visitor(house.port, kept.row.id, token):
            await asyncio.to_thread(lambda: Desk(kept, ["discard 9", "quit"]))
            async with Visitor(house.port, kept.row.id, token) as again:
                return again.screen.sentences

    assert asyncio.run(watch())[:3] == ["4 = 4, take 4", "3 = 3, take 3", "discard 9"]


def test_what_is_imported_into_an_open_house_goes_on_there(
    house: Live, store: Store, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """A game was taken elsewhere, went on, and comes back, while a page is at it here."""
    kept = begun(house, store, monkeypatch)
    token = token_in(link_to(kept, [kept.table.state.to_act[0]]))
    store.export(tmp_path / "there.jsonl")
    with Store.open(str(tmp_path / "elsewhere.sqlite")) as elsewhere:
        elsewhere.import_(tmp_path / "there.jsonl", now=0)
        Desk(KeptTable(elsewhere, elsewhere.row(kept.row.id)), ["discard 9", "quit"])
        elsewhere.export(tmp_path / "back.jsonl")

    async def watch() -> list[str]:
        async with Visitor(house.port, kept.row.id, token):
            assert await asyncio.to_thread(main, ["import", str(tmp_path / "back.jsonl"), "--store", house.store]) == 0
            async with Visitor(house.port, kept.row.id, token) as again:
                return again.screen.sentences

    assert asyncio.run(watch())[:3] == ["4 = 4, take 4", "3 = 3, take 3", "discard 9"]


def test_a_page_whose_screen_is_old_is_told_so_and_shown_the_new_one(
    house: Live, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = begun(house, store, monkeypatch)
    token = token_in(link_to(kept, [kept.table.state.to_act[0]]))

    async def play() -> tuple[str, list[str]]:
        async with Visitor(house.port, kept.row.id, token) as page:
            await asyncio.to_thread(lambda: Desk(kept, ["discard 9", "quit"]))
            await page.send({"t": "claim", "n": page.screen.n, "key": "late", "text": "discard 5"})
            answer = await page.until("no")
            return answer["code"], page.screen.sentences

    code, said = asyncio.run(play())

    assert code == "table.late"
    assert said[2] == "discard 9"


def test_the_terminal_is_told_what_the_browser_has_played(house: Live, store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    kept = begun(house, store, monkeypatch)
    token = token_in(link_to(kept, [kept.table.state.to_act[0]]))

    async def play() -> None:
        async with Visitor(house.port, kept.row.id, token) as page:
            await page.claim("discard 9", "by page")
            await page.told("told.claimed")

    asyncio.run(play())
    desk = Desk(kept, ["discard 5", "quit"])

    assert "You: discard 9" in desk.answer("discard 5")
    assert "moved on in another window" in desk.answer("discard 5")
    assert claims_of(kept) == claims_of(KeptTable(store, store.row(kept.row.id)))


def test_a_link_takes_the_place_of_those_before(house: Live, store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    kept = begun(house, store, monkeypatch)
    seats = [kept.table.state.to_act[0]]
    before = token_in(link_to(kept, seats))

    async def hello(token: str) -> str:
        async with Visitor(house.port, kept.row.id, token) as page:
            return str(page.heard[-1])

    assert '"t":"snapshot"' in asyncio.run(hello(before))
    after = token_in(link_to(kept, seats))

    assert "web.bad_token" in asyncio.run(hello(before))
    assert '"t":"snapshot"' in asyncio.run(hello(after))


def test_a_game_of_the_browser_goes_on_in_the_terminal(house: Live, store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    made = house.open({**PERSON, "name": "Mia"}, GREEDY, way="computer", house={"own_names": True})

    play_in_terminal(house, monkeypatch, f"resume {made['code']}", "?", "quit")

    assert [event["kind"] for event in store.load(made["table"])] == ["opened", "seated", "hinted"]


def test_four_words_of_a_new_table_of_the_terminal_are_known_to_the_server(
    house: Live, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = begun(house, store, monkeypatch)

    assert house.join(code=kept.row.code) == {"table": kept.row.id, "seat": None, "token": ""}


def test_what_the_terminal_keeps_for_good_the_server_keeps_too(
    house: Live, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = begun(house, store, monkeypatch)
    store.touch(kept.row.id, 0, kept.row.expires_at).result()
    token = token_in(link_to(kept, [kept.table.state.to_act[0]]))

    async def play() -> None:
        async with Visitor(house.port, kept.row.id, token) as page:
            await page.claim("discard 9", "by page")

    asyncio.run(play())

    assert store.row(kept.row.id).touched > 0
    assert store.row(kept.row.id).expires_at == kept.row.expires_at

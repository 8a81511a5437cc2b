"""A game of the terminal in the browser: its link opens the same table, and what was played there is here."""

from __future__ import annotations

import io
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from sumdeck.cli import main
from sumdeck.store import Store
from sumdeck.terminal.commands import SERVER, link_to
from sumdeck.terminal.finding import waiting
from sumdeck.terminal.keeping import KeptTable
from sumdeck.terminal.session import TableSession
from tests.browser.conftest import House, Visitors
from tests.browser.sight import look
from tests.terminal.desks import Desk


@pytest.fixture
def store(house: House) -> Iterator[Store]:
    """The store of the server, in this process too."""
    with Store.open(house.store) as store:
        yield store


def begun(house: House, store: Store, monkeypatch: pytest.MonkeyPatch, arguments: str, *lines: str) -> KeptTable:
    """A game that somebody has begun in the terminal."""
    monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in (*lines, "quit"))))
    assert main(["play", "numero", "--level", "numbers-10", "--seed", "one", "--store", house.store, *arguments.split()]) == 0
    return waiting(store)[0]


def link(kept: KeptTable) -> str:
    """What the link of this table says after the address of the server."""
    people = TableSession(Desk(kept, ["quit"]).screen, kept).people
    return link_to(kept, people).removeprefix(SERVER)


def hand(page: Page) -> list[str]:
    return [card.face for card in look(page).cards if card.zone == "hand"]


def test_a_link_opens_the_same_table_and_leaves_the_address(
    enter: Visitors, house: House, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = begun(house, store, monkeypatch, "--against careless", "take 4")

    page = enter(at=link(kept))
    page.get_by_role("region", name="Your sentence").wait_for()

    assert hand(page) == ["2", "3", "5", "9", "10"]
    assert page.url.endswith(f"#/table/{kept.row.id}")


def test_what_the_terminal_plays_is_there_after_a_reload(
    enter: Visitors, house: House, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = begun(house, store, monkeypatch, "--against careless", "take 4")
    page = enter(at=link(kept))
    page.get_by_role("region", name="Your sentence").wait_for()
    Desk(kept, ["discard 9", "quit"])

    page.reload()
    page.get_by_role("region", name="Your sentence").wait_for()

    assert "9" not in hand(page)


@pytest.mark.thorough
def test_people_around_the_terminal_are_around_the_tablet(
    enter: Visitors, house: House, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = begun(house, store, monkeypatch, "--names Ann,Bo", "", "discard 9")

    page = enter(at=link(kept))

    expect(page.get_by_role("button", name="Hold to see your cards")).to_be_visible()
    expect(page.get_by_text("Bo").first).to_be_visible()
    assert hand(page) == []

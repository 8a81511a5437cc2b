"""What a page prints of a game: cards, rules and sheets, in every language and on both papers; and nothing that is not there."""

from __future__ import annotations

import pytest

from sumdeck.rules import registry
from tests.paper.reading import reader, text_of
from tests.server.live import Live


def test_every_game_has_rules_and_each_family_its_cards(live: Live) -> None:
    games = live.ask("GET", "/api/print").json()["games"]

    assert set(games) == set(registry.games())
    assert "cards" in games["numero"]
    assert games["numero-solitaire"] == ["rules"]
    assert "tables" in games["mathino"]


@pytest.mark.parametrize(("wish", "words"), [
    ("rules.pdf?game=numero&level=numbers-10&language=de", "Gewinnstapel"),
    ("rules.pdf?game=numberloor&language=en", "YOUR TURN"),
    ("tables.pdf?game=mathino&language=en&paper=letter", "8"),
])  # fmt: skip
def test_what_is_wished_for_is_printed(live: Live, wish: str, words: str) -> None:
    answer = live.ask("GET", f"/api/print/{wish}")

    assert answer.headers["content-type"] == "application/pdf", answer.text
    assert answer.headers["content-disposition"].startswith("attachment")
    assert words.lower() in text_of(answer.content).lower()


def test_the_cards_of_a_level_come_with_or_without_backs(live: Live) -> None:
    front = reader(live.ask("GET", "/api/print/cards.pdf?game=numero&level=numbers-10").content)
    both = reader(live.ask("GET", "/api/print/cards.pdf?game=numero&level=numbers-10&backs=yes").content)

    assert len(both.pages) == 2 * len(front.pages)


@pytest.mark.parametrize(("wish", "status", "code"), [
    ("cards.pdf?game=chess", 400, "web.no_such_game"),
    ("cards.pdf?game=numero&level=%00", 400, "options.no_such_level"),
    ("cards.pdf?game=numero&language=xx", 404, "web.no_such_page"),
    ("cards.pdf?game=numero&paper=a0", 404, "web.no_such_page"),
    ("money.pdf?game=numero", 404, "web.no_such_page"),
    ("tables.pdf?game=formula", 404, "web.no_such_page"),
])  # fmt: skip
def test_what_there_is_not_is_refused(live: Live, wish: str, status: int, code: str) -> None:
    answer = live.ask("GET", f"/api/print/{wish}")

    assert (answer.status_code, answer.json()["code"]) == (status, code)

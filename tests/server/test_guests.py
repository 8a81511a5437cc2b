"""Games of other packages on the page: they are told of in its head, and their words are fetched."""

from __future__ import annotations

import html
import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from fives.kit import KIT
from sumdeck.rules import registry
from sumdeck.server import guests
from sumdeck.server.static import Pages


@pytest.fixture
def fives(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Fives, known for the length of a test."""
    monkeypatch.setitem(registry._registered, "fives", KIT)
    guests.guests.cache_clear()
    yield
    guests.guests.cache_clear()


def test_our_own_games_are_no_guests() -> None:
    assert guests.guests() == ()
    assert guests.head() == ""


@pytest.mark.usefixtures("fives")
def test_a_guest_stands_in_the_head_of_the_page(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text("<html><head><title>Sumdeck</title></head></html>")

    page = Pages(tmp_path, guests.head()).files["index.html"].body.decode()

    told = re.search(r'<meta name="guests" content="([^"]*)" /></head>', page)
    assert told
    (guest,) = json.loads(html.unescape(told[1]))
    assert (guest["name"], guest["levels"], guest["faces"]) == ("fives", ["usual", "long"], ["1", "4", "6"])
    assert guest["words"]["de"]["game.fives"] == "Fünfer"
    assert guest["words"]["en"]["game.fives.about"] == "Win the pile with a multiple of five"


@pytest.mark.usefixtures("fives")
@pytest.mark.parametrize(
    ("key", "words"),
    [
        ("setting.hand", "how many cards"),
        ("choose.part.cards", "The cards"),
        ("word.bury", "bury"),
        ("rules.fives.end", "THE END"),
        ("end.points", "{'one': '1 card won'"),
    ],
)
def test_its_words_have_the_keys_of_the_page(key: str, words: str) -> None:
    found = guests.page_words(registry.game("fives"), "en")

    assert str(found[key]).startswith(words)


@pytest.mark.usefixtures("fives")
def test_what_a_language_lacks_is_there_in_english() -> None:
    english, other = (guests.page_words(registry.game("fives"), language) for language in ("en", "fr"))

    assert other == english

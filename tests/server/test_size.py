"""What a browser fetches to play one game, from the shelf to a second look, is small: at most 80 kB of JavaScript, zipped."""

import json
from functools import cache
from gzip import compress
from pathlib import Path
from typing import Any

import pytest

from sumdeck.server.static import PAGES
from sumdeck.words import LANGUAGES

MOST = 80_000
MOST_WORDS = 20_000
"""Of the one language that is fetched; some say the same in more letters."""
GAMES = sorted(path.parent.name for path in (Path(__file__).parents[2] / "web/src/games").glob("*/table.ts"))
ANY_GAME = (
    "index.html",
    "src/pages/Choose.svelte",
    "src/pages/Table.svelte",
    "src/pages/after.ts",
    "src/parts/PicturePanel.svelte",
    "src/games/plain/choice.ts",
    "src/games/plain/table.ts",
)
"""What is fetched whichever game it is; what each of these needs comes with it."""


@cache
def manifest() -> dict[str, Any]:
    """Which file of the build needs which, as Vite wrote it down."""
    found: dict[str, Any] = json.loads((PAGES / ".manifest.json").read_text("utf-8"))
    return found


def needed(*sources: str) -> set[str]:
    """The files in which these sources have ended up, and all that these files cannot do without."""
    files: set[str] = set()
    waiting = [source for source in sources if source in manifest()]
    while waiting:
        part = manifest()[waiting.pop()]
        if part["file"] not in files:
            files.add(part["file"])
            waiting += part.get("imports", ())
    return {file for file in files if file.endswith(".js")}


@pytest.mark.parametrize("game", GAMES)
def test_the_script_of_one_game_is_small(game: str) -> None:
    files = needed(*ANY_GAME, f"src/games/{game}/choice.ts", f"src/games/{game}/table.ts")

    assert set(ANY_GAME) <= set(manifest())
    assert sum(len(compress((PAGES / file).read_bytes(), 9)) for file in files) <= MOST


def test_a_game_is_played_without_the_tables_of_others() -> None:
    """With a second game in the build, the files of the first must not pull it in."""
    for game in GAMES:
        alone = needed(*ANY_GAME, f"src/games/{game}/table.ts")
        others = {manifest()[f"src/games/{other}/table.ts"]["file"] for other in GAMES if other not in (game, "plain")}
        assert not alone & others


def test_the_table_of_games_that_nobody_has_drawn_is_small_and_fetched_only_for_them() -> None:
    drawn = needed(*ANY_GAME, "src/games/plain/drawn.ts")

    assert sum(len(compress((PAGES / file).read_bytes(), 9)) for file in drawn) <= MOST
    for game in GAMES:
        assert manifest()["src/games/plain/drawn.ts"]["file"] not in needed(*ANY_GAME, f"src/games/{game}/table.ts")


@pytest.mark.parametrize("game", [game for game in GAMES if game != "plain"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_of_one_language_travel_apart_and_are_few(language: str, game: str) -> None:
    """The words of all pages, and those of the one game that is played."""
    words = [manifest()[f"src/words/{language}/{name}.json"]["file"] for name in ("pages", game)]

    assert sum(len(compress((PAGES / file).read_bytes(), 9)) for file in words) <= MOST_WORDS

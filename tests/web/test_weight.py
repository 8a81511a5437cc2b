"""How much a browser has to fetch: the built pages, as they travel."""

import gzip

from sumdeck.web.static import PAGES

MOST_SCRIPT = 80_000
MOST_WORDS = 16_000
"""In bytes, zipped: every script of every page together; the words of one language."""


def weights(ending: str) -> dict[str, int]:
    files = sorted((PAGES / "assets").glob(f"*.{ending}"))
    return {path.name: len(gzip.compress(path.read_bytes(), 9)) for path in files}


def test_all_scripts_of_all_pages_together_are_light() -> None:
    """If no page is built here: `python web/build.py`."""
    scripts = weights("js")

    assert len(scripts) > 3
    assert sum(scripts.values()) <= MOST_SCRIPT, scripts


def test_nobody_fetches_the_words_of_another_language() -> None:
    words = weights("json")

    assert len(words) == 2
    assert max(words.values()) <= MOST_WORDS

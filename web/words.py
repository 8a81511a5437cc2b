"""Writes the words that the pages need into `web/src/words`, a folder for each language, from the files all of Sumdeck shares.

The pages get what they say themselves and what the table can send them, and nothing that is only printed or typed: in
`pages.json` what belongs to no game, in `club.json` what tournaments say, in `everyday.json` what is said beside the tables,
and a file for each game.
`python -m web.words` writes them.
"""

import json
import re
import sys
from functools import cache
from pathlib import Path

WEB = Path(__file__).resolve().parent
WRITTEN = WEB / "src/words"
SOURCES = WEB.parent / "src/sumdeck"
APART = {"club", "everyday"}
"""Files of words that are fetched with the pages that say them."""
SENT = {
    "sentence",
    "options",
    "deal",
    "web",
    "told",
    "phrase",
    "hint",
    "score",
    "setting",
    "value",
    "level",
    "player",
    "game",
}
"""How the codes begin that a table sends, or that are put together from what it sends; besides those named as their file is."""
TYPED_FILES = {"terminal", "paper", "research", "store"}
TYPED = {"help", "paper", "rules", "cards", "prompt"}
"""What a page only says where it names the code itself."""


def write() -> None:
    """Write every file, where it differs from what is there."""
    for language in languages():
        for name, words in books(language).items():
            path = WRITTEN / language / f"{name}.json"
            text = json.dumps(words, ensure_ascii=False, indent=1) + "\n"
            if not path.exists() or path.read_text("utf-8") != text:
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_text(text, "utf-8")


def languages() -> tuple[str, ...]:
    """Those that there are words in."""
    find_package()
    from sumdeck.words.catalogue import LANGUAGES

    return LANGUAGES


def find_package() -> None:
    """Let the sources be imported where they are not installed."""
    if str(WEB.parent / "src") not in sys.path:
        sys.path.insert(0, str(WEB.parent / "src"))


def books(language: str) -> dict[str, dict[str, object]]:
    """The words of a language, by the file they go into."""
    find_package()
    from sumdeck.words.catalogue import Book, entries, game_sources, sources
    from sumdeck.words.pages import plain_book

    found: dict[str, dict[str, object]] = {name: {} for name in ("pages", *sorted(APART))}
    terms: dict[str, str] = {}
    read: list[tuple[str, Book]] = []
    files = [(file.name.removesuffix(".ftl"), file) for file in sources(language)] + game_sources(language)
    for name, file in files:
        book = Book(language, terms=terms)
        for entry, text in entries(file.read_text("utf-8")):
            (terms if entry.startswith("-") else book.sources)[entry] = text
        read.append((name, book))
    games = {name for name, _ in game_sources(language)}
    for name, book in read:
        for code, words in plain_book(book).items():
            if is_said(code, name):
                shelf = code.split(".")[1].split("-")[0] == name  # the names of games and levels, which the first page shows
                place = name if name in APART or (name in games and not shelf) else "pages"
                found.setdefault(place, {})[code] = words
    return found


def is_said(code: str, name: str) -> bool:
    """Whether a page can say this: it is theirs, it comes from the table, or a source names it, or how it begins."""
    if name in ("pages", "everyday") or f"'{code}'" in page_sources():
        return True
    group = code.split(".")[0]
    if name in TYPED_FILES or group in TYPED:
        return False
    return group in SENT | {name} or code.startswith(stems())


@cache
def page_sources() -> str:
    """Every file of the pages, one after the other."""
    paths = [path for path in sorted((WEB / "src").rglob("*")) if path.suffix in (".ts", ".svelte")]
    kept = [path for path in paths if not path.name.endswith(".spec.ts") and "dev" not in path.relative_to(WEB / "src").parts]
    return "\n".join(path.read_text("utf-8") for path in kept)


@cache
def stems() -> tuple[str, ...]:
    """How codes begin that are put together: `place.` of `place.${verb}`, and `word.`, after which everything is looked for."""
    return tuple({*re.findall(r"`([a-z_]+\.[a-z_.-]*)\$\{", page_sources()), *re.findall(r"'([a-z]+\.)'", page_sources())})


if __name__ == "__main__":
    write()

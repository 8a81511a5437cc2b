"""What each language still lacks: `python -m tests.words.missing` lists the texts, with their English and their file."""

from __future__ import annotations

import re
from collections.abc import Iterator

from sumdeck.words.catalogue import FIRST, LANGUAGES, entries, game_sources, sources


def files(language: str) -> dict[str, dict[str, str]]:
    """Every text of a language by its name, file by file."""
    found = [(file.name.removesuffix(".ftl"), file) for file in sources(language)]
    found += [(f"games/{family}", file) for family, file in game_sources(language)]
    return {name: dict(entries(file.read_text("utf-8"))) for name, file in found}


def places(text: str) -> set[str]:
    """The details that a text names."""
    return set(re.findall(r"\$(\w+)", text)) - {"count"}


def missing() -> Iterator[str]:
    """A line for each text that is not there, is left over, or names other details than the English one."""
    for language in LANGUAGES[1:]:
        there = files(language)
        for name, texts in files(FIRST).items():
            own = there.get(name, {})
            for entry, text in texts.items():
                if entry not in own:
                    yield f"{language} {name}: {text}"
                elif places(own[entry]) != places(text):
                    yield f"{language} {name}: {entry} names {sorted(places(own[entry]))}, and not {sorted(places(text))}"
            yield from (f"{language} {name}: {entry} is left over" for entry in own if entry not in texts)


if __name__ == "__main__":
    for line in missing():
        print(line)

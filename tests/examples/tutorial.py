"""The tutorial as files: each block of code that names a file is a piece of it, in the order of the page."""

from __future__ import annotations

import re
from itertools import pairwise
from pathlib import Path

from tests.examples.installed import EXAMPLES

PAGE = EXAMPLES.parent / "your-own-game.md"
BLOCK = re.compile(r"^```(\w+) (\S+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def pieces(page: str) -> dict[str, list[str]]:
    """The pieces of every file that the page writes."""
    found: dict[str, list[str]] = {}
    for block in BLOCK.finditer(page):
        found.setdefault(block[2], []).append(block[3])
    return found


def write(page: str, folder: Path) -> None:
    """Do what the page says: write its files."""
    for name, parts in pieces(page).items():
        file = folder / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(joined(parts), "utf-8")


def joined(parts: list[str]) -> str:
    """The file of some pieces: what begins at the margin has two empty lines above it, and a method has one."""
    text = parts[0]
    for part in parts[1:]:
        text += ("\n" if part.startswith(" ") else "\n\n") + part
    return text


def told_again(page: str, folder: Path) -> str:
    """The page with its pieces as the files have them now. A piece begins where its first name stands in the file."""
    left = {name: cut((folder / name).read_text("utf-8"), parts) for name, parts in pieces(page).items()}
    return BLOCK.sub(lambda block: f"```{block[1]} {block[2]}\n{left[block[2]].pop(0)}```", page)


def cut(text: str, parts: list[str]) -> list[str]:
    """A file in as many pieces as before."""
    places = [0, *(_place(text, part) for part in parts[1:]), len(text)]
    return [text[begin:end].rstrip("\n") + "\n" for begin, end in pairwise(places)]


def _place(text: str, part: str) -> int:
    """Where a piece begins, with the decorators above it."""
    lines = [line for line in part.splitlines() if not line.lstrip().startswith("@")]
    first = re.split(r" *[(:=]", lines[0], maxsplit=1)[0]
    found = re.search(rf"^(?: *@.*\n)*{re.escape(first)}\b", text, re.MULTILINE)
    assert found, f"{first!r} is no longer in the file: the page has to be written anew there"
    return found.start()

"""A first game by doing: a fixed deal and a computer player that plays along for three turns. Then the game simply goes on.

What a guide says is in the words of its game, `learn.<family>.<turn>`. It says what to look for, never what is found.
Each game has its own in `players/guides.toml`:

    [[guide]]
    name = "numbers"
    levels = ["numbers-10", "numbers-15"]
    laid = "centre 8 3 4 6 2; hands 8 7 1 9 5 / 10 8 2 6 3; deck 7 4 5 rest"
    turns = ["match", "add", "build"]
    computer = ["6 + 2 = 8, take 8", "discard 6"]
"""

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib import resources

from sumdeck.rules import registry

FILE = "guides.toml"


@dataclass(frozen=True)
class Guide:
    """Three turns."""

    name: str
    levels: tuple[str, ...]
    """The levels that begin so."""
    laid: str
    """The position, without its first part."""
    turns: tuple[str, ...]
    """What each turn is about."""
    computer: tuple[str, ...]
    """What the computer player says, claim by claim, as far as it may."""


@cache
def guides(game: str) -> tuple[Guide, ...]:
    package = registry.kit(game).guides
    file = resources.files(package).joinpath(FILE) if package else None
    if file is None or not file.is_file():
        return ()
    entries = tomllib.loads(file.read_text("utf-8"))["guide"]
    return tuple(
        Guide(each["name"], tuple(each["levels"]), each["laid"], tuple(each["turns"]), tuple(each["computer"]))
        for each in entries
    )


def guide_for(game: str, level: str) -> Guide | None:
    return next((guide for guide in guides(game) if level in guide.levels), None)

"""What somebody asks of the test command."""

from collections.abc import Sequence
from dataclasses import dataclass

BESIDE = 8
"""So many busy processes make a machine of two cores five times as slow."""


@dataclass(frozen=True)
class Wish:
    """What to run: everything, unless something else is said."""

    quick: bool = False
    """Only what a change can have broken nearby."""
    thorough: bool = False
    """Everything in its large size: before a release, and at night."""
    beside: int = 0
    """How many busy processes to run it beside."""
    asked: tuple[str, ...] = ()
    """Tests that are asked for by name, and what else is for pytest."""


def read(arguments: Sequence[str]) -> Wish:
    """Read a command line. What we do not know is for pytest."""
    beside, asked, rest = 0, [], list(arguments)
    while rest:
        word = rest.pop(0)
        if word == "--beside":
            beside = int(rest.pop(0)) if rest and rest[0].isdecimal() else BESIDE
        elif word not in ("--quick", "--thorough"):
            asked.append(word)
    wish = Wish("--quick" in arguments, "--thorough" in arguments, beside, tuple(asked))
    if wish.quick and (wish.thorough or asked):
        raise SystemExit("--quick chooses the tests by itself: ask for no others with it.")
    return wish

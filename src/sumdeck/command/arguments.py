"""What a command can be told, and the command line's own words: what `argparse` says by itself, in the user's language."""

import argparse
import re
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Final, NoReturn, TypeAlias

from sumdeck.rules import registry
from sumdeck.words import say

Commands: TypeAlias = "argparse._SubParsersAction[argparse.ArgumentParser]"
"""Where commands are added."""
SHARED: Final[Mapping[str, Mapping[str, Any]]] = {
    "game": {"metavar": "argument.game", "help": "cli.game"},
    "--level": {"metavar": "argument.level", "help": "cli.level"},
    "--cards": {"metavar": "argument.cards", "help": "cli.cards_chosen"},
    "--pack": {"metavar": "argument.file", "help": "cli.pack", "type": Path},
    "--scoring": {"help": "cli.scoring", "action": "store_true"},
    "--set": {"metavar": "argument.setting", "help": "cli.set", "action": "append", "default": []},
    "--store": {"metavar": "URL", "help": "serve.store"},
    "--ascii": {"help": "cli.ascii", "action": "store_true"},
    "--plain": {"help": "cli.plain", "action": "store_true"},
}
"""What several commands can be told, with the codes of its words."""

SAID: Final = {
    "usage: ": "argument.usage",
    "positional arguments": "argument.positional",
    "options": "argument.options",
    "show this help message and exit": "argument.help",
    "argument %(argument_name)s: %(message)s": "argument.wrong",
    "unrecognized arguments: %s": "argument.unknown",
    "the following arguments are required: %s": "argument.missing",
    "expected one argument": "argument.needs_value",
    "expected at least one argument": "argument.needs_value",
    "ignored explicit argument %r": "argument.needs_none",
    "ambiguous option: %(option)s could match %(matches)s": "argument.ambiguous",
    "invalid choice: %(value)r (choose from %(choices)s)": "argument.no_such",
    "unknown parser %(parser_name)r (choices: %(choices)s)": "argument.no_such_command",
    "invalid %(type)s value: %(value)r": "argument.no_value",
}
"""What `argparse` says to people, with the code of our words for it. What it says to programmers stays as it is."""
PLACES: Final = re.compile(r"%(?:\((\w+)\))?[sr]")


def translated(text: str) -> str:
    """A text of `argparse` in the language that is spoken, with the same places to fill in."""
    code = SAID.get(text)
    return say(code, **{place[1] or "given": place[0] for place in PLACES.finditer(text)}) if code else text


setattr(argparse, "_", translated)  # noqa: B010 - the one door that it leaves open: it asks for all its words by this name


def add_command(subparsers: Commands, name: str, run: Callable[[argparse.Namespace], int], about: str) -> argparse.ArgumentParser:
    """A command of this name, which is done by `run`."""
    parser = subparsers.add_parser(name, help=about, description=about)
    parser.set_defaults(run=run)
    return parser


def offer(parser: argparse.ArgumentParser, *names: str, **more: Any) -> None:
    """Let a command be told these."""
    for name in names:
        given = {**SHARED[name], "help": say(SHARED[name]["help"], games=", ".join(registry.games())), **more}
        if given.get("metavar", "URL") != "URL":
            given["metavar"] = say(given["metavar"])
        parser.add_argument(name, **given)


def whole(no: Callable[[str], str], least: int, most: int = 10**9) -> Callable[[str], int]:
    """How a whole number is read: what is none, or too small or large, is refused in these words."""

    def read(given: str) -> int:
        if not (given.isascii() and given.isdigit() and len(given) < 10 and least <= int(given) <= most):
            raise argparse.ArgumentTypeError(no(given))
        return int(given)

    return read


class Parser(argparse.ArgumentParser):
    """Tells what is wrong in one line."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {message}\n")

"""The command line's own words: what `argparse` says by itself, in the language of whoever gives the command."""

import argparse
import re
from typing import Final, NoReturn

from sumdeck.words import say

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


class Parser(argparse.ArgumentParser):
    """Tells what is wrong in one line."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {message}\n")

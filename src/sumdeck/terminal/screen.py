"""Where the text table is drawn and lines are read: a terminal, a pipe, or two files in a test.

Colour is only ever an addition; with NO_COLOR, in a pipe or on a plain ASCII terminal the same things are said.
"""

import os
import sys
from contextlib import suppress
from typing import Final, TextIO

from rich.console import Console, RenderableType
from rich.text import Text

from sumdeck.terminal.spelling import prepare, shows, spelt

NARROWEST: Final = 24


class Screen:
    """Shows and asks. What it shows is never taken for markup, whatever a player has typed."""

    def __init__(self, source: TextIO, target: TextIO, *, encoding: str = "utf-8", boxes: bool = True, width: int | None = None):
        self.source = source
        self.target = target
        self.encoding = encoding
        self.lines = shows(encoding, "┌─┐│└┘╔═╗║╚╝╭╮╰╯")
        """Whether outlines are drawn with lines; otherwise with signs of ASCII."""
        self.draws = boxes
        self.interactive = source.isatty() and target.isatty()
        self.console = Console(file=target, width=width, markup=False, highlight=False, emoji=False)

    @property
    def boxes(self) -> bool:
        """Whether cards are drawn; without, or where there is no room, each zone is one line to read or to hear."""
        return self.draws and self.console.width >= NARROWEST

    @property
    def width(self) -> int:
        """Columns to draw in."""
        return max(NARROWEST, self.console.width)

    def spelt(self, text: str) -> str:
        """A text in the characters that this screen can show."""
        text = "".join(letter if letter.isprintable() or letter == "\n" else "?" for letter in text)
        return spelt(text, self.encoding)

    def show(self, *things: RenderableType) -> None:
        """Show texts and drawings, each below the other."""
        for thing in things:
            self.console.print(Text(self.spelt(thing)) if isinstance(thing, str) else thing)

    def note(self, text: str, style: str = "", *, whole: bool = False) -> None:
        """Show a line of words; `whole` where it holds the name of a file, which must not be cut."""
        self.console.print(Text(self.spelt(text), style=style), soft_wrap=whole)

    def ask(self, prompt: str) -> str:
        """A line from the player. Raises EOFError when no more will come, KeyboardInterrupt when the player has had enough."""
        prompt = self.spelt(prompt)
        if self.interactive and self.source is sys.stdin:
            with suppress(ValueError):  # a line with a NUL in it
                return input(prompt)
            return ""
        self.target.write(prompt)
        self.target.flush()
        line = self.source.readline()
        if not line:
            self.target.write("\n")
            raise EOFError
        if not self.interactive:
            self.target.write(self.spelt(line.rstrip("\n")) + "\n")  # nobody's typing is seen in a pipe
        return line.rstrip("\r\n")

    def clear(self) -> None:
        """Leave nothing to read on the screen, above it, or in the lines that an arrow key brings back."""
        with suppress(ImportError):
            import readline

            readline.clear_history()
        if not self.interactive:
            self.target.write("\n" + "-" * min(self.width, 60) + "\n")
        elif os.name == "nt":
            os.system("cls")
        elif os.environ.get("TERM", "dumb") == "dumb":
            self.target.write("\n" * 100)
        else:
            self.target.write("\x1b[H\x1b[2J\x1b[3J")  # home, the screen, what has been scrolled away
        self.target.flush()


def own_screen(*, ascii_only: bool = False, boxes: bool = True) -> Screen:
    """The screen of this process."""
    encoding = prepare(ascii_only=ascii_only)
    with suppress(ImportError):
        import readline  # noqa: F401  (arrow keys work in `input` once this is imported)
    return Screen(sys.stdin, sys.stdout, encoding=encoding, boxes=boxes and os.environ.get("TERM") != "dumb")

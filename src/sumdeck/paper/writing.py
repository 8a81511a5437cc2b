"""Names and numbers in a given room: never too small to be read, and with a line to write on where we lack some letters."""

from typing import Final
from unicodedata import name, normalize

from sumdeck.paper import fonts
from sumdeck.paper.measures import Box
from sumdeck.paper.pen import Ink, Pen, Side

SMALLEST: Final = 6.5
"""No letters are smaller than this."""
MORE: Final = "…"
BOX: Final = "☐"
SPOKEN: Final = ("HANGUL SYLLABLE ", "HIRAGANA LETTER ", "KATAKANA LETTER ")
"""Of these scripts every letter is a sound, and called by it."""


def spelled(text: str) -> str:
    """A text as far as we can print it."""
    letters = [letter if fonts.printable(letter) else sound(letter) for letter in normalize("NFC", text)]
    spelt = "".join(letters)
    return spelt if fonts.printable(text) else spelt[:1].upper() + spelt[1:]


def sound(letter: str) -> str:
    called = name(letter, "")
    for script in SPOKEN:
        if called.startswith(script):
            return called.removeprefix(script).removeprefix("SMALL ").lower()
    return BOX


def write(pen: Pen, box: Box, text: str, size: float, ink: Ink = "ink", font: str = fonts.TEXT, side: Side = "left") -> None:
    """One line: smaller where it is too wide, cut off where it would be too small; a pen can mend it where letters lack."""
    if not text or BOX in spelled(text):
        pen.line(box.left, box.centre[1] - size * 0.35, box.right - 2, box.centre[1] - size * 0.35, "faint", 0.5)
    if text:
        least = min(size, SMALLEST)
        pen.fitted(box, shortened(spelled(text), font, least, box.width), size, ink, side, font)


def shortened(text: str, font: str, size: float, width: float) -> str:
    """As much of a text as has room."""
    short, length = text, len(text)
    while length > 1 and fonts.width(short, font, size) > width:
        length -= 1
        short = text[:length].rstrip() + MORE
    return short

"""The letters: two weights of Nunito, and signs and alphabets of DejaVu for what Nunito lacks. Their licences lie beside them."""

from functools import cache, lru_cache
from importlib.resources import files
from io import BytesIO
from itertools import groupby
from typing import Final
from unicodedata import normalize

from reportlab.pdfbase.pdfmetrics import registerFont
from reportlab.pdfbase.ttfonts import TTFont

BOLD: Final = "Nunito-ExtraBold"
TEXT: Final = "Nunito-Medium"
OTHERS: Final = "DejaVuSans-Bold"


class Unprintable(ValueError):
    """A text with letters that are in none of our fonts."""

    def __init__(self, text: str, letters: str) -> None:
        super().__init__(text, letters)
        self.text = text
        self.letters = letters

    def __str__(self) -> str:
        return f"{self.text!r} has letters that we cannot print: {self.letters}"


@cache
def font(name: str) -> TTFont:
    made = TTFont(name, BytesIO((files("sumdeck.paper") / "fonts" / f"{name}.ttf").read_bytes()))
    registerFont(made)
    return made


@lru_cache(4096)  # words are measured again and again until a page is full
def runs(text: str, wanted: str) -> tuple[tuple[TTFont, str], ...]:
    """A text in pieces, each in the wanted font as far as that has its letters. Raises Unprintable."""
    text = normalize("NFC", text)
    lacking = "".join(dict.fromkeys(letter for letter in text if not any(has(name, letter) for name in (wanted, OTHERS))))
    if lacking:
        raise Unprintable(text, lacking)
    pieces = groupby(text, key=lambda letter: wanted if has(wanted, letter) else OTHERS)
    return tuple((font(name), "".join(letters)) for name, letters in pieces)


def printable(text: str) -> bool:
    """Whether we have every letter of a text."""
    try:
        runs(text, TEXT)
    except Unprintable:
        return False
    return True


def has(name: str, letter: str) -> bool:
    return ord(letter) in font(name).face.charToGlyph


def width(text: str, name: str, size: float) -> float:
    """How wide a text is. Raises Unprintable."""
    return float(sum(used.stringWidth(piece, size) for used, piece in runs(text, name)))

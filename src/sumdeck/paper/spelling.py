"""Names that our fonts lack: spelt in Latin letters where Unicode tells the sound, with a box for each other letter."""

from __future__ import annotations

from typing import Final
from unicodedata import name, normalize

from sumdeck.paper import fonts

BOX: Final = "☐"
SPOKEN: Final = ("HANGUL SYLLABLE ", "HIRAGANA LETTER ", "KATAKANA LETTER ")
"""Of these scripts every letter is a sound, and called by it."""


def spelled(text: str) -> str:
    """A text as far as we can print it."""
    letters = [letter if fonts.printable(letter) else sound(letter) for letter in normalize("NFC", text)]
    spelt = "".join(letters)
    return spelt if fonts.printable(text) else spelt[:1].upper() + spelt[1:]


def sound(letter: str) -> str:
    """How a letter sounds; a box where we cannot tell."""
    called = name(letter, "")
    for script in SPOKEN:
        if called.startswith(script):
            return called.removeprefix(script).removeprefix("SMALL ").lower()
    return BOX

"""Texts that no game may stumble over, and ways to make more of them from good sentences."""

from random import Random
from typing import Final

NASTY: Final[tuple[str, ...]] = (
    "",
    " ",
    "\n",
    "\t\r\n\x0b\x0c",
    "\x00",
    "\x1b[2J",
    chr(0xD800),  # half of a character
    "\ufeff5",
    "\u202e5 + 3 = 8",  # written from right to left
    "e\u0301",
    "🂡🃏",
    "?",
    "hello",
    "take",
    "take take take",
    "build",
    "discard",
    "discard -1",
    "discard 99999999999999999999",
    "pass",
    "challenge",
    "None",
    "True",
    "nan",
    "inf",
    "0",
    "-0",
    "7",
    "007",
    "1_000",
    "0x10",
    "1e3",
    "1e999999",
    "0.1",
    ".5",
    "5.",
    "1,5",
    "1 000",
    "٣ + ٤ = ٧",  # digits that `int` reads
    "² + ³",
    "½ + ½ = 1",
    "√16 = 4",
    "∛-8",
    "√-1",
    "√√√√",
    "1 / 0",
    "0 / 0 = 1",
    "5 ÷ 0 = 0",
    "9 ** 9 ** 9",
    "9 ^ 9 ^ 9 ^ 9 ^ 9",
    "99999 ² ² ² ² ² ² ² ² ² ² ²",
    "50% %",
    "+",
    "=",
    "= 8",
    "8 =",
    "8 = 8",
    "8 = 8 = 8",
    "== 8",
    "5 +",
    "+ 5",
    "5 + + 3 = 8",
    "5 + -3 = 2",
    "--5",
    "5 3",
    "5 + 3 = 8, , take 8",
    ",",
    ";;;;",
    "()",
    "(5",
    "5)",
    ")(",
    "5 + 3 = 8 # take 8",
    "{0}",
    "%s %d %n",
    "'; DROP TABLE games; --",
    "<b>5</b>",
    "__import__('os')",
    "9" * 5000,  # more digits than `int` accepts
    "1 + " * 3000 + "1 = 3001",
    "(" * 3000 + "1" + ")" * 3000,
    "√" * 3000 + "1",
    "5 + 3 = 8, " * 1000,
    " " * 20000,
    "a" * 20000,
)
"""The long ones run into limits: of digits, of recursion, of patience."""

_LETTERS: Final = "0123456789+-−×x*/÷=.,()%√²³ \t\n−tdbpaké½٣"


def spoilt(text: str, rng: Random) -> str:
    """A sentence with one thing wrong: a letter or a word changed, left out, doubled or exchanged."""
    way = rng.randrange(6)
    words = text.split(" ")
    if way == 0:
        return text.upper() if rng.random() < 0.5 else f"  {text}\n"
    if way == 1 and len(words) > 1:
        place = rng.randrange(len(words) - 1)
        words[place], words[place + 1] = words[place + 1], words[place]
        return " ".join(words)
    if way == 2:
        place = rng.randrange(len(words))
        return " ".join(words[:place] + words[place + 1 :] if rng.random() < 0.5 else words[: place + 1] + words[place:])
    place = rng.randrange(len(text) + 1)
    letter = _LETTERS[rng.randrange(len(_LETTERS))]
    if way == 3:
        return text[:place] + letter + text[place:]
    return text[:place] + ("" if way == 4 else letter) + text[place + 1 :]

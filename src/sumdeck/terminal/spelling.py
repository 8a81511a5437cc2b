"""How texts are written for a terminal that cannot show every character: an old console, a pipe, the locale C.

It is a way to treat errors that the codecs of Python know by its name, so that everything that is written keeps to it: tables,
help, complaints. Only what cannot be shown is spelt otherwise; a sentence spelt so is still heard as the same sentence.
"""

import codecs
import os
import sys
import unicodedata
from collections.abc import Mapping
from contextlib import suppress
from typing import Final

from sumdeck.words import LANGUAGES, say, speaking

ERRORS: Final = "sumdeck.spelt"
SIGNS: Final = {
    **dict.fromkeys("−·–─", "-"),
    **dict.fromkeys("÷⁄", "/"),
    **dict.fromkeys("’‘", "'"),
    **dict.fromkeys("“”„«»", '"'),
    **dict(zip("×²³√∛±≈★→", ("x", "^2", "^3", "sqrt ", "cbrt ", "+/-", "~", "*", "->"))),
}
"""Signs of every language. A letter with an accent loses it, and ½ is 1/2, without being told here."""


def spelt(text: str, encoding: str) -> str:
    """A text in the characters that an encoding has."""
    return text.encode(encoding, ERRORS).decode(encoding)


def shows(encoding: str, text: str) -> bool:
    """Whether an encoding has all these characters."""
    try:
        return bool(text.encode(encoding))
    except UnicodeEncodeError:
        return False


def prepare(*, ascii_only: bool = False) -> str:
    """Make the streams of this process ready for any bytes and any text; returns the encoding that is shown."""
    encoding = "ascii" if ascii_only else shown_encoding(os.environ, sys.stdout.encoding)
    with suppress(AttributeError, ValueError):  # where somebody has put something else in their place
        sys.stdin.reconfigure(errors="replace")  # type: ignore[union-attr]
        for stream in (sys.stdout, sys.stderr):
            stream.reconfigure(encoding=encoding, errors=ERRORS)  # type: ignore[union-attr]
    return encoding


def shown_encoding(environment: Mapping[str, str], encoding: str | None) -> str:
    """What the terminal shows: the encoding of the stream, but ASCII where the user has asked for the locale C.

    Python itself speaks UTF-8 even there, and then sets LC_CTYPE to C.UTF-8; so that one tells nothing, and what the user has set
    is looked for in the others.
    """
    for name in ("LC_ALL", "LC_CTYPE", "LANG"):
        locale = environment.get(name, "")
        if locale and not (name == "LC_CTYPE" and locale == "C.UTF-8"):
            if locale in ("C", "POSIX"):
                return "ascii"
            break
    try:
        return codecs.lookup(encoding or "ascii").name
    except LookupError:
        return "ascii"


def _otherwise(letter: str) -> str:
    """A character in ASCII: as its language writes it there, as all do, or without what stands above it."""
    if letter == "☾":
        return f"{say('plain.moon')} "
    pairs = (pair.partition("=") for pair in say("plain.letters").split())
    known = {letter: plain for letter, _, plain in pairs} | SIGNS
    spread = known.get(letter) or "".join(known.get(part, part) for part in unicodedata.normalize("NFKD", letter))
    return spread.encode("ascii", "ignore").decode() or ("" if letter in "¿¡" else "?")


def _spell(error: UnicodeError) -> tuple[str, int]:
    assert isinstance(error, UnicodeEncodeError)
    return "".join(_otherwise(letter) for letter in error.object[error.start : error.end]), error.end


codecs.register_error(ERRORS, _spell)


def spellings(code: str) -> tuple[str, ...]:
    """Every word for something, the first of them the one that help tells of; and as a plain terminal shows it."""
    with speaking(LANGUAGES[0]):
        first = say(code)
    words = [word.strip() for said in (say(code), first) for word in said.lower().split(",")]
    return tuple(dict.fromkeys((*words, *(spelt(word, "ascii") for word in words))))


def means(line: str, code: str) -> bool:
    return line.strip().lower().rstrip(".!? ").replace("'", "’") in spellings(code)


def leaves(line: str) -> bool:
    """Whether somebody wants to go, which may be said at any time."""
    return means(line, "command.leave")

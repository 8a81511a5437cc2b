"""Friendly names and four-word codes, chosen by bytes that the caller got from `secrets`. The words are in `words.toml`.

A name says nothing about the person, and a code can be read out across a room.
"""

import re
import tomllib
from base64 import urlsafe_b64encode
from collections.abc import Container, Iterator, Mapping
from functools import cache
from hashlib import sha256
from importlib.resources import files
from itertools import takewhile
from typing import Any, Final

from sumdeck.rules.game import Refusal
from sumdeck.table.codes import TableCode

NAME_BYTES: Final = 2
CODE_BYTES: Final = 5
ID_BYTES: Final = 16
"""How many bytes a choice needs; more do no harm."""
CODE_WORDS: Final = 4
CODE_DIGITS: Final = 6


def table_id(chosen_by: bytes) -> str:
    """What a link calls a table: nobody can guess it."""
    return urlsafe_b64encode(chosen_by[:ID_BYTES]).decode().rstrip("=")


def friendly_name(chosen_by: bytes, taken: Container[str] = ()) -> str:
    """A name like Brave Otter; the next in order while somebody at the table has it already."""
    number = _number(chosen_by, NAME_BYTES)
    manners, animals = words("manners"), words("animals")
    for place in range(number, number + len(manners) * len(animals)):
        rest, animal = divmod(place, len(animals))
        name = f"{manners[rest % len(manners)]} {animals[animal]}".title()
        if name not in taken:
            return name
    raise ValueError("every friendly name is taken")


def is_friendly(name: str) -> bool:
    """Whether a name is one of ours, in whatever language it was chosen."""
    return name in friendly_names()


@cache
def friendly_names() -> frozenset[str]:
    """Brave Otter, Flinke Eule: every name in every language."""
    return frozenset(name for listed in _lists()["names"].values() for name in names_of(listed))


def names_of(listed: Mapping[str, str]) -> Iterator[str]:
    """The names of one language. Where the first word follows the second, its ending stands before those it goes with."""
    for part in listed["animals"].split("|"):
        ending, _, animals = part.rpartition(":")
        for animal in animals.split():
            for manner in listed["manners"].split():
                yield listed["form"].format(manner=manner + ending.strip(), animal=animal).title()


def four_words(chosen_by: bytes) -> str:
    """A code like `lemon-otter-window-drum`: one of 2^36."""
    number = _number(chosen_by, CODE_BYTES)
    known = words("code")
    code: list[str] = []
    for _ in range(CODE_WORDS):
        number, word = divmod(number, len(known))
        code.append(known[word])
    return "-".join(code)


def six_digits(code: str) -> str:
    """What stands for four words where it has to be short: always the same, and for few others."""
    return str(int.from_bytes(sha256(code.encode()).digest()[:8], "big") % 10**CODE_DIGITS).zfill(CODE_DIGITS)


def read_code(text: str) -> str:
    """The code that somebody typed, in whatever case and with whatever between words or digits. Raises Refusal.

    A word may have one slip, or be spelt as it sounds: still one code, so nobody guesses better by it. Digits stay as they are.
    """
    digits = re.sub(r"[\W_]", "", text)
    if re.fullmatch(rf"[0-9]{{{CODE_DIGITS}}}", digits):
        return digits
    said = re.findall(r"[a-z]+", text.lower())
    if len(said) != CODE_WORDS:
        said = parted("".join(said))
    code = [meant_by(word) for word in said]
    if len(code) != CODE_WORDS or not all(code):
        raise Refusal(TableCode.BAD_CODE)
    return "-".join(code)


def parted(together: str) -> list[str]:
    """The words of a code that somebody wrote as one: none begins another, so there is one way at most."""
    found = re.findall("|".join(words("code")), together)
    return found if "".join(found) == together else []


def meant_by(said: str) -> str:
    """The word of a code that somebody meant; empty where it could be none."""
    if said in words("code") or said in words("former"):
        return said
    near = (word for word in words("code") if is_slip(said, word))
    alike = (word for word in words("code") if sound(said) == sound(word))
    return next(near, "") or next(alike, "")


def is_slip(said: str, word: str) -> bool:
    """Whether one letter is wrong, missing or too many, or two have changed places."""
    same = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(said, word)))
    said, word = said[same:], word[same:]
    swapped = said[:2] == word[1::-1] and said[2:] == word[2:]
    return swapped or said[1:] in (word[1:], word) or said == word[1:]


def sound(word: str) -> str:
    """A word as those spell it who write what they hear."""
    heard = word.replace("ph", "f").replace("ck", "k").translate(str.maketrans("cqyz", "kkis"))
    return re.sub(r"(.)\1", r"\1", heard)


@cache
def words(which: str) -> tuple[str, ...]:
    return tuple(str({**_lists(), **_lists()["names"]["en"]}[which]).split())


@cache
def _lists() -> dict[str, Any]:
    return tomllib.loads(files("sumdeck.table").joinpath("words.toml").read_text("utf-8"))


def _number(chosen_by: bytes, length: int) -> int:
    if len(chosen_by) < length:
        raise ValueError(f"{length} bytes are needed to choose, and there are {len(chosen_by)}")
    return int.from_bytes(chosen_by[:length], "big")

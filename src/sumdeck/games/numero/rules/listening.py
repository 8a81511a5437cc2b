"""The steps that a text says, heard with patience: where plain words make no sentence, or a wrong one, others may say the same.

Each other wording below says the same as the text does, and counts only if all of it is true. What words are signs and numbers is
told in `../listening/`; which turn the steps are, in `words.py` and `reading.py`.
"""

import re
from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from sumdeck.games.numero.rules.words import VERBS, judge_all
from sumdeck.rules.game import Mistake, Objection, Refusal
from sumdeck.rules.listening.wordings import pattern
from sumdeck.rules.sentence import read_sentence
from sumdeck.rules.steps import Step
from sumdeck.rules.tokens import remembered

Parts = tuple[tuple[Step, ...], ...]

_IDLE: Final = re.compile(r"\b(it|them|there|down|everything|in(?:to)? the (?:middle|cent(?:re|er)))\b", re.IGNORECASE)
"""Words that point at cards: which ones, the rest of the sentence says."""
_COLOUR: Final = re.compile(r"\b([gobr])(?:reen|range|lue|ed|rüne?[rns]?|laue?[rns]?|ote?[rns]?)\s+(\d+)\b", re.IGNORECASE)
_COLOUR_BEHIND: Final = re.compile(r"\b(\d+)\s+([gobr])(?:reen|range|lue|ed|rün|lau|ot)\b", re.IGNORECASE)
"""`the green 10` and `10 green`, which are written `10g`."""
_LIST: Final = r"\b(?:<takes>|<with>) (?:\w+\s*,\s*)+\w+ <and> <the>\w+<end>"
"""Cards in a row: `take 12 with 5, 3 and 4`. The commas part nothing else."""
_POINTED: Final = r"(?:<it>|<all>) <with> "
_MORE: Final = r"\b<take> <it> <and> <the><card>"
_TOGETHER: Final = {
    r"\b(<and>) <with>\b": r"\1 ",  # take 8 with 5 and 3 and with 8
    r"(=\s*|\b<is> )(\w+)\s*,?\s*(?:<and>|<because>)?\s*<have> <the>\2<end>": r"\1\2",  # 5 + 7 = 12, and I have the 12
    r"^\s*(?:i )?(?:<take> )?<the><card>\s*,?\s*<because> (?!.*\b<is>\b)<what><end>": r"\2 = \1",  # 8, because 5 and 3
    r"\b<the><card> <takes> <what><end>": r"take \2 with \1",  # my 8 takes 5 and 3
    r"(?:,\s*)?\b<and> <the><card> <too>\b": r", \1 = \1",  # 5 + 3 = 8, and the 8 too
    rf"{_MORE} <with> <the><card><end>": r", \1 = \1, take \2",  # 5 + 3 = 8, take it and the 8 with my 8
    rf"{_MORE}<end>": r", \1 = \1, take \1",  # where no such pile lies there, the card is meant
    r"\b<take> <the>(?:build of (?=\w+<end>)|(?=\[\w+\]<end>))\[?(\w+)\]?": r"[\1] = \1, take \1",  # take the build of 10
    rf"\b<take> {_POINTED}": "take ",  # 5 + 3 = 8, take them with my 8
    rf"\b<take> (?!{_POINTED})<what> <with> <the><card><end>": r"\1 = \2, take \2",  # take 5 and 3 with 8
    r"\b(?:(<build>)|<make>) <the><card>\s*(?:\b(?:<with>|<from>)\b|:) <what><end>": r"\1 \3 = \2",  # build 10 with 9 and 1
    r"\b<take> <the><card> <with> ([^=,;.:]+\s<joint>\s[^=,;.:]+?)<end>": r"\2 = \1, take \1",  # take 8 with 5 and 3
}
"""What says a sum and a card in one breath, and how the two are said apart."""
_HALVES: Final = {r"\b<card> <halved>\b": r"1/2 of \1", r"\b<half> <the><card>": r"\1 ÷ 2"}
"""What one wild card does as well as another."""


class _Ways:
    """The patterns of all that can be said otherwise."""

    def __init__(self) -> None:
        self.list = pattern(_LIST)
        self.together = [(pattern(said), means) for said, means in _TOGETHER.items()]
        self.halves = [(pattern(said), means) for said, means in _HALVES.items()]
        self.parting = pattern(r"\s<and>\s")
        """What parts groups in `10 = 10 and 6 + 4 = 10`."""
        self.builds = pattern(r"\b<build>\b[^=,;.]*$")
        """Before an `and` that adds: `build 1 and 9 = 10`."""
        self.go_on = pattern(r"<equals>\s*<card>\s*[,.;]\s*(?:<and>|<then>)?\s*(?=<plus>\b|[-+−×÷*/])")
        """A result with which the next step goes on: `5 plus 3 is 8, plus 4 is 12`."""
        self.and_more = pattern(r"<equals>\s*<card>\s*,?\s*<and> (?=\w+\s*(?:=|<is>\b))")
        """A result to which the next number is added: `5 and 3 is 8, and 4 is 12`."""
        self.then = pattern(r",?\s?\b(?:<and> )?<then>\b")
        """What parts cards that are laid down: `discard −2 and then 1`."""


_ways: Final = lru_cache(maxsize=1)(_Ways)


LONGEST: Final = 500
"""Nobody says more in one breath. Other wordings of a longer text are not looked for: they cost with the square of its length."""


def halved_otherwise(text: str) -> str:
    """The same with the other card that halves; nothing where no half is said in words."""
    for said, means in _ways().halves:
        if said.search(text):
            return said.sub(means, text)
    return ""


@remembered
def read_words(text: str) -> Parts:
    """The steps of a text. Raises Refusal where it is no sentence in any wording."""
    if len(text) <= LONGEST:
        text = _ways().list.sub(lambda found: found[0].replace(",", " and "), text)
        for said, means in _ways().together:
            text = said.sub(means, text)
    try:
        parts = read_sentence(text, VERBS)
        judge_all(parts)
    except Objection as objection:
        patient = _first_true(text)
        if patient is not None:
            return patient
        if isinstance(objection, Refusal) and not _is_read(text):
            raise
        return read_sentence(text, VERBS)
    return parts


def _is_read(text: str) -> bool:
    try:
        read_sentence(text, VERBS)
    except Refusal:
        return False
    return True


def _first_true(text: str) -> Parts | None:
    """The steps of the first other wording that is a sentence, and true."""
    for wording in _wordings(text) if len(text) <= LONGEST else ():
        try:
            parts = read_sentence(wording, VERBS)
            judge_all(parts)
        except (Refusal, Mistake):
            continue
        return parts
    return None


def _wordings(text: str) -> Iterator[str]:
    """Other ways to say a text, the nearest first."""
    pointed = _COLOUR_BEHIND.sub(r"\1\2", _COLOUR.sub(r"\2\1", _IDLE.sub(" ", text)))
    ways = _ways()
    more = ways.and_more.sub(lambda found: f"{_carried(found)}+ ", pointed)
    for wording in (pointed, _listed(ways.then.sub(",", pointed)), ways.go_on.sub(_carried, pointed), more):
        for spaced in (wording, ways.parting.sub(_parting, wording)):
            if spaced != text:
                yield spaced


def _parting(found: re.Match[str]) -> str:
    """A comma for an `and` that parts two things."""
    return found[0] if _ways().builds.search(found.string[: found.start()]) else " , "


def _listed(text: str) -> str:
    """Cards that are laid down, parted by commas: `discard −2, ×3, 9`."""
    pieces = re.split(r"([,;.])", text)
    for place in range(2, len(pieces), 2):
        said = pieces[place].strip().casefold()
        word = re.match(r"[^\W\d]+", said)
        names_cards = bool(said) and "=" not in said and (word is None or word[0] not in VERBS)
        if names_cards and re.match(r"\s*(\w+ )*?(discard|drop|lay|put|play|throw)\b", pieces[0].casefold()):
            pieces[place - 1] = " "
    return "".join(pieces)


def _carried(found: re.Match[str]) -> str:
    """The result said again at the beginning of the next step."""
    return f"{found[0][: found.end(1) - found.start()]} , {found[1]} "

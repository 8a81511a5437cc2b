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
from sumdeck.rules.sentence import read_sentence
from sumdeck.rules.steps import Step
from sumdeck.rules.tokens import MOST, SHORT

Parts = tuple[tuple[Step, ...], ...]

_IDLE: Final = re.compile(r"\b(it|them|there|down|everything|in(?:to)? the (?:middle|cent(?:re|er)))\b", re.IGNORECASE)
"""Words that point at cards: which ones, the rest of the sentence says."""

_AND: Final = re.compile(r"\s(and|und)\s", re.IGNORECASE)
"""What parts groups in `10 = 10 and 6 + 4 = 10`."""

_GO_ON: Final = re.compile(
    r"(?:=|\b(?:is|are|makes?|equals?|gives?|ist|sind|macht|gleich)\b)\s*(\w+)\s*[,.;]\s*(?:and|then|und|dann)?\s*"
    r"(?=(?:plus|minus|times|divided by|take away|mal|durch|geteilt durch)\b|[-+−×÷*/])",
    re.IGNORECASE,
)
"""A result with which the next step goes on: `5 plus 3 is 8, plus 4 is 12`."""

_AND_MORE: Final = re.compile(
    r"(?:=|\b(?:is|are|makes?|ist|sind|macht)\b)\s*(\w+)\s*,?\s*(?:and|und)\s+(?=\w+\s*(?:=|(?:is|are|makes?|ist|sind|macht)\b))",
    re.IGNORECASE,
)
"""A result to which the next number is added: `5 and 3 is 8, and 4 is 12`."""

_COLOUR: Final = re.compile(r"\b([gobr])(?:reen|range|lue|ed|rüne?[rns]?|laue?[rns]?|ote?[rns]?)\s+(\d+)\b", re.IGNORECASE)
_COLOUR_BEHIND: Final = re.compile(r"\b(\d+)\s+([gobr])(?:reen|range|lue|ed|rün|lau|ot)\b", re.IGNORECASE)
"""`the green 10` and `10 green`, which are written `10g`."""

_END: Final = r"(?=\s*(?:[,;.!]|$))"
_POINTED: Final = r"(?:it|them|that|all|everything|(?:all|both) of \w+)\s+(?:with|mit|met|avec|con)\s+"
_TAKE: Final = r"\b(?:take|taking|win|capture|grab|collect|pick up|nimm|nehme|pak|neem|prends|tomo|cojo)"
_ALL_WITH: Final = re.compile(rf"{_TAKE}\s+{_POINTED}", re.IGNORECASE)
"""All that was said, and then the card that takes it: `5 + 3 = 8, take them with my 8`."""

_WITH: Final = re.compile(
    rf"{_TAKE}\s+(?!{_POINTED})"
    rf"([^=,;.:]+?)\s+(?:with|mit|met|avec|con)\s+(?:(?:my|the|an?|der|meiner|de|mijn|mon|le|mi|el)\s+)*(\w+){_END}",
    re.IGNORECASE,
)
"""What is taken, and the card that takes it: `take 5 and 3 with 8` says that 5 and 3 is 8."""

_MADE: Final = re.compile(
    r"\b(?:(build|baue|bouw|construis|construyo|construye)|building|make|making|mache|maak)\s+(?:an?\s+)?(\w+)\s*"
    rf"(?:\b(?:with|from|out of|using|mit|aus|met|van|avec|con)\b|:)\s+([^=,;.:]+?){_END}",
    re.IGNORECASE,
)
"""What is made, and of what: `build 10 with 9 and 1` says that 9 and 1 is 10."""

_JOINT: Final = r"(?:and|und|en|et|y|plus|minus|min|moins|más|menos|times|mal|keer|fois|por|[-+−×*÷])"
_TAKEN: Final = re.compile(
    rf"{_TAKE}\s+(?:(?:the|my|die|de|le|el)\s+)?(\w+)\s+(?:with|mit|met|avec|con)\s+([^=,;.:]+\s{_JOINT}\s[^=,;.:]+?){_END}",
    re.IGNORECASE,
)
"""The card that takes, and what it takes: `take 8 with 5 and 3`."""

_TAKES: Final = re.compile(
    rf"\b(?:(?:my|the|meine|die|mijn|de|mon|le|mi|el)\s+)?(\w+)\s+(?:takes|nimmt|pakt|prend)\s+([^=,;.:]+?){_END}",
    re.IGNORECASE,
)
"""The card first, and what it takes: `my 8 takes 5 and 3`, `8 takes 8`."""

_TOO: Final = re.compile(
    r"(?:,\s*)?\b(?:and|und|en|et|y)\s+(?:(?:the|die|de|le|el)\s+)?(\w+)\s+(?:too|as well|auch|ook|aussi|también)\b",
    re.IGNORECASE,
)
"""A pile that matches by itself, said behind a sum: `5 + 3 = 8, and the 8 too`."""

_MORE: Final = (
    rf"{_TAKE}\s+"
    r"(?:it|that|this|them|those|das|es|sie|diese|het|dat|ze|ça|ca|cela|eso|esto)\s+(?:and|und|en|et|y)\s+(?:also\s+)?"
    r"(?:(?:the|that|die|de|le|el|other|andere|autre|otro)\s+)*(\w+)"
)
_IT_AND: Final = re.compile(rf"{_MORE}{_END}", re.IGNORECASE)
_IT_AND_WITH: Final = re.compile(
    rf"{_MORE}\s+(?:with|mit|met|avec|con)\s+(?:(?:my|the|der|meiner|de|mijn|mon|le|mi|el)\s+)*(\w+){_END}", re.IGNORECASE
)
"""What was made, and a pile like it: `5 + 3 = 8, take it and the 8`. Where none lies there, the card is meant."""

_LISTED: Final = re.compile(
    rf"\b(?:takes|nimmt|pakt|prend|with|mit|met|avec|con)\s+(?:\w+\s*,\s*)+\w+\s+(?:and|und|en|et|y)\s+(?:the\s+)?\w+{_END}",
    re.IGNORECASE,
)
"""Cards in a row: `take 12 with 5, 3 and 4`. The commas part nothing else."""

_WITH_MORE: Final = re.compile(r"\b(and|und|en|et|y)\s+(?:with|mit|met|avec|con)\b", re.IGNORECASE)
"""What is taken besides: `take 8 with 5 and 3 and with 8`."""

_EQUALS: Final = r"(?:is|are|makes?|equals?|gives?|ist|sind|macht|maakt|fait|font|es|son)"
_HELD: Final = re.compile(
    rf"(=\s*|\b{_EQUALS}\s+)(\w+)\s*,?\s*(?:and|because|und|en|et|y)?\s*(?:i(?: ha|')ve(?: got)?|ich habe|ik heb|j'ai|tengo)"
    rf"\s+(?:(?:the|a|an|my|die|eine|de|een|le|un|el)\s+)?\2{_END}",
    re.IGNORECASE,
)
"""The card of a result, which is in the hand: `5 + 7 = 12, and I have the 12`."""

_REASON: Final = re.compile(
    rf"^\s*(?:i\s+)?(?P<take>{_TAKE}\s+)?(?:(?:the|my|die|de|le|el)\s+)?(?P<card>\w+)\s*,?\s*"
    rf"(?:because|weil|denn|omdat|want|parce que|car|porque)\s+(?P<made>(?!.*\b{_EQUALS}\b)[^=,;.:]+?){_END}",
    re.IGNORECASE,
)
"""The answer first, and then what makes it: `8, because 5 and 3`."""

_BUILD: Final = re.compile(rf"{_TAKE}\s+(?:the\s+)?(?:build of\s+(?=\w+{_END})|(?=\[\w+\]{_END}))\[?(\w+)\]?", re.IGNORECASE)
"""A build that is taken: `take the [10]`, `take the build of 10`."""

_HALVES: Final = (
    (re.compile(r"\b(\w+) (?:halved|halbiert|gehalveerd)\b", re.IGNORECASE), r"1/2 of \1"),
    (re.compile(r"\b(?:half|hälfte|helft|moitié|mitad)(?: (?:of|von|van|de))?(?: the)? (\w+)", re.IGNORECASE), r"\1 ÷ 2"),
)
"""What one wild card does as well as another."""

_THEN: Final = re.compile(r",?\s?\b(?:(?:and|und|en) )?(?:then|dann|dan)\b", re.IGNORECASE)
"""What parts cards that are laid down: `discard −2 and then 1`."""

_TOGETHER: Final = (
    (_WITH_MORE, r"\1 "),
    (_HELD, r"\1\2"),
    (_REASON, r"\g<made> = \g<card>"),
    (_TAKES, r"take \2 with \1"),
    (_TOO, r", \1 = \1"),
    (_IT_AND_WITH, r", \1 = \1, take \2"),
    (_IT_AND, r", \1 = \1, take \1"),
    (_BUILD, r"[\1] = \1, take \1"),
    (_ALL_WITH, "take "),
    (_WITH, r"\1 = \2, take \2"),
    (_MADE, r"\1 \3 = \2"),
    (_TAKEN, r"\2 = \1, take \1"),
)
"""What says a sum and a card in one breath, and how the two are said apart."""

_BUILDS: Final = re.compile(r"\b(?:build|baue)\b[^=,;.]*$", re.IGNORECASE)
"""Before an `and` that adds: `build 1 and 9 = 10`."""


LONGEST: Final = 500
"""Nobody says more in one breath. Other wordings of a longer text are not looked for: they cost with the square of its length."""


def read_words(text: str) -> Parts:
    """The steps of a text. Raises Refusal where it is no sentence in any wording."""
    return _read_again(text) if len(text) <= SHORT else _read(text)


def halved_otherwise(text: str) -> str:
    """The same with the other card that halves; nothing where no half is said in words."""
    for said, means in _HALVES:
        if said.search(text):
            return said.sub(means, text)
    return ""


def _read(text: str) -> Parts:
    if len(text) <= LONGEST:
        text = _LISTED.sub(lambda found: found[0].replace(",", " and "), text)
        for said, means in _TOGETHER:
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


_read_again: Final = lru_cache(maxsize=MOST)(_read)


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
    more = _AND_MORE.sub(lambda found: f"{_carried(found)}+ ", pointed)
    for wording in (pointed, _listed(_THEN.sub(",", pointed)), _GO_ON.sub(_carried, pointed), more):
        for spaced in (wording, _AND.sub(_parting, wording)):
            if spaced != text:
                yield spaced


def _parting(found: re.Match[str]) -> str:
    """A comma for an `and` that parts two things."""
    return found[0] if _BUILDS.search(found.string[: found.start()]) else " , "


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

"""The words of all languages in one list.

They are heard all at once, not by the language of the page: two children at one table may speak two languages, and a sentence in
a record has to mean the same on every machine for ever. So no word may mean two things in two languages; that is refused here.
"""

import tomllib
import unicodedata
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, fields
from difflib import get_close_matches
from functools import cache
from importlib import resources
from typing import Any, Final

from sumdeck.rules.listening.turning import COMMANDS

LONGEST: Final = 12
"""No phrase and no number has more words."""


@dataclass
class Wordlist:
    """Phrases, and what they stand for. A key is in small plain letters, its words parted by single spaces."""

    numbers: dict[str, int] = field(default_factory=dict)
    """All below a thousand, and a few more."""
    several: set[str] = field(default_factory=set)
    """Those that say it of more than one card: `fives`."""
    thousands: dict[str, tuple[str, ...]] = field(default_factory=dict)
    """The word for a thousand with what may stand between it and the rest."""
    points: set[str] = field(default_factory=set)
    parts: dict[str, int] = field(default_factory=dict)
    """`quarters`: 4."""
    signs: dict[str, str] = field(default_factory=dict)
    behind: dict[str, str] = field(default_factory=dict)
    """Signs only behind a number."""
    before: dict[str, str] = field(default_factory=dict)
    """Signs only where no number stands before."""
    turned: dict[str, tuple[str, ...]] = field(default_factory=dict)
    """`double`: what stands behind the number that follows."""
    words: dict[str, str] = field(default_factory=dict)
    last: dict[str, str] = field(default_factory=dict)
    """Words that may stand behind what they belong to."""
    fillers: set[str] = field(default_factory=set)
    many: set[str] = field(default_factory=set)
    """Fillers that say of the number behind them that several cards are meant: `both`."""
    cards: set[str] = field(default_factory=set)
    """`cards`: the number before it is a count, and no card."""
    one_card: set[str] = field(default_factory=set)
    pointing: set[str] = field(default_factory=set)
    """Words before a number that is the card's own: `the 1 card`."""
    stuck: set[str] = field(default_factory=set)
    """What somebody says who does not know how to go on."""
    reasons: set[str] = field(default_factory=set)
    """What a reason is said behind: `because`."""
    conclusions: set[str] = field(default_factory=set)
    """What is said before that which follows from a reason: `so`."""
    wordings: dict[str, set[str]] = field(default_factory=dict)
    """What longer ways of saying something are known by, see `wordings.py`."""
    openings: set[str] = field(default_factory=set)
    """The first words of all these; every other word is left as it is."""

    def opens(self, word: str) -> bool:
        """Whether a phrase may begin with this word."""
        return word in self.openings or any(thousand in word for thousand in self.thousands)

    def number(self, key: str) -> int | None:
        if key in self.numbers:
            return self.numbers[key]
        for thousand, joints in self.thousands.items():
            many, found, rest = key.partition(thousand)
            number = self._thousands(many.strip(), rest.strip(), joints) if found else None
            if number is not None:  # else it may be a thousand of another language: mil, mille
                return number
        return None

    def _thousands(self, many: str, rest: str, joints: tuple[str, ...]) -> int | None:
        count = self.numbers.get(many, 1 if not many or many in self.fillers else 0)  # thousand, a thousand
        if not 0 < count < 1000:
            return None
        if not rest:
            return count * 1000
        for joint in joints:
            below = self.numbers.get(rest.removeprefix(joint).strip(), 0) if rest.startswith(joint) else 0
            if 0 < below < 1000:
                return count * 1000 + below
        return None


def fold(text: str) -> str:
    """A word or a phrase in small plain letters: no accent, no apostrophe, a space for a hyphen."""
    if not text.isascii():
        spread = unicodedata.normalize("NFD", text.replace("ß", "ss"))
        text = "".join(character for character in spread if not unicodedata.combining(character))
    return " ".join(text.lower().replace("'", "").replace("’", "").replace("-", " ").split())


def spellings(text: str) -> set[str]:
    """The keys of a phrase: its folded form, and the one of a keyboard without umlauts."""
    typed = text.lower()
    for letter, pair in (("ä", "ae"), ("ö", "oe"), ("ü", "ue"), ("ß", "ss")):
        typed = typed.replace(letter, pair)
    return {fold(text), fold(typed)}


TABLES: Final = {
    "parts": "parts",
    "signs": "signs",
    "behind": "signs_behind_a_number",
    "before": "signs_before_a_number",
    "words": "words",
    "last": "words_said_last",
    "turned": "turned_round",
}
"""The tables of a file: phrases and what they mean."""
LISTS: Final = {
    "fillers": ("fillers", "words"),
    "many": ("fillers", "several"),
    "cards": ("counted", "cards"),
    "one_card": ("counted", "card"),
    "pointing": ("counted", "pointing"),
    "stuck": ("stuck", "phrases"),
    "reasons": ("reasons", "behind"),
    "conclusions": ("reasons", "before"),
}
"""Its lists of phrases: lines of words, or texts one by one."""


def read_wordlist(data: Mapping[str, Any]) -> Wordlist:
    found = Wordlist()
    _read_numbers(found, data["numbers"])
    for name, table in TABLES.items():
        meanings = getattr(found, name)
        for phrase, meaning in data.get(table, {}).items():
            said = tuple(meaning.split()) if name == "turned" else meaning
            meanings.update(dict.fromkeys(spellings(phrase), said))
    for name, (table, key) in LISTS.items():
        for phrase in listed(data.get(table, {}).get(key, "")):
            getattr(found, name).update(spellings(phrase))
    for name, phrases in data.get("wordings", {}).items():
        found.wordings[name] = {form for phrase in listed(phrases) for form in (phrase.replace("-", " "), *spellings(phrase))}
    return found


def listed(phrases: str | Sequence[str]) -> Sequence[str]:
    """Phrases one by one; in a line of words, a hyphen stands for a space."""
    return phrases.split() if isinstance(phrases, str) else phrases


def _read_numbers(found: Wordlist, data: Mapping[str, Any]) -> None:
    small = data["below_100"].split()
    hundreds = data["hundreds"].split()
    assert len(small) == 100, f"{len(small)} numbers below 100"
    assert len(hundreds) == 9, f"{len(hundreds)} hundreds"
    several = data.get("several", {})
    also = [*data.get("also", {}).items(), *several.items()]
    found.several |= {key for phrase in several for key in spellings(phrase)}
    starts = [(key, 100 * count) for count, word in enumerate(hundreds, 1) for key in spellings(word)]
    starts += [(key, value) for phrase, value in also if value == 100 for key in spellings(phrase)]
    rest = [(key, value) for value, word in enumerate(small) for key in spellings(word)]
    found.numbers |= dict([*rest, *starts, *((key, value) for phrase, value in also for key in spellings(phrase))])
    for joint in data["joined_by"]:
        for start, hundreds_said in starts:
            found.numbers |= {f"{start}{joint}{key}": hundreds_said + value for key, value in rest if value}
    found.thousands[fold(data["thousand"])] = tuple(joint.strip() for joint in data["joined_by"])
    found.points |= {fold(word) for word in data["point"]}


def known_languages() -> tuple[str, ...]:
    folder = resources.files("sumdeck.rules.listening")
    return tuple(sorted(entry.name.removesuffix(".toml") for entry in folder.iterdir() if entry.name.endswith(".toml")))


@cache
def all_words() -> Wordlist:
    """The words of all languages together."""
    whole = Wordlist()
    for language in known_languages():
        text = resources.files("sumdeck.rules.listening").joinpath(f"{language}.toml").read_text("utf-8")
        merge(whole, read_wordlist(tomllib.loads(text)), language)
    tables = (whole.numbers, whole.parts, whole.signs, whole.behind, whole.before, whole.turned, whole.words, whole.last)
    whole.openings = {key.partition(" ")[0] for keys in (*tables, whole.fillers) for key in keys}
    return whole


def merge(whole: Wordlist, language: Wordlist, name: str) -> None:
    """Add the words of one language. Raises ValueError where a word has another meaning already."""
    _agree(whole, language, name)
    for wording, phrases in whole.wordings.items():
        language.wordings.setdefault(wording, set()).update(phrases)
    for each in fields(Wordlist):
        getattr(whole, each.name).update(getattr(language, each.name))


def _agree(whole: Wordlist, language: Wordlist, name: str) -> None:
    known = _meanings(whole)
    for phrase, meaning in _meanings(language).items():
        if known.get(phrase, meaning) != meaning:
            raise ValueError(f"{name}.toml: {phrase!r} is {meaning!r} here and {known[phrase]!r} in another language")


def _meanings(words: Wordlist) -> dict[str, str]:
    """What each phrase means if nothing stands before it."""
    found = dict.fromkeys(words.fillers, "")
    found |= {phrase: str(value) for phrase, value in words.numbers.items()}
    found |= {phrase: f"1/{part}" for phrase, part in words.parts.items()}
    return found | words.signs | words.words | words.last


CLOSE: Final = 0.75
"""How like two words are: `tkae` and `take` are just so."""


def close_words(word: str) -> list[str]:
    """The known words that look most like one, the nearest first: whoever finds one asks. Of a long word none is asked for."""
    return get_close_matches(fold(word), _known(), cutoff=CLOSE) if 3 < len(word) < 20 else []


@cache
def _known() -> tuple[str, ...]:
    words = all_words()
    phrases = {*COMMANDS, *words.words, *words.words.values(), *words.last, *words.last.values(), *words.signs}
    return tuple(sorted(word for word in phrases if word.isalpha()))

"""Every number that a sentence states is judged, wherever it stands, in all games.

Each number of each written move of random games is altered in turn. What is then still heard must be another honest sentence: all
that it states is true by a reckoner of its own (`sums.py`), and all that it names is what moves. Or it is noted as a mistake.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from typing import Any

import pytest

from sumdeck.rules.game import Game, Json, Objection, Seat
from sumdeck.rules.registry import game, games
from tests.budget import THOROUGH
from tests.rules.random_sentences import positions, sentences
from tests.rules.sums import Unknown, falsehoods, value_of
from tests.ways import ways

NUMBER = re.compile(r"\d+")
ANSWERED = re.compile(r"(^|, )([^,]+)(?=, (?:capture|matching) )")
"""What stands before a capture or a match of Mathino."""

TABLES: list[tuple[str, dict[str, Json]]] = [
    *((name, way) for name in games() for way in ways(game(name))),
    *[("numero", {"level": "full", "scoring": True})] * THOROUGH,
    ("mathino", {"level": "advanced", "max_decks": 1, "mistakes": "claims", "combo_capture": True}),
    ("mathino", {"level": "advanced", "max_decks": 1, "combo_capture": True, "fractions": True, "digit_sum_negative": "drop"}),
]


def test_the_reckoner_reads_what_is_laid_into_numbers() -> None:
    """The cards of Formula stand in square brackets, each a digit."""
    assert falsehoods("[2]60 − [J3]59 = 1") == ["[2]60 − [J3]59 = 1"]
    assert falsehoods("[2]60 − [J2]5[9] = [1]") == falsehoods("[15]5 × [0] = [0]") == []
    assert falsehoods("[1] ÷ [J0] = [1]") == ["[1] ÷ [J0] = [1]"]


@pytest.mark.parametrize(("name", "settings"), TABLES, ids=str)
def test_every_stated_number_is_judged(name: str, settings: dict[str, Json]) -> None:
    played = game(name)
    altered = 0
    for state, seat in positions(played, settings):
        for text in sentences(played, state, seat):
            assert falsehoods(text) == [], f"{text!r} is written, and is not true"
            move = played.read(state, seat, text).move
            for said in (text, *with_more_stated(text)):
                assert played.read(state, seat, said).move == move, f"{said!r} is not heard as {text!r}"
                for other in alterations(said):
                    altered += 1
                    check_honest(played, state, seat, other)
    assert altered > 9


def check_honest(played: Game[Any, Any], state: Any, seat: Seat, text: str) -> None:
    """Refused, or a mistake, or true in all its numbers, each of which moves something."""
    try:
        move = played.read(state, seat, text).move
    except Objection:
        return
    if played.mistake(state, seat, move) is not None:
        return
    written = played.write(state, seat, move)
    where = f"{text!r} is heard as {written!r} at\n{played.describe(played.view(state, seat))}"
    if written == "wrong":  # which costs a card in Formula, where that is played: only for what is not true, and could be laid
        assert falsehoods(text), where
        pack, hand = played.pack_of(state), played.zones(state)[f"hand {seat}"].cards
        named = Counter("J" if "J" in card else card for card in new_cards(text))
        assert not named - Counter(pack.label(card) for card in hand), where
        return
    assert falsehoods(text) == [], where
    if played.name == "formula":  # a joker may be said by its digit, and which of two equal cards is new makes no difference
        assert re.sub(r"[\[\]J]", "", text) == re.sub(r"[\[\]J]", "", written), where
        assert Counter(new_cards(text)) == Counter(new_cards(written)), where
        # But what is said to be a joker is one.
        assert not Counter(re.findall(r"J\d", text)) - Counter(re.findall(r"J\d", written)), where
        return
    # A match that needs no pile named says one number for two.
    known = numbers(written) + worths(text) + numbers(" ".join(re.findall(r"matching \S+", written)))
    if played.name == "numberloor":  # floor 11 is floor 1
        assert not last_digits(numbers(text)) - last_digits(known), where
    else:
        assert not numbers(text) - known, where


def worths(text: str) -> Counter[str]:
    """What is said of cards that need not be said: it moves nothing, and is true."""
    return numbers(" ".join(said.partition("=")[2] for said in re.findall(r"\(([^()]*=[^()]*)\)", text)))


def with_more_stated(text: str) -> Iterator[str]:
    """The same with all that it leaves unsaid: what the cards in brackets make, or what is captured or matched."""
    yield from (more for more in [re.sub(r"\(([^()=]+)\)", lambda found: f"({stated(found[1])})", text)] if more != text)
    if ANSWERED.search(text) and "(" not in text:
        yield ANSWERED.sub(lambda found: found[1] + " and ".join(f"({stated(part)})" for part in found[2].split(" and ")), text)


def stated(said: str) -> str:
    try:
        return f"{said} = {value_of(said)}"
    except Unknown:
        return said


def new_cards(text: str) -> list[str]:
    """The cards that a sentence of Formula takes from the hand: `[8] × [J8] = 6[4]` takes 8, J8 and 4, and `[17]` is `[1][7]`."""
    return [card for marked in re.findall(r"\[([^\]]*)\]", text) for card in re.findall(r"J?\d", marked)]


def numbers(text: str) -> Counter[str]:
    """How often each number stands there, by what it is worth: 0.5, and 2/4 as well, is the number on the card 1/2."""
    text = re.sub(r"\d+(?:\.\d+|/[1-9]\d*)", lambda found: str(Fraction(found[0])), text)
    return Counter(NUMBER.findall(text))


def last_digits(counted: Counter[str]) -> Counter[str]:
    return Counter({digit: sum(counted[number] for number in counted if number[-1] == digit) for digit in "0123456789"})


def alterations(text: str) -> Iterator[str]:
    """The sentence with one number changed, in several ways; in a long sentence each number once, unless all are wanted."""
    found = list(NUMBER.finditer(text))
    for place, number in enumerate(found):
        value = int(number[0])
        others = sorted({value + 1, max(0, value - 1), value + 10, 2 * value} - {value})
        if len(found) > 5 and not THOROUGH:
            others = others[place % len(others) :][:1]
        yield from (text[: number.start()] + str(other) + text[number.end() :] for other in others)

"""Whatever way a true sentence is said in, it is the same move; and whatever number is changed in it, it is not.

Random games at random levels and house rules. What is changed without changing anything is in `variations.py`.
"""

from __future__ import annotations

from random import Random

import pytest

from sumdeck.rules.game import Objection
from sumdeck.rules.registry import game, games
from tests.budget import budget
from tests.rules.random_sentences import house_rules, positions, sentences
from tests.rules.test_every_number import alterations, check_honest
from tests.rules.variations import spelt, variations


@pytest.mark.parametrize("number", range(budget(2, 60)))
@pytest.mark.parametrize("name", games())
def test_a_sentence_means_its_move_however_it_is_said(name: str, number: int) -> None:
    """N-98, M-111, F-62: heard by its mathematics, and not by its spelling."""
    played = game(name)
    settings = house_rules(played, Random(f"{name} {number}"))
    for state, seat in positions(played, settings, 1):
        for text in sentences(played, state, seat):
            move = played.read(state, seat, text).move
            assert played.write(state, seat, move) == text, settings
            for way, said in variations(text):
                try:
                    heard = played.read(state, seat, said).move
                except Objection as objection:
                    pytest.fail(f"{way}: {said!r}, said for {text!r}, is {objection!r} under {settings}")
                assert heard == move, f"{way}: {said!r} is not {text!r} under {settings}"
            for other in alterations(text):
                check_honest(played, state, seat, other)


def test_numbers_are_spelt_as_people_do() -> None:
    assert [spelt(number, "en") for number in (0, 21, 105, 340)] == [
        *("zero", "twenty-one", "one hundred and five", "three hundred and forty"),
    ]
    assert [spelt(number, "de") for number in (1, 21, 105, 340)] == [
        *("eins", "einundzwanzig", "einhundertfünf", "dreihundertvierzig"),
    ]

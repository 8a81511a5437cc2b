"""Sentences in their parts: what every game writes can be cut, and joined again."""

from __future__ import annotations

from random import Random

import pytest

from sumdeck.rules import registry
from sumdeck.rules.conformance.texts import NASTY
from sumdeck.rules.notation import joined, notation


@pytest.mark.parametrize(
    ("text", "parts"),
    [
        ("5g + 3r = 8, take 8b", (("5", "g"), " + ", ("3", "r"), " = 8, ", ("take",), " ", ("8", "b"))),
        ("[10]a − 2 = 8, leave; discard −2", (("[10]", "a"), " − 2 = 8, ", ("leave",), "; ", ("discard",), " −2")),
        ("[J6]4 + [5/2] = 6", (("[J6]", ""), "4 + ", ("[5/2]", ""), " = 6")),
        ("take two", (("take",), " ", ("two",))),
        ("Fünf plus 3.", (("Fünf",), " ", ("plus",), " 3.")),
        ("5 x 3 [ 2", ("5 x 3 [ 2",)),
        ("", ()),
    ],
)
def test_words_cards_and_piles_are_told_from_the_rest(text: str, parts: object) -> None:
    assert notation(text) == parts


@pytest.mark.parametrize("text", NASTY)
def test_any_text_is_what_its_parts_are_joined_to(text: str) -> None:
    assert joined(notation(text)) == text


@pytest.mark.parametrize("name", registry.games())
def test_of_what_a_game_writes_every_word_is_known_as_one(name: str) -> None:
    game, rng = registry.game(name), Random(name)
    state = game.new(1, 2 if 2 in game.seats else game.seats[0])
    for _ in range(20):
        for seat in game.to_act(state)[:1]:
            move = game.sample(state, seat, rng)
            text = game.write(state, seat, move)
            words = [part[0] for part in notation(text) if not isinstance(part, str) and len(part) == 1]
            assert joined(notation(text)) == text
            assert all(word.isalpha() for word in words)
            state = game.apply(state, seat, move)

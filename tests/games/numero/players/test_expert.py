"""The expert: what it thinks of first, and what hands promise when it has played on."""

from random import Random

import pytest

from sumdeck.games.numero.players.expert import LATER, NEXT, Thrifty, prospects
from sumdeck.players import player
from tests.games.numero.rules.tables import GAME, numero


def test_it_keeps_the_highest_card_which_wins_most_piles_at_once() -> None:
    state = numero("", "2 8 12 10 15", "2 9 10 11 5", deck="3 4 6 6 7 7 8 12")
    view = GAME.view(state, state.seat)

    assert Thrifty().choose(GAME, view, Random(1)) == GAME.read(state, state.seat, "discard 2").move
    assert player("numero", "planner").choose(GAME, view, Random(1)) == GAME.read(state, state.seat, "discard 15").move


def test_a_hand_promises_its_best_take_the_sooner_the_more_and_high_cards() -> None:
    """The 8 wins the 5 and the 3; the 3 of the other hand wins the 3."""
    state = numero("5 3", "8 2", "15 3")

    assert prospects(state) == pytest.approx([3 * NEXT + Thrifty.high * 10 / 15, 2 * LATER + Thrifty.high * 18 / 15])

"""The planner: what it weighs besides the cards it wins."""

from math import comb
from random import Random

import pytest

from sumdeck.games.numero.players.planner import expected, face_gains, holding_chances
from sumdeck.games.numero.rules.moves import Move
from sumdeck.games.numero.rules.state import State
from sumdeck.players import player
from sumdeck.rules.game import View
from tests.games.numero.rules.tables import GAME, numero, shuffled


def choice(state: State, name: str) -> Move | None:
    return player("numero", name).choose(GAME, GAME.view(state, state.seat), Random(1))


def said(state: State, text: str) -> Move:
    return GAME.read(state, state.seat, text).move


def test_it_lays_down_what_the_next_player_cannot_take() -> None:
    """Every other 9 has been won, so nobody can take one; the 7 out of sight is in the next hand for sure."""
    state = numero("", "7 9", "7 2")

    assert choice(state, "planner") == said(state, "discard 9")
    assert choice(state, "greedy") == said(state, "discard 7")


def test_it_leaves_a_small_take_for_a_build_that_only_it_can_win() -> None:
    """Nobody else holds a 9: the pile of five waits, and so does the 2."""
    state = numero("[1+1+1+1]=4 2", "2 5 9", "3 3 8")

    assert choice(state, "planner") == said(state, "build [4] + 5 = 9")
    assert choice(state, "greedy") == said(state, "2 = 2, take 2")


def test_a_chance_is_that_of_drawing_a_hand_from_what_is_out_of_sight() -> None:
    state = shuffled(level="numbers-15")
    view: View[State] = GAME.view(state, state.seat)
    seen = [state.setup.number[card] for card in (*state.hands[0], *(pile.cards[0] for pile in state.centre))]

    chances = holding_chances(view.shown, view.shown.position(state.seat))

    unseen = 60 - len(seen)
    for face in range(1, 16):
        left = 4 - seen.count(face)
        assert chances[face] == pytest.approx(1 - comb(unseen - left, 5) / comb(unseen, 5))


def test_a_face_that_is_all_in_sight_has_no_chance() -> None:
    state = numero("9", "9 7", "7 2")
    chances = holding_chances(GAME.view(state, state.seat).shown, state.position(state.seat))

    assert chances[9] == 0
    assert chances[7] == chances[2] == pytest.approx(1)


def test_a_face_gains_every_group_that_it_can_win_at_once() -> None:
    """5 + 3 and the 8, and the 8 that takes them."""
    gains = face_gains([3, 5, 8], [1, 1, 2], 16)

    assert gains[8] == 5
    assert gains[5] == 2
    assert gains[16 - 1] == 0


def test_the_next_player_is_expected_to_play_the_best_it_holds() -> None:
    assert expected([0, 4, 2], [0, 0.5, 0.5]) == 0.5 * 4 + 0.5 * 0.5 * 2

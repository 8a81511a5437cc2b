"""Every game begins in one call and is played to its end from there; games and states say what they are."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import sumdeck
from sumdeck.rules.game import Game, Refusal

SHORT: dict[str, dict[str, Any]] = {"mathino": {"target": 28}, "formula": {"rounds": 3}}
"""What makes a game so long that it shuffles again."""


def to_the_end(game: Game[Any, Any], state: Any) -> tuple[Any, int]:
    """The last state of a game of random moves, and in how many of its states the shuffles to come were other ones."""
    rng, shuffles = Random(7), set()
    while game.to_act(state):
        seat = game.to_act(state)[0]
        state = game.apply(state, seat, game.sample(state, seat, rng))
        shuffles.add(getattr(state, "shuffles", getattr(state, "deck", 0)))
    return state, len(shuffles)


@pytest.mark.parametrize("name", sumdeck.game_names())
def test_a_game_is_played_to_its_end_from_one_call(name: str) -> None:
    game, state = sumdeck.new(name, "river", sumdeck.game(name).seats[-1], **SHORT.get(name, {}))

    last, shuffles = to_the_end(game, state)

    assert game.outcome(last) is not None
    assert shuffles > 1 or not game.shuffles_again


def test_the_same_seed_deals_the_same_cards() -> None:
    numero = sumdeck.game("numero")

    assert numero.new(7, 2) == numero.new("7", 2) != numero.new(8, 2)


def test_options_are_given_by_their_names() -> None:
    state = sumdeck.game("numero").new("river", 2, level="full", scoring=True)

    assert (state.setup.options.level, state.setup.options.scoring) == ("full", True)


def test_what_is_no_option_is_refused() -> None:
    with pytest.raises(Refusal, match=r"options\.no_such_setting"):
        sumdeck.new("numero", "river", 2, stakes=100)


def test_a_game_says_how_to_get_it() -> None:
    assert repr(sumdeck.game("numero-solitaire")) == "game('numero-solitaire')"


@pytest.mark.parametrize("name", sumdeck.game_names())
def test_a_state_shows_its_game_and_its_cards(name: str) -> None:
    game, state = sumdeck.new(name, "river", sumdeck.game(name).seats[0])
    held = " ".join(game.pack_of(state).label(card) for card in game.zones(state)["hand 0"].cards)

    assert repr(state).startswith(f"<{name} ")
    assert f"hand 0: {held}" in repr(state)
    assert "face down" in repr(state)


def test_a_view_shows_no_more_than_it_knows() -> None:
    game, state = sumdeck.new("numero", "river", 2)

    shown = repr(game.view(state, sumdeck.Seat(0)).shown)

    assert shown == "<numero numbers-15; seat 0 to act; deck: 48 face down; hand 0: 1 1 2 4 7; hand 1: 5 face down; centre: 2 5>"

"""A game can be counted before its end, as a lesson asks for: whoever has more is ahead, and at the end it is the outcome."""

from __future__ import annotations

from random import Random

import pytest

from sumdeck.rules import registry
from sumdeck.rules.game import Seat


@pytest.mark.parametrize("name", [name for name in registry.games() if 2 in registry.game(name).seats])
def test_a_game_is_counted_at_any_moment(name: str) -> None:
    game, rng = registry.game(name), Random(name)
    state = game.new(name, 2)
    for _ in range(400):
        counted = game.counted(state)
        assert counted is not None
        assert min(counted.places) == 1
        assert len(counted.places) == len(counted.scores) == 2
        if not game.to_act(state):
            break
        seat = game.to_act(state)[0]
        state = game.apply(state, seat, game.sample(state, seat, rng))
    if game.outcome(state) is not None:
        assert game.counted(state) == game.outcome(state)


@pytest.mark.parametrize(
    ("position", "says"),
    [
        ("numero numbers-10; turn 0; centre 7 2; hands 9 1 / 5 6; deck rest", "7 + 2 = 9, take 9"),
        ("numero subtraction; turn 0; centre 7 2; hands 9 1 / 5 6; deck rest", "7 + 2 = 9, take 9"),
    ],
)
def test_whoever_has_won_cards_is_ahead(position: str, says: str) -> None:
    game = registry.game(position.split()[0])
    state = game.position(position)
    before = game.counted(state)
    claim = game.read(state, Seat(0), says)

    after = game.counted(game.apply(state, Seat(0), claim.move))

    assert before is not None
    assert before.places == (1, 1)
    assert after is not None
    assert after.places == (1, 2)

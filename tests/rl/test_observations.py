"""What a program that learns sees: everything from views, nothing that its seat may not know."""

from random import Random
from typing import Any

import numpy as np
import pytest

from sumdeck.rl.bout import Bout, Playground, named
from sumdeck.rl.steps import begin
from sumdeck.rules.conformance.twins import zone_twin
from sumdeck.rules.game import Seat
from tests.budget import budget
from tests.rl.tables import each_game, each_level, fives, walk

RULES: dict[str, dict[str, Any]] = {"numero": {"scoring": True}}
"""House rules that bring secrets besides cards."""


def hold_to_twins(ground: Playground, games: int, moves: int = 12) -> int:
    """How many pairs of states were compared that a seat cannot tell apart; fails if it sees or can say something else."""
    pairs, rng = 0, Random(1)
    for bout in walk(ground, games, moves):
        for seat in map(Seat, range(ground.seats)):
            twin = zone_twin(ground.game, bout.state, seat, rng)
            if twin is None or bout.turn is None or bout.turn.said:
                continue
            pairs += 1
            assert np.array_equal(bout.observation(seat), Bout(ground, twin).observation(seat))
            if seat == bout.seat:
                assert begin(ground.encoding.stage(ground.game.view(twin, seat).shown, seat)).steps == bout.turn.steps
    return pairs


@each_game
def test_cards_that_a_seat_cannot_see_change_nothing_that_it_sees(name: str, level: str) -> None:
    assert hold_to_twins(Playground(name, level=level, **RULES.get(name, {})), budget(1, 10)) > 0


@pytest.mark.thorough
@each_level
def test_cards_that_a_seat_cannot_see_change_nothing_at_any_level(name: str, level: str) -> None:
    assert hold_to_twins(Playground(name, level=level), 3) > 0


def test_a_strangers_game_leaks_nothing_either() -> None:
    assert hold_to_twins(fives(), 2) > 5


@each_game
def test_every_number_lies_between_minus_one_and_one(name: str, level: str) -> None:
    ground = Playground(name, level=level)
    for bout in walk(ground, 1, 20):
        seen = bout.observation(bout.seat)
        assert seen.dtype == np.float32
        assert np.abs(seen).max() <= 1


@each_level
def test_channels_have_names_and_fill_the_whole(name: str, level: str) -> None:
    ground = Playground(name, level=level)
    parts = named(ground, ground.deal("river").observation(0))

    assert {part: numbers.shape for part, numbers in parts.items()} == ground.channels
    assert sum(numbers.size for numbers in parts.values()) == ground.size
    assert "zone hand 0" in parts


def test_a_turn_in_the_making_is_seen_by_its_maker_alone() -> None:
    ground = Playground("numero", level="numbers-15")
    bout = ground.deal("river")
    begun = bout.after(bout.actions[0])

    assert np.array_equal(begun.observation(1), bout.observation(1))
    assert named(ground, begun.observation(0))["last"].argmax() == bout.actions[0]
    assert named(ground, begun.observation(0))["said"][bout.actions[0]] > 0


def test_whoever_may_act_out_of_turn_is_asked_first_and_may_wait() -> None:
    """A night card of Numberloor; seat 0 has the turn."""
    ground = Playground("numberloor", level="basic", seats=3)
    bout = ground.deal("river")
    wait = len(ground.steps) - 1

    asked = []
    while bout.may_wait:
        asked.append(bout.seat)
        bout = bout.after(wait)

    assert asked == [1, 2]
    assert bout.seat == 0
    assert wait not in bout.actions


def test_two_share_a_win_and_the_sum_of_all_is_nothing() -> None:
    for seed in range(3):
        bout, rng = Playground("formula", seats=3).deal(seed), Random(seed)
        while not bout.over:
            bout = bout.after(rng.choice(bout.actions))
        assert sum(bout.returns()) == pytest.approx(0)
        assert max(bout.returns()) <= 1


def test_a_bout_is_a_value_and_an_impossible_step_is_refused() -> None:
    bout: Bout = Playground("formula").deal("river")
    with pytest.raises(ValueError, match="cannot be taken now"):
        bout.after(-1)
    step = bout.actions[0]
    assert bout.after(step).actions == bout.after(step).actions
    assert step in bout.actions

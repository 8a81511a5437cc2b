"""Gymnasium's own test of its environments, and one seat against others."""

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from sumdeck.rl.gym import NAME, SeatEnv
from tests.rl.tables import each_game, each_level


def played(env: SeatEnv, seed: int) -> list[float]:
    """The rewards of a game of possible steps."""
    env.reset(seed=seed)
    rng = np.random.default_rng(seed)
    rewards: list[float] = []
    over = False
    while not over:
        _, reward, over, _, _ = env.step(rng.choice(np.flatnonzero(env.action_masks())))
        rewards.append(reward)
    return rewards


@each_game
def test_the_environment_is_as_it_should_be(name: str, level: str) -> None:
    check_env(gymnasium.make(NAME, game=name, against="random", level=level, render_mode="ansi").unwrapped)


@pytest.mark.thorough
@each_level
def test_the_environment_of_every_level_is_as_it_should_be(name: str, level: str) -> None:
    check_env(gymnasium.make(NAME, game=name, against="random", level=level, render_mode="ansi").unwrapped)


@pytest.mark.parametrize("name", ["numero", "mathino", "numberloor", "formula"])
def test_a_whole_game_against_greedy_ends_with_a_reward(name: str) -> None:
    rewards = played(SeatEnv(name, "greedy"), 3)

    assert set(rewards[:-1]) <= {0.0}
    assert -1 <= rewards[-1] <= 1


def test_the_same_seed_gives_the_same_game() -> None:
    assert played(SeatEnv("numberloor"), 5) == played(SeatEnv("numberloor"), 5)


def test_an_impossible_step_loses() -> None:
    env = SeatEnv("numero")
    env.reset(seed=1)
    _, reward, over, _, info = env.step(np.int64(np.flatnonzero(~env.action_masks())[0]))

    assert (reward, over, info["impossible"]) == (-1.0, True, True)


def test_each_other_seat_needs_a_player() -> None:
    with pytest.raises(ValueError, match="there are 2 others, and 1 players for them"):
        SeatEnv("numero", against=["greedy"], seats=3)

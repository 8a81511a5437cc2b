"""PettingZoo's own tests of its environments."""

import importlib
from itertools import count
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, performance_benchmark, seed_test

from sumdeck.rl import together, zoo
from tests.budget import budget
from tests.rl.tables import each_game, each_level


def passes(name: str, level: str, **options: Any) -> None:
    api_test(zoo.env(name, level=level, **options), num_cycles=budget(60, 1000))
    seed_test(lambda: zoo.env(name, level=level, **options), num_cycles=budget(30, 500))


@each_game
def test_the_api_and_the_seeds_are_as_they_should_be(name: str, level: str) -> None:
    passes(name, level)


@pytest.mark.thorough
@each_level
def test_every_level_passes_the_tests_of_the_api_and_of_seeds(name: str, level: str) -> None:
    passes(name, level)


@pytest.mark.parametrize("options", [{"seats": 3}, {"scoring": True}, {"flat": 128}], ids=str)
def test_more_seats_challenges_and_flat_numbers_pass_too(options: dict[str, Any]) -> None:
    passes("numero", "numbers-15", **options)


def test_a_game_stops_after_the_cycles_it_is_given() -> None:
    max_cycles_test(together)


def test_the_parallel_form_has_its_api() -> None:
    parallel_api_test(together.parallel_env("numberloor", max_cycles=50), num_cycles=budget(50, 500))


def test_the_benchmark_runs(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """By a clock that ends it after some cycles."""
    ticks = count()
    benchmark = importlib.import_module("pettingzoo.test.performance_benchmark")
    monkeypatch.setattr(benchmark, "time", SimpleNamespace(time=lambda: next(ticks) / 4))
    performance_benchmark(zoo.env("numero"))

    assert "turns per second" in capsys.readouterr().out


def test_a_named_deal_is_the_same_as_anywhere() -> None:
    env = zoo.env("numero", level="numbers-15")
    env.reset(options={"deal": "river"})

    assert "hand    1 1 2 4 7" in str(env.unwrapped.render())


def test_an_impossible_step_loses() -> None:
    env = zoo.env("numero", level="numbers-15")
    env.reset(seed=1)
    impossible = int(np.flatnonzero(env.infos[env.agent_selection]["action_mask"] == 0)[0])
    loser = env.agent_selection
    env.step(impossible)

    assert env.terminations[loser]
    assert env.rewards[loser] == -1

"""OpenSpiel's own tests of its games."""

import unittest
from random import Random
from typing import Any

import pyspiel
import pytest
from open_spiel.integration_tests import api_test

from fives.kit import KIT
from sumdeck.rl import spiel
from sumdeck.rl.bout import Playground
from sumdeck.rules import registry
from tests.budget import budget
from tests.rl.tables import each_level

NAMES = spiel.register()
SHORT = [
    ("numero", "times-divide"),
    ("numero-solitaire", "full"),
    ("mathino", "young"),
    ("numberloor", "beginner"),
    ("formula", "base"),
]
"""A level of each game whose games are not long, for the usual run."""
STATES = 60


def loaded(name: str, level: str, **options: int) -> Any:
    return pyspiel.load_game(spiel.short_name(name, level), options)


def met(case: Any) -> None:
    """The states that it looks at: from the deal, which is long, and from the game after it."""
    state, rng = case.game.new_initial_state(), Random(1)
    case.some_states = []
    while not state.is_terminal() and len(case.some_states) < STATES:
        if not state.is_chance_node() or len(case.some_states) < 5:
            case.some_states.append(state.clone())
        state.apply_action(rng.choice(state.legal_actions()))
    case.game_type = case.game.get_type()


def passes_the_tests_of_the_api(game: Any) -> None:
    """What OpenSpiel asks of every game of its own, on states of random games."""
    known = {"game": game, "game_name": game.get_type().short_name, "setUpClass": classmethod(met)}
    case = type("Api", (api_test.EnforceAPIOnPartialTreeBase,), known)
    result = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(case).run(result)

    assert result.testsRun >= 5
    assert [told for _, told in (*result.failures, *result.errors)] == []


@pytest.mark.parametrize(("name", "level"), SHORT)
def test_random_games_keep_every_promise_to_openspiel(name: str, level: str) -> None:
    pyspiel.random_sim_test(loaded(name, level), budget(1, 5), False, False)


@pytest.mark.parametrize("players", [1, 2])
def test_a_guest_that_can_also_be_played_alone_keeps_them_too(players: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """The game that docs/your-own-game.md writes is for one to three."""
    monkeypatch.setitem(registry._registered, "fives", KIT)
    spiel.register()

    pyspiel.random_sim_test(loaded("fives", "usual", players=players), 1, False, False)


@pytest.mark.thorough
@each_level
def test_random_games_of_every_level_are_replayed_from_their_text(name: str, level: str) -> None:
    pyspiel.random_sim_test(loaded(name, level), 1, True, False)


def test_the_api_is_as_it_should_be() -> None:
    passes_the_tests_of_the_api(loaded("numero", "numbers-10"))


@pytest.mark.thorough
@each_level
def test_the_api_of_every_level_is_as_it_should_be(name: str, level: str) -> None:
    passes_the_tests_of_the_api(loaded(name, level))


def test_there_is_a_game_for_each_level_and_it_takes_its_seats() -> None:
    assert "sumdeck_numero_numbers_15" in NAMES
    assert spiel.register() == NAMES
    assert pyspiel.load_game("sumdeck_numero_numbers_15(players=3)").num_players() == 3
    assert loaded("numero", "numbers-15", flat=128).num_distinct_actions() == 130


def test_a_state_copied_goes_its_own_way() -> None:
    state = loaded("formula", "base").new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    twin = state.clone()
    twin.apply_action(twin.legal_actions()[0])

    assert len(twin.history()) == len(state.history()) + 1
    assert state.observation_tensor(0) == list(state_of("formula", state).observation(0))


def state_of(name: str, state: Any) -> Any:
    """The bout behind a state."""
    assert isinstance(state.bout.ground, Playground)
    assert state.bout.ground.game.name == name
    return state.bout

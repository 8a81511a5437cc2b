"""Formula held to the promises that every game makes: 2 to 5 seats, every level, every value of every house rule."""

import pytest

from sumdeck.rules.conformance import CHECKS, conformance
from sumdeck.rules.formula import SETTINGS, Formula, levels
from sumdeck.rules.game import Json
from tests.budget import THOROUGH

IN_ONE_PROCESS = [check for check in CHECKS if check != "hash_seeds"]
TABLES = 4
QUICK: dict[str, Json] = {"max_turns": 100}
"""Games that are looked at so closely should not be long ones."""


def house_rules(number: int) -> dict[str, Json]:
    """Every setting at another of its values, but for those that only make a game longer."""
    settings = {key: values for key, values in SETTINGS.items() if key not in ("rounds", "max_turns", "hand_size")}
    return {key: values[(number + place) % len(values)] for place, (key, values) in enumerate(settings.items())}


@pytest.mark.parametrize("level", levels())
def test_formula_keeps_every_promise_at_every_level(level: str) -> None:
    """F-8: with two to five seats, by turns unless all are wanted."""
    game = Formula()
    options = game.options({"level": level} | QUICK)

    seats = [2, 3, 4, 5] if THOROUGH else [2 + list(levels()).index(level) % 4]

    conformance(game, options=[options], seats=seats, games=1, states=3, only=IN_ONE_PROCESS).raise_if_broken()


@pytest.mark.parametrize("number", range(TABLES))
def test_formula_keeps_every_promise_under_house_rules(number: int) -> None:
    """Settings that change what is legal, who draws and how it ends, mixed; matches of two rounds, small and large hands."""
    game = Formula()
    more: dict[str, Json] = {"rounds": 1 + number % 2, "hand_size": (3, 7, 8, 5)[number]}
    options = game.options(house_rules(number) | QUICK | more)

    seats = [2, 5] if THOROUGH else [(2, 5)[number % 2]]

    conformance(game, options=[options], seats=seats, games=1, states=3, only=IN_ONE_PROCESS).raise_if_broken()


def test_the_house_rules_meet_every_value() -> None:
    for key in house_rules(0):
        assert {house_rules(number)[key] for number in range(TABLES)} == set(SETTINGS[key]), key


def test_nothing_depends_on_the_process_it_runs_in() -> None:
    """Lists and views are the same whatever the seed of Python's hashes."""
    game = Formula()
    conformance(game, options=[game.options({})], seats=[3], games=1, states=2, only=["hash_seeds"]).raise_if_broken()

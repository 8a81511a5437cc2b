"""Mathino held to the promises that every game makes."""

from random import Random

import pytest

from sumdeck.games.mathino.rules.game import Mathino
from sumdeck.games.mathino.rules.options import Options, levels
from sumdeck.rules.conformance import CHECKS, conformance
from sumdeck.rules.game import Json
from sumdeck.rules.options import settings_of
from tests.budget import THOROUGH, budget

SETTINGS = {key: each.values for key, each in settings_of(Options).items()}

GAME = Mathino()
IN_ONE_PROCESS = [check for check in CHECKS if check != "hash_seeds"]
"""All but the check that starts other processes, which is made once below."""
TABLES = [
    (level, seats)
    for place, level in enumerate(levels())
    for other, seats in enumerate((2, 3, 4, 6))
    if THOROUGH or (place + other) % 4 == 0
]
"""Every level and every number of seats; each with each before a release."""


@pytest.mark.parametrize(("level", "seats"), TABLES)
def test_mathino_keeps_every_promise_at_every_level(level: str, seats: int) -> None:
    """M-4: for two, three, four and six."""
    options = GAME.options({"level": level, "max_decks": 1})

    conformance(GAME, options=[options], seats=[seats], games=1, states=2, only=IN_ONE_PROCESS)


def test_the_decks_to_come_are_secret() -> None:
    """M-14: with two decks, a later shuffle is met."""
    options = GAME.options({"level": "starter", "max_decks": 2})

    conformance(GAME, options=[options], seats=[2], games=1, states=3, only=IN_ONE_PROCESS)


def house_rules(number: int) -> dict[str, Json]:
    """Settings thrown together; every one of these tables is another."""
    rng = Random(number)
    house: dict[str, Json] = {key: rng.choice(values) for key, values in SETTINGS.items()}
    fixed = {"max_decks": 1, "short_round": "equal", "hand_cards": 3}
    return house | fixed | {"variant": "young" if number % 6 == 0 else "normal"}


@pytest.mark.parametrize("number", range(budget(7, 12)))
def test_mathino_keeps_every_promise_under_house_rules(number: int) -> None:
    """Settings that change what is legal, what is seen and what is scored, mixed."""
    options = GAME.options({"level": "advanced"} | house_rules(number))

    conformance(GAME, options=[options], seats=[2 + number % 3], games=1, states=2, only=IN_ONE_PROCESS)


def test_nothing_depends_on_the_process_it_runs_in() -> None:
    options = GAME.options({"level": "basic", "max_decks": 1, "hand_cards": 8})

    conformance(GAME, options=[options], seats=[2], games=1, states=2, only=["hash_seeds"])

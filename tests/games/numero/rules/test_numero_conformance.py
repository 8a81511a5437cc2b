"""Numero and its solitaire held to the promises that every game makes."""

import pytest

from sumdeck.games.numero.rules.game import Numero
from sumdeck.games.numero.rules.options import Options, levels
from sumdeck.games.numero.rules.solitaire import Solitaire
from sumdeck.rules.conformance import CHECKS, conformance
from sumdeck.rules.game import Json
from sumdeck.rules.options import settings_of
from tests.budget import THOROUGH, budget, by_turns

SETTINGS = {key: each.values for key, each in settings_of(Options).items()}

IN_ONE_PROCESS = [check for check in CHECKS if check != "hash_seeds"]
"""All but the check that starts other processes, which is made once for each game below."""


def house_rules(number: int) -> dict[str, Json]:
    """Every setting at another of its values: in six such tables each value is met."""
    return {key: values[(number + place) % len(values)] for place, (key, values) in enumerate(SETTINGS.items())}


@pytest.mark.parametrize(("level", "scoring"), by_turns(levels(), [False, True]))
def test_numero_keeps_every_promise_at_every_level(level: str, scoring: bool) -> None:
    """With two, three and four seats, by turns unless all are wanted; N-5 has the fourth asked for."""
    game = Numero()
    options = game.options({"level": level, "scoring": scoring, "players": 4})
    seats = [2, 3, 4] if THOROUGH else [2 + (list(levels()).index(level) + scoring) % 3]

    conformance(game, options=[options], seats=seats, games=1, states=3, only=IN_ONE_PROCESS)


@pytest.mark.parametrize("number", range(6))
def test_numero_keeps_every_promise_under_house_rules(number: int) -> None:
    """Settings that change what is legal, what is seen and what is scored, mixed."""
    game = Numero()
    options = game.options({"level": "times-divide"} | house_rules(number))
    seats = [2, 3] if THOROUGH else [min(2 + number % 2, options.players)]

    conformance(game, options=[options], seats=seats, games=1, states=3, only=IN_ONE_PROCESS)


def test_the_house_rules_meet_every_value() -> None:
    for key, values in SETTINGS.items():
        assert {house_rules(number)[key] for number in range(6)} == set(values), key


@pytest.mark.parametrize("level", levels())
def test_the_solitaire_keeps_every_promise_at_every_level(level: str) -> None:
    """N-100: with any selection of cards, scored and not, by turns unless both are wanted.

    More than one deal, since some give no take at all.
    """
    game = Solitaire()
    scorings = [False, True] if THOROUGH else [list(levels()).index(level) % 2 == 1]
    options = [game.options({"level": level, "scoring": scoring}) for scoring in scorings]

    conformance(game, options=options, games=budget(2, 4), states=3, only=IN_ONE_PROCESS)


@pytest.mark.parametrize("game", [Numero(), Solitaire()], ids=lambda game: game.name)
def test_nothing_depends_on_the_process_it_runs_in(game: Numero | Solitaire) -> None:
    """Lists and views are the same whatever the seed of Python's hashes."""
    options = game.options({"level": "times-divide", "scoring": True})
    seats = [1 if game.name == "numero-solitaire" else 2]

    conformance(game, options=[options], seats=seats, games=1, states=2, only=["hash_seeds"])


def test_nothing_was_left_out() -> None:
    """A fourth seat that is not asked for is refused, and the report says so; asked for, all three tables are looked at."""
    game = Numero()
    two_or_three, up_to_four = (
        conformance(game, options=[game.options({"level": "numbers-10"} | more)], games=1, states=1, only=["ends"])
        for more in ({}, {"players": 4})
    )

    assert (dict(two_or_three.ran)["ends"], dict(up_to_four.ran)["ends"]) == (2, 3)
    assert ("4 seats" in str(two_or_three), up_to_four.left_out) == (True, ())

"""Numberloor held to the promises that every game makes."""

import pytest

from sumdeck.games.numberloor.rules.game import Numberloor
from sumdeck.games.numberloor.rules.options import Options, levels
from sumdeck.rules.conformance import CHECKS, conformance
from sumdeck.rules.game import Json
from sumdeck.rules.options import settings_of
from tests.budget import THOROUGH, budget
from tests.games.numberloor.rules.tables import pack_of

SETTINGS = {key: each.values for key, each in settings_of(Options).items()}

IN_ONE_PROCESS = [check for check in CHECKS if check != "hash_seeds"]
"""All but the check that starts other processes, which is made once below."""
GAME = Numberloor()
TABLES = 8


def house_rules(number: int) -> dict[str, Json]:
    """Every setting at another of its values: in eight such tables each value is met."""
    return {key: values[(number + place) % len(values)] for place, (key, values) in enumerate(SETTINGS.items())}


@pytest.mark.parametrize("level", levels())
def test_every_promise_is_kept_at_every_level(level: str) -> None:
    """L-1, L-2: with two to five seats, by turns unless all are wanted."""
    turn = list(levels()).index(level) % 2
    seats = [2, 3, 4, 5] if THOROUGH else [2 + 3 * turn]

    report = conformance(GAME, options=[GAME.options({"level": level})], seats=seats, games=1, states=4, only=IN_ONE_PROCESS)

    assert (dict(report.ran)["ends"], report.left_out) == (len(seats), ())


@pytest.mark.parametrize("number", range(TABLES))
def test_every_promise_is_kept_under_house_rules(number: int) -> None:
    """Settings that change what is legal and when, mixed, at tables that have a seat for the first player."""
    options = GAME.options({"level": "basic"} | house_rules(number))
    seats = max(2 + number % budget(2, 4), options.first_player + 1)

    conformance(GAME, options=[options], seats=[seats], games=1, states=budget(1, 3), only=IN_ONE_PROCESS)


def test_the_house_rules_meet_every_value() -> None:
    for key, values in SETTINGS.items():
        assert {house_rules(number)[key] for number in range(TABLES)} == set(values), key


def test_every_promise_is_kept_with_a_pack_of_ones_own() -> None:
    """Night floors everywhere, balloons whose layer chooses, claims that wait for those who sit nearer."""
    pack = pack_of(
        'kind = "floor"; time = "day"; value = "0-9"; count = 1',
        'kind = "floor"; time = "night"; value = "0-9"; count = 3',
        'kind = "balloon"; effect = "step"; value = "0-3"',
        'kind = "balloon"; effect = "parity"; value = ["chosen", "odd"]; count = 2',
        'kind = "balloon"; effect = "nearest"; value = [1, 3]',
        'kind = "balloon"; effect = "skip"; count = 2',
    )
    options = [GAME.options({"pack": pack, "night_priority": priority, "hand_size": 4}) for priority in ("first", "clockwise")]

    conformance(GAME, options=options, seats=[4], games=1, states=6, only=IN_ONE_PROCESS)


def test_nothing_depends_on_the_process_it_runs_in() -> None:
    """Lists and views are the same whatever the seed of Python's hashes."""
    conformance(GAME, seats=[3], games=1, states=2, only=["hash_seeds"])

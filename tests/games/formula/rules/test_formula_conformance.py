"""Formula held to the promises that every game makes: 2 to 5 seats, every level, every value of every house rule."""

import pytest

from sumdeck.games.formula.rules.codes import Code
from sumdeck.games.formula.rules.game import Formula
from sumdeck.games.formula.rules.moves import Move
from sumdeck.games.formula.rules.options import Options, levels
from sumdeck.games.formula.rules.packs import SCHEMA
from sumdeck.games.formula.rules.state import State
from sumdeck.rules.conformance import CHECKS, conformance
from sumdeck.rules.conformance.rare import rare_kinds, rich_deal
from sumdeck.rules.deals import first_state, named_deal
from sumdeck.rules.game import Claim, Json, Refusal, Seat
from sumdeck.rules.options import settings_of
from sumdeck.rules.packfile import read_pack
from tests.budget import THOROUGH, budget

SETTINGS = {key: each.values for key, each in settings_of(Options).items()}

IN_ONE_PROCESS = [check for check in CHECKS if check != "hash_seeds"]
TABLES = 4
QUICK: dict[str, Json] = {"max_turns": 100}
"""Games that are looked at so closely should not be long ones."""
JOKERS = """
game = "formula"
name = "jokers"
title = "As many jokers as nobody would like"
card = [
    { digit = "0-9", count = 2, status = "stated" },
    { joker = "yes", count = 9, status = "stated" },
    { symbol = ["+", "−", "×", "÷", "="], status = "stated" },
]
"""


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

    conformance(game, options=[options], seats=seats, games=1, states=3, only=IN_ONE_PROCESS)


@pytest.mark.parametrize("number", range(TABLES))
def test_formula_keeps_every_promise_under_house_rules(number: int) -> None:
    """Settings that change what is legal, who draws and how it ends, mixed; matches of two rounds, small and large hands."""
    game = Formula()
    more: dict[str, Json] = {"rounds": 1 + number % 2, "hand_size": (3, 7, 8, 5)[number]}
    options = game.options(house_rules(number) | QUICK | more)

    seats = [2, 5] if THOROUGH else [(2, 5)[number % 2]]

    conformance(game, options=[options], seats=seats, games=1, states=3, only=IN_ONE_PROCESS)


@pytest.mark.parametrize("table_cards", SETTINGS["table_cards"])
def test_formula_keeps_every_promise_with_jokers_everywhere(table_cards: str) -> None:
    """F-62, F-63: jokers in every hand, in every number of the formula and under it."""
    game = Formula()
    pack = read_pack(JOKERS, "jokers.toml", SCHEMA)
    options = game.options({"pack": pack, "table_cards": table_cards, "hand_size": 4} | QUICK)
    checks = ["sentences", "generator_and_checker", "zone_shuffle", "records"]

    conformance(game, options=[options], seats=[2], games=budget(1, 12), states=4, only=checks)


class MishearsASecondJoker(Formula):
    """A joker that is laid while another lies there is not understood."""

    def read(self, state: State, seat: Seat, text: str) -> Claim[Move]:
        if "[J" in text and any(face.kind == state.setup.joker for face in state.visible):
            raise Refusal(Code.UNCLEAR)
        return super().read(state, seat, text)


def test_a_fault_is_found_that_shows_only_where_one_joker_lies_and_one_is_held() -> None:
    """With two jokers among 52 cards few positions are like this: a small run has to meet one all the same."""
    game = MishearsASecondJoker()
    report = conformance(game, options=[game.options(dict(QUICK))], games=1, states=8, only=["sentences"], raises=False)

    assert [broken.check for broken in report.broken] == ["sentences"]


def test_the_rare_cards_of_formula_are_its_jokers() -> None:
    """And of several deals that one is played which has both of them in play."""
    game, options = Formula(), Formula().options({})
    name = rich_deal(game, options, 2, "jokers")
    state = first_state(game, named_deal(game.pack(options), name, game.shuffles_again), 2, options)

    assert rare_kinds(game.pack(options)) == {state.setup.joker}
    assert state.setup.joker not in state.stock


def test_the_house_rules_meet_every_value() -> None:
    for key in house_rules(0):
        assert {house_rules(number)[key] for number in range(TABLES)} == set(SETTINGS[key]), key


def test_nothing_depends_on_the_process_it_runs_in() -> None:
    """Lists and views are the same whatever the seed of Python's hashes."""
    game = Formula()
    conformance(game, options=[game.options({})], seats=[3], games=1, states=2, only=["hash_seeds"])

"""The search in C against the search in Python: the same formulas from the same chance, in random games."""

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from sumdeck.games.formula.rules import formulas
from sumdeck.games.formula.rules.game import Formula
from sumdeck.rules.deals import first_state, named_deal
from tests.budget import budget
from tests.twins import built

SOURCE = Path(formulas.__file__).with_name("quick.c")
GAME = Formula()
HOUSE_RULES: tuple[dict[str, Any], ...] = (
    {},
    {"must_reuse": True, "first_answer_max": 1},
    {"max_number_cards": 2, "allow_same_formula": True},
    {"zero_quotient_lock": True, "hand_size": 12},
    {"play_after_draw": True, "hand_size": 3},
)


@pytest.fixture(scope="module")
def some(tmp_path_factory: pytest.TempPathFactory) -> Callable[..., Any]:
    found: Callable[..., Any] = built(SOURCE, tmp_path_factory.mktemp("quick")).some
    return found


@pytest.mark.parametrize("given", HOUSE_RULES, ids=lambda given: " ".join(given) or "usual")
def test_compiled_search_finds_the_same_formula(
    some: Callable[..., Any], given: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    options = GAME.options(given)
    for number in range(budget(12, 400)):
        state = first_state(GAME, named_deal(GAME.pack(options), f"quick {number}", True), 2 + number % 2, options)
        chance = Random(number)
        while to_act := GAME.to_act(state):
            seed = chance.random()
            found = []
            for search in (None, some):
                monkeypatch.setattr(formulas, "quick_some", search)
                rng = Random(seed)
                found.append((GAME.sample(state, to_act[0], rng), rng.random()))
            assert found[0] == found[1], state
            state = GAME.apply(state, to_act[0], found[0][0])


def test_house_rules_that_the_compiled_search_does_not_know_are_left_to_python() -> None:
    unknown: tuple[dict[str, Any], ...] = (
        {"cards_per_turn": 4},
        {"leading_zeros": True},
        {"extend": "right"},
        {"insert_between": True},
    )

    assert all(
        GAME.begin(GAME.pack(options).deck(), 2, options, "7" * 64).setup.quick == 0 for options in map(GAME.options, unknown)
    )


@pytest.mark.parametrize(
    ("lying", "rules"),
    [
        (3 << 30 | 4 << 15 | 6, 15 | 4 << 8 | 3 << 12 | 2 << 14),
        (3 << 30 | 4 << 15 | 6, -1),
        (5 << 45 | 3 << 30 | 4 << 15, 15 | 3 << 8 | 3 << 12 | 2 << 14),
        (15 << 30 | 4 << 15 | 6, 15 | 3 << 8 | 3 << 12 | 2 << 14),
        (3 << 30 | 1 << 20 | 6, 15 | 3 << 8 | 3 << 12 | 2 << 14),
        (-1, 15 | 3 << 8 | 3 << 12 | 2 << 14),
    ],
    ids=["four cards a turn", "no rules", "no symbol", "no digit on the left", "no digit on the right", "no formula"],
)
def test_numbers_that_the_rules_never_give_are_refused(some: Callable[..., Any], lying: int, rules: int) -> None:
    """They would lead beyond the memory that is there."""
    digits = [*range(10), -1]

    assert some(Random(1).random, (0, 1, 2, 3), digits, 3 << 30 | 4 << 15 | 6, 15 | 3 << 8 | 3 << 12 | 2 << 14) is not None
    with pytest.raises(ValueError, match="some"):
        some(Random(1).random, (0, 1, 2, 3), digits, lying, rules)

"""The search against the slow one of `oracle.py`, on many random tables and hands."""

from random import Random

import pytest

from sumdeck.games.formula.rules.formulas import all_formulas, any_formula, some_formula
from sumdeck.games.formula.rules.moves import Lay, value_of
from sumdeck.games.formula.rules.numbers import patterns
from sumdeck.games.formula.rules.state import State
from sumdeck.rules.game import Json, Seat
from tests.budget import budget
from tests.games.formula.rules.oracle import all_lays, calculate
from tests.games.formula.rules.tables import GAME, formula

RULES: tuple[dict[str, Json], ...] = (
    {},
    {"must_reuse": True},
    {"times_divide_only": True},
    {"extend": "right"},
    {"insert_between": True},
    {"leading_zeros": True},
    {"max_number_cards": 2},
    {"allow_same_formula": True, "zero_quotient_lock": True},
    {"extend": "right", "insert_between": True, "must_reuse": True, "cards_per_turn": 4},
)
TABLES = {"short": budget(30, 170), "zero": budget(10, 40), "first": budget(6, 30)}
"""How many tables of each sort, for each set of rules."""


def random_hand(rng: Random, size: int, jokers: int) -> str:
    return " ".join([*(str(rng.randrange(10)) for _ in range(size - jokers)), *["J"] * jokers])


def random_table(rng: Random, sort: str, symbols: tuple[str, ...] = ("+", "−", "×", "÷")) -> str:
    """Two start cards, or a true formula; some with a joker in it."""
    if sort == "first":
        return f"{rng.choice('0123456789J')} {rng.choice('0123456789J')}"
    while True:
        longest = rng.choice((9, 9, 99, 999))
        left, right = rng.randrange(longest + 1), rng.randrange(longest + 1)
        symbol = rng.choice(symbols)
        if sort == "zero":
            left, right, symbol = rng.choice(((0, right, "×"), (left, 0, "×"), (0, right or 1, "÷"), (0, 0, "×")))
        result = calculate(symbol, left, right)
        if result is not None and result <= 999:
            said = f"{left} {symbol} {right} = {result}"
            return with_joker(rng, said) if rng.random() < 0.3 else said


def with_joker(rng: Random, said: str) -> str:
    places = [place for place, character in enumerate(said) if character.isdigit()]
    place = rng.choice(places)
    return f"{said[:place]}J{said[place:]}"


def random_state(rng: Random, sort: str, settings: dict[str, Json], size: int, jokers: int) -> State | None:
    """A table; None where the pack has too few cards of a digit for it."""
    symbols = ("×", "÷") if settings.get("times_divide_only") else ("+", "−", "×", "÷")
    small = settings.get("max_number_cards") == 2
    table = random_table(rng, sort, symbols)
    if small and any(len(word.replace("J", "")) > 2 for word in table.split()):
        return None
    try:
        return formula(table, random_hand(rng, size, jokers), **settings)
    except AssertionError:
        return None


@pytest.mark.parametrize("number", range(len(RULES)), ids=[" ".join(rules) or "base" for rules in RULES])
def test_the_search_finds_what_the_naive_loop_finds(number: int) -> None:
    """F-19 to F-61, F-75 to F-77, F-88 to F-90: not one formula more or less, jokers, zero tables and first formulas included."""
    rng = Random(f"tables {number}")
    seen = 0
    for sort, count in TABLES.items():
        for _ in range(count):
            jokers = rng.choice((0, 0, 0, 0, 1))
            state = random_state(rng, sort, RULES[number], rng.choice((1, 2) if jokers else (1, 2, 2, 3, 3, 4)), jokers)
            if state is not None:
                seen += 1
                compare(state)
    assert seen > budget(20, 150)


@pytest.mark.parametrize("jokers", [0, 1, 2])
def test_whole_hands_are_searched_completely_too(jokers: int) -> None:
    """Six cards; four with a joker, three with two: a joker is ten cards to the naive loop."""
    rng = Random(f"hands {jokers}")
    size = (6, 4, 3)[jokers]
    for sort in ("short", "short", "zero", "first"):
        state = random_state(rng, sort, {}, size, jokers)
        if state is not None:
            compare(state)


def test_moved_cards_are_found_by_both() -> None:
    """`table_cards = rearrange` on small tables, with every other rule that says something about it."""
    rng = Random("moved")
    seen = 0
    for turn in range(60):
        settings: dict[str, Json] = {"table_cards": "rearrange", "max_number_cards": 2, "must_reuse": turn % 3 == 0}
        sort = "zero" if turn % 6 == 0 else "short"
        table = random_table(rng, sort)
        if sum(character.isdigit() for character in table) > 4:
            continue
        state = formula(table, random_hand(rng, 2, turn % 4 == 1), **settings)
        compare(state)
        seen += 1
    assert seen > 15


@pytest.mark.parametrize(("table", "longest", "largest"), [("60 + 38 = 98", 2, 99), ("800 + 198 = 998", 3, 999)])
def test_the_largest_number_is_found(table: str, longest: int, largest: int) -> None:
    """F-40: as many nines as a number may have cards."""
    state = formula(table, "9 9", max_number_cards=longest)

    compare(state)
    assert largest in {value_of(lay.answer) for lay in all_formulas(state, Seat(0))}


def compare(state: State) -> None:
    found = all_formulas(state, Seat(0))
    expected = all_lays(state)
    assert len(set(found)) == len(found)
    assert set(found) == expected, GAME.describe(GAME.view(state, Seat(0)))
    assert any_formula(state, Seat(0)) == bool(expected)
    sampled = some_formula(state, Seat(0), Random(1))
    assert (sampled in expected) if expected else sampled is None
    assert all(isinstance(GAME.check(state, Seat(0), lay), Lay) for lay in found[:20])


def test_every_way_to_lay_on_a_number_is_known() -> None:
    """F-51: the patterns, counted by old length and new cards."""
    counted = {old: [len(patterns(old, new, 3)) for new in range(4)] for old in (1, 2, 3)}

    assert counted == {1: [1, 3, 4, 1], 2: [1, 5, 5, 1], 3: [1, 6, 6, 1]}


def test_a_move_at_random_is_legal_where_the_search_ends_early() -> None:
    """F-37: where cards wander, a search at random may find nothing in its time, though the search in order has a formula."""
    rules = "table_cards=rearrange must_play_if_able=yes must_reuse=yes"
    state = GAME.position(f"formula points {rules}; table 68 + 175 = 243; hands 7 8 9 / 9; under 0 2 6 J")

    for number in range(20):
        move = GAME.sample(state, Seat(0), Random(number))
        assert GAME.check(state, Seat(0), move) == move

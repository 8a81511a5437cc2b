"""The longest chain: compared with every turn there is, and quick with hands of any size."""

from random import Random
from time import process_time

import pytest

from sumdeck.games.numberloor.players.chain import ChainSearch
from sumdeck.games.numberloor.players.laying import longest_chain
from sumdeck.games.numberloor.rules.moves import Lay
from sumdeck.games.numberloor.rules.state import State
from sumdeck.rules.game import Json, Seat
from tests.games.numberloor.players.oracle_chain import most_floors
from tests.games.numberloor.rules.tables import GAME, beginners, names, numberloor, pack_of, shuffled

ALONE = Seat(0)
CHOOSING = pack_of(
    'kind = "floor"; time = "day"; value = "0-9"; count = 4',
    'kind = "floor"; time = "night"; value = "0-9"; count = 1',
    'kind = "balloon"; effect = "step"; value = "1-9"; count = 1',
    'kind = "balloon"; effect = "parity"; value = ["chosen", "odd", "even"]; count = 2',
    'kind = "balloon"; effect = "nearest"; value = [1, 2]',
    'kind = "balloon"; effect = "skip"',
)


def laid(state: State) -> int:
    """How many floors the longest chain lays, each card of it played and none refused."""
    floors = 0
    for move in longest_chain(state, ALONE):
        assert state.seat == ALONE
        floors += state.setup.number[move.card] >= 0
        state = GAME.apply(state, ALONE, move)
    return floors


def hands(level: str, size: int, count: int, **given: Json) -> list[State]:
    """So many first positions, with hands of this size; far more stars are needed than anybody gets."""
    return [
        shuffled(2, f"chain-{size}-{number}", level=level, hand_size=size, stars_to_win=99, **given) for number in range(count)
    ]


@pytest.mark.parametrize(
    ("level", "given"),
    [
        ("beginner", {}),
        ("intermediate", {}),
        ("basic", {}),
        ("basic", {"equal_always": False}),
        ("basic", {"pack": CHOOSING}),
        ("basic", {"pack": CHOOSING, "equal_always": False}),
    ],
)
@pytest.mark.parametrize("size", [2, 4, 6, 8])
def test_no_turn_lays_more_floors(level: str, given: dict[str, Json], size: int) -> None:
    """Every turn is tried; the chain that is found lays as many floors as the best of them."""
    for state in hands(level, size, 12 if size == 8 else 25, **given):
        assert laid(state) == most_floors(state, ALONE)


def test_a_long_chain_with_a_balloon() -> None:
    """LV-3: all six cards."""
    state = numberloor("3 B2", "5 7 9 B3 6 3 0", "?", stars_to_win=99)

    assert names(state, tuple(move.card for move in longest_chain(state, ALONE))) == "5 7 9 B3 6 3 0"


def test_copies_are_kept_for_the_way_back() -> None:
    """From 3 with 5 only 8 is reached; the second 3 leads back, the second 8 is laid at once."""
    state = numberloor("3 B5", "8 8 3 3 B2 1", "?", stars_to_win=99)

    assert laid(state) == 5


def test_night_cards_are_laid_last() -> None:
    """L-56: of two like cards the one of the day goes first."""
    state = numberloor("5 B3", "8 N8 0", "?")

    assert names(state, tuple(move.card for move in longest_chain(state, ALONE))) == "8 N8"


def test_no_chain_where_nothing_fits() -> None:
    assert longest_chain(numberloor("3 B5", "0 4", "?"), ALONE) == []
    assert longest_chain(beginners("4 5", "0 8", "?"), ALONE) == []


@pytest.mark.parametrize("equal_always", [True, False])
@pytest.mark.parametrize("level", ["beginner", "intermediate", "basic"])
def test_hands_of_thirty_cards_are_no_trouble(level: str, equal_always: bool) -> None:
    """Listing their turns would take for ever; finding the best takes a moment."""
    states = hands(level, 24 if level == "beginner" else 30, 6, equal_always=equal_always)
    began = process_time()

    for state in states:
        chain = longest_chain(state, ALONE)
        assert len(chain) >= len(state.hands[0]) // 2
        assert laid(state) == sum(state.setup.number[move.card] >= 0 for move in chain)

    assert process_time() - began < 6


def test_a_search_without_a_budget_left_still_lays_cards() -> None:
    """After so many positions the first way on is taken: the chain may be shorter, but every card of it fits."""
    for state in hands("basic", 12, 10):
        walk = ChainSearch(state.setup, state.hands[0], None, 5).walk(state.number(0), state.jump)
        short = longest_chain(state, ALONE, budget=5)

        assert walk.floors <= laid(state)
        for move in short:
            state = GAME.apply(state, ALONE, move)


def test_no_hand_is_too_odd() -> None:
    """Hands of one kind, and hands in which nearly nothing fits."""
    rng = Random(7)
    for _ in range(30):
        state = shuffled(2, f"odd-{rng.random()}", hand_size=rng.choice([1, 3, 20]))
        assert all(isinstance(move, Lay) for move in longest_chain(state, ALONE))

"""The list of moves against brute force (I-11), and tables on which nobody lists everything."""

from collections.abc import Iterator
from itertools import chain, combinations, permutations, product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sumdeck.games.mathino.rules.moves import NEW, OPS, Build, Capture, Discard, Groups, Move
from sumdeck.games.mathino.rules.options import Options
from sumdeck.games.mathino.rules.state import State
from sumdeck.rules.game import Json, Refusal
from sumdeck.rules.options import settings_of
from tests.budget import budget, by_turns
from tests.effort import effort
from tests.games.mathino.rules.tables import GAME, mathino

SETTINGS = {key: each.values for key, each in settings_of(Options).items()}


def partitions(items: list[int]) -> Iterator[Groups]:
    """Every way to put some of the items into groups of two or more."""
    if not items:
        yield ()
        return
    first, rest = items[0], items[1:]
    yield from partitions(rest)
    for size in range(1, len(rest) + 1):
        for others in combinations(rest, size):
            for more in partitions([item for item in rest if item not in others]):
                yield ((first, *others), *more)


def bases(count: int) -> Iterator[Groups]:
    """Every choice of disjoint parts out of so many piles."""
    for size in range(1, count + 1):
        for chosen in combinations(range(count), size):
            for groups in partitions(list(chosen)):
                grouped = {place for group in groups for place in group}
                yield (*groups, *((place,) for place in chosen if place not in grouped))


def values_of(state: State, base: Groups, number: int) -> set[tuple[tuple[int, ...], int]]:
    """Every way with its end that any operation could have: all that can be tried."""
    worth = sum(int(state.table[place].value) for place in base[0])
    firsts = {worth + number, worth - number, worth * number, -worth * number, worth, worth**2, worth**3}
    firsts |= {sign * worth // number for sign in (1, -1) if number}
    firsts |= {root for root in range(-40, 41) if root**2 == worth or root**3 == worth}
    found: set[tuple[tuple[int, ...], int]] = set()
    for first in firsts:
        way: tuple[int, ...] = (worth,)
        value = first
        found.add((way, value))
        while abs(value) > 9:
            way, value = (*way, value), sum(map(int, str(abs(value)))) * (1 if value > 0 else -1)
            found.add((way, value))
            found.add(((*(abs(each) if place > 1 else each for place, each in enumerate(way)),), abs(value)))
    return found


def candidates(state: State) -> Iterator[Move]:
    """Turns of every form, legal or not: the stackings before are left to their canonical place after the card."""
    count = len(state.table)
    places = list(range(count))
    subsets = list(chain.from_iterable(combinations(places, size) for size in range(count + 1)))
    for card in sorted(set(state.hands[state.seat])):
        number = state.setup.number[card]
        for after in partitions([NEW, *places]):
            yield Discard(card, False, (), after)
        for piles in subsets:
            left = [place for place in places if place not in piles]
            yield from (Capture(card, piles, (), "", (), after) for after in partitions(left))
            for more in partitions(left):
                rest = [place for place in left if all(place not in group for group in more)]
                yield from (Capture(card, piles, more, "", (), after) for after in partitions(rest))
        for base in bases(count):
            used = {place for part in base for place in part}
            left = [place for place in places if place not in used]
            for (op, sign), (way, value) in product(product(OPS, (1, -1)), values_of(state, base, number)):
                plain = Build(card, base, op, sign, way, value)
                if legal(state, plain) is None:
                    continue
                for after in partitions([NEW, *left]):
                    yield Build(card, base, op, sign, way, value, (), after)


def legal(state: State, move: Move) -> Move | None:
    """The canonical form of a move; None if it is refused."""
    try:
        return GAME.check(state, state.seat, move)
    except Refusal:
        return None


HOUSES: list[dict[str, Json]] = [
    {"level": "starter"},
    {"level": "basic"},
    {"level": "advanced"},
    {"level": "advanced", "combo_capture": True},
    {"level": "advanced", "combo_mix": False, "require_capture_card": True},
    {"level": "basic", "stacking": False, "negatives": False},
    {"level": "basic", "capture_scope": "all", "discard_rule": "no_capture"},
    {"level": "advanced", "digit_sum_negative": "drop", "negative_root": True, "stacking": False},
]
SMALL = [
    ("4, 2", "2 6"),
    ("8, 8, 4", "4 8"),
    ("5, 5, 10<6 4>1", "5 2"),
    ("3, 6, 9<4 5>0", "9 3"),
    ("2, 2, 4, 4<1 3>1", "2 4"),
    ("1, 7g, 7, 8", "7 3"),
    ("-5<3 8>0, 5, 10<8 2>1!", "5 10"),
    ("", "4 4"),
    ("0<7 7>0, 1", "2g 2"),
]


@pytest.mark.parametrize(("small", "house"), by_turns(SMALL, HOUSES, of=2), ids=str)
def test_brute_force_finds_nothing_else(small: tuple[str, str], house: dict[str, Json]) -> None:
    """I-11: every listed move is accepted in just this form, and all turns that can be tried give no other."""
    state = mathino(*small, "13", **house)

    listed = GAME.legal_moves(state, state.seat, budget=1_000_000)

    assert listed.complete
    assert all(legal(state, move) == move for move in listed)
    assert {move for tried in candidates(state) if (move := legal(state, tried)) is not None} == set(listed)


def test_stackings_before_and_after_come_to_the_same() -> None:
    """I-11, M-26, M-75: any stackings before the card have their form among those after it."""
    state = mathino("8, 8, 4, 4<1 3>1", "8 4", "13")
    listed = set(GAME.legal_moves(state, state.seat, budget=1_000_000))
    tried = 0

    for move in list(listed):
        for order in permutations(range(4), 2):
            first = (order,)
            name = min(order)
            if isinstance(move, Discard):
                other: Move = Discard(move.card, False, first)
            elif isinstance(move, Capture):
                other = Capture(move.card, (name,), (), "", first)
            else:
                assert isinstance(move, Build)
                other = Build(move.card, ((name,),), move.op, move.sign, move.way, move.value, first)
            judged = legal(state, other)
            tried += judged is not None
            assert judged is None or judged in listed
    assert tried > 20


@given(st.integers(0, 10_000))
@settings(max_examples=budget(20, 200))
def test_under_any_house_rules_the_list_and_the_checker_agree(seed: int) -> None:
    """I-11: also with other duties, splits and bounds; and a list by value holds nothing illegal."""
    keys = list(SETTINGS)
    house: dict[str, Json] = {key: SETTINGS[key][(seed >> (place % 13)) % len(SETTINGS[key])] for place, key in enumerate(keys)}
    house |= {"cards": "mathino-52", "variant": "normal", "mistakes": "strict", "hand_cards": 4, "table_cards": 4}
    state = mathino(*SMALL[seed % len(SMALL)], "13", **house)

    for most in (100_000, 0):
        moves = GAME.legal_moves(state, state.seat, budget=most)
        assert len(set(moves)) == len(moves)
        assert all(legal(state, move) == move for move in moves)


CROWD = ", ".join(f"{number}, {number}" for number in range(1, 13)) + ", 3, 4, 5, 6, 8, 9"


def test_thirty_loose_cards_are_no_trouble() -> None:
    """Section 5.3: by base value, and the list says that it is not complete."""
    state = mathino(CROWD, "13 12 2g 3", "13 13", level="advanced")
    assert len(state.table) == 30

    moves, calls = effort(lambda: GAME.legal_moves(state, state.seat))

    assert calls < 4_000_000
    assert not moves.complete
    assert len(moves) < 60_000
    assert {len(move.base[0]) for move in moves if isinstance(move, Build)} >= {1, 2, 10, 30}
    assert all(legal(state, moves[place]) == moves[place] for place in range(0, len(moves), 97))
    assert any(len(move.base) > 1 for move in moves if isinstance(move, Build))


def test_a_whole_capture_and_each_pile_alone_are_among_the_moves_of_a_crowd() -> None:
    state = mathino(
        "8, 8, 8<4 2>1, -8<1 9>1, " + CROWD.replace("8, 8, ", "").replace(", 8,", ","), "8 13", "13 13", level="advanced"
    )

    captures = [
        move for move in GAME.legal_moves(state, state.seat) if isinstance(move, Capture) and move.card != state.hands[0][1]
    ]

    assert {len(move.piles) for move in captures} == {1, 4}

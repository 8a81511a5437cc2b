"""Which floors may be laid: the examples of the leaflet, and the whole table of open floors and balloons."""

import pytest

from sumdeck.games.numberloor.rules.codes import Code
from sumdeck.rules.game import Refusal
from tests.games.numberloor.rules.tables import beginners, fits, lays, numberloor, opened, pack_of, refused, say

BALLOONS = ("B1 B9", "B2 B8", "B3 B7", "B4 B6", "B5", "Bnear", "Bodd", "Beven", "Bskip B0")
TABLE = """
0 | 0 1 9 | 0 2 8 | 0 3 7 | 0 4 6 | 0 5 | 0 1 2 8 9 | 0 1 3 5 7 9 | 0 2 4 6 8   | 0
1 | 0 1 2 | 1 3 9 | 1 4 8 | 1 5 7 | 1 6 | 0 1 2 3 9 | 1 3 5 7 9   | 0 1 2 4 6 8 | 1
2 | 1 2 3 | 0 2 4 | 2 5 9 | 2 6 8 | 2 7 | 0 1 2 3 4 | 1 2 3 5 7 9 | 0 2 4 6 8   | 2
3 | 2 3 4 | 1 3 5 | 0 3 6 | 3 7 9 | 3 8 | 1 2 3 4 5 | 1 3 5 7 9   | 0 2 3 4 6 8 | 3
4 | 3 4 5 | 2 4 6 | 1 4 7 | 0 4 8 | 4 9 | 2 3 4 5 6 | 1 3 4 5 7 9 | 0 2 4 6 8   | 4
5 | 4 5 6 | 3 5 7 | 2 5 8 | 1 5 9 | 0 5 | 3 4 5 6 7 | 1 3 5 7 9   | 0 2 4 5 6 8 | 5
6 | 5 6 7 | 4 6 8 | 3 6 9 | 0 2 6 | 1 6 | 4 5 6 7 8 | 1 3 5 6 7 9 | 0 2 4 6 8   | 6
7 | 6 7 8 | 5 7 9 | 0 4 7 | 1 3 7 | 2 7 | 5 6 7 8 9 | 1 3 5 7 9   | 0 2 4 6 7 8 | 7
8 | 7 8 9 | 0 6 8 | 1 5 8 | 2 4 8 | 3 8 | 0 6 7 8 9 | 1 3 5 7 8 9 | 0 2 4 6 8   | 8
9 | 0 8 9 | 1 7 9 | 2 6 9 | 3 5 9 | 4 9 | 0 1 7 8 9 | 1 3 5 7 9   | 0 2 4 6 8 9 | 9
"""
ROWS = [[cell.strip() for cell in line.split("|")] for line in TABLE.strip().splitlines()]
CELLS = [
    (row[0], balloon, cell)
    for row in ROWS
    for balloons, cell in zip(BALLOONS, row[1:], strict=True)
    for balloon in balloons.split()
]
WITH_STANDSTILL = pack_of(
    'kind = "floor"; time = "day"; value = "0-9"; count = 2',
    'kind = "balloon"; effect = "step"; value = "0-9"; count = 2',
    'kind = "balloon"; effect = "nearest"; value = 2',
    'kind = "balloon"; effect = "parity"; value = ["odd", "even"]',
    'kind = "balloon"; effect = "skip"',
)


@pytest.mark.parametrize(("floor", "balloon", "fitting"), CELLS)
def test_the_whole_table_of_open_cards(floor: str, balloon: str, fitting: str) -> None:
    """L-28, L-29, L-30, L-46, L-71, L-74, L-76, L-77: every cell, asked of moves and not of a table of our own."""
    for laid in range(10):
        state = numberloor(f"{floor} {balloon}", f"{laid} {laid}" if str(laid) != floor else str(laid), "?", pack=WITH_STANDSTILL)
        said = [text for text in lays(state) if not text.startswith("take")]

        assert bool(said) == (str(laid) in fitting.split()), said


def test_the_table_has_a_cell_for_every_pair() -> None:
    assert (len(ROWS), len(CELLS)) == (10, 10 * 14)


@pytest.mark.parametrize(("floor", "fitting"), [(row[0], row[1]) for row in ROWS])
def test_next_door_floors_for_beginners(floor: str, fitting: str) -> None:
    """L-95, L-96, L-46 (LV-8, LV-9): on either stack, the column of step 1."""
    for laid in range(10):
        left = say_all(f"{floor} {(int(floor) + 5) % 10}", laid, f"{laid} on left")
        right = say_all(f"{(int(floor) + 5) % 10} {floor}", laid, f"{laid} on right")

        assert left == right == (str(laid) in fitting.split())


def say_all(open_cards: str, laid: int, text: str) -> bool:
    """Whether a card goes where it is said to go."""
    state = beginners(open_cards, f"{laid} {laid}", "?")
    try:
        say(state, text)
    except Refusal as refusal:
        return refusal.code != Code.DOES_NOT_FIT
    return True


@pytest.mark.parametrize("balloon", ["B4", "Bnear", "Bodd", "Bskip"])
def test_the_same_floor_always_fits(balloon: str) -> None:
    """L-28 (LV-1)."""
    state = say(numberloor(f"1 {balloon}", "1 8", "?"), "1")

    assert opened(state) == f"1 {balloon}"


def test_five_with_three() -> None:
    """L-29, L-30 (LV-2)."""
    assert fits(numberloor("5 B3", "0", "?")) == "2 5 8"


def test_the_long_example() -> None:
    """L-21, L-23, L-24, L-26, L-27, L-31 (LV-3): six cards in one turn, one after the other."""
    state = numberloor("3 B2", "5 7 9 B3 6 3 0", "?")

    state = say(state, "3 + 2 = 5", "5 + 2 = 7", "7 + 2 = 9", "balloon 3", "9 - 3 = 6", "6 - 3 = 3")

    assert opened(state) == "3 B3"
    assert len(state.hands[0]) == 1


def test_above_nine() -> None:
    """L-43 (LV-4)."""
    assert opened(say(numberloor("9 B2", "1 5", "?"), "9 + 2 = 11, floor 1")) == "1 B2"


def test_below_zero() -> None:
    """L-44 (LV-5)."""
    assert opened(say(numberloor("0 B3", "7 5", "?"), "10 - 3 = 7")) == "7 B3"


@pytest.mark.parametrize(("floor", "start", "wrong"), [("2", 12, 22), ("0", 10, 20)])
def test_a_card_stands_for_two_floors(floor: str, start: int, wrong: int) -> None:
    """L-45 (LV-6): 2 is 2 and 12, 0 is 0 and 10, and nothing else."""
    landing = str((start - 3) % 10)
    state = numberloor(f"{floor} B3", f"{landing} 5", "?")

    assert opened(say(state, f"{start} - 3 = {start - 3}")) == f"{landing} B3"
    with refused(Code.NOT_FROM_HERE):
        say(state, f"{wrong} - 3 = {wrong - 3}")


def test_nearest_floors() -> None:
    """L-71 (LV-7)."""
    assert fits(numberloor("5 Bnear", "0", "?")) == "3 4 5 6 7"


def test_nearest_floors_wrap() -> None:
    """L-73: around 9, and around 0."""
    assert fits(numberloor("9 Bnear", "0", "?")) == "0 1 7 8 9"
    assert fits(numberloor("0 Bnear", "1", "?")) == "0 1 2 8 9"


def test_zero_is_even() -> None:
    """L-75."""
    assert "0" in fits(numberloor("3 Beven", "1", "?")).split()
    assert "0" not in fits(numberloor("3 Bodd", "1", "?")).split()


def test_the_same_floor_under_the_other_parity_can_be_forbidden() -> None:
    """L-76, `equal_always`."""
    assert fits(numberloor("4 Bodd", "0", "?", equal_always=False)) == "1 3 5 7 9"
    assert fits(numberloor("4 Beven", "1", "?", equal_always=False)) == "0 2 4 6 8"
    assert fits(numberloor("4 B3", "0", "?", equal_always=False)) == "1 4 7"

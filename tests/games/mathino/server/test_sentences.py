"""The page sends every turn as a sentence: the rules understand each form that `web/src/games/mathino/turn` writes."""

import pytest

from sumdeck.games.mathino.rules.moves import Capture
from sumdeck.games.mathino.rules.state import State
from sumdeck.rules.game import Seat
from tests.games.mathino.rules.tables import GAME, mathino

LONG = 1234 * 10**30 + 6789


def table(hand: str, *values: int) -> State:
    """A position with these cards in hand; a value above 13 or below 0 lies there as a pile of two."""
    lying = ", ".join(f"{value}<5 6>-" if value > 13 or value < 0 else str(value) for value in values)
    return mathino(lying, hand, level="advanced", negative_root=True)


@pytest.mark.parametrize(
    ("hand", "values", "said", "written"),
    [
        ("3", (8,), "8 × 3, building 24", "8 × 3, building 24"),
        ("3", (4,), "4 × −3, building −12", "4 × −3, building −12"),
        ("2", (8,), "8 squared with 2, building 64", "8 squared, building 64"),
        ("2g", (4,), "square root of 4 with 2g, building 2", "square root of 4 with 2g, building 2"),
        ("2", (4,), "negative square root of 4 with 2, building −2", "negative square root of 4, building −2"),
        ("3", (8,), "cube root of 8 with 3, building 2", "cube root of 8, building 2"),
        (
            "2",
            (8,),
            "8 squared with 2 is 64, digit sum 10, digit sum 1, building 1",
            "8 squared is 64, 6 + 4 is 10, 1 + 0 is 1, building 1",
        ),
        ("2", (8, 8), "(8 and 8) ÷ 2, building 4", "(8 and 8) ÷ 2, building 4"),
        ("9", (5, 4), "(5 + 4) ÷ 9, building 1", "(4 + 5) ÷ 9, building 1"),
        ("8", (8, -8), "8 and −8, capture 8", "−8 and 8, capture 8"),
        ("8", (8,), "8, matching 8", "matching 8"),
        ("8", (-8,), "−8, matching 8", "matching −8"),
        ("2", (4, 8), "4 × 2, building 8, stack it 8", "4 × 2, building 8, stack it 8"),
        ("3", (4, 8, 8), "4 + 3, building 7, stack 8 8", "4 + 3, building 7, stack 8 8"),
        ("2", (LONG,), "1234…6789 × 2, building 2468…3578", "1234…6789 × 2, building 2468…3578"),
        ("4", (), "discard 4", "discard 4"),
    ],
)
def test_a_turn_of_the_desk_is_understood(hand: str, values: tuple[int, ...], said: str, written: str) -> None:
    """M-31."""
    state = table(hand, *values)

    move = GAME.read(state, Seat(0), said).move
    assert GAME.write(state, Seat(0), move) == written


def test_the_very_young_name_what_their_cards_have_in_common() -> None:
    """M-156."""
    state = mathino("8b, 3b, 5r", "5b", level="young")

    for said, count in (("8b and 3b, capture 5b by colour", 2), ("5r, capture 5b by number", 1)):
        move = GAME.read(state, Seat(0), said).move
        assert isinstance(move, Capture)
        assert len(move.piles) == count

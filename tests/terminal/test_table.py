"""How the table looks: at 80 columns and at 40, in ASCII, and as lines to be read aloud.

The screens are in `screens/`; `python -m tests.terminal.test_table` draws them again, for somebody to look at.
"""

import io
import os
import re
import sys
import tempfile
from dataclasses import replace
from pathlib import Path

import pytest
from rich.text import Text

from sumdeck.games.numero.rules.state import Entry
from sumdeck.games.numero.terminal.scene import counted
from sumdeck.rules import registry
from sumdeck.rules.game import Seat
from sumdeck.terminal.screen import Screen
from sumdeck.terminal.table import Piece, Place, card_lines, place_line, rows
from tests.terminal.desks import PEOPLE, Desk, table

SCREENS = Path(__file__).parent / "screens"
LOOKS: dict[str, tuple[int, str, bool]] = {
    "80-columns": (80, "utf-8", True),
    "40-columns": (40, "utf-8", True),
    "ascii": (80, "ascii", True),
    "plain": (80, "utf-8", False),
}
"""Width, encoding, boxes."""


def screen_of(look: str) -> str:
    """A table with everything on it: lone cards, builds, loose wild cards, points, steps."""
    width, encoding, boxes = LOOKS[look]
    hands = ("9g 1o 10b x3 13r", "12g 12b 11r -2 50%")
    kept = table(*hands, centre="9b 4g", deck="√ 1g 4b 10g 13g 11g", names=PEOPLE, scoring=True)
    lines = ["", "9b + 1o = 10", "", "discard -2 50%; discard 11", "", "4 x 3 = 12", "quit"]
    shown = Desk(kept, lines, width=width, encoding=encoding, boxes=boxes).shown
    drawn = shown.rpartition("> quit")[0].rpartition("---\n")[2]
    return "".join(f"{line.rstrip()}\n" for line in drawn.splitlines())


@pytest.mark.parametrize("look", LOOKS)
def test_the_table_looks_as_it_should(look: str) -> None:
    assert screen_of(look) == (SCREENS / f"{look}.txt").read_text("utf-8")


def test_no_line_is_wider_than_the_screen() -> None:
    assert max(len(line) for line in screen_of("40-columns").splitlines()) <= 40


def test_many_cards_lie_in_several_rows() -> None:
    """22 piles and more happen (a real table has several rows too)."""
    screen = Screen(io.StringIO(), io.StringIO(), width=40)
    pieces = [Piece(str(number), "number") for number in range(1, 16)] + [Piece("[10]a", "build", below="12 cards")]

    drawn = rows(screen, pieces)

    assert len(drawn) > 2
    assert all(line.cell_len <= 40 for text in drawn for line in text.split())
    assert [label for text in drawn for label in re.findall(r"[│║] *(\S+?) *[│║]", text.plain)] == [
        piece.label for piece in pieces
    ]


def test_ascii_is_ascii() -> None:
    assert screen_of("ascii").isascii()


def test_colour_is_never_the_only_sign() -> None:
    """Two cards that differ in colour alone differ in their letters too, and the three sorts differ in outline."""
    screen = Screen(io.StringIO(), io.StringIO(), width=80)
    green, red = Piece("5g", "number", "green"), Piece("5r", "number", "red")

    assert plain(card_lines(screen, green)) != plain(card_lines(screen, red))
    assert len({plain(card_lines(screen, Piece("5", sort))) for sort in ("number", "wild", "build")}) == 3


def test_a_card_looks_the_same_whether_it_can_be_played_or_not() -> None:
    """Finding what can be played is the game: the 8 takes in one of these centres and not in the other."""
    hand, other, deck = "8 1 2 12 13", "11 11 14 14 15", "9 9"
    playable, not_playable = (
        Desk(table(hand, other, centre=centre, deck=deck, names=PEOPLE), [""]).shown for centre in ("5 3", "5 7")
    )

    assert playable.partition("Ann’s hand")[2].split(">")[0] == not_playable.partition("Ann’s hand")[2].split(">")[0]


def plain(lines: list[Text]) -> str:
    """Lines without their styles."""
    return "\n".join(line.plain for line in lines)


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder:
        os.environ["SUMDECK_DATA"] = folder
        for name in LOOKS:
            (SCREENS / f"{name}.txt").write_text(screen_of(name), "utf-8")
            sys.stdout.write(f"{name}\n{screen_of(name)}\n")


def test_counts_that_do_not_fit_beside_a_name_stand_below_it() -> None:
    kept = table("8g 2g 6g", "9g 4g 6b", centre="5g 3g", names=["Wolfeschlegelstein", "Bo"], scoring=True, hand_size=3)

    lines = Desk(kept, [""], width=40).shown.splitlines()

    assert lines[lines.index(" > Wolfeschlegelstein") + 1] == "     0 cards won, 0 points, 3 in hand"


def test_where_there_is_no_room_for_cards_they_are_named() -> None:
    kept = table("8 2 6", "9 4 6", centre="5 3", against=["greedy"], hand_size=3)

    assert "Centre: 3, 5" in Desk(kept, [], width=23).shown
    assert "Centre: 3, 5" not in Desk(kept, [], width=24).shown


def test_points_below_zero_have_a_minus_like_all_others() -> None:
    state = registry.game("numero").new("river", 2, level="full", scoring=True)
    fined = replace(state, sheet=(Entry(0, Seat(0), "false_build", -20),))
    place = Place("Ann", counted(fined, Seat(0)), acting=False)

    assert "−20 points" in place_line(Screen(io.StringIO(), io.StringIO(), width=80), [place], place).plain

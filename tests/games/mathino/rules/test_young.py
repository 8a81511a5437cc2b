"""The game of the very young: like captures like, hands lie open (V-Y1, V-Y2, M-155 to M-160)."""

import pytest

from sumdeck.games.mathino.rules.codes import Code
from sumdeck.games.mathino.rules.ending import end_round
from sumdeck.games.mathino.rules.moves import Capture
from sumdeck.games.mathino.rules.packs import SCHEMA
from sumdeck.games.mathino.rules.state import State
from sumdeck.rules.game import Json, Seat
from sumdeck.rules.packfile import read_pack
from tests.games.mathino.rules.tables import GAME, captured, dealt, lies, mathino, refused, say

TWO_RED_SHAPES = 'game = "mathino"\nname = "two"\ntitle = "Two"\n' + "".join(
    f'[[card]]\nnumber = [{numbers}]\nshape = "{shape}"\ncolour = "{colour}"\nstatus = "stated"\n'
    for numbers, shape, colour in (
        ("3, 5, 7, 8", "star", "red"),
        ("9, 10, 11, 12", "moon", "red"),
        ("2, 4, 6, 9", "leaf", "green"),
    )
)
STARS = ("3b, 9r, 12b", "5b 9g", "2g 4g")
"""Stars are blue, moons red, flowers green, drops orange."""


def test_a_star_takes_the_stars() -> None:
    """V-Y1: M-156, M-157, M-158."""
    state = mathino(*STARS, level="young")

    after = say(state, "3b and 12b, capture 5b by shape")
    assert captured(after, 0) == "3b 5b 12b"
    assert lies(after, "9r")
    assert captured(say(state, "3b, capture 5b"), 0) == "3b 5b"
    with refused(Code.NOT_ALIKE):
        say(state, "9r, capture 5b")


def test_one_capture_goes_by_one_thing_in_common() -> None:
    """V-Y2: M-157."""
    state = mathino("3b, 9r", "9b 4g", "2g", level="young")

    assert captured(say(state, "3b, capture 9b by colour"), 0) == "3b 9b"
    assert captured(say(state, "9r, capture 9b by number"), 0) == "9b 9r"
    with refused(Code.NOT_ALIKE):
        say(state, "3b and 9r, capture 9b")
    with refused(Code.NOT_ALIKE):
        say(state, "3b, capture 9b by number")
    with refused(Code.WHICH_LOOK):
        say(state, "capture 9b")


def test_who_names_no_likeness_is_asked_where_more_than_one_fits() -> None:
    """M-157 as ruled: if one fits, that one is meant. Colour and shape that always go together are one."""
    state = mathino("3b, 12b, 9r", "5b 9g 13r", "2g", level="young")

    assert captured(say(state, "capture 5b"), 0) == "3b 5b 12b"
    assert captured(say(state, "capture 9g"), 0) == "9g 9r"
    assert captured(say(state, "capture 5b by colour"), 0) == "3b 5b 12b"
    assert captured(say(state, "blue 3, capture blue 5"), 0) == "3b 5b"
    assert captured(say(state, "3 of stars, capture the 5 of stars"), 0) == "3b 5b"
    for text in ("capture 5b by number", "capture 13r by number"):
        with refused(Code.NO_SUCH_PILE):
            say(state, text)


def test_where_two_likenesses_fit_the_sentence_says_which() -> None:
    """M-157: in a pack where a colour has several shapes."""
    pack = read_pack(TWO_RED_SHAPES, "two.toml", SCHEMA)
    state = mathino("3, 9r", "5 9g", "2", level="young", pack=pack)
    alike = next(move for move in GAME.legal_moves(state, Seat(0)) if isinstance(move, Capture) and move.piles == (0,))

    assert GAME.write(state, Seat(0), alike) == "3, capture 5 by shape"
    assert GAME.read(state, Seat(0), "3, capture 5 by shape").move == alike
    with refused(Code.WHICH_LOOK):
        say(state, "3, capture 5")


def test_nothing_is_built_stacked_or_owed() -> None:
    """M-155."""
    state = mathino("9b, 9r", "9g 4g", "2g", level="young")

    for text in ("9b + 4, building 13", "stack 9b 9r, discard 4", "9b, matching 9"):
        with refused(Code.ONLY_ALIKE):
            say(state, text)
    assert all(pile.loose for pile in say(state, "discard 4").table)


def test_which_likeness_counts_is_agreed_before() -> None:
    """M-156: `young_attributes`."""
    state = mathino(*STARS, level="young", young_attributes="number")

    with refused(Code.LOOK_DISABLED):
        say(state, "3b, capture 5b")
    with refused(Code.LOOK_DISABLED):
        say(state, "3b, capture 5b by shape")
    assert captured(say(state, "9r, capture 9g"), 0) == "9g 9r"


def test_hands_lie_open() -> None:
    """M-159; in the other games they do not (M-11)."""
    open_game, closed = dealt(2, level="young"), dealt(2, level="basic")

    assert GAME.view(open_game, Seat(1)).shown.hands == open_game.hands
    assert GAME.view(open_game, None).shown.hands == open_game.hands
    assert set(GAME.view(closed, Seat(1)).shown.hands[0]) == {-1}


def test_captured_cards_lie_face_down_for_the_others() -> None:
    """M-11: how many they are is seen, which they are only by their owner."""
    state = say(mathino("5", "5 4", "13 12"), "5, capture 5")

    assert GAME.view(state, Seat(0)).shown.won[0] == state.won[0]
    assert GAME.view(state, Seat(1)).shown.won[0] == (-1, -1)


def played_out(count: int, **settings: Json) -> State:
    """A deck of the very young that has just been played: seat 0 has captured so many cards, seat 1 all others."""
    pack = dealt(2, level="young", **settings).setup.pack
    first = " ".join(pack.label(card) for card in pack.deck()[:count])
    return mathino("", "", "", won=(first, "rest"), level="young", **settings)


@pytest.mark.parametrize(("scoring", "over"), [("points", False), ("cards_only", True)])
def test_cards_may_be_counted_instead_of_points(scoring: str, over: bool) -> None:
    """M-160: one deck, most cards wins, equals share."""
    outcome = GAME.outcome(end_round(played_out(26, young_scoring=scoring)))

    assert (outcome is not None) == over
    if outcome is not None:
        assert (outcome.places, outcome.scores, outcome.why) == ((1, 1), (26, 26), "mathino.most_cards")


def test_where_cards_are_counted_the_sheet_counts_cards() -> None:
    """M-160: no points on the score sheet and none in the totals."""
    over = end_round(played_out(20, young_scoring="cards_only"))

    assert over.totals == (20, 32)
    assert [(entry.seat, entry.item, entry.points) for entry in over.sheet] == [(0, "captured", 20), (1, "captured", 32)]


def test_every_capture_that_the_young_can_make_is_listed() -> None:
    """M-158: any number of the cards that are alike."""
    state = mathino("3b, 12b, 9r, 5r", "5b 9g", "2g", level="young")

    found = {
        frozenset(move.piles)
        for move in GAME.legal_moves(state, state.seat)
        if isinstance(move, Capture) and move.card == state.hands[0][0]
    }
    assert len(found) == 4

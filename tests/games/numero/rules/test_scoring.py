"""The checklist of the scoring game: every item in its scope, at a table without house rules.

House rules are in `test_scoring_settings.py`, the end of a game in `test_scoring_end.py`, whole games in `test_scoring_audit.py`.
"""

import pytest

from tests.games.numero.rules.scoring import earned, options, points
from tests.games.numero.rules.tables import GAME, P, Q, say, table
from tests.games.numero.rules.vectors import VECTORS


@pytest.mark.parametrize("name", VECTORS)
def test_the_points_of_a_take(name: str) -> None:
    """N-80 to N-82, vector by vector."""
    vector = VECTORS[name]

    assert earned(table(vector.centre, vector.hand), vector.said) == vector.items


def test_items_belong_to_a_take_to_a_turn_or_to_a_card() -> None:
    """N-80: the score sheet names the take for item 1 and none for item 2, which counts the taking card once."""
    after = say(table("10g 6b 4r 13g", "10o"), "10 = 10; 6 + 4 = 10, take 10")

    assert [(entry.item, entry.take, entry.points) for entry in after.sheet] == [("1", 0, 1), ("1", 1, 1), ("2", -1, 4)]


def test_points_are_noted_turn_by_turn() -> None:
    """N-79: two turns of one seat are two sets of lines, each with its turn and seat, and they add up."""
    state = table("10g 6b 13r", "10o 6r", "13g 2b")

    after = say(state, "10 = 10, take 10", "13 = 13, take 13", "6 = 6, take 6")

    lines = [(entry.turn, entry.seat, entry.item) for entry in after.sheet]
    assert lines == [(0, P, "1"), (0, P, "2"), (1, Q, "1"), (1, Q, "2"), (2, P, "1"), (2, P, "2"), (2, P, "10")]
    assert (after.points(P), after.points(Q)) == (3 + 3 + 5, 3)


def test_a_card_scores_its_printed_points_wherever_the_pack_prints_them() -> None:
    """N-80 item 3: taking card, number cards, builds and wild cards alike, each physical card once."""
    pack = options().pack
    dear = [card if card.face != "7" else type(card)(**{**vars(card), "points": 6}) for card in pack.cards]
    mine = type(pack)(pack.name, pack.game, pack.title, tuple(dear), pack.counts)
    state = table("7g [5b+2r]=7 9r −2 13b", "7o", pack=mine)

    assert earned(state, "7 = 7; [7] = 7; 9 − 2 = 7, take 7") == {"1": 3, "2": 6, "3": 6 + 6 + 1}


def test_what_is_only_dropped_or_left_scores_nothing() -> None:
    """N-80: a build of this turn and a dropped wild card are not won, so neither counts."""
    state = table("13g 8b", "−4 −5 8r 9b 14o")

    assert earned(state, "13 − 4 = 9, leave; discard −5; 8 = 8, take 8") == {"1": 1, "2": 2}


def test_bonuses_never_apply_to_several_takes_together() -> None:
    """N-81: three takes win seven cards of four colours and use − ÷ × between them, but no single take does."""
    state = table("5r 8g 1b 13b", "−3 ÷4 ×2 2o")

    items = earned(state, "5 − 3 = 2; 8 ÷ 4 = 2; 1 × 2 = 2, take 2")

    assert items == {"1": 3, "2": 7, "3": 1 + 2 + 1 + 2}


def test_the_taking_card_counts_in_each_take_for_size_and_colour() -> None:
    """N-81: twice four cards and the same ten: both are takes of five, and its orange completes the colours of both."""
    state = table("1g 2b 3r 4g 1b 2r 3g 4b 14b", "10o")

    items = earned(state, "1g + 2b + 3r + 4g = 10; 1b + 2r + 3g + 4b = 10, take 10")

    assert items == {"1": 2, "2": 9, "3": 2, "4": 4, "8": 10}


def test_five_cards_earn_two_and_six_earn_five_instead() -> None:
    """N-82a: items 4 and 5 exclude each other."""
    five = earned(table("1g 2b 3r 4g 14b", "10b"), "1 + 2 + 3 + 4 = 10, take 10")
    six = earned(table("1g 1b 2b 2r 4g 14b", "10b"), "1 + 1 + 2 + 2 + 4 = 10, take 10")

    assert (five.get("4"), five.get("5")) == (2, None)
    assert (six.get("4"), six.get("5")) == (None, 5)


def test_six_cards_and_more_earn_the_same_five() -> None:
    """N-80 item 5: seven cards earn no more than six."""
    assert earned(table("1g 1b 1r 2b 2r 4g 14b", "11b"), "1 + 1 + 1 + 2 + 2 + 4 = 11, take 11")["5"] == 5


def test_adding_is_an_operation_only_where_two_numbers_are_added() -> None:
    """N-82e, N-82f: matching the taking card is none. With − × ÷, a second number card makes the fourth."""
    alone = earned(table("10g 13r", "−2 ÷4 ×3 6b"), "10 − 2 = 8, 8 ÷ 4 = 2, 2 × 3 = 6, take 6")
    joined = earned(table("5g 5b 13r", "−2 ÷4 ×3 6r"), "5 + 5 = 10, 10 − 2 = 8, 8 ÷ 4 = 2, 2 × 3 = 6, take 6")

    assert (alone.get("6"), alone.get("7")) == (5, None)
    assert (joined.get("6"), joined.get("7")) == (None, 10)


def test_two_operations_earn_nothing() -> None:
    """N-80: item 6 asks for three."""
    assert set(earned(table("5g 3b 13r", "÷2 4r"), "5 + 3 = 8, 8 ÷ 2 = 4, take 4")) == {"1", "2", "3"}


def test_operations_in_a_build_count_for_whoever_takes_it() -> None:
    """N-82e (played out): seat 0 builds with − × +, and seat 1 takes the build with ÷."""
    state = table("6g 13r 14b", "−4 ×2 4b 8g 3r", "÷4 2g 5b 7r 9b")

    after = say(state, "build 6 − 4 = 2, 2 × 2 = 4, 4 + 4 = 8", "[8] ÷ 4 = 2, take 2")

    assert points(after.sheet, Q) == {"1": 1, "2": 6, "3": 1 + 2 + 2, "5": 5, "7": 10}


def test_a_pile_changed_and_left_carries_its_operations_too() -> None:
    """N-82e: a build of wild cards alone brings − and ×, and no +; the ÷ of the take makes three."""
    state = table("8g 14r", "−2 ×2 12r 3b 9g", "÷4 3r 5b 7r 9b")

    after = say(state, "8 − 2 = 6, 6 × 2 = 12, leave; discard 9", "[12] ÷ 4 = 3, take 3")

    assert points(after.sheet, Q) == {"1": 1, "2": 5, "3": 1 + 2 + 2, "4": 2, "6": 5}


def test_arranging_the_cards_otherwise_changes_no_points() -> None:
    """N-82f: the same cards won, said in two ways."""
    state = table("4g 12b 13r", "−2 ÷4 3b 5g")

    inner = earned(state, "12 ÷ 4 = 3, 4 − 2 = 2, 3 + 2 = 5, take 5")
    outer = earned(table("4g 12b 13r", "−2 ÷4 3b 2g"), "4 + 12 = 16, 16 ÷ 4 = 4, 4 − 2 = 2, take 2")

    assert inner == outer == {"1": 1, "2": 5, "3": 3, "4": 2, "6": 5}


def test_colours_need_five_cards() -> None:
    """N-80 items 8 and 9: four cards of four colours, or of one, earn no bonus."""
    assert set(earned(table("1g 2b 7r 14b", "10o"), "1 + 2 + 7 = 10, take 10")) == {"1", "2", "3"}
    assert set(earned(table("2g 3g 5g 14b", "10g"), "2 + 3 + 5 = 10, take 10")) == {"1", "2"}


def test_wild_cards_count_for_size_and_not_for_colour() -> None:
    """N-82g: two green numbers and three wild cards are five cards of one colour."""
    assert earned(table("10g 13r", "−2 ÷4 ×3 6g"), "10 − 2 = 8, 8 ÷ 4 = 2, 2 × 3 = 6, take 6")["9"] == 5


def test_every_colour_of_the_pack_is_asked_for() -> None:
    """N-82g: "all four" are the suits of playing cards as well."""
    state = table("1s 2h 3d 4s 9c", "10c", level="playing-cards")

    assert earned(state, "1 + 2 + 3 + 4 = 10, take 10") == {"1": 1, "2": 5, "4": 2, "8": 5}


def test_the_centre_must_be_empty_for_item_10() -> None:
    """N-82h: a pile that was changed and left, or a wild card that was dropped, is still there."""
    cleared = earned(table("8g", "8b 2r"), "8 = 8, take 8")
    left = earned(table("8g 13b", "8b −4 9r"), "13 − 4 = 9, leave; 8 = 8, take 8")

    assert (cleared.get("10"), left.get("10")) == (5, None)


def test_emptying_the_centre_without_a_take_is_no_clearing() -> None:
    """N-82h: only a take earns item 10; nothing else is ever written on the sheet by a build or a discard."""
    state = table("9g", "1b 10r 4g")

    assert say(state, "build 9 + 1 = 10").sheet == ()
    assert say(state, "discard 4").sheet == ()


def test_the_sheet_is_empty_where_nobody_keeps_score() -> None:
    """N-79: points belong to the scoring game."""
    state = table("10 6 4", "10 3", scoring=False)

    assert say(state, "10 = 10; 6 + 4 = 10, take 10").sheet == ()
    assert GAME.outcome(say(state, "10 = 10, take 10")) is None

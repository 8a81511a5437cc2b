"""House rules that are told nowhere else: cards that move, cards squeezed in, playing after a draw."""

from sumdeck.games.formula.rules.codes import Code
from tests.games.formula.rules.tables import formula, hand, lying, names, refused, say, sentences, sizes


def test_cards_of_the_table_may_move() -> None:
    """`table_cards = rearrange`: a moved card counts as kept."""
    state = formula("2 + 4 = 6", "8 8 9", table_cards="rearrange")

    after = say(state, "8 x 8 = 64")

    assert (lying(after), hand(after), names(after, after.covered)) == ("8 × 8 = 64", "9", "2")


def test_exchanging_cards_alone_is_no_turn() -> None:
    """F-21: at least one card is new."""
    with refused(Code.NO_NEW_CARD):
        say(formula("2 + 4 = 6", "9", table_cards="rearrange"), "4 + 2 = 6")


def test_a_number_that_loses_a_card_for_good_gets_a_new_one() -> None:
    """The 2 leaves the left number and is used nowhere, so something new has to be there."""
    state = formula("2 + 4 = 6", "1 8 9 0", table_cards="rearrange")

    with refused(Code.TAKEN_AWAY):
        say(state, "6 + [8] = [1]4")
    with refused(Code.TAKEN_AWAY):
        say(formula("2 + 4 = 6", "2 9", table_cards="rearrange"), "6 - 4 = [2]")
    moved = formula("2 + 4 = 6", "1 9 8", table_cards="rearrange", must_reuse=True)
    assert lying(say(moved, "4 x 2 = 8")) == "4 × 2 = 8"


def test_moved_cards_keep_the_other_rules() -> None:
    """Zero products go whole (F-57), nothing stays the same (F-34), numbers are short (F-40) and begin with no 0 (F-43)."""
    with refused(Code.ZERO_MUST_GO):
        say(formula("5 x 0 = 0", "1 9", table_cards="rearrange"), "1 x 0 = 0")
    with refused(Code.SAME_FORMULA):
        say(formula("2 + 4 = 6", "6", table_cards="rearrange"), "2 + 4 = [6]")
    with refused(Code.LEADING_ZERO):
        say(formula("0 + 4 = 4", "8", table_cards="rearrange"), "04 + 4 = 8")


def test_a_joker_moves_with_its_digit() -> None:
    """F-63."""
    state = formula("2 + J7 = 9", "5 8", table_cards="rearrange")

    assert "J7 − 2 = [5]" in sentences(state)


def test_a_card_may_be_squeezed_in() -> None:
    """`insert_between`."""
    assert "1[8]2 + 4 = 1[8]6" in sentences(formula("12 + 4 = 16", "8 8", insert_between=True))
    assert "1[8]2 + 4 = 1[8]6" not in sentences(formula("12 + 4 = 16", "8 8"))


def test_play_after_draw() -> None:
    """`play_after_draw`: a formula with any cards, or a pass; no second draw."""
    state = formula("2 + 4 = 6", "9 9", "1", stock="8 8", covered="0", play_after_draw=True)

    drawn = say(state, "draw")

    assert (drawn.seat, drawn.drawn, hand(drawn)) == (0, True, "8 9 9")
    with refused(Code.NO_SECOND_DRAW):
        say(drawn, "draw")
    assert lying(say(drawn, "2 x 4 = 8")) == "2 × 4 = 8"
    passed = say(drawn, "pass")
    assert (passed.seat, passed.drawn, sizes(passed)) == (1, False, [3, sizes(state)[1]])
    forced = say(formula("2 + 4 = 6", "9", "1", stock="8", covered="0", play_after_draw=True, must_play_if_able=True), "draw")
    with refused(Code.MUST_PLAY):
        say(forced, "pass")


def test_a_first_answer_of_one_card() -> None:
    """`first_answer_max = 1`."""
    with refused(Code.ANSWER_TOO_LONG, most=1):
        say(formula("9 1", "1 0 9", first_answer_max=1), "9 + 1 = 10")

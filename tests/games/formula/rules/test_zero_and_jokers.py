"""Zero products and jokers: F-57 to F-66."""

from sumdeck.games.formula.rules.codes import Code
from sumdeck.games.formula.rules.moves import Lay
from sumdeck.rules.game import Seat
from tests.games.formula.rules.tables import GAME, formula, lying, meant, names, refused, say, sentences, to_move


def test_a_zero_product_is_replaced_completely() -> None:
    """F-57, F-58: whichever factor is 0."""
    for table, said in (("5 x 0 = 0", "428 x 0 = 0"), ("0 x 5 = 0", "0 x 428 = 0"), ("5 x 0 = 0", "5 + 3 = 8")):
        with refused(Code.ZERO_MUST_GO):
            say(formula(table, "4 2 8 3"), said)
    kept = [move for move in GAME.legal_moves(formula("5 x 0 = 0", "1 8 8 3 5 J"), Seat(0)) if isinstance(move, Lay)]
    assert all(len(move.laid) == 3 for move in kept)


def test_one_card_covers_a_long_factor() -> None:
    """F-59: three one-card numbers, each over whatever lies there."""
    after = say(formula("428 x 0 = 0", "3 4 7 9"), "3 + 4 = 7")

    assert (lying(after), names(after, after.covered)) == ("3 + 4 = 7", "0 0 2 4 8")
    assert all(len(said.replace("[", "").replace("]", "")) == 9 for said in sentences(formula("428 x 0 = 0", "1 2 3 4 5"))[:-1])


def test_the_duty_stays_with_the_formula() -> None:
    """F-60: who draws leaves it to the next."""
    state = formula("5 x 0 = 0", "9 9", "3 8 1")

    after = say(state, "draw")

    assert after.seat == 1
    with refused(Code.ZERO_MUST_GO):
        say(after, "5 + 3 = 8")


def test_a_zero_product_may_follow_another() -> None:
    """F-61: the symbol may stay, too."""
    after = say(formula("5 x 0 = 0", "7 0 0 9", "3"), "[7] x [0] = [0]")

    assert lying(after) == "7 × 0 = 0"
    assert after.is_locked()


def test_a_zero_product_may_be_laid() -> None:
    """F-61: kept cards and all, over a formula that is none."""
    assert lying(say(formula("2 + 4 = 6", "0 0 9"), "2 x 0 = 0")) == "2 × 0 = 0"


def test_zero_divided_is_no_zero_product_unless_the_table_says_so() -> None:
    """F-58: unless a house rule locks it."""
    assert not formula("0 / 4 = 0").is_locked()
    assert formula("0 / 4 = 0", zero_quotient_lock=True).is_locked()
    assert not formula("0 + 0 = 0", zero_quotient_lock=True).is_locked()


def test_a_joker_is_what_its_player_says_and_stays_it() -> None:
    """F-62, F-63: kept, it can be said as a joker or by its digit."""
    after = say(formula("2 + 4 = 6", "J 9 1", "1 9 3 2"), "2 + J7 = 9")

    assert lying(after) == "2 + J7 = 9"
    with refused(Code.JOKER_KEEPS_DIGIT, digit=7):
        say(after, "1 + J8 = 9")
    assert lying(say(after, "3 x 7 = 21")) == lying(say(after, "3 x J7 = 21")) == "3 × J7 = 21"


def test_a_joker_covers_and_is_covered_like_any_card() -> None:
    """F-64."""
    after = say(formula("2 + J7 = 9", "1 3 9"), "2 + 1 = 3")

    assert names(after, after.covered) == "9 J"
    assert "[J1] + 4 = [5]" in sentences(formula("2 + 4 = 6", "J 5"))


def test_a_joker_is_one_digit_and_no_symbol() -> None:
    """F-65."""
    state = formula("2 + 4 = 6", "J J 9")
    for said in ("2 + J = 6", "2 x 4 = J", "J + J = J", "2 x [J] = 8", "2J x 4 = 8"):
        with refused(Code.WHICH_DIGIT):
            say(state, said)
    with refused(Code.NOT_A_FORMULA):
        say(state, "2 J 4 = 8")
    twelve = meant(formula("3 x 4 = 12", "J J 9"), "[J2] x [J6] = 12")
    assert [face.digit for face in (*twelve.left, *twelve.right)] == [2, 6]


def test_a_digit_alone_spends_no_joker() -> None:
    """F-62: a joker that is laid is named as one."""
    with refused(Code.NOT_IN_HAND, card="7"):
        say(formula("2 + 4 = 6", "J 9"), "2 + 7 = 9")


def test_a_joker_can_stand_for_a_digit_that_is_held() -> None:
    """F-62: that is another move, for another card is spent."""
    said = sentences(formula("2 + 4 = 6", "J 8"))

    assert {"2 × 4 = [8]", "2 × 4 = [J8]"} <= set(said)


def test_a_joker_that_is_shuffled_in_loses_its_digit() -> None:
    """F-66: when it is turned up or drawn again it is any digit."""
    state = formula("1 + 2 = 3", "9 9", stock="", covered="J")

    after = say(state, "draw")

    assert names(after, after.hands[0]) == "9 9 J"
    assert "[J0] + [9] = [9]" in sentences(to_move(after, 0))

"""The first formula: F-11 to F-18."""

from sumdeck.games.formula.rules.codes import Code
from sumdeck.games.formula.rules.moves import Draw
from tests.games.formula.rules.tables import GAME, dealt, formula, hand, lying, refused, say, sentences, shuffled, sizes


def test_a_symbol_and_an_answer_complete_it() -> None:
    """F-11, F-14: it has to be true."""
    state = formula("2 4", "6 8 7")

    assert sorted(sentences(state)) == ["2 + 4 = [6]", "2 × 4 = [8]", "draw"]
    assert lying(say(state, "2 x 4 = 8")) == "2 × 4 = 8"
    with refused("sentence.wrong_result", said="2 + 4 = 7"):
        say(state, "2 + 4 = 7")


def test_the_start_cards_are_neither_covered_nor_extended() -> None:
    """F-12."""
    state = formula("2 4", "3 7 1 1 6 6")

    for said in ("3 + 4 = 7", "12 + 4 = 16", "2 x 3 = 6", "[2] + 4 = [6]"):
        with refused(Code.ONLY_THE_ANSWER):
            say(formula("2 4", "2 3 7 1 1 6 6"), said)
    assert len(sentences(state)) == 2


def test_that_the_start_cards_stay_is_told_whatever_the_hand_holds() -> None:
    """F-12: nobody hears that a card is missing for what may not be laid anyway."""
    for said in ("44 − 4 = 40", "4[4] − 4 = [4][0]", "5 + 4 = 9"):
        with refused(Code.ONLY_THE_ANSWER):
            say(formula("4 4", "4 0 9"), said)


def test_the_answer_has_one_card_or_two() -> None:
    """F-13: 100 × 1 never comes up; three cards are too many even if they were true."""
    said = set(sentences(formula("9 9", "8 1 1 0")))
    assert said == {"9 + 9 = [1][8]", "9 ÷ 9 = [1]", "9 − 9 = [0]", "9 × 9 = [8][1]", "draw"}
    with refused(Code.ANSWER_TOO_LONG, most=2):
        say(formula("9 9", "0 1 8 3", leading_zeros=True), "9 + 9 = 018")


def test_who_cannot_complete_it_draws_and_the_next_faces_the_same_cards() -> None:
    """F-15, F-16, F-17: the card drawn waits for another turn."""
    state = formula("2 4", "5 5 9", "6 1", stock="8 3", covered="0")
    assert sentences(state) == ["draw"]

    after = say(state, "draw")

    assert (hand(after, 0), after.seat, lying(after)) == ("5 5 8 9", 1, "2 _ 4 = _")
    with refused(Code.NOT_YOUR_TURN):
        GAME.apply(after, state.seat, Draw())
    again = say(after, "draw")
    assert (again.seat, lying(again)) == (0, "2 _ 4 = _")
    assert lying(say(again, "2 x 4 = 8")) == "2 × 4 = 8"


def test_a_joker_among_the_start_cards_gets_its_digit_from_who_completes_it() -> None:
    """F-18: said as a joker or by its digit alone, it then keeps it (F-62)."""
    state = formula("2 J", "6 9")

    assert lying(state) == "2 _ J = _"
    assert lying(say(state, "2 x J3 = 6")) == lying(say(state, "2 x 3 = 6")) == "2 × J3 = 6"
    assert lying(say(state, "2 + J7 = 9")) == "2 + J7 = 9"
    drawn = say(state, "draw")
    assert lying(drawn) == "2 _ J = _"
    both = formula("J J", "0 9")
    assert "J7 − J7 = [0]" in sentences(both)
    assert sum(said.endswith("= [9]") for said in sentences(both)) == 10 + 1 + 3 + 1


def test_under_one_card_answers_unsolvable_pairs_are_turned_up_again() -> None:
    """8 and 9 have no answer of one card, so others are turned up, and 8 and 9 go back into the stock."""
    state = dealt("0 0 1 1 2 2 3 4 4 5 5 6 6 7 8 9", first_answer_max=1)
    plain = dealt("0 0 1 1 2 2 3 4 4 5 5 6 6 7 8 9")

    assert (lying(plain), plain.shuffles) == ("8 _ 9 = _", 0)
    assert state.shuffles == 1
    assert lying(state) != "8 _ 9 = _"
    assert state.hands == plain.hands
    assert sorted((*state.stock, *(face.kind for face in state.visible))) == sorted(
        (*plain.stock, *(face.kind for face in plain.visible))
    )
    for number in range(40):
        first = shuffled(3, f"pair {number}", first_answer_max=1)
        left, right = first.left[0].digit, first.right[0].digit
        assert -1 in (left, right) or left + right < 10 or left >= right or left * right < 10
    for number in range(40):
        first = shuffled(3, f"pair {number}", first_answer_max=1, times_divide_only=True)
        left, right = first.left[0].digit, first.right[0].digit
        assert -1 in (left, right) or left * right < 10 or (right and left % right == 0)


def test_sizes_tell_who_has_drawn() -> None:
    """F-15."""
    state = shuffled(3)

    assert sizes(say(state, "draw", "draw")) == [8, 8, 7]

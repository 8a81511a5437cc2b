"""The loop of the text table: what becomes of a line, and who is asked next."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.budget import budget
from tests.terminal.desks import GAME_OF_TWO, PEOPLE, Desk, again, table, two_people

FIVE = "1 2 8 12 13"
OTHER = "11 11 14 14 15"
DECK = "10 10 9 9 7 7"


def test_a_sentence_moves_the_cards_and_is_told() -> None:
    desk = Desk(table(FIVE, OTHER, centre="5 3", deck=DECK, against=["careless"]), ["5 + 3 = 8, take 8"])

    assert "You: 5 + 3 = 8, take 8   (3 cards won)" in desk.shown
    assert "> You       3 cards won, 5 in hand" in desk.shown


def test_any_spelling_and_any_order_will_do() -> None:
    for line in ("3+5=8,take 8", "take 8: 3 plus 5 makes 8", "5 + 3 = 8; take 8.", "3 + 5 = 8"):
        desk = Desk(table(FIVE, OTHER, centre="5 3", deck=DECK, names=PEOPLE), ["", line])

        assert desk.session.said(desk.session.table_state.line[0]).endswith("= 8, take 8")


def test_a_wrong_sum_is_a_mistake_and_the_answer_stays_with_the_child() -> None:
    desk = Desk(table(FIVE, OTHER, centre="5 3", deck=DECK, against=["careless"]), ["5 + 3 = 9, take 8", "quit"])

    assert desk.answer("5 + 3 = 9, take 8") == "Not quite: “5 + 3 = 9” isn’t true. Try again!"
    assert desk.said == []


def test_after_two_wrong_sums_the_table_is_patient() -> None:
    desk = Desk(table(FIVE, OTHER, centre="5 3", deck=DECK, against=["careless"]), ["5 + 3 = 9", "5 + 3 = 7", "quit"])

    assert "Take your time" not in desk.answer("5 + 3 = 9")
    assert "Take your time" in desk.answer("5 + 3 = 7")


def test_a_refusal_gives_its_reason_in_plain_words() -> None:
    desk = Desk(table(FIVE, OTHER, centre="9 3", deck="10 10 9 9 7 7", against=["careless"]), ["9 + 2 = 11", "quit"])

    assert desk.answer("9 + 2 = 11").startswith("To build 11 you must keep the 11 in your hand")


def test_colours_are_spoken_of_where_they_count() -> None:
    """The 5 may be laid on either 3."""
    coloured = Desk(
        table("2g 5b 8g", "9g 9b 9r", centre="3g 3b", deck="1g", names=PEOPLE, scoring=True, hand_size=3), ["", "3 + 5 = 8"]
    )

    assert "say the colour too" in coloured.answer("3 + 5 = 8")


def test_the_computer_says_its_sentence_too() -> None:
    desk = Desk(table(FIVE, "5 11 14 14 15", centre="5 3", deck=DECK, against=["careless"]), ["discard 13", "quit"])

    assert desk.said[1] == "careless: 5 = 5, take 5"
    assert "careless: 5 = 5, take 5   (2 cards won)" in desk.shown


def test_steps_are_kept_until_a_number_card_ends_the_turn() -> None:
    """N-63."""
    desk = Desk(
        table("-2 -4 8 9 13", OTHER, centre="10 5", deck=DECK, names=PEOPLE),
        ["", "10 - 2 = 8", "5 - 4 = 1", "8 + 1 = 9", "take 9"],
    )

    assert "So far: 10 - 2 = 8; 5 - 4 = 1" in desk.shown
    assert desk.said == ["Ann: 10 - 2 = 8, 5 - 4 = 1, 8 + 1 = 9; take 9"]


def test_undo_takes_a_step_back_and_nothing_more() -> None:
    desk = Desk(
        table("-2 -4 8 9 13", OTHER, centre="10 5", deck=DECK, names=PEOPLE), ["", "10 - 2 = 8", "undo", "undo", "discard 13"]
    )

    assert "Taken back." in desk.answer("undo")
    assert "There’s no step to undo" in desk.shown
    assert desk.said == ["Ann: discard 13"]


@pytest.mark.parametrize("line", ["7 + 7 = 14", "8 + 5 = 14", "take 12", "well then", "take back"])
def test_whatever_does_not_count_in_a_begun_turn_is_followed_by_what_stands(line: str) -> None:
    kept = table("-2 -4 8 9 13", OTHER, centre="10 5", deck=DECK, names=PEOPLE)

    desk = Desk(kept, ["", line, "10 - 2 = 8", f"{line} ", "undo", "discard 13"])

    assert "So far" not in desk.answer(line)
    assert desk.answer(f"{line} ").splitlines()[-1] == "So far: 10 - 2 = 8 (undo takes a step back)"


def test_undo_is_not_named_where_wild_cards_stay_played() -> None:
    kept = table("-2 -4 8 9 13", OTHER, centre="10 5", deck=DECK, names=PEOPLE, take_back=False)

    desk = Desk(kept, ["", "10 - 2 = 8", "take 12", "discard 13"])

    assert desk.answer("take 12").splitlines()[-1] == "So far: 10 - 2 = 8"


def test_a_turn_that_has_not_begun_cannot_be_given_up() -> None:
    desk = Desk(table("-2 -4 8 9 13", OTHER, centre="10 5", deck=DECK, names=PEOPLE), ["", "give up", "quit"])

    assert "nothing to give up" in desk.answer("give up")


def test_where_wild_cards_stay_played_leaving_brings_none_back() -> None:
    """N-63, `take_back = false`."""
    kept = table("-2 -4 8 9 13", OTHER, centre="10 5", deck=DECK, names=PEOPLE, take_back=False)
    Desk(kept, ["", "10 - 2 = 8", "quit"])

    desk = again(kept, "", "undo", "give up", "discard 13")

    assert "can’t undo a wild card" in desk.answer("undo")
    assert desk.said == ["Ann: discard −2; discard 13"]


def test_a_build_may_be_doubted_before_the_own_turn() -> None:
    """N-83, N-85: a challenge is no turn, and the one after it is still to come. What came of it is told once."""
    kept = table("1g 3g 13g", "4g 12g 14g", centre="9g 7g", deck="10g", names=PEOPLE, scoring=True, hand_size=3)

    desk = Desk(kept, ["", "9 + 1 = 10", "", "challenge [10]", "discard 4"])

    assert desk.answer("challenge [10]").startswith("Bo: challenge [10]\nThere was no 10: Ann −20\n")
    assert desk.answer("challenge [10]").count("There was no 10") == 1
    assert desk.said[1:] == ["Bo: challenge [10]", "Bo: discard 4"]


def test_at_the_end_open_builds_wait_for_a_word() -> None:
    """N-89: Bo has had his last turn and may still doubt."""
    kept = table("2g 3g 1g", "4g 12g 10g", centre="9g 7g", names=PEOPLE, scoring=True, hand_size=3)
    turns = ["discard 2", "discard 4", "discard 3", "discard 12", "9 + 1 = 10", "pass"]

    desk = Desk(kept, [*two_people(turns), "challenge", ""])

    assert "Bo, everyone has played. Challenge a build, or say accept." in desk.answer("pass")
    assert "Ann: −20 points" in desk.shown


def test_a_whole_game_ends_with_counting_and_a_result() -> None:
    kept = table("8 2 6", "9 4 6", centre="5 3", names=PEOPLE, hand_size=3)

    desk = Desk(kept, [*two_people(GAME_OF_TWO), "3", "7"])

    assert desk.answer("3") == "Not 3. Count again!"
    assert desk.answer("7").startswith("Yes, 7 cards!")
    assert "1.  Ann: 7 cards" in desk.shown
    assert "2.  Bo: −1 cards (0 won, less 1 left in hand)" in desk.shown
    assert "Ann wins! Well played!" in desk.shown


def test_whoever_does_not_want_to_count_may_leave() -> None:
    kept = table("8 2 6", "9 4 6", centre="5 3", names=PEOPLE, hand_size=3)

    desk = Desk(kept, [*two_people(GAME_OF_TWO), "quit", "7"])

    assert "Goodbye!" in desk.answer("quit")
    assert "Not quit" not in desk.shown


def test_the_solitaire_is_played_alone_and_can_be_stopped() -> None:
    """N-100, N-105."""
    kept = table("8 9 11 12 13", centre="5 3 1 2 7", deck="4 4 6", game="numero-solitaire")

    desk = Desk(kept, ["discard 8", "5 + 3 = 8; 1 + 7 = 8, take 8", "stop", ""])

    assert "you only take" in desk.answer("discard 8")
    assert "You stopped here." in desk.shown
    assert "You: 5 cards" in desk.shown


def test_a_computer_player_may_sit_at_every_seat() -> None:
    desk = Desk(table("8 2 6", "9 4 6", centre="5 3", against=["greedy", "careless"], hand_size=3), [])

    assert desk.session.people == []
    assert "The game is over." in desk.shown


LIKELY = "0123456789+-*/=,;[]()@ takebuildiscr?²√"


@settings(max_examples=budget(25, 120))
@given(lines=st.lists(st.one_of(st.text(max_size=40), st.text(LIKELY, max_size=30)), max_size=12))
def test_nothing_that_is_typed_ends_the_program(lines: list[str]) -> None:
    kept = table("-2 8 9 12 13", OTHER, centre="10 5", deck=DECK, names=PEOPLE)

    desk = Desk(kept, ["", *(line.replace("\n", " ") for line in lines)])

    assert "Goodbye" in desk.shown or "The game is saved" in desk.shown

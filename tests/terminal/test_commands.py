"""What a player may type besides sentences."""

import re

import pytest

from sumdeck.rules.steps import SentenceCode
from sumdeck.table.events import Hinted, Mistaken
from sumdeck.terminal.commands import COMMANDS
from sumdeck.terminal.spelling import spellings
from sumdeck.words import say, speaking
from tests.terminal.desks import PEOPLE, Desk, again, table

HAND, OTHER, DECK = "1 2 8 12 13", "11 11 14 14 15", "10 10 9 9 7 7"


def test_hints_come_one_rung_at_a_time() -> None:
    desk = Desk(table(HAND, OTHER, centre="5 3", deck=DECK, against=["careless"]), ["?"] * 7)

    rungs = [part.splitlines()[0] for part in desk.shown.split("> ?\n")[1:]]

    assert rungs == [
        "Look again: every card on the table, then every card in your hand.",
        "There’s a take: 2 piles in the centre together.",
        "Something makes 8.",
        "Use 3.",
        "With other numbers you would say: 6 + 4 = 10, take 10",
        "Now say it yourself: 3 + 5 = 8, take 8",
        "Now say it yourself: 3 + 5 = 8, take 8",
    ]


def test_the_ladder_begins_anew_after_a_move() -> None:
    desk = Desk(table(HAND, OTHER, centre="5 3", deck=DECK, against=["careless"]), ["?", "?", "discard 13", "?"])

    assert desk.shown.count("Look again") == 2


def test_nothing_is_told_unasked() -> None:
    desk = Desk(
        table(HAND, OTHER, centre="5 3", deck=DECK, against=["careless"]),
        ["5 + 3 = 9", "take 9", "help", "rules", "cards", "log"],
    )

    assert "5 + 3 = 8" not in desk.shown
    assert "3 + 5" not in desk.shown


def test_asking_is_noted_in_the_log_and_lasts() -> None:
    kept = table(HAND, OTHER, centre="5 3", deck=DECK, against=["careless"])
    Desk(kept, ["?", "?", "5 + 3 = 8, take 8", "quit"])

    desk = again(kept, "log")

    assert "  1  You: 5 + 3 = 8, take 8   (3 cards won)   (2 hints)" in desk.shown


def test_how_tells_the_whole_making_of_a_build() -> None:
    """The second build took up the first; the third sentence has nothing to do with it."""
    kept = table("4 9 12 13 1", "3 12 14 14 15", centre="5 2", deck=DECK, names=PEOPLE)
    lines = ["", "5 + 4 = 9", "", "[9] + 3 = 12", "", "discard 1", "", "how [12]", "how 12", "how", "how [5]"]

    desk = Desk(kept, lines)

    assert desk.answer("how [12]") == "[12] holds 3 cards:\n  Ann: build 5 + 4 = 9\n  Bo: build [9] + 3 = 12"
    assert desk.answer("how 12") == desk.answer("how") == desk.answer("how [12]")
    assert desk.answer("how [5]").startswith("There’s no build [5]")


def test_the_log_holds_everything_that_was_said() -> None:
    desk = Desk(table(HAND, OTHER, centre="5 3", deck=DECK, names=PEOPLE), ["", "log", "discard 13", "", "log"])

    assert desk.answer("log") == "Nothing has been said yet."
    assert "  1  Ann: discard 13" in desk.shown


@pytest.mark.parametrize(
    ("language", "line"),
    [
        *(("en", line) for line in ("I can't", "I don’t know.", "i'm stuck!", "Give me a hint")),
        *(("de", line) for line in ("Ich weiß nicht", "ich kann nicht", "I don't know")),
        *(("es", line) for line in ("no sé", "No lo sé.")),
        ("fr", "Je ne sais pas"),
        ("nl", "ik weet het niet"),
    ],
)
def test_who_does_not_know_is_told_of_hints_and_nothing_is_noted(language: str, line: str) -> None:
    kept = table(HAND, OTHER, centre="5 3", deck=DECK, against=["careless"])

    with speaking(language):
        before = kept.table.n
        desk = Desk(kept, [line])
        assert desk.answer(line).split() == say(SentenceCode.STUCK).split()

    assert not any(isinstance(event, Hinted | Mistaken) for event in kept.table.log[before:])


@pytest.mark.parametrize("word", ["quit", "exit", "q", "Quit.", "  BYE  "])
def test_leaving_is_understood_in_many_words(word: str) -> None:
    desk = Desk(table(HAND, OTHER, centre="5 3", deck=DECK, against=["careless"]), [word, "discard 13"])

    assert desk.said == []


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("??", "Look again"),
        ("hint please", "Look again"),
        ("Hint, please!", "Look again"),
        ("help me", "How to say things"),
        ("what?", "How to say things"),
        ("how do I take?", "How to say things"),
        ("7", "What would you like to do with 7?"),
        ("12g", "What would you like to do with 12g?"),
    ],
)
def test_a_wish_is_understood_by_its_first_word(line: str, words: str) -> None:
    desk = Desk(table(HAND, OTHER, centre="5 3", deck=DECK, against=["careless"]), [line, "quit"])

    assert desk.answer(line).strip().startswith(words)


@pytest.mark.parametrize(
    "word", sorted({"?", *(word for code in COMMANDS.values() if code != "command.leave" for word in spellings(code))})
)
def test_no_command_but_quit_ends_the_game_or_makes_a_move(word: str) -> None:
    desk = Desk(table(HAND, OTHER, centre="5 3", deck=DECK, against=["careless"]), [word, "discard 13"])

    assert desk.said[0] == "You: discard 13"


def test_help_shows_only_what_the_level_needs() -> None:
    few = Desk(table(HAND, OTHER, centre="5 3", deck=DECK, against=["careless"]), ["help"])
    many = Desk(table("1g 2g 8g √ 50%", "3g 4g 5g 6g 7g", centre="5b -2", against=["careless"], scoring=True), ["help"])

    assert "sqrt" not in few.shown
    assert "challenge" not in few.shown
    assert all(word in many.shown for word in ("sqrt", "50% of 80", "challenge [50]", "undo"))


def test_the_rules_page_is_that_of_the_level() -> None:
    few = Desk(table(HAND, OTHER, centre="5 3", deck=DECK, against=["careless"]), ["rules"])
    many = Desk(table("1g 2g 8g √ 50%", "3g 4g 5g 6g 7g", centre="5b -2", against=["careless"], scoring=True), ["rules"])
    alone = Desk(table(HAND, centre="5 3 1 2 7", game="numero-solitaire"), ["rules"])

    assert "WILD CARDS" not in few.shown
    assert all(word in many.shown for word in ("WILD CARDS", "POINTS", "CHALLENGE"))
    assert "You can’t build or discard" in " ".join(alone.shown.split())


def test_the_cards_page_says_what_is_assumed() -> None:
    desk = Desk(table("1g 2g 8g √ 50%", "3g 4g 5g 6g 7g", centre="5b -2", against=["careless"], scoring=True), ["cards"])

    assert "1 of each, 5 points each?: √*" in desk.shown
    assert "1 of each, 1 point each?: −2" in desk.shown
    assert "--pack FILE" in desk.shown


def test_the_sheet_tells_what_each_point_is_for() -> None:
    """A take of five cards with two operations, and the assumed points of its wild cards."""
    hands = ("-2 -4 9g 2g 1g", "3g 3b 6g 6b 7g")
    kept = table(*hands, centre="10g 5b", deck="11g 12g 12b 13r 14g", names=PEOPLE, scoring=True)

    desk = Desk(kept, ["", "10 - 2 = 8, 5 - 4 = 1, 8 + 1 = 9, take 9", "", "sheet"], width=100)

    assert "take +1, five cards +2; cards won +5, printed points +2, centre empty +5" in desk.answer("sheet")
    assert "Ann: 10 − 2 = 8, 5 − 4 = 1, 8 + 1 = 9, take 9" in desk.answer("sheet")
    assert "+15" in desk.answer("sheet")
    assert "We guess the points" in desk.answer("sheet")


def test_without_scoring_the_sheet_says_so() -> None:
    desk = Desk(table(HAND, OTHER, centre="5 3", deck=DECK, against=["careless"]), ["sheet"])

    assert desk.answer("sheet").startswith("At this table you count cards, not points.")


def test_whoever_plays_against_the_computer_takes_a_turn_back_at_once() -> None:
    desk = Desk(
        table(HAND, OTHER, centre="5 3", deck=DECK, against=["careless"]), ["take back", "discard 13", "take back", "log"]
    )

    assert "nothing to take back" in desk.answer("take back")
    assert desk.said == []
    assert desk.answer("log") == "Nothing has been said yet."


def test_others_at_the_screen_are_asked_before_a_turn_is_taken_back() -> None:
    lines = ["", "discard 13", "", "discard 15", "", "take back", "n", "take back", "y", "discard 1"]
    desk = Desk(table(HAND, OTHER, centre="5 3", deck=DECK, names=PEOPLE), lines)

    assert "Bo, is that OK?" in desk.shown
    assert "The move stands." in desk.shown
    assert "Ann took a move back." in desk.shown
    assert desk.said == ["Ann: discard 1"]


def test_a_link_is_shown_whole_and_opens_the_seats_of_this_screen() -> None:
    kept = table(HAND, OTHER, centre="5 3", deck=DECK, names=PEOPLE)
    desk = Desk(kept, ["", "link", "quit"], width=40)
    address = re.search(r"http\S+", desk.shown)

    assert address is not None
    assert re.fullmatch(rf".*#/take/{kept.row.id}/numero/0\.\S{{43}}/1\.\S{{43}}", address[0])
    assert all(kept.store.row(kept.row.id).tokens)


def test_another_computer_player_can_go_on() -> None:
    kept = table(HAND, OTHER, centre="5 3", deck=DECK, against=["careless"])

    desk = Desk(kept, ["opponent", "opponent planner", "discard 13"])

    assert "planner: " in desk.answer("opponent")
    assert desk.answer("opponent planner") == "Now planner is playing."
    assert [line.partition(":")[0] for line in desk.said[:2]] == ["You", "planner"]


def test_others_at_the_screen_are_asked_whether_another_may_go_on() -> None:
    kept = table(HAND, OTHER, "4 4 6 6 9", centre="5 3", deck=DECK, names=PEOPLE, against=["careless"])

    desk = Desk(kept, ["", "opponent planner", "n", "opponent planner careless", "y"])

    assert "Bo would rather not." in desk.shown
    assert desk.session.names == ("Ann", "Bo", "planner")


def test_without_a_computer_player_there_is_none_to_change() -> None:
    desk = Desk(table(HAND, OTHER, centre="5 3", deck=DECK, names=PEOPLE), ["", "opponent planner"])

    assert desk.answer("opponent planner").startswith("No computer player")

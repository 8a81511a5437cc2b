"""Formula in the terminal: whole formulas are typed, cards are drawn, refusals say why."""

import pytest

from sumdeck.games.formula.rules.options import levels
from sumdeck.rules import registry
from sumdeck.rules.deals import Deal
from sumdeck.terminal.keeping import KeptTable
from tests.terminal.desks import Desk, laid
from tests.typed import Typed

GAME = "play formula --level base --seed lake --against greedy"


@pytest.fixture
def sumdeck(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Typed:
    return Typed(capsys, monkeypatch)


def test_a_person_types_the_whole_formula_and_the_computer_answers(sumdeck: Typed) -> None:
    shown = sumdeck(GAME, "9 - 4 = 5", "quit")

    assert "Complete the formula: a symbol and the answer." in shown
    assert "You: 9 − 4 = [5]" in shown
    assert "greedy: " in shown
    assert "stock 36, covered 0" in shown


def test_the_table_is_drawn_card_by_card_or_told_in_lines(sumdeck: Typed) -> None:
    assert "│ 9  │ ║ _  ║ │ 4  │ ║ =  ║ ║ _  ║" in sumdeck(GAME, "quit")
    assert "The formula: 9, _, 4, =, _" in sumdeck(f"{GAME} --plain", "quit")


@pytest.mark.parametrize(
    ("said", "answer"),
    [
        ("9 - 4 = 6", "isn’t true"),
        ("9 + 4 = 13", "You need one more"),
        ("7 - 4 = 3", "the two cards stay as they are"),
        ("pass", "draw a card"),
        ("9 - 4 = J5", "You need one more J"),
        ("9 - 4", "and what does that make?"),
    ],
)
def test_a_refusal_says_why_and_costs_nothing(sumdeck: Typed, said: str, answer: str) -> None:
    shown = sumdeck(GAME, said, "9 - 4 = 5", "quit")

    assert answer in " ".join(shown.split())
    assert "You: 9 − 4 = [5]" in shown


def test_a_formula_that_can_be_laid_in_two_ways_is_asked_back_with_both() -> None:
    """F-63: the 4 of the table, or the one in the hand. One is chosen by its number, or said."""
    for chosen in ("2", "2 × [4] = [8]"):
        desk = Desk(
            dealt_first("6 8 4 9 9 9 9", "0 0 1 1 3 3 3", "2 4"),
            ["", "2 + 4 = 6", "", "draw", "", "2 x 4 = 8", chosen, "", "quit"],
        )

        assert desk.answer("2 x 4 = 8").splitlines() == [
            "8 is right, but: You can play that in more than one way. Which one do you mean?",
            "  1   2 × 4 = [8]   (with your 8)",
            "  2   2 × [4] = [8]   (with your 4, 8)",
            "Type the number.",
        ]
        assert desk.said[-1] == "Ann: 2 × [4] = [8]"


def test_a_number_chooses_a_way_only_right_after_they_were_shown() -> None:
    """And none that was not shown."""
    desk = Desk(
        dealt_first("6 8 4 9 9 9 9", "0 0 1 1 3 3 3", "2 4"),
        ["", "2 + 4 = 6", "", "draw", "", "2 x 4 = 8", "3", "1", "quit"],
    )

    assert "and what does that make?" in desk.answer("3")
    assert "and what does that make?" in desk.answer("1")


def dealt_first(*cards: str) -> KeptTable:
    """A table of Ann and Bo whose deal begins with these cards."""
    game = registry.game("formula")
    options = game.options({})
    pack = game.pack(options)
    rest = list(pack.deck())
    first = []
    for label in " ".join(cards).split():
        first.append(next(card for card in rest if pack.label(card) == label))
        rest.remove(first[-1])
    return laid("formula", options, Deal((*first, *rest), reshuffle_seed="ab" * 32), 2, (), ("Ann", "Bo"))


def test_drawing_and_going_on(sumdeck: Typed) -> None:
    shown = sumdeck(f"{GAME} --set play_after_draw=true", "draw", "pass", "quit")

    assert "You’ve drawn a card. Play a formula now, or pass." in shown
    assert "You: draw" in shown
    assert "You: pass" in shown


def test_hints_come_one_by_one(sumdeck: Typed) -> None:
    shown = sumdeck(GAME, "hint", "hint", "hint", "hint", "hint", "hint", "quit")

    assert shown.index("The answer uses this many") < shown.index("The symbol is") < shown.index("Now say it yourself")


@pytest.mark.parametrize("level", levels())
def test_rules_and_help_are_those_of_the_table(sumdeck: Typed, level: str) -> None:
    """F-75, F-83, F-88, F-92: only what is played is told."""
    shown = sumdeck(f"play formula --level {level} --seed lake --against random", "rules", "help", "cards", "quit")

    assert ("HARDER." in shown) == (level == "harder")
    assert ("FIVES." in shown) == (level == "five-draw")
    assert ("ONLY × AND ÷" in shown) == (level == "times-divide")
    assert ("POINTS." in shown) == (level == "points")
    assert ("PLAY ON." in shown) == (level == "everybody")
    assert "Jokers (2)" in shown
    assert "And 5 symbols" in shown
    assert "{" not in shown


def test_a_match_tells_its_rounds_and_its_end(sumdeck: Typed) -> None:
    """F-73: a whole match of two rounds, drawn and drawn by the person, won by the other."""
    shown = sumdeck("play formula --set rounds=2 --level base --seed lake --against greedy", *["draw"] * 60)

    assert "greedy wins round 1." in shown
    assert "2 rounds won" in shown
    assert "Most rounds wins the match" in shown

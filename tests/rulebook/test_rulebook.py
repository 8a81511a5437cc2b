"""The rules in words: each level tells its own, and nothing of the others."""

import pytest

from sumdeck.language import worded
from sumdeck.rulebook import rules_of, setting_up
from sumdeck.rules import registry
from tests.language.uses import texts_in
from tests.rules.toy import Fives

OPERATIONS = {"op_add", "op_sub", "op_mul", "op_div"}
"""Said one by one, as a table plays them."""


def told(game: str, **settings: object) -> str:
    """The rules of a table."""
    known = registry.game(game)
    return "\n".join(rules_of(known, known.options(settings)))


@pytest.mark.parametrize(
    ("game", "level", "there", "missing"),
    [
        ("numero", "numbers-10", "BUILD.", "WILD"),
        ("numero", "subtraction", "WILD CARDS", "POINTS."),
        ("numero-solitaire", "numbers-10", "no builds", "WILD"),
        ("mathino", "young", "its colour", "BUILD."),
        ("mathino", "starter", "add or take away.", "multiply"),
        ("mathino", "basic", "add, take away, multiply or divide.", "DIGIT SUMS."),
        ("mathino", "advanced", "POWER PLAYS.", "OPEN HANDS."),
        ("numberloor", "beginner", "neighbours", "BALLOONS"),
        ("numberloor", "intermediate", "SPECIAL BALLOONS.", "NIGHT CARDS."),
        ("numberloor", "basic", "NIGHT CARDS.", "neighbours"),
        ("formula", "base", "THE FIRST FORMULA.", "FIVES."),
        ("formula", "five-draw", "FIVES.", "HARDER."),
        ("formula", "points", "250 points", "wins the round"),
    ],
)
def test_a_level_tells_what_is_played_and_nothing_else(game: str, level: str, there: str, missing: str) -> None:
    rules = told(game, level=level)

    assert there in rules
    assert missing not in rules


def test_house_rules_are_told_as_they_are() -> None:
    assert "first with 21 points" in told("mathino", target=21)
    assert "change its value: add." in told("mathino", ops="add")
    assert "BUILD." not in told("mathino", ops="none")
    assert "NEGATIVE." not in told("mathino", negatives=False)
    assert "CAREFUL." not in told("mathino", duty_model="off")
    assert "DOUBT." in told("numero", scoring=True)
    assert "DOUBT." not in told("numero", scoring=True, golden_rule_2="enforced")
    assert "at most 4 cards" in told("formula", cards_per_turn=4)


@pytest.mark.parametrize("game", registry.games())
def test_who_plays_with_real_cards_hears_how_to_begin(game: str) -> None:
    """The solitaire begins with it anyway."""
    known = registry.game(game)
    for level in known.levels():
        begun = setting_up(known, known.options({"level": level.name})) or rules_of(known, known.options({"level": level.name}))

        assert begun[0].startswith(("TO BEGIN.", "Five cards lie in the centre"))


def test_a_game_without_a_chapter_tells_all_it_has() -> None:
    assert rules_of(Fives(), None) == []
    assert setting_up(Fives(), None) == []


@pytest.mark.parametrize("game", ["formula", "mathino", "numberloor", "numero"])
def test_no_words_are_never_told(game: str) -> None:
    chapters = [f"rulebook/{game}/chapter.py", *(["rulebook/numero/solitaire.py"] if game == "numero" else [])]
    known = texts_in(*chapters) | OPERATIONS

    spare = [code for code in worded(f"rules.{game}.") if not known & {code, code.removeprefix(f"rules.{game}.")}]
    assert spare == []

"""The rules in words: each level tells its own, and nothing of the others."""

from collections.abc import Mapping
from typing import Any

import pytest

from fives.rules import Fives
from sumdeck.rulebook import rules_of, setting_up
from sumdeck.rules import registry
from sumdeck.rules.game import Game, Json, Refusal
from sumdeck.words import worded
from tests.ways import ways
from tests.words.uses import texts_in

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
        ("numero-solitaire", "numbers-10", "can’t build", "WILD"),
        ("mathino", "young", "of the same colour", "BUILD."),
        ("mathino", "starter", "add or subtract.", "multiply"),
        ("mathino", "basic", "add, subtract, multiply or divide.", "DIGIT SUMS."),
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
    assert "first to 21 points" in told("mathino", target=21)
    assert "change its value: add." in told("mathino", ops="add")
    assert "BUILD." not in told("mathino", ops="none")
    assert "NEGATIVE NUMBERS." not in told("mathino", negatives=False)
    assert "CAREFUL!" not in told("mathino", duty_model="off")
    assert "costs you 21 points" in told("mathino", target=21, penalty="target")
    assert "CAREFUL!" not in told("mathino", penalty=0)
    assert "CHALLENGE." in told("numero", scoring=True)
    assert "CHALLENGE." not in told("numero", scoring=True, golden_rule_2="enforced")
    assert "up to 4 cards" in told("formula", cards_per_turn=4)


def test_mathino_tells_what_counts_who_owes_and_what_a_mistake_does() -> None:
    """M-3, M-102, M-111."""
    rules = told("mathino")

    assert "1 on each 1, 2 on the 2g, 1 on the 7g, 2 on the 11g." in rules
    assert "share them equally" in rules
    assert "the last to build on a pile" in rules
    assert "If someone builds on top of yours" in rules
    assert "A wrong one costs nothing" in rules


@pytest.mark.parametrize(
    ("settings", "there", "missing"),
    [
        ({"duty_model": "first_builder"}, "If you start a pile", "last to build"),
        ({"duty_model": "every_builder", "discharge": "own_capture"}, "Only your own capture counts.", "Anyone can"),
        ({"penalty_scope": "player"}, "once a round", "target points"),
        ({"mistakes": "claims"}, "You check each other.", "Every answer is checked"),
        ({"tie_split": "none"}, "nobody gets them", "share them equally"),
        ({"most_cards_points": 0}, "Golden cards", "MOST CARDS."),
        ({"max_decks": 1}, "You play one deck", "deal a new deck"),
        ({"max_decks": 3}, "at most 3 decks", "HOUSE RULES."),
        ({"final_tie": "shared"}, "they share the win", "another deck decides"),
        ({"combo_capture": True, "capture_scope": "all"}, "5 and 4 with a 9", "BUILT"),
        ({"max_abs_value": 200}, "go above 200", "none"),
        ({"discard_rule": "no_capture"}, "put a card down by itself", "none"),
        ({"level": "advanced", "lock_until": "captured"}, "even into the next round", "none"),
        (
            {"level": "young", "young_attributes": "shape"},
            "It captures cards with the same shape, as many",
            "Choose one of these",
        ),
        ({"level": "young", "young_scoring": "cards_only"}, "Capture the most cards.", "points"),
        (
            {"level": "young", "open_hands": False},
            "with the same number, with the same shape or of the same colour",
            "OPEN HANDS.",
        ),
    ],
    ids=str,
)
def test_the_house_rules_of_mathino_are_told_as_they_are(settings: dict[str, object], there: str, missing: str) -> None:
    rules = told("mathino", **settings)

    assert there in rules
    assert missing not in rules


@pytest.mark.parametrize("game", registry.games())
def test_every_house_rule_is_told_in_the_words_or_in_a_line_below_them(game: str) -> None:
    """Or in how to begin; who sits there is seen."""
    known = registry.game(game)

    def words(way: Mapping[str, Json]) -> list[str]:
        return [*rules_of(known, known.options(way)), *setting_up(known, known.options(way))]

    for setting in known.settings():
        for value in setting.values[1:2] if setting.key not in known.seating(known.seats[-1]) else ():
            changed = [way for way in ways(known) if is_changed(known, way, setting.key, value)]

            assert all(words(way) != words({**way, setting.key: value}) for way in changed[-1:]), (setting.key, value)


def is_changed(game: Game[Any, Any], way: Mapping[str, Json], key: str, value: Json) -> bool:
    """Whether a setting can be so at a table, and is not already."""
    try:
        return bool(getattr(game.options({**way, key: value}), key) != getattr(game.options(way), key))
    except Refusal:
        return False


def test_a_table_without_house_rules_has_no_line_for_them() -> None:
    assert all("HOUSE RULES" not in told(game, **way) for game in registry.games() for way in ways(registry.game(game)))
    assert "HOUSE RULES. Nobody goes below 0: Yes; Fractions: Yes." not in told("mathino", fractions=True, floor_zero=True)
    assert "HOUSE RULES. Fractions: Yes; Nobody goes below 0: Yes." in told("mathino", fractions=True, floor_zero=True)


@pytest.mark.parametrize("game", registry.games())
def test_who_plays_with_real_cards_hears_how_to_begin(game: str) -> None:
    """The solitaire begins with it anyway."""
    known = registry.game(game)
    for way in ways(known):
        begun = setting_up(known, known.options(way)) or rules_of(known, known.options(way))

        assert begun[0].startswith(("SETTING UP.", "There are five cards in the centre"))


def test_a_game_without_a_chapter_tells_all_it_has() -> None:
    assert rules_of(Fives(), None) == ["Nobody has written out the rules of this game yet."]
    assert setting_up(Fives(), None) == []


@pytest.mark.parametrize("game", ["formula", "mathino", "numberloor", "numero"])
def test_no_words_are_never_told(game: str) -> None:
    chapters = [f"games/{game}/rulebook/chapter.py", *(["games/numero/rulebook/solitaire.py"] if game == "numero" else [])]
    known = texts_in(*chapters) | OPERATIONS

    spare = [code for code in worded(f"rules.{game}.") if not known & {code, code.removeprefix(f"rules.{game}.")}]
    assert spare == []

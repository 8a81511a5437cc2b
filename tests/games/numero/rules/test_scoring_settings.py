"""The house rules of the scoring game: every value of every setting about single takes.

Settings about the end of a game are in `test_scoring_end.py`.
"""

import pytest

from sumdeck.games.numero.rules.setup import setup
from sumdeck.rules.game import Json, Kind, Value
from tests.games.numero.rules.scoring import earned, options, pack_with, signs_of
from tests.games.numero.rules.tables import say, table

TWICE_FOUR = "1g + 2b + 3r + 4g = 10; 1b + 2r + 3g + 4b = 10, take 10"
"""Two groups of four cards without orange."""


@pytest.mark.parametrize(("rule", "size", "colour"), [("each", 4, 10), ("one", 2, 5), ("none", None, None)])
def test_the_taking_card_belongs_to_each_take_to_one_or_to_none(rule: str, size: Value | None, colour: Value | None) -> None:
    """N-81: an orange ten makes both takes five cards in four colours, or one of them, or neither."""
    state = table("1g 2b 3r 4g 1b 2r 3g 4b 14b", "10o", taking_card_in_each_take=rule)

    items = earned(state, TWICE_FOUR)

    assert (items.get("4"), items.get("8")) == (size, colour)
    assert (items["1"], items["2"], items["3"]) == (2, 9, 2)


@pytest.mark.parametrize("rule", ["each", "one", "none"])
def test_a_single_take_always_has_its_taking_card(rule: str) -> None:
    """Alone, the orange ten makes five cards and four colours under every rule."""
    state = table("1g 2b 3r 4g 14b", "10o", taking_card_in_each_take=rule)

    assert earned(state, "1 + 2 + 3 + 4 = 10, take 10") == {"1": 1, "2": 5, "3": 1, "4": 2, "8": 5}


def test_the_one_take_with_the_card_is_the_one_that_gains_most() -> None:
    """Green, blue and red gain 2 + 5 by the orange ten, four greens and a blue gain 2; the scorer chooses the first."""
    state = table("1g 2g 3g 4b 1b 2r 3b 4g 14b", "10o", taking_card_in_each_take="one")

    items = earned(state, "1g + 2g + 3g + 4b = 10; 1b + 2r + 3b + 4g = 10, take 10")

    assert (items.get("4"), items.get("8")) == (2, 5)


@pytest.mark.parametrize(
    ("stacking", "items"),
    [
        (False, {"1": 1, "2": 6, "3": 5, "5": 5, "7": 10}),
        (True, {"1": 1, "2": 6, "3": 5, "4": 2, "5": 5, "6": 5, "7": 10}),
    ],
)
def test_bonuses_stack_only_where_the_table_says_so(stacking: bool, items: dict[str, Value]) -> None:
    """N-82a: six cards and all four operations."""
    state = table("10g 6b 13r", "−2 ÷4 ×3 12g", bonus_stacking=stacking)

    assert earned(state, "10 − 2 = 8, 8 ÷ 4 = 2, 2 × 3 = 6, 6 + 6 = 12, take 12") == items


def test_stacking_adds_nothing_to_five_cards_and_three_operations() -> None:
    """N-82a: there is nothing below item 4 or 6 to stack."""
    state = table("10g 13r", "−2 ÷4 ×3 6b", bonus_stacking=True)

    assert earned(state, "10 − 2 = 8, 8 ÷ 4 = 2, 2 × 3 = 6, take 6") == {"1": 1, "2": 5, "3": 5, "4": 2, "6": 5}


@pytest.mark.parametrize(
    ("face", "lowest_terms", "as_printed", "both"),
    [
        ("50%", "÷", "÷×", "÷×"),  # 1/2, printed over 100
        ("0.5", "÷", "÷×", "÷×"),  # 1/2, printed over 10
        ("0.1", "÷", "÷", "÷×"),
        ("1%", "÷", "÷", "÷×"),
        ("1.5%", "÷×", "÷×", "÷×"),
        ("0.5%", "÷", "÷", "÷×"),  # half a hundredth: nothing above 1 is printed over the 100
        ("75%", "÷×", "÷×", "÷×"),
        ("0.75", "÷×", "÷×", "÷×"),
        ("200%", "×", "÷×", "÷×"),
        ("2/4", "÷×", "÷×", "÷×"),  # a fraction counts by the numerator that is printed, whatever the rule
        ("1/2", "÷", "÷", "÷"),
    ],
)
def test_shares_count_by_the_rule_of_the_table(face: str, lowest_terms: str, as_printed: str, both: str) -> None:
    """N-82b, N-82d: as ÷, as ×, or as both."""
    for rule, signs in {"lowest_terms": lowest_terms, "as_printed": as_printed, "both": both}.items():
        rules = setup(options(pack=pack_with(f"frac {face}"), decimal_percent_ops=rule), 2)

        assert signs_of(rules.wild_at(Kind(len(rules.number) - 1)).counts_as) == set(signs), rule


@pytest.mark.parametrize(("rule", "item_6"), [("lowest_terms", None), ("as_printed", 5), ("both", 5)])
def test_how_a_percentage_counts_shows_in_the_points(rule: str, item_6: Value | None) -> None:
    """N-82d: 50 % with − is two operations, or three."""
    state = table("12g 13r", "50% −5 1b", decimal_percent_ops=rule)

    assert earned(state, "50% of 12 = 6, 6 − 5 = 1, take 1").get("6") == item_6


@pytest.mark.parametrize(
    ("rule", "items"),
    [("all", {"1": 1, "2": 6, "3": 5, "5": 5, "7": 10}), ("this_turn", {"1": 1, "2": 6, "3": 5, "5": 5})],
)
def test_operations_inside_a_build_count_or_only_those_of_this_turn(rule: str, items: dict[str, Value]) -> None:
    """N-82e: the build holds − × +, and this turn adds ÷."""
    state = table("[6g −4 ×2 +4b]=8 13r", "÷4 2g", ops_in_builds=rule)

    assert earned(state, "[8] ÷ 4 = 2, take 2") == items


def test_where_only_this_turn_counts_joining_two_piles_is_adding() -> None:
    """N-82f: ÷ and − on a join of a build and a card are three operations; on the build alone two."""
    joined = table("[4g+4b]=8 4r 13r", "÷4 −2 1g", ops_in_builds="this_turn")
    single = table("[8g+4b]=12 13r", "÷4 −2 1g", ops_in_builds="this_turn")

    assert earned(joined, "[8] + 4 = 12, 12 ÷ 4 = 3, 3 − 2 = 1, take 1")["6"] == 5
    assert "6" not in earned(single, "[12] ÷ 4 = 3, 3 − 2 = 1, take 1")


@pytest.mark.parametrize(
    ("rule", "with_deck", "deck_gone", "nothing_left"),
    [
        ("centre_empty", True, True, True),
        ("centre_empty_after_deck", False, True, True),
        ("final_only", False, False, True),
    ],
)
def test_clearing_the_deck_means_what_the_table_says(rule: str, with_deck: bool, deck_gone: bool, nothing_left: bool) -> None:
    """N-82h: an empty centre; an empty centre after the deck; nothing left anywhere."""
    settings: dict[str, Json] = {"clear_the_deck": rule}
    early = table("8g", "8b 3r", "2g", deck="5g", **settings)
    late = table("8g", "8b 3r", "2g", deck="", **settings)
    last = say(table("8g", "3r", "11g", deck="", **settings), "discard 3")

    assert ("10" in earned(early, "8 = 8, take 8")) == with_deck
    assert ("10" in earned(late, "8 = 8, take 8")) == deck_gone
    assert ("10" in earned(last, "8 + 3 = 11, take 11")) == nothing_left


def test_a_card_in_any_hand_spoils_the_final_clearing() -> None:
    """`final_only` looks at all hands, and another seat still holds one."""
    state = say(table("8g", "3r", "11g", "4b", deck="", clear_the_deck="final_only"), "discard 3")

    assert "10" not in earned(state, "8 + 3 = 11, take 11")


GREEN_WILDS = pack_with("sub 2", "div 4", "mul 3", colours="green")
RED_WILDS = pack_with("sub 2", "div 4", "mul 3", colours="red")


@pytest.mark.parametrize(
    ("rule", "with_green", "with_red"),
    [("neutral", True, True), ("own", False, False), ("printed", True, False)],
)
def test_one_colour_with_wild_cards_of_some_colour(rule: str, with_green: bool, with_red: bool) -> None:
    """N-82g: a green ten, a green six and three wild cards, printed green or red."""
    for pack, one_colour in ((GREEN_WILDS, with_green), (RED_WILDS, with_red)):
        state = table("10g 13r", "−2 ÷4 ×3 6g", pack=pack, wild_colour=rule)

        assert ("9" in earned(state, "10 − 2 = 8, 8 ÷ 4 = 2, 2 × 3 = 6, take 6")) == one_colour


@pytest.mark.parametrize(("rule", "four"), [("neutral", False), ("own", False), ("printed", True)])
def test_the_missing_colour_may_be_printed_on_a_wild_card(rule: str, four: bool) -> None:
    """N-82g: orange, blue and green numbers; a red −2. A fifth colour of its own would not be the fourth."""
    state = table("1o 2b 9g 13r", "−2 10o 3b", pack=RED_WILDS, wild_colour=rule)

    assert ("8" in earned(state, "9 − 2 = 7, 7 + 1 + 2 = 10, take 10")) == four


def test_a_fifth_colour_does_not_hide_the_four() -> None:
    """N-82g: four colours of number cards and a wild card of its own colour."""
    state = table("1o 2b 9g 13r", "−2 10r 3b", wild_colour="own")

    assert earned(state, "9 − 2 = 7, 7 + 1 + 2 = 10, take 10")["8"] == 5

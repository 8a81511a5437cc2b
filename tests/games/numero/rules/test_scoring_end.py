"""How a scoring game ends: what is left over, most cards, and who wins."""

from fractions import Fraction

import pytest

from sumdeck.games.numero.rules.codes import Code
from sumdeck.games.numero.rules.state import NOBODY, State
from sumdeck.rules.game import Value
from tests.games.numero.rules.scoring import points
from tests.games.numero.rules.tables import GAME, P, Q, R, refused, say, table

UNTAKEN = "1b 2b 3b 4b 5b 6b"


def ended(state: State, *said: str) -> State:
    """The game after these sentences, which must end it."""
    after = say(state, *said)
    assert GAME.outcome(after) is not None
    return after


def scores(state: State) -> tuple[Value, ...]:
    outcome = GAME.outcome(state)
    assert outcome is not None
    return outcome.scores


def test_the_other_seat_has_one_more_take_and_nothing_else() -> None:
    """N-91: seat 0 is out; seat 1 could build 10 or discard, and may only take."""
    state = say(table("9g 4b", "6r", "1g 10b 6g", deck=""), "discard 6")

    for said in ("build 9 + 1 = 10", "discard 1"):
        with refused(Code.ONLY_A_TAKE):
            say(state, said)
    assert points(ended(state, "6 = 6, take 6").sheet, Q)["1"] == 1


def test_cards_left_in_hand_cost_one_each_and_their_printed_points() -> None:
    """N-92: 15 and 7 left over cost 2, and the point printed on the 15."""
    state = table("9g", "6r", "15b 7g", deck="", last_taker=P)

    after = ended(state, "discard 6", "pass")

    assert points(after.sheet, Q) == {"left_cards": -2, "left_points": -1}


def test_wild_cards_left_in_hand_cost_their_points_too() -> None:
    """N-92: −2 prints 1, × prints 2, a root 5."""
    after = ended(table("9g", "6r", "−2 ×3 √", deck="", last_taker=P), "discard 6", "pass")

    assert points(after.sheet, Q) == {"left_cards": -3, "left_points": -8}


def test_the_rest_of_the_centre_counts_for_most_cards_and_earns_nothing() -> None:
    """N-93, N-94: 2 cards and the centre's 2 make 4 against 3; the two cards in hand do not lessen them."""
    state = table("6b", "13g", "14g 12g", deck="", won=("2g 3g 4g", "5g 7g"), last_taker=Q)

    after = ended(state, "discard 13", "pass")

    assert points(after.sheet, P) == {}
    assert points(after.sheet, Q) == {"left_cards": -2, "11": 10}
    assert scores(after) == (0, 8)


def test_equally_many_cards_earn_nobody_the_ten() -> None:
    """N-94: with 4 cards each."""
    state = table("6b", "13g", "14g 12g", deck="", won=("2g 3g 4g 9g", "5g 7g"), last_taker=Q)

    assert scores(ended(state, "discard 13", "pass")) == (0, -2)


def test_a_final_take_makes_its_seat_the_last_taker() -> None:
    """N-91, N-93: seat 1 takes in its last turn, and the centre goes to it, loose wild card included."""
    state = table("6b 13r −2", "9g", "6g", deck="", won=("2g 3g 4g", ""), last_taker=P)

    after = ended(state, "discard 9", "6 = 6, take 6")

    assert points(after.sheet, Q) == {"1": 1, "2": 2, "11": 10}
    assert (after.centre, after.loose) == ((), ())
    assert [len(pile) for pile in after.won] == [3, 5]


def test_where_nobody_took_the_centre_counts_for_nobody() -> None:
    """N-93, N-94: no last taker, no cards, no ten."""
    after = ended(table(UNTAKEN, "13g", "14g", deck="", last_taker=NOBODY), "discard 13", "pass")

    assert scores(after) == (0, -1)
    assert len(after.centre) == 7


def test_the_highest_score_wins_even_with_fewer_cards() -> None:
    """N-79, N-94: seat 0 has the cards and the ten for them, seat 1 a take of all four operations."""
    state = table("10g 6b 13r", "14g", "−2 ÷4 ×3 12g", deck="", won=("2g 3g 4g 5g 6g 7g 8g 9g", ""), last_taker=P)

    after = ended(state, "discard 14", "10 − 2 = 8, 8 ÷ 4 = 2, 2 × 3 = 6, 6 + 6 = 12, take 12")

    assert [len(pile) for pile in after.won] == [8, 8]
    outcome = GAME.outcome(after)
    assert outcome is not None
    assert (outcome.places, outcome.scores) == ((2, 1), (0, 22 + 5))


def test_scores_may_be_negative() -> None:
    """N-95: whoever only has cards left over."""
    after = ended(table("9g", "6r", "15b 15g 15r", deck="", last_taker=P), "discard 6", "pass")

    assert scores(after)[Q] == -6


def test_item_11_is_written_last() -> None:
    """N-94: after what is left over."""
    state = table("6b", "13g", "14g 15g", deck="", won=("2g 3g 4g", "5g 7g"), last_taker=Q)

    items = [entry.item for entry in ended(state, "discard 13", "pass").sheet]

    assert items == ["left_cards", "left_points", "11"]


@pytest.mark.parametrize(
    ("rule", "expected"),
    [("none", None), ("one_each", 4), ("one_each_plus_printed", 4 + 1 + 1)],
)
def test_the_rest_of_the_centre_earns_what_the_table_says(rule: str, expected: Value | None) -> None:
    """N-93: 6, 13, a fifteen and a loose −2 go to the last taker."""
    state = table("6b 15r −2", "13g", "14g", deck="", last_taker=Q, centre_leftover_points=rule)

    after = ended(state, "discard 13", "pass")

    assert points(after.sheet, Q).get("centre") == expected
    assert "centre" not in points(after.sheet, P)


def test_the_rest_of_the_centre_earns_nothing_where_nobody_took() -> None:
    """N-93: there is no last taker to earn it."""
    state = table(UNTAKEN, "13g", "14g", deck="", last_taker=NOBODY, centre_leftover_points="one_each")

    assert scores(ended(state, "discard 13", "pass")) == (0, -1)


@pytest.mark.parametrize(("rule", "most"), [("pile", Q), ("pile_minus_hand", P)])
def test_most_cards_counts_piles_with_or_without_the_hand(rule: str, most: int) -> None:
    """N-94: 4 cards against 3, or 2 against 3 where the two in hand are taken off."""
    state = table("6b", "13g", "14g 12g", deck="", won=("2g 3g 4g", "5g 7g"), last_taker=Q, most_cards_count=rule)

    after = ended(state, "discard 13", "pass")

    assert [entry.seat for entry in after.sheet if entry.item == "11"] == [most]


@pytest.mark.parametrize(("rule", "share"), [("none", None), ("each", 10), ("split", 5)])
def test_two_with_equally_many_cards(rule: str, share: Value | None) -> None:
    """N-94: nothing, ten each, or five each."""
    state = table("6b", "13g", "14g", deck="", won=("2g 3g 4g 9g", "5g 7g"), last_taker=Q, most_cards_tie=rule)

    after = ended(state, "discard 13", "pass")

    assert [points(after.sheet, seat).get("11") for seat in (P, Q)] == [share, share]


def test_three_share_the_ten_exactly() -> None:
    """N-94: ten thirds, not 3.33."""
    state = table(
        "5b 6b", "13g", "14g", "14b", deck="", won=("2g 3g 4g 6g", "5g", "7g 8g 9g 10g"), last_taker=Q, most_cards_tie="split"
    )

    after = ended(state, "discard 13", "pass", "pass")

    assert [points(after.sheet, seat)["11"] for seat in (P, Q, R)] == [Fraction(10, 3)] * 3

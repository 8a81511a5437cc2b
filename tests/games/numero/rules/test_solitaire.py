"""Numero for one: take after take, and what they are worth in the end."""

import pytest

from sumdeck.games.numero.rules.codes import Code
from sumdeck.games.numero.rules.moves import Move, Stop, Take
from sumdeck.games.numero.rules.state import State
from sumdeck.rules.game import Json, Seat, Value
from tests.games.numero.rules.scoring import pack_with, points
from tests.games.numero.rules.tables import ALONE, P, alone, card_in, refused
from tests.games.numero.rules.telling import centre, gain, labels

L1 = {"centre": "10g −2 5b 3r 14g", "hand": "8o ×3 1b 2r 7g"}


def play(solo: State, *texts: str) -> State:
    """The solitaire after these sentences."""
    for text in texts:
        solo = ALONE.apply(solo, P, ALONE.read(solo, P, text).move)
    return solo


def understood(solo: State, text: str) -> Move:
    return ALONE.read(solo, P, text).move


def started(deal: str, **settings: Json) -> State:
    return ALONE.new(deal, 1, **{"level": "full", "scoring": True} | settings)


def score(solo: State) -> Value:
    outcome = ALONE.outcome(solo)
    assert outcome is not None
    return outcome.scores[0]


@pytest.mark.parametrize("level", ["numbers-10", "subtraction", "full"])
def test_five_cards_lie_in_the_centre_and_five_are_in_the_hand(level: str) -> None:
    """N-100: of any selection of cards."""
    solo = started("harbour", level=level)

    assert len(solo.hands[0]) == 5
    assert len(solo.centre) + len(solo.loose) == 5
    assert len(solo.deck) == solo.setup.pack.size - 10


def test_ten_cards_are_enough_and_nine_are_too_few() -> None:
    """N-100: five and five. One seat, no more."""
    few = ALONE.options({"level": "numbers-10"}).pack.plain()
    ten, nine = few.select(few.kinds()[:10]), few.select(few.kinds()[:9])
    chosen = [
        ALONE.options({"pack": type(few)("few", "numero", "Few", pack.cards, (1,) * len(pack.cards))}) for pack in (ten, nine)
    ]

    assert ALONE.start(chosen[0].pack.deck(), 1, chosen[0]).deck == ()
    with refused(Code.PACK_TOO_SMALL, cards=9, needed=10):
        ALONE.start(chosen[1].pack.deck(), 1, chosen[1])
    with refused(Code.TOO_MANY_SEATS, seats=2, most=1):
        ALONE.start(chosen[0].pack.deck(), 2, chosen[0])


def test_one_card_takes_one_group_or_several() -> None:
    """N-101 (L-1): 10 − 2 with the loose −2, and 5 + 3; five cards, two takes of three."""
    after = play(alone(**L1, deck="4g 6g 9g 11g 12g 13g"), "10 − 2 = 8; 5 + 3 = 8, take 8")

    assert points(after.sheet) == {"1": 2, "2": 5, "3": 1}
    assert (after.takes, after.turn) == ((2,), 1)


def test_then_the_centre_is_restored_and_then_the_hand() -> None:
    """N-104 (L-1): four cards to the centre, the next to the hand."""
    after = play(alone(**L1, deck="4g 6g 9g 11g 12g 13g"), "10 − 2 = 8; 5 + 3 = 8, take 8")

    assert centre(after) == "4g | 6g | 9g | 11g | 14g"
    assert labels(after, after.hands[0]) == "1b 2r 7g 12g ×3"
    assert labels(after, after.deck) == "13g"


def test_the_centre_is_served_first_when_the_deck_runs_short() -> None:
    """N-104 (L-2): two cards are left, and both go to the centre; the ten points for the whole deck are secured."""
    after = play(alone(**L1, deck="4g 7b"), "10 − 2 = 8; 5 + 3 = 8, take 8")

    assert centre(after) == "4g | 7b | 14g"
    assert labels(after, after.hands[0]) == "1b 2r 7g ×3"
    assert points(after.sheet)["deck_dealt"] == 10
    assert not after.ended


def test_the_ten_points_come_once_and_at_once() -> None:
    """N-108: as soon as the last card is dealt; for a pack of ten cards before the first take."""
    few = pack_with("sub 2").plain()
    pack = type(few)("few", "numero", "Few", few.cards[:10], (1,) * 10)
    chosen = ALONE.options({"pack": pack, "scoring": True})

    begun = ALONE.start([card_in(pack, name) for name in ["6", "7", "8", "9", "10", "1", "2", "3", "4", "5"]], 1, chosen)
    later = play(alone(**L1, deck="4g 7b"), "10 − 2 = 8; 5 + 3 = 8, take 8", "stop")

    assert points(begun.sheet) == {"deck_dealt": 10}
    assert points(later.sheet)["deck_dealt"] == 10


def test_wild_cards_of_hand_and_centre_work_in_the_take() -> None:
    """N-102 (L1b): 3 with the loose −2 and ×3 of the hand, and 5: one take of five cards and three operations."""
    after = play(alone(**L1, deck="7b 6g 9g 11g 12g 13g"), "3 − 2 = 1, 1 × 3 = 3, 3 + 5 = 8, take 8")

    assert points(after.sheet) == {"1": 1, "2": 5, "3": 1 + 2, "4": 2, "6": 5}


def test_one_large_take_may_be_worth_more_than_two() -> None:
    """N-106 (L1b): of all takes with all four cards, without printed points, the one of five cards is best."""
    solo = alone(**L1, deck="4g 6g 9g 11g 12g 13g", pack=pack_with("sub 2", "mul 3"))
    worth: dict[int, list[Take]] = {}
    for move in ALONE.legal_moves(solo, P):
        if isinstance(move, Take):
            items = points(ALONE.apply(solo, P, move).sheet)
            worth.setdefault(sum(int(value) for item, value in items.items() if item.isdecimal()), []).append(move)

    (best,) = worth[max(worth)]

    assert max(worth) == 13
    assert gain(solo, ALONE.apply(solo, P, best)) == "3r 5b 8o −2 ×3"
    assert understood(solo, "10 − 2 = 8; 5 + 3 = 8, take 8") in worth[7]


def test_loose_wild_cards_work_whatever_the_table_says() -> None:
    """N-102: `loose_wild_usable` is about the game for several."""
    solo = alone(**L1, loose_wild_usable=False)

    assert not play(solo, "10 − 2 = 8, take 8").loose


@pytest.mark.parametrize(
    "said",
    [
        "build 5 + 2 = 7",
        "discard 8",
        "discard ×3; 5 + 3 = 8, take 8",
        "5 × 3 = 15, leave; 10 − 2 = 8, take 8",
        "5 + 3 = 8, take 8, show",
        "pass",
        "accept",
    ],
)
def test_nothing_but_takes(said: str) -> None:
    """N-101, N-103 (L-5): no build, no discard, no wild card beside the take."""
    with refused(Code.ONLY_TAKES_HERE):
        play(alone(**L1), said)


def test_wild_cards_stay_within_the_take_whatever_the_table_says() -> None:
    """N-103: `final_turn_wild_discards` is about the game for several."""
    solo = alone(**L1, final_turn_wild_discards=True)

    with refused(Code.ONLY_TAKES_HERE):
        play(solo, "discard ×3; 5 + 3 = 8, take 8")
    assert not any(move.dropped for move in ALONE.legal_moves(solo, P) if isinstance(move, Take))


def test_any_take_will_do() -> None:
    """N-106: 5 + 3 alone, though more could be won."""
    assert points(play(alone(**L1), "5 + 3 = 8, take 8").sheet)["2"] == 3


def test_it_goes_on_until_the_player_says_that_nothing_is_left() -> None:
    """N-105: 14 is left, and a 14 comes; then nothing fits, and nobody says so unasked."""
    solo = alone("8g 14g", "8b 14b 3r", "2g")

    going = play(solo, "8 = 8, take 8", "14 = 14, take 14")
    over = play(going, "stop")

    assert (going.ended, over.ended) == ("", "numero.no_take_left")
    assert ALONE.to_act(going) == (P,)
    assert ALONE.to_act(over) == ()
    with refused(Code.OVER):
        play(over, "stop")


def test_a_take_that_needs_every_card_is_still_possible() -> None:
    """N-105: only through 0 and with both wild cards; the game does not end before it is found."""
    solo = play(alone("5g 1g", "1b −5 ×3 10r", "10b"), "1 = 1, take 1")

    assert not solo.ended
    assert points(play(solo, "5 − 5 = 0, 0 × 3 = 0, 0 + 10 = 10, take 10").sheet)["2"] == 2 + 5


def test_a_hand_without_number_cards_ends_it() -> None:
    """N-105: three wild cards cannot take a 9."""
    assert play(alone("8g 9g", "8b −2 ×3 √"), "8 = 8, take 8").ended == "numero.no_take_left"


def test_the_player_may_stop() -> None:
    """N-105: at any time, and the extra points are counted then."""
    after = play(alone(**L1, deck="4g"), "stop")

    assert ALONE.outcome(after) is not None
    assert after.ended == "numero.stopped"
    assert points(after.sheet) == {"left_points": -3}


def test_without_scores_the_cards_are_counted() -> None:
    """N-107: three cards won, and what is left over costs nothing."""
    solo = alone("5 3 9", "8 1 15", "4 6", scoring=False)

    after = play(solo, "5 + 3 = 8, take 8", "stop")

    assert (score(after), after.sheet) == (len(solo.won[0]) + 3, ())


def test_with_scores_the_points_are_counted() -> None:
    """N-107, N-110 (L-4): 1 + 3 points, less those of the 15 and of the −2; nothing for how many cards are left."""
    after = play(alone("5g 3b 9r", "8o 15g −2", "14g 14b"), "5 + 3 = 8, take 8", "stop")

    assert points(after.sheet) == {"1": 1, "2": 3, "deck_dealt": 10, "left_points": -2}
    assert score(after) == 12


def test_the_perfect_ending() -> None:
    """N-108, N-109, N-111 (L-3): 4 + 3 with the last card. 25, 10 for the deck, 5 for the empty centre, 1 + 3 for the take."""
    after = play(alone("4g 3b", "7r"), "4 + 3 = 7, take 7")

    assert after.ended == "numero.perfect"
    assert points(after.sheet) == {"1": 1, "2": 3, "10": 5, "deck_dealt": 10, "perfect": 25}


def test_a_wild_card_left_in_hand_is_not_perfect() -> None:
    """N-109: every card of the hand, wild cards included; nor is a card left in the centre."""
    for solo in (alone("4g 3b", "7r −2"), alone("4g 3b −2", "7r")):
        after = play(solo, "4 + 3 = 7, take 7")

        assert after.ended == "numero.no_take_left"
        assert "perfect" not in points(after.sheet)


def test_wild_cards_can_be_used_up_in_the_perfect_take() -> None:
    """N-108: 9 with −2 takes 7, and nothing is left."""
    assert play(alone("9g", "7r −2"), "9 − 2 = 7, take 7").ended == "numero.perfect"


def test_without_scores_the_ending_is_told_and_earns_nothing() -> None:
    """N-107, N-109: the outcome says that it was perfect."""
    after = play(alone("4 3", "7", scoring=False), "4 + 3 = 7, take 7")

    outcome = ALONE.outcome(after)
    assert outcome is not None
    assert (outcome.why, after.sheet) == ("numero.perfect", ())


@pytest.mark.parametrize(("item_10", "expected"), [(True, 5), (False, None)])
def test_an_emptied_centre_earns_item_10(item_10: bool, expected: Value | None) -> None:
    """N-111: each time, before new cards are laid down."""
    after = play(alone("4g 3b", "7r 2g", "2b 5g", solitaire_item_10=item_10), "4 + 3 = 7, take 7")

    assert points(after.sheet).get("10") == expected


def test_a_loose_wild_card_keeps_the_centre_from_being_empty() -> None:
    """N-82h, N-111."""
    assert "10" not in points(play(alone("4g 3b −2", "7r 2g", "2b 5g"), "4 + 3 = 7, take 7").sheet)


@pytest.mark.parametrize(("item_11", "expected"), [(False, None), (True, 10)])
def test_most_cards_of_all_counts_only_where_it_is_wished_for(item_11: bool, expected: Value | None) -> None:
    """N-111: there is no opponent."""
    after = play(alone(**L1, deck="4g", solitaire_item_11=item_11), "stop")

    assert points(after.sheet).get("11") == expected


def test_cards_left_in_the_centre_are_ignored() -> None:
    """N-111: a fifteen and a wild card lie there, and neither cost nor count."""
    solo = alone("5g 3b 15g √", "8o")

    after = play(solo, "5 + 3 = 8, take 8")

    assert points(after.sheet) == {"1": 1, "2": 3, "deck_dealt": 10}
    assert gain(solo, after) == "3b 5g 8o"


def test_stopping_is_always_offered_and_never_sampled() -> None:
    """N-105: a random player takes."""
    solo = alone(**L1)

    moves = list(ALONE.legal_moves(solo, P))
    assert moves[0] == Stop()
    assert {type(move) for move in moves[1:]} == {Take}
    assert ALONE.legal_moves(solo, P).complete


@pytest.mark.parametrize("domain", ["nonneg_rational", "whole", "positive_whole", "rational"])
def test_the_end_is_noticed_whatever_values_may_be_passed_through(domain: str) -> None:
    """N-105: 14 with −5, ² and ³ goes far below 0 and far above 13, and never comes to it."""
    after = play(alone("5g 3b 14r", "8o 13g −5 ² ³", value_domain=domain), "5 + 3 = 8, take 8", "stop")

    assert after.ended == "numero.no_take_left"


def test_there_is_one_seat() -> None:
    """Another one has nothing to say."""
    with refused(Code.NOT_YOUR_TURN):
        ALONE.check(alone(**L1), Seat(1), Stop())
    assert len(ALONE.legal_moves(alone(**L1), Seat(1))) == 0


def test_a_game_of_version_2_still_ends_by_itself() -> None:
    """N-105: as it was kept, so it is read."""
    going = play(alone("8g 14g", "8b 14b 3r", "2g"), "8 = 8, take 8", "14 = 14, take 14")

    assert ALONE.as_of(going, 2).ended == "numero.no_take_left"
    assert not ALONE.as_of(going, ALONE.version).ended

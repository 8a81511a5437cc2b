"""The beginning of a game of Numero: N-1 to N-9, and the settings that change it."""

import pytest

from sumdeck.games.numero.rules.codes import Code
from sumdeck.rules.game import Kind
from tests.games.numero.rules.tables import GAME, dealt, refused, say, shuffled
from tests.games.numero.rules.telling import hand, lying, told


def test_the_basic_game_has_number_cards_only_and_ignores_their_colours_and_points() -> None:
    """N-1: sixty cards of which four at a time are one kind; the scoring game tells the four apart."""
    basic = GAME.options({}).pack

    assert sorted(basic.labels, key=int) == [str(value) for value in range(1, 16)]
    assert set(basic.counts) == {4}
    assert {(card.group, card.colour, card.points) for card in basic.cards} == {("numbers", "", 0)}
    assert set(GAME.options({"scoring": True}).pack.counts) == {1}


def test_each_of_two_players_is_dealt_five_cards() -> None:
    """N-2."""
    assert [len(cards) for cards in shuffled(2).hands] == [5, 5]


@pytest.mark.parametrize("seats", [2, 3])
def test_as_many_cards_as_players_lie_in_the_centre(seats: int) -> None:
    """N-3 for two players, N-4 for three."""
    start = shuffled(seats, level="numbers-15")

    assert [len(pile.cards) for pile in start.centre] == [1] * seats
    assert len(start.deck) == 60 - 6 * seats


def test_three_players_play_clockwise() -> None:
    """N-4: seats are numbered clockwise."""
    start = dealt("1 2 3 4 5", "1 2 3 4 5", "1 2 3 4 5", centre="15 15 15")

    assert say(start, "discard 1").seat == 1
    assert say(start, "discard 1", "discard 2").seat == 2
    assert say(start, "discard 1", "discard 2", "discard 3").seat == 0


def test_four_play_only_where_four_are_asked_for() -> None:
    """N-5: then four cards lie in the centre, and all else is as with three."""
    with refused(Code.TOO_MANY_SEATS, seats=4, most=3):
        shuffled(4)

    start = shuffled(4, level="numbers-15", players=4)

    assert [len(cards) for cards in start.hands] == [5, 5, 5, 5]
    assert len(start.centre) == 4
    assert len(start.deck) == 36


def test_hands_are_dealt_in_blocks_of_five_from_the_left_of_the_dealer_then_the_centre() -> None:
    """N-6: the deal, top first, falls into hands, centre and deck."""
    start = dealt("1 2 3 4 5", "6 7 8 9 10", centre="11 12", deck="15 13 14")

    assert (hand(start, 0), hand(start, 1)) == ("1 2 3 4 5", "6 7 8 9 10")
    assert lying(start) == "11 12"
    assert [told(start, [card]) for card in start.deck] == ["15", "13", "14"]


def test_the_rest_lies_face_down_in_the_order_of_the_shuffle() -> None:
    """N-6: nobody sees it, it is drawn from the top, and the same deal gives it again."""
    start = dealt("1 2 3 4 5", "6 7 8 9 10", centre="11 12", deck="15 13 14")

    assert GAME.zones(start)["deck"].seen_by == ()
    assert hand(say(start, "discard 1")) == "2 3 4 5 15"
    assert shuffled(name="spring") == shuffled(name="spring") != shuffled(name="winter")


@pytest.mark.parametrize("seats", [2, 3])
def test_the_player_after_the_dealer_begins(seats: int) -> None:
    """N-7: seat 0 sits left of the dealer; with two players that is the one who did not deal."""
    assert GAME.to_act(shuffled(seats)) == (0,)


def test_the_centre_can_grow_and_can_be_empty() -> None:
    """N-8: a discard makes three cards of two; a take that wins both leaves none, and play goes on."""
    start = dealt("1 2 3 4 15", "6 7 8 9 10", centre="7 8", deck="13 14")

    assert lying(say(start, "discard 1")) == "1 7 8"
    cleared = say(start, "7 + 8 = 15, take 15")
    assert lying(cleared) == ""
    assert lying(say(cleared, "discard 6")) == "6"


def test_wild_cards_of_the_first_centre_lie_loose() -> None:
    """N-9: they count among its two cards."""
    start = dealt("1 2 3 4 5", "6 7 8 9 10", centre="11 −2", deck="13 14")

    assert lying(start) == "11 −2"
    assert [pile.value for pile in start.centre] == [11]


def test_some_tables_bury_wild_cards_of_the_first_centre() -> None:
    """N-9 with `start_centre_wild = replace`: each goes to the bottom of the deck and the next card takes its place."""
    start = dealt("1 2 3 4 5", "6 7 8 9 10", centre="−2 11", deck="×3 13 14", start_centre_wild="replace")

    assert lying(start) == "11 13"
    assert [told(start, [card]) for card in start.deck] == ["14", "−2", "×3"]


@pytest.mark.parametrize(("deck", "centre", "rest"), [("×3 ÷2 √", "−2 ×3", "÷2 √"), ("×3 13 √", "13 −2", "×3 √")])
def test_wild_cards_stay_where_no_number_card_is_left_to_replace_them(deck: str, centre: str, rest: str) -> None:
    """N-9 with `start_centre_wild = replace`: the centre has as many cards as seats all the same (N-3)."""
    start = dealt("1 2 3 4 5", "6 7 8 9 10", centre="−2", deck=deck, start_centre_wild="replace")

    assert lying(start) == centre
    assert " ".join(told(start, [card]) for card in start.deck) == rest


def test_the_deal_must_be_the_pack() -> None:
    """N-6: no card too few, none twice."""
    options = GAME.options({})

    with refused("deal.not_this_pack"):
        GAME.start(options.pack.deck()[1:], 2, options)
    with refused("deal.not_this_pack"):
        GAME.start([Kind(0), *options.pack.deck()[:-1]], 2, options)


def test_a_pack_must_fill_the_hands_and_the_centre() -> None:
    """N-2 and N-3: two players need twelve cards."""
    with refused(Code.PACK_TOO_SMALL, cards=11, needed=12):
        dealt("1 2 3 4 5", "6 7 8 9 10", centre="11")


@pytest.mark.parametrize(("players", "allowed"), [(2, [2]), (3, [2, 3]), (4, [2, 3, 4])])
def test_a_table_says_how_many_may_sit_down(players: int, allowed: list[int]) -> None:
    """`players`: so many at the most (N-2, N-4, N-5)."""
    for seats in allowed:
        assert len(shuffled(seats, players=players).hands) == seats
    with refused(Code.TOO_MANY_SEATS):
        shuffled(allowed[-1] + 1, players=players)


@pytest.mark.parametrize("size", [3, 4, 5, 6, 7, 8])
def test_a_table_may_play_with_smaller_or_larger_hands(size: int) -> None:
    """`hand_size`: dealt so (N-2), and restored to as many (N-15)."""
    start = shuffled(2, level="numbers-15", hand_size=size)

    assert [len(cards) for cards in start.hands] == [size, size]
    assert [len(cards) for cards in say(start, f"discard {hand(start).split()[0]}").hands] == [size, size]


@pytest.mark.parametrize(("first_player", "seat"), [("after_dealer", 0), ("dealer", 2)])
def test_a_table_may_let_the_dealer_begin(first_player: str, seat: int) -> None:
    """`first_player`: the dealer has the last seat (N-7)."""
    assert shuffled(3, first_player=first_player).seat == seat


def test_it_takes_two() -> None:
    """N-2: alone one plays the solitaire."""
    with refused(Code.TOO_FEW_SEATS, seats=1, fewest=2):
        shuffled(1)

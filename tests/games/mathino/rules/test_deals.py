"""Dealing: rounds, the last one announced, short rounds, the deal that moves on (V-D1, V-D2, M-13 to M-25)."""

from dataclasses import replace

import pytest

from sumdeck.games.mathino.rules.codes import Code
from sumdeck.games.mathino.rules.state import State
from sumdeck.rules.game import Refusal
from tests.games.mathino.rules.tables import GAME, dealt, lies, mathino, refused, say


def rounds(state: State) -> list[tuple[int, bool]]:
    """The hands of each round of the first deck and whether it was announced as the last, if everybody only discards."""
    found = [(len(state.hands[0]), state.last_round)]
    while state.deck == 0 and GAME.to_act(state):
        before = state.round
        state = GAME.apply(state, state.seat, GAME.read(state, state.seat, f"discard {first_of(state)}").move)
        if state.deck == 0 and state.round != before:
            found.append((len(state.hands[0]), state.last_round))
    return found


def first_of(state: State) -> str:
    return state.setup.pack.label(state.hands[state.seat][0])


@pytest.mark.parametrize(("seats", "count"), [(2, 6), (3, 4), (4, 3), (6, 2)])
def test_fifty_two_cards_come_out_even(seats: int, count: int) -> None:
    """V-D1: M-19, M-20, M-21, M-23: the last dealing, and only that, is announced."""
    assert rounds(dealt(seats)) == [(4, False)] * (count - 1) + [(4, True)]


@pytest.mark.parametrize("seats", [1, 5, 7])
def test_other_numbers_of_players_are_refused(seats: int) -> None:
    """V-D1: M-4."""
    with refused(Code.SEATS, seats=seats):
        dealt(seats)


def test_five_may_play_where_the_pack_comes_out_even_for_them() -> None:
    """M-4: 52 cards with four more on the table would do: (52 − 12) is twice five times four."""
    assert rounds(dealt(5, table_cards=12)) == [(4, False), (4, True)]


@pytest.mark.parametrize(
    ("seats", "hands", "aside"), [(2, [4] * 5 + [2], 0), (3, [4] * 3 + [2], 2), (4, [4, 4, 3], 0), (6, [4, 3], 2)]
)
def test_forty_eight_cards_end_in_a_short_round(seats: int, hands: list[int], aside: int) -> None:
    """V-D2: what cannot be shared stays aside, unseen; M-23."""
    state = dealt(seats, cards="mathino-48")

    assert [size for size, _ in rounds(state)] == hands
    while not state.last_round:
        state = say(state, f"discard {first_of(state)}")
    assert len(state.stock) == aside


def test_without_short_rounds_forty_eight_cards_are_refused() -> None:
    for seats in (2, 3, 4, 5, 6):
        with refused(Code.SEATS):
            dealt(seats, cards="mathino-48", short_round="forbid")


def test_the_first_deal() -> None:
    """M-15, M-16, M-17: hands in packets from the dealer's left, the table last; seat 0 begins."""
    options = GAME.options({})
    deal = options.pack.deck()
    state = GAME.start(deal, 3, options, "00" * 32)

    assert state.hands == (deal[:4], deal[4:8], deal[8:12])
    assert [pile.cards for pile in state.table] == [(card,) for card in deal[12:16]]
    assert state.stock == deal[16:]
    assert (state.seat, state.dealer) == (0, 2)
    assert all(pile.loose and not pile.duty for pile in state.table)


def test_the_first_deal_may_be_the_last() -> None:
    """M-24."""
    assert dealt(6, hand_cards=8, table_cards=4).last_round


def test_nothing_goes_from_the_stock_to_the_table_later() -> None:
    """M-16, M-20, M-22: piles stay with their values from round to round."""
    state = say(mathino("9, 6<5 1>-", "12", "13"), "discard 12", "discard 13")

    assert state.round == 1
    assert lies(state, "9, 6<5 1>-, 12, 13")
    assert state.seat == 0


def test_the_next_deck_is_dealt_by_the_next_seat() -> None:
    """M-14, M-17, M-25: all cards are shuffled again, and the seat left of the new dealer begins."""
    state = say(mathino("9", "12", "13", last=True, last_capturer=1, target=1000), "discard 12", "discard 13")

    assert (state.deck, state.round, state.dealer, state.seat) == (1, 0, 0, 1)
    assert [len(hand) for hand in state.hands] == [4, 4]
    assert len(state.table) == 4
    assert len(state.stock) == 40
    assert state.won == ((), ())


def test_the_next_deck_hangs_on_the_secret_of_the_deal_alone() -> None:
    """M-14: the source of chance can be given, and the order in which cards were won tells nothing."""
    state = mathino("9", "12", "13", last=True, last_capturer=1, target=1000)
    moved = replace(state, won=(state.won[1], state.won[0]))

    first, second = (say(each, "discard 12", "discard 13") for each in (state, moved))

    assert first.hands == second.hands
    assert first.stock == second.stock
    other = say(replace(state, reshuffle_seed="ab" * 32), "discard 12", "discard 13")
    assert other.stock != first.stock


def test_a_pack_that_is_too_small_is_refused() -> None:
    with pytest.raises(Refusal, match=Code.PACK_TOO_SMALL):
        dealt(6, hand_cards=10)


def test_each_plays_alone_and_exactly_one_card_a_turn() -> None:
    """M-5, M-18: there is no pass."""
    state = dealt(4)

    assert GAME.to_act(state) == (0,)
    with refused(Code.NO_ACTION):
        say(mathino("8, 8", "5", "13"), "stack 8 8")
    after = say(state, f"discard {first_of(state)}")
    assert (len(after.hands[0]), after.seat) == (3, 1)

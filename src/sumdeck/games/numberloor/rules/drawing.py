"""Taking cards from the pile, and making a new pile when it runs out (L-103 to L-107)."""

from __future__ import annotations

from dataclasses import replace

from sumdeck.games.numberloor.rules.state import State, holds_floor
from sumdeck.rules.deals import shuffle_again
from sumdeck.rules.game import Kind, Seat

MOST_REDRAWS = 1000
"""Enough for any pile that holds a floor among hundreds of balloons."""


def take(state: State, seat: Seat, count: int) -> State:
    """So many cards for a seat, or as many as there are (L-106). A new pile is made only when a card is missing (L-105)."""
    pile, covered, shuffles = state.pile, state.covered, state.shuffles
    drawn: list[Kind] = []
    while len(drawn) < count and (pile or covered):
        if not pile:
            shuffles += 1
            pile, covered = shuffle_again(covered, state.reshuffle_seed, shuffles), ()  # L-103, L-104: the open cards stay
        more = pile[: count - len(drawn)]
        drawn += more
        pile = pile[len(more) :]
    hands = with_hand(state.hands, seat, tuple(sorted((*state.hands[seat], *drawn))))
    return replace(state, pile=pile, covered=covered, shuffles=shuffles, hands=hands)


def take_new_hand(state: State, seat: Seat) -> State:
    """The cards for a hand that was played out (L-50). Balloons alone are kept (L-54), unless `redraw_all_balloons` is on.

    Only here, and by L-34, can a hand of balloons come about (L-55).
    """
    size, rules = state.setup.options.hand_size, state.setup
    state = take(state, seat, size)
    for _ in range(MOST_REDRAWS if rules.options.redraw_all_balloons else 0):
        if holds_floor(rules, state.hands[seat]) or not holds_floor(rules, state.pile):
            break
        shuffles = state.shuffles + 1
        pile = shuffle_again((*state.pile, *state.hands[seat]), state.reshuffle_seed, shuffles)
        state = take(replace(state, pile=pile, hands=with_hand(state.hands, seat, ()), shuffles=shuffles), seat, size)
    return state


def with_hand(hands: tuple[tuple[Kind, ...], ...], seat: Seat, hand: tuple[Kind, ...]) -> tuple[tuple[Kind, ...], ...]:
    """The hands, one of them replaced."""
    return (*hands[:seat], hand, *hands[seat + 1 :])

"""Counting ways to play, against a slow copy of the rules of Fives."""

from __future__ import annotations

import pytest

from fives.rules import Bury, Fives, Move, Options, Play, State
from sumdeck.rules.game import Kind, MoveList, Objection, Seat
from sumdeck.rules.perft import perft

TINY = Options(highest=3, copies=2, hand=2)


def tiny(deal: str) -> State:
    return Fives().begin([Kind(int(card) - 1) for card in deal.split()], 2, TINY)


def tried(state: State, depth: int) -> int:
    """The slow way: try everything that could be said, and count what is not refused."""
    if depth == 0:
        return 1
    game = Fives()
    total = 0
    for seat in (Seat(0), Seat(1)):
        for card in (Kind(0), Kind(1), Kind(2)):
            moves: list[Move] = [Bury(card), *(Play(card, number) for number in range(13))]
            for move in moves:
                try:
                    after = game.apply(state, seat, move)
                except Objection:
                    continue
                total += tried(after, depth - 1)
    return total


@pytest.mark.parametrize("deal", ["1 2 3 1 2 3", "3 3 2 2 1 1", "1 1 2 2 3 3"])
@pytest.mark.parametrize("depth", range(6))
def test_perft_counts_what_trying_everything_counts(deal: str, depth: int) -> None:
    assert perft(Fives(), tiny(deal), depth) == tried(tiny(deal), depth)


def test_two_different_cards_that_may_be_played_or_buried_are_four_ways() -> None:
    assert perft(Fives(), tiny("1 2 3 1 2 3"), 1) == 4


def test_a_series_that_ends_too_soon_does_not_count() -> None:
    """The pack has six cards: nobody can make a seventh move."""
    assert perft(Fives(), tiny("1 2 3 1 2 3"), 6) > 0
    assert perft(Fives(), tiny("1 2 3 1 2 3"), 7) == 0


class Impatient(Fives):
    """Lists a single move and admits that there are more."""

    def legal_moves(self, state: State, seat: Seat) -> MoveList[Move]:
        return MoveList(super().legal_moves(state, seat)[:1], complete=False)


def test_an_incomplete_list_is_not_counted() -> None:
    with pytest.raises(ValueError, match="not complete"):
        perft(Impatient(), tiny("1 2 3 1 2 3"), 2)

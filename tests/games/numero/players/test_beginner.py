"""The beginner: it matches card with card, says small sums, and sees nothing else."""

from random import Random

import pytest

from sumdeck.games.numero.rules.moves import Build, Discard, Pass, Stop, Take
from sumdeck.players import player
from sumdeck.rules.game import Seat
from tests.games.numero.rules.tables import GAME, numero, say
from tests.players.bouts import LEVELS, SOLITAIRES, Table, walk
from tests.players.bouts import numero as numbers

BEGINNER = player("numero", "beginner")


@pytest.mark.parametrize("table", [*LEVELS, *SOLITAIRES], ids=str)
def test_it_only_ever_takes_a_match_or_a_small_sum(table: Table) -> None:
    moves = [moment.move for deal in "ab" for moment in walk(table, ("beginner",), deal)]
    groups = [group for move in moves if isinstance(move, Take) for group in move.groups]

    assert len(groups) == sum(isinstance(move, Take) for move in moves) > 0
    for group in [*groups, *(move.base for move in moves if isinstance(move, Build))]:
        assert not group.wilds + group.loose
        assert len(group.piles) == 1 or (len(group.piles) == 2 and group.value <= 10)


@pytest.mark.parametrize(
    "table", [numbers(level="numbers-10"), numbers(level="numbers-15"), numbers(level="subtraction")], ids=str
)
def test_a_beginner_hears_a_small_sum_in_most_turns_that_have_one(table: Table) -> None:
    """Where a card takes two others to ten, it says that or builds with a sum, in two turns of three at the least."""
    there = said = 0
    for moment in (moment for deal in "abcdefgh" for moment in walk(table, ("beginner",), deal)):
        values = [pile.value for pile in moment.state.centre]
        sums = {one + other for place, one in enumerate(values) for other in values[place + 1 :] if one + other <= 10}
        if sums & {moment.state.setup.number[card] for card in moment.state.hands[moment.seat]}:
            there += 1
            said += isinstance(moment.move, Build) or (isinstance(moment.move, Take) and len(moment.move.groups[0].piles) == 2)

    assert there > 10
    assert 3 * said >= 2 * there


def test_it_would_rather_say_a_sum_than_match_two_cards() -> None:
    state = numero("9 4 2", "1 3 9")

    move = BEGINNER.choose(GAME, GAME.view(state, state.seat), Random(1))

    assert move == GAME.read(state, state.seat, "2 + 1 = 3, build 3").move


def test_it_takes_a_match_where_there_is_no_small_sum() -> None:
    state = numero("9 4 2", "14 12 9")

    move = BEGINNER.choose(GAME, GAME.view(state, state.seat), Random(1))

    assert move == GAME.read(state, state.seat, "9 = 9, take 9").move


def test_it_says_a_small_sum() -> None:
    state = numero("4 5", "9 2 1")

    move = BEGINNER.choose(GAME, GAME.view(state, state.seat), Random(1))

    assert move == GAME.read(state, state.seat, "4 + 5 = 9, take 9").move


@pytest.mark.parametrize(("centre", "hand"), [("2 3 4", "9 8 1"), ("5 8", "13 1 10")])
def test_it_overlooks_larger_sums(centre: str, hand: str) -> None:
    state = numero(centre, hand)

    assert isinstance(BEGINNER.choose(GAME, GAME.view(state, state.seat), Random(1)), Discard)


def test_in_its_last_turn_it_overlooks_a_sum_and_passes() -> None:
    """N-69: only a take counts now."""
    state = say(numero("4 2", "3", "9"), "discard 3")

    assert GAME.read(state, Seat(1), "4 + 2 = 6, 6 + 3 = 9, take 9").move in GAME.legal_moves(state, Seat(1))
    assert BEGINNER.choose(GAME, GAME.view(state, Seat(1)), Random(1)) == Pass()


def test_in_the_solitaire_it_stops_where_it_sees_nothing() -> None:
    """N-105: until the end there is always a take, but not always one that it sees."""
    moments = (moment for deal in "abcdef" for moment in walk(SOLITAIRES[0], ("beginner",), deal))

    stopped = next(moment for moment in moments if moment.move == Stop())

    takes = [move for move in stopped.game.legal_moves(stopped.state, stopped.seat) if isinstance(move, Take)]
    assert takes
    assert all(len(take.groups[0].piles) > 1 for take in takes)


def test_where_the_table_demands_a_take_it_finds_one_after_all() -> None:
    """`turn_priority`: it may not look away."""
    state = numero("5 8", "13 2 1", turn_priority="strict_plain")

    assert isinstance(BEGINNER.choose(GAME, GAME.view(state, state.seat), Random(1)), Take)

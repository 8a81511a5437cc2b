"""The careless player: it matches card with card, says small sums, and sees nothing else."""

from random import Random

import pytest

from sumdeck.games.numero.rules.moves import Build, Discard, Pass, Stop, Take
from sumdeck.players import player
from sumdeck.rules.game import Seat
from tests.games.numero.rules.tables import GAME, numero, say
from tests.players.bouts import LEVELS, SOLITAIRES, Table, walk

CARELESS = player("numero", "careless")


@pytest.mark.parametrize("table", [*LEVELS, *SOLITAIRES], ids=str)
def test_it_only_ever_takes_a_match_or_a_small_sum(table: Table) -> None:
    moves = [moment.move for deal in "ab" for moment in walk(table, ("careless",), deal)]
    groups = [group for move in moves if isinstance(move, Take) for group in move.groups]

    assert len(groups) == sum(isinstance(move, Take) for move in moves) > 0
    for group in [*groups, *(move.base for move in moves if isinstance(move, Build))]:
        assert not group.wilds + group.loose
        assert len(group.piles) == 1 or (len(group.piles) == 2 and group.value <= 10)


def test_a_beginner_hears_real_sums() -> None:
    """In ten games it says a small sum or builds one in one turn of twelve at the least."""
    moves = [moment.move for deal in "abcdefghij" for moment in walk(LEVELS[0], ("careless",), deal)]
    sums = [move for move in moves if isinstance(move, Build) or (isinstance(move, Take) and len(move.groups[0].piles) == 2)]

    assert len(sums) > len(moves) / 12


def test_it_takes_a_match_where_there_is_one() -> None:
    state = numero("9 4 2", "1 2 9")

    move = CARELESS.choose(GAME, GAME.view(state, state.seat), Random(1))

    assert move == GAME.read(state, state.seat, "9 = 9, take 9").move


def test_it_says_a_small_sum() -> None:
    state = numero("4 5", "9 2 1")

    move = CARELESS.choose(GAME, GAME.view(state, state.seat), Random(1))

    assert move == GAME.read(state, state.seat, "4 + 5 = 9, take 9").move


@pytest.mark.parametrize(("centre", "hand"), [("2 3 4", "9 8 1"), ("5 8", "13 1 10")])
def test_it_overlooks_larger_sums(centre: str, hand: str) -> None:
    state = numero(centre, hand)

    assert isinstance(CARELESS.choose(GAME, GAME.view(state, state.seat), Random(1)), Discard)


def test_in_its_last_turn_it_overlooks_a_sum_and_passes() -> None:
    """N-69: only a take counts now."""
    state = say(numero("4 2", "3", "9"), "discard 3")

    assert GAME.read(state, Seat(1), "4 + 2 = 6, 6 + 3 = 9, take 9").move in GAME.legal_moves(state, Seat(1))
    assert CARELESS.choose(GAME, GAME.view(state, Seat(1)), Random(1)) == Pass()


def test_in_the_solitaire_it_stops_where_it_sees_nothing() -> None:
    """N-105: until the end there is always a take, but not always one that it sees."""
    moments = (moment for deal in "abcdef" for moment in walk(SOLITAIRES[0], ("careless",), deal))

    stopped = next(moment for moment in moments if moment.move == Stop())

    takes = [move for move in stopped.game.legal_moves(stopped.state, stopped.seat) if isinstance(move, Take)]
    assert takes
    assert all(len(take.groups[0].piles) > 1 and (len(take.groups[0].piles) > 2 or take.groups[0].value > 10) for take in takes)


def test_where_the_table_demands_a_take_it_finds_one_after_all() -> None:
    """`turn_priority`: it may not look away."""
    state = numero("5 8", "13 2 1", turn_priority="strict_plain")

    assert isinstance(CARELESS.choose(GAME, GAME.view(state, state.seat), Random(1)), Take)

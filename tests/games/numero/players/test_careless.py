"""The careless player: it matches card with card, and sees nothing else."""

from random import Random

import pytest

from sumdeck.games.numero.rules.moves import Build, Discard, Pass, Stop, Take
from sumdeck.players import player
from sumdeck.rules.game import Seat
from tests.games.numero.rules.tables import GAME, numero, say
from tests.players.bouts import LEVELS, SOLITAIRES, Table, walk

CARELESS = player("numero", "careless")


@pytest.mark.parametrize("table", [*LEVELS, *SOLITAIRES], ids=str)
def test_it_only_ever_takes_one_pile_with_one_card(table: Table) -> None:
    moves = [moment.move for deal in "ab" for moment in walk(table, ("careless",), deal)]
    takes = [move for move in moves if isinstance(move, Take)]

    assert takes
    for take in takes:
        assert len(take.groups) == len(take.groups[0].piles) == 1
        assert not take.groups[0].wilds + take.groups[0].loose
    assert not any(isinstance(move, Build) for move in moves)


def test_it_takes_a_match_where_there_is_one() -> None:
    state = numero("9 4 5", "1 2 9")

    move = CARELESS.choose(GAME, GAME.view(state, state.seat), Random(1))

    assert move == GAME.read(state, state.seat, "9 = 9, take 9").move


def test_it_overlooks_a_sum() -> None:
    state = numero("4 5", "9 2 1")

    assert isinstance(CARELESS.choose(GAME, GAME.view(state, state.seat), Random(1)), Discard)


def test_in_its_last_turn_it_overlooks_a_sum_and_passes() -> None:
    """N-69: only a take counts now."""
    state = say(numero("4 5", "3", "9"), "discard 3")

    assert GAME.read(state, Seat(1), "4 + 5 = 9, take 9").move in GAME.legal_moves(state, Seat(1))
    assert CARELESS.choose(GAME, GAME.view(state, Seat(1)), Random(1)) == Pass()


def test_in_the_solitaire_it_stops_where_it_sees_nothing() -> None:
    """N-105: until the end there is always a take, but not always one that it sees."""
    moments = (moment for deal in "abcdef" for moment in walk(SOLITAIRES[0], ("careless",), deal))

    stopped = next(moment for moment in moments if moment.move == Stop())

    takes = [move for move in stopped.game.legal_moves(stopped.state, stopped.seat) if isinstance(move, Take)]
    assert takes
    assert all(len(take.groups[0].piles) > 1 for take in takes)


def test_where_the_table_demands_a_take_it_finds_one_after_all() -> None:
    """`turn_priority`: it may not look away."""
    state = numero("4 5", "9 2 1", turn_priority="strict_plain")

    assert isinstance(CARELESS.choose(GAME, GAME.view(state, state.seat), Random(1)), Take)

"""The greedy player: no take that it leaves is better than the one it makes."""

from collections.abc import Iterator
from random import Random

import pytest

from sumdeck.games.numero.players.best_take import best_takes
from sumdeck.games.numero.players.sight import POINTS
from sumdeck.games.numero.players.simple import BUDGET
from sumdeck.games.numero.rules.moves import Build, Discard, Move, Take
from sumdeck.games.numero.rules.score import group_cards
from sumdeck.games.numero.rules.state import State
from sumdeck.players import player
from sumdeck.rules.game import Value
from tests.games.numero.rules.tables import GAME
from tests.games.numero.rules.tables import numero as position
from tests.players.bouts import Moment, Table, numero, walk

GREEDY = player("numero", "greedy")
SMALL = 1_500
"""The longest list of moves that is tried one by one."""

BY_CARDS = (
    numero(level="numbers-15"),
    numero(level="times-divide"),
    numero(level="full"),
    numero(level="full", join_builds=False, wild_on_build="none"),
    numero(level="times-divide", loose_wild_usable=False),
    numero(level="subtraction", join_ops="all_four"),
)
BY_POINTS = (
    numero(level="numbers-15", scoring=True),
    numero(level="times-divide", scoring=True),
    numero(level="full", scoring=True),
    numero(level="full", scoring=True, taking_card_in_each_take="one", bonus_stacking=True),
    numero(level="times-divide", scoring=True, taking_card_in_each_take="none", clear_the_deck="centre_empty_after_deck"),
)


def small_choices(table: Table) -> Iterator[tuple[Moment, list[Take]]]:
    """Positions with a short complete list of moves, and the takes in it. The greedy search has to reach its end, too."""
    for deal in "abcd":
        for moment in walk(table, ("random", "greedy"), deal):
            if moment.seat == moment.state.seat:
                moves = GAME.legal_moves(moment.state, moment.seat)
                _, complete = best_takes(moment.state.position(moment.seat), budget=BUDGET)
                if complete and moves.complete and len(moves) <= SMALL:
                    yield moment, [move for move in moves if isinstance(move, Take)]


def chosen(state: State) -> Move | None:
    return GREEDY.choose(GAME, GAME.view(state, state.seat), Random(1))


@pytest.mark.parametrize("table", BY_CARDS, ids=str)
def test_no_legal_take_wins_more_cards(table: Table) -> None:
    seen = 0
    for moment, takes in small_choices(table):
        move = chosen(moment.state)
        if takes:
            seen += 1
            assert isinstance(move, Take)
            assert cards(moment.state, move) == max(cards(moment.state, take) for take in takes)
        else:
            assert not isinstance(move, Take)

    assert seen > 40


@pytest.mark.parametrize("table", BY_POINTS, ids=str)
def test_no_legal_take_wins_more_points(table: Table) -> None:
    seen = 0
    for moment, takes in small_choices(table):
        if takes:
            seen += 1
            move = chosen(moment.state)
            assert isinstance(move, Take)
            assert points(moment.state, move) == max(points(moment.state, take) for take in takes)

    assert seen > 40


def cards(state: State, take: Take) -> int:
    """How many cards a take wins."""
    return 1 + sum(len(group_cards(group, state.centre)) for group in take.groups)


def points(state: State, take: Take) -> Value:
    """What the score sheet says once the take is made: its items 1 to 10, without what the end of a game adds."""
    sheet = GAME.apply(state, state.seat, take).sheet[len(state.sheet) :]
    return sum(entry.points for entry in sheet if entry.item in ITEMS)


ITEMS = {str(item) for item in range(1, 11)}


def test_without_a_take_it_builds_what_it_can_prove() -> None:
    state = position("9", "1 10 2")

    assert chosen(state) == GAME.read(state, state.seat, "build 9 + 1 = 10").move


def test_without_a_build_it_lays_down_a_card_that_another_completes_to_a_third() -> None:
    """N-49: 8 and 4 make 12; of the two the larger goes."""
    state = position("15", "4 8 12 14")

    assert chosen(state) == GAME.read(state, state.seat, "discard 8").move


def test_a_lone_number_among_wild_cards_takes_two_of_them_along() -> None:
    """N-48: advice of the rule sheet."""
    state = position("", "7 −2 −3 ×4 ×5", "5 5 6 6 8", deck="1 2 3")
    move = chosen(state)

    assert isinstance(move, Discard)
    assert len(move.dropped) == 2


def test_it_does_not_bluff() -> None:
    """N-90: where builds are not checked, it could."""
    state = position("9", "1 2 4", scoring=True)

    assert any(isinstance(move, Build) for move in GAME.legal_moves(state, state.seat))
    assert isinstance(chosen(state), Discard)


@pytest.mark.parametrize("objective", ["cards", POINTS])
def test_a_search_that_finds_no_end_stops_at_its_budget(objective: str) -> None:
    """A taking card costs an eighth more, to put its groups together."""
    state = position("1 1 2 2 3 3 4 4 5 5 6 6 −2 ×2", "12 11 −3 ÷2 ×3", scoring=objective == POINTS)

    takes, complete = best_takes(state.position(state.seat), objective, BUDGET)

    assert not complete
    assert takes
    assert all(BUDGET // 2 < best.visits <= BUDGET + BUDGET // 8 + 1_000 for best in takes)


def test_a_table_too_full_to_be_searched_is_no_reason_to_take_nothing() -> None:
    low = "1 1 1 1 2 2 2 2 3 3 3 3 4 4 4 4 5 5 5 5 6 6"

    assert isinstance(chosen(position(low, "15 14 13 12 11", scoring=True)), Take)

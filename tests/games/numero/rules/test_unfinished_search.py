"""Where a search ends before it has seen everything: nothing unseen is demanded or denied, and nobody is left without a move."""

from random import Random

import pytest

from sumdeck.games.numero.rules.listing import legal_moves
from sumdeck.games.numero.rules.moves import Build, Stop, Take
from sumdeck.games.numero.rules.setup import setup
from sumdeck.games.numero.rules.solitaire import Solitaire
from sumdeck.games.numero.rules.solo import ALONE, laid_out, restored
from sumdeck.rules.game import Kind
from tests.games.numero.rules.random_positions import DOMAINS, random_position, rules, state_of
from tests.games.numero.rules.tables import GAME, numero

PRIORITIES = ("free", "strict_plain", "strict_full")


@pytest.mark.parametrize("priority", PRIORITIES)
def test_whoever_is_to_act_has_a_move_however_small_the_budget(priority: str) -> None:
    """Where a take or a build is demanded, it is listed."""
    rng = Random(priority)
    cut_short = 0
    for _ in range(60):
        table = rules(turn_priority=priority, value_domain=rng.choice(DOMAINS), scoring=rng.random() < 0.3)
        state = state_of(random_position(rng, table, rng.choice([2, 3, 4]), rng.choice([3, 5]), hand=rng.choice([1, 2])))
        for budget in (1, 40, 500):
            moves = legal_moves(state, state.seat, budget)
            cut_short += not moves.complete

            assert len(moves) > 0
            assert GAME.check(state, state.seat, moves[0]) == moves[0]
            assert GAME.check(state, state.seat, moves[-1]) == moves[-1]

    assert cut_short > 50


@pytest.mark.parametrize("priority", PRIORITIES)
def test_a_move_at_random_is_legal_at_a_strict_table(priority: str) -> None:
    rng = Random(priority)
    for _ in range(60):
        table = rules(turn_priority=priority, value_domain="nonneg_rational")
        state = state_of(random_position(rng, table, 3, 5, hand=1))
        move = GAME.sample(state, state.seat, rng)

        assert GAME.check(state, state.seat, move) == move


def test_a_demanded_take_is_listed_though_the_budget_does_not_find_it() -> None:
    """11 − 2 − 5 = 4: one visit is not enough to play a single wild card."""
    state = numero(centre="11 −2 ×3 ÷3 −5", hand="4", turn_priority="strict_full", level="full")

    assert {type(move) for move in legal_moves(state, state.seat, budget=1)} == {Take}


def test_a_demanded_build_is_listed_though_the_budget_does_not_find_it() -> None:
    """9 + 3 = 12, held."""
    state = numero(centre="9 7 14", hand="3 12", turn_priority="strict_plain")

    assert {type(move) for move in legal_moves(state, state.seat, budget=1)} == {Build}


def test_a_solitaire_is_not_closed_by_a_search_that_proves_nothing() -> None:
    """N-105, 5.6: with joins of all four kinds a take may go through fractions, which the search leaves out."""
    game = Solitaire()
    options = game.options({"level": "fractions", "join_ops": "all_four"})
    table = setup(options, 1)
    piles = [table.lone[Kind(options.pack.labels.index(face))] for face in ("2", "2", "4", "6")]
    hand = (Kind(options.pack.labels.index("15")),)
    solo = restored(laid_out(table, (), hand, piles))

    assert game.to_act(solo) == (ALONE,)
    assert list(game.legal_moves(solo, ALONE)) == [game.sample(solo, ALONE, Random(1))] == [Stop()]
    take = game.read(solo, ALONE, "2 ÷ 4 = 1/2, 2 + 1/2 = 5/2, 5/2 × 6 = 15, take 15").move
    assert game.outcome(game.apply(solo, ALONE, take)) is not None


def test_a_solitaire_with_all_four_joins_stays_within_its_budget() -> None:
    """Five piles and four wild cards: no list of this ends by itself."""
    game = Solitaire()
    options = game.options({"level": "full", "join_ops": "all_four"})
    labels = options.pack.labels
    first = [Kind(labels.index(face)) for face in ("2", "5", "7", "11", "13", "15", "−2", "×3", "2/3", "²")]
    rest = list(options.pack.deck())
    for card in first:
        rest.remove(card)
    solo = game.start([*first, *rest], 1, options)
    moves = game.legal_moves(solo, ALONE)

    assert len(moves) > 1
    assert not moves.complete
    assert game.check(solo, ALONE, moves[-1]) == moves[-1]

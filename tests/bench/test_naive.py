"""The naive search is slow, not wrong: it is the twin that the clever one is measured against."""

import pytest

from bench.naive import naive_best_take
from bench.takes import best, crowd, naive
from sumdeck.games.numero.players.best_take import best_take


@pytest.mark.parametrize(("piles", "wilds"), [(2, 0), (3, 1), (3, 2), (4, 1), (2, 3), (5, 0)])
def test_both_searches_win_as_many_cards(piles: int, wilds: int) -> None:
    seeds = list(range(12))
    ours, theirs = best(piles, wilds, seeds), naive(piles, wilds, seeds)

    assert ours["cards"] == theirs["cards"]
    assert ours["complete"] == theirs["complete"] == [True] * len(seeds)


def test_the_naive_search_joins_changes_and_takes_twice() -> None:
    """Of these positions at least one needs a wild card, and one two groups for the same card."""
    takes = [best_take(crowd(4, 1, seed)) for seed in range(12)]

    assert [take.cards if take else 0 for take in takes] == [naive_best_take(crowd(4, 1, seed)) for seed in range(12)]
    assert any(group.wilds for take in takes if take for group in take.take.groups)
    assert any(len(take.take.groups) > 1 for take in takes if take)


def test_a_search_that_forgets_what_it_has_tried_finds_the_same() -> None:
    seeds = list(range(6))

    assert naive(3, 2, seeds, remember=False)["cards"] == naive(3, 2, seeds)["cards"]


@pytest.mark.parametrize(("loose", "highest"), [(False, 15), (True, 5)])
def test_a_crowd_has_the_size_that_was_asked_for(loose: bool, highest: int) -> None:
    position = crowd(12, 6, seed=3, loose=loose, highest=highest)

    assert len(position.centre) == 12
    assert all(pile.value <= highest for pile in position.centre)
    assert (len(position.wilds()), len(position.loose)) == ((0, 6) if loose else (4, 2))
    assert position.numbers()

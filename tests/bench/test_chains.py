"""What the benchmarks of Numberloor measure is the same thing twice."""

from bench.chains import hardest, longest, naive, playouts


def test_the_naive_loop_finds_chains_as_long_as_the_search() -> None:
    assert naive([0, 1, 2, 3], cards=7)["floors"] == longest([0, 1, 2, 3], cards=7)["floors"]


def test_playouts_are_the_same_decisions_for_the_same_seed() -> None:
    assert playouts(2, 1)[0] == playouts(2, 1)[0] > 10


def test_only_its_budget_ends_the_search_in_the_hardest_hand() -> None:
    search, jump = hardest()

    walk = search.walk(0, jump)

    assert search.visits > search.budget
    assert (walk.floors, walk.everything) == (25, False)

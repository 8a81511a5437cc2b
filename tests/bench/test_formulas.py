"""What the benchmarks of Formula measure is the same thing twice."""

from bench.formulas import listed, naive, playouts


def test_the_naive_loop_finds_as_many_moves_as_the_search() -> None:
    assert naive([0, 1, 2, 3], jokers=0)["moves"] == listed([0, 1, 2, 3], jokers=0)["moves"]


def test_playouts_are_the_same_decisions_for_the_same_seed() -> None:
    assert playouts(3, 1)[0] == playouts(3, 1)[0] > 10

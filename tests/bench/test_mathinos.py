"""What the benchmarks of Mathino measure is the same thing twice."""

from bench.mathinos import naive, planned, playouts, position, weighed


def test_live_values_make_no_plan_worse() -> None:
    ours, theirs = planned([0, 1], loose=3, held=3), naive([0, 1], loose=3, held=3)

    assert ours["found"] == theirs["found"]
    assert ours["complete"] == theirs["complete"] == [True, True]


def test_a_position_has_the_size_that_was_asked_for() -> None:
    state = position(3, loose=30, held=4)

    assert (len(state.table), len(state.hands[0])) == (30, 4)
    assert all(pile.loose for pile in state.table)
    assert weighed([3], loose=30)["found"][0] > 4


def test_playouts_are_the_same_decisions_for_the_same_seed() -> None:
    assert playouts(2, 1)[0] == playouts(2, 1)[0] == 96

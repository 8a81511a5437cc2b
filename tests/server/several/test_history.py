"""The checker of histories finds what cannot have happened, and nothing else."""

from __future__ import annotations

from itertools import combinations, permutations
from math import inf

from hypothesis import given
from hypothesis import strategies as st

from tests.server.several.history import Operation, violations

MOMENTS = st.integers(0, 12)
OPERATIONS = st.builds(
    lambda began, lasted, n, appends: Operation(began, began + lasted, n, appends),
    MOMENTS,
    st.one_of(st.integers(0, 6), st.just(inf)),
    st.integers(0, 3),
    st.booleans(),
)


def possible(history: list[Operation]) -> bool:
    """The same by trying every order: each append makes the next event, each screen shows the last, and time is kept."""
    return any(fits(order) for order in permutations(history))


def fits(order: tuple[Operation, ...]) -> bool:
    if any(later.ended < earlier.began for earlier, later in combinations(order, 2)):
        return False
    last = -1
    for operation in order:
        if operation.appends and operation.n <= last:
            return False
        if not operation.appends and operation.n != last:
            return False
        last = operation.n
    return True


@given(st.lists(OPERATIONS, max_size=5))
def test_it_agrees_with_trying_every_order(history: list[Operation]) -> None:
    """Screens show only events that somebody has appended: the rest of the log is put in, before everything and for ever."""
    known = {operation.n for operation in history if operation.appends}
    seen = {operation.n for operation in history if not operation.appends} - known
    whole = [*history, *(Operation(-1, inf, n, True) for n in seen)]

    assert (not list(violations(whole))) == possible(whole)


def said(began: float, ended: float, n: int) -> Operation:
    return Operation(began, ended, n, appends=True)


def seen(began: float, ended: float, n: int) -> Operation:
    return Operation(began, ended, n, appends=False)


def test_nothing_is_wrong_with_what_overlaps() -> None:
    assert not list(violations([said(0, 5, 2), said(1, 4, 1), seen(2, 3, 0), seen(2, 6, 2)]))


def test_an_old_screen_is_found() -> None:
    """As a process shows it that has lost its lease and does not know."""
    assert list(violations([said(0, 1, 1), seen(2, 3, 0)]))


def test_a_screen_that_goes_back_is_found() -> None:
    assert list(violations([said(0, 9, 1), seen(1, 2, 1), seen(3, 4, 0)]))


def test_two_events_at_one_place_are_found() -> None:
    """As two hosts would acknowledge them."""
    assert list(violations([said(0, 1, 1), said(0, 1, 1)]))


def test_an_event_before_one_that_was_answered_is_found() -> None:
    assert list(violations([said(0, 1, 2), said(2, 3, 1)]))


def test_what_was_never_answered_may_come_at_any_later_time_but_not_before_it_was_said() -> None:
    assert not list(violations([said(0, inf, 2), said(5, 6, 1), seen(8, 9, 2)]))
    assert list(violations([seen(0, 1, 2), said(2, inf, 2)]))

"""Waiting for what shall happen."""

import asyncio

import pytest

from tests.waiting import TooSlowToTell, Wait, until, until_then


def test_a_wait_ends_with_what_it_waited_for() -> None:
    answers = iter(["", "", "here"])

    assert until(lambda: next(answers), "somebody", pause=0) == "here"


def test_a_wait_beside_others_ends_with_what_it_waited_for() -> None:
    answers = iter([0, 0, 7])

    assert asyncio.run(until_then(lambda: next(answers), "a number", pause=0)) == 7


def test_what_never_happens_is_too_slow_to_tell_and_not_wrong() -> None:
    seen: list[str] = []

    with pytest.raises(TooSlowToTell, match="too slow to tell: 0 s were not enough for ten looks; so far: 1 of them") as told:
        until(lambda: seen.append("look"), "ten looks", lambda: f"{len(seen)} of them", limit=0)

    assert not isinstance(told.value, AssertionError | TimeoutError)


def test_a_wait_in_vain_beside_others_says_so_too() -> None:
    with pytest.raises(TooSlowToTell, match=r"not enough for a miracle$"):
        asyncio.run(until_then(lambda: False, "a miracle", limit=0))


def test_a_loop_of_ones_own_cannot_turn_for_ever() -> None:
    wait = Wait("the end", limit=0)

    with pytest.raises(TooSlowToTell, match="not enough for the end"):
        wait.go_on()


def test_whoever_waits_by_himself_is_told_how_long() -> None:
    assert 0 < Wait("an answer", limit=5).left <= 5

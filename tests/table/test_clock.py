"""Clocks: off unless the house has one; at zero the table waits, lays a card down, or lets a computer player play the turn."""

from typing import Any

import pytest

from sumdeck.table import HouseRules, Table, TableCode
from sumdeck.table.clock import Clock
from sumdeck.table.commands import AskHint, Say, TimeUp
from tests.table.tables import BUILD, CARELESS, PERSON, TAKE, P, Q, bluffed, kinds_of, laid, say, unchanged


def timed(at_zero: str = "wait", *plans: Any, **more: Any) -> Table:
    """A table at which a turn takes 30 seconds."""
    return laid(*plans, house=HouseRules(turn_seconds=30, clock_at_zero=at_zero, **more))


def test_clocks_are_off_unless_asked_for() -> None:
    table = laid()

    assert (table.due(), table.screen(P).clocks) == (None, ())
    unchanged(table, TimeUp(), TableCode.NO_CLOCK, now=10**9)


def test_a_turn_has_its_time_from_the_claim_before_it() -> None:
    table = timed()
    assert table.screen(Q).clocks == (Clock(P, 0, 30_000),)

    say(table, P, BUILD, now=12_000)

    assert table.due() == 42_000
    assert table.screen(None).clocks == (Clock(Q, 12_000, 42_000),)


def test_no_clock_runs_before_everybody_sits() -> None:
    table = laid(house=HouseRules(turn_seconds=30), seated=False)

    assert table.due() is None


def test_no_clock_runs_for_a_computer_player() -> None:
    table = timed("wait", PERSON, CARELESS)

    say(table, P, BUILD)

    assert table.due() is None


def test_a_wrong_sum_gives_no_time() -> None:
    table = timed()

    say(table, P, "build 9 + 1 = 11", now=5_000)

    assert table.due() == 30_000


def test_a_challenge_stops_nobody_elses_clock() -> None:
    table = bluffed(HouseRules(turn_seconds=30))
    say(table, Q, "discard 5", now=2_000)

    say(table, Q, "challenge [10]", now=20_000)

    assert table.due() == 32_000


def test_the_clock_has_to_come_to_zero_first() -> None:
    unchanged(timed(), TimeUp(), TableCode.CLOCK_RUNS, now=29_999)


def test_a_patient_house_says_so_once_and_waits_on() -> None:
    table = timed("wait")

    assert kinds_of(table.act(TimeUp(), 30_000)) == ["clock_ran_out"]
    assert table.due() is None
    assert table.computer_move() is None
    assert table.screen(P).prompt == "prompt.your_turn"
    assert kinds_of(table.act(Say(P, BUILD, 2, "k"), 50_000)) == ["claimed"]
    assert table.due() == 80_000


def test_a_strict_house_lays_a_card_down() -> None:
    table = timed("discard")
    table.act(TimeUp(), 30_000)
    unchanged(table, Say(P, BUILD, table.n, "k"), TableCode.TIME_IS_UP)
    unchanged(table, AskHint(P, table.n, "k"), TableCode.TIME_IS_UP)

    move = table.computer_move()
    assert move is not None
    table.act(move, 31_000)

    assert move.text.startswith("discard")
    assert table.announcement(table.n, Q) is not None
    assert table.state.to_act == (Q,)
    assert table.due() == 61_000


def test_the_least_that_is_said_challenges_nobody() -> None:
    table = bluffed(HouseRules(turn_seconds=30, clock_at_zero="discard"))
    table.act(TimeUp(), 30_000)

    move = table.computer_move()

    assert move is not None
    assert move.text.startswith("discard")


@pytest.mark.parametrize("player", ["", "random"])
def test_or_a_computer_player_plays_this_one_turn(player: str) -> None:
    table = timed("bot", stand_in=player)
    table.act(TimeUp(), 30_000)
    assert table.screen(P).people[P].player == (player or "planner")
    assert table.screen(P).prompt == "prompt.not_in_charge"

    move = table.computer_move()
    assert move is not None
    table.act(move, 31_000)

    assert table.log[-1].kind == "claimed"
    assert table.screen(P).people[P].player == ""
    say(table, Q, TAKE if "take 7" not in move.text else "discard 2", now=32_000)
    assert kinds_of(table.act(Say(P, "discard 4", table.n, "k"), 33_000)) == ["claimed"]


def test_whoever_is_not_in_charge_of_a_lost_turn_does_not_play_it() -> None:
    table = timed("bot")
    table.act(TimeUp(), 30_000)

    unchanged(table, Say(P, BUILD, table.n, "k", "greedy"), TableCode.NOT_IN_CHARGE)


def test_the_clock_of_a_resumed_table_is_where_it_was() -> None:
    table = timed()
    say(table, P, BUILD, now=12_000)

    assert Table(table.log).due() == table.due() == 42_000

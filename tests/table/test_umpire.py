"""Somebody who watches over the table: resting, calling, ruling."""

import pytest

from sumdeck.table import HouseRules, Table, TableCode
from sumdeck.table.commands import (
    HINT,
    PICTURE,
    AskAid,
    AskHint,
    CallUmpire,
    Pause,
    Resume,
    Rule,
    Say,
    SayPhrase,
    SendHelp,
    TimeUp,
)
from sumdeck.table.observing import observations
from sumdeck.table.umpire import AGAIN, ENDED, STANDS
from tests.table.tables import BUILD, CARELESS, PERSON, TAKE, P, Q, kinds_of, laid, play_on, say, step, unchanged

WATCHED = HouseRules(umpire=True, turn_seconds=30, clock_at_zero="discard")


def watched(*plans: object) -> Table:
    return laid(*plans, house=WATCHED)  # type: ignore[arg-type]


@pytest.mark.parametrize("command", [Pause(), Resume(), Rule(STANDS), CallUmpire(P, "k"), SendHelp(HINT)])
def test_at_an_ordinary_table_nobody_has_such_power(command: Pause | Resume | Rule | CallUmpire | SendHelp) -> None:
    unchanged(laid(), command, TableCode.NO_UMPIRE)


def test_while_a_table_rests_nobody_plays_and_nobody_is_helped() -> None:
    table = watched()
    table.act(Pause(), 1000)

    assert (table.state.to_act, table.screen(P).prompt, table.screen(None).paused) == ((), "prompt.paused", True)
    unchanged(table, Say(P, BUILD, table.n, "k"), TableCode.PAUSED, now=1000)
    unchanged(table, AskHint(P, table.n, "k"), TableCode.PAUSED, now=1000)
    unchanged(table, AskAid(P, "number-line", "k"), TableCode.PAUSED, now=1000)
    table.act(SayPhrase(P, "phrase.hello", "k"), 1000)


def test_a_rest_costs_no_time() -> None:
    table = watched()
    table.act(Pause(), 10_000)
    assert table.due() is None
    unchanged(table, TimeUp(), TableCode.NO_CLOCK, now=500_000)

    table.act(Resume(), 500_000)

    assert table.due() == 520_000
    assert not table.screen(P).paused


def test_a_computer_player_rests_too() -> None:
    table = watched(PERSON, CARELESS)
    say(table, P, BUILD)
    table.act(Pause(), 0)

    assert table.computer_move() is None

    table.act(Resume(), 0)
    step(table)
    assert table.state.line[-1].seat == Q


def test_resting_twice_is_resting_once() -> None:
    table = watched()
    table.act(Pause(), 1000)

    assert table.act(Pause(), 2000).events == ()
    table.act(Resume(), 3000)
    assert table.act(Resume(), 4000).events == ()
    assert table.due() == 32_000


def test_a_call_is_heard_once_and_answered_by_a_ruling() -> None:
    table = watched()
    table.act(CallUmpire(Q, "k"), 0)

    assert table.screen(None).calling == (Q,)
    unchanged(table, CallUmpire(Q, "k2"), TableCode.CALLED_ALREADY)
    assert table.act(CallUmpire(Q, "k"), 0).events == ()
    table.act(Rule(STANDS), 0)
    assert table.screen(None).calling == ()
    table.act(CallUmpire(Q, "k3"), 0)
    assert table.screen(None).calling == (Q,)


def test_a_turn_is_played_again_with_all_that_came_after_it() -> None:
    table = watched()
    say(table, P, BUILD)
    built = table.n
    say(table, Q, TAKE)

    assert kinds_of(table.act(Rule(AGAIN, built), 9000)) == ["ruled"]

    assert (table.state.line, table.state.to_act, table.due()) == ((), (P,), 39_000)
    unchanged(table, Rule(AGAIN, built), TableCode.NO_SUCH_CLAIM)


def test_a_game_can_be_decided_before_its_end() -> None:
    table = watched()
    say(table, P, BUILD)

    assert kinds_of(table.act(Rule(ENDED), 0)) == ["ruled", "closed"]

    assert (table.screen(P).phase, table.state.outcome) == ("closed", None)
    unchanged(table, Say(Q, TAKE, table.n, "k"), TableCode.CLOSED)


def test_no_turn_of_a_finished_game_is_played_again() -> None:
    table = watched(CARELESS, CARELESS)
    play_on(table)

    unchanged(table, Rule(AGAIN, table.state.line[-1].n), TableCode.OVER)
    unchanged(table, Rule("coin"), TableCode.NO_SUCH_RULING)


def test_help_is_sent_to_whoever_is_to_play_and_nobody_else_hears_of_it() -> None:
    table = laid(house=HouseRules(umpire=True, hints=False, aids=()))
    for what in (HINT, HINT, PICTURE):
        table.act(SendHelp(what), 0)

    first, second, picture = (said.code for said in table.screen(P).said[-3:])
    assert (first, second.partition(".")[0], picture) == ("hint.look_again", "hint", "told.aid_sent")
    assert second != first
    assert not any("sent" in said.code or "hint" in said.code for to in (Q, None) for said in table.screen(to).said)
    unchanged(table, AskHint(P, table.n, "k"), TableCode.NO_HINTS)


@pytest.mark.parametrize(
    ("way", "aid"), [("off_by_one", "number-line"), ("lost_ten", "ten-frame"), ("swapped_digits", ""), ("", "")]
)
def test_a_picture_fits_the_way_in_which_somebody_errs(way: str, aid: str) -> None:
    table = watched()
    table.act(SendHelp(PICTURE, way), 0)

    assert table.screen(P).said[-1].details["aid"] == aid


def test_a_hint_may_be_about_the_way_in_which_somebody_errs() -> None:
    table = watched()
    table.act(SendHelp(HINT, "lost_ten"), 0)
    table.act(SendHelp(HINT), 0)

    first, second = table.screen(P).said[-2:]
    assert (first.code, second.code.partition(".")[0]) == ("hint.slip.lost_ten", "hint")
    assert not any("hint" in said.code for to in (Q, None) for said in table.screen(to).said)


def test_help_that_was_sent_has_not_been_asked_for_but_counts_as_help() -> None:
    table = watched()
    table.act(SendHelp(HINT), 0)
    say(table, P, BUILD)

    (said,) = observations(table.log, P)
    assert (said.helped, said.sent) == (False, True)


def test_no_help_is_sent_to_a_computer_or_to_a_table_that_rests() -> None:
    table = watched(PERSON, CARELESS)
    say(table, P, BUILD)
    unchanged(table, SendHelp(HINT), TableCode.NOT_IN_CHARGE)
    table.act(Pause(), 0)

    unchanged(table, SendHelp(PICTURE), TableCode.PAUSED)

"""Playing on from a position of another game: the same deal, the claims up to there, and a log that says so."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from sumdeck.cli import main
from sumdeck.rules.game import Objection
from sumdeck.rules.record import Record, read_record, verify, write_record
from sumdeck.table import SeatPlan, Table, TableCode, load_events
from sumdeck.table.commands import TAKE_BACK, Ask, Sit
from sumdeck.table.opening import play_on as go_on_from
from sumdeck.table.opening import table_from
from tests.table.tables import CARELESS, NAMES, NONCE, NUMERO, PERSON, P, Q, ask, laid, play_on, refused, say, step, unchanged

CLAIMS = 7


def finished() -> Record:
    return play_on(laid(CARELESS, CARELESS)).record()


def played_on(other: Table, claims: int = CLAIMS) -> Table:
    """Seat 1 plays on against the computer."""
    return go_on_from(
        other.record(), NUMERO, claims, [SeatPlan("computer", "greedy"), PERSON], NONCE, sitting=[Sit(Q, NAMES[1], "s")]
    )


def test_the_new_table_stands_where_the_other_game_stood() -> None:
    other = play_on(laid(CARELESS, CARELESS))

    table = played_on(other)

    assert table.state.game_state == other.state.line[CLAIMS].before
    assert (table.state.phase, table.state.to_act) == ("playing", (Q,))
    assert table.state.opened.deal == other.state.opened.deal


def test_its_log_replays_like_any_other() -> None:
    table = played_on(play_on(laid(CARELESS, CARELESS)))

    again = Table(load_events([event.dump() for event in table.log]))

    assert again.state == table.state
    assert again.state.opened.begun == CLAIMS


def test_everybody_is_told_that_it_was_begun_elsewhere() -> None:
    table = played_on(play_on(laid(CARELESS, CARELESS)))

    for to in (P, Q, None):
        said = table.announcement(0, to)
        assert said is not None
        assert (said.code, dict(said.details)["count"]) == ("told.played_on", str(CLAIMS))


def test_its_record_says_so_and_can_be_verified(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    table = played_on(play_on(laid(CARELESS, CARELESS)))
    while table.state.to_act:
        if table.state.in_charge(table.state.to_act[0]):
            step(table)
        else:
            state, seat = table.state.game_state, table.state.to_act[0]
            say(table, seat, NUMERO.write(state, seat, NUMERO.legal_moves(state, seat)[0]))
    file = tmp_path / "game.json"
    file.write_text(write_record(table.record()), "utf-8")

    record = read_record(file.read_text("utf-8"))
    assert (record.begun, verify(record)) == (CLAIMS, [])
    assert main(["record", "show", str(file)]) == 0
    assert f"after its first {CLAIMS} sentences" in capsys.readouterr().out


def test_what_was_said_in_the_other_game_is_not_taken_back() -> None:
    table = played_on(play_on(laid(CARELESS, CARELESS)))

    unchanged(table, Ask(Q, TAKE_BACK, table.n, "k"), TableCode.NOTHING_TO_TAKE_BACK)
    state = table.state.game_state
    say(table, Q, NUMERO.write(state, Q, NUMERO.legal_moves(state, Q)[0]))
    ask(table, Q, TAKE_BACK)
    assert table.state.game_state == state


def test_there_must_be_something_left_to_play() -> None:
    record = finished()

    with refused(TableCode.OVER):
        go_on_from(record, NUMERO, len(record.claims), [PERSON, CARELESS], NONCE)


@pytest.mark.parametrize(("claims", "seats"), [(-1, 2), (500, 2), (3, 3)])
def test_a_game_is_played_on_from_where_it_stood_and_by_as_many(claims: int, seats: int) -> None:
    with refused(TableCode.NO_SUCH_POSITION):
        table_from(finished(), NUMERO, claims, [PERSON] * seats, NONCE)


def test_a_game_by_other_rules_is_refused_by_its_version() -> None:
    with refused(TableCode.OTHER_VERSION, version=99):
        table_from(replace(finished(), version=99), NUMERO, 0, [PERSON, PERSON], NONCE)


def test_what_was_never_said_is_refused() -> None:
    record = finished()
    wrong = replace(record, claims=((P, "1 + 1 = 3, take 3"), *record.claims))

    with pytest.raises(Objection):
        table_from(wrong, NUMERO, 3, [PERSON, PERSON], NONCE)


def test_whoever_waits_may_put_an_end_to_it() -> None:
    heard: list[int] = []

    def heed() -> None:
        heard.append(len(heard))
        if len(heard) > 3:
            raise TimeoutError

    with pytest.raises(TimeoutError):
        table_from(finished(), NUMERO, 9, [PERSON, PERSON], NONCE, heed=heed)
    assert heard == [0, 1, 2, 3]

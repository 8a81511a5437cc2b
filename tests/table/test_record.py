"""The game as a record, and the seal that is broken at the end."""

import json
from pathlib import Path

import pytest

from sumdeck.cli import main
from sumdeck.rules.deals import verify as promise_kept
from sumdeck.rules.record import read_record, verify, write_record
from sumdeck.table import Table, TableCode
from sumdeck.table.commands import TAKE_BACK, Close
from tests.table.picture import as_bytes
from tests.table.tables import BUILD, CARELESS, NUMERO, PERSON, TAKE, P, Q, ask, laid, play_on, refused, reply, say


def test_a_finished_game_is_a_record_that_can_be_verified() -> None:
    table = play_on(laid(CARELESS, CARELESS))

    record = read_record(write_record(table.record()))

    assert verify(record) == []
    assert record.outcome == table.state.outcome
    assert record.commitment == table.screen(None).commitment


def test_the_command_line_accepts_it(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game.json"
    file.write_text(write_record(play_on(laid(CARELESS, CARELESS)).record()), "utf-8")

    assert main(["record", "verify", str(file)]) == 0
    assert capsys.readouterr().err == ""


def test_the_record_of_a_running_game_is_sealed() -> None:
    table = laid()
    say(table, P, BUILD)

    with refused(TableCode.SEALED):
        table.record()


def test_the_house_itself_may_keep_the_record_of_a_running_game() -> None:
    table = laid()
    say(table, P, BUILD)

    record = table.record(sealed=False)

    assert verify(record) == []
    assert (record.outcome, record.claims) == (None, ((P, BUILD),))


def test_what_was_taken_back_is_not_in_the_record() -> None:
    table = laid()
    say(table, P, BUILD)
    say(table, Q, TAKE)
    ask(table, Q, TAKE_BACK)
    reply(table, P, TAKE_BACK, True)
    say(table, Q, "discard 2")

    record = table.record(sealed=False)

    assert [text for _, text in record.claims] == [BUILD, "discard 2"]
    assert verify(record) == []


def test_the_deal_is_opened_at_the_end_and_is_the_one_that_was_promised() -> None:
    table = play_on(laid(CARELESS, CARELESS))

    for to in (P, None):
        screen = table.screen(to)
        assert screen.reveal is not None
        assert promise_kept(screen.reveal.deal, bytes.fromhex(screen.reveal.nonce), screen.commitment)


def test_a_table_that_is_closed_early_opens_its_deal_too() -> None:
    table = laid()

    table.act(Close("left"), 0)

    assert table.screen(P).reveal is not None
    assert verify(table.record()) == []


def test_no_screen_holds_the_sealed_deal_before_the_end() -> None:
    table = laid(CARELESS, CARELESS, PERSON, seated=True)
    while table.state.to_act:
        sealed = [table.state.opened.nonce]
        deck = table.state.game_state.deck
        if len(deck) > 3:
            sealed.append(json.dumps(list(deck))[1:-1])
        for to in (P, Q, None):
            shown = as_bytes(NUMERO, [table.screen(to), [table.announcement(n, to) for n in range(table.n + 1)]]).decode()
            assert not [secret for secret in sealed if secret in shown]
            assert table.screen(to).reveal is None
        _play(table)


def _play(table: Table) -> None:
    move = table.computer_move()
    if move is not None:
        table.act(move, 0)
        return
    state, seat = table.state.game_state, table.state.to_act[0]
    move_of_person = NUMERO.legal_moves(state, seat)[0]
    say(table, seat, NUMERO.write(state, seat, move_of_person))

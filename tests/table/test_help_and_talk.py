"""Hints, one rung at a time, and the canned phrases."""

from unittest.mock import Mock

import pytest

from fives.rules import Fives
from sumdeck.players.hints import hints
from sumdeck.table import PHRASES, Helped, HouseRules, Table, TableCode
from sumdeck.table.commands import AskHint, SayPhrase, Sit
from sumdeck.words import say as worded
from tests.table.tables import BUILD, CARELESS, PERSON, P, Q, laid, laid_for, say, unchanged


def hint(table: Table) -> Helped:
    answer = table.act(AskHint(P, table.n, f"key {table.n}"), 0).answer
    assert isinstance(answer, Helped)
    return answer


def test_each_time_a_little_more_is_told() -> None:
    table = laid()

    rungs = [hint(table) for _ in range(8)]

    assert [rung.rung for rung in rungs][:3] == [0, 1, 2]
    assert rungs[0].code == "hint.look_again"
    assert rungs[-1].code == rungs[-2].code == "hint.move"
    assert all("{" not in worded(rung.code, **dict(rung.details)) for rung in rungs)


def test_the_next_rung_needs_no_new_search(monkeypatch: pytest.MonkeyPatch) -> None:
    """Or whoever asks again and again would keep the whole house busy."""
    searches = Mock(side_effect=hints)
    monkeypatch.setattr("sumdeck.table.table.hints", searches)
    table = laid()

    for _ in range(8):
        hint(table)

    assert searches.call_count == 1


def test_the_ladder_begins_anew_in_another_position() -> None:
    table = laid(PERSON, CARELESS)
    hint(table)
    hint(table)
    say(table, P, BUILD)
    move = table.computer_move()
    assert move is not None
    table.act(move, 0)

    assert hint(table).rung == 0


def test_asking_twice_by_the_same_message_is_one_hint() -> None:
    table = laid()
    message = AskHint(P, table.n, "k")

    first, second = table.act(message, 0), table.act(message, 0)

    assert first.answer == second.answer
    assert table.state.rungs == (1, 0)


def test_a_hint_is_nobody_elses_business() -> None:
    table = laid()
    before = table.screen(Q), table.screen(None)

    hint(table)

    assert (table.screen(Q), table.screen(None)) == before
    said = table.announcement(table.n, P)
    assert said is not None
    assert said.code == "hint.look_again"


def test_where_there_are_no_hints_there_are_none() -> None:
    unchanged(laid(house=HouseRules(hints=False)), AskHint(P, 2, "k"), TableCode.NO_HINTS)
    unchanged(laid_for(Fives(), 2), AskHint(P, 2, "k"), TableCode.NO_HINTS_FOR_GAME)


def test_hints_are_for_whoever_may_speak_about_what_lies_there_now() -> None:
    unchanged(laid(), AskHint(Q, 2, "k"), TableCode.NOT_YOUR_TURN)
    unchanged(laid(seated=False), AskHint(P, 0, "k"), TableCode.NOT_EVERYONE_HERE)
    table = laid()
    say(table, P, BUILD)
    unchanged(table, AskHint(Q, 2, "k"), TableCode.LATE)


def test_there_are_eight_phrases_and_nothing_else_to_say() -> None:
    assert len(PHRASES) == 8
    unchanged(laid(), SayPhrase(P, "you are silly", "k"), TableCode.NO_SUCH_PHRASE)


@pytest.mark.parametrize("phrase", PHRASES)
def test_a_phrase_is_heard_by_all(phrase: str) -> None:
    table = laid()

    table.act(SayPhrase(Q, phrase, "k"), 0)

    for to in (P, Q, None):
        said = table.announcement(table.n, to)
        assert said is not None
        assert (said.seat, said.code) == (Q, phrase)


def test_phrases_may_be_said_while_the_table_fills() -> None:
    table = laid(seated=False)
    unchanged(table, SayPhrase(P, "phrase.hello", "k"), TableCode.NOT_IN_CHARGE)
    table.act(Sit(P, "Brave Otter", "s"), 0)

    assert table.act(SayPhrase(P, "phrase.hello", "k"), 0).events


def test_nobody_chatters_without_end() -> None:
    table = laid()
    for number in range(5):
        table.act(SayPhrase(P, "phrase.hello", f"k{number}"), 0)
    unchanged(table, SayPhrase(P, "phrase.hello", "k5"), TableCode.ENOUGH_PHRASES)

    say(table, P, BUILD)

    assert table.act(SayPhrase(P, "phrase.oops", "k6"), 0).events


def test_a_computer_player_says_nothing_of_the_kind() -> None:
    unchanged(laid(PERSON, CARELESS), SayPhrase(Q, "phrase.hello", "k"), TableCode.NOT_IN_CHARGE)

"""Claims: accepted once, refused in words, late, doubled, or simply wrong."""

from unittest.mock import Mock

import pytest

from sumdeck.games.numero.rules.game import Numero
from sumdeck.rules.game import Seat
from sumdeck.table import Done, Table, TableCode, Wrong
from sumdeck.table.commands import AskHint, Say, SayPhrase, Sit
from sumdeck.table.events import Claimed, Mistaken
from sumdeck.table.telling import tell
from tests.table.tables import BUILD, CARELESS, PERSON, TAKE, P, Q, kinds_of, laid, play_on, refused, say, unchanged


def test_a_claim_becomes_the_next_event() -> None:
    table = laid()

    decision = table.submit(P, BUILD, table.n, "k", now=7)

    assert decision.events == (Claimed(P, BUILD, "k", 7),)
    assert decision.answer == Done(3)
    assert (table.log[3], table.n, table.state.to_act) == (decision.events[0], 3, (Q,))


def test_deciding_changes_nothing() -> None:
    table = laid()
    before = list(table.log), table.state

    table.decide(Say(P, BUILD, table.n, "k"), 0)

    assert (table.log, table.state) == before


def test_a_wrong_sum_is_answered_and_noted_and_may_be_tried_again() -> None:
    table = laid()

    decision = say(table, P, "build 9 + 1 = 11")

    assert isinstance(decision.answer, Wrong)
    assert decision.answer.code == "sentence.wrong_result"
    assert isinstance(table.log[-1], Mistaken)
    assert table.state.line == ()
    assert kinds_of(say(table, P, BUILD)) == ["claimed"]


def test_nothing_in_the_answer_to_a_wrong_sum_tells_the_right_one() -> None:
    decision = say(laid(), P, "build 9 + 1 = 11")

    assert "10" not in repr(decision)


def test_what_the_game_does_not_allow_is_refused_by_the_game_and_not_noted() -> None:
    table = laid()

    with refused("numero.no_answer_card", value="11"):
        say(table, P, "build 7 + 4 = 11")

    assert table.n == 2


def test_only_who_may_speak_speaks() -> None:
    unchanged(laid(), Say(Q, TAKE, 2, "k"), TableCode.NOT_YOUR_TURN)


def test_a_wrong_sum_out_of_turn_is_no_mistake() -> None:
    unchanged(laid(), Say(Q, "7 + 7 = 15", 2, "k"), TableCode.NOT_YOUR_TURN)


def test_a_claim_that_arrives_twice_is_answered_twice_and_made_once() -> None:
    table = laid()
    message = Say(P, BUILD, table.n, "k")
    first = table.act(message, 0)
    say(table, Q, TAKE)

    second = table.act(message, 99)

    assert second.events == ()
    assert second.answer == first.answer
    assert len(table.state.line) == 2


def test_a_wrong_sum_that_arrives_twice_is_noted_once() -> None:
    table = laid()
    message = Say(P, "build 9 + 1 = 11", table.n, "k")

    answers = [table.act(message, 0).answer for _ in range(2)]

    assert answers[0] == answers[1]
    assert table.n == 3


def test_keys_are_remembered_when_a_table_is_resumed() -> None:
    table = laid()
    message = Say(P, BUILD, table.n, "k")
    first = table.act(message, 0)

    assert Table(table.log).act(message, 0).answer == first.answer


def test_each_seat_has_keys_of_its_own() -> None:
    table = laid()
    table.act(Say(P, BUILD, table.n, "k"), 0)

    assert kinds_of(table.act(Say(Q, TAKE, table.n, "k"), 0)) == ["claimed"]


def test_a_key_belongs_to_one_message() -> None:
    table = laid()
    table.act(Say(P, BUILD, table.n, "k"), 0)

    for other in (Say(P, "discard 4", table.n, "k"), AskHint(P, table.n, "k"), SayPhrase(P, "phrase.hello", "k")):
        unchanged(table, other, TableCode.KEY_USED)
    unchanged(table, Say(P, "x", table.n, "sit"), TableCode.KEY_USED)


def test_a_person_cannot_use_up_the_keys_of_a_computer_player() -> None:
    """A stuck player would stop the table."""
    table = laid(PERSON, CARELESS)
    say(table, P, BUILD)
    move = table.computer_move()
    assert move is not None
    unchanged(table, Say(Q, move.text, move.n, move.key), TableCode.NOT_IN_CHARGE)

    assert kinds_of(table.act(move, 0)) == ["claimed"]


@pytest.mark.parametrize("key", ["", "k" * 65])
def test_a_key_is_short_and_not_empty(key: str) -> None:
    unchanged(laid(), Say(P, BUILD, 2, key), TableCode.BAD_KEY)


def test_a_claim_made_for_an_older_position_is_late() -> None:
    table = laid()
    say(table, P, BUILD)

    unchanged(table, Say(Q, TAKE, table.n - 1, "k"), TableCode.LATE)


def test_what_does_not_move_the_game_makes_nobody_late() -> None:
    table = laid()
    seen = table.n
    table.act(SayPhrase(Q, "phrase.take_your_time", "k"), 0)
    say(table, P, "build 9 + 1 = 11")

    assert kinds_of(table.act(Say(P, BUILD, seen, "k"), 0)) == ["claimed"]


def test_no_screen_has_shown_what_has_not_happened() -> None:
    unchanged(laid(), Say(P, BUILD, 3, "k"), TableCode.AHEAD)


def test_a_very_long_text_is_no_claim() -> None:
    unchanged(laid(), Say(P, "1 + " * 200, 2, "k"), TableCode.TOO_LONG)


def test_a_game_says_how_long_its_sentences_may_be(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Numero, "longest_sentence", len(BUILD) - 1)

    unchanged(laid(), Say(P, BUILD, 2, "k"), TableCode.TOO_LONG)


def test_a_seat_that_does_not_exist_says_nothing() -> None:
    unchanged(laid(), Say(Seat(2), BUILD, 2, "k"), TableCode.NO_SUCH_SEAT)
    unchanged(laid(), Say(Seat(-1), BUILD, 2, "k"), TableCode.NO_SUCH_SEAT)


def test_nobody_speaks_for_a_computer_player_nor_as_one() -> None:
    table = laid(CARELESS, PERSON, hands=("1 4 10 12 13", "2 3 7 9 15"))

    unchanged(table, Say(P, BUILD, table.n, "k"), TableCode.NOT_IN_CHARGE)
    unchanged(table, Say(P, BUILD, table.n, "k", "greedy"), TableCode.NOT_IN_CHARGE)
    unchanged(laid(), Say(P, BUILD, 2, "k", "careless"), TableCode.NOT_IN_CHARGE)
    assert kinds_of(table.act(Say(P, BUILD, table.n, "k", "careless"), 0)) == ["claimed"]


def test_a_finished_game_takes_no_claims() -> None:
    table = play_on(laid(CARELESS, CARELESS))

    unchanged(table, Say(P, BUILD, table.n, "k", "careless"), TableCode.OVER)
    assert table.screen(P).to_act == ()


def test_sitting_down_twice_by_the_same_message_is_harmless() -> None:
    table = laid()

    assert table.act(Sit(P, "Brave Otter", "sit"), 0).events == ()


def test_a_screen_that_begins_afresh_costs_no_more_after_a_thousand_wrong_sums(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever says wrong sums for a quarter of an hour makes a log of ten thousand events, and may come again and again."""
    table = laid()
    for number in range(1000):
        table.act(Say(P, f"1 + 1 = {number + 3}", table.n, f"wrong {number}"))
    telling = Mock(wraps=tell)
    monkeypatch.setattr("sumdeck.table.table.tell", telling)

    said = table.screen(P, most=5).said

    assert [each.n for each in said] == [*range(table.n - 4, table.n + 1)]
    assert telling.call_count == 5

"""Who checks: the opponents in a game on trust, a challenge in Numero for points."""

from __future__ import annotations

from typing import Any

from sumdeck.rules.game import Kind, Seat
from sumdeck.rules.record import verify
from sumdeck.table import Table, TableCode
from sumdeck.table.commands import TAKE_BACK, Object
from tests.table.tables import BUILD, P, Q, R, ask, bluffed, kinds_of, laid, laid_for, refused, say, unchanged
from tests.table.trusting import Lingering, Trusting

HELD = ((1, 2, 3), (4, 1, 2), (6, 6, 5))


def fives(seats: int = 2, game: Trusting | None = None, **house: Any) -> Table:
    """Fives on trust; the first hand is 1 2 3, the second 4 1 2, the third 6 6 5."""
    game = Trusting() if game is None else game
    first = [Kind(worth - 1) for hand in HELD[:seats] for worth in hand]
    rest = list(game.pack(game.options({})).deck())
    for card in first:
        rest.remove(card)
    return laid_for(game, seats, [*first, *rest], **house)


def object_to(table: Table, seat: Seat, to_n: int) -> list[str]:
    return kinds_of(table.act(Object(seat, to_n, f"key {table.n}"), 5))


def test_a_wrong_sum_stands_as_it_was_said() -> None:
    table = fives()

    assert kinds_of(say(table, P, "0 + 3 = 4")) == ["claimed"]
    assert kinds_of(say(table, Q, "4 + 1 = 5")) == ["claimed"]
    assert len(table.state.game_state.won[Q]) == 2


def test_a_good_objection_voids_the_turn() -> None:
    table = fives()
    before = table.state.game_state
    say(table, P, "0 + 3 = 4")

    assert object_to(table, Q, table.n) == ["objected", "voided"]
    assert table.state.game_state == before
    assert table.screen(P).to_act == (P,)
    assert [said.code for said in table.screen(P).said][-2:] == ["told.objected", "told.voided"]


def test_who_was_wrong_may_make_quite_another_move() -> None:
    table = fives()
    say(table, P, "0 + 3 = 4")
    object_to(table, Q, table.n)

    assert kinds_of(say(table, P, "0 + 1 = 1")) == ["claimed"]


def test_an_objection_to_a_right_sum_does_nothing() -> None:
    table = fives()
    say(table, P, "0 + 3 = 3")
    before = table.state.game_state

    assert object_to(table, Q, table.n) == ["objected"]
    assert table.state.game_state == before
    assert table.screen(None).said[-1].code == "told.objected_in_vain"


def test_what_was_objected_to_in_vain_is_right_and_nobody_is_asked_again() -> None:
    table = fives(3)
    say(table, P, "0 + 3 = 3")
    claim = table.n
    object_to(table, Q, claim)

    assert [table.screen(seat).objectionable for seat in (Q, R)] == [(), ()]
    with refused(TableCode.NOTHING_TO_OBJECT):
        object_to(table, R, claim)


def test_an_objection_that_arrives_twice_counts_once() -> None:
    table = fives()
    say(table, P, "0 + 3 = 4")
    message = Object(Q, table.n, "k")

    assert len(table.act(message, 0).events) == 2
    assert table.act(message, 0).events == ()


def test_the_objection_must_come_before_the_next_turn_is_complete() -> None:
    table = fives()
    say(table, P, "0 + 3 = 4")
    wrong = table.n
    assert table.screen(Q).objectionable == (wrong,)
    say(table, Q, "4 + 2 = 6")

    unchanged(table, Object(Q, wrong, "k"), TableCode.NOTHING_TO_OBJECT)
    assert table.screen(Q).objectionable == ()
    assert table.screen(P).objectionable == (table.n,)


def test_nobody_objects_to_himself_or_to_nothing() -> None:
    table = fives()
    unchanged(table, Object(P, 0, "k"), TableCode.NOTHING_TO_OBJECT)
    say(table, P, "0 + 3 = 4")

    unchanged(table, Object(P, table.n, "k"), TableCode.NOTHING_TO_OBJECT)
    unchanged(table, Object(Q, table.n + 1, "k"), TableCode.NOTHING_TO_OBJECT)


def test_a_third_seat_may_object() -> None:
    table = fives(3)
    say(table, P, "0 + 3 = 4")

    assert object_to(table, R, table.n) == ["objected", "voided"]


def test_a_voided_turn_does_not_open_the_one_before_it_again() -> None:
    table = fives(3)
    say(table, P, "0 + 3 = 4")
    first = table.n
    say(table, Q, "4 + 2 = 7")
    object_to(table, R, table.n)

    assert table.state.line[-1].n == first
    unchanged(table, Object(R, first, "k"), TableCode.NOTHING_TO_OBJECT)


def test_in_a_turn_of_several_claims_each_may_be_objected_to_until_the_next_turn_is_complete() -> None:
    table = fives(3, Lingering())
    say(table, P, "bury 1")
    buried = table.n
    say(table, P, "0 + 3 = 4")
    wrong = table.n
    say(table, Q, "bury 4")

    assert table.screen(R).objectionable == (buried, wrong, table.n)
    assert object_to(table, R, wrong) == ["objected", "voided"]
    assert [step.n for step in table.state.line] == [buried]
    assert table.state.to_act == (P,)


def test_after_the_turn_of_the_next_seat_all_of_it_stands() -> None:
    table = fives(3, Lingering())
    say(table, P, "bury 1")
    say(table, P, "0 + 3 = 4")
    say(table, Q, "bury 4")
    say(table, Q, "4 + 2 = 6")

    assert table.screen(R).objectionable == (table.n - 1, table.n)


def test_a_take_back_does_not_open_what_has_been_settled() -> None:
    """Even where the turn that settled it is played anew, claim by claim."""
    table = fives(3, Lingering(), take_back="free")
    say(table, P, "0 + 3 = 3")
    say(table, Q, "3 + 1 = 5")
    wrong = table.n
    say(table, R, "bury 5")
    say(table, R, "0 + 6 = 6")
    ask(table, R, TAKE_BACK)
    ask(table, R, TAKE_BACK)

    say(table, R, "bury 6")

    unchanged(table, Object(P, wrong, "k"), TableCode.NOTHING_TO_OBJECT)


def test_where_sums_are_checked_nobody_objects() -> None:
    table = laid()
    say(table, P, BUILD)

    unchanged(table, Object(Q, table.n, "k"), TableCode.NO_OBJECTIONS)
    assert table.screen(Q).objectionable == ()


def test_the_record_of_a_game_on_trust_holds_what_stood() -> None:
    table = fives()
    say(table, P, "0 + 3 = 4")
    object_to(table, Q, table.n)
    say(table, P, "0 + 3 = 8")
    say(table, Q, "8 + 2 = 10")

    record = table.record(sealed=False)

    assert [text for _, text in record.claims] == ["0 + 3 = 8", "8 + 2 = 10"]
    assert verify(record, Trusting()) == []


def test_a_bluff_passes_the_engine_and_falls_to_a_challenge() -> None:
    """N-83: holding the answer is not checked at once, but it may be doubted."""
    table = bluffed()
    assert table.screen(Q).to_act == (Q,)

    say(table, Q, "challenge [10]")

    assert table.state.game_state.points(P) == -20
    assert table.state.to_act[0] == Q


def test_even_there_a_wrong_sum_is_refused_at_once() -> None:
    table = bluffed()

    assert kinds_of(say(table, Q, "build 13 + 5 = 19")) == ["mistaken"]


def test_a_challenge_may_come_out_of_turn() -> None:
    table = bluffed()
    say(table, Q, "discard 5")
    assert table.screen(Q).prompt == "prompt.may_speak"

    assert kinds_of(say(table, Q, "challenge [10]")) == ["claimed"]
    assert table.state.to_act[0] == P


def test_a_finished_game_hears_no_objection() -> None:
    table = fives()
    while acting := table.state.to_act:
        state = table.state.game_state
        card = min(state.hands[acting[0]])
        say(table, acting[0], f"{state.sum} + {card + 1} = {state.sum + card + 1}")

    with refused(TableCode.OVER):
        table.act(Object(Q, table.state.line[-1].n, "k"), 0)

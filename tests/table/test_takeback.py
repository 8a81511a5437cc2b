"""Taking back: by consent, freely, or never; and no further than no secret is lost."""

from typing import Any

from sumdeck.games.numero.rules.game import Numero
from sumdeck.table import HouseRules, SeatPlan, Table, TableCode
from sumdeck.table.commands import TAKE_BACK, Ask, Reply
from tests.table.tables import (
    BUILD,
    CARELESS,
    PERSON,
    TAKE,
    P,
    Q,
    R,
    ask,
    bluffed,
    kinds_of,
    laid,
    play_on,
    reply,
    say,
    step,
    unchanged,
)


def built(*plans: SeatPlan, take_back: str = "consent", **house: Any) -> Table:
    """Seat 0 has built."""
    table = laid(*plans, house=HouseRules(take_back=take_back, **house))
    say(table, P, BUILD)
    return table


def test_with_the_others_consent_the_last_claim_is_taken_back() -> None:
    table = built()
    first = table.state.first

    assert kinds_of(ask(table, P, TAKE_BACK)) == ["take_back_asked"]
    assert table.screen(Q).prompt == "prompt.take_back"
    assert kinds_of(reply(table, Q, TAKE_BACK, True, now=9)) == ["agreed", "taken_back"]

    assert (table.state.game_state, table.state.to_act) == (first, (P,))
    assert table.state.requests == ()
    assert table.state.began == 9


def test_the_log_keeps_what_was_taken_back() -> None:
    table = built()
    ask(table, P, TAKE_BACK)
    reply(table, Q, TAKE_BACK, True)

    assert [event.kind for event in table.log][3:] == ["claimed", "take_back_asked", "agreed", "taken_back"]
    told = table.announcement(3, Q)
    assert told is not None
    assert told.text == BUILD


def test_whatever_was_said_since_goes_too() -> None:
    table = built()
    say(table, Q, TAKE)

    ask(table, P, TAKE_BACK)
    reply(table, Q, TAKE_BACK, True)

    assert table.state.line == ()


def test_only_ones_own_last_claim_is_taken_back() -> None:
    table = built()
    say(table, Q, TAKE)

    ask(table, Q, TAKE_BACK)
    reply(table, P, TAKE_BACK, True)

    assert [step.text for step in table.state.line] == [BUILD]


def test_the_deal_is_fixed_so_the_same_card_is_drawn_again() -> None:
    table = built()
    hand = table.state.game_state.hands[P]
    ask(table, P, TAKE_BACK)
    reply(table, Q, TAKE_BACK, True)
    say(table, P, BUILD)

    assert table.state.game_state.hands[P] == hand


def test_a_rival_never_sees_the_card_that_was_drawn_and_put_back() -> None:
    table = built()
    ask(table, P, TAKE_BACK)
    before = table.screen(Q).view

    reply(table, Q, TAKE_BACK, True)

    assert table.screen(Q).view == Numero().view(table.state.first, Q) != before


def test_one_no_is_enough() -> None:
    table = built()
    ask(table, P, TAKE_BACK)

    assert kinds_of(reply(table, Q, TAKE_BACK, False)) == ["take_back_refused"]
    assert len(table.state.line) == 1
    assert table.state.requests == ()


def test_who_asked_may_think_better_of_it() -> None:
    table = built()
    ask(table, P, TAKE_BACK)

    assert kinds_of(reply(table, P, TAKE_BACK, False)) == ["take_back_refused"]
    unchanged(table, Reply(Q, TAKE_BACK, True, "k"), TableCode.NOT_ASKED)


def test_at_a_table_of_three_both_others_are_asked() -> None:
    table = built(PERSON, PERSON, PERSON)
    ask(table, P, TAKE_BACK)

    assert kinds_of(reply(table, R, TAKE_BACK, True)) == ["agreed"]
    unchanged(table, Reply(R, TAKE_BACK, True, "k"), TableCode.NOT_ASKED)
    assert table.screen(R).prompt == "prompt.others"
    assert kinds_of(reply(table, Q, TAKE_BACK, True)) == ["agreed", "taken_back"]


def test_nobody_agrees_with_himself() -> None:
    table = built()
    ask(table, P, TAKE_BACK)

    unchanged(table, Reply(P, TAKE_BACK, True, "k"), TableCode.NOT_ASKED)


def test_nobody_answers_what_was_not_asked() -> None:
    table = built()
    unchanged(table, Reply(Q, TAKE_BACK, True, "k"), TableCode.NOT_ASKED)
    unchanged(table, Reply(Q, "a biscuit", True, "k"), TableCode.NOT_ASKED)
    unchanged(table, Ask(Q, "a biscuit", table.n, "k"), TableCode.NOT_ASKED)


def test_a_yes_is_for_one_question() -> None:
    """It may be on its way while another question takes the place of the one it was meant for."""
    table = built()
    ask(table, P, TAKE_BACK)
    first = table.n
    reply(table, P, TAKE_BACK, False)
    ask(table, P, TAKE_BACK)

    unchanged(table, Reply(Q, TAKE_BACK, True, "k", asked=first), TableCode.NOT_ASKED)
    assert kinds_of(table.act(Reply(Q, TAKE_BACK, True, "k", asked=table.n), 0)) == ["agreed", "taken_back"]


def test_a_question_is_asked_once_at_a_time() -> None:
    table = built()
    ask(table, P, TAKE_BACK)

    unchanged(table, Ask(P, TAKE_BACK, table.n, "k"), TableCode.ASKED_ALREADY)


def test_an_absent_person_is_waited_for() -> None:
    table = built()

    assert kinds_of(ask(table, P, TAKE_BACK, now=600_000, away={Q: 0})) == ["take_back_asked"]


def test_playing_on_is_an_answer_too() -> None:
    table = built()
    ask(table, P, TAKE_BACK)
    say(table, Q, TAKE)

    unchanged(table, Reply(Q, TAKE_BACK, True, "k"), TableCode.NOT_ASKED)


def test_a_wish_for_an_older_position_is_late() -> None:
    table = built()
    seen = table.n
    say(table, Q, TAKE)

    unchanged(table, Ask(P, TAKE_BACK, seen, "k"), TableCode.LATE)


def test_computer_players_always_agree() -> None:
    table = built(PERSON, CARELESS)
    move = table.computer_move()
    assert move is not None
    table.act(move, 0)

    assert kinds_of(ask(table, P, TAKE_BACK)) == ["take_back_asked", "taken_back"]
    assert table.state.line == ()


def test_freely_means_without_asking() -> None:
    table = built(take_back="free")

    assert kinds_of(ask(table, P, TAKE_BACK)) == ["take_back_asked", "taken_back"]


def test_but_not_over_the_head_of_another_person() -> None:
    table = built(take_back="free")
    say(table, Q, TAKE)

    unchanged(table, Ask(P, TAKE_BACK, table.n, "k"), TableCode.TAKE_BACK_TOO_LATE)


def test_locked_means_never() -> None:
    table = built(PERSON, CARELESS, take_back="locked")

    unchanged(table, Ask(P, TAKE_BACK, table.n, "k"), TableCode.TAKE_BACK_LOCKED)


def test_there_must_be_something_to_take_back() -> None:
    table = laid()

    unchanged(table, Ask(P, TAKE_BACK, table.n, "k"), TableCode.NOTHING_TO_TAKE_BACK)
    unchanged(laid(seated=False), Ask(P, TAKE_BACK, 0, "k"), TableCode.NOT_IN_CHARGE)


def test_what_has_come_out_cannot_be_taken_back() -> None:
    """Otherwise one could doubt, look, and decide later."""
    table = bluffed(HouseRules(take_back="free"), truly=True)
    say(table, Q, "challenge [10]")
    assert table.state.game_state.points(Q) == -10

    unchanged(table, Ask(Q, TAKE_BACK, table.n, "k"), TableCode.TAKE_BACK_REVEALED)
    unchanged(table, Ask(P, TAKE_BACK, table.n, "k"), TableCode.TAKE_BACK_REVEALED)


def test_after_the_end_the_deal_is_open_and_nothing_is_taken_back() -> None:
    table = laid(PERSON, CARELESS, house=HouseRules(take_back="free", turn_seconds=1, clock_at_zero="discard"))
    play_on(table)

    unchanged(table, Ask(P, TAKE_BACK, table.n, "k"), TableCode.OVER)


def test_what_the_clock_has_said_is_not_ones_own_to_take_back() -> None:
    table = laid(house=HouseRules(take_back="free", turn_seconds=1, clock_at_zero="discard"))
    step(table)

    unchanged(table, Ask(P, TAKE_BACK, table.n, "k"), TableCode.NOTHING_TO_TAKE_BACK)


def test_hints_begin_anew_after_a_take_back() -> None:
    table = built(take_back="free")

    ask(table, P, TAKE_BACK)

    assert table.state.rungs == (0, 0)

"""A person who is away: the others wait, or agree to a stand-in, who gives the seat back."""

from fives.rules import Fives
from sumdeck.rules.game import Seat
from sumdeck.table import HouseRules, Table, TableCode
from sumdeck.table.commands import STAND_IN, TAKE_BACK, Ask, Reply, Return, Say, SayPhrase
from tests.table.tables import (
    BUILD,
    CARELESS,
    PERSON,
    P,
    Q,
    R,
    ask,
    kinds_of,
    laid,
    laid_for,
    refused,
    reply,
    say,
    unchanged,
)

MINUTE = 60_000
Q_AWAY = {Q: 0}


def left() -> Table:
    """Seat 0 has built, and the person of seat 1 has gone."""
    table = laid()
    say(table, P, BUILD)
    return table


def stood_in() -> Table:
    """A computer player plays on for seat 1."""
    table = left()
    ask(table, P, STAND_IN, missing=Q, now=MINUTE, away=Q_AWAY)
    return table


def test_nobody_forfeits_by_being_away() -> None:
    table = left()

    assert table.due() is None
    assert table.computer_move() is None
    assert table.state.to_act == (Q,)


def test_the_others_may_agree_to_a_stand_in() -> None:
    table = left()

    decision = ask(table, P, STAND_IN, missing=Q, player="careless", now=MINUTE, away=Q_AWAY)

    assert kinds_of(decision) == ["stand_in_asked", "stand_in_agreed"]
    assert table.screen(P).people[Q].player == "careless"


def test_around_one_screen_somebody_may_go_at_once_and_come_back() -> None:
    """Nobody there is ever away: the one screen speaks for all of them."""
    table = laid(house=HouseRules(own_names=True))
    say(table, P, BUILD)

    decision = ask(table, P, STAND_IN, missing=Q, now=1)
    assert kinds_of(decision) == ["stand_in_asked", "stand_in_agreed"]
    assert kinds_of(table.act(Return(Q), 2)) == ["returned"]


def test_in_a_class_nobody_is_sent_away_who_is_there() -> None:
    table = laid(house=HouseRules(own_names=True, umpire=True))
    say(table, P, BUILD)

    with refused(TableCode.STILL_HERE):
        ask(table, P, STAND_IN, missing=Q, now=1)


def test_without_a_wish_the_house_chooses_who() -> None:
    assert stood_in().screen(P).people[Q].player == "planner"


def test_the_stand_in_plays_on() -> None:
    table = stood_in()

    move = table.computer_move()
    assert move is not None
    assert (move.seat, move.player) == (Q, "planner")
    table.act(move, MINUTE)

    said = table.announcement(table.n, P)
    assert said is not None
    assert said.code == "told.claimed_for"
    assert table.state.to_act == (P,)


def test_meanwhile_the_seat_is_not_its_persons() -> None:
    table = stood_in()

    for command in (Say(Q, "discard 2", table.n, "k"), SayPhrase(Q, "phrase.hello", "k"), Ask(Q, TAKE_BACK, table.n, "k")):
        unchanged(table, command, TableCode.NOT_IN_CHARGE)


def test_whoever_comes_back_has_the_seat_again() -> None:
    table = stood_in()
    late = table.computer_move()
    assert late is not None

    assert kinds_of(table.act(Return(Q), MINUTE)) == ["returned"]

    unchanged(table, late, TableCode.NOT_IN_CHARGE)
    assert kinds_of(say(table, Q, "discard 2")) == ["claimed"]


def test_coming_back_to_ones_own_seat_changes_nothing() -> None:
    table = laid()

    assert table.act(Return(P), 0).events == ()


def test_nobody_plays_for_a_person_who_is_there() -> None:
    unchanged(left(), Ask(P, STAND_IN, 3, "k", Q), TableCode.STILL_HERE, MINUTE)
    unchanged(left(), Ask(P, STAND_IN, 3, "k", P), TableCode.STILL_HERE, MINUTE, {P: 0})


def test_the_house_is_patient_first() -> None:
    unchanged(left(), Ask(P, STAND_IN, 3, "k", Q), TableCode.STILL_HERE, MINUTE - 1, Q_AWAY)
    table = laid(house=HouseRules(patience_seconds=5))

    assert ask(table, P, STAND_IN, missing=Q, now=5_000, away=Q_AWAY).events


def test_a_stand_in_is_for_a_person_at_this_table() -> None:
    unchanged(laid(PERSON, CARELESS), Ask(P, STAND_IN, 1, "k", Q), TableCode.NOT_A_PERSON, MINUTE, Q_AWAY)
    unchanged(stood_in(), Ask(P, STAND_IN, 3, "k", Q), TableCode.NOT_A_PERSON, MINUTE, Q_AWAY)
    for nobody in (None, Seat(7)):
        unchanged(left(), Ask(P, STAND_IN, 3, "k", nobody), TableCode.NO_SUCH_SEAT, MINUTE, Q_AWAY)


def test_the_stand_in_must_be_somebody() -> None:
    unchanged(left(), Ask(P, STAND_IN, 3, "k", Q, "grandma"), TableCode.NO_SUCH_PLAYER, MINUTE, Q_AWAY)
    unchanged(laid_for(Fives(), 2), Ask(P, STAND_IN, 2, "k", Q), TableCode.NO_SUCH_PLAYER, MINUTE, Q_AWAY)


def test_everybody_who_is_there_is_asked() -> None:
    table = laid(PERSON, PERSON, PERSON)
    ask(table, P, STAND_IN, missing=Q, now=MINUTE, away=Q_AWAY)
    assert (table.screen(R).prompt, table.screen(Q).prompt) == ("prompt.stand_in", "prompt.others")
    unchanged(table, Reply(Q, STAND_IN, True, "k"), TableCode.NOT_ASKED, MINUTE, Q_AWAY)

    decision = reply(table, R, STAND_IN, True, now=MINUTE, away=Q_AWAY)

    assert kinds_of(decision) == ["agreed", "stand_in_agreed"]


def test_but_not_those_who_are_away_as_well() -> None:
    table = laid(PERSON, PERSON, PERSON)

    decision = ask(table, P, STAND_IN, missing=Q, now=MINUTE, away={Q: 0, R: 0})

    assert kinds_of(decision) == ["stand_in_asked", "stand_in_agreed"]


def test_one_who_would_rather_wait_is_enough() -> None:
    table = laid(PERSON, PERSON, PERSON)
    ask(table, P, STAND_IN, missing=Q, now=MINUTE, away=Q_AWAY)

    assert kinds_of(reply(table, R, STAND_IN, False)) == ["stand_in_refused"]
    assert table.state.stand_ins == ("", "", "")


def test_who_comes_back_while_the_others_talk_needs_no_stand_in() -> None:
    table = laid(PERSON, PERSON, PERSON)
    ask(table, P, STAND_IN, missing=Q, now=MINUTE, away=Q_AWAY)

    assert kinds_of(table.act(Return(Q), MINUTE)) == ["returned"]
    unchanged(table, Reply(R, STAND_IN, True, "k"), TableCode.NOT_ASKED)


def test_a_yes_that_comes_after_the_person_replaces_nobody() -> None:
    table = laid(PERSON, PERSON, PERSON)
    ask(table, P, STAND_IN, missing=Q, now=MINUTE, away=Q_AWAY)

    unchanged(table, Reply(R, STAND_IN, True, "k"), TableCode.STILL_HERE, MINUTE)


def test_what_an_absent_person_said_cannot_be_taken_back_behind_their_back() -> None:
    table = left()
    say(table, Q, "discard 2")
    ask(table, P, STAND_IN, missing=Q, now=MINUTE, away=Q_AWAY)

    unchanged(table, Ask(P, TAKE_BACK, table.n, "k"), TableCode.TAKE_BACK_TOO_LATE)


def test_a_clock_begins_anew_for_whoever_takes_the_seat() -> None:
    table = laid(house=HouseRules(turn_seconds=30))
    say(table, P, BUILD, now=1_000)
    ask(table, P, STAND_IN, missing=Q, now=MINUTE, away=Q_AWAY)
    assert table.due() is None

    table.act(Return(Q), MINUTE + 5_000)

    assert table.due() == MINUTE + 35_000


def test_a_stand_in_is_asked_for_while_the_game_goes_on() -> None:
    table = laid(PERSON, PERSON, seated=False)

    unchanged(table, Ask(P, STAND_IN, 0, "k", Q), TableCode.NOT_IN_CHARGE, MINUTE, Q_AWAY)

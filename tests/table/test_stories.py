"""What seats and onlookers are told, and what their screens show, along tables on which everything happens once."""

from __future__ import annotations

from collections.abc import Iterator

from fives.rules import Fives
from sumdeck.games.numero.rules.game import Numero
from sumdeck.rules.game import FACE_DOWN
from sumdeck.table import HouseRules, Table
from sumdeck.table.commands import (
    PICTURE,
    REMATCH,
    STAND_IN,
    TAKE_BACK,
    AskAid,
    AskHint,
    CallUmpire,
    Close,
    KeepSteps,
    MakeRematch,
    Object,
    Pause,
    Resume,
    Return,
    Rule,
    SayPhrase,
    SendHelp,
    TimeUp,
)
from sumdeck.table.events import EVENTS
from sumdeck.table.umpire import AGAIN, ENDED, STANDS
from tests.table.tables import (
    BUILD,
    CARELESS,
    PERSON,
    TAKE,
    P,
    Q,
    R,
    ask,
    laid,
    laid_for,
    play_on,
    reply,
    say,
    step,
)
from tests.table.test_playing_on import played_on
from tests.table.test_referee import fives


def story() -> Iterator[Table]:
    """Tables that have seen every kind of event, shown again and again on the way."""
    table = laid(PERSON, PERSON, PERSON)
    table.act(SayPhrase(Q, "phrase.hello", "k"), 0)
    table.act(AskHint(P, table.n, "k"), 0)
    table.act(KeepSteps(P, ("9 + 1 = 10",), table.n, "k3"), 0)
    table.act(AskAid(P, "number-line", "k2"), 0)
    say(table, P, "build 9 + 1 = 11")
    say(table, P, BUILD)
    yield table
    ask(table, P, TAKE_BACK)
    yield table
    reply(table, Q, TAKE_BACK, False)
    ask(table, P, TAKE_BACK)
    reply(table, Q, TAKE_BACK, True)
    reply(table, R, TAKE_BACK, True)
    yield table
    say(table, P, BUILD)
    ask(table, P, STAND_IN, missing=Q, now=60_000, away={Q: 0})
    yield table
    reply(table, R, STAND_IN, False)
    ask(table, R, STAND_IN, missing=Q, now=60_000, away={Q: 0})
    reply(table, P, STAND_IN, True, now=60_000, away={Q: 0})
    yield table
    step(table)
    table.act(Return(Q), 70_000)
    yield table
    for at_zero in ("wait", "discard", "bot"):
        table = laid(PERSON, CARELESS, house=HouseRules(turn_seconds=1, clock_at_zero=at_zero))
        table.act(TimeUp(), 1000)
        yield table
    ask(table, P, STAND_IN, missing=Q, player="greedy")
    yield table
    play_on(table)
    yield table
    ask(table, P, REMATCH)
    reply(table, P, REMATCH, False)
    ask(table, P, REMATCH)
    table.act(MakeRematch("t2"), 0)
    table.act(Close("ended"), 0)
    yield table
    table = laid(house=HouseRules(umpire=True))
    table.act(SendHelp(PICTURE), 0)
    say(table, P, BUILD)
    table.act(CallUmpire(Q, "k"), 0)
    table.act(Pause(), 1000)
    yield table
    table.act(Resume(), 3000)
    table.act(Rule(STANDS), 3000)
    table.act(Rule(AGAIN, table.state.line[-1].n), 3000)
    yield table
    table.act(Rule(ENDED), 4000)
    yield table
    yield played_on(play_on(laid(CARELESS, CARELESS)))
    table = fives()
    yield table
    say(table, P, "0 + 3 = 4")
    table.act(Object(Q, table.n, "k"), 0)
    say(table, P, "0 + 3 = 3")
    table.act(Object(Q, table.n, "k2"), 0)
    yield table


def test_a_claim_is_heard_by_all_as_a_sentence_of_the_game() -> None:
    table = laid()
    say(table, P, "  BUILD 9+1=10 ")

    for to in (P, Q, None):
        said = table.announcement(table.n, to)
        assert said is not None
        assert (said.seat, said.code, said.text) == (P, "told.claimed", BUILD)


def test_a_secret_move_is_told_as_the_game_tells_it() -> None:
    table = laid_for(Fives(), 2)
    card = min(table.state.game_state.hands[P]) + 1
    say(table, P, f"bury {card}")

    told = {to: table.announcement(table.n, to) for to in (P, Q, None)}

    assert [said.text for said in told.values() if said is not None] == [f"bury {card}", "bury a card", "bury a card"]


def test_a_wrong_sum_is_told_to_its_own_seat_alone() -> None:
    table = laid()
    before = table.screen(Q), table.screen(None)

    say(table, P, "build 9 + 1 = 11")

    assert (table.screen(Q), table.screen(None)) == before
    said = table.announcement(table.n, P)
    assert said is not None
    assert said.code == "sentence.wrong_result"


def test_a_screen_knows_the_last_event_that_it_was_told_of() -> None:
    table = laid()
    say(table, P, "build 9 + 1 = 11")

    assert (table.screen(P).n, table.screen(Q).n) == (3, 2)


def test_a_gap_is_filled_by_what_was_said_since() -> None:
    table = laid()
    say(table, P, BUILD)
    say(table, Q, TAKE)

    assert table.screen(P, since=3).said == table.screen(P).said[4:]
    assert [said.n for said in table.screen(P, since=2).said] == [3, 4]
    assert table.screen(P, since=2).view == table.screen(P).view


def test_a_screen_shows_the_view_of_its_own_seat() -> None:
    table = laid()

    for to in (P, Q, None):
        assert table.screen(to).view == Numero().view(table.state.game_state, to)
    assert FACE_DOWN in table.screen(P).view.shown.hands[Q]
    assert FACE_DOWN not in table.screen(P).view.shown.hands[P]


def test_prompts_say_what_is_awaited() -> None:
    table = laid(PERSON, PERSON, PERSON, seated=False)
    assert table.screen(P).prompt == "prompt.gathering"
    table = laid(PERSON, PERSON, PERSON)
    assert [table.screen(to).prompt for to in (P, Q, None)] == ["prompt.your_turn", "prompt.others", "prompt.others"]
    say(table, P, BUILD)
    ask(table, P, TAKE_BACK)

    assert [table.screen(to).prompt for to in (P, Q, R, None)] == [
        "prompt.others",
        "prompt.take_back",
        "prompt.take_back",
        "prompt.others",
    ]


def test_after_the_end_there_is_an_outcome_and_nobody_acts() -> None:
    table = play_on(laid(CARELESS, CARELESS))

    screen = table.screen(None)

    assert (screen.phase, screen.to_act, screen.prompt) == ("over", (), "prompt.over")
    assert screen.outcome is not None


def test_every_screen_along_the_way_equals_a_fresh_one() -> None:
    for table in story():
        again = Table(table.log, table.state.game)
        for to in (P, Q, None):
            assert again.screen(to) == table.screen(to)


def test_the_story_tells_every_kind_of_event() -> None:
    assert {event.kind for table in story() for event in table.log} == set(EVENTS.kinds)

"""The log as data: what was dumped is loaded, and what cannot be is named."""

import json
from typing import Any

import pytest

from sumdeck.table import BrokenLog, Event, Table, load_event, load_events
from sumdeck.table.events import (
    EVENTS,
    Agreed,
    Aided,
    Claimed,
    ClockRanOut,
    Closed,
    Hinted,
    Mistaken,
    Objected,
    Paused,
    Phrase,
    RematchAsked,
    RematchMade,
    RematchRefused,
    Resumed,
    Returned,
    Ruled,
    Seated,
    StandInAgreed,
    StandInAsked,
    StandInRefused,
    StepsKept,
    TakeBackAsked,
    TakeBackRefused,
    TakenBack,
    UmpireCalled,
    Voided,
)
from tests.table.tables import CARELESS, P, Q, laid, play_on

ONE_OF_EACH: tuple[Event, ...] = (
    laid().log[0],
    Seated(P, "Brave Otter", "k", 3, "helped"),
    Claimed(P, "discard 2", "k", 3, "greedy"),
    Mistaken(P, "1 + 1 = 3", "sentence.wrong_result", (("said", "1 + 1 = 3"),), "k"),
    Objected(P, 3, True, "k"),
    Voided(3, 5),
    Hinted(P, 2, "hint.target", (("value", "7"),), "k"),
    StepsKept(P, ("10 - 2 = 8", "8 - 4 = 4"), "k"),
    Aided(P, "number-line", "k"),
    TakeBackAsked(P, 3, "k"),
    TakenBack(P, 3, 5),
    TakeBackRefused(P, "k"),
    Agreed(P, "rematch", "k"),
    ClockRanOut(P, 5),
    StandInAsked(P, Q, "greedy", "k"),
    StandInRefused(P, "k"),
    StandInAgreed(Q, "greedy", 5),
    Returned(Q, 5),
    Phrase(P, "phrase.hello", "k"),
    RematchAsked(P, "k"),
    RematchRefused(P, "k"),
    RematchMade("t2"),
    Paused(5),
    Resumed(7),
    UmpireCalled(P, "k"),
    Ruled("again", 3, 5),
    Closed("expired"),
)


def test_these_are_all_the_events_there_are() -> None:
    assert [type(event) for event in ONE_OF_EACH] == list(EVENTS.kinds.values())


@pytest.mark.parametrize("event", ONE_OF_EACH, ids=lambda event: str(event.kind))
def test_an_event_comes_back_from_json(event: Event) -> None:
    assert load_event(json.loads(json.dumps(event.dump()))) == event


def test_a_whole_table_comes_back_from_json() -> None:
    table = play_on(laid(CARELESS, CARELESS))

    again = Table(load_events(json.loads(json.dumps([event.dump() for event in table.log]))))

    assert (again.log, again.state) == (table.log, table.state)


@pytest.mark.parametrize(
    ("damage", "reason"),
    [
        (None, "no event of the kind None"),
        ([], "no event of the kind None"),
        ({}, "no event of the kind None"),
        ({"kind": "gossip"}, "no event of the kind 'gossip'"),
        ({"kind": ["claimed"]}, "no event of the kind"),
        ({"kind": "voided", "to_n": 3}, "voided: the field 'at' is missing"),
        ({"kind": "voided", "to_n": 3, "at": 4, "by": 1}, "voided: there is no field 'by'"),
        ({"kind": "voided", "to_n": "3", "at": 4}, "voided.to_n: int is expected"),
        ({"kind": "voided", "to_n": 3.0, "at": 4}, "voided.to_n: int is expected"),
        ({"kind": "closed", "why": None}, "closed.why: str is expected"),
        ({"kind": "objected", "seat": 1, "to_n": 3, "good": 1, "key": "k"}, "objected.good: bool is expected"),
        ({"kind": "returned", "seat": True, "at": 4}, "returned.seat: int is expected"),
        ({"kind": "hinted", "seat": 0, "rung": 0, "code": "c", "details": [["a"]], "key": "k"}, "hinted.details"),
        ({"kind": "hinted", "seat": 0, "rung": 0, "code": "c", "details": [["a", 5]], "key": "k"}, "hinted.details"),
        ({"kind": "steps_kept", "seat": 0, "steps": [5], "key": "k"}, "steps_kept.steps"),
    ],
)
def test_a_damaged_event_is_refused_with_its_field(damage: Any, reason: str) -> None:
    with pytest.raises(BrokenLog, match=reason):
        load_event(damage)


@pytest.mark.parametrize(
    ("field", "damage"),
    [
        ("deal", {"cards": "abc"}),
        ("house", {"referee": "grandma"}),
        ("house", 7),
        ("seats", [{"kind": "ghost"}]),
        ("seats", [{"king": "person"}]),
        ("options", "all"),
    ],
)
def test_a_damaged_opening_is_refused_with_its_field(field: str, damage: Any) -> None:
    with pytest.raises(BrokenLog, match=f"opened.{field}"):
        load_event(laid().log[0].dump() | {field: damage})


def test_what_a_log_may_leave_out_is_as_usual() -> None:
    data = Claimed(P, "discard 2", "k", 3).dump()
    del data["player"]

    assert load_event(data) == Claimed(P, "discard 2", "k", 3)


def test_a_log_is_plain_data() -> None:
    dumped = [event.dump() for event in ONE_OF_EACH]

    assert json.loads(json.dumps(dumped)) == dumped

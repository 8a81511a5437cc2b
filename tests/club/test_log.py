"""The log: all that is ever kept, and enough."""

from dataclasses import MISSING, fields
from typing import Any

import pytest

from sumdeck.club.commands import (
    CallReferee,
    Correct,
    Enter,
    Finish,
    GiveTask,
    Lay,
    LaySpare,
    Pause,
    PlayAgain,
    Resume,
    Return,
    Rule,
    SetTimer,
    SettleName,
    TellTask,
    Undo,
    WantName,
    Withdraw,
)
from sumdeck.club.events import EVENTS, Assigned, ClubEvent, Ruled, load_event, load_events
from sumdeck.club.match import EntrantId, MatchId
from sumdeck.club.tournament import Tournament
from sumdeck.table import BrokenLog
from tests.club.fairs import begun, end_round, play_out, ranking


def eventful() -> Tournament:
    """A tournament in which everything has happened."""
    fair = begun([Enter("Otter", "North", 1500), *(Enter(str(number)) for number in range(2, 8))])
    fair.act(Withdraw(EntrantId(6), "no_show"))
    end_round(fair)
    fair.act(Correct(MatchId(3), ranking(5, 4)))
    fair.act(Undo(MatchId(3)))
    fair.act(Return(EntrantId(6)))
    fair.act(Pause())
    fair.act(Resume())
    fair.act(Lay(MatchId(3), "lemon-otter-window-drum"))
    fair.act(CallReferee(MatchId(3)))
    fair.act(Rule(MatchId(3), "The clock had stopped: the turn counts.", ranking(4, 5)))
    fair.act(LaySpare(EntrantId(2), "window-drum-lemon-otter"))
    fair.act(SetTimer(45))
    fair.act(GiveTask("a task"))
    fair.act(TellTask(EntrantId(2), "a task", 3, 2, (("7×8", 5, 2),)))
    fair.act(WantName(EntrantId(2), "another tablet"))
    fair.act(SettleName(EntrantId(2)))
    fair.act(PlayAgain(EntrantId(2)))
    fair.evolve(Assigned((EntrantId(2),), "numero", "full", 0))
    play_out(fair)
    fair.act(Finish((), 40, 31))
    return fair


def test_every_event_has_happened_here() -> None:
    assert {event.kind for event in eventful().log} == set(EVENTS.kinds)


def test_a_log_gives_the_tournament_back() -> None:
    fair = eventful()

    again = Tournament(load_events([event.dump() for event in fair.log]))

    assert again.progress == fair.progress
    assert again.log == fair.log


def broken(event: ClubEvent) -> list[dict[str, Any]]:
    """The event with a field lost that it never went without, a field too many, or a field of another kind."""
    whole: dict[str, Any] = event.dump()
    found = [whole | {"more": 1}]
    for field in fields(event):
        if field.default is MISSING:
            found.append({name: value for name, value in whole.items() if name != field.name})
        found.append(whole | {field.name: None})
    return found


def test_a_damaged_event_is_refused() -> None:
    for event in {event.kind: event for event in eventful().log}.values():
        for data in broken(event):
            with pytest.raises(BrokenLog, match=event.kind):
                load_event(data)


def test_a_ruling_of_words_alone_from_an_older_log_is_understood() -> None:
    old = {"kind": "ruled", "match": 0, "text": "The turn counts.", "at": 5}

    assert load_event(old) == Ruled(MatchId(0), "The turn counts.", 5, "")


def test_a_log_that_cannot_have_happened_is_refused() -> None:
    log = eventful().log

    with pytest.raises(BrokenLog, match="begins with the opening"):
        Tournament(log[1:])
    with pytest.raises(BrokenLog, match="opened once"):
        Tournament([*log, log[0]])
    with pytest.raises(BrokenLog, match="not the next entrant"):
        Tournament([log[0], log[2]])
    with pytest.raises(BrokenLog, match="not there"):
        Tournament([log[0], log[-2]])

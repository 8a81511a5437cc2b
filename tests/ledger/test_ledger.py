"""What every ledger promises, shown by the smallest one: a jar that beads are put into and taken from."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from typing import cast

import pytest

from sumdeck.ledger import BrokenLog, Done, EventLoader, Ledger, LoggedEvent
from sumdeck.rules.game import Refusal, Seat


class Put(LoggedEvent, kind="put"):
    beads: int
    key: str = ""


class Jar(Ledger[int, Put, Put, Done]):
    """It begins with some beads and never holds less than none; each key is heard once."""

    folds = 0

    def begin(self, opened: Put | None) -> int:
        if opened is None:
            raise BrokenLog("a jar begins with its beads")
        return opened.beads

    def fold(self, state: int, event: Put) -> int:
        self.folds += 1
        if state + event.beads < 0:
            raise Refusal("jar.empty")
        return state + event.beads

    def decided(self, state: int, command: Put, now: int, away: Mapping[Seat, int]) -> Sequence[Put]:
        if state + command.beads < 0:
            raise Refusal("jar.empty")
        return (command,) if command.beads else ()

    def answer(self, n: int, event: Put | None) -> Done:
        return Done(n)

    def key_of(self, event: Put) -> Hashable:
        return event.key or None

    def heard_as(self, command: Put) -> int | None:
        return self._heard.get(command.key)


def test_a_decision_changes_nothing_and_its_events_do() -> None:
    jar = Jar([Put(3)])

    decision = jar.decide(Put(-2))

    assert (jar.state, jar.n, decision.events, decision.answer) == (3, 0, (Put(-2),), Done(1))
    jar.evolve(*decision.events)
    assert (jar.state, jar.n) == (1, 1)


def test_a_whole_log_is_the_ledger_as_it_was() -> None:
    jar = Jar([Put(3)])
    for beads in (1, -4, 2):
        jar.act(Put(beads))

    again = Jar(cast(Put, EventLoader(LoggedEvent).event(event.dump())) for event in jar.log)

    assert (again.state, again.n, again.log) == (jar.state, jar.n, jar.log)


def test_several_commands_are_decided_one_after_the_other_and_all_or_none() -> None:
    jar = Jar([Put(0)])

    assert jar.decide_all([Put(2), Put(-2), Put(1)]).events == (Put(2), Put(-2), Put(1))
    with pytest.raises(Refusal, match=r"jar\.empty"):
        jar.decide_all([Put(2), Put(-3)])
    assert (jar.state, jar.n) == (0, 0)


def test_a_command_costs_the_same_however_long_the_log_is() -> None:
    jar = Jar([Put(0)] + [Put(1)] * 1000)
    jar.folds = 0

    jar.act(Put(1))

    assert jar.folds == 1


def test_what_comes_twice_is_answered_twice_and_done_once() -> None:
    jar = Jar([Put(0)])
    jar.act(Put(2, "k"))
    jar.act(Put(1))

    assert jar.act(Put(2, "k")).answer == Done(1)
    assert jar.decide_all([Put(2, "k"), Put(5)]).events == (Put(5),)
    assert jar.state == 3


def test_a_command_that_changes_nothing_is_answered_with_the_last_event() -> None:
    assert Jar([Put(0), Put(1)]).decide(Put(0)).answer == Done(1)


@pytest.mark.parametrize("log", [[], [Put(1), Put(-2)]])
def test_what_cannot_have_happened_is_refused(log: list[Put]) -> None:
    with pytest.raises(BrokenLog):
        Jar(log)

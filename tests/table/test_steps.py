"""A turn in the making: its steps outlast a break, are nobody else's business, and go when the game moves."""

from sumdeck.rules.game import Seat
from sumdeck.table import Table, TableCode, load_events
from sumdeck.table.commands import KeepSteps
from tests.table.tables import BUILD, P, Q, laid, refused, say

STEPS = ("9 + 1 = 10",)


def keep(table: Table, seat: Seat, *steps: str, key: str = "steps") -> None:
    table.act(KeepSteps(seat, steps, table.n, key), now=0)


def test_steps_are_still_there_when_the_log_is_read_again() -> None:
    table = laid()
    keep(table, P, *STEPS)

    again = Table(load_events(event.dump() for event in table.log))

    assert again.state.steps == (STEPS, ())


def test_nobody_is_told_of_steps() -> None:
    table = laid()
    keep(table, P, *STEPS)

    assert [table.announcement(table.n, seat) for seat in (P, Q, None)] == [None, None, None]


def test_steps_make_nobody_late_and_move_nothing() -> None:
    table = laid()
    seen, state = table.n, table.state.game_state
    keep(table, P, *STEPS)

    assert table.state.game_state == state
    assert table.submit(P, BUILD, seen, "claim", now=0).events


def test_a_whole_turn_takes_its_steps_along() -> None:
    table = laid()
    keep(table, P, *STEPS)
    say(table, P, BUILD)

    assert table.state.steps == ((), ())


def test_the_same_steps_are_kept_once() -> None:
    table = laid()
    keep(table, P, *STEPS)
    n = table.n
    keep(table, P, *STEPS, key="again")

    assert table.n == n


def test_only_whose_turn_it_is_has_steps_and_not_too_many() -> None:
    table = laid()

    with refused(TableCode.NOT_YOUR_TURN):
        keep(table, Q, *STEPS)
    with refused(TableCode.TOO_LONG, longest=table.state.game.longest_sentence):
        keep(table, P, *["9 + 1 = 10"] * 1000)

"""A game watched again, claim by claim: as one seat saw it, or with all the hands open."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from sumdeck.language import say
from sumdeck.rules.game import Seat
from sumdeck.terminal.sitting import Sitting
from sumdeck.terminal.story import Spoken


def show_replay(sitting: Sitting, seat: Seat | None, upto: int | None) -> None:
    """The table at the beginning and after each claim, up to one of them. A person at the screen says when to go on."""
    steps = sitting.story.spoken[:upto]
    first = sitting.story.spoken[0].before if sitting.story.spoken else sitting.state
    show_state(sitting, first, seat)
    for number, spoken in enumerate(steps, 1):
        if sitting.screen.interactive and sitting.screen.ask(say("record.next")).strip().lower() in ("q", "quit"):
            return
        sitting.screen.note(f"\n{number:>3}  {sitting.desk.log_line(heard(sitting, spoken, seat), sitting.names)}\n", "bold")
        show_state(sitting, spoken.after, seat)


def heard(sitting: Sitting, spoken: Spoken, seat: Seat | None) -> Spoken:
    """A sentence as a seat was told it; as it was said, where all is open."""
    if seat is None:
        return spoken
    game, before = sitting.game, spoken.before
    return replace(spoken, said=game.write(before, spoken.seat, game.told(before, spoken.seat, spoken.move, seat)))


def show_state(sitting: Sitting, state: Any, seat: Seat | None) -> None:
    """One table. Each hand comes from the view of its own seat."""
    seats = [Seat(each) for each in range(sitting.record.seats)] if seat is None else [seat]
    for place, each in enumerate(seats):
        show = sitting.desk.draw_hand if place else sitting.desk.draw
        show(sitting.screen, sitting.game.view(state, each), sitting.names, say("record.hand", name=sitting.names[each]))

"""A game watched again, claim by claim: as one seat saw it, or with all the hands open."""

from __future__ import annotations

from typing import Any

from sumdeck.language import say
from sumdeck.rules.game import Seat
from sumdeck.terminal.sitting import Sitting


def show_replay(sitting: Sitting, seat: Seat | None, upto: int | None) -> None:
    """The table at the beginning and after each claim, up to one of them. A person at the screen says when to go on."""
    steps = sitting.story.spoken[:upto]
    first = sitting.story.spoken[0].before if sitting.story.spoken else sitting.state
    show_state(sitting, first, seat)
    for number, spoken in enumerate(steps, 1):
        if sitting.screen.interactive and sitting.screen.ask(say("record.next")).strip().lower() in ("q", "quit"):
            return
        heard = spoken if seat is None else spoken.to(sitting.game, seat)
        sitting.screen.note(f"\n{number:>3}  {sitting.desk.log_line(heard, sitting.names)}\n", "bold")
        show_state(sitting, spoken.after, seat)


def show_state(sitting: Sitting, state: Any, seat: Seat | None) -> None:
    """One table. Each hand comes from the view of its own seat."""
    seats = [Seat(each) for each in range(sitting.record.seats)] if seat is None else [seat]
    for place, each in enumerate(seats):
        show = sitting.desk.draw_hand if place else sitting.desk.draw
        show(sitting.screen, sitting.game.view(state, each), sitting.names, say("record.hand", name=sitting.names[each]))

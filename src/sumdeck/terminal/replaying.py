"""A game watched again, claim by claim: as one seat saw it, or with all the hands open."""

from __future__ import annotations

from typing import Any

from sumdeck.rules.game import Seat
from sumdeck.terminal.shown import ShownTable
from sumdeck.words import say


def show_replay(shown: ShownTable, seat: Seat | None, upto: int | None) -> None:
    """The table at the beginning and after each claim, up to one of them. A person at the screen says when to go on."""
    show_state(shown, shown.table_state.first, seat)
    for number, step in enumerate(shown.table_state.line[:upto], 1):
        if shown.screen.interactive and shown.screen.ask(say("record.next")).strip().lower() in ("q", "quit"):
            return
        shown.screen.note(f"\n{number:>3}  {shown.line(step, seat)}\n", "bold")
        show_state(shown, step.after, seat)


def show_state(shown: ShownTable, state: Any, seat: Seat | None) -> None:
    """One table. Each hand comes from the view of its own seat."""
    seats = [Seat(each) for each in shown.table_state.seats] if seat is None else [seat]
    for place, each in enumerate(seats):
        show = shown.terminal_view.draw_hand if place else shown.terminal_view.draw
        show(shown.screen, shown.game.view(state, each), shown.names, say("record.hand", name=shown.names[each]))

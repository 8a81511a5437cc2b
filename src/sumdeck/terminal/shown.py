"""A table as the terminal shows it: who sits there, what was said, what a person may see. Who is asked is in `turns.py`."""

from typing import Any

from sumdeck.rules.game import Game, Outcome, Seat, View
from sumdeck.table import Table
from sumdeck.table.state import Step, TableState
from sumdeck.terminal.screen import Screen
from sumdeck.terminal.terminal_view import terminal_view_of
from sumdeck.words import say


class ShownTable:
    """A table on a screen."""

    def __init__(self, screen: Screen, table: Table) -> None:
        self.screen = screen
        self.table = table
        self.game: Game[Any, Any] = table.state.game
        self.terminal_view = terminal_view_of(self.game)
        self.options = self.game.options(table.state.opened.options)

    @property
    def table_state(self) -> TableState:
        return self.table.state

    @property
    def state(self) -> Any:
        return self.table_state.game_state

    @property
    def names(self) -> tuple[str, ...]:
        return self.table_state.names

    @property
    def people(self) -> list[Seat]:
        """The seats of those who play here themselves."""
        return [Seat(seat) for seat, plan in enumerate(self.table_state.opened.seats) if plan.person]

    @property
    def alone(self) -> bool:
        """Whether only one person plays: then the table says "you"."""
        return len(self.people) == 1

    def said(self, step: Step, seat: Seat | None = None) -> str:
        """A sentence as a seat was told it; in the speaker's own words if no seat is given."""
        told = self.table.announcement(step.n, step.seat if seat is None else seat)
        assert told is not None
        return told.text

    def line(self, step: Step, seat: Seat | None = None) -> str:
        """The same with who said it, and with what came of it."""
        told = self.table.announcement(step.n, step.seat if seat is None else seat)
        assert told is not None
        return self.terminal_view.log_line(step, told, self.names)

    def draw(self, seat: Seat, view: View[Any] | None = None) -> None:
        title = say("table.your_hand") if self.alone else say("table.hand_of", name=self.names[seat])
        self.terminal_view.draw(self.screen, self.table.view(seat) if view is None else view, self.names, title)

    def show_result(self) -> None:
        outcome = self.table_state.outcome
        assert outcome is not None
        self.screen.note("")
        for place, seat in sorted((place, seat) for seat, place in enumerate(outcome.places)):
            words = self.terminal_view.score_words(self.state, Seat(seat), outcome)
            place_words = f"{place}.  " if len(outcome.places) > 1 else ""
            self.screen.note(f"  {place_words}{self.names[seat]}: {words}", "bold" if place == 1 else "")
        self.screen.note(f"{self._winner(outcome)}{say(outcome.why)}", "bold")

    def _winner(self, outcome: Outcome) -> str:
        if len(outcome.places) == 1 or outcome.places.count(1) > 1:
            return ""
        seat = Seat(outcome.places.index(1))
        yours = self.alone and seat in self.people
        return (say("end.you_win") if yours else say("end.wins", name=self.names[seat])) + " "

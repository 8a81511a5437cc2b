"""A table on a screen: who sits there, what was said, what a person may see. Who is asked is in `turns.py`.

Where somebody plays at a table of the store, whatever is said goes to the table, and comes back as it tells it.
"""

from secrets import token_hex
from typing import Any, Final

from sumdeck.rules.game import Game, Objection, Outcome, Refusal, Seat, View
from sumdeck.table import Answer, Table
from sumdeck.table.commands import Command, KeepSteps
from sumdeck.table.events import Claimed, Objected, StandInAgreed, TakenBack
from sumdeck.table.state import Step, TableState
from sumdeck.terminal.keeping import KeptTable
from sumdeck.terminal.screen import Screen
from sumdeck.terminal.terminal_view import Steps, terminal_view_of
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


KEY_BYTES: Final = 16


def new_key() -> str:
    return token_hex(KEY_BYTES)


class TableSession(ShownTable):
    """A table, and the people in front of this screen."""

    def __init__(self, screen: Screen, kept: KeptTable) -> None:
        super().__init__(screen, kept.table)
        self.kept = kept
        self.heard = 0
        """How many of the sentences need not be repeated above the table: they have just been heard."""

    @property
    def n(self) -> int:
        """The last event that this screen knows."""
        return self.table.n

    @property
    def only_person(self) -> Seat | None:
        """The seat of the one who sees all that the screen shows; None where several share it."""
        return self.people[0] if self.alone else None

    def do(self, command: Command) -> Answer:
        """Have something done at the table, and tell what has happened there. Raises Refusal."""
        before = self.n
        try:
            return self.kept.do(command)
        finally:  # also where others were quicker
            self.tell_since(before)

    def tell_since(self, n: int) -> None:
        """Tell what has happened at the table since an event."""
        for place in range(n + 1, self.n + 1):
            match self.table.log[place]:
                case Claimed():
                    self._tell_claim(place)
                case TakenBack() as event:
                    self.screen.note(say("prompt.undone") if self.alone else say("told.taken_back", name=self.names[event.seat]))
                case Objected() as event:
                    self._tell_objection(event)
                case StandInAgreed() as event if event.called:
                    self.screen.note(say("told.other_plays", player=event.called))
        self.heard = min(self.heard, len(self.table_state.line))

    def steps(self, seat: Seat) -> Steps:
        """What a seat has said of the turn in the making."""
        return self.table_state.steps[seat]

    def keep_steps(self, seat: Seat, steps: Steps) -> None:
        """Keep a turn in the making: where cards stay played, leaving brings none back."""
        first = not self.steps(seat)
        self.do(KeepSteps(seat, steps, self.n, new_key()))
        self.show_steps(seat)
        if first:
            self.screen.note(say(self.terminal_view.goes_on))

    def show_steps(self, seat: Seat) -> None:
        if self.steps(seat):
            self.screen.note(say("prompt.for_now", said="; ".join(self.steps(seat))))

    def remind(self, seat: Seat) -> None:
        """Say which steps stand although something did not count, and how to take one back where that can be done."""
        if not self.steps(seat):
            return
        try:
            self.terminal_view.take_back(self.state, seat, self.steps(seat))
        except Refusal:
            self.show_steps(seat)
        else:
            self.screen.note(say("prompt.for_now_undo", said="; ".join(self.steps(seat))))

    def object_to(self, objection: Objection) -> None:
        """Say why something does not count."""
        details = objection.details
        why = say(objection.code, **details)
        if right := details.get("right"):
            why = say("sentence.right_but", right=right, why=why)
        if done := details.get("done"):
            why = say("sentence.half_done", said=done, move=details["rest"], why=why)
        self.screen.note(why, "yellow")
        if remark := self.terminal_view.remark(self.state, objection):
            self.screen.note(remark, "yellow")

    def show_table(self, seat: Seat, awaited: str = "") -> None:
        """What was said since this person's last turn, then the table as this person may see it, and what is awaited."""
        self.screen.show("")
        for step in self.table_state.line[max(self._last_turn(seat), self.heard) :]:
            self.screen.note(self.line(step, seat))
        self.draw(seat)
        self.screen.note(f"\n{awaited or self._turn_words(seat)}")
        self.show_steps(seat)

    def _turn_words(self, seat: Seat) -> str:
        """Whose word is awaited, and for what."""
        to_you, by_name = self.terminal_view.awaited(self.state, seat)
        return say(to_you) if self.alone else say(by_name, name=self.names[seat])

    def _last_turn(self, seat: Seat) -> int:
        """The place of the last turn of a seat among the claims; 0 before its first."""
        own = (
            place for place, step in enumerate(self.table_state.line) if step.seat == seat and self.terminal_view.is_turn(step)
        )
        return max(own, default=0)

    def _tell_claim(self, n: int) -> None:
        for place, step in enumerate(self.table_state.line, 1):
            if step.n == n:  # else it has been taken back already
                told = self.table.announcement(n, self.only_person if step.player else step.seat)
                assert told is not None
                self.screen.note(self.terminal_view.log_line(step, told, self.names), "cyan" if step.player else "green")
                self.heard = place

    def _tell_objection(self, objected: Objected) -> None:
        """Who has found fault with what, and whether it was right. To whoever plays alone it is said otherwise."""
        claimed, told = self.table.log[objected.to_n], self.table.announcement(objected.to_n, self.only_person)
        assert isinstance(claimed, Claimed)
        assert told is not None
        voided = "object.voided_you" if claimed.seat == self.only_person else "object.voided"
        names = {"name": self.names[objected.seat], "other": self.names[claimed.seat]}
        self.screen.note(say(voided if objected.good else "object.in_vain", said=told.text, **names), "yellow")

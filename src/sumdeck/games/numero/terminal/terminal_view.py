"""Numero and its solitaire in the terminal: cards are drawn, a turn may be said in steps, and at the end piles are counted."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from sumdeck.games.numero.rules import Challenge, Code, Solo
from sumdeck.games.numero.rules.draft import Draft, give_up, go_on, joins_all_four, take_back
from sumdeck.games.numero.rules.state import CONFIRM, FINAL
from sumdeck.games.numero.rules.weaving import weave
from sumdeck.games.numero.terminal import commands, pages, scoresheet
from sumdeck.games.numero.terminal.counting import count_pile
from sumdeck.games.numero.terminal.making import what_came_of
from sumdeck.games.numero.terminal.scene import scene_of
from sumdeck.rules.arithmetic import show_value
from sumdeck.rules.game import Mistake, Objection, Outcome, Seat, View
from sumdeck.table import Announcement
from sumdeck.table.state import Step
from sumdeck.terminal.pages import show_cards
from sumdeck.terminal.screen import Screen
from sumdeck.terminal.table import draw, draw_hand
from sumdeck.terminal.terminal_view import Command, Steps, TerminalView
from sumdeck.words import say

if TYPE_CHECKING:
    from sumdeck.terminal.session import TableSession

AWAITED: Final = {
    FINAL: ("prompt.final_you", "prompt.final"),
    CONFIRM: ("prompt.confirm_you", "prompt.confirm"),
}
"""What is said in the phases after the usual turns, to "you" and by name."""


class NumeroTerminalView(TerminalView):
    """See `TerminalView`."""

    goes_on = "prompt.until_number_card"

    def draw(self, screen: Screen, view: View[Any], names: Sequence[str], hand_title: str) -> None:
        draw(screen, scene_of(view, names), hand_title)

    def draw_hand(self, screen: Screen, view: View[Any], names: Sequence[str], hand_title: str) -> None:
        draw_hand(screen, scene_of(view, names), hand_title)

    def awaited(self, state: Any, seat: Seat) -> tuple[str, str]:
        return AWAITED.get("" if isinstance(state, Solo) else state.phase, super().awaited(state, seat))

    def hear(self, state: Any, seat: Seat, steps: Steps, line: str) -> str | Steps:
        try:
            heard = go_on(self.game, state, seat, Draft(steps), line)
        except Mistake:  # of the whole sentence, so far: the table shall hear it
            return weave(steps, line, every_term=joins_all_four(state))
        return heard.lines if isinstance(heard, Draft) else heard.text

    def take_back(self, state: Any, seat: Seat, steps: Steps) -> Steps:
        return take_back(state, seat, Draft(steps)).lines

    def give_up(self, state: Any, seat: Seat, steps: Steps) -> Steps:
        return give_up(state, seat, Draft(steps)).lines

    def remark(self, state: Any, objection: Objection) -> str:
        unclear = objection.code == Code.UNCLEAR and state.setup.options.scoring
        return say("prompt.say_colours") if unclear else ""

    def own_command(self, words: Sequence[str]) -> Command | None:
        if len(words) == 1 and commands.NUMBER.fullmatch(words[0]):
            return commands.ask_what_with(words[0])
        return commands.WORDS.get(words[0].rstrip(".,!?"))

    def log_line(self, step: Step, told: Announcement, names: Sequence[str]) -> str:
        remark = what_came_of(step, names)
        line = super().log_line(step, told, names)
        return f"{line}   {remark}" if remark else line

    def is_turn(self, step: Step) -> bool:
        return not isinstance(step.move, Challenge)

    def show_help(self, screen: Screen, options: Any) -> None:
        pages.show_help(screen, self.game.name, options)

    def show_cards(self, screen: Screen, options: Any) -> None:
        show_cards(screen, self.game.family, options.pack, points=options.scoring)

    def finish(self, session: TableSession) -> None:
        """Count, then tell."""
        if isinstance(session.state, Solo):  # so that the player can see for himself that nothing is left to take
            session.draw(Seat(0))
        super().finish(session)
        for seat in session.people:
            count_pile(session, seat)
        if session.options.scoring:
            scoresheet.show(session)

    def score_words(self, state: Any, seat: Seat, outcome: Outcome) -> str:
        """Points; or cards, with what those left in the hand have taken off."""
        score = outcome.scores[seat]
        unit = "end.points" if state.setup.options.scoring else "end.cards"
        words = say(unit, count=score, score=show_value(score))
        left = 0 if isinstance(state, Solo) else len(state.hands[seat])
        if not left or unit == "end.points":
            return words
        return f"{words} ({say('end.left_in_hand', count=left, won=len(state.won[seat]))})"

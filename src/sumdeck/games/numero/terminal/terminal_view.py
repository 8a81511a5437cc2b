"""Numero and its solitaire in the terminal: cards are drawn, a turn may be said in steps, and at the end piles are counted."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from sumdeck.games.numero.rules.codes import Code
from sumdeck.games.numero.rules.draft import Draft, give_up, go_on, joins_all_four, take_back, weave
from sumdeck.games.numero.rules.moves import Challenge
from sumdeck.games.numero.rules.state import CONFIRM, FINAL
from sumdeck.games.numero.terminal import commands, scoresheet
from sumdeck.games.numero.terminal.commands import what_came_of
from sumdeck.games.numero.terminal.scene import scene_of
from sumdeck.games.numero.terminal.scoresheet import count_pile
from sumdeck.rules.arithmetic import show_value
from sumdeck.rules.game import Mistake, Objection, Outcome, Seat
from sumdeck.table import Announcement
from sumdeck.table.state import Step
from sumdeck.terminal import pages
from sumdeck.terminal.asked import means
from sumdeck.terminal.screen import Screen
from sumdeck.terminal.terminal_view import Command, Steps, TerminalView
from sumdeck.words import say

if TYPE_CHECKING:
    from sumdeck.terminal.session import TableSession

AWAITED: Final = {FINAL: ("prompt.final_you", "prompt.final"), CONFIRM: ("prompt.confirm_you", "prompt.confirm")}
"""What is said in the phases after the usual turns, to "you" and by name."""
WILD_GROUPS: Final = ("subtraction", "multiplication", "division", "fractions", "powers")


class NumeroTerminalView(TerminalView):
    """See `TerminalView`."""

    has_steps = True

    goes_on = "prompt.until_number_card"

    scene = staticmethod(scene_of)

    def awaited(self, state: Any, seat: Seat) -> tuple[str, str]:
        return AWAITED.get("" if state.alone else state.phase, super().awaited(state, seat))

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
        return next((command for code, command in commands.COMMANDS.items() if means(words[0].rstrip(","), code)), None)

    def log_line(self, step: Step, told: Announcement, names: Sequence[str]) -> str:
        remark = what_came_of(step)
        line, *news = super().log_line(step, told, names).split("\n")
        return "\n".join([f"{line}   {remark}" if remark else line, *news])

    def is_turn(self, step: Step) -> bool:
        return not isinstance(step.move, Challenge)

    def topics(self, options: Any) -> list[str]:
        """The examples use numbers that are on no card of ours: they never give a move away."""
        alone = self.is_solitaire
        topics = ["take", "several"] if alone else ["take", "several", "build", "discard", "builds"]
        groups = pages.groups_of(options.pack)
        topics += [name for name in WILD_GROUPS if name in groups]
        if set(groups) & set(WILD_GROUPS):
            topics += ["steps"] if alone else ["steps", "wild_discard", "leave"]
        if options.scoring:
            topics += ["colours"]
            if not alone and options.golden_rule_2 == "challenge":
                topics += ["challenge"]
        return topics

    def words(self, options: Any) -> list[str]:
        special = say("help.numero.words_solitaire") if self.is_solitaire else say("help.numero.words_game")
        return [say("help.numero.words_sheet"), special]

    @property
    def is_solitaire(self) -> bool:
        return self.game.name != self.game.family

    def show_cards(self, screen: Screen, options: Any) -> None:
        pages.show_cards(screen, self.game.family, options.pack, points=options.scoring)

    def finish(self, session: TableSession) -> None:
        """Count, then tell."""
        if session.state.alone:  # so that the player can see for himself that nothing is left to take
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
        left = 0 if state.alone else len(state.hands[seat])
        if not left or unit == "end.points":
            return words
        return f"{words} ({say('end.left_in_hand', count=left, won=len(state.won[seat]))})"

"""Numero and its solitaire in the terminal: cards are drawn, a turn may be said in steps, and at the end piles are counted."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from sumdeck.games.numero.rules.codes import Code
from sumdeck.games.numero.rules.draft import Draft, give_up, go_on, joins_all_four, take_back, weave
from sumdeck.games.numero.rules.moves import Build, Challenge, Discard, Take
from sumdeck.games.numero.rules.score import group_cards
from sumdeck.games.numero.rules.setup import Pile
from sumdeck.games.numero.rules.speech import build_name
from sumdeck.games.numero.rules.state import CONFIRM, FINAL
from sumdeck.games.numero.terminal import scoresheet
from sumdeck.games.numero.terminal.scene import scene_of
from sumdeck.games.numero.terminal.scoresheet import count_pile
from sumdeck.rules.arithmetic import show_value
from sumdeck.rules.game import Mistake, Objection, Outcome, Seat
from sumdeck.table import Announcement
from sumdeck.table.state import Step
from sumdeck.terminal import pages
from sumdeck.terminal.commands import show_help
from sumdeck.terminal.screen import Screen
from sumdeck.terminal.spelling import means
from sumdeck.terminal.terminal_view import Command, Steps, TerminalView
from sumdeck.words import say

if TYPE_CHECKING:
    from sumdeck.terminal.session import TableSession

NUMBER: Final = re.compile(r"\[?\d{1,3}\]?[a-z]?")
"""A card or a build, and not a word what to do with it."""
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
        if len(words) == 1 and NUMBER.fullmatch(words[0]):
            return ask_what_with(words[0])
        return next((command for code, command in COMMANDS.items() if means(words[0].rstrip(","), code)), None)

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


def show_sheet(session: TableSession, seat: Seat, _: str) -> None:
    scoresheet.show(session)


def show_how(session: TableSession, seat: Seat, named: str) -> None:
    """How a build came about; how to say things, where no build is named."""
    if named and not any(letter.isdigit() for letter in named):
        show_help(session, seat, named)
        return
    centre = session.state.centre
    builds = {build_name(centre, place): pile for place, pile in enumerate(centre) if pile.built}
    wanted = bare(named)
    chosen = [name for name in builds if wanted in ("", bare(name))]
    if not chosen:
        session.screen.note(say("how.no_build", named=named) if builds else say("how.no_builds"))
    for name in chosen:
        session.screen.note(say("how.build", name=name, count=len(builds[name].cards)), "bold")
        for step in making(session.table_state.line, builds[name]):
            session.screen.note(f"  {session.line(step, seat)}")


def bare(name: str) -> str:
    """The name of a build without its brackets, which not everybody types."""
    return name.replace("[", "").replace("]", "").strip()


def ask_what_with(number: str) -> Command:
    """The answer to whoever names a card and nothing more."""
    return lambda session, seat, _: session.screen.note(say("prompt.what_with", said=number))


COMMANDS: Final[dict[str, Command]] = {"command.numero.sheet": show_sheet, "command.numero.how": show_how}


def what_came_of(step: Step) -> str:
    """A remark in brackets; nothing where the sentence says all."""
    return say("log.wins", count=cards_won(step)) if isinstance(step.move, Take) else ""


def cards_won(step: Step) -> int:
    """How many cards a take has won, the taking card counted (N-27)."""
    return 1 + sum(len(group_cards(group, step.before.centre)) for group in step.move.groups)


def making(line: Sequence[Step], pile: Pile) -> list[Step]:
    """The sentences that made a build, the first of them first."""
    sentences: list[Step] = []
    wanted = {pile.serial}
    for step in reversed(line):
        for serial, parts in builds_of(step):
            if serial in wanted:
                wanted |= parts
                sentences.insert(0, step)
    return sentences


def builds_of(step: Step) -> list[tuple[int, set[int]]]:
    """The numbers of the builds that a sentence made, each with those of the builds that went into it."""
    move = step.move
    if not isinstance(move, (Take, Build, Discard)):
        return []
    groups = ((move.base,) if isinstance(move, Build) else ()) + move.left
    centre, first = step.before.centre, step.before.serial + 1
    return [(serial, {centre[place].serial for place in group.piles}) for serial, group in enumerate(groups, first)]

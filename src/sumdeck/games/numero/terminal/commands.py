"""What a player of Numero may say besides sentences and the words that all games understand; and what sentences came to."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from sumdeck.games.numero.rules.moves import Build, Discard, Take
from sumdeck.games.numero.rules.score import group_cards
from sumdeck.games.numero.rules.setup import Pile
from sumdeck.games.numero.rules.speech import build_name
from sumdeck.games.numero.terminal import scoresheet
from sumdeck.rules.game import Seat
from sumdeck.table.state import Step
from sumdeck.terminal.commands import show_help
from sumdeck.terminal.terminal_view import Command
from sumdeck.words import say

if TYPE_CHECKING:
    from sumdeck.terminal.session import TableSession

NUMBER: Final = re.compile(r"\[?\d{1,3}\]?[a-z]?")
"""A card or a build, and not a word what to do with it."""


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

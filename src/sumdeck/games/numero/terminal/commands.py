"""What a player of Numero may say besides sentences and the words that all games understand."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from sumdeck.games.numero.rules.speech import build_name
from sumdeck.games.numero.terminal import scoresheet
from sumdeck.games.numero.terminal.making import making
from sumdeck.rules.game import Seat
from sumdeck.terminal.commands import show_help
from sumdeck.terminal.terminal_view import Command
from sumdeck.words import say

if TYPE_CHECKING:
    from sumdeck.terminal.session import TableSession

NUMBER: Final = re.compile(r"\[?\d{1,3}\]?[a-z]?")
"""A card or a build, and not a word what to do with it."""


def show_sheet(session: TableSession, seat: Seat, _: str) -> None:
    """The score sheet so far."""
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


WORDS: Final[dict[str, Command]] = {"sheet": show_sheet, "score": show_sheet, "how": show_how}

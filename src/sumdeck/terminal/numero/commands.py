"""What a player of Numero may say besides sentences and the words that all games understand."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from sumdeck.language import say
from sumdeck.rules.game import Seat
from sumdeck.rules.numero.speech import build_name
from sumdeck.terminal.commands import show_help
from sumdeck.terminal.desk import Command
from sumdeck.terminal.numero import scoresheet
from sumdeck.terminal.numero.making import making

if TYPE_CHECKING:
    from sumdeck.terminal.sitting import Sitting

NUMBER: Final = re.compile(r"\[?\d{1,3}\]?[a-z]?")
"""A card or a build, and not a word what to do with it."""


def show_sheet(sitting: Sitting, seat: Seat, _: str) -> None:
    """The score sheet so far."""
    scoresheet.show(sitting.screen, sitting.state, sitting.story, sitting.names)


def show_how(sitting: Sitting, seat: Seat, named: str) -> None:
    """How a build came about; how to say things, where no build is named."""
    if named and not any(letter.isdigit() for letter in named):
        show_help(sitting, seat, named)
        return
    centre = sitting.state.centre
    builds = {build_name(centre, place): pile for place, pile in enumerate(centre) if pile.built}
    wanted = bare(named)
    chosen = [name for name in builds if wanted in ("", bare(name))]
    if not chosen:
        sitting.screen.note(say("how.no_build", named=named) if builds else say("how.no_builds"))
    for name in chosen:
        sitting.screen.note(say("how.build", name=name, count=len(builds[name].cards)), "bold")
        for spoken in making(sitting.story, builds[name]):
            sitting.screen.note(f"  {sitting.line(spoken, seat)}")


def bare(name: str) -> str:
    """The name of a build without its brackets, which not everybody types."""
    return name.replace("[", "").replace("]", "").strip()


def ask_what_with(number: str) -> Command:
    """The answer to whoever names a card and nothing more."""
    return lambda sitting, seat, _: sitting.screen.note(say("prompt.what_with", said=number))


WORDS: Final[dict[str, Command]] = {"sheet": show_sheet, "score": show_sheet, "how": show_how}

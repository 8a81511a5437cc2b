"""What a player may say besides sentences: to ask for help, to look something up, to take a step back, to leave."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from sumdeck.language import say
from sumdeck.players.hints import hints
from sumdeck.rules.game import Refusal, Seat
from sumdeck.rules.numero.draft import give_up, take_back
from sumdeck.rules.numero.speech import build_name
from sumdeck.terminal import pages, scoresheet
from sumdeck.terminal.ending import LEAVING
from sumdeck.terminal.sitting import Sitting
from sumdeck.terminal.story import log_line, making

Command = Callable[[Sitting, Seat, str], None]


def obey(sitting: Sitting, seat: Seat, line: str) -> bool:
    """Do what a line asks for by its first word; False where it is no command, and so perhaps a sentence."""
    words = line.lower().split()
    if not words:
        look(sitting, seat, "")
        return True
    if len(words) == 1 and NUMBER.fullmatch(words[0]):
        sitting.screen.note(say("prompt.what_with", said=words[0]))
        return True
    first = words[0].rstrip(".,!?") or words[0][0]  # ?? is ?
    command = COMMANDS.get(first) or COMMANDS.get(" ".join(words[:2]).rstrip(".,!?"))
    if command is None:
        return False
    command(sitting, seat, " ".join(words[1:]))
    return True


def hint(sitting: Sitting, seat: Seat, _: str) -> None:
    """One rung of the ladder, and the next when asked again."""
    rungs = hints(sitting.game, sitting.game.view(sitting.state, seat))
    if not rungs:
        sitting.screen.note(say("hint.nothing"))
        return
    rung = rungs[min(sitting.rung, len(rungs) - 1)]
    sitting.rung += 1
    sitting.note_hint()
    sitting.screen.note(say(rung.code, **dict(rung.details)), "magenta")


def undo(sitting: Sitting, seat: Seat, _: str) -> None:
    """Take the last step of this turn back."""
    if not sitting.draft.lines:
        sitting.screen.note(say("prompt.nothing_to_undo"))
        return
    try:
        shorter = take_back(sitting.state, seat, sitting.draft)
    except Refusal as refusal:
        sitting.object_to(refusal)
    else:
        sitting.screen.note(say("prompt.undone"))
        sitting.keep_steps(shorter)


def start_again(sitting: Sitting, seat: Seat, _: str) -> None:
    """Give up the turn in the making."""
    if not sitting.draft.lines:
        sitting.screen.note(say("prompt.nothing_to_give_up"))
        return
    sitting.screen.note(say("prompt.given_up"))
    sitting.keep_steps(give_up(sitting.state, seat, sitting.draft))


def show_log(sitting: Sitting, seat: Seat, _: str) -> None:
    """Everything that was said in this game."""
    if not sitting.story.spoken:
        sitting.screen.note(say("log.empty"))
    for place, spoken in enumerate(sitting.story.spoken):
        hinted = sitting.saved.hints.count(place)
        asked = f"   {say('log.hints', count=hinted)}" if hinted else ""
        sitting.screen.note(f"{place + 1:>3}  {log_line(spoken, sitting.names)}{asked}")


def show_sheet(sitting: Sitting, seat: Seat, _: str) -> None:
    """The score sheet so far."""
    scoresheet.show(sitting.screen, sitting.state, sitting.story, sitting.names)


def show_rules(sitting: Sitting, seat: Seat, _: str) -> None:
    """The rules of this level."""
    pages.show_rules(sitting.screen, sitting.game.name, sitting.state.setup.options)


def show_cards(sitting: Sitting, seat: Seat, _: str) -> None:
    """The pack, with what we only assume about it."""
    pages.show_cards(sitting.screen, sitting.state.setup.options)


def show_help(sitting: Sitting, seat: Seat, _: str) -> None:
    """How to say things."""
    pages.show_help(sitting.screen, sitting.game.name, sitting.state.setup.options)


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
            sitting.screen.note(f"  {log_line(spoken, sitting.names)}")


def bare(name: str) -> str:
    """The name of a build without its brackets, which not everybody types."""
    return name.replace("[", "").replace("]", "").strip()


def leave(sitting: Sitting, seat: Seat, _: str) -> None:
    """Go, as at the end of all lines."""
    raise EOFError


def look(sitting: Sitting, seat: Seat, _: str) -> None:
    """Draw the table again, with what was said since the last turn."""
    sitting.heard = 0
    sitting.show_table(seat)


WORDS: Final[dict[Command, tuple[str, ...]]] = {
    hint: ("?", "hint"),
    undo: ("undo", "back"),
    start_again: ("give up",),
    look: ("table", "look"),
    show_help: ("help", "h", "what"),
    show_log: ("log",),
    show_sheet: ("sheet", "score"),
    show_rules: ("rules",),
    show_cards: ("cards",),
    show_how: ("how",),
    leave: LEAVING,
}
COMMANDS: Final = {word: command for command, words in WORDS.items() for word in words}
NUMBER: Final = re.compile(r"\[?\d{1,3}\]?[a-z]?")
"""A card or a build, and not a word what to do with it."""

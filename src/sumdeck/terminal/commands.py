"""What a player may say besides sentences: to ask for help, to look something up, to take a step back, to leave.

A game may have more such words; its desk knows them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sumdeck.language import say
from sumdeck.players.hints import hints
from sumdeck.rules.game import Refusal, Seat
from sumdeck.terminal.desk import Command

if TYPE_CHECKING:
    from sumdeck.terminal.sitting import Sitting

LEAVING: Final = ("quit", "exit", "q", "bye")
"""What may be said to leave the table, at any time."""


def obey(sitting: Sitting, seat: Seat, line: str) -> bool:
    """Do what a line asks for by its first word; False where it is no command, and so perhaps a sentence."""
    words = line.lower().split()
    if not words:
        look(sitting, seat, "")
        return True
    first = words[0].rstrip(".,!?") or words[0][0]  # ?? is ?
    command = COMMANDS.get(first) or COMMANDS.get(" ".join(words[:2]).rstrip(".,!?")) or sitting.desk.own_command(words)
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
    if not sitting.steps:
        sitting.screen.note(say("prompt.nothing_to_undo"))
        return
    try:
        shorter = sitting.desk.take_back(sitting.state, seat, sitting.steps)
    except Refusal as refusal:
        sitting.object_to(refusal)
    else:
        sitting.screen.note(say("prompt.undone"))
        sitting.keep_steps(shorter)


def start_again(sitting: Sitting, seat: Seat, _: str) -> None:
    """Give up the turn in the making."""
    if not sitting.steps:
        sitting.screen.note(say("prompt.nothing_to_give_up"))
        return
    sitting.screen.note(say("prompt.given_up"))
    sitting.keep_steps(sitting.desk.give_up(sitting.state, seat, sitting.steps))


def show_log(sitting: Sitting, seat: Seat, _: str) -> None:
    """Everything that was said in this game."""
    if not sitting.story.spoken:
        sitting.screen.note(say("log.empty"))
    for place, spoken in enumerate(sitting.story.spoken):
        hinted = sitting.saved.hints.count(place)
        asked = f"   {say('log.hints', count=hinted)}" if hinted else ""
        sitting.screen.note(f"{place + 1:>3}  {sitting.line(spoken, seat)}{asked}")


def show_rules(sitting: Sitting, seat: Seat, _: str) -> None:
    """The rules of this level."""
    sitting.desk.show_rules(sitting.screen, sitting.options)


def show_cards(sitting: Sitting, seat: Seat, _: str) -> None:
    """The pack, with what we only assume about it."""
    sitting.desk.show_cards(sitting.screen, sitting.options)


def show_help(sitting: Sitting, seat: Seat, _: str) -> None:
    """How to say things."""
    sitting.desk.show_help(sitting.screen, sitting.options)


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
    show_rules: ("rules",),
    show_cards: ("cards",),
    leave: LEAVING,
}
COMMANDS: Final = {word: command for command, words in WORDS.items() for word in words}

"""What has been said at a table, in order: the log, and how each build came about.

It holds the states between the sentences, so it is the program's own; only words leave it, and those were said in the open.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sumdeck.language import say
from sumdeck.rules.game import Game, Seat
from sumdeck.rules.numero import Build, Challenge, Discard, Solo, Take
from sumdeck.rules.numero.score import group_cards
from sumdeck.rules.numero.setup import Pile


@dataclass(frozen=True)
class Spoken:
    """One sentence and what it changed."""

    seat: Seat
    said: str
    move: Any
    before: Any
    after: Any


@dataclass(frozen=True)
class Story:
    """All sentences of a game so far."""

    spoken: tuple[Spoken, ...] = ()

    def told(self, game: Game[Any, Any], state: Any, seat: Seat, move: Any) -> Story:
        """The story with one more sentence, in the form in which the game itself writes it."""
        after = game.apply(state, seat, move)
        return Story((*self.spoken, Spoken(seat, game.write(state, seat, move), move, state, after)))

    def since(self, seat: Seat) -> int:
        """The place of the last turn of this seat; 0 before its first."""
        for place in reversed(range(len(self.spoken))):
            if self.spoken[place].seat == seat and not isinstance(self.spoken[place].move, Challenge):
                return place
        return 0


def log_line(spoken: Spoken, names: Sequence[str]) -> str:
    """A sentence with who said it, and what came of it."""
    line = say("log.said", name=names[spoken.seat], said=spoken.said)
    if isinstance(spoken.move, Take):
        return f"{line}   {say('log.wins', count=cards_won(spoken))}"
    if isinstance(spoken.move, Challenge):
        entry = spoken.after.sheet[len(spoken.before.sheet)]
        code = "log.false_build" if entry.item == "false_build" else "log.false_alarm"
        return f"{line}   {say(code, name=names[entry.seat], points=-entry.points)}"
    return line


def cards_won(spoken: Spoken) -> int:
    """How many cards a take has won, the taking card counted (N-27)."""
    return 1 + sum(len(group_cards(group, spoken.before.centre)) for group in spoken.move.groups)


def making(story: Story, pile: Pile) -> list[Spoken]:
    """The sentences that made a build, the first of them first."""
    sentences: list[Spoken] = []
    wanted = {pile.serial}
    for spoken in reversed(story.spoken):
        for serial, parts in builds_of(spoken):
            if serial in wanted:
                wanted |= parts
                sentences.insert(0, spoken)
    return sentences


def builds_of(spoken: Spoken) -> list[tuple[int, set[int]]]:
    """The numbers of the builds that a sentence made, each with those of the builds that went into it."""
    move = spoken.move
    if not isinstance(move, (Take, Build, Discard)) or isinstance(spoken.before, Solo):
        return []
    groups = ((move.base,) if isinstance(move, Build) else ()) + move.left
    centre, first = spoken.before.centre, spoken.before.serial + 1
    return [(serial, {centre[place].serial for place in group.piles}) for serial, group in enumerate(groups, first)]

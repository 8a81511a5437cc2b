"""What the sentences of Numero came to: the cards that a take won, the end of a doubt, and how each build was made."""

from __future__ import annotations

from collections.abc import Sequence

from sumdeck.language import say
from sumdeck.rules.numero import Build, Challenge, Discard, Solo, Take
from sumdeck.rules.numero.score import group_cards
from sumdeck.rules.numero.setup import Pile
from sumdeck.terminal.story import Spoken, Story


def what_came_of(spoken: Spoken, names: Sequence[str]) -> str:
    """A remark in brackets; nothing where the sentence says all."""
    if isinstance(spoken.move, Take):
        return say("log.wins", count=cards_won(spoken))
    if isinstance(spoken.move, Challenge):
        entry = spoken.after.sheet[len(spoken.before.sheet)]
        code = "log.false_build" if entry.item == "false_build" else "log.false_alarm"
        return say(code, name=names[entry.seat], points=-entry.points)
    return ""


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

"""What the sentences of Numero came to: the cards that a take won, the end of a doubt, and how each build was made."""

from __future__ import annotations

from collections.abc import Sequence

from sumdeck.games.numero.rules import Build, Challenge, Discard, Solo, Take
from sumdeck.games.numero.rules.score import group_cards
from sumdeck.games.numero.rules.setup import Pile
from sumdeck.table.state import Step
from sumdeck.words import say


def what_came_of(step: Step, names: Sequence[str]) -> str:
    """A remark in brackets; nothing where the sentence says all."""
    if isinstance(step.move, Take):
        return say("log.wins", count=cards_won(step))
    if isinstance(step.move, Challenge):
        entry = step.after.sheet[len(step.before.sheet)]
        code = "log.false_build" if entry.item == "false_build" else "log.false_alarm"
        return say(code, name=names[entry.seat], points=-entry.points)
    return ""


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
    if not isinstance(move, (Take, Build, Discard)) or isinstance(step.before, Solo):
        return []
    groups = ((move.base,) if isinstance(move, Build) else ()) + move.left
    centre, first = step.before.centre, step.before.serial + 1
    return [(serial, {centre[place].serial for place in group.piles}) for serial, group in enumerate(groups, first)]

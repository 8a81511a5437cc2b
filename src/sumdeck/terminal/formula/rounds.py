"""What came of a move besides the formula: a round that is over, cards shuffled in again."""

from __future__ import annotations

from collections.abc import Sequence

from sumdeck.language import say
from sumdeck.rules.formula import State
from sumdeck.terminal.story import Spoken


def what_came_of(spoken: Spoken, names: Sequence[str]) -> str:
    """A remark in brackets; nothing where the sentence says it all."""
    before, after = spoken.before, spoken.after
    assert isinstance(before, State)
    assert isinstance(after, State)
    if len(after.rounds) > len(before.rounds):
        told = after.rounds[-1]
        winners = [name for name, place in zip(names, told.places) if place == 1]
        return say("log.formula_round", number=len(after.rounds), names=", ".join(winners))
    return say("log.formula_shuffled") if after.shuffles > before.shuffles else ""

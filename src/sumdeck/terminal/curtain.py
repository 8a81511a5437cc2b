"""The curtain between two people at one screen: no hand is ever on it together with another's."""

from __future__ import annotations

from sumdeck.terminal.screen import Screen
from sumdeck.words import say


def curtain(screen: Screen, name: str) -> None:
    """Clear everything, wait until the next person has the table, and clear again."""
    screen.clear()
    screen.note(f"\n{say('curtain.pass_on', name=name)}\n", "bold")
    screen.ask(say("curtain.enter", name=name))
    screen.clear()

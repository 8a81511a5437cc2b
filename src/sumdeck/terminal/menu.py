"""A short menu: a few lines, a number, Enter for the first."""

from __future__ import annotations

from collections.abc import Mapping

from sumdeck.terminal.screen import Screen
from sumdeck.words import say


def choose(screen: Screen, question: str, choices: Mapping[str, str]) -> str:
    """One of the choices, by its number or its name."""
    names = list(choices)
    longest = max(len(name) for name in names)
    screen.note(f"\n{question}", "bold")
    for number, (name, title) in enumerate(choices.items(), 1):
        screen.note(f"  {number}  {name:<{longest}}  {title}")
    while True:
        line = screen.ask(say("menu.number", count=len(names))).strip().lower()
        if not line:
            return names[0]
        if line in choices:
            return line
        if line in map(str, range(1, len(names) + 1)):
            return names[int(line) - 1]
        screen.note(say("menu.unknown", given=line, count=len(names)), "yellow")

"""How a state shows itself in a Python session: as its game tells it."""

from __future__ import annotations

from sumdeck.rules.registry import game


def show(name: str, state: object) -> str:
    """The `repr` of a state of this game."""
    return game(name).show(state)

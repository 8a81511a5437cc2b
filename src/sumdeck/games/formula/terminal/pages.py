"""How to say things in Formula: which of the texts the settings of a table need.

The examples use numbers with zeros at the end, so that they never give a move away.
"""

from __future__ import annotations

from sumdeck.games.formula.rules import Options
from sumdeck.terminal.pages import show_pairs, show_words
from sumdeck.terminal.screen import Screen
from sumdeck.words import say


def show_help(screen: Screen, options: Options) -> None:
    """How to say things, as far as this table needs them."""
    topics = ["lay", "mark", "joker", "draw", *(["pass"] if options.play_after_draw else [])]
    show_pairs(screen, say("help.title"), [say(f"help.formula.{topic}") for topic in topics])
    show_words(screen)

"""How to say things in Numero: which of the texts a level needs.

The examples use numbers that are on no card of ours, so that they never give a move away.
"""

from __future__ import annotations

from typing import Final

from sumdeck.games.numero.rules import Options
from sumdeck.terminal.pages import groups_of, show_pairs, show_words
from sumdeck.terminal.screen import Screen
from sumdeck.words import say

WILD_GROUPS: Final = ("subtraction", "multiplication", "division", "fractions", "powers")
SOLITAIRE: Final = "numero-solitaire"


def show_help(screen: Screen, game: str, options: Options) -> None:
    """How to say things, as far as this level needs them."""
    topics = ["take", "several"] if game == SOLITAIRE else ["take", "several", "build", "discard", "builds"]
    groups = groups_of(options.pack)
    topics += [name for name in WILD_GROUPS if name in groups]
    if set(groups) & set(WILD_GROUPS):
        topics += ["steps"] if game == SOLITAIRE else ["steps", "wild_discard", "leave"]
    if options.scoring:
        topics += ["colours"]
        if game != SOLITAIRE and options.golden_rule_2 == "challenge":
            topics += ["challenge"]
    show_pairs(screen, say("help.title"), [say(f"help.numero.{topic}") for topic in topics])
    special = say("help.numero.words_solitaire") if game == SOLITAIRE else say("help.numero.words_game")
    show_words(screen, steps=True, looks=[say("help.numero.words_sheet")], more=[special])

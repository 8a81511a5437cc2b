"""How to say things in Numero, and the rules of a level: which of the texts a level needs.

The examples use numbers that are on no card of ours, so that they never give a move away.
"""

from __future__ import annotations

from typing import Final

from sumdeck.language import say
from sumdeck.rules.numero import Options
from sumdeck.terminal.pages import groups_of, show_page, show_pairs, show_words
from sumdeck.terminal.screen import Screen

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


def show_rules(screen: Screen, game: str, options: Options) -> None:
    """The rules of this level in words."""
    wild = bool(set(groups_of(options.pack)) & set(WILD_GROUPS))
    if game == SOLITAIRE:
        topics = ["solitaire", "solitaire_wild" if wild else "", "solitaire_scoring" if options.scoring else "solitaire_cards"]
    else:
        topics = ["aim_scoring" if options.scoring else "aim", "turn", "take", "build", "discard", "wild" if wild else ""]
        topics += ["scoring" if options.scoring else ""]
        topics += ["challenge" if options.scoring and options.golden_rule_2 == "challenge" else ""]
        topics += ["end_scoring" if options.scoring else "end"]
    show_page(screen, options.pack.title, [say(f"rules.numero.{topic}") for topic in topics if topic], apart=True)
    screen.note("\n" + say("rules.more", game=game), "dim")

"""How to say things in Formula, and the rules of a table: which of the texts its settings need.

The examples use numbers with zeros at the end, so that they never give a move away.
"""

from __future__ import annotations

from sumdeck.language import say
from sumdeck.rules.formula import Options, levels
from sumdeck.terminal.pages import show_page, show_pairs, show_words
from sumdeck.terminal.screen import Screen


def show_help(screen: Screen, options: Options) -> None:
    """How to say things, as far as this table needs them."""
    topics = ["lay", "mark", "joker", "draw", *(["pass"] if options.play_after_draw else [])]
    show_pairs(screen, say("help.title"), [say(f"help.formula.{topic}") for topic in topics])
    show_words(screen)


def show_rules(screen: Screen, options: Options) -> None:
    """The rules of this table in words."""
    points = options.points_game
    texts = [say("rules.formula.aim_points") if points else say("rules.formula.aim"), say("rules.formula.first")]
    texts.append(say("rules.formula.turn", most=options.cards_per_turn))
    texts.append(say("rules.formula.numbers", most=options.max_number_cards))
    topics = ["zero", "joker", "draw"]
    topics += [key for key in ("must_reuse", "five_draw", "times_divide_only") if getattr(options, key)]
    topics += ["play_on"] if options.play_on != "off" else []
    topics += ["end_points" if points else "end"]
    texts += [say(f"rules.formula.{topic}") for topic in topics]
    show_page(screen, levels()[options.level].title, texts, apart=True)
    screen.note("\n" + say("rules.more", game="formula"), "dim")

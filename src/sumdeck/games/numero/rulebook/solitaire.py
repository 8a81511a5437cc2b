"""Numero for one."""

from sumdeck.games.numero.rulebook.chapter import has_wild
from sumdeck.games.numero.rules.options import Options
from sumdeck.words import say


def setup(options: Options) -> list[str]:
    """Nothing: the rules begin with it."""
    return []


def rules(options: Options) -> list[str]:
    topics = ["solitaire", *(["solitaire_wild"] if has_wild(options) else [])]
    topics += ["solitaire_scoring" if options.scoring else "solitaire_cards"]
    return [say(f"rules.numero.{topic}") for topic in topics]

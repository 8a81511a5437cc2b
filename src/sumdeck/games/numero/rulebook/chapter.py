"""Numero, level by level."""

from sumdeck.games.numero.rules.options import Options
from sumdeck.words import say


def setup(options: Options) -> list[str]:
    """N-2 to N-7."""
    return [say("rules.numero.setup", cards=options.hand_size)]


def rules(options: Options) -> list[str]:
    scoring = options.scoring
    topics = ["aim_scoring" if scoring else "aim", "turn", "take", "build", "discard", *(["wild"] if has_wild(options) else [])]
    topics += ["scoring"] if scoring else []
    topics += ["challenge"] if scoring and options.golden_rule_2 == "challenge" else []
    topics += ["end_scoring" if scoring else "end"]
    return [say(f"rules.numero.{topic}") for topic in topics]


def has_wild(options: Options) -> bool:
    return any(card.trait("kind") == "wild" for card in options.pack.cards)

"""Mathino, level by level."""

from __future__ import annotations

from sumdeck.language import say
from sumdeck.rules.mathino import Options


def setup(options: Options) -> list[str]:
    """M-4, M-13 to M-17, M-25."""
    return [say("rules.mathino.setup", cards=options.hand_cards, table=options.table_cards)]


def rules(options: Options) -> list[str]:
    """The texts that this table needs."""
    aim = say("rules.mathino.aim", target=options.target, most=options.most_cards_points)
    end = say("rules.mathino.end")
    if options.variant == "young":
        return [aim, *(say(f"rules.mathino.{topic}") for topic in ("young", "young_open")), end]
    texts = [aim, say("rules.mathino.turn"), say("rules.mathino.capture"), *building(options)]
    if options.duty_model != "off":
        texts.append(say("rules.mathino.penalty", points=options.penalty))
    topics = ("stacking", "digit_sums", "power_plays", "table_add")
    return [*texts, *(say(f"rules.mathino.{topic}") for topic in topics if getattr(options, topic)), end]


def building(options: Options) -> list[str]:
    """How a card changes a pile: with the operations that are played (M-60), negative or not (M-61), and by a match (M-62)."""
    ways = [say(f"rules.mathino.op_{operation}") for operation in options.ops.split() if operation != "none"]
    several = say("rules.mathino.or", others=", ".join(ways[:-1]), last=ways[-1]) if len(ways) > 1 else "".join(ways)
    texts = [say("rules.mathino.build", ways=several)] if ways else []
    texts += [say("rules.mathino.negatives")] if ways and options.negatives else []
    return [*texts, say("rules.mathino.match")]

"""Numberloor, level by level."""

from sumdeck.games.numberloor.rules.options import Options, levels
from sumdeck.words import say


def setup(options: Options) -> list[str]:
    """L-9 to L-19, L-92 to L-94."""
    if is_beginners(options):
        return [say("rules.numberloor.setup_beginners", cards=options.hand_size)]
    return [say("rules.numberloor.setup", cards=options.hand_size)]


def rules(options: Options) -> list[str]:
    if is_beginners(options):
        topics = ["aim", "beginners", "pile"]
    else:
        night = ["night"] if levels()[options.level].take_overs else []
        topics = ["aim", "turn", "round", "special", "stuck", "last", *night, "pile"]
    return [say(f"rules.numberloor.{topic}") for topic in topics]


def is_beginners(options: Options) -> bool:
    """Whether two floors lie open, and no balloon."""
    return levels()[options.level].stacks == "floor+floor"

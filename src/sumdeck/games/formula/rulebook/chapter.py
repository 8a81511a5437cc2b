"""Formula, with the variations that a table plays."""

from sumdeck.games.formula.rules.options import Options
from sumdeck.words import say


def setup(options: Options) -> list[str]:
    """F-1 to F-9."""
    return [say("rules.formula.setup", cards=options.hand_size)]


def rules(options: Options) -> list[str]:
    points = options.points_game
    texts = [say("rules.formula.aim_points") if points else say("rules.formula.aim"), say("rules.formula.first")]
    texts.append(say("rules.formula.turn", most=options.cards_per_turn))
    texts.append(say("rules.formula.numbers", most=options.max_number_cards))
    topics = ["zero", "joker", "draw"]
    topics += [key for key in ("must_reuse", "five_draw", "times_divide_only") if getattr(options, key)]
    topics += {"off": [], "ranking": ["play_on"], "literal": ["play_on_literal"]}[options.play_on]  # F-82
    topics += ["end_points" if points else "end"]
    return texts + [say(f"rules.formula.{topic}") for topic in topics]

"""The stories of Formula: one for each level, and one that begins without a stock."""

from sumdeck.games.formula.rules.game import Formula
from sumdeck.rules.game import Json
from tests.playthroughs.formula.teller import FormulaTeller
from tests.playthroughs.plan import Plan


def formula(level: str, title: str, deal: str, seats: int = 2, name: str = "", **settings: Json) -> Plan:
    """A game of Formula at a level."""
    file = f"formula-{name or level}"
    return Plan(file, f"Formula, {title}", Formula(), {"level": level, **settings}, deal, seats, FormulaTeller)


FORMULA = (
    formula("base", "two seats", "spring-fair-4"),
    formula("harder", "the harder rule, three seats", "spring-fair-7", seats=3),
    formula("five-draw", "fives make the others draw, four seats", "spring-fair-6", seats=4),
    formula("times-divide", "only × and ÷, two seats", "spring-fair-2"),
    formula("everybody", "all play on, three seats", "spring-fair-3", seats=3),
    formula("points", "for points, two seats", "spring-fair-1"),
    formula("base", "ten cards each and no stock, five seats", "spring-fair-1", seats=5, name="no-stock", hand_size=10),
)

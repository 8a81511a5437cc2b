"""The stories of Mathino: one for each level, at tables of different size."""

from sumdeck.games.mathino.rules.game import Mathino
from sumdeck.rules.game import Json
from tests.playthroughs.mathino.teller import MathinoTeller
from tests.playthroughs.plan import Plan


def mathino(level: str, title: str, deal: str, seats: int, **settings: Json) -> Plan:
    """A match of Mathino at a level."""
    return Plan(f"mathino-{level}", f"Mathino, {title}", Mathino(), {"level": level, **settings}, deal, seats, MathinoTeller)


MATHINO = (
    mathino("young", "for the very young, three seats, cards counted", "spring-fair-1", 3, young_scoring="cards_only"),
    mathino("starter", "adding and taking away, two seats, one deck", "spring-fair-2", 2, max_decks=1),
    mathino("basic", "the basic game, four seats, one deck", "spring-fair-3", 4, max_decks=1),
    mathino("advanced", "digit sums, power plays and added cards, two seats, two decks", "spring-fair-4", 2, max_decks=2),
)

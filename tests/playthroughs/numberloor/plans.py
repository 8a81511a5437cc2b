"""The stories of Numberloor: one for each level."""

from sumdeck.games.numberloor.rules.game import Numberloor
from tests.playthroughs.numberloor.teller import NumberloorTeller
from tests.playthroughs.plan import Plan


def numberloor(level: str, title: str, deal: str, seats: int) -> Plan:
    """A game at a level, for two stars."""
    given = {"level": level, "stars_to_win": 2}
    return Plan(f"numberloor-{level}", f"Numberloor, {title}", Numberloor(), given, deal, seats, NumberloorTeller)


NUMBERLOOR = (
    numberloor("beginner", "4+, two seats", "magic-house-7", 2),
    numberloor("intermediate", "6+, two seats", "magic-house-20", 2),
    numberloor("basic", "8+, three seats", "magic-house-28", 3),
)

"""The stories of Numero: one for each level, one with scores, one solitaire."""

from sumdeck.games.numero.rules.game import Numero
from sumdeck.games.numero.rules.solitaire import Solitaire
from sumdeck.rules.game import Json
from tests.playthroughs.numero.teller import NumeroTeller
from tests.playthroughs.plan import Plan


def numero(level: str, title: str, deal: str, seats: int = 2, **settings: Json) -> Plan:
    """A game of Numero at a level."""
    name = f"numero-{level}{'-scoring' if settings.get('scoring') else ''}"
    return Plan(name, f"Numero, {title}", Numero(), {"level": level, **settings}, deal, seats, NumeroTeller)


ALONE = {"level": "full", "scoring": True}

NUMERO = (
    numero("numbers-10", "numbers 1 to 10, two seats", "spring-fair-25"),
    numero("playing-cards", "playing cards ace to ten, three seats", "spring-fair-36", seats=3),
    numero("numbers-15", "numbers 1 to 15, two seats", "spring-fair-22"),
    numero("subtraction", "with subtraction cards, two seats", "spring-fair-13"),
    numero("times-divide", "with subtraction, multiplication and division cards, three seats", "spring-fair-12", seats=3),
    numero("fractions", "with fractions, decimals and percentages, two seats", "spring-fair-19"),
    numero("full", "the whole pack, two seats", "spring-fair-33"),
    numero("times-divide", "with scores and challenges, two seats", "spring-fair-12", scoring=True),
    Plan("numero-solitaire", "Numero solitaire, with scores", Solitaire(), ALONE, "spring-fair-28", 1, NumeroTeller),
)

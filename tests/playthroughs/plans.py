"""Which games are told: one for each level of Numero, one with scores, one solitaire."""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from sumdeck.rules.game import Game, Json
from sumdeck.rules.numero import Numero, Solitaire


@dataclass(frozen=True)
class Plan:
    """A game to be told."""

    name: str
    """The name of its file."""
    title: str
    game: Game[Any, Any]
    given: Mapping[str, Json]
    """The options, as `game.options` takes them."""
    deal: str
    seats: int = 2

    @property
    def path(self) -> Path:
        """Where the story lies."""
        return Path(__file__).with_name(f"{self.name}.txt")


def numero(level: str, title: str, deal: str, seats: int = 2, **settings: Json) -> Plan:
    """A game of Numero at a level."""
    name = f"numero-{level}{'-scoring' if settings.get('scoring') else ''}"
    return Plan(name, f"Numero, {title}", Numero(), {"level": level, **settings}, deal, seats)


PLANS = (
    numero("numbers-10", "numbers 1 to 10, two seats", "spring-fair-25"),
    numero("playing-cards", "playing cards ace to ten, three seats", "spring-fair-36", seats=3),
    numero("numbers-15", "numbers 1 to 15, two seats", "spring-fair-22"),
    numero("subtraction", "with subtraction cards, two seats", "spring-fair-13"),
    numero("times-divide", "with subtraction, multiplication and division cards, three seats", "spring-fair-12", seats=3),
    numero("fractions", "with fractions, decimals and percentages, two seats", "spring-fair-19"),
    numero("full", "the whole pack, two seats", "spring-fair-33"),
    numero("times-divide", "with scores and challenges, two seats", "spring-fair-12", scoring=True),
    Plan(
        "numero-solitaire", "Numero solitaire, with scores", Solitaire(), {"level": "full", "scoring": True}, "spring-fair-28", 1
    ),
)

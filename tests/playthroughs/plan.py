"""A game to be told: what is played, by whom it is told, and where its story lies."""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from sumdeck.rules.game import Game, Json
from tests.playthroughs.story import Teller


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
    teller: type[Teller] = Teller

    @property
    def path(self) -> Path:
        """Where the story lies."""
        return Path(__file__).with_name(f"{self.name}.txt")

    def tell(self) -> str:
        """The story, from the deal to the outcome."""
        return self.teller(self.game, self.game.options(self.given), self.seats, self.deal).tell(self.title)

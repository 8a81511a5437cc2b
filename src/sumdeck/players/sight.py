"""How much a computer player sees of what could be played: one way of being weak for all games, as people are weak.

Nobody throws cards away here. A weak player overlooks joins of three things, or numbers beyond those it knows, or the second sum
of a turn; of what it could see it misses some; it does not think of what comes after. What a game's own players make of each of
these is in `games/<game>/players`.
"""

from dataclasses import dataclass
from random import Random
from typing import Final

EVERYTHING: Final = 1_000_000


@dataclass(frozen=True)
class Sight:
    """What a player sees, and how far it thinks. As it stands: everything, and the turn after."""

    things: int = EVERYTHING
    """So many cards or piles it can keep together in one sum."""
    sums: int = EVERYTHING
    """So many sums it finds for one turn."""
    largest: int = EVERYTHING
    """It reckons with numbers up to this."""
    below_zero: bool = True
    """Whether it reckons with negative numbers."""
    tables: int = EVERYTHING
    """It knows its times tables up to this."""
    special: bool = True
    """Whether it uses the cards that do something of their own."""
    finds: float = 1.0
    """How often it finds what it could see."""
    talks: bool = False
    """Whether it would rather say a sum than match two cards, so that whoever learns from it hears one."""
    ahead: bool = True
    """Whether it thinks of what a move leaves behind."""
    visits: int = 0
    """How many games it plays on in its mind before a move."""

    def found(self, rng: Random) -> bool:
        """Whether this one is seen now. Who finds everything asks no luck."""
        return self.finds >= 1.0 or rng.random() < self.finds

"""What the pack and the options mean for play, worked out once for a whole match. The cards are in `packs/`."""

from functools import lru_cache
from typing import Final

from sumdeck.games.mathino.rules.options import ATTRIBUTES, Options
from sumdeck.games.mathino.rules.piles import Pile
from sumdeck.rules.cards import Card
from sumdeck.rules.game import Kind
from sumdeck.rules.options import TableSetup


class Setup(TableSetup):
    """What play looks things up in."""

    def __init__(self, options: Options, seats: int) -> None:
        super().__init__(options, seats, options.pack)
        self.options = options
        cards = self.pack.cards
        self.number: list[int] = [int(card.face) for card in cards]
        """The number on each kind; an ace counts 1 (M-2)."""
        self.points: list[int] = [card.points for card in cards]
        """The points each kind carries (M-1, M-3)."""
        self.lone: list[Pile] = [Pile(number, (Kind(kind),)) for kind, number in enumerate(self.number)]
        """Each card as it lies there loose (M-6)."""
        self.looks: list[dict[str, str]] = [{name: look_of(card, name) for name in ATTRIBUTES} for card in cards]
        """What the very young see on each kind (M-156)."""
        self.look_words: dict[str, str] = look_words(self.looks)
        """The words by which colours and shapes are called, in the plural too."""
        self.attributes: tuple[str, ...] = words_of(options.young_attributes)
        self.ops: frozenset[str] = frozenset(words_of(options.ops))
        self.young = options.variant == "young"
        self.claims = options.mistakes == "claims"
        """Whether the opponents check, and not the engine (M-114, M-115)."""
        self.counts_cards = self.young and options.young_scoring == "cards_only"
        """Whether cards are counted instead of points (M-160)."""
        self.stacks = options.stacking and not self.young
        # M-87
        self.penalty: int = options.target if isinstance(options.penalty, str) else options.penalty


setup: Final = lru_cache(maxsize=256)(Setup)


def look_of(card: Card, name: str) -> str:
    return card.colour if name == "colour" else card.trait(name)


def look_words(looks: list[dict[str, str]]) -> dict[str, str]:
    """Each colour and shape by the words for it; what is gold is golden."""
    known = {look: look for kind in looks for name, look in kind.items() if name != "number" and look}
    return known | {f"{look}s": look for look in known} | ({"golden": "gold"} if "gold" in known else {})


def words_of(setting: str) -> tuple[str, ...]:
    """The things that a setting names."""
    return () if setting == "none" else tuple(setting.split())

"""Whether a deck can be played with at a table, and what is unusual about it."""

from fractions import Fraction
from math import comb
from typing import Final

from sumdeck.games.numberloor.rules.codes import Code
from sumdeck.games.numberloor.rules.options import DeckLevel
from sumdeck.games.numberloor.rules.packs import marks_of
from sumdeck.rules.cards import Pack
from sumdeck.rules.game import Refusal

BLUE_CARDS: Final = 6
HIGHEST_STEP_AT_6: Final = 3
OFTEN: Final = Fraction(1, 5)
"""A deal in five that must be dealt again is too much."""


def check_deck(deck: Pack, level: DeckLevel, seats: int, hand_size: int) -> None:
    """Refuse a level's deck that so many players cannot play with."""
    needed = hand_size * seats + 2
    if deck.size < needed:
        raise Refusal(Code.PACK_TOO_SMALL, cards=deck.size, needed=needed)
    if level.stacks == "floor+floor":
        return
    floors = count_of(deck, "kind", "floor")
    if floors < seats + 1:
        raise Refusal(Code.TOO_FEW_FLOORS, floors=floors, needed=seats + 1)
    if not count_of(deck, "effect", "step"):
        raise Refusal(Code.NO_NUMBER_BALLOON)


def pack_warnings(pack: Pack, level: DeckLevel, seats: int, hand_size: int = 6) -> tuple[str, ...]:
    """What is unusual about a pack, marks and all, at a level: codes that have words. It can be played with all the same."""
    found: list[str] = []
    deck = level.cards(pack)
    blue = sum(count for card, count in zip(pack.cards, pack.counts) if "blue" in marks_of(card))
    if level.name == "basic" and blue != BLUE_CARDS:
        found.append("numberloor.warn_blue")
    if level.name == "intermediate":
        if count_of(deck, "time", "night"):
            found.append("numberloor.warn_night")  # L-87: such a card is an ordinary floor
        if any(card.trait("effect") == "step" and int(card.trait("value")) > HIGHEST_STEP_AT_6 for card in deck.cards):
            found.append("numberloor.warn_steps")  # L-88
    if level.stacks == "floor+balloon" and redeal_chance(deck, seats, hand_size) > OFTEN:
        found.append("numberloor.warn_redeals")
    return tuple(found)


def redeal_chance(deck: Pack, seats: int, hand_size: int = 6) -> Fraction:
    """How likely some hand of a deal is without a floor (L-12), exactly: hands are counted in and out again."""
    balloons = deck.size - count_of(deck, "kind", "floor")
    chance = Fraction(0)
    for hands in range(1, seats + 1):
        cards = hands * hand_size
        if cards <= deck.size:
            without = Fraction(comb(seats, hands) * comb(balloons, cards), comb(deck.size, cards))
            chance += without if hands % 2 else -without
    return chance


def count_of(deck: Pack, trait: str, text: str) -> int:
    return sum(count for card, count in zip(deck.cards, deck.counts) if card.trait(trait) == text)

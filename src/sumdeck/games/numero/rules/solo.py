"""A solitaire as it lies: its cards, how they are restored, and when it is over (N-104, N-105, N-108 to N-110)."""

from __future__ import annotations

from dataclasses import dataclass, replace

from sumdeck.games.numero.rules.priority import find_takes
from sumdeck.games.numero.rules.reach import ANYWHERE
from sumdeck.games.numero.rules.setup import Pile, Setup
from sumdeck.games.numero.rules.state import Entry, centre_of
from sumdeck.games.numero.rules.stock import Position
from sumdeck.rules.game import Kind, Seat, Value
from sumdeck.rules.registry import show

ALONE = Seat(0)
CENTRE_SIZE = 5
EVERYTHING, MUCH, WHAT_FITS = 1_000_000_000, 3_000_000, 300_000
"""How many visits the search may take. Five cards and five: with sums it ends by itself long before, so that its answer is always
complete (N-105), also where values may be negative; with larger hands these, and joins of all four kinds, would not."""


@dataclass(frozen=True)
class Solo:
    """A solitaire."""

    setup: Setup
    deck: tuple[Kind, ...]
    hand: tuple[Kind, ...]
    centre: tuple[Pile, ...]
    loose: tuple[Kind, ...]
    won: tuple[Kind, ...]
    turn: int
    takes: int
    ended: str
    """Why it is over; empty while it goes on."""
    sheet: tuple[Entry, ...]

    @property
    def hands(self) -> tuple[tuple[Kind, ...]]:
        """The hand of each seat, and so the one there is."""
        return (self.hand,)

    def position(self) -> Position:
        """What the player can reach."""
        return Position(self.setup, ALONE, self.hand, self.centre, self.loose)

    def points(self) -> Value:
        """The score so far."""
        return sum((entry.points for entry in self.sheet), 0)

    def __repr__(self) -> str:
        return show("numero-solitaire", self)


def restored(solo: Solo) -> Solo:
    """Centre to five cards first, then the hand (N-104); the end noticed, and counted (N-105, N-108 to N-110)."""
    deck = solo.deck
    room = CENTRE_SIZE - len(solo.loose) - sum(len(pile.cards) for pile in solo.centre)
    to_centre, deck = deck[:room], deck[room:]
    drawn = solo.setup.options.hand_size - len(solo.hand)
    to_hand, deck = deck[:drawn], deck[drawn:]
    number = solo.setup.number
    piles = [*solo.centre, *(solo.setup.lone[card] for card in to_centre if number[card])]
    loose = sorted([*solo.loose, *(card for card in to_centre if not number[card])])
    hand = sorted([*solo.hand, *to_hand])
    sheet = solo.sheet
    if solo.setup.options.scoring and not deck and all(entry.item != "deck_dealt" for entry in sheet):
        sheet = (*sheet, Entry(solo.turn, ALONE, "deck_dealt", 10))  # N-108: earned as soon as the last card is dealt
    return noticed(replace(solo, deck=deck, centre=centre_of(piles), loose=tuple(loose), hand=tuple(hand), sheet=sheet))


def noticed(solo: Solo) -> Solo:
    """The same, over if nothing can be taken any more (N-105)."""
    if not solo.deck and not solo.hand and not solo.centre and not solo.loose:
        return closed(solo, "numero.perfect")
    found = find_takes(solo.position(), with_wilds=True, budget=visits(solo), wide=ANYWHERE)
    if found.complete and not found.targets():  # where the search cannot prove it, the player has the last word
        return closed(solo, "numero.no_take_left")
    return solo


def visits(solo: Solo) -> int:
    """The budget of a search."""
    options = solo.setup.options
    if options.join_ops != "sum":
        return WHAT_FITS
    return MUCH if options.value_domain == "rational" and options.hand_size > CENTRE_SIZE else EVERYTHING


def closed(solo: Solo, why: str) -> Solo:
    """The end with its extra points."""
    sheet = list(solo.sheet)
    if solo.setup.options.scoring:
        if why == "numero.perfect":
            sheet.append(Entry(solo.turn, ALONE, "perfect", 25))  # N-109: on top of the 10
        printed = sum(solo.setup.pack.cards[card].points for card in solo.hand)
        if printed:
            sheet.append(Entry(solo.turn, ALONE, "left_points", -printed))  # N-110: points only, not the number of cards
        if solo.setup.options.solitaire_item_11:
            sheet.append(Entry(solo.turn, ALONE, "11", 10))
    return replace(solo, ended=why, sheet=tuple(sheet))

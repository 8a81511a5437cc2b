"""A solitaire as it lies: its cards, how they are restored, and when it is over (N-104, N-105, N-108 to N-110)."""

from collections.abc import Sequence
from dataclasses import replace

from sumdeck.games.numero.rules import state
from sumdeck.games.numero.rules.priority import find_takes
from sumdeck.games.numero.rules.reach import ANYWHERE
from sumdeck.games.numero.rules.setup import Pile, Setup
from sumdeck.games.numero.rules.state import FINAL, OVER, Entry, State, centre_of
from sumdeck.rules.game import Kind, Seat

ALONE = Seat(0)
CENTRE_SIZE = 5
EVERYTHING, MUCH, WHAT_FITS = 1_000_000_000, 3_000_000, 300_000
"""How many visits the search may take. Five cards and five: with sums it ends by itself long before, so that its answer is always
complete (N-105), also where values may be negative; with larger hands these, and joins of all four kinds, would not."""


def laid_out(
    rules: Setup, deck: tuple[Kind, ...], hand: tuple[Kind, ...] = (), piles: Sequence[Pile] = (), loose: tuple[Kind, ...] = ()
) -> State:
    """A solitaire in which nothing has been won yet."""
    return state.laid_out(rules, deck, (hand,), piles, loose, ALONE, FINAL)


def restored(solo: State) -> State:
    """Centre to five cards first, then the hand (N-104); the end noticed, and counted (N-105, N-108 to N-110)."""
    deck = solo.deck
    room = CENTRE_SIZE - len(solo.loose) - sum(len(pile.cards) for pile in solo.centre)
    to_centre, deck = deck[:room], deck[room:]
    drawn = solo.setup.options.hand_size - len(solo.hands[ALONE])
    to_hand, deck = deck[:drawn], deck[drawn:]
    number = solo.setup.number
    piles = [*solo.centre, *(solo.setup.lone[card] for card in to_centre if number[card])]
    loose = sorted([*solo.loose, *(card for card in to_centre if not number[card])])
    hand = sorted([*solo.hands[ALONE], *to_hand])
    sheet = solo.sheet
    if solo.setup.options.scoring and not deck and all(entry.item != "deck_dealt" for entry in sheet):
        sheet = (*sheet, Entry(solo.turn, ALONE, "deck_dealt", 10))  # N-108: earned as soon as the last card is dealt
    return noticed(replace(solo, deck=deck, centre=centre_of(piles), loose=tuple(loose), hands=(tuple(hand),), sheet=sheet))


def noticed(solo: State) -> State:
    """The same, over where the hand has no number card (N-105). Else it is for the player to find that nothing is left."""
    if not solo.deck and not solo.hands[ALONE] and not solo.centre and not solo.loose:
        return closed(solo, "numero.perfect")
    if not any(solo.setup.number[card] for card in solo.hands[ALONE]):
        return closed(solo, "numero.no_take_left")
    return solo


def declared(solo: State) -> State:
    """The end as the player declares it: nothing is left, or there was more to find (N-105)."""
    return closed(solo, "numero.no_take_left" if is_proved_over(solo) else "numero.stopped")


def is_proved_over(solo: State) -> bool:
    """Whether a complete search finds no take."""
    found = find_takes(solo.position(ALONE), with_wilds=True, budget=visits(solo), wide=ANYWHERE)
    return found.complete and not found.targets()


def visits(solo: State) -> int:
    options = solo.setup.options
    if options.join_ops != "sum":
        return WHAT_FITS
    return MUCH if options.value_domain == "rational" and options.hand_size > CENTRE_SIZE else EVERYTHING


def closed(solo: State, why: str) -> State:
    """The end with its extra points."""
    sheet = list(solo.sheet)
    if solo.setup.options.scoring:
        if why == "numero.perfect":
            sheet.append(Entry(solo.turn, ALONE, "perfect", 25))  # N-109: on top of the 10
        printed = sum(solo.setup.pack.cards[card].points for card in solo.hands[ALONE])
        if printed:
            sheet.append(Entry(solo.turn, ALONE, "left_points", -printed))  # N-110: points only, not the number of cards
        if solo.setup.options.solitaire_item_11:
            sheet.append(Entry(solo.turn, ALONE, "11", 10))
    return replace(solo, phase=OVER, ended=why, sheet=tuple(sheet))

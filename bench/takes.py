"""Positions to look for the best take in, and how long it takes."""

from __future__ import annotations

from random import Random
from time import process_time
from typing import TypedDict

from bench.naive import naive_best_take
from sumdeck.games.numero.players.best_take import BestTake, best_take
from sumdeck.games.numero.rules.game import Numero
from sumdeck.games.numero.rules.setup import setup
from sumdeck.games.numero.rules.state import centre_of
from sumdeck.games.numero.rules.stock import Position
from sumdeck.rules.game import Kind, Seat

HAND = 5
TIMES = 3
"""Every search of ours is done so often, and the best counts: the first finds the processor cold and has memory to ask for."""


class Found(TypedDict):
    """What a search for best takes gave, position by position."""

    milliseconds: list[float]
    cards: list[int]
    """What the best take wins; 0 where there is none."""
    complete: list[bool]


def crowd(piles: int, wilds: int, seed: int, loose: bool = False, highest: int = 15) -> Position:
    """A random position of the full pack: lone cards in the centre, wild cards in the hand as far as it has room, or loose."""
    options = Numero().options({"level": "full"})
    rules = setup(options, 2)
    cards = list(options.pack.deck())
    Random(f"{piles} {wilds} {seed} {highest}").shuffle(cards)
    low = [card for card in cards if 0 < rules.number[card] <= highest]
    centre = low[:piles]
    left = list(cards)
    for card in centre:
        left.remove(card)
    wild = [card for card in left if not rules.number[card]][:wilds]
    held = [] if loose else wild[: HAND - 1]
    numbers = sorted((card for card in left if rules.number[card]), key=lambda card: highest < 15 and -rules.number[card])
    hand = numbers[: HAND - len(held)] + held
    lying: list[Kind] = wild[len(held) :]
    return Position(rules, Seat(0), tuple(sorted(hand)), centre_of([rules.lone[card] for card in centre]), tuple(sorted(lying)))


def best(piles: int, wilds: int, seeds: list[int], loose: bool = False, highest: int = 15) -> Found:
    """The best takes by cards of some positions, by our search."""
    found = Found(milliseconds=[], cards=[], complete=[])
    for seed in seeds:
        position = crowd(piles, wilds, seed, loose, highest)
        searches = [timed(position) for _ in range(TIMES)]
        take = searches[0][0]
        found["milliseconds"].append(min(milliseconds for _, milliseconds in searches))
        found["cards"].append(take.cards if take else 0)
        found["complete"].append(take is None or take.complete)
    return found


def timed(position: Position) -> tuple[BestTake | None, float]:
    """The best take by cards, and the milliseconds it took."""
    begun = process_time()
    take = best_take(position)
    return take, 1000 * (process_time() - begun)


def naive(piles: int, wilds: int, seeds: list[int], remember: bool = True) -> Found:
    """The same by the first search that comes to mind."""
    found = Found(milliseconds=[], cards=[], complete=[])
    for seed in seeds:
        position = crowd(piles, wilds, seed)
        begun = process_time()
        found["cards"].append(naive_best_take(position, remember))
        found["milliseconds"].append(1000 * (process_time() - begun))
        found["complete"].append(True)
    return found

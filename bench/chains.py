"""Random games of Numberloor, and the longest chain that a hand can lay. All times are CPU time of this process."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from random import Random
from time import process_time
from typing import TypedDict

from bench.shuffling import shuffled
from sumdeck.games.numberloor.players.chain import ChainSearch
from sumdeck.games.numberloor.players.laying import longest_chain
from sumdeck.games.numberloor.rules.game import Numberloor
from sumdeck.games.numberloor.rules.options import Options
from sumdeck.games.numberloor.rules.setup import Setup
from sumdeck.games.numberloor.rules.state import State
from sumdeck.rules.game import Kind, Seat

GAME = Numberloor()
LATER = "7" * 64
STUCK = "0 2 4 6 8 0 2 4 6 8 0 2 4 6 8 0 2 4 6 8 0 2 4 6 8 3 ±2 ±2 ±4 ±4"
"""The hardest hand we know: nothing leads from an even floor to its 3, and the search would have to try everything to know it."""


class Chains(TypedDict):
    """What a search gave, position by position."""

    milliseconds: list[float]
    floors: list[int]


@cache
def options_of(level: str) -> Options:
    return GAME.options({"level": level})


def fresh(rng: Random, level: str) -> State:
    """A game for two, newly shuffled."""
    options = options_of(level)
    deal = list(GAME.pack(options).deck())
    rng.shuffle(deal)
    return GAME.start(deal, 2, options, LATER)


def playouts(games: int, seed: int, level: str = "basic") -> tuple[int, float]:
    """Decisions and seconds of games whose moves `Game.sample` draws; shuffling and dealing are counted too.

    Whose turn it is plays: nobody is asked for a night card, which would only add decisions.
    """
    rng, decisions, options = Random(seed), 0, options_of(level)
    deck = GAME.pack(options).deck()
    begun = process_time()
    for _ in range(games):
        state = GAME.begin(shuffled(deck, rng), 2, options, LATER)
        while to_act := GAME.to_act(state):
            state = GAME.carry_out(state, to_act[0], GAME.sample(state, to_act[0], rng))
            decisions += 1
    return decisions, process_time() - begun


def position(seed: int, cards: int, level: str) -> State:
    """A table at which the first seat holds so many cards of the deck."""
    rng = Random(seed)
    state = fresh(rng, level)
    deck = [*state.pile, *state.hands[0], *state.hands[1]]
    rng.shuffle(deck)
    return replace(state, hands=(tuple(sorted(deck[:cards])), state.hands[1]), pile=tuple(deck[cards:]))


def longest(seeds: list[int], cards: int, level: str = "basic") -> Chains:
    """The longest chains of some hands, by our search."""
    found = Chains(milliseconds=[], floors=[])
    for seed in seeds:
        state = position(seed, cards, level)
        begun = process_time()
        chain = longest_chain(state, Seat(0))
        found["milliseconds"].append((process_time() - begun) * 1000)
        found["floors"].append(sum(state.setup.number[lay.card] >= 0 for lay in chain))
    return found


def hardest() -> tuple[ChainSearch, int]:
    """A search in the hardest hand, and the jump it begins with."""
    rules = fresh(Random(0), "basic").setup
    kinds = {rules.pack.cards[kind].face: kind for kind in rules.pack.kinds()}
    return ChainSearch(rules, [kinds[face] for face in STUCK.split()]), rules.jump_numbers[kinds["±2"], ""]


def stuck() -> float:
    """Milliseconds for the hardest hand."""
    search, jump = hardest()
    begun = process_time()
    search.walk(0, jump)
    return (process_time() - begun) * 1000


def naive(seeds: list[int], cards: int) -> Chains:
    """The same by trying every order of the cards."""
    found = Chains(milliseconds=[], floors=[])
    for seed in seeds:
        state = position(seed, cards, "basic")
        begun = process_time()
        floors = most_floors(state.setup, state.hands[0], state.number(0), state.jump)
        found["milliseconds"].append((process_time() - begun) * 1000)
        found["floors"].append(floors)
    return found


def most_floors(rules: Setup, hand: Sequence[Kind], on: int, jump: int) -> int:
    """Lay each card that can be laid, one after the other, and see how far one comes."""
    most = 0
    for place, card in enumerate(hand):
        rest = (*hand[:place], *hand[place + 1 :])
        number = rules.number[card]
        if number < 0:
            most = max(most, most_floors(rules, rest, on, rules.jump_numbers[card, ""]))
        elif rules.fits(jump, on, number):
            most = max(most, 1 + most_floors(rules, rest, number, jump))
    return most

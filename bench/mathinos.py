"""Random matches of Mathino, and plans of several own turns, also among many cards. All times are CPU time of this process."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from time import process_time
from typing import TypedDict

from bench.shuffling import shuffled
from sumdeck.games.mathino.players.planner import VISITS, Weighing
from sumdeck.games.mathino.players.plans import Lying, PlanSearch, prospects
from sumdeck.games.mathino.players.sight import CARD, dangers
from sumdeck.games.mathino.rules.game import Mathino
from sumdeck.games.mathino.rules.piles import table_of
from sumdeck.games.mathino.rules.state import State
from sumdeck.rules.game import Seat

GAME = Mathino()
LATER = "7" * 64
MANY = 10**9
OPTIONS = GAME.options({"level": "advanced", "max_decks": 1})
DECK = GAME.pack(OPTIONS).deck()


class Planned(TypedDict):
    """What plans came to, position by position."""

    milliseconds: list[float]
    found: list[float]
    """How good the best plan is, or how many plays are worth a thought."""
    complete: list[bool]


def fresh(rng: Random) -> State:
    """A match for two with the advanced rules, one deck long, newly shuffled."""
    deal = list(DECK)
    rng.shuffle(deal)
    return GAME.start(deal, 2, OPTIONS, LATER)


def playouts(games: int, seed: int) -> tuple[int, float]:
    """Decisions and seconds of matches whose moves `Game.sample` draws; shuffling and dealing are counted too."""
    rng, decisions = Random(seed), 0
    begun = process_time()
    for _ in range(games):
        state = GAME.begin(shuffled(DECK, rng), 2, OPTIONS, LATER)
        while to_act := GAME.to_act(state):
            state = GAME.carry_out(state, to_act[0], GAME.sample(state, to_act[0], rng))
            decisions += 1
    return decisions, process_time() - begun


def position(seed: int, loose: int, held: int = 4) -> State:
    """A table of so many loose cards, and a hand of so many."""
    state = fresh(Random(seed))
    cards = state.stock[: loose + held]
    table = table_of([state.setup.lone[card] for card in cards[:loose]])
    return replace(state, table=table, hands=(tuple(sorted(cards[loose:])), *state.hands[1:]), stock=state.stock[loose + held :])


def weighed(seeds: list[int], loose: int) -> Planned:
    """Every play weighed as the planner does it: with added cards, four turns ahead, within its budget."""
    found = Planned(milliseconds=[], found=[], complete=[])
    for seed in seeds:
        view = GAME.view(position(seed, loose), Seat(0))
        begun = process_time()
        weighing = Weighing(view, VISITS)
        plays = len(weighing.ranked())
        found["milliseconds"].append((process_time() - begun) * 1000)
        found["found"].append(float(plays))
        found["complete"].append(weighing.search.complete)
    return found


def planned(seeds: list[int], loose: int, held: int, again: bool = True) -> Planned:
    """The best plan of a hand, to its end: where such hands were met before, or for the first time."""
    return _plans(seeds, loose, held, again)


def naive(seeds: list[int], loose: int, held: int, again: bool = True) -> Planned:
    """The same by a search that builds whatever can be built, live or not."""
    return _plans(seeds, loose, held, again, everything=True)


def _plans(seeds: list[int], loose: int, held: int, again: bool, everything: bool = False) -> Planned:
    if again:
        _plans(seeds, loose, held, again=False, everything=everything)
    else:
        prospects.cache_clear()  # what a hand can make of a value is kept from turn to turn
    found = Planned(milliseconds=[], found=[], complete=[])
    for seed in seeds:
        state = position(seed, loose, held)
        rules = state.setup
        numbers = tuple(sorted(rules.number[card] for card in state.hands[0]))
        search = PlanSearch(rules, dangers(GAME.view(state, Seat(0))), MANY, everything)
        piles = tuple(Lying(int(pile.value), CARD, False, False, True, False) for pile in state.table)
        begun = process_time()
        best = search.best(piles, numbers)
        found["milliseconds"].append((process_time() - begun) * 1000)
        found["found"].append(round(best, 6))
        found["complete"].append(search.complete)
    return found

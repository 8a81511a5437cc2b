"""Random games of Formula, and all moves of a hand at a table. All times are CPU time of this process."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import permutations, product
from random import Random
from time import process_time
from typing import TypedDict

from bench.shuffling import shuffled
from sumdeck.games.formula.rules.game import Formula
from sumdeck.games.formula.rules.moves import Face
from sumdeck.games.formula.rules.numbers import NEW, patterns
from sumdeck.games.formula.rules.speech import say_number
from sumdeck.games.formula.rules.state import State
from sumdeck.rules.game import Kind, Seat

GAME = Formula()
LATER = "7" * 64
TABLES = ((2, "+", 4, 6), (12, "−", 4, 8), (12, "+", 12, 24), (8, "×", 8, 64))
CARDS = 7


class Listed(TypedDict):
    """What a search gave, position by position."""

    milliseconds: list[float]
    moves: list[int]


OPTIONS = GAME.options({})
DECK = GAME.pack(OPTIONS).deck()


def fresh(rng: Random) -> State:
    """A game for two, newly shuffled."""
    deal = list(DECK)
    rng.shuffle(deal)
    return GAME.start(deal, 2, OPTIONS, LATER)


def playouts(games: int, seed: int) -> tuple[int, float]:
    """Decisions and seconds of games whose moves `Game.sample` draws; shuffling and dealing are counted too."""
    rng, decisions = Random(seed), 0
    begun = process_time()
    for _ in range(games):
        state = GAME.begin(shuffled(DECK, rng), 2, OPTIONS, LATER)
        while to_act := GAME.to_act(state):
            state = GAME.carry_out(state, to_act[0], GAME.sample(state, to_act[0], rng))
            decisions += 1
    return decisions, process_time() - begun


def position(seed: int, jokers: int) -> State:
    """A table and a hand of seven with so many jokers."""
    state = fresh(Random(seed))
    rules = state.setup
    left, symbol, right, answer = TABLES[seed % len(TABLES)]
    numbers = [tuple(rules.real[int(digit)] for digit in str(number)) for number in (left, right, answer)]
    digits = [card for card in Random(seed).sample(rules.pack.deck(), CARDS + 2) if card != rules.joker]
    hand = tuple(sorted([*digits[: CARDS - jokers], *[rules.joker] * jokers]))
    return replace(
        state, left=numbers[0], symbol=symbol, right=numbers[1], answer=numbers[2], hands=(hand, state.hands[1]), seat=Seat(0)
    )


def listed(seeds: list[int], jokers: int) -> Listed:
    """All moves of some hands, by our search."""
    found = Listed(milliseconds=[], moves=[])
    for seed in seeds:
        state = position(seed, jokers)
        begun = process_time()
        moves = GAME.legal_moves(state, Seat(0))
        found["milliseconds"].append((process_time() - begun) * 1000)
        found["moves"].append(len(moves) - 1)
    return found


def naive(seeds: list[int], jokers: int) -> Listed:
    """The same by trying every left number with every right one, a joker as ten cards."""
    found = Listed(milliseconds=[], moves=[])
    for seed in seeds:
        state = position(seed, jokers)
        begun = process_time()
        moves = naive_moves(state)
        found["milliseconds"].append((process_time() - begun) * 1000)
        found["moves"].append(len(moves))
    return found


def naive_moves(state: State) -> set[tuple[str, ...]]:
    """Every formula in text, with the cards laid."""
    rules, hand = state.setup, state.hands[0]
    lefts, rights, answers = (set(laid_on(state, old)) for old in (state.left, state.right, state.answer))
    by_value: dict[int, list[tuple[tuple[Face, ...], tuple[Kind, ...]]]] = {}
    for number, cards in answers:
        by_value.setdefault(value(number), []).append((number, cards))
    old = (state.symbol, value(state.left), value(state.right))
    found: set[tuple[str, ...]] = set()
    for (left, left_cards), (right, right_cards) in product(lefts, rights):
        one, other = value(left), value(right)
        results = {"+": one + other, "−": one - other, "×": one * other}
        if other and one % other == 0:
            results["÷"] = one // other
        for symbol, result in results.items():
            for answer, answer_cards in by_value.get(result, ()):
                cards = tuple(sorted(left_cards + right_cards + answer_cards))
                if not 1 <= len(cards) <= 3 or (symbol, one, other) == old:
                    continue
                if all(cards.count(card) <= hand.count(card) for card in cards):
                    texts = [say_number(rules, number) for number in (left, right, answer)]
                    found.add((*texts, symbol, str(cards)))
    return found


def laid_on(state: State, old: tuple[Face, ...]) -> Iterator[tuple[tuple[Face, ...], tuple[Kind, ...]]]:
    """Every number that can be laid on another."""
    rules = state.setup
    for new in range(4):
        for cards in set(permutations(state.hands[0], new)):
            faces = [rules.wild if card == rules.joker else [rules.real[rules.digit[card]]] for card in cards]
            for chosen in product(*faces):
                for pattern in patterns(len(old), new, 3):
                    rest = iter(chosen)
                    number = tuple(next(rest) if at == NEW else old[at] for at in pattern)
                    if len(number) == 1 or number[0].digit:
                        yield number, tuple(sorted(cards))


def value(number: tuple[Face, ...]) -> int:
    return int("".join(str(face.digit) for face in number))

"""A legal move at random, without listing any: for playouts by the hundred thousand.

It captures when it can, more often than not, and builds now and then on one pile or two loose cards; it stacks nothing. So it
does not reach every legal move; a player that should is `random` in `sumdeck.players`, which draws from the list.
"""

from random import Random
from typing import Final

from sumdeck.games.mathino.rules.capturing import alike_to
from sumdeck.games.mathino.rules.judge import check_turn
from sumdeck.games.mathino.rules.listing import legal_moves
from sumdeck.games.mathino.rules.moves import Accept, Build, Capture, Discard, Groups, Move, Turn
from sumdeck.games.mathino.rules.results import results
from sumdeck.games.mathino.rules.state import CONFIRM, State
from sumdeck.rules.game import Kind, Refusal, Seat

ACCEPT: Final = Accept()
CAPTURES, BUILDS = 0.8, 0.35
"""How likely a capture is wished for, and a build where there was none."""


def sample(state: State, seat: Seat, rng: Random) -> Move:
    if state.phase == CONFIRM:
        return ACCEPT
    hand, rules = state.hands[seat], state.setup
    count, start = len(hand), int(rng.random() * len(hand))
    if rng.random() < CAPTURES:
        for step in range(count):
            taken = capture(state, seat, hand[(start + step) % count])
            if taken is not None:
                return taken
    if rng.random() < BUILDS and count > 1:
        made = legal(state, seat, build(state, seat, hand[start], rng))
        if made is not None:
            return made
    for step in range(count):
        card = hand[(start + step) % count]
        if rules.options.discard_rule == "free":
            return Discard(card)  # M-64: nothing keeps it in the hand
        found = legal(state, seat, Discard(card)) or capture(state, seat, card)
        if found is not None:
            return found
    moves = legal_moves(state, seat)
    return moves[int(rng.random() * len(moves))]


def legal(state: State, seat: Seat, wish: Turn | None) -> Turn | None:
    """A wish in its one form, if it may be."""
    if wish is None:
        return None
    try:
        return check_turn(state, seat, wish)
    except Refusal:
        return None


def capture(state: State, seat: Seat, card: Kind) -> Turn | None:
    """All that a card can capture: that is always allowed. For the very young, in the first respect in which two are alike."""
    rules = state.setup
    if rules.young:
        for name in rules.attributes:
            alike = alike_to(state, card, name)
            if alike:
                return legal(state, seat, Capture(card, alike, (), name))
        return None
    number = rules.number[card]
    piles = [place for place, pile in enumerate(state.table) if abs(pile.value) == number and pile.open_to(seat)]
    return Capture(card, tuple(piles)) if piles else None


def build(state: State, seat: Seat, card: Kind, rng: Random) -> Turn | None:
    """Something on a pile, or on two loose cards."""
    rules = state.setup
    places = [place for place, pile in enumerate(state.table) if pile.open_to(seat)]
    if not places or rules.young:
        return None
    first = places[int(rng.random() * len(places))]
    base: Groups = ((first,),)
    second = places[int(rng.random() * len(places))]
    table = state.table
    if rules.options.table_add and second != first and table[first].loose and table[second].loose:
        base = (tuple(sorted((first, second))),)
    made = list(results(rules, sum(table[place].value for place in base[0]), rules.number[card]))
    if not made:
        return None
    result = made[int(rng.random() * len(made))]
    return Build(card, base, result.op, result.sign, result.way, result.value)

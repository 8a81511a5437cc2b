"""The legal moves of a seat: single acts, so the list is always short and complete.

Whose turn it is may lay what the open cards reach, found for all cards at once. What a balloon needs is asked of `turns.py`.
"""

from random import Random

from sumdeck.games.numberloor.rules.moves import GoOn, Lay, Move, Pass, Stop, TakeTwo
from sumdeck.games.numberloor.rules.play import to_act
from sumdeck.games.numberloor.rules.state import State
from sumdeck.games.numberloor.rules.turns import fault, fault_of_passing, fault_of_stopping, fault_of_taking, leads_on
from sumdeck.rules.game import MoveList, Seat

SENSIBLE = 0.9
"""How often a playout lays a card when it can."""
TAKE_TWO, PASS, STOP, GO_ON = TakeTwo(), Pass(), Stop(), GoOn()


def legal_moves(state: State, seat: Seat) -> MoveList[Move]:
    """Cards first, in the order of the hand, then words."""
    if seat not in to_act(state):
        return MoveList(())
    return MoveList([*lays(state, seat), *words(state, seat)])


def lays(state: State, seat: Seat) -> list[Lay]:
    """Every card of the hand that may be laid, everywhere it may go."""
    rules, hand = state.setup, state.hands[seat]
    if seat != state.seat or rules.two_floors:
        return [move for card in sorted(set(hand)) for move in rules.lays[card] if fault(state, seat, move) is None]
    if state.took_over and rules.options.night_single_card and not state.finishing:
        return []
    reach = rules.reach[state.jump][state.number(0)]
    found: list[Lay] = []
    before = -1
    for card in hand:
        if card != before:
            if rules.number[card] < 0:
                found += [move for move in rules.lays[card] if state.floor_laid or leads_on(state, card, move.parity)]
            elif reach >> rules.number[card] & 1:
                found.append(rules.lays[card][0])
        before = card
    return found


def words(state: State, seat: Seat) -> list[Move]:
    """What may be said instead."""
    if seat != state.seat:
        return [GO_ON]
    found: list[Move] = []
    if fault_of_taking(state) is None:
        found.append(TAKE_TWO)
    if fault_of_passing(state) is None:
        found.append(PASS)
    if fault_of_stopping(state) is None:
        found.append(STOP)
    return found


def sample(state: State, seat: Seat, rng: Random) -> Move:
    """Some legal move for a playout: mostly a card, for whoever only takes and passes never gets anywhere."""
    cards = lays(state, seat)
    if cards and rng.random() < (SENSIBLE if seat == state.seat else 0.5):
        return cards[int(rng.random() * len(cards))]
    others = words(state, seat)
    place = int(rng.random() * (len(cards) + len(others)))
    return cards[place] if place < len(cards) else others[place - len(cards)]

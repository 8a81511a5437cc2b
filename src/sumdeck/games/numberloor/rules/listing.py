"""The legal moves of a seat: single acts, so the list is always short and complete."""

from random import Random

from sumdeck.games.numberloor.rules.moves import GoOn, Lay, Move, Pass, Stop, TakeTwo
from sumdeck.games.numberloor.rules.play import to_act
from sumdeck.games.numberloor.rules.state import State
from sumdeck.games.numberloor.rules.turns import fault
from sumdeck.rules.game import MoveList, Seat

SENSIBLE = 0.9
"""How often a playout lays a card when it can."""


def legal_moves(state: State, seat: Seat) -> MoveList[Move]:
    """Cards first, in the order of the hand, then words."""
    if seat not in to_act(state):
        return MoveList(())
    words: tuple[Move, ...] = (TakeTwo(), Pass(), Stop()) if seat == state.seat else (GoOn(),)
    return MoveList([move for move in (*lays(state, seat), *words) if fault(state, seat, move) is None])


def lays(state: State, seat: Seat) -> list[Move]:
    """Every card of the hand, everywhere it could go."""
    rules = state.setup
    found: list[Move] = []
    for card in sorted(set(state.hands[seat])):
        if rules.number[card] < 0:
            found += [Lay(card, 1, parity) for parity in rules.parities(card)]
        else:
            found += [Lay(card, stack) for stack in ((0, 1) if rules.two_floors else (0,))]
    return found


def sample(state: State, seat: Seat, rng: Random) -> Move:
    """Some legal move for a playout: mostly a card, for whoever only takes and passes never gets anywhere."""
    moves = legal_moves(state, seat)
    cards = [move for move in moves if isinstance(move, Lay)]
    if cards and rng.random() < (SENSIBLE if seat == state.seat else 0.5):
        return cards[rng.randrange(len(cards))]
    return moves[rng.randrange(len(moves))]

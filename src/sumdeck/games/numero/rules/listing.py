"""The list of legal moves: canonical, in a fixed order, and honest about where it had to stop.

A turn is an act with a number card (take, build, discard), piles left changed on the way, wild cards dropped. The list holds the
first two, as blocks (`turn_blocks.py`), and counts the third, so that a long list is short in memory; a move is made when it is
asked for.
"""

from bisect import bisect_right
from collections.abc import Sequence

from sumdeck.games.numero.rules.challenge import doubtable
from sumdeck.games.numero.rules.moves import Accept, Challenge, Discard, Move, Pass
from sumdeck.games.numero.rules.priority import must_take
from sumdeck.games.numero.rules.state import CONFIRM, FINAL, OVER, State
from sumdeck.games.numero.rules.stock import Position
from sumdeck.games.numero.rules.turn_blocks import Turns
from sumdeck.rules.game import MoveList, Seat

VISITS = 100_000
"""How many steps the search behind a list may take by default."""


class Listing(MoveList[Move]):
    """Single moves first, then the blocks of turns."""

    def __init__(self, turns: Turns | None, others: Sequence[Move]) -> None:
        super().__init__((), turns is None or turns.complete)
        self.others = list(others)
        self.turns = turns
        self.ends: list[int] = []
        total = len(self.others)
        for block in turns.blocks if turns is not None else []:
            assert turns is not None
            total += turns.drops(block) * block.shows
            self.ends.append(total)
        self.total = total

    def __len__(self) -> int:
        return self.total

    def at(self, place: int) -> Move:
        if place < len(self.others):
            return self.others[place]
        assert self.turns is not None
        block = bisect_right(self.ends, place)
        before = self.ends[block - 1] if block else len(self.others)
        return self.turns.make(self.turns.blocks[block], place - before)


def legal_moves(state: State, seat: Seat, budget: int = VISITS) -> MoveList[Move]:
    if state.phase == OVER or not 0 <= seat < state.setup.seats:
        return MoveList(())
    others: list[Move] = []
    if state.phase != CONFIRM or seat in state.waiting:
        others += [Challenge(made.serial) for made in doubtable(state, seat)]
    if state.phase == CONFIRM:
        return MoveList((*others, Accept())) if others else MoveList(())
    if seat != state.seat:
        return MoveList(others)
    position = state.position(seat)
    if state.phase == FINAL and must_take(state) is None:
        others.append(Pass())
    if position.numbers():
        return Listing(Turns(state, position, budget), others)
    if state.phase != FINAL:
        others += wild_discards(state, position)
    return MoveList(others)


def wild_discards(state: State, position: Position) -> list[Discard]:
    """The turns of a hand without a number card (N-46, N-47)."""
    options = state.setup.options
    if options.all_wild_short_hand == "discard_one" and len(position.hand) < options.hand_size:
        return [Discard(None, (), (wild,)) for wild in sorted(set(position.hand))]
    return [Discard(None, (), position.hand)]

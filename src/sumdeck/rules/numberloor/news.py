"""What a move of Numberloor has brought besides its sentence: somebody is skipped, a turn is taken over, a star, a new pile."""

from __future__ import annotations

from typing import Final

from sumdeck.rules.game import News, Seat
from sumdeck.rules.numberloor.moves import Lay, Move
from sumdeck.rules.numberloor.night import claim_pending
from sumdeck.rules.numberloor.state import State

TAKEN_OVER, STAR, SKIPPED, NEW_PILE = "numberloor.taken_over", "numberloor.star", "numberloor.skipped", "numberloor.new_pile"
TIDINGS: Final = frozenset((TAKEN_OVER, STAR, SKIPPED, NEW_PILE))


def news(state: State, seat: Seat, move: Move, after: State) -> tuple[News, ...]:
    """In the order in which it happens."""
    player = layer(state, seat, move, after)
    found = []
    if player is not None and player != state.seat:
        found.append(News(TAKEN_OVER, (state.seat,)))  # L-60
    for other in range(len(state.hands)):
        if after.stars[other] > state.stars[other]:
            found.append(News(STAR, (Seat(other),)))  # L-50
    playing = state.seat if player is None else player
    for other in range(len(state.hands)):
        # Nobody else takes cards in a turn, and a claim that is outdone only goes back to its hand.
        if other != playing and held(after, other) > held(state, other):
            found.append(News(SKIPPED, (Seat(other),)))  # L-79
    if is_new_pile(state, after, player is not None):
        found.append(News(NEW_PILE))  # L-103
    return tuple(found)


def layer(state: State, seat: Seat, move: Move, after: State) -> Seat | None:
    """Whose card lies on a stack by this move. A night card that waits for others (`night_priority`) is not there yet."""
    if claim_pending(after):
        return None
    if isinstance(move, Lay):
        return seat
    return state.claimant if claim_pending(state) else None


def held(state: State, seat: int) -> int:
    """How many cards a seat has, one that waits beside the stacks included."""
    return len(state.hands[seat]) + (len(state.claimed) if seat == state.claimant else 0)


def is_new_pile(state: State, after: State, laid: bool) -> bool:
    """Whether more lies in the pile than taking would have left there."""
    had, has = (sum(held(one, seat) for seat in range(len(one.hands))) for one in (state, after))
    taken = has - had + laid
    return len(after.pile) + taken != len(state.pile)

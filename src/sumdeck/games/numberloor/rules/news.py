"""What a move of Numberloor has brought besides its sentence: somebody is skipped, a turn is taken over, a star, a new pile."""

from dataclasses import replace
from typing import Final

from sumdeck.games.numberloor.rules.moves import Lay, Move
from sumdeck.games.numberloor.rules.night import claim_pending
from sumdeck.games.numberloor.rules.play import STARS, skips
from sumdeck.games.numberloor.rules.state import LAID, State, left_of
from sumdeck.rules.game import News, Seat

TAKEN_OVER, STAR, SKIPPED, NEW_PILE = "numberloor.taken_over", "numberloor.star", "numberloor.skipped", "numberloor.new_pile"
SKIPPED_ONLY = "numberloor.skipped_only"
"""Skipped, with no card there to take."""
NEWS_CODES: Final = frozenset((TAKEN_OVER, STAR, SKIPPED, SKIPPED_ONLY, NEW_PILE))


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
    if is_skip_over(state, move, after, playing, player is not None):
        skipped = left_of(after, playing)
        taken = held(after, skipped) > held(state, skipped)
        found.append(News(SKIPPED if taken else SKIPPED_ONLY, (skipped,)))  # L-78, L-79
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


def is_skip_over(state: State, move: Move, after: State, playing: Seat, laid: bool) -> bool:
    """Whether the turn is over and has skipped somebody (L-80), who may have found no card to take."""
    rules = state.setup
    turns = after.turns - state.turns - (playing != state.seat)
    if turns < 1 or after.ended == STARS:
        return False  # L-7
    balloon = isinstance(move, Lay) and rules.number[move.card] < 0
    armed = rules.skip[after.opened[1]] if balloon else state.armed
    return skips(replace(after, armed=armed), laid or state.last == LAID)


def held(state: State, seat: int) -> int:
    """How many cards a seat has, one that waits beside the stacks included."""
    return len(state.hands[seat]) + (len(state.claimed) if seat == state.claimant else 0)


def is_new_pile(state: State, after: State, laid: bool) -> bool:
    """Whether more lies in the pile than taking would have left there."""
    had, has = (sum(held(one, seat) for seat in range(len(one.hands))) for one in (state, after))
    taken = has - had + laid
    return len(after.pile) + taken != len(state.pile)

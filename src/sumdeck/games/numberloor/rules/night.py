"""Night floors out of turn: when a turn can be taken over, by whom, and whose claim comes first (L-57 to L-70).

To all others it must look alike whether a seat holds a night card. So in such a moment everybody may act: with a night card that
fits, or by saying *go on*, which lets the moment pass. Nobody has to say that. Only where a claim gives way to those who sit
nearer (`night_priority = clockwise`) does it wait for their word.
"""

from sumdeck.games.numberloor.rules.codes import Code
from sumdeck.games.numberloor.rules.moves import Lay
from sumdeck.games.numberloor.rules.state import DREW, FRESH, NOBODY, State, clockwise
from sumdeck.rules.game import Seat


def moment(state: State) -> bool:
    """L-68: before the first act of a turn and after every card; neither after a draw nor in a protected finish (L-64)."""
    if not state.setup.take_overs or state.finishing or state.last == DREW:
        return False
    return state.last == FRESH or state.setup.options.night_moments == "any_card"


def claim_pending(state: State) -> bool:
    """Whether a night card lies beside the stacks and waits for those who come before it."""
    return state.claimant != NOBODY


def may_claim(state: State) -> tuple[Seat, ...]:
    """Who may take the turn over, as far as everybody can know; clockwise from the left of whose turn it is (L-69, L-70)."""
    if not moment(state):
        return ()
    found: list[Seat] = []
    for step in range(1, state.setup.seats):
        seat = Seat((state.seat + step) % state.setup.seats)
        if state.hands[seat] and seat not in state.going_on:
            found.append(seat)
    return tuple(found)


def waiting_for(state: State) -> tuple[Seat, ...]:
    """Who sits nearer than the claimant and has not let the moment pass."""
    nearer: list[Seat] = []
    for seat in may_claim(state):
        if seat == state.claimant or _farther(state, seat):
            break
        nearer.append(seat)
    return tuple(nearer)


def fault_of_go_on(state: State, seat: Seat) -> Code | None:
    """Whether there is a moment that this seat can let pass."""
    return None if seat in may_claim(state) else Code.GO_ON_ALREADY


def fault_of_claim(state: State, seat: Seat, move: Lay) -> Code | None:
    """A card laid out of turn: a night floor that fits the open cards as they lie (L-57, L-58, L-67)."""
    rules, card = state.setup, move.card
    if not rules.take_overs:
        return Code.NO_NIGHT_HERE
    if not rules.exists(card) or card not in state.hands[seat]:
        return Code.NOT_IN_HAND
    if not rules.night[card]:
        return Code.NOT_A_NIGHT_CARD
    if move.stack not in (0, 1):
        return Code.NO_SUCH_STACK
    if move.parity:
        return Code.NO_PARITY
    if state.finishing:
        return Code.PROTECTED
    if not moment(state):
        return Code.NOT_NOW
    if seat in state.going_on:
        return Code.GO_ON_ALREADY
    floor = rules.number[card]
    if floor == state.number(0) and not rules.options.night_equal_number:
        return Code.NIGHT_EQUAL
    return None if rules.fits(state.jump, state.number(0), floor) else Code.DOES_NOT_FIT


def _farther(state: State, seat: Seat) -> bool:
    order = clockwise(state, state.seat)
    return order.index(seat) > order.index(state.claimant)

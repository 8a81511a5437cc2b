"""What play has revealed about the hands of the others: a pass, and a card drawn before the first formula."""

from random import Random

from sumdeck.games.formula.rules.formulas import any_formula
from sumdeck.games.formula.rules.state import State
from sumdeck.rules.game import Seat
from sumdeck.rules.hands import with_seat, without

TRUSTED = 0.85
"""How likely somebody who drew a card could not lay: nobody has to see a formula (F-37)."""


def plausible(state: State, viewer: Seat, rng: Random) -> bool:
    """Whether imagined hands fit: who passed just now had nothing to lay, and who drew before the first formula no answer."""
    last = Seat((state.seat - 1) % state.setup.seats)
    if state.idle and last != viewer and last not in state.out and any_formula(state, last):
        return False
    return all(seat == viewer or drew_for_a_reason(state, seat) or rng.random() > TRUSTED for seat in drawers(state))


def drawers(state: State) -> list[Seat]:
    """Who has drawn a card although the start cards were to be completed (F-15, F-17): everybody who has had a turn."""
    if state.symbol:
        return []
    seats = state.setup.seats
    return [Seat((state.seat - 1 - step) % seats) for step in range(min(state.turn, seats))]


def drew_for_a_reason(state: State, seat: Seat) -> bool:
    """Whether a hand, less some card that may be the one drawn, had nothing to lay on the start cards."""
    hand = state.hands[seat]
    return any(
        not any_formula(state.changed(hands=with_seat(state.hands, seat, without(hand, card))), seat)
        for card in sorted(set(hand))
    )

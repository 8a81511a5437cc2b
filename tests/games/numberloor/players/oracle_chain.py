"""Every turn that a hand can lay, card by card: slow, and sure. No turn is thought about; all are tried."""

from sumdeck.games.numberloor.rules.moves import Lay
from sumdeck.games.numberloor.rules.state import State
from sumdeck.rules.game import Seat
from tests.games.numberloor.rules.tables import GAME


def most_floors(state: State, seat: Seat) -> int:
    """The most floors that the active player can lay from here, by playing every turn there is."""
    known: dict[object, int] = {}
    return _most(state, seat, known)


def _most(state: State, seat: Seat, known: dict[object, int]) -> int:
    key = (state.opened, state.parity, state.hands[seat])
    if key not in known:
        known[key] = 0
        for move in GAME.legal_moves(state, seat):
            if isinstance(move, Lay):
                after = GAME.apply(state, seat, move)
                floor = int(state.setup.number[move.card] >= 0)
                ended = after.seat != seat or after.stars != state.stars
                known[key] = max(known[key], floor + (0 if ended else _most(after, seat, known)))
    return known[key]

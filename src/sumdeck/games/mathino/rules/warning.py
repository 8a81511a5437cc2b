"""What a player should know before a build: whose pile it will be, and that none of the cards left can capture it.

Who owes for a pile at the end of a round is decided in `duties.py`; such a build is legal all the same (M-50).
"""

from sumdeck.games.mathino.rules.codes import Code
from sumdeck.games.mathino.rules.duties import build_duty
from sumdeck.games.mathino.rules.moves import Build, Move
from sumdeck.games.mathino.rules.state import State
from sumdeck.rules.game import Seat
from sumdeck.rules.hands import without


def warning(state: State, seat: Seat, move: Move) -> str:
    """Why a build may cost its builder points (M-77, M-85); empty for any other move."""
    rules = state.setup
    if not isinstance(move, Build) or not rules.penalty:
        return ""
    base = [state.table[place] for part in move.base for place in part if 0 <= place < len(state.table)]
    if seat not in build_duty(rules, seat, base, move.op, len(move.base) > 1):
        return ""
    hand = without(state.hands[seat], move.card)
    if not hand:
        return Code.LAST_CARD if any(other for at, other in enumerate(state.hands) if at != seat) else Code.LAST_TURN
    return "" if any(rules.number[card] == abs(move.value) for card in hand) else Code.LEFT_TO_OTHERS

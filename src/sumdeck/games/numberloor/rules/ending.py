"""How a game ended, and who stands where."""

from __future__ import annotations

from typing import Final

from sumdeck.games.numberloor.rules.state import State
from sumdeck.rules.game import Outcome

STARS: Final = "numberloor.stars"
"""L-6: somebody has all the stars that are needed."""
STANDSTILL: Final = "numberloor.standstill"
"""L-108: round the table nothing could be laid or taken."""
TURN_LIMIT: Final = "numberloor.turn_limit"
"""`max_turns` are over."""

ENDINGS: Final = frozenset((STARS, STANDSTILL, TURN_LIMIT))

LAST_TURN: Final = 10_000
"""Without a limit of the table's own, a game still ends here: nobody has ever sat so long, and a program must stop."""


def outcome(state: State) -> Outcome | None:
    """Places by stars; where nobody has won, equal stars are told apart by the fewer cards in hand (L-108)."""
    if not state.ended:
        return None
    ranks = [(stars, 0 if state.ended == STARS else -len(hand)) for stars, hand in zip(state.stars, state.hands)]
    places = tuple(1 + sum(other > rank for other in ranks) for rank in ranks)
    return Outcome(places, state.stars, state.ended)

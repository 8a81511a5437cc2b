"""`turn_priority`: tables that make a take, or else a build, compulsory.

The only rule whose checking needs a search, so nothing is demanded that the search has not found.
"""

from collections.abc import Collection

from sumdeck.games.numero.rules.codes import Code
from sumdeck.games.numero.rules.moves import Discard, Move, Take
from sumdeck.games.numero.rules.promises import tied
from sumdeck.games.numero.rules.reach import WIDE
from sumdeck.games.numero.rules.reached import Reach
from sumdeck.games.numero.rules.search import search
from sumdeck.games.numero.rules.state import FINAL, State
from sumdeck.games.numero.rules.stock import BY_KIND, Position, Stock
from sumdeck.rules.game import Refusal, Value

VISITS = 100_000


def check_priority(state: State, move: Move) -> None:
    """Refuse a play that ranks below one that is possible: take before build before discard."""
    if isinstance(move, Take):
        return
    if must_take(state):
        raise Refusal(Code.MUST_TAKE)
    if isinstance(move, Discard) and state.phase != FINAL and must_build(state):
        raise Refusal(Code.MUST_BUILD)


def must_take(state: State) -> Reach | None:
    """Takes that the seat to play may not pass over, in a final turn either (N-69)."""
    rule = state.setup.options.turn_priority
    if rule == "free":
        return None
    found = find_takes(state.position(state.seat), rule == "strict_full", spared=tied(state, state.seat))
    return found if found.targets() else None


def must_build(state: State) -> Reach | None:
    """Bases of builds that it may not pass over."""
    rule = state.setup.options.turn_priority
    if rule == "free":
        return None
    found = find_builds(state.position(state.seat), rule == "strict_full", tied(state, state.seat))
    return found if found.targets() else None


def find_takes(
    position: Position, with_wilds: bool, budget: int = VISITS, spared: Collection[Value] = (), wide: int = WIDE
) -> Reach:
    """Some takes, if there are any, with other cards than those spared."""
    faces: list[Value] = [position.setup.number[card] for card in position.numbers()]
    faces = [face for face in faces if face not in spared]
    stock = Stock(position, BY_KIND, wilds=with_wilds)
    return search(stock, faces, budget, builds_join=position.setup.options.join_builds, first_only=True, wide=wide)


def find_builds(position: Position, with_wilds: bool, spared: Collection[Value]) -> Reach:
    """Bases of some builds whose answer the hand holds, if there are any, for other cards than those spared."""
    stock = Stock(position, BY_KIND, wilds=with_wilds)
    join = position.setup.options.extend_build_with_others
    return search(stock, provable_bases(position, spared), VISITS, builds_join=join, first_only=True)


def provable_bases(position: Position, spared: Collection[Value]) -> list[Value]:
    """What a card of the hand, none of those spared, completes to another card of the hand."""
    faces = [position.setup.number[card] for card in position.numbers()]
    bases = [
        answer - added
        for place, added in enumerate(faces)
        for answer in faces[:place] + faces[place + 1 :]
        if added not in spared
    ]
    return sorted(set(bases))

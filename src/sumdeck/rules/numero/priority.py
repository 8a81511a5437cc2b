"""`turn_priority`: tables that make a take, or else a build, compulsory (Q-1).

The only rule whose checking needs a search, so nothing is demanded that the search has not found.
"""

from __future__ import annotations

from sumdeck.rules.game import Refusal, Value
from sumdeck.rules.numero.codes import Code
from sumdeck.rules.numero.moves import Discard, Move, Take
from sumdeck.rules.numero.reached import Reach
from sumdeck.rules.numero.search import search
from sumdeck.rules.numero.stock import BY_KIND, Position, Stock

VISITS = 100_000


def check_priority(position: Position, move: Move, final: bool) -> None:
    """Refuse a play that ranks below one that is possible: take before build before discard."""
    rule = position.setup.options.turn_priority
    if rule == "free" or isinstance(move, Take):
        return
    with_wilds = rule == "strict_full"
    if can_take(position, with_wilds):
        raise Refusal(Code.MUST_TAKE)
    if isinstance(move, Discard) and not final and can_build(position, with_wilds):
        raise Refusal(Code.MUST_BUILD)


def can_take(position: Position, with_wilds: bool) -> bool:
    """Whether a take was found."""
    return bool(find_takes(position, with_wilds).targets())


def can_build(position: Position, with_wilds: bool) -> bool:
    """Whether a build was found whose answer the hand holds."""
    return bool(find_builds(position, with_wilds).targets())


def find_takes(position: Position, with_wilds: bool, budget: int = VISITS) -> Reach:
    """Some takes, if there are any."""
    faces: list[Value] = [position.setup.number[card] for card in position.numbers()]
    stock = Stock(position, BY_KIND, wilds=with_wilds)
    return search(stock, faces, budget, builds_join=position.setup.options.join_builds, first_only=True)


def find_builds(position: Position, with_wilds: bool) -> Reach:
    """Bases of some builds whose answer the hand holds, if there are any."""
    stock = Stock(position, BY_KIND, wilds=with_wilds)
    join = position.setup.options.extend_build_with_others
    return search(stock, provable_bases(position), VISITS, builds_join=join, first_only=True)


def provable_bases(position: Position) -> list[Value]:
    """What a card of the hand completes to another card of the hand."""
    faces = [position.setup.number[card] for card in position.numbers()]
    bases = [answer - added for place, added in enumerate(faces) for answer in faces[:place] + faces[place + 1 :]]
    return sorted(set(bases))

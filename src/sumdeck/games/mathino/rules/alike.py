"""A card that is put on its like: `put 9 on 9` may be a capture (M-32) or a match (M-62), which may cost points."""

from collections.abc import Callable
from typing import Final

from sumdeck.games.mathino.rules.clauses import read_clauses
from sumdeck.games.mathino.rules.codes import Code
from sumdeck.games.mathino.rules.moves import Move
from sumdeck.games.mathino.rules.state import State
from sumdeck.games.mathino.rules.wording import FILLERS, VERBS
from sumdeck.rules.game import Claim, Refusal, Seat
from sumdeck.rules.tokens import tokenise

BESIDE_TAKING: Final = FILLERS | {",", "it", "them"}
"""What may stand beside the word where nothing is said but that something is taken."""


def laid_on_alike(state: State, seat: Seat, laid: Refusal, read: Callable[[State, Seat, str], Claim[Move]]) -> Claim[Move]:
    """What is meant, where only one can be; else it is asked back. Whoever goes on `and take it` has said it."""
    number, before, behind = (str(laid.details[name]) for name in ("number", "before", "behind"))
    if _lays_another(state, f"{before}capture {number}{behind}"):
        raise Refusal(Code.ONE_CARD)
    # As they are said: what else lies there to be captured is not told.
    ways: tuple[str, ...] = tuple(f"{before}{way} {number}{behind}" for way in ("capture", "matching"))
    if _takes_it(behind):
        ways = (f"{before}{number}, capture {number}",)
    found: list[Claim[Move]] = []
    why: Refusal | None = None
    for way in ways:
        try:
            found.append(read(state, seat, way))
        except Refusal as refusal:
            why = why or refusal
    if len(found) > 1:
        raise Refusal(Code.LAID_ON_ALIKE, ways=ways)
    if why is not None and not found:
        raise why
    return found[0]


def _lays_another(state: State, text: str) -> bool:
    try:
        read_clauses(state.setup, text)
    except Refusal as refusal:
        return refusal.code == Code.LAID_ON_ALIKE
    return False


def _takes_it(behind: str) -> bool:
    """Whether nothing is said here but that what lies there is taken."""
    words = [token.body for token in tokenise(behind) if token.body not in BESIDE_TAKING]
    return len(words) == 1 and VERBS.get(words[0]) == "capture"

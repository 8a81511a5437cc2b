"""A jump told from where one stands: `up 2 is 5`, `3 floors down to 7`. Sums that name their start are in `landing.py`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sumdeck.games.numberloor.rules.codes import Code
from sumdeck.games.numberloor.rules.landing import Landing, may_jump
from sumdeck.games.numberloor.rules.setup import FLOORS
from sumdeck.games.numberloor.rules.state import State
from sumdeck.rules.game import Mistake, Refusal
from sumdeck.rules.steps import SentenceCode
from sumdeck.rules.tokens import Token, unreadable

WAYS: Final = {"up": 1, "down": -1}
BESIDE: Final = ("go", "jump", "floor", "floors", "from")
"""What may be said besides: go up, 2 floors up."""


def is_leap(tokens: Sequence[Token]) -> bool:
    """Whether up or down is said."""
    return any(token.body in WAYS for token in tokens)


def leap(state: State, text: str, tokens: Sequence[Token]) -> Landing:
    """The floor that is said; either of its two numbers will do (L-43 to L-45). Raises Mistake if one lands elsewhere."""
    said = text[tokens[0].start : tokens[-1].end]
    rest = [token for token in tokens if token.body not in BESIDE]
    ways = [token for token in rest if token.body in WAYS]
    parts = [token for token in rest if token.body not in WAYS]
    bodies = ["=" if token.body == "to" else token.body for token in parts]
    if "=" not in bodies:
        raise Refusal(SentenceCode.NO_RESULT, said=said)
    at = bodies.index("=")
    numbers = [token for token in parts if token.kind == "number"]
    if len(ways) != 1 or at not in (1, 2) or len(parts) != at + 2 or len(numbers) != at + 1:
        raise unreadable(text, tokens[0].start, tokens[-1].end)
    *start, step, floor = (_whole(text, token) for token in numbers)
    here = state.number(0)
    if start and start[0] not in (here, here + FLOORS):
        raise Refusal(Code.NOT_FROM_HERE)
    if not may_jump(state, step):
        raise Refusal(Code.NOT_THIS_STEP)
    if floor >= 2 * FLOORS or (here + WAYS[ways[0].body] * step - floor) % FLOORS:
        raise Mistake(SentenceCode.WRONG_RESULT, said=said, at=tokens[0].start)
    return Landing(floor % FLOORS)


def _whole(text: str, token: Token) -> int:
    if token.mark or "." in token.body or len(token.body) > 3:
        raise unreadable(text, token.start, token.end)
    return int(token.body)

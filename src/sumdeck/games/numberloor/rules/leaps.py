"""A jump told from where one stands: `up 2 is 5`, `3 floors down to 7`, `one more is 8`, `plus 1 is 8`.

Sums that name their start are in `landing.py`.
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from sumdeck.games.numberloor.rules.codes import Code
from sumdeck.games.numberloor.rules.landing import Landing, may_jump
from sumdeck.games.numberloor.rules.setup import FLOORS
from sumdeck.games.numberloor.rules.state import State
from sumdeck.rules.game import Mistake, Refusal
from sumdeck.rules.steps import SentenceCode
from sumdeck.rules.tokens import Token, unreadable

WAYS: Final = {"up": 1, "more": 1, "higher": 1, "+": 1, "down": -1, "less": -1, "lower": -1, "-": -1}
BEHIND: Final = ("from", "than")
"""Before the start, where that is said behind the jump: one up from 8, one more than 7."""
BESIDE: Final = ("go", "goes", "jump", "fly", "floor", "floors", *BEHIND)
"""What may be said besides: go up, 2 floors up."""


def is_leap(tokens: Sequence[Token]) -> bool:
    """Whether up or down is said, or a sign that has a number on one side only: `plus 1 is 8`, `1 less is 6`."""
    bodies = [token.body for token in tokens]
    for place, body in enumerate(bodies):
        if body in ("+", "-"):
            first = place == 0 and bodies[2:3] == ["="]
            if first or (place > 0 and bodies[place + 1 : place + 2] in ([], ["="], ["than"], ["floor"], ["floors"])):
                return True
        elif body in WAYS:
            return True
    return False


def leap(state: State, text: str, tokens: Sequence[Token]) -> Landing:
    """The floor that is said; either of its two numbers will do (L-43 to L-45). Raises Mistake if one lands elsewhere."""
    said = text[tokens[0].start : tokens[-1].end]
    turned = [*tokens[2:], tokens[1], tokens[0]] if tokens[1].body == "=" else tokens  # 8 is one more
    rest = [token for token in turned if token.body not in BESIDE]
    ways = [token for token in rest if token.body in WAYS]
    parts = [token for token in rest if token.body not in WAYS]
    bodies = ["=" if token.body == "to" else token.body for token in parts]
    if rest[0].body in WAYS and [token.kind for token in parts] == ["number", "number"]:
        parts.insert(1, replace(parts[1], kind="sign", body="="))  # subo 1 a 5: what `a` is elsewhere says nothing
        bodies.insert(1, "=")
    if "=" not in bodies:
        raise Refusal(SentenceCode.NO_RESULT, said=said)
    at = bodies.index("=")
    if len(ways) == 1 and at == 0 and len(parts) == 2 and parts[1].kind == "number":
        return _one_way(state, WAYS[ways[0].body], _whole(text, parts[1]), said)
    numbers = [token for token in parts if token.kind == "number"]
    if len(ways) != 1 or at not in (1, 2) or len(parts) != at + 2 or len(numbers) != at + 1:
        raise unreadable(text, tokens[0].start, tokens[-1].end)
    named = [place for place, token in enumerate(turned) if token.body in BEHIND]
    if named and any(token.kind == "number" for token in turned[: named[0]]):
        numbers[:-1] = reversed(numbers[:-1])
    *start, step, floor = (_whole(text, token) for token in numbers)
    here = state.number(0)
    if start and start[0] not in (here, here + FLOORS):
        raise Refusal(Code.NOT_FROM_HERE)
    if not may_jump(state, step):
        raise Refusal(Code.NOT_THIS_STEP)
    if floor >= 2 * FLOORS or (here + WAYS[ways[0].body] * step - floor) % FLOORS:
        raise Mistake(SentenceCode.WRONG_RESULT, said=said, at=tokens[0].start)
    return Landing(floor % FLOORS)


def _one_way(state: State, way: int, floor: int, said: str) -> Landing:
    """`go up to 6`: how far is not said. Raises Mistake where only the other way leads there."""
    if floor >= 2 * FLOORS:
        raise Refusal(Code.NO_SUCH_CARD, said=str(floor))
    here = state.number(0)
    steps = [step for step in range(FLOORS) if may_jump(state, step)]
    reached = {sign: any((here + sign * step - floor) % FLOORS == 0 for step in steps) for sign in (way, -way)}
    if reached[-way] and not reached[way]:
        raise Mistake(SentenceCode.WRONG_RESULT, said=said, at=0)
    return Landing(floor % FLOORS)


def _whole(text: str, token: Token) -> int:
    if token.mark not in ("", "s") or "." in token.body or len(token.body) > 3:
        raise unreadable(text, token.start, token.end)
    return int(token.body)

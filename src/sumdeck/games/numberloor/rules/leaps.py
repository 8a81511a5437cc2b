"""A jump told from where one stands: `up 2 is 5`, `3 floors down to 7`, `one more is 8`, `plus 1 is 8`.

Sums that name their start are in `landing.py`.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from sumdeck.games.numberloor.rules.codes import Code
from sumdeck.games.numberloor.rules.landing import Landing, may_jump, starts
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

NEIGHBOURS: Final = ("next", "neighbour", "door", "to", "of", "floor", "=")
"""What may be said of floors that are one apart, besides the two: 5 is next door to 4, 5 is a neighbour of 4."""


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


@dataclass(frozen=True)
class Jump:
    """What is said of a jump; None for what is not."""

    way: int
    """1 for up, −1 for down."""
    step: int | None
    start: int | None
    floor: int | None


def leap(state: State, stacks: tuple[int, ...], text: str, tokens: Sequence[Token]) -> Landing:
    """The floor that is said; either of its two numbers will do (L-43 to L-45). Raises Mistake if one lands elsewhere."""
    said = text[tokens[0].start : tokens[-1].end]
    jump = jump_said(text, tokens)
    if jump.floor is None:
        raise Refusal(SentenceCode.NO_RESULT, said=said)
    if jump.start is None and state.setup.two_floors:
        raise Refusal(Code.WHICH_STACK)  # up from which one?
    if jump.start is not None:
        stacks = starts(state, stacks, jump.start)
    if jump.step is None:
        return _one_way(state, stacks, jump.way, jump.floor, said)
    if not may_jump(state, jump.step):
        raise Refusal(Code.NOT_THIS_STEP)
    here = state.number(stacks[0])
    if jump.floor >= 2 * FLOORS or (here + jump.way * jump.step - jump.floor) % FLOORS:
        raise Mistake(SentenceCode.WRONG_RESULT, said=said, at=tokens[0].start)
    return Landing(jump.floor % FLOORS, stacks)


def jump_said(text: str, tokens: Sequence[Token]) -> Jump:
    """A jump with or without the floor it leads to: `2 up is 5`, `5 is one more than 4`, `from 8 down to 6`, `three less`."""
    turned = [*tokens[2:], tokens[1], tokens[0]] if len(tokens) > 2 and tokens[1].body == "=" else tokens  # 8 is one more
    rest = [token for token in turned if token.body not in BESIDE]
    ways = [token for token in rest if token.body in WAYS]
    parts = [token for token in rest if token.body not in WAYS]
    bodies = ["=" if token.body == "to" else token.body for token in parts]
    behind = [place for place, token in enumerate(turned) if token.body in BEHIND]
    if rest[0].body in WAYS and [token.kind for token in parts] == ["number", "number"] and not behind:
        bodies.insert(1, "=")  # subo 1 a 5: what `a` is elsewhere says nothing
        parts.insert(1, replace(parts[1], kind="sign", body="="))
    at = bodies.index("=") if "=" in bodies else len(bodies)
    told, shown = parts[:at], parts[at + 1 :]
    if (
        len(ways) != 1
        or len(told) > 2
        or len(shown) != int(at < len(parts))
        or any(token.kind != "number" for token in told + shown)
    ):
        raise unreadable(text, tokens[0].start, tokens[-1].end)
    numbers = [_whole(text, token) for token in told]
    if len(numbers) == 1 and behind and turned[behind[0] + 1 : behind[0] + 2] == told:
        numbers.append(-1)  # from 8 down to 6
    elif behind and any(token.kind == "number" for token in turned[: behind[0]]):
        numbers.reverse()
    *start, step = numbers or [-1]
    floor = _whole(text, shown[0]) if shown else None
    return Jump(WAYS[ways[0].body], step if step >= 0 else None, start[0] if start else None, floor)


def is_neighbour(tokens: Sequence[Token]) -> bool:
    """Whether two floors are said to be neighbours, without a way or a step."""
    bodies = [token.body for token in tokens if token.kind != "number"]
    return (
        bool({"next", "neighbour"} & {*bodies}) and all(body in NEIGHBOURS for body in bodies) and len(tokens) - len(bodies) == 2
    )


def neighbour(state: State, stacks: tuple[int, ...], text: str, tokens: Sequence[Token]) -> Landing:
    """The first of the two is laid on the other (L-94, L-95). Raises Mistake where they are not one apart."""
    floor, start = (_whole(text, token) for token in tokens if token.kind == "number")
    if tokens[1].body != "=" and tokens[-2].body == "=":  # heard with its result last
        floor, start = start, floor
    if (floor - start) % FLOORS not in (1, FLOORS - 1) or floor >= 2 * FLOORS:
        raise Mistake(SentenceCode.WRONG_RESULT, said=text[tokens[0].start : tokens[-1].end], at=0)
    return Landing(floor % FLOORS, starts(state, stacks, start))


def leads(state: State, stack: int, jump: Jump, floor: int) -> bool:
    """Whether a jump from this open floor can end there. Where no step is said, any that may be taken will do."""
    steps = [step for step in range(FLOORS) if may_jump(state, step)] if jump.step is None else [jump.step]
    return any((state.number(stack) + jump.way * step - floor) % FLOORS == 0 for step in steps)


def _one_way(state: State, stacks: tuple[int, ...], way: int, floor: int, said: str) -> Landing:
    """`go up to 6`: how far is not said. Raises Mistake where only the other way leads there."""
    if floor >= 2 * FLOORS:
        raise Refusal(Code.NO_SUCH_CARD, said=str(floor))
    there, back = (Jump(sign, None, None, floor) for sign in (way, -way))
    if leads(state, stacks[0], back, floor) and not leads(state, stacks[0], there, floor):
        raise Mistake(SentenceCode.WRONG_RESULT, said=said, at=0)
    return Landing(floor % FLOORS, stacks)


def _whole(text: str, token: Token) -> int:
    if token.mark not in ("", "s") or "." in token.body or len(token.body) > 3:
        raise unreadable(text, token.start, token.end)
    return int(token.body)

"""From what is said to the floor it lands on: a true sum with its start, or a jump told from where one stands.

`3 + 2 = 5`; `up 2 is 5`, `3 floors down to 7`, `one more is 8`, `plus 1 is 8`.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from sumdeck.games.numberloor.rules.codes import Code
from sumdeck.games.numberloor.rules.setup import FLOORS
from sumdeck.games.numberloor.rules.state import State
from sumdeck.rules.game import Mistake, Refusal, Value
from sumdeck.rules.steps import Equation, SentenceCode, value_of
from sumdeck.rules.tokens import Token, unreadable


@dataclass(frozen=True)
class Landing:
    """The floor that was said, and where the sum starts."""

    floor: int
    """−1 for a number that is on no card."""
    stacks: tuple[int, ...] = ()
    """The stacks from which the sum can start; empty where no start was said."""


def land(state: State, stacks: tuple[int, ...], equation: Equation, named: int | None, said: str) -> Landing:
    """The floor of a sum that is true in itself. It starts at an open floor, or ten above it (L-45), and jumps as it may."""
    result = equation.result.value
    if equation.op not in ("+", "-", "=") or len(equation.terms) > 2 or not isinstance(result, int):
        raise Refusal(Code.NOT_A_MOVE)
    floor = result % FLOORS  # L-43, L-44
    if named is not None and named not in (floor, result):
        raise Mistake(Code.WRONG_FLOOR, said=said)
    if equation.op == "=":
        return Landing(floor, starts(state, stacks, equation.terms[0].value))
    found = [(starting, step) for start, step in ways_of(equation) if (starting := starts(state, stacks, start, required=False))]
    if not found:
        raise Refusal(Code.NOT_FROM_HERE)
    fitting = [starting for starting, step in found if may_jump(state, step)]
    if not fitting:
        raise Refusal(Code.NOT_THIS_STEP)
    return Landing(floor, fitting[0])


def check_whole(state: State, stacks: tuple[int, ...], equation: Equation) -> None:
    """Refuse `4 + 8 = 2` where that is the jump: the floor is right, as 2 stands for 12 too (L-45), but a ten is missing.

    `and one is 8` is refused on 7 as well: the jump is right, but its start is missing.
    """
    floor = equation.result.value
    step = equation.terms[0].value
    if equation.op == "=" and isinstance(step, int) and isinstance(floor, int) and may_jump(state, step):
        lands = any((state.number(stack) + way - floor) % FLOORS == 0 for stack in stacks for way in (step, -step))
        starts(state, stacks, step, required=lands)
    if equation.op not in ("+", "-") or len(equation.terms) != 2 or not isinstance(floor, int) or not 0 <= floor < FLOORS:
        return
    total = value_of(equation)
    if total == floor or not isinstance(total, int) or total % FLOORS != floor:
        return
    if any(starts(state, stacks, start, required=False) and may_jump(state, step) for start, step in ways_of(equation)):
        raise Refusal(Code.WHOLE_SUM, said=equation.text)


def is_both(equation: Equation) -> bool:
    """Whether only the two numbers of one floor are named: `0 is 10` (L-45)."""
    first, second = equation.terms[0].value, equation.result.value
    if equation.op != "=" or not isinstance(first, int) or not isinstance(second, int):
        return False
    return abs(first - second) == FLOORS and 0 <= min(first, second) < FLOORS


def ways_of(equation: Equation) -> list[tuple[Value, Value]]:
    """Where a sum or difference starts and how far it goes. `2 + 9` is said as well as `9 + 2`."""
    first, second = (term.value for term in equation.terms)
    return [(first, second)] + ([(second, first)] if equation.op == "+" else [])


def starts(state: State, stacks: tuple[int, ...], value: Value, required: bool = True) -> tuple[int, ...]:
    """The stacks whose open floor a sum can start from."""
    found = tuple(stack for stack in stacks if value in (state.number(stack), state.number(stack) + FLOORS))
    if required and not found:
        raise Refusal(Code.NOT_FROM_HERE)
    return found


def may_jump(state: State, step: Value) -> bool:
    """Whether the open balloon is one for such a step, as it is printed on it. Staying where one is needs none (L-28)."""
    rules = state.setup
    if step == 0:
        return True
    if rules.two_floors:
        return step == 1
    card = rules.pack.cards[state.opened[1]]
    effect, value = card.trait("effect"), card.trait("value")
    if effect == "nearest":
        return isinstance(step, int) and 0 < step <= int(value)
    return effect == "parity" or (effect == "step" and step == int(value))


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

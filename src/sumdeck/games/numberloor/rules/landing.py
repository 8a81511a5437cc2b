"""From a true sum to the floor it lands on: where it starts, how far it jumps, and which card shows the result."""

from dataclasses import dataclass

from sumdeck.games.numberloor.rules.codes import Code
from sumdeck.games.numberloor.rules.setup import FLOORS
from sumdeck.games.numberloor.rules.state import State
from sumdeck.rules.game import Mistake, Refusal, Value
from sumdeck.rules.steps import Equation, value_of


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

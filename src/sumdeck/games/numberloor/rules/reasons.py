"""Why a floor is laid: `6, because 8 − 2 = 6`, `6, two less`, `8 + 2 = 10, so 0`, `5, which is odd`.

A reason belongs to the step before it, and is judged before anything is laid. What only names the same card again lays no other.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Final

from sumdeck.games.numberloor.rules.codes import Code
from sumdeck.games.numberloor.rules.landing import check_whole, is_leap, jump_said, land, leads, may_jump, starts, ways_of
from sumdeck.games.numberloor.rules.phrases import BECAUSE, SO, THEN, Phrase
from sumdeck.games.numberloor.rules.setup import FLOORS
from sumdeck.games.numberloor.rules.state import State
from sumdeck.rules.equations import OPERATIONS, read_equation
from sumdeck.rules.game import Mistake, Refusal, Seat
from sumdeck.rules.steps import Equation, SentenceCode, Term, judge, value_of
from sumdeck.rules.tokens import Token, unreadable

BALLOONS: Final = ("choose", "nearest", "odd", "even", "skip")
"""What the name of a balloon begins with, if it does not begin with that word."""
BY_NIGHT: Final = ("night", "at", "by")
"""A night floor as such: night 8, 8 by night."""
SAME: Final = (("same",), ("same", "floor"), ("same", "again"))
TAKING: Final = ("take", "draw", "get", "pick")
BESIDE_A_FLOOR: Final = ("floor", "on", "onto", "top", "of", *BY_NIGHT)
"""What may be said beside a number that only names a floor."""


@dataclass
class Step:
    """What lays a card, with the reasons that are given for it."""

    main: Phrase
    reasons: list[Phrase] = field(default_factory=list)

    @property
    def first(self) -> int:
        return self.main.tokens[0].start

    @property
    def last(self) -> int:
        return (self.reasons[-1] if self.reasons else self.main).tokens[-1].end

    @property
    def is_floor(self) -> bool:
        bodies = self.main.bodies
        if bodies[0] in TAKING or bodies[0] in BALLOONS or "balloon" in bodies:
            return False
        return bodies in SAME or any(token.kind == "number" for token in self.main.tokens)


def steps_of(state: State, seat: Seat, found: Sequence[Phrase]) -> list[Step]:
    """The phrases of a text, each reason with what it is a reason for."""
    steps: list[Step] = []
    here = None if state.setup.two_floors else state.number(0)
    for phrase in found:
        if steps and steps[-1].is_floor and (phrase.link == BECAUSE or _explains(state, seat, steps[-1].main, phrase, here)):
            steps[-1].reasons.append(phrase)
            continue
        if steps and steps[-1].is_floor and not state.setup.two_floors:
            here = here if steps[-1].main.bodies in SAME else stated(steps[-1].main)
        steps.append(Step(phrase))
    return steps


def _explains(state: State, seat: Seat, main: Phrase, phrase: Phrase, here: int | None) -> bool:
    """Whether a phrase behind a comma, or behind `so`, tells of the card before it and of no other."""
    bodies = phrase.bodies
    if phrase.link == THEN:
        return False
    if bodies in (("odd",), ("even",)):
        return not any(_is_parity(state, card, bodies[0]) for card in state.hands[seat])
    floor = here if main.bodies in SAME else stated(main)
    if bodies in (("same",), ("same", "floor")):
        return main.bodies not in SAME and floor == here
    told = stated(phrase)
    if told is None:
        return is_leap(phrase.tokens) or _is_unfinished(phrase)
    if _is_plain(phrase):
        led = main.bodies in SAME or "=" in main.bodies or is_leap(main.tokens)
        on = [_floor(token) for token in phrase.tokens if token.kind == "number"][1:]
        return led and (phrase.link == SO or (told == floor and floor not in on))
    return told == floor and not _stays(phrase, here)


def stated(phrase: Phrase) -> int | None:
    """The floor that a phrase says: behind or before `=`, or alone. None where it says none."""
    bodies, tokens = phrase.bodies, phrase.tokens
    marks = [place for place, body in enumerate(bodies) if body in ("=", "to")]
    if marks:
        sides = (tokens[marks[-1] + 1 :], tokens[: marks[0]])
    elif is_leap(tokens) or _is_unfinished(phrase):
        return None
    else:
        sides = (tokens[: bodies.index("on")] if "on" in bodies else tokens, [])
    for side in sides:
        numbers = [token for token in side if token.kind == "number"]
        if len(numbers) == 1 and not any(token.body in OPERATIONS for token in side):
            return _floor(numbers[0])
        if numbers and not marks:
            return _floor(numbers[0])
    return None


def weigh(state: State, said: str, text: str, floor: int, stacks: tuple[int, ...], reason: Phrase) -> tuple[int, ...]:
    """The stacks for which a reason holds, of those that can be meant. Raises Mistake where it is not true."""
    tokens, bodies = reason.tokens, reason.bodies
    if bodies in SAME:
        return _where(stacks, [stack for stack in stacks if state.number(stack) == floor], said)
    if bodies[-1] in ("odd", "even") and (len(bodies) == 1 or (len(bodies) == 3 and bodies[1] == "=")):
        number = floor if len(bodies) == 1 else _whole(text, tokens[0])
        if (number % 2 == 1) != (bodies[-1] == "odd"):
            raise Mistake(Code.WRONG_PARITY, said=said)
        if number % FLOORS != floor and all(number % FLOORS != state.number(stack) for stack in stacks):
            raise unreadable(text, tokens[0].start, tokens[-1].end)
        return stacks
    if is_leap(tokens):
        return _weigh_jump(state, said, text, floor, stacks, tokens)
    if _is_plain(reason):
        number, *on = (_whole(text, token) for token in tokens if token.kind == "number")
        if number not in (floor, floor + FLOORS):
            if reason.link == BECAUSE:
                raise Refusal(SentenceCode.NO_RESULT, said=text[tokens[0].start : tokens[-1].end])
            if number < 2 * FLOORS and state.setup.fits(state.jump, floor, number % FLOORS):
                raise unreadable(text, tokens[0].start, tokens[-1].end)  # 8 − 2 = 6, so 8: what follows, or the next card?
            raise Mistake(Code.WRONG_FLOOR, said=said)
        return starts(state, stacks, on[0]) if on else stacks
    return _weigh_sum(state, said, text, floor, stacks, reason)


def _weigh_jump(
    state: State, said: str, text: str, floor: int, stacks: tuple[int, ...], tokens: Sequence[Token]
) -> tuple[int, ...]:
    jump = jump_said(text, tokens)
    if jump.floor is not None and jump.floor not in (floor, floor + FLOORS):
        raise unreadable(text, tokens[0].start, tokens[-1].end)
    if jump.start is not None and jump.step is not None and (jump.start + jump.way * jump.step - floor) % FLOORS:
        raise Mistake(SentenceCode.WRONG_RESULT, said=said, at=0)
    if jump.start is not None:
        stacks = starts(state, stacks, jump.start)
    stacks = _where(stacks, [stack for stack in stacks if leads(state, stack, jump, floor)], said)
    if jump.step is not None and not may_jump(state, jump.step):
        raise Refusal(Code.NOT_THIS_STEP)
    return stacks


def _weigh_sum(state: State, said: str, text: str, floor: int, stacks: tuple[int, ...], reason: Phrase) -> tuple[int, ...]:
    equation = _finished(said, text, floor, reason)
    check_whole(state, stacks, equation)
    judge(equation)
    result = equation.result.value
    if not isinstance(result, int) or equation.op not in ("+", "-", "=") or len(equation.terms) > 2:
        raise Refusal(Code.NOT_A_MOVE)
    if result % FLOORS == floor:
        return land(state, stacks, equation, None, said).stacks
    if equation.op == "=":
        raise Refusal(Code.NOT_A_MOVE)
    for start, step in ways_of(equation):
        back = starts(state, stacks, result, required=False)
        if back and start in (floor, floor + FLOORS) and may_jump(state, step):
            return back  # 6, because 6 + 2 = 8
        if starts(state, stacks, start, required=False) and may_jump(state, step):
            raise Mistake(Code.WRONG_FLOOR, said=said)
    raise Refusal(Code.NOT_FROM_HERE)


def _finished(said: str, text: str, floor: int, reason: Phrase) -> Equation:
    """The sum of a reason. Where its result is not said, the floor was, and has to be it: `6, because 8 − 2`."""
    tokens = reason.tokens
    if not _is_unfinished(reason):
        return read_equation(text, tokens)
    end = tokens[-1].end
    result = [Token("sign", "=", "", end, end, True), Token("number", str(floor), "", end, end, True)]
    equation = read_equation(text, [*tokens, *result])
    total = value_of(equation)
    if total not in (floor - FLOORS, floor, floor + FLOORS):
        raise Mistake(SentenceCode.WRONG_RESULT, said=said, at=0)
    return replace(equation, result=Term(total))


def _where(stacks: tuple[int, ...], true: Sequence[int], said: str) -> tuple[int, ...]:
    if stacks and not true:
        raise Mistake(SentenceCode.WRONG_RESULT, said=said, at=0)
    return tuple(true)


def _is_parity(state: State, card: int, parity: str) -> bool:
    pack_card = state.setup.pack.cards[card]
    return pack_card.trait("effect") == "parity" and pack_card.trait("value") in (parity, "chosen")


def _is_unfinished(phrase: Phrase) -> bool:
    """Whether this is a sum without its result: `8 − 2`, `4 and 1`."""
    bodies = phrase.bodies
    return "=" not in bodies and any(body in OPERATIONS or body == "and" for body in bodies[1:-1]) and "of" not in bodies


def _is_plain(phrase: Phrase) -> bool:
    """Whether only a floor is named, and perhaps where it goes."""
    return all(token.body in BESIDE_A_FLOOR or token.kind == "number" for token in phrase.tokens) and any(
        token.kind == "number" for token in phrase.tokens
    )


def _stays(phrase: Phrase, here: int | None) -> bool:
    """Whether a sum goes nowhere, so that it may lay the number that is open once more (L-28): `6 = 6`, `6 + 0 = 6`."""
    bodies = phrase.bodies
    if "odd" in bodies or "even" in bodies or is_leap(phrase.tokens):
        return False
    return not any(body in OPERATIONS or body == "and" for body in bodies) or ("0" in bodies[:-1] and here != 0)


def _floor(token: Token) -> int:
    return int(token.body) % FLOORS if token.body.isdecimal() and len(token.body) < 4 else -1


def _whole(text: str, token: Token) -> int:
    if not token.body.isdecimal() or len(token.body) > 3:
        raise unreadable(text, token.start, token.end)
    return int(token.body)

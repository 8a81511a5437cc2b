"""Understanding what a player said: from a sentence to a checked move.

Wrong mathematics is answered first, as a Mistake; then the words are matched with the open cards and with the hand.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from sumdeck.games.numberloor.rules.codes import Code
from sumdeck.games.numberloor.rules.landing import Landing, check_whole, is_both, is_leap, is_neighbour, land, leap, neighbour
from sumdeck.games.numberloor.rules.moves import GoOn, Lay, Move, Pass, Stop, TakeTwo
from sumdeck.games.numberloor.rules.phrases import in_words, phrases
from sumdeck.games.numberloor.rules.play import apply
from sumdeck.games.numberloor.rules.reasons import BALLOONS, BY_NIGHT, SAME, Step, steps_of, weigh
from sumdeck.games.numberloor.rules.setup import FLOORS
from sumdeck.games.numberloor.rules.speech import SIDES
from sumdeck.games.numberloor.rules.state import State
from sumdeck.games.numberloor.rules.turns import check
from sumdeck.rules.equations import read_equation
from sumdeck.rules.game import Claim, Kind, Mistake, Refusal, Seat
from sumdeck.rules.steps import judge
from sumdeck.rules.tokens import Token, unreadable

WORDS: dict[tuple[str, ...], Move] = {
    **dict.fromkeys([(word, *count) for word in ("take", "draw", "get", "pick") for count in ((), ("two",), ("2",))], TakeTwo()),
    ("pass",): Pass(),
    **dict.fromkeys((("stop",), ("stop", "here"), ("done",), ("finished",), ("enough",), ("end",), ("end", "turn")), Stop()),
    ("that's", "it"): Stop(),
    **dict.fromkeys((("go", "on"), ("carry", "on"), ("go", "ahead"), ("continue",)), GoOn()),
}
"""Moves without a card, as players may say them."""

ANY_FLOOR = tuple((floor, parity) for floor in ("floor", "floors") for parity in ("odd", "even"))
"""The name of a balloon where adjectives come last: piso impar."""
BESIDE_A_NAME = ("balloon", "change", "choose", "floor", "floors", "go", "to", "turn", "or", "/")
"""What may stand beside it: skip a go, any odd floor, odd or even, change to balloon 3."""
ENDINGS = ("", "s", "st", "nd", "rd", "th")
"""What may stand right behind a number: nothing, or as in the 5th floor; fives are laid one at a time."""


@dataclass(frozen=True)
class Parsed:
    """A floor as it was said, before it is a card."""

    landing: Landing
    night: bool
    stacks: tuple[int, ...]
    """The stacks that can be meant."""


def read(state: State, seat: Seat, text: str) -> Claim[Move]:
    spelt = in_words(text)
    steps = steps_of(state, seat, phrases(spelt))
    if len(steps) > 1:
        said = tuple(spelt[step.first : step.last] for step in steps)
        _foresee(state, seat, said)
        raise Refusal(Code.ONE_AT_A_TIME, moves=said)
    return Claim(check(state, seat, move_said(state, seat, spelt, steps[0])), text)


def _foresee(state: State, seat: Seat, steps: Sequence[str]) -> None:
    """Raise Mistake where a later step is not true: then none is laid. No further than to what only the cards know."""
    for said in steps:
        try:
            move = read(state, seat, said).move
        except Refusal:
            return
        if seat != state.seat or not isinstance(move, Lay) or len(state.hands[seat]) == 1:
            return
        state = apply(state, seat, move)


def move_said(state: State, seat: Seat, text: str, step: Step) -> Move:
    tokens, bodies = step.main.tokens, step.main.bodies
    if not step.is_floor and step.reasons:
        raise unreadable(text, step.reasons[0].tokens[0].start, step.last)
    if bodies in WORDS:
        return WORDS[bodies]
    if bodies[0] in BALLOONS or "balloon" in bodies or bodies in ANY_FLOOR:
        return balloon_said(state, seat, text, tokens)
    said = floor_said(state, text, tokens)
    for reason in step.reasons:
        stacks = weigh(state, text[step.first : step.last], text, said.landing.floor, said.landing.stacks or said.stacks, reason)
        night = said.night or "night" in reason.bodies
        said = replace(said, landing=replace(said.landing, stacks=stacks), night=night)
    return floor_meant(state, seat, said)


def balloon_said(state: State, seat: Seat, text: str, tokens: Sequence[Token]) -> Lay:
    """`balloon 3`, `balloon nearest`, `skip`; `choose odd` for a balloon whose layer chooses."""
    named = tuple(token.body for token in tokens if token.body not in BESIDE_A_NAME)
    said = text[tokens[0].start : tokens[-1].end]
    if not named:
        return balloon_unnamed(state, seat, "choose" in [token.body for token in tokens])
    if sorted(named) == ["even", "odd"]:
        raise Refusal(Code.WHICH_PARITY)
    rules = state.setup
    parity = named[0] if named[0] in ("odd", "even") else ""
    plain = [kind for kind in rules.pack.kinds() if rules.number[kind] < 0 and _is_called(state, kind, named)]
    choice = [kind for kind in rules.pack.kinds() if rules.chosen[kind]] if parity and len(named) == 1 else []
    if any(token.body == "choose" for token in tokens):
        plain = []
    held = [Lay(kind, 1) for kind in plain if kind in state.hands[seat]]
    held += [Lay(kind, 1, parity) for kind in choice if kind in state.hands[seat]]
    if held:
        return held[0]
    if not plain and not choice:
        raise Refusal(Code.NO_SUCH_CARD, said=said)
    raise Refusal(Code.NOT_IN_HAND)


def balloon_unnamed(state: State, seat: Seat, choice: bool) -> Lay:
    """`balloon` alone is the only sort that is held; otherwise it is asked which. `choose` alone lacks its odd or even."""
    rules = state.setup
    held = {card for card in state.hands[seat] if rules.number[card] < 0 and (rules.chosen[card] or not choice)}
    if choice and not any(rules.chosen):
        raise Refusal(Code.NO_SUCH_CARD, said="choose")
    if not held:
        raise Refusal(Code.NOT_IN_HAND)
    if len(held) > 1:
        raise Refusal(Code.WHICH_BALLOON)
    (card,) = held
    if rules.chosen[card]:
        raise Refusal(Code.WHICH_PARITY)
    return Lay(card, 1)


def floor_said(state: State, text: str, tokens: Sequence[Token]) -> Parsed:
    """A floor by its number, or by the sum or the statement that leads to it. Raises Mistake where that is not true."""
    night = any(token.body == "night" for token in tokens)
    rest = [token for token in tokens if token.body not in BY_NIGHT]
    rest, stacks = _stacks_said(state, text, rest)
    named: int | None = None
    if len(rest) > 2 and rest[-2].body == "floor" and any(token.body == "=" for token in rest):
        named = _number(text, rest[-1])
        rest = rest[: -3 if rest[-3].body == "=" else -2]
    elif (
        [token.body for token in rest].count("=") == 2
        and len(rest) > 4
        and rest[-4].body == rest[-2].body == "=" != _written(text, rest[-2])
    ):
        named = _number(text, rest[-1])  # 8 + 2 = 10, that's 0
        rest = rest[:-2]
    elif len(rest) > 1 and rest[0].body == "floor":
        rest = rest[1:]
    elif len(rest) > 1 and rest[-1].body == "floor":
        rest = rest[:-1]
    while len(rest) > 1 and rest[0].body in ("go", "goes", "jump", "fly", "to", "floor") and not is_leap(rest):
        rest = rest[1:]  # jump to 6
    if not rest:
        raise unreadable(text, tokens[0].start, tokens[-1].end)
    if tuple(token.body for token in rest) in SAME and not state.setup.two_floors:
        return Parsed(Landing(state.number(0)), night, stacks)  # L-28
    if len(rest) == 1:
        number = _number(text, rest[0])
        if number >= 2 * FLOORS:
            raise Refusal(Code.NO_SUCH_CARD, said=rest[0].body)
        return Parsed(Landing(number % FLOORS), night, stacks)  # L-45: card 1 is floor 11 as well
    if is_leap(rest):
        return Parsed(leap(state, stacks, text, rest), night, stacks)
    if len(rest) == 3 and rest[1].body == "=" and rest[2].body in ("odd", "even"):
        number = _number(text, rest[0])
        if (number % 2 == 1) != (rest[2].body == "odd"):
            raise Mistake(Code.WRONG_PARITY, said=text[rest[0].start : rest[2].end])
        return Parsed(Landing(number % FLOORS), night, stacks)
    if is_neighbour(rest):
        return Parsed(neighbour(state, stacks, text, rest), night, stacks)
    equation = read_equation(text, rest)
    if is_both(equation) and _written(text, rest[1]) != "=":
        return Parsed(Landing(_number(text, rest[0]) % FLOORS), night, stacks)  # L-45: 0 is 10
    check_whole(state, stacks, equation)
    judge(equation)
    return Parsed(land(state, stacks, equation, named, text[tokens[0].start : tokens[-1].end]), night, stacks)


def floor_meant(state: State, seat: Seat, said: Parsed) -> Lay:
    """The card and its place. A night card in one's own turn is laid by number only where no day card is held."""
    rules = state.setup
    if seat != state.seat and not said.night:
        raise Refusal(Code.NOT_YOUR_TURN)  # L-67
    held = [card for card in sorted(set(state.hands[seat])) if said.landing.floor >= 0 and _shows(state, card, said)]
    if not held:
        by_day = seat != state.seat and any(rules.number[card] == said.landing.floor >= 0 for card in state.hands[seat])
        raise Refusal(Code.NOT_A_NIGHT_CARD if by_day else Code.NOT_IN_HAND)
    if not rules.two_floors:
        return Lay(held[0])
    stacks = said.landing.stacks or said.stacks
    fitting = [stack for stack in stacks if rules.fits(state.jump, state.number(stack), said.landing.floor)]
    if len(fitting) == 2 and state.number(0) != state.number(1):
        raise Refusal(Code.WHICH_STACK)
    return Lay(held[0], fitting[0] if fitting else stacks[0])


def _shows(state: State, card: Kind, said: Parsed) -> bool:
    rules = state.setup
    return rules.number[card] == said.landing.floor and (rules.night[card] or not said.night)


def _stacks_said(state: State, text: str, tokens: list[Token]) -> tuple[list[Token], tuple[int, ...]]:
    """What stands before `on`, and the stacks that are named after it: `5 on 4`, `5 on left`."""
    both: tuple[int, ...] = (0, 1) if state.setup.two_floors else (0,)
    places = [place for place, token in enumerate(tokens) if token.body in ("on", "onto")]
    if not places and len(tokens) > 1 and tokens[-1].body in SIDES:
        places = [len(tokens) - 1]  # 5 left
        named = [tokens[-1]]
    elif not places or places[0] == 0:
        return tokens, both
    else:
        named = [token for token in tokens[places[0] + 1 :] if token.body not in ("top", "of", "floor", "side", "one")]
    stacks = both
    for token in named:
        if token.body in SIDES:
            stacks = tuple(stack for stack in stacks if stack == SIDES.index(token.body))
        else:
            number = _number(text, token) % FLOORS
            stacks = tuple(stack for stack in stacks if state.number(stack) == number)
    if not stacks:
        raise Refusal(Code.NO_SUCH_STACK)
    return tokens[: places[0]], stacks


def _is_called(state: State, kind: Kind, named: tuple[str, ...]) -> bool:
    """Whether a balloon can be called so. A reach that is not said is any."""
    card = state.setup.pack.cards[kind]
    effect, value = card.trait("effect"), card.trait("value")
    if effect == "nearest":
        return named in (("nearest",), ("nearest", value))
    return named == (("skip",) if effect == "skip" else (value,)) and value != "chosen"


def _written(text: str, token: Token) -> str:
    """How a piece was said: 0 is 10, floor and floor, but as numbers 0 = 10 is not true."""
    return text[token.start : token.end].replace("＝", "=")


def _number(text: str, token: Token) -> int:
    if token.kind != "number" or token.mark not in ENDINGS or "." in token.body or len(token.body) > 3:
        raise unreadable(text, token.start, token.end)
    return int(token.body)

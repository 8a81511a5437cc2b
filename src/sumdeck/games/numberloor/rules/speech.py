"""How a move of Numberloor sounds, and the same as plain data; how a table looks in words. `reading.py` understands the words."""

from dataclasses import dataclass

from sumdeck.games.numberloor.rules.moves import GoOn, Lay, Move, Pass, TakeTwo
from sumdeck.games.numberloor.rules.setup import FLOORS, Setup
from sumdeck.games.numberloor.rules.state import State
from sumdeck.rules.game import Kind, Seat, View
from sumdeck.rules.saying import say_match, say_sum

SIDES = ("left", "right")


def write(state: State, seat: Seat, move: Move) -> str:
    if isinstance(move, Lay):
        return write_lay(state, move)
    if isinstance(move, TakeTwo):
        return "take two"
    if isinstance(move, Pass):
        return "pass"
    return "go on" if isinstance(move, GoOn) else "stop"


def write_lay(state: State, move: Lay) -> str:
    """A balloon by its name; a floor with the jump that leads to it."""
    rules = state.setup
    floor = rules.number[move.card]
    if floor < 0:
        return f"choose {move.parity}" if rules.chosen[move.card] else f"balloon {balloon_name(rules, move.card)}"
    if rules.two_floors:
        side = f"{SIDES[move.stack]} " if state.number(0) == state.number(1) else ""
        return f"{floor} on {side}{state.number(move.stack)}"
    said = say_jump(rules, state.opened[1], state.parity, state.number(0), floor)
    return f"night {said}" if rules.night[move.card] else said


def say_jump(rules: Setup, balloon: Kind, parity: str, on: int, floor: int) -> str:
    """Why a floor fits: `3 + 2 = 5`, `9 + 2 = 11, floor 1`, `11 − 3 = 8`, `5 = 5`, `7 is odd`."""
    by = step_between(rules, balloon, parity, on, floor)
    if by is None:
        return f"{floor} is {parity or rules.pack.cards[balloon].trait('value')}"
    if by == 0:
        return say_match(str(on), str(floor))  # L-28
    if by > 0:
        total = on + by
        said = say_sum([str(on), str(by)], str(total))
        return said if total < FLOORS else f"{said}, floor {floor}"  # L-43
    start = on if on >= -by else on + FLOORS  # L-44, L-45: the card stands for a floor ten higher
    return f"{start} − {-by} = {start + by}"


def step_between(rules: Setup, balloon: Kind, parity: str, on: int, floor: int) -> int | None:
    """How far up a floor is from the open one, less than 0 for down; None where it fits because it is odd or even."""
    card = rules.pack.cards[balloon]
    effect = card.trait("effect")
    if effect == "parity" and (floor % 2 == 1) == ((parity or card.trait("value")) == "odd"):
        return None
    if floor == on:
        return 0
    up = (floor - on) % FLOORS
    step = int(card.trait("value")) if effect == "step" else min(up, FLOORS - up)
    return step if (on + step) % FLOORS == floor else -step


def balloon_name(rules: Setup, kind: Kind) -> str:
    """The word for a balloon: `3`, `nearest`, `odd`, `even`, `skip`."""
    card = rules.pack.cards[kind]
    effect, value = card.trait("effect"), card.trait("value")
    if effect == "skip":
        return "skip"
    if effect != "nearest":
        return value
    several = sum(other.trait("effect") == "nearest" for other in rules.pack.cards) > 1
    return f"nearest {value}" if several else "nearest"


def describe(view: View[State]) -> str:
    state, seat = view.shown, view.seat
    rules = state.setup
    first, second = (rules.pack.label(card) for card in state.opened)
    opened = f"{first} | {second}" + (f" ({state.parity})" if state.parity else "")
    lines = [f"open    {opened}{' (armed)' if state.armed else ''}"]
    if state.claimed:
        lines.append(f"claimed {rules.pack.label(state.claimed[0])} by seat {state.claimant}")
    if seat is not None:
        lines.append(f"hand    {rules.pack.names(state.hands[seat]) or 'no cards'}")
    each = ", ".join(f"seat {place} {stars}★ {len(hand)}" for place, (stars, hand) in enumerate(zip(state.stars, state.hands)))
    turn = "over" if state.ended else f"seat {state.seat} to play{', only balloons left' if state.finishing else ''}"
    lines.append(f"pile    {len(state.pile)} cards; stars and cards: {each}; {turn}")
    return "\n".join(lines)


@dataclass(frozen=True)
class NumberloorMove:
    """A move of Numberloor: `floor`, `balloon`, `take` or `wait`."""

    do: str
    start: int = 0
    """The floor that a floor is laid on."""
    by: int | None = None
    """So many floors up, or down where it is less than 0; null where the floor fits without a jump."""
    floor: int = 0
    stack: int = 0
    """Which stack is laid on: 0 left, 1 right."""


def sketch(state: State, seat: Seat, move: Move) -> NumberloorMove:
    if not isinstance(move, Lay):
        return NumberloorMove("take" if isinstance(move, (TakeTwo, Pass)) else "wait")
    rules = state.setup
    floor = rules.number[move.card]
    if floor < 0:
        return NumberloorMove("balloon")
    on = state.number(move.stack if rules.two_floors else 0)
    if rules.two_floors:
        up = (floor - on) % FLOORS
        return NumberloorMove("floor", on, -1 if up > 1 else up, floor, move.stack)
    return NumberloorMove("floor", on, step_between(rules, state.opened[1], state.parity, on, floor), floor)

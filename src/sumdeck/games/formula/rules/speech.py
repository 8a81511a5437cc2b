"""Saying a move, and what lies on the table. Sentences are understood by `reading.py`."""

from collections.abc import Sequence

from sumdeck.games.formula.rules.judge import new_places
from sumdeck.games.formula.rules.moves import UNNAMED, Draw, Face, Lay, Move, Pass
from sumdeck.games.formula.rules.setup import Setup
from sumdeck.games.formula.rules.state import State
from sumdeck.rules.game import Seat, View


def write(state: State, seat: Seat, move: Move) -> str:
    """A legal move as a sentence.

    New cards are always marked. To mark them only where it is needed would tell what else its player holds.
    """
    if isinstance(move, Lay):
        return write_formula(state, move)
    if isinstance(move, Draw):
        return "draw"
    return "pass" if isinstance(move, Pass) else "wrong"


def write_formula(state: State, move: Lay) -> str:
    """A formula with its new cards in brackets: `[8] × [8] = 6[4]`."""
    options = state.setup.options
    if not state.symbol:
        places: tuple[tuple[bool, ...], ...] | None = ((False,), (False,), (True,) * len(move.answer))
    else:
        places = new_places(state, move, move.laid, options.extend == "both", options.insert_between)
    assert places is not None, "only a legal move can be said"
    numbers = [
        "".join(f"[{say_face(state.setup, face)}]" if new else say_face(state.setup, face) for face, new in zip(number, flags))
        for number, flags in zip((move.left, move.right, move.answer), places)
    ]
    return f"{numbers[0]} {move.symbol} {numbers[1]} = {numbers[2]}"


def say_formula(rules: Setup, left: Sequence[Face], symbol: str, right: Sequence[Face], answer: Sequence[Face]) -> str:
    """`8 × 8 = 64`; before it is complete, with gaps: `2 _ 4 = _`."""
    return f"{say_number(rules, left)} {symbol or '_'} {say_number(rules, right)} = {say_number(rules, answer) or '_'}"


def say_number(rules: Setup, number: Sequence[Face]) -> str:
    """The digits of a number; a joker as `J7`."""
    return "".join(say_face(rules, face) for face in number)


def say_face(rules: Setup, face: Face) -> str:
    """A card as it lies in the formula."""
    digit = "" if face.digit == UNNAMED else str(face.digit)
    return f"J{digit}" if face.kind == rules.joker else digit


def describe(view: View[State]) -> str:
    state, seat = view.shown, view.seat
    rules = state.setup
    lines = [f"formula {say_formula(rules, state.left, state.symbol, state.right, state.answer)}"]
    if seat is not None:
        lines.append(f"hand    {rules.pack.names(state.hands[seat])}")
    sizes = ", ".join(f"seat {other} {len(hand)}" for other, hand in enumerate(state.hands))
    lines.append(f"stock   {len(state.stock)} cards, covered {len(state.covered)}; hands: {sizes}; seat {state.seat} to play")
    if rules.options.points_game:
        lines.append(f"points  {', '.join(f'seat {other} {points}' for other, points in enumerate(state.points))}")
    elif rules.options.rounds > 1:
        lines.append(f"rounds  {', '.join(f'seat {other} {wins}' for other, wins in enumerate(state.wins))}")
    return "\n".join(lines)

"""The rungs of a hint in Numberloor, taken from the move that `Greedy` would make; out of turn, from a night card that fits.

Those of beginners, who cannot read yet and put cards next door (L-98), are drawn by the page: which way a card goes, on which
open card, and how it looks elsewhere. Which card of the hand it is, is left to find.
"""

import re
from typing import Final

from sumdeck.games.numberloor.players.laying import longest_chain
from sumdeck.games.numberloor.players.simple import first_legal, greedy_wishes
from sumdeck.games.numberloor.rules.moves import Lay, Move, Pass, TakeTwo
from sumdeck.games.numberloor.rules.setup import FLOORS
from sumdeck.games.numberloor.rules.state import State
from sumdeck.players.hints import Rung
from sumdeck.rules.game import Game, View

EXAMPLES: Final = {
    "hint.numberloor_jump": ("4 + 3 = 7", "2 + 6 = 8", "9 − 5 = 4", "6 − 5 = 1"),
    "hint.numberloor_same": ("3 = 3", "6 = 6", "8 = 8"),
    "hint.numberloor_parity": ("5 is odd", "8 is even", "3 is odd", "2 is even"),
}
"""Some examples for each kind of move: one is taken that is about other numbers."""
WAYS: Final = {0: "hint.numberloor_same", 1: "hint.numberloor_up", FLOORS - 1: "hint.numberloor_down"}
"""By how far up a card goes; nine floors up is one down."""
MIDDLE: Final = range(1, FLOORS - 1)
"""The floors from which one goes up and down without going around."""


def numberloor_rungs(game: Game[State, Move], view: View[State]) -> list[Rung]:
    """Up to five rungs; fewer where a rung would say nothing new."""
    rungs: list[Rung] = [("hint.look_again", {})]
    move = advised(game, view)
    if move is None:
        return rungs
    answer = game.write(view.shown, view.own_seat, move)
    if view.shown.setup.two_floors:
        rungs += first_rungs(view.shown, move)
    elif isinstance(move, Lay):
        rungs += rungs_of_card(view.shown, view.own_seat == view.shown.seat, move, answer)
    elif isinstance(move, TakeTwo):
        rungs.append(("hint.numberloor_nothing", {}))
    return [*rungs, ("hint.move", {"move": answer})]


def advised(game: Game[State, Move], view: View[State]) -> Move | None:
    """What to do; None where nothing has to be done, and nothing can be found."""
    if view.own_seat == view.shown.seat:
        return first_legal(game, view, greedy_wishes(view.shown, view.own_seat))
    claims = [move for move in game.legal_moves(view.shown, view.own_seat) if isinstance(move, Lay)]
    return claims[0] if claims else None


def rungs_of_card(state: State, own_turn: bool, move: Lay, answer: str) -> list[Rung]:
    """What kind of card it is, what it is for, and how a like one sounds."""
    rules = state.setup
    if state.finishing:
        return [("hint.numberloor_finish", {})]
    if rules.number[move.card] < 0:
        return [("hint.numberloor_balloon", {}), ("hint.numberloor_for", {"floor": str(next_floor(state, move))})]
    kind = kind_of(state, move)
    rungs: list[Rung] = [] if own_turn else [("hint.numberloor_night", {})]
    rungs.append((kind, {}))
    if kind == "hint.numberloor_jump":
        up = "+" in answer
        rungs.append(("hint.numberloor_up" if up else "hint.numberloor_down", {}))
    return [*rungs, ("hint.example", {"move": example(kind, answer)})]


def kind_of(state: State, move: Lay) -> str:
    """Why the floor fits."""
    rules = state.setup
    if rules.pack.cards[state.opened[1]].trait("effect") == "parity":
        return "hint.numberloor_parity"
    return "hint.numberloor_same" if rules.number[move.card] == state.number(0) else "hint.numberloor_jump"


def next_floor(state: State, move: Lay) -> int:
    """The floor for which a balloon is laid."""
    numbers = [state.setup.number[lay.card] for lay in longest_chain(state, state.seat)]
    return next(number for number in numbers if number >= 0)


def example(kind: str, answer: str) -> str:
    """A like move with other numbers than those of the answer, if there is one; never the answer itself."""
    said = set(re.findall(r"\d+", answer))
    others = [text for text in EXAMPLES[kind] if text not in answer]
    return min(others, key=lambda text: len(said & set(re.findall(r"\d+", text))))


def first_rungs(state: State, move: Move) -> list[Rung]:
    """What a card is for, which way it goes, where it lies, and a like one; or that nothing fits (L-99)."""
    if isinstance(move, Pass):
        return [("hint.numberloor_nothing", {})]
    if not isinstance(move, Lay):
        return []
    on, floor = state.number(move.stack), state.setup.number[move.card]
    up = (floor - on) % FLOORS
    return [
        ("hint.numberloor_next_door", {}),
        (WAYS[up], {}),
        ("hint.numberloor_onto", {"floor": str(on)}),
        ("hint.example", {"move": like_lay(state, floor, up)}),
    ]


def like_lay(state: State, floor: int, up: int) -> str:
    """A card that goes as far on another floor than any that lies open, and is another than the answer."""
    known = {state.number(0), state.number(1), floor}
    on = min(MIDDLE, key=lambda other: (other in known, (other + up) % FLOORS in known))
    return f"{(on + up) % FLOORS} on {on}"

"""The rungs between *look again* and the move for the very young, whose cards are alike or not. Nothing is read.

Each tells a little more of one picture: in what cards are alike, what that looks like, one card of the hand. Which cards of the
table are meant is left to find. The page draws them; how the other levels are helped is in `hints.py`.
"""

from itertools import permutations
from typing import Final

from sumdeck.games.mathino.rules.capturing import first_look
from sumdeck.games.mathino.rules.moves import Capture, Discard
from sumdeck.games.mathino.rules.setup import Setup
from sumdeck.games.mathino.rules.state import State
from sumdeck.players.hints import Rung
from sumdeck.rules.game import Kind, Seat

ALIKE: Final = {
    "number": "hint.mathino_alike_number",
    "shape": "hint.mathino_alike_shape",
    "colour": "hint.mathino_alike_colour",
}
"""What each kind of likeness is called."""


def young_rungs(state: State, seat: Seat, move: Capture | Discard) -> list[Rung]:
    """What kind of turn there is, what to look for, a card for it, and two other cards of that kind (M-156)."""
    if isinstance(move, Discard):
        return [("hint.mathino_unlike", {})]
    rules = state.setup
    look = move.attribute or first_look(state, move.card, move.piles)
    return [
        (ALIKE[look], {}),
        ("hint.mathino_seek", {"look": rules.looks[move.card][look]}),
        ("hint.part", {"card": rules.pack.label(move.card)}),
        ("hint.example", {"move": like_turn(state, seat, move, look)}),
    ]


def like_turn(state: State, seat: Seat, move: Capture, look: str) -> str:
    """Two cards that are alike in the same way: if possible none that is here to be seen, or that is like the answer."""
    rules = state.setup
    here = {card for pile in state.table for card in pile.cards} | set(state.hands[seat])
    lying, winning = min(
        (pair for pair in permutations(rules.pack.kinds(), 2) if alike_in(rules, pair, look)),
        key=lambda pair: (sum(card in here for card in pair), likeness(rules, pair, move.card), pair),
    )
    return f"{rules.pack.label(lying)}, capture {rules.pack.label(winning)}"


def alike_in(rules: Setup, pair: tuple[Kind, ...], look: str) -> bool:
    """Whether two kinds are alike in this, and in nothing else that would blur it: one number, or one suit."""
    one, other = (rules.looks[kind] for kind in pair)
    return one[look] == other[look] and (one["number"] == other["number"]) == (look == "number")


def likeness(rules: Setup, pair: tuple[Kind, ...], card: Kind) -> int:
    """In how many ways the cards of a pair are like this card."""
    return sum(rules.looks[kind][name] == look for kind in pair for name, look in rules.looks[card].items())

"""The rungs of a hint in Mathino, taken from the move that `Expert` would make."""

import re
from itertools import permutations
from random import Random
from typing import Final

from sumdeck.games.mathino.players.expert import Expert
from sumdeck.games.mathino.rules.capturing import first_look
from sumdeck.games.mathino.rules.moves import MATCH, POWERS, Build, Capture, Discard, Move
from sumdeck.games.mathino.rules.numbers import show_number
from sumdeck.games.mathino.rules.setup import Setup
from sumdeck.games.mathino.rules.speech import pile_names
from sumdeck.games.mathino.rules.state import State
from sumdeck.players.hints import PAIRS, Rung, unlike
from sumdeck.rules.game import Game, Kind, Seat, View

EXAMPLES: Final = {
    "hint.mathino_capture": (*(f"{one} and {one}, capture {one}" for one, _ in PAIRS), "50 and 50, capture 50"),
    "hint.mathino_match": (*(f"matching {one}" for one, _ in PAIRS), "matching 50"),
    "hint.mathino_build": (*(f"{one} + {other}, building {one + other}" for one, other in PAIRS), "20 + 30, building 50"),
    "hint.mathino_power": (*(f"{one} squared, building {one * one}" for one in (3, 5, 4, 6)), "20 squared, building 400"),
    "hint.mathino_discard": (*(f"discard {one}" for one, _ in PAIRS), "discard 50"),
    "hint.mathino_build_on": (*(f"{one} + {other}, building {one + other}" for one, other in PAIRS), "20 + 30, building 50"),
}
"""Examples for each kind of turn. The last are about numbers that are on no card of ours."""


def mathino_rungs(game: Game[State, Move], view: View[State]) -> list[Rung]:
    """Six rungs; fewer where a rung would say nothing new."""
    move = Expert().choose(game, view, Random(0))
    assert move is not None
    return rungs_towards(game, view, move)


def rungs_towards(game: Game[State, Move], view: View[State], move: Move) -> list[Rung]:
    rungs: list[Rung] = [("hint.look_again", {})]
    answer = game.write(view.shown, view.own_seat, move)
    if view.shown.setup.young and isinstance(move, (Capture, Discard)):
        rungs += young_rungs(view.shown, view.own_seat, move)
    elif isinstance(move, (Capture, Build, Discard)):
        kind, numbers, hand = kind_of(view.shown, view.own_seat, move), view.shown.setup.number, view.shown.hands[view.own_seat]
        seen = {*re.findall(r"\d+", answer), *(str(numbers[card]) for card in hand)}
        seen |= {str(abs(pile.value)) for pile in view.shown.table}
        rungs += [(kind, {}), *target_and_part(view.shown, move), ("hint.example", {"move": unlike(EXAMPLES[kind], seen)})]
    return [*rungs, ("hint.move", {"move": answer})]


def kind_of(state: State, seat: Seat, move: Capture | Build | Discard) -> str:
    """What sort of turn it is. A capture is promised only where a card of the hand has the new value."""
    if isinstance(move, Discard):
        return "hint.mathino_discard"
    if isinstance(move, Capture):
        return "hint.mathino_capture"
    if move.op == MATCH:
        return "hint.mathino_match"
    if move.op in POWERS:
        return "hint.mathino_power"
    kept = [*state.hands[seat]]
    kept.remove(move.card)
    held = any(state.setup.number[card] == abs(move.value) for card in kept)
    return "hint.mathino_build" if held else "hint.mathino_build_on"


def target_and_part(state: State, move: Capture | Build | Discard) -> list[Rung]:
    """What to make or to capture, and one thing to do it with. A discard has neither."""
    if isinstance(move, Discard):
        return []
    names = pile_names(state.table, state.setup.pack.labels)
    if isinstance(move, Capture):
        place = move.piles[0] if move.piles else move.sums[0][0]
        return [("hint.part", {"card": names[place]})]
    return [("hint.target", {"value": show_number(move.value)}), ("hint.part", {"card": names[move.base[0][0]]})]


ALIKE: Final = {
    "number": "hint.mathino_alike_number",
    "shape": "hint.mathino_alike_shape",
    "colour": "hint.mathino_alike_colour",
}
"""What each kind of likeness is called."""


def young_rungs(state: State, seat: Seat, move: Capture | Discard) -> list[Rung]:
    """For the very young: what kind of turn there is, what to look for, a card for it, and two other cards of that kind (M-156).

    Nothing is read: the page draws each, and which cards of the table are meant is left to find.
    """
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

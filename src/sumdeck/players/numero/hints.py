"""The rungs of a hint in Numero, taken from the move that `Greedy` would make."""

from __future__ import annotations

from random import Random
from typing import Final

from sumdeck.players.numero.sight import AnyState, position_of
from sumdeck.players.numero.simple import Greedy
from sumdeck.rules.arithmetic import exact, show_value
from sumdeck.rules.game import Game, Value, View
from sumdeck.rules.numero.moves import Build, Discard, Group, Move, Take
from sumdeck.rules.numero.speech import Speaker, wild_face
from sumdeck.rules.numero.stock import Position
from sumdeck.rules.saying import say_face

Rung = tuple[str, dict[str, str]]

EXAMPLES: Final = {
    "hint.kind_match": ("6 = 6, take 6", "9 = 9, take 9"),
    "hint.kind_join": ("4 + 2 = 6, take 6", "7 + 2 = 9, take 9", "30 + 20 = 50, take 50"),
    "hint.kind_take_wild": ("9 − 3 = 6, take 6", "12 − 3 = 9, take 9", "70 − 20 = 50, take 50"),
    "hint.kind_several": ("6 = 6; 4 + 2 = 6, take 6", "9 = 9; 7 + 2 = 9, take 9", "50 = 50; 30 + 20 = 50, take 50"),
    "hint.kind_build": ("build 4 + 2 = 6", "build 7 + 2 = 9", "build 30 + 20 = 50"),
    "hint.kind_discard": ("discard 6", "discard 9"),
}
"""For each kind some examples, about 6, 9 and 50: the first is shown that is not about the answer, nor a step of it."""


def numero_rungs(game: Game[AnyState, Move], view: View[AnyState]) -> list[Rung]:
    """Six rungs; fewer where a rung would say nothing new."""
    assert view.seat is not None
    move = Greedy().choose(game, view, Random(0))
    rungs: list[Rung] = [("hint.look_again", {})]
    if move is None:
        return rungs
    answer = game.write(view.shown, view.seat, move)
    if isinstance(move, (Take, Build, Discard)) and move.card is not None:
        kind = kind_of(move)
        target = target_of(position_of(view), move)
        rungs += [kind, *target_and_part(position_of(view), move, target), example(kind[0], target, answer)]
    return [*rungs, ("hint.move", {"move": answer})]


def kind_of(move: Take | Build | Discard) -> Rung:
    """What kind of move there is."""
    if isinstance(move, Discard):
        return ("hint.kind_discard", {})
    if isinstance(move, Build):
        return ("hint.kind_build", {"piles": str(len(move.base.piles))})
    piles = sum(len(group.piles) for group in move.groups)
    wilds = sum(len(group.wilds) + len(group.loose) for group in move.groups)
    if len(move.groups) > 1:
        return ("hint.kind_several", {"takes": str(len(move.groups))})
    if wilds:
        return ("hint.kind_take_wild", {"wilds": str(wilds)})
    return ("hint.kind_join", {"piles": str(piles)}) if piles > 1 else ("hint.kind_match", {})


def target_of(position: Position, move: Take | Build | Discard) -> Value:
    """What the move makes, or the number it lays down."""
    assert move.card is not None
    value = position.setup.number[move.card]
    return exact(move.base.value + value) if isinstance(move, Build) else value


def target_and_part(position: Position, move: Take | Build | Discard, target: Value) -> list[Rung]:
    """What to make, and one thing to make it with. A discard has neither."""
    if isinstance(move, Discard):
        return []
    group = move.base if isinstance(move, Build) else largest(move.groups)
    return [("hint.target", {"value": show_value(target)}), ("hint.part", {"card": part_of(position, group)})]


def largest(groups: tuple[Group, ...]) -> Group:
    """The group with most to find in it."""
    return max(groups, key=lambda group: len(group.piles) + len(group.wilds) + len(group.loose))


def part_of(position: Position, group: Group) -> str:
    """A wild card of the group, or else its first pile."""
    speaker = Speaker(position)
    for card in group.wilds + group.loose:
        return say_face(wild_face(position.setup, card))
    return speaker.pile(group.piles[0])


def example(kind: str, target: Value, answer: str) -> Rung:
    """A similar move with other numbers."""
    number = show_value(target)
    for move in EXAMPLES[kind]:
        if not move.endswith(f" {number}") and not any(said in answer for said in steps_of(move)):
            return ("hint.example", {"move": move})
    return ("hint.example", {"move": EXAMPLES[kind][-1]})


def steps_of(sentence: str) -> list[str]:
    """The equations of a sentence."""
    parts = sentence.removeprefix("build ").replace(";", ",").split(", ")
    return [part for part in parts if "=" in part]

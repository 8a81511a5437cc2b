"""The rungs of a hint in Numero, taken from the move that `Greedy` would make."""

from random import Random
from typing import Final

from sumdeck.games.numero.players.sight import position_of
from sumdeck.games.numero.players.simple import Greedy
from sumdeck.games.numero.rules.moves import Build, Discard, Group, Move, Take
from sumdeck.games.numero.rules.speech import Speaker, wild_face
from sumdeck.games.numero.rules.state import State
from sumdeck.games.numero.rules.stock import Position
from sumdeck.players.hints import PAIRS, Rung, unlike
from sumdeck.rules.arithmetic import exact, show_value
from sumdeck.rules.game import Game, Value, View
from sumdeck.rules.saying import say_face

EXAMPLES: Final = {
    "hint.kind_match": (*(f"{one} = {one}, take {one}" for one, _ in PAIRS), "50 = 50, take 50"),
    "hint.kind_join": (
        *(f"{one} + {other} = {one + other}, take {one + other}" for one, other in PAIRS),
        "30 + 20 = 50, take 50",
    ),
    "hint.kind_several": (
        *("{2} = {2}; {0} + {1} = {2}, take {2}".format(one, other, one + other) for one, other in PAIRS),
        "50 = 50; 30 + 20 = 50, take 50",
    ),
    "hint.kind_build": (*(f"build {one} + {other} = {one + other}" for one, other in PAIRS), "build 30 + 20 = 50"),
    "hint.kind_discard": (*(f"discard {one}" for one, _ in PAIRS), "discard 50"),
}
"""Some examples for each kind of move. The last are about numbers that are on no card of ours."""
WILD_EXAMPLES: Final = {
    "sub": (*(f"{one + other} − {other} = {one}, take {one}" for one, other in PAIRS), "70 − 20 = 50, take 50"),
    "mul": ("4 × 2 = 8, take 8", "5 × 2 = 10, take 10", "3 × 4 = 12, take 12", "30 × 20 = 600, take 600"),
    "div": ("8 ÷ 2 = 4, take 4", "10 ÷ 2 = 5, take 5", "12 ÷ 4 = 3, take 3", "800 ÷ 20 = 40, take 40"),
    "frac plain": ("1/20 of 800 = 40, take 40",),
    "frac fraction": ("1/20 of 800 = 40, take 40",),
    "frac decimal": ("0.05 × 800 = 40, take 40",),
    "frac percent": ("5% of 800 = 40, take 40",),
    "pow 2": ("3² = 9, take 9", "2² = 4, take 4", "20² = 400, take 400"),
    "pow 3": ("20³ = 8000, take 8000",),
    "root 2": ("√9 = 3, take 3", "√4 = 2, take 2", "√400 = 20, take 20"),
    "root 3": ("∛8000 = 20, take 20",),
}
"""The same for a take with a wild card, by what the card does."""


def numero_rungs(game: Game[State, Move], view: View[State]) -> list[Rung]:
    """Six rungs; fewer where a rung would say nothing new."""
    move = Greedy().choose(game, view, Random(0))
    rungs: list[Rung] = [("hint.look_again", {})]
    if move is None:
        return rungs
    answer = game.write(view.shown, view.own_seat, move)
    if isinstance(move, (Take, Build, Discard)) and move.card is not None:
        kind = kind_of(move)
        target = target_of(position_of(view), move)
        rungs += [kind, *target_and_part(position_of(view), move, target), example(position_of(view), move, target, answer)]
    return [*rungs, ("hint.move", {"move": answer})]


def kind_of(move: Take | Build | Discard) -> Rung:
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
    group = move.base if isinstance(move, Build) else max(move.groups, key=lambda group: group.size)
    return [("hint.target", {"value": show_value(target)}), ("hint.part", {"card": part_of(position, group)})]


def part_of(position: Position, group: Group) -> str:
    """A wild card of the group, or else its first pile."""
    speaker = Speaker(position)
    for card in group.wilds + group.loose:
        return say_face(wild_face(position.setup, card))
    return speaker.pile(group.piles[0])


def example(position: Position, move: Take | Build | Discard, target: Value, answer: str) -> Rung:
    """A similar move with other numbers: none that the player has before the eyes, and none that is looked for."""
    seen = numbers_seen(position) | {show_value(target)}
    fresh = [each for each in examples_of(position, move) if not any(said in answer for said in steps_of(each))]
    return ("hint.example", {"move": unlike(fresh, seen)})


def examples_of(position: Position, move: Take | Build | Discard) -> tuple[str, ...]:
    """Examples of the same kind, with a wild card of the same kind where one is played."""
    kind, _ = kind_of(move)
    if not isinstance(move, Take) or kind != "hint.kind_take_wild":
        return EXAMPLES[kind]
    face = wild_face(position.setup, (move.groups[0].wilds + move.groups[0].loose)[0])
    if face.op == "frac":
        return WILD_EXAMPLES[f"frac {face.form}"]
    return WILD_EXAMPLES[f"{face.op} {face.operand}" if face.op in ("pow", "root") else face.op]


def numbers_seen(position: Position) -> set[str]:
    """The numbers on the table and in the hand."""
    rules = position.setup
    faces = [wild_face(rules, card) for card in [*position.wilds(), *position.loose]]
    values = [pile.value for pile in position.centre] + [rules.number[card] for card in position.numbers()]
    return {show_value(value) for value in values} | {show_value(face.operand, face.form) for face in faces}


def steps_of(sentence: str) -> list[str]:
    """The equations of a sentence."""
    parts = sentence.removeprefix("build ").replace(";", ",").split(", ")
    return [part for part in parts if "=" in part]

"""Numberloor once more, slow and plain: every legal sentence of a seat, found by trying. It shares no code with the rules.

It knows a position as a child sees it (names of cards) and the house rules as a dictionary.
"""

from dataclasses import dataclass
from itertools import permutations

from sumdeck.rules.game import Json


@dataclass(frozen=True)
class Sight:
    """A position, as the seat that is asked sees it."""

    floors: tuple[int, ...]
    """The open floors: one, or two for beginners."""
    balloon: str
    """The open balloon; empty for beginners."""
    hand: tuple[str, ...]
    own_turn: bool
    acts: tuple[str, ...]
    """What the active player has done in this turn: `floor`, `balloon`, `draw`, `claim`."""
    finishing: bool
    waived: bool
    rules: dict[str, Json]
    level: str


def climb(start: int, steps: int) -> int:
    """The floor so many steps up (or down), one at a time, and round the house."""
    floor = start
    for _ in range(abs(steps)):
        floor += 1 if steps > 0 else -1
        if floor == 10:
            floor = 0
        if floor == -1:
            floor = 9
    return floor


def goes(floor: int, on: int, balloon: str, equal_always: bool = True) -> bool:
    """Whether a floor may be laid on another under a balloon."""
    if balloon in ("Bodd", "Beven"):
        if floor in (1, 3, 5, 7, 9) if balloon == "Bodd" else floor in (0, 2, 4, 6, 8):
            return True
        return floor == on and equal_always
    if floor == on:
        return True
    if balloon == "Bskip":
        return False
    if balloon == "Bnear":
        return floor in (climb(on, 1), climb(on, 2), climb(on, -1), climb(on, -2))
    step = int(balloon[1:])
    return floor in (climb(on, step), climb(on, -step))


def some_floor_can_follow(sight: Sight, hand: tuple[str, ...], balloon: str) -> bool:
    """Try every order in which the balloons of a hand could be laid, and every floor after each of them."""
    equal = bool(sight.rules["equal_always"])
    floors = [int(card.lstrip("N")) for card in hand if not card.startswith("B")]
    balloons = [card for card in hand if card.startswith("B")]
    for size in range(min(len(balloons), 2) + 1):
        for order in permutations(balloons, size):
            last = order[-1] if order else balloon
            if any(goes(floor, sight.floors[0], last, equal) for floor in floors):
                return True
    return False


def sentences(sight: Sight) -> set[tuple[str, int]]:
    """Every legal act: the name of a card and its stack, or a word and −1."""
    if not sight.own_turn:
        return claims(sight)
    return beginners_acts(sight) if sight.level == "beginner" else acts(sight)


def claims(sight: Sight) -> set[tuple[str, int]]:
    """What a seat may do out of turn."""
    if sight.level != "basic" or sight.finishing or sight.waived or not sight.hand:
        return set()
    if sight.acts and (sight.acts[-1] == "draw" or sight.rules["night_moments"] == "between_turns"):
        return set()
    found = {("go on", -1)}
    for card in sight.hand:
        if card.startswith("N"):
            floor = int(card[1:])
            same = floor == sight.floors[0]
            if same and not sight.rules["night_equal_number"]:
                continue
            if goes(floor, sight.floors[0], sight.balloon, bool(sight.rules["equal_always"])):
                found.add((card, 0))
    return found


def acts(sight: Sight) -> set[tuple[str, int]]:
    """What the active player may do at 6+ and 8+."""
    found: set[tuple[str, int]] = set()
    laid_floor = "floor" in sight.acts or "claim" in sight.acts
    can_play = some_floor_can_follow(sight, sight.hand, sight.balloon)
    if not sight.acts and not (sight.rules["draw_only_when_stuck"] and can_play):
        found.add(("take two", -1))
    if sight.acts == ("draw",):
        found.add(("pass", -1))
    if laid_floor and not sight.finishing:
        found.add(("stop", -1))
    if "claim" in sight.acts and sight.rules["night_single_card"] and not sight.finishing:
        return found
    for card in sight.hand:
        rest = list(sight.hand)
        rest.remove(card)
        if card.startswith("B"):
            if laid_floor or some_floor_can_follow(sight, tuple(rest), card):
                found.add((card, 1))
        elif goes(int(card.lstrip("N")), sight.floors[0], sight.balloon, bool(sight.rules["equal_always"])):
            found.add((card, 0))
    return found


def beginners_acts(sight: Sight) -> set[tuple[str, int]]:
    """What the active player may do at 4+."""
    always_draws = bool(sight.rules["beginner_draw_after_partial"])
    found = {("stop", -1)} if sight.acts and not always_draws else {("pass", -1)}
    for card in sight.hand:
        for stack, on in enumerate(sight.floors):
            if int(card) in (climb(on, -1), on, climb(on, 1)):
                found.add((card, stack))
    return found

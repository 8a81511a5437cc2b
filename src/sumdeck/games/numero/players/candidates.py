"""What a player of Numero thinks of playing, as far as it sees: takes, then builds, then discards, each the best first."""

from random import Random

from sumdeck.games.numero.players.best_take import Glance, best_takes
from sumdeck.games.numero.players.sight import clears, honest_builds, objective_of
from sumdeck.games.numero.rules.moves import Build, Discard, Take
from sumdeck.games.numero.rules.state import FINAL, State
from sumdeck.games.numero.rules.stock import Position
from sumdeck.players.sight import EVERYTHING, Sight
from sumdeck.rules.game import View
from sumdeck.rules.hands import without

BUDGET = 40_000
"""Visits: a person is waiting."""
MOST_BUILDS = 12
RICH = 6
"""A take that wins so much leaves nothing else to think of."""


def candidates(
    view: View[State], position: Position, sight: Sight, rng: Random
) -> tuple[list[tuple[float, Take | Build | Discard]], int]:
    """Takes with what they win, builds and discards, which win nothing yet; and what the search for takes has cost."""
    objective = objective_of(view)
    glance = None if sight.things == sight.sums == EVERYTHING else Glance(sight, rng)
    takes, _ = best_takes(position, objective, BUDGET, clears(view), glance)
    visits = takes[0].visits if takes else BUDGET
    found: list[tuple[float, Take | Build | Discard]] = [(float(best.worth(objective)), best.take) for best in takes]
    enough = takes and (takes[0].worth(objective) >= RICH or not (sight.ahead or sight.talks))
    if enough or view.shown.phase == FINAL:
        return found, visits
    builds = honest_builds(position, BUDGET // 4, sight.special)
    if glance is not None:
        number = position.setup.number
        builds = [build for build in builds if glance.sees(1 + build.base.size, build.base.value + number[build.card])]
    found += [(0.0, build) for build in builds[:MOST_BUILDS]]
    discards = advised_discards(position)
    if sight.finds < 1 and not sight.talks:
        rng.shuffle(discards)
    found += [(0.0, discard) for discard in discards]
    if sight.talks:
        found.sort(key=lambda each: silence(each[1]))
    return found, visits


def silence(move: Take | Build | Discard) -> int:
    """How little a move says: a sum that takes, a sum that builds, a match, nothing."""
    if isinstance(move, Take):
        return 0 if any(len(group.piles) > 1 for group in move.groups) else 2
    return 1 if isinstance(move, Build) else 3


def advised_discards(position: Position) -> list[Discard]:
    """A card that another completes to a third, the larger first; one of a pair; else a low card (N-48, N-49)."""
    number = position.setup.number
    cards = position.numbers()
    faces = [number[card] for card in cards]
    sums = [card for card in cards if makes_a_sum(faces, number[card])]
    pairs = [card for card in cards if faces.count(number[card]) > 1]
    ranked = sorted(sums, key=lambda card: -number[card]) + pairs + sorted(cards, key=lambda card: number[card])
    wilds = position.wilds()
    dropped = tuple(wilds[:2]) if len(cards) == 1 and len(wilds) >= 4 else ()
    return [Discard(card, (), dropped) for card in dict.fromkeys(ranked)]


def makes_a_sum(faces: list[int], face: int) -> bool:
    """Whether this card and another of the hand add up to a third."""
    rest = without(faces, face)
    return any(face + other in without(rest, other) for other in rest)

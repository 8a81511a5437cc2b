"""The packing against trying every family, with weights that no deal of cards would give."""

from itertools import combinations
from random import Random

import pytest

from sumdeck.games.numero.players.packing import EACH, FEW, NONE, ONE, Packing

CLASSES = 6
FIELDS = [1 << 2 * number for number in range(CLASSES)]
"""One card of each class; the bit above each counter is spare."""
FREE = sum(FIELDS)


def random_packing(rng: Random, rule: str) -> Packing:
    bags = [sum(rng.sample(FIELDS, rng.choice([1, 2, 2, 3]))) for _ in range(7)]
    alone = [rng.randint(1, 9) for _ in bags]
    joined = [weight + rng.randint(0, 9) for weight in alone]
    return Packing(bags, alone, joined, lambda group: (group,), FIELDS, 2 * FREE, rule, budget=10_000)


def heaviest(packing: Packing, must: int) -> int:
    """The most that a family weighs: the card counts in each group, in the best of them, or in none of several."""
    weights = [NONE]
    for count in range(2 if packing.rule == FEW else 1, CLASSES + 1):
        for family in combinations(range(len(packing.bags)), count):
            used = sum(packing.bags[group] for group in family)
            if any(packing.bags[one] & packing.bags[other] for one, other in combinations(family, 2)) or must & ~used:
                continue
            gains = sorted(packing.joined[group] - packing.alone[group] for group in family)
            counted = {EACH: gains, ONE: gains[-1:], FEW: []}[packing.rule]
            weights.append(sum(packing.alone[group] for group in family) + sum(counted))
    return max(weights)


@pytest.mark.parametrize("rule", [EACH, ONE, FEW])
def test_no_family_is_heavier_wherever_the_taking_card_belongs(rule: str) -> None:
    """N-81: one card belongs to each group, to one of them or to none of several."""
    rng = Random(rule)
    for _ in range(60):
        packing, must = random_packing(rng, rule), rng.choice([0, 0, *FIELDS])

        weight, family = packing.best(FREE, must)

        assert weight == heaviest(packing, must)
        if rule != FEW and family:
            assert packing.weigh(list(family)) == weight

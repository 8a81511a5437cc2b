"""The best take against trying every family of groups, and against the vectors that were counted by hand."""

from dataclasses import replace
from random import Random

import pytest

from sumdeck.games.numero.players.best_take import BestTake, best_take, best_takes
from sumdeck.games.numero.rules.packs import numero_pack
from sumdeck.games.numero.rules.score import group_cards
from sumdeck.games.numero.rules.stock import Position
from sumdeck.rules.cards import Pack
from tests.budget import budget
from tests.games.numero.rules.naming_turns import table_of
from tests.games.numero.rules.oracle_packing import CARDS, POINTS, Rank, candidates
from tests.games.numero.rules.random_positions import DOMAINS, random_position, rules, state_of
from tests.games.numero.rules.tables import GAME, P, alone, table

SMALL = [(1, 2), (2, 1), (2, 2), (3, 1), (1, 3)]
LARGE = [(3, 2), (2, 3), (4, 1), (4, 2), (3, 3), (5, 1), (5, 2), (4, 3)]


def random_table(rng: Random, sizes: list[tuple[int, int]], belongs: str) -> Position:
    """A position of the scoring game; every rule that has a say in the points is drawn."""
    house = rules(
        scoring=True,
        taking_card_in_each_take=belongs,
        value_domain=rng.choice(DOMAINS[:3]),
        wild_on_build=rng.choice(["any", "any", "own", "none"]),
        join_builds=rng.random() < 0.8,
        loose_wild_usable=rng.random() < 0.8,
        bonus_stacking=rng.random() < 0.3,
        decimal_percent_ops=rng.choice(["lowest_terms", "as_printed", "both"]),
        ops_in_builds=rng.choice(["all", "this_turn"]),
        wild_colour=rng.choice(["neutral", "own", "printed"]),
    )
    return random_position(rng, house, *rng.choice(sizes), built=0.3, hand=rng.choice([1, 2, 3]))


def rank(best: BestTake, objective: str, position: Position) -> Rank:
    """As `oracle_packing.Candidate.rank`."""
    take = best.take
    groups = sorted(sorted(int(card) for card in group_cards(group, position.centre)) for group in take.groups)
    won = sorted([int(take.card), *(card for group in groups for card in group)])
    wilds = sum(len(group.wilds) for group in take.groups)
    return -best.worth(objective), wilds, -len(take.groups), won, groups, int(take.card)


@pytest.mark.parametrize("belongs", ["each", "one", "none"])
@pytest.mark.parametrize(("sizes", "positions"), [(SMALL, budget(150, 400)), (LARGE, budget(16, 40))])
def test_no_family_of_groups_is_better(belongs: str, sizes: list[tuple[int, int]], positions: int) -> None:
    """The packing oracle, item 10 in each of its meanings included, ties broken in the same way."""
    rng = Random(f"{belongs} {len(sizes)}")
    found = 0
    for _ in range(positions):
        position = random_table(rng, sizes, belongs)
        clears = rng.choice(["centre", "centre", "never", "everything"])
        takes = candidates(table_of(state_of(position)), clears)
        found += bool(takes)
        for objective in (CARDS, POINTS):
            best = best_take(position, objective, clears=clears)
            ranks = [take.rank(objective, position.setup.pack) for take in takes]

            assert (rank(best, objective, position) if best else None) == min(ranks, default=None)
            assert best is None or best.complete

    assert found > positions // 2


@pytest.mark.parametrize("belongs", ["each", "one", "none"])
def test_the_score_sheet_says_the_same_points(belongs: str) -> None:
    rng = Random(f"sheet {belongs}")
    for _ in range(150):
        position = random_table(rng, SMALL, belongs)
        state = replace(state_of(position), deck=position.setup.pack.deck()[:9])
        for best in best_takes(position, POINTS)[0]:
            after = GAME.apply(state, position.seat, best.take)

            assert after.points(position.seat) == best.points
            assert len(after.won[position.seat]) == best.cards


def pointless() -> Pack:
    """The full pack with nothing printed on its cards."""
    pack = numero_pack("full")
    return replace(pack, cards=tuple(replace(card, points=0) for card in pack.cards))


def best_of(position: Position, objective: str) -> BestTake:
    best = best_take(position, objective)
    assert best is not None
    assert best.complete
    return best


def test_the_points_of_two_takes_at_once() -> None:
    """Two takes and four cards make 6, another card being left in the centre."""
    best = best_of(table(centre="10g 6b 4r 13o", hand="10o", pack=pointless()).position(P), POINTS)

    assert (len(best.take.groups), best.cards, best.points) == (2, 4, 6)


def test_clearing_the_centre_adds_five() -> None:
    """With nothing left, item 10 makes it 11."""
    best = best_of(table(centre="10g 6b 4r", hand="10o", pack=pointless()).position(P), POINTS)

    assert (len(best.take.groups), best.points) == (2, 11)


def test_more_takes_are_not_always_more_points() -> None:
    """10 and (5 − 5) × 3 in one take are worth 13; 10, and 5 × 3 − 5, in two takes only 7."""
    state = table(centre="5g 10r 13o", hand="10b −5 ×3", pack=pointless())
    best = best_of(state.position(P), POINTS)
    takes = {(len(take.groups), len(take.won)): take.points for take in candidates(table_of(state))}

    assert (len(best.take.groups), best.cards, best.points) == (1, 5, 13)
    assert takes[2, 5] == 7


def test_printed_points_come_on_top() -> None:
    """The same with the points of the full pack: 1 on −5 and 2 on ×3."""
    assert best_of(table(centre="5g 10r 13o", hand="10b −5 ×3").position(P), POINTS).points == 16


def test_the_best_points_of_a_solitaire_over_all_its_cards() -> None:
    """L1b: (3 − 2) × 3 + 5 with the 8 is worth 13; the two takes of L1 would be worth 7."""
    position = alone("10g −2 5b 3r 14o", "8g ×3 1b 2r 7o", pack=pointless()).position(P)
    best = best_of(position, POINTS)

    assert position.setup.number[best.take.card] == 8
    assert (len(best.take.groups), best.cards, best.points) == (1, 5, 13)


def test_one_point_more_is_enough_to_clear_the_centre() -> None:
    """Two takes that empty it are worth 9 and item 10; one that leaves a pile, with a wild card less, is worth 13."""
    state = table(centre="5g 2o 12b ÷3", hand="3r −4 −3", pack=pointless())
    best = best_of(state.position(P), POINTS)

    assert (len(best.take.groups), best.points) == (2, 14)
    assert max(take.points for take in candidates(table_of(state), "never")) == 13


@pytest.mark.parametrize("objective", [CARDS, POINTS])
def test_a_loose_wild_card_is_spent_before_one_from_the_hand(objective: str) -> None:
    """÷2 comes first in the pack, and 50% does the same."""
    best = best_of(table(centre="8g 50% 13b", hand="4o ÷2", pack=pointless()).position(P), objective)

    assert (len(best.take.groups[0].loose), len(best.take.groups[0].wilds)) == (1, 0)


def test_of_equal_takes_the_one_with_the_smallest_list_of_groups_is_best() -> None:
    """5.3: 1 + 4 + 5 and 2 + 3 + 5 win the same cards as 1 + 2 + 3 + 4 and 5 + 5, whose list of groups begins smaller."""
    position = table(centre="1 2 3 4 5 5 14", hand="10", scoring=False).position(P)
    best = best_of(position, CARDS)
    groups = {tuple(sorted(position.centre[place].value for place in group.piles)) for group in best.take.groups}

    assert len({take.groups for take in candidates(table_of(state_of(position))) if len(take.won) == best.cards}) > 1
    assert groups == {(1, 2, 3, 4), (5, 5)}


def test_where_nothing_can_be_taken_there_is_no_best_take() -> None:
    position = table(centre="6g 13b", hand="4o 9r").position(P)

    assert best_take(position, CARDS) is None
    assert best_takes(position, POINTS) == ([], True)


@pytest.mark.parametrize("objective", [CARDS, POINTS])
@pytest.mark.parametrize("domain", DOMAINS)
def test_a_crowded_centre_gives_a_legal_take_and_says_that_it_may_not_be_the_best(domain: str, objective: str) -> None:
    """22 piles and 16 loose wild cards: legal, canonical, and twice the same."""
    position = random_position(Random(31), rules(scoring=True, value_domain=domain), 22, 16, built=0, hand=3)
    loose = tuple(sorted([*position.loose, *position.wilds()]))
    position = Position(position.setup, position.seat, tuple(position.numbers()), position.centre, loose)
    state = state_of(position)
    hurried = best_take(position, objective, budget=2000)
    best = best_take(position, objective, budget=20_000)

    assert hurried == best_take(position, objective, budget=2000)
    for found in (hurried, best):
        assert found is not None
        assert not found.complete
        assert GAME.check(state, position.seat, found.take) == found.take

"""What must hold between one search and another: more cards, other budgets, cards in another order."""

import os
import subprocess
import sys
from dataclasses import replace
from fractions import Fraction
from random import Random

import pytest

from sumdeck.games.numero.rules.judge import Bench
from sumdeck.games.numero.rules.moves import Group, gather
from sumdeck.games.numero.rules.reached import Reach
from sumdeck.games.numero.rules.search import search
from sumdeck.games.numero.rules.setup import setup
from sumdeck.games.numero.rules.state import centre_of
from sumdeck.games.numero.rules.stock import BY_KIND, BY_SIZE, Position, Stock
from sumdeck.rules.cards import Pack
from sumdeck.rules.game import Kind, Value
from tests.games.numero.rules.naming_turns import name_of, name_of_group
from tests.games.numero.rules.random_positions import DOMAINS, printed, random_position, rules, state_of
from tests.games.numero.rules.tables import GAME

VISITS = 200_000
FACES: list[Value] = list(range(1, 16))


def groups_of(position: Position, targets: list[Value], budget: int = VISITS) -> tuple[Reach, list[Group]]:
    """Every group that the search finds for some targets, with real cards."""
    reach = search(Stock(position, BY_KIND), targets, budget, builds_join=position.setup.options.join_builds)
    found = [
        gather(reach.arrange(node, [0] * len(reach.stock.unit)), target) for target in targets for node in reach.groups(target)
    ]
    return reach, found


def names_of(position: Position, targets: list[Value]) -> set[str]:
    """The groups of a complete search by name, so that those of different tables can be compared."""
    reach, found = groups_of(position, targets)
    assert reach.complete
    state = state_of(position)
    return {name_of_group(state, group) for group in found}


def shuffled_pack(pack: Pack, rng: Random) -> Pack:
    order = list(pack.kinds())
    rng.shuffle(order)
    return Pack(
        pack.name, pack.game, pack.title, tuple(pack.cards[kind] for kind in order), tuple(pack.counts[kind] for kind in order)
    )


def moved_to(position: Position, pack: Pack) -> Position:
    """The same cards in a pack that has them in another order."""
    place = {card: Kind(kind) for kind, card in enumerate(pack.cards)}
    old = position.setup.pack.cards
    piles = [replace(pile, cards=tuple(sorted(place[old[card]] for card in pile.cards))) for pile in position.centre]
    return Position(
        setup(replace(position.setup.options, pack=pack), 2),
        position.seat,
        tuple(sorted(place[old[card]] for card in position.hand)),
        centre_of(piles),
        tuple(sorted(place[old[card]] for card in position.loose)),
    )


def test_the_order_of_cards_in_a_pack_changes_nothing() -> None:
    rng = Random(21)
    for _ in range(60):
        position = random_position(rng, rules(scoring=True, value_domain=rng.choice(DOMAINS[:3])), 3, 2)
        other = moved_to(position, shuffled_pack(position.setup.pack, rng))
        here, there = state_of(position), state_of(other)

        assert names_of(position, FACES) == names_of(other, FACES)
        assert {name_of(here, move) for move in GAME.legal_moves(here, here.seat)} == {
            name_of(there, move) for move in GAME.legal_moves(there, there.seat)
        }


def test_one_pile_or_wild_card_more_never_takes_a_group_away() -> None:
    rng = Random(22)
    for _ in range(150):
        position = random_position(rng, rules(value_domain=rng.choice(DOMAINS[:3])), rng.choice([2, 3, 4]), rng.choice([1, 2]))
        cards = [card for card in position.setup.pack.deck() if position.setup.is_wild(card)]
        piles = centre_of([*position.centre, position.setup.lone[rng.choice(position.setup.pack.deck()[:30])]])
        loose = tuple(sorted([*position.loose, rng.choice(cards)]))
        hand = tuple(sorted([*position.hand, rng.choice(cards)]))
        before = names_of(position, FACES)

        assert before <= names_of(replace(position, centre=piles), FACES)
        assert before <= names_of(replace(position, loose=loose), FACES)
        assert before <= names_of(replace(position, hand=hand), FACES)


def undo_each_other(one: tuple[str, Fraction], other: tuple[str, Fraction]) -> bool:
    """Whether two wild cards, played one after the other, change nothing."""
    if {one[0], other[0]} == {"pow", "root"}:
        return one[1] == other[1]
    factor = {"mul": 1, "frac": 1, "div": -1}
    return one[0] in factor and other[0] in factor and one[1] ** factor[one[0]] * other[1] ** factor[other[0]] == 1


@pytest.mark.parametrize("domain", ["nonneg_rational", "rational"])
def test_two_wild_cards_that_undo_each_other_may_join_any_group(domain: str) -> None:
    """The neutral sets of 5.1."""
    rng = Random(23)
    joined = 0
    for _ in range(400):
        position = random_position(rng, rules(value_domain=domain), 2, 4)
        reach, found = groups_of(position, FACES)
        wilds = [(card, loose) for members in reach.stock.wilds for card, loose in members]
        for one in range(len(wilds)):
            for two in range(one):
                if undo_each_other(printed(position.setup, wilds[one][0]), printed(position.setup, wilds[two][0])):
                    for group in found:
                        larger = with_wilds(group, [wilds[one], wilds[two]])
                        if fits(position, larger):
                            joined += 1
                            assert larger in found or not reach.complete

    assert joined > 50


@pytest.mark.parametrize("domain", ["nonneg_rational", "rational"])
def test_whatever_makes_nothing_may_join_any_group(domain: str) -> None:
    """The zero sets of 5.1."""
    rng = Random(24)
    joined = 0
    for _ in range(250):
        position = random_position(rng, rules(value_domain=domain), 3, 2)
        reach, found = groups_of(position, [0, *FACES])
        for nothing in (group for group in found if group.value == 0):
            for group in found:
                if not set(group.piles) & set(nothing.piles):
                    wilds = [(card, False) for card in nothing.wilds] + [(card, True) for card in nothing.loose]
                    larger = replace(with_wilds(group, wilds), piles=tuple(sorted(group.piles + nothing.piles)))
                    if fits(position, larger):
                        joined += 1
                        assert larger in found or not reach.complete

    assert joined > 20


def with_wilds(group: Group, wilds: list[tuple[Kind, bool]]) -> Group:
    hand = [card for card, loose in wilds if not loose]
    lying = [card for card, loose in wilds if loose]
    return replace(group, wilds=tuple(sorted([*group.wilds, *hand])), loose=tuple(sorted([*group.loose, *lying])))


def fits(position: Position, group: Group) -> bool:
    """Whether there are as many of its cards."""
    hand = all(group.wilds.count(card) <= position.hand.count(card) for card in group.wilds)
    return hand and all(group.loose.count(card) <= position.loose.count(card) for card in group.loose)


def test_a_larger_budget_finds_all_that_a_smaller_one_does_and_twice_the_same() -> None:
    rng = Random(25)
    cut_short = 0
    for _ in range(60):
        size = rng.choice([(2, 5), (3, 4), (4, 3), (5, 3), (2, 7), (6, 2)])
        position = random_position(rng, rules(value_domain=rng.choice(DOMAINS)), *size)
        smaller: list[Group] = []
        for budget in (30, 100, 1000, 5000, 13_000):
            reach, found = groups_of(position, FACES, budget)
            again, same = groups_of(position, FACES, budget)
            cut_short += not reach.complete

            assert (found, reach.visits, reach.complete) == (same, again.visits, again.complete)
            assert set(smaller) <= set(found)
            smaller = found

    assert cut_short > 50


@pytest.mark.parametrize("alike", [BY_KIND, BY_SIZE])
@pytest.mark.parametrize("domain", DOMAINS)
def test_a_crowded_centre_is_searched_within_the_budget(domain: str, alike: str) -> None:
    """22 piles and 16 loose wild cards, more than was ever seen in play (5.2): an answer, and the word that there may be more."""
    position = random_position(Random(26), rules(value_domain=domain), 22, 16, built=0, hand=3)
    position = replace(position, hand=tuple(position.numbers()), loose=tuple(sorted([*position.loose, *position.wilds()])))
    targets: list[Value] = [position.setup.number[card] for card in position.hand]
    hurried = search(Stock(position, alike), targets, 1000)
    reach = search(Stock(position, alike), targets, 20_000)

    assert not hurried.complete
    assert not reach.complete
    assert hurried.visits <= 1000 < reach.visits <= 20_000
    for target in reach.targets():
        for node in reach.groups(target)[:100]:
            group = gather(reach.arrange(node, [0] * len(reach.stock.unit)), target)
            assert Bench(position).spend(group, builds_join=True) == group
    assert reach.targets()


PLAY_SOME = """
from sumdeck import new
game, state = new("numero", "hash", 2, level="full", scoring=True)
for turn in range(16):
    seat = game.to_act(state)[0]
    moves = game.legal_moves(state, seat)
    print(len(moves), *(game.write(state, seat, move) for move in moves[:: 1 + len(moves) // 20]), sep="\\n")
    state = game.apply(state, seat, moves[turn * 37 % len(moves)])
"""


def test_nothing_hangs_on_the_order_of_sets() -> None:
    """Two processes with different hash seeds list the same moves in the same order."""
    told = [
        subprocess.run(
            [sys.executable, "-c", PLAY_SOME],
            env={**os.environ, "PYTHONHASHSEED": seed, "PYTHONIOENCODING": "utf-8"},
            capture_output=True,
            encoding="utf-8",
            check=True,
        ).stdout
        for seed in ("1", "2")
    ]

    assert told[0] == told[1]
    assert len(told[0].splitlines()) > 100

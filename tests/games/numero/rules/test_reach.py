"""The search for groups against two slow twins that share nothing with it, on positions of every kind."""

from collections.abc import Iterable
from fractions import Fraction
from random import Random

import pytest

from sumdeck.games.numero.rules.judge import Bench
from sumdeck.games.numero.rules.moves import gather
from sumdeck.games.numero.rules.reached import Reach
from sumdeck.games.numero.rules.search import search
from sumdeck.games.numero.rules.stock import BY_KIND, BY_POINTS, BY_SIZE, Position, Stock
from sumdeck.rules.arithmetic import exact
from sumdeck.rules.game import Value
from tests.budget import budget
from tests.games.numero.rules.oracle_forests import grown_things
from tests.games.numero.rules.oracle_table_play import Rules, Thing, things
from tests.games.numero.rules.random_positions import DOMAINS, printed, random_position, rules, wilds_of

VISITS = 100_000
Counts = tuple[int, ...]

SMALL = [(1, 1), (1, 2), (1, 3), (2, 1), (2, 2), (3, 1), (4, 0), (3, 0)]
MIDDLE = [(2, 3), (3, 2), (4, 1), (5, 0)]
LARGE = [(3, 3), (4, 2), (2, 4), (5, 1)]


def random_table(rng: Random, sizes: list[tuple[int, int]], **settings: bool | str) -> Position:
    """A position under house rules at random; `settings` are fixed."""
    house: dict[str, bool | str] = {
        "value_domain": rng.choice(DOMAINS),
        "wild_on_build": rng.choice(["any", "any", "own", "none"]),
        "join_builds": rng.random() < 0.7,
        "loose_wild_usable": rng.random() < 0.9,
    }
    piles, wilds = rng.choice(sizes)
    return random_position(rng, rules(**(house | settings)), piles, wilds, built=0.35, odd=0.25)


def table_rules(position: Position) -> Rules:
    """The house rules of a position in the words of the twins."""
    options = position.setup.options
    built = {place for place, pile in enumerate(position.centre) if pile.built}
    foreign = {place for place in built if position.centre[place].builder != position.seat}
    unchanged = {"any": set[int](), "own": foreign, "none": built}[options.wild_on_build]
    unjoined = set[int]() if options.join_builds else built
    signs = "+" if options.join_ops == "sum" else "+-*/"
    return Rules(options.value_domain, signs, frozenset(unjoined), frozenset(unchanged))


def cards_of(position: Position) -> tuple[list[Fraction], list[tuple[str, Fraction]]]:
    """Piles and wild cards as the twins take them."""
    wilds = [printed(position.setup, card) for card, _ in wilds_of(position)]
    return [Fraction(pile.value) for pile in position.centre], wilds


def played(position: Position) -> set[Thing]:
    return things(*cards_of(position), table_rules(position))


def interesting(rng: Random, position: Position, found: Iterable[Thing]) -> list[Value]:
    """Targets: the numbers of the hand as in play, or all kinds of values that can be made, and a few that cannot."""
    if rng.random() < 0.5:
        return [position.setup.number[card] for card in position.numbers()]
    values = sorted({thing.value for thing in found})
    chosen = values[:20] + rng.sample(values, min(len(values), 20)) + [Fraction(value) for value in (-1, 0, 1, 10, 100)]
    return [exact(value) for value in chosen]


def found_by(reach: Reach, target: Value) -> set[tuple[Counts, str]]:
    """The groups of a search, as how many of each class they hold, with the signs of their joins."""
    stock = reach.stock
    groups = set()
    for node in reach.groups(target):
        how = reach.arrange(node, [0] * len(stock.unit))
        groups.add((tuple(stock.counts(node.bag)), gather(how, target).joins))
    return groups


def expected(stock: Stock, found: Iterable[Thing], target: Value) -> set[tuple[Counts, str]]:
    """The groups of a twin, counted by the same classes."""
    wilds = wilds_of(stock.position)
    classes = {place: number for number, places in enumerate(stock.piles) for place in places}
    wild_classes = {wild: len(stock.piles) + number for number, members in enumerate(stock.wilds) for wild in members}
    groups = set()
    for thing in found:
        if thing.value == target:
            counts = [0] * len(stock.unit)
            for place in thing.piles:
                counts[classes[place]] += 1
            for wild in thing.wilds:
                counts[wild_classes[wilds[wild]]] += 1
            groups.add((tuple(counts), "".join(sorted(thing.signs)) if thing.signs - {"+"} else ""))
    return groups


def compare(position: Position, targets: list[Value], found: set[Thing], alike: str) -> bool:
    """Assert that the search agrees with a twin; returns whether it was complete."""
    stock = Stock(position, alike)
    reach = search(stock, targets, VISITS, builds_join=position.setup.options.join_builds)
    for target in targets:
        ours, theirs = found_by(reach, target), expected(stock, found, target)
        assert ours <= theirs, (position, target)
        assert ours == theirs or not reach.complete, (position, target)
    return reach.complete


@pytest.mark.parametrize(
    ("sizes", "positions", "seed"),
    [
        (SMALL, budget(200, 900), 1),
        (SMALL, budget(200, 900), 2),
        (SMALL, budget(200, 900), 3),
        (MIDDLE, budget(120, 500), 4),
        (LARGE, budget(30, 120), 5),
        (LARGE, budget(30, 120), 6),
    ],
)
def test_the_search_finds_exactly_what_playing_everything_out_finds(
    sizes: list[tuple[int, int]], positions: int, seed: int
) -> None:
    """Whole sets of groups for every target, by every way of telling cards apart, in all four domains."""
    rng = Random(seed)
    cut_short = 0
    for _ in range(positions):
        position = random_table(rng, sizes)
        found = played(position)
        targets = interesting(rng, position, found)
        cut_short += sum(not compare(position, targets, found, alike) for alike in (BY_KIND, BY_SIZE, BY_POINTS))

    assert cut_short <= positions // 25  # only where values below 0 let numbers grow without bound


@pytest.mark.parametrize("seed", range(budget(1, 3)))
def test_larger_positions_agree_with_drawing_all_trees(seed: int) -> None:
    """Where playing everything out takes too long."""
    rng = Random(100 + seed)
    for size in [(4, 3), (5, 2), (6, 2)]:
        position = random_table(rng, [size])
        found = grown_things(*cards_of(position), table_rules(position))

        compare(position, interesting(rng, position, found), found, BY_KIND)


def test_the_two_twins_agree_with_each_other() -> None:
    rng = Random(7)
    for _ in range(budget(20, 60)):
        position = random_table(rng, [(3, 2), (2, 3), (4, 1)])
        without_signs = {thing._replace(signs=frozenset()) for thing in played(position)}

        assert grown_things(*cards_of(position), table_rules(position)) == without_signs


@pytest.mark.parametrize("domain", DOMAINS)
def test_joins_of_all_four_kinds_agree_too(domain: str) -> None:
    """`join_ops = all_four`: complete in the whole domains; elsewhere only through whole numbers, and it says so."""
    rng = Random(8)
    for _ in range(budget(60, 150)):
        position = random_table(rng, [(2, 0), (2, 1), (2, 2), (3, 0), (3, 1)], join_ops="all_four", value_domain=domain)
        found = played(position)

        complete = compare(position, interesting(rng, position, found), found, BY_KIND)

        assert complete == (domain in ("whole", "positive_whole"))


def test_a_pile_below_zero_lets_larger_ones_come_back() -> None:
    """In the rational domain a pile of −1 may lie there: 12 − 1 makes 11 although 12 is above every target."""
    rng = Random(9)
    for _ in range(budget(100, 300)):
        position = random_position(rng, rules(value_domain="rational"), 4, 0, built=0.8, odd=0.8)

        assert compare(position, [position.setup.number[card] for card in position.numbers()], played(position), BY_KIND)


def test_rational_without_subtraction_is_searched_to_the_end() -> None:
    """Where nothing can fall below 0, permitting it makes no search incomplete."""
    rng = Random(10)
    for _ in range(budget(70, 200)):
        position = random_position(rng, rules(value_domain="rational"), 4, 0)

        assert compare(position, [position.setup.number[card] for card in position.numbers()], played(position), BY_KIND)


def test_without_wild_cards_only_plain_sums_are_found() -> None:
    rng = Random(11)
    for _ in range(budget(70, 200)):
        position = random_table(rng, [(3, 2), (4, 2)])
        targets: list[Value] = list(range(16))
        stock = Stock(position, BY_SIZE, wilds=False)
        reach = search(stock, targets, VISITS, builds_join=position.setup.options.join_builds)
        plain = things(cards_of(position)[0], [], table_rules(position))

        assert all(found_by(reach, target) == expected(stock, plain, target) for target in targets)


def test_stopping_at_the_first_finds_something_exactly_where_there_is_something() -> None:
    rng = Random(12)
    outcomes = set()
    for _ in range(budget(100, 300)):
        position = random_table(rng, SMALL, value_domain=rng.choice(["whole", "nonneg_rational"]))
        numbers: list[Value] = [position.setup.number[card] for card in position.numbers()]
        builds_join = position.setup.options.join_builds
        reach = search(Stock(position, BY_SIZE), numbers, VISITS, builds_join=builds_join, first_only=True)
        possible = any(thing.value in numbers for thing in played(position))
        outcomes.add(possible)

        assert bool(reach.targets()) == possible

    assert outcomes == {True, False}


@pytest.mark.parametrize("alike", [BY_KIND, BY_SIZE, BY_POINTS])
@pytest.mark.parametrize("join_ops", ["sum", "all_four"])
def test_every_arrangement_makes_its_target_with_real_cards(alike: str, join_ops: str) -> None:
    """Each witness passes the judge, who evaluates step by step and never searches."""
    rng = Random(13)
    arranged = 0
    for _ in range(budget(60, 150)):
        position = random_table(rng, [(2, 2), (3, 1), (3, 2)], join_ops=join_ops)
        builds_join = position.setup.options.join_builds
        reach = search(Stock(position, alike), list(range(16)), VISITS, builds_join=builds_join)
        for target in range(16):
            for node in reach.groups(target):
                group = gather(reach.arrange(node, [0] * len(reach.stock.unit)), target)

                assert Bench(position).spend(group, builds_join=builds_join) == group
                arranged += 1

    assert arranged > budget(200, 500)

"""The search in C against the search in Python: the same groups, in the same order, for the same visits."""

from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any

import pytest

from sumdeck.games.numero.rules import quick_reach
from sumdeck.games.numero.rules.reached import Node
from sumdeck.games.numero.rules.search import search
from sumdeck.games.numero.rules.stock import BY_KIND, BY_SIZE, Stock
from tests.budget import budget
from tests.games.numero.rules.random_positions import DOMAINS, random_position, rules
from tests.twins import built

SOURCE = Path(quick_reach.__file__).with_name("quick.c")
HOUSE_RULES: tuple[dict[str, Any], ...] = (
    *({"value_domain": domain} for domain in DOMAINS),
    {"wild_on_build": "own"},
    {"wild_on_build": "none", "join_builds": False},
)
VISITS = (0, 5, 40, 300, 2_000, 20_000)
ENOUGH = bytes(16 * 6) + (1).to_bytes(16, "little")


@pytest.fixture(scope="module")
def quick(tmp_path_factory: pytest.TempPathFactory) -> ModuleType:
    return built(SOURCE, tmp_path_factory.mktemp("quick"))


def told(node: Node | None) -> object:
    """A node with all it is made of."""
    return None if node is None else (node.bag, node.value, node.low, node.slot, told(node.left), told(node.right))


@pytest.mark.parametrize("given", HOUSE_RULES, ids=lambda given: " ".join(given.values() if len(given) == 1 else given))
def test_compiled_search_finds_the_same_groups(quick: ModuleType, given: dict[str, Any], monkeypatch: pytest.MonkeyPatch) -> None:
    asked = 0

    def counted(*numbers: Any) -> Any:
        nonlocal asked
        asked += 1
        return quick.quick(*numbers)

    for seed in range(budget(60, 2_000)):
        rng = Random(f"quick {seed}")
        piles, wilds, alike = rng.randint(0, 9), rng.randint(0, 6), rng.choice([BY_KIND, BY_SIZE])
        position = random_position(rng, rules(**given), piles, wilds, odd=0.3)
        targets, visits = sorted(rng.sample(range(-4, 16), rng.randint(1, 6))), rng.choice(VISITS)
        found = []
        for compiled in (None, counted):
            monkeypatch.setattr(quick_reach, "quick_groups", compiled)
            reach = search(Stock(position, alike), targets, visits, builds_join=position.setup.options.join_builds)
            groups = [[told(node) for node in reach.groups(target)] for target in targets]
            found.append((reach.visits, reach.complete, groups))
        assert found[0] == found[1], (seed, position)
    assert asked > 0


def test_numbers_without_room_are_left_to_python(monkeypatch: pytest.MonkeyPatch) -> None:
    def never(*numbers: Any) -> Any:
        raise AssertionError(numbers)

    monkeypatch.setattr(quick_reach, "quick_groups", never)
    stock = Stock(random_position(Random(1), rules(), 3, 2), BY_KIND)
    few = (stock, [1] * len(stock.values), [9], [9], (0, 0, 0), 0)

    assert quick_reach.groups_to(*few, 1 << 31) is None
    assert quick_reach.groups_to(stock, few[1], [9], [1 << 101], (0, 0, 0), 0, 100) is None


@pytest.mark.parametrize(
    "numbers",
    [
        (b"", b"", b"", b"", b"", b"", b"", 0, 100),
        (ENOUGH, b"", b"", b"", b"", b"", b"", 0, 100),
        (ENOUGH, bytes(16), b"", b"", bytes(16), bytes(16), bytes(16), 0, 100),
        (ENOUGH, bytes(16), b"", b"\x04\0\0\0\x01\0\0\0\x01\0\0\0", b"", b"", bytes(16), 0, 100),
        (ENOUGH, bytes(16), b"", b"\x01\0\0\0\x01\0\0\0\0\0\0\0", b"", b"", bytes(16), 0, 100),
        (bytes(16 * 7), b"", b"", b"", b"", b"", bytes(16), 0, 100),
    ],
)
def test_numbers_that_do_not_belong_together_are_refused(quick: ModuleType, numbers: tuple[Any, ...]) -> None:
    with pytest.raises(ValueError, match="quick"):
        quick.quick(*numbers)


def test_nothing_to_find_is_no_fault(quick: ModuleType) -> None:
    assert quick.quick(ENOUGH, b"", b"", b"", b"", b"", bytes(16), 7, 100) == (7, True, [], [])
    with pytest.raises(TypeError):
        quick.quick("numbers")

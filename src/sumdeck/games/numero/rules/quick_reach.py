"""The door to `quick.c`, which does what `Search.deepen` does where the rules are compiled: the same groups, the same visits."""

from collections.abc import Callable, Sequence
from contextlib import suppress
from struct import pack
from typing import TypeAlias

from sumdeck.games.numero.rules.reached import Node
from sumdeck.games.numero.rules.stock import Stock

Found: TypeAlias = tuple[int, bool, list[tuple[int, int, int, int, int, int]], list[int]]

quick_groups: Callable[[bytes, bytes, bytes, bytes, bytes, bytes, bytes, int, int], Found] | None = None
with suppress(ImportError):  # where the rules are not compiled
    from sumdeck.games.numero.rules.quick import quick

    quick_groups = quick

MOST_OF = {"sub": 1 << 20, "scale": 1 << 20, "pow": 64, "root": 64}
OPS = tuple(MOST_OF)
MOST_BITS = 100
"""Values and bags of so many bits leave room in 128 for what a wild card makes of them before it is judged."""
NEVER = (1 << 128) - 1
"""In place of a target below 0, which builds have and nothing here makes: it is only counted."""
MOST_VISITS = 1 << 30


def groups_to(
    stock: Stock,
    values: Sequence[int],
    targets: Sequence[int],
    bounds: Sequence[int],
    barred: tuple[int, int, int],
    visits: int,
    budget: int,
) -> tuple[int, bool, list[Node]] | None:
    """The visits spent, whether they were enough, and the groups in the order in which they are found; None for Python to do it.

    `barred` is what joins no other, what takes no wild card, and the lowest value.
    """
    scale = stock.scale()
    largest = max(scale, *bounds, stock.spare).bit_length()
    odd = any(max(effect.num, effect.den) > MOST_OF[effect.op] for effect in stock.effects)
    if quick_groups is None or largest > MOST_BITS or odd or budget > MOST_VISITS or max(stock.most) > 255:
        return None
    above = bounds[-1] + 1  # no pile of more is looked at
    visits, enough, told, places = quick_groups(
        as_bytes([stock.slack, stock.spare, stock.wild_bits, *barred, scale]),
        as_bytes(stock.unit),
        bytes(stock.most),
        b"".join([pack("iii", OPS.index(effect.op), effect.num, effect.den) for effect in stock.effects]),
        as_bytes([min(value, above) if value >= 0 else above for value in values]),
        as_bytes([target if target >= 0 else NEVER for target in targets]),
        as_bytes(bounds),
        visits,
        budget,
    )
    nodes: list[Node] = []
    for bag, value, low, slot, left, right in told:
        nodes.append(Node(bag, value, low, slot, nodes[left] if left >= 0 else None, nodes[right] if right >= 0 else None))
    return visits, enough, [nodes[place] for place in places]


def as_bytes(numbers: Sequence[int]) -> bytes:
    return b"".join([number.to_bytes(16, "little") for number in numbers])

"""Moves for crowded tables: one base for each value, the largest, instead of all bases that have it.

The sums of thirty loose cards are a few hundred, their choices a thousand million.
"""

from collections.abc import Iterator

from sumdeck.games.mathino.rules.bases import Part, Stock
from sumdeck.games.mathino.rules.canonical import Places
from sumdeck.games.mathino.rules.capturing import first_look, is_barred, shared_looks
from sumdeck.games.mathino.rules.moves import NEW, Build, Capture, Discard, Turn
from sumdeck.games.mathino.rules.results import results
from sumdeck.games.mathino.rules.state import State
from sumdeck.rules.game import Kind, Seat, Value
from sumdeck.rules.hands import without


def moves_by_value(state: State, seat: Seat) -> Iterator[Turn]:
    """Legal moves, not all of them: whole captures and single ones, builds on a base for each value, discards."""
    rules = state.setup
    stock = Stock(state, seat)
    places = Places(state)
    bases: list[tuple[Value, tuple[Part, ...]]] = [] if rules.young else list(largest_bases(stock))
    for card in sorted(set(state.hands[seat])):
        captures = whole_captures(stock, card)
        for piles in captures:
            settled = Places(state, places).settle([kind] for kind in piles)
            yield Capture(card, tuple(sorted(group[0] for group in settled)), (), first_look(state, card, piles))
        number = rules.number[card]
        for value, family in bases:
            for result in results(rules, value, number):
                if may_make(state, seat, card, result.value):
                    fresh = Places(state, places)
                    base = fresh.settle(map(list, family))
                    yield Build(card, base, result.op, result.sign, result.way, result.value)
                    equal = equal_left(stock, family, result.value) if rules.stacks else []
                    if equal:
                        after = fresh.settle([[NEW, *equal]])
                        yield Build(card, base, result.op, result.sign, result.way, result.value, (), after)
        if not is_barred(state, seat, card):
            yield Discard(card)


def whole_captures(stock: Stock, card: Kind) -> list[Part]:
    """All that a card can capture, in each respect that counts; and each pile of it alone where that is permitted."""
    state = stock.state
    rules = state.setup
    found: dict[Part, None] = {}
    if rules.young:
        for name in rules.attributes:
            kinds = [kind for kind in stock.copies if name in shared_looks(state, card, (kind,))]
            found[copies_of(stock, kinds)] = None
    else:
        found[copies_of(stock, [kind for kind in stock.copies if abs(stock.value(kind)) == rules.number[card]])] = None
    found.pop((), None)
    if rules.options.capture_scope == "any":
        for piles in list(found):
            found.update({(kind,): None for kind in piles})
    return list(found)


def copies_of(stock: Stock, kinds: list[int]) -> Part:
    return tuple(kind for kind in kinds for _ in range(stock.copies[kind]))


def largest_bases(stock: Stock) -> Iterator[tuple[Value, tuple[Part, ...]]]:
    """Each pile alone; then, for each value, all piles that have it with the best sum that makes it."""
    rules = stock.state.setup
    together: dict[Value, list[Part]] = {}
    for kind, count in stock.copies.items():
        yield stock.value(kind), ((kind,),)
        together.setdefault(stock.value(kind), []).extend([(kind,)] * count)
    if rules.options.table_add:
        for value, part in best_sums(stock).items():
            piles = together.setdefault(value, [])
            if not piles or (rules.options.combo_mix and all((kind,) not in piles for kind in part)):
                piles.append(part)
    for value, family in together.items():
        several = len(family) > 1 and (rules.stacks or rules.options.table_add)
        if several or len(family[0]) > 1:
            yield value, tuple(family)


def best_sums(stock: Stock) -> dict[Value, Part]:
    """For each sum that loose cards can make, the choice with most points, then most cards."""
    table, points = stock.state.table, stock.state.setup.points
    best: dict[Value, tuple[int, int, Part]] = {0: (0, 0, ())}
    for kind in stock.loose:
        more, worth = stock.value(kind), points[table[kind].cards[0]]
        for _ in range(stock.copies[kind]):
            for value, (gained, count, part) in list(best.items()):
                known = best.get(value + more)
                if known is None or (gained + worth, count + 1) > (known[0], known[1]):
                    best[value + more] = (gained + worth, count + 1, (*part, kind))
    return {value: tuple(sorted(part)) for value, (_, count, part) in best.items() if count > 1}


def equal_left(stock: Stock, family: tuple[Part, ...], value: Value) -> list[int]:
    """The piles outside a base that have a value."""
    left = stock.less([kind for part in family for kind in part])
    return [kind for kind, count in left.items() if stock.value(kind) == value for _ in range(count)]


def may_make(state: State, seat: Seat, card: Kind, value: Value) -> bool:
    """`require_capture_card`."""
    if not state.setup.options.require_capture_card:
        return True
    return any(state.setup.number[other] == abs(value) for other in without(state.hands[seat], card))

"""The list of legal moves: canonical, in a fixed order, and honest about where it had to stop.

While a table is small, every turn is listed. Where stackings and sums become too many, the list goes by the value of the base
(`by_value.py`) and says that it is not complete. Where opponents check, no list is complete: anything may be claimed.
"""

from collections.abc import Iterator

from sumdeck.games.mathino.rules.bases import (
    Budget,
    Part,
    Spent,
    Stock,
    disjoint,
    families,
    groupings,
    parts_by_value,
    stackings,
    sums,
)
from sumdeck.games.mathino.rules.by_value import may_make, moves_by_value
from sumdeck.games.mathino.rules.canonical import Places, frees
from sumdeck.games.mathino.rules.capturing import first_look, is_barred, makes_sum, shared_looks
from sumdeck.games.mathino.rules.moves import NEW, Accept, Build, Capture, Discard, Forfeit, Groups, Move, Turn
from sumdeck.games.mathino.rules.results import Result, results
from sumdeck.games.mathino.rules.state import CONFIRM, OVER, State
from sumdeck.rules.game import Kind, MoveList, Seat, Value

VISITS = 4_000
"""How many steps the search for all moves may take by default."""


def legal_moves(state: State, seat: Seat, budget: int = VISITS) -> MoveList[Move]:
    if state.phase == OVER or seat != state.seat:
        return MoveList(())
    last: list[Move] = [Forfeit()] if state.setup.options.timeout_action == "forfeit" else []
    if state.phase == CONFIRM:
        return MoveList([Accept(), *last])
    try:
        moves: list[Move] = list(Lister(state, seat, Budget(budget)).turns())
        complete = not state.setup.claims
    except Spent:
        moves = list(moves_by_value(state, seat))
        complete = False
    return MoveList([*moves, *last], complete)


class Lister:
    """Lists every turn, as long as the budget lasts."""

    def __init__(self, state: State, seat: Seat, budget: Budget) -> None:
        self.state = state
        self.rules = state.setup
        self.seat = seat
        self.budget = budget
        self.stock = Stock(state, seat)
        self.places = Places(state)
        self.hand: list[Kind] = sorted(set(state.hands[seat]))

    def turns(self) -> Iterator[Turn]:
        parts = {} if self.rules.young else parts_by_value(self.stock, self.budget)
        bases = {value: list(families(self.stock, parts[value], self.budget)) for value in parts}
        for card in self.hand:
            yield from self.captures(card)
            number = self.rules.number[card]
            for value, based in bases.items():
                made = [
                    result for result in results(self.rules, value, number) if may_make(self.state, self.seat, card, result.value)
                ]
                for family in based:
                    for result in made:
                        yield from self.builds(card, family, result)
            yield from self.discards(card)

    def builds(self, card: Kind, family: tuple[Part, ...], result: Result) -> Iterator[Turn]:
        used = [kind for part in family for kind in part]
        for way in self.stackings(used, result.value):
            places = Places(self.state, self.places)
            base = places.settle(map(list, family))
            after = places.settle(map(list, way))
            yield Build(card, base, result.op, result.sign, result.way, result.value, (), after)

    def discards(self, card: Kind) -> Iterator[Turn]:
        barred = is_barred(self.state, self.seat, card)
        if barred and self.capturable(card):
            return
        for way in self.stackings((), None):
            stacks = Places(self.state, self.places).settle(map(list, way))
            if not barred:
                yield Discard(card, False, (), stacks)
            elif not makes_sum(self.loose_besides(stacks), self.rules.number[card]):
                yield Discard(card, False, stacks)  # M-65: what is stacked first is no sum any more

    def loose_besides(self, stacks: Groups) -> list[Value]:
        """What the loose cards are worth that are in none of these stacks."""
        used = {place for group in stacks for place in group}
        return [pile.value for place, pile in enumerate(self.state.table) if pile.loose and place not in used]

    def captures(self, card: Kind) -> Iterator[Turn]:
        for chosen, added in self.capture_choices(card):
            used = [*chosen, *(kind for part in added for kind in part)]
            for before in self.stacked_first(chosen):
                single = list(chosen)
                for group in before:
                    for kind in group:
                        single.remove(kind)
                for way in self.stackings(used, None):
                    places = Places(self.state, self.places)
                    first = places.settle(map(list, before))
                    alone = places.settle([kind] for kind in single)
                    taken = sorted([*(group[0] for group in first), *(group[0] for group in alone)])
                    summed = places.settle(map(list, added))
                    look = first_look(self.state, card, taken)
                    yield Capture(card, tuple(taken), summed, look, first, places.settle(map(list, way)))

    def capture_choices(self, card: Kind) -> Iterator[tuple[Part, tuple[Part, ...]]]:
        """Piles of the card's size, and sums where they may be captured; at least one of them (M-35)."""
        if self.rules.young:
            yield from ((chosen, ()) for chosen in self.alike(card))
            return
        number = self.rules.number[card]
        kinds = self.capturable(card)
        added = [part for part in sums(self.stock, self.budget) if self.stock.worth(part) == number]
        parts: list[Part] = [(kind,) for kind in kinds]
        if self.rules.options.combo_capture:
            parts += added
        whole = self.rules.options.capture_scope == "all"
        for family in disjoint(self.stock, parts, self.budget):
            used = [kind for part in family for kind in part]
            if not whole or all(used.count(kind) == self.stock.copies[kind] for kind in kinds):
                single = tuple(part[0] for part in family if len(part) == 1)
                yield single, tuple(part for part in family if len(part) > 1)

    def alike(self, card: Kind) -> list[Part]:
        """Cards that look like the one played, in one respect that is in force (M-156 to M-158)."""
        found: dict[Part, None] = {}
        for name in self.rules.attributes:
            kinds = [kind for kind in self.stock.copies if name in shared_looks(self.state, card, (kind,))]
            for family in disjoint(self.stock, [(kind,) for kind in kinds], self.budget):
                found[tuple(sorted(kind for part in family for kind in part))] = None
        return list(found)

    def capturable(self, card: Kind) -> list[int]:
        if self.rules.young:
            looks = set(self.rules.attributes)
            return [kind for kind in self.stock.copies if looks & set(shared_looks(self.state, card, (kind,)))]
        return [kind for kind in self.stock.copies if abs(self.stock.value(kind)) == self.rules.number[card]]

    def stacked_first(self, chosen: Part) -> list[tuple[Part, ...]]:
        """Stackings before a capture that change who is charged; mostly there is no such thing."""
        if self.rules.options.discharge == "any_capture" or not self.rules.stacks:
            return [()]
        ways: list[tuple[Part, ...]] = [()]
        for value in dict.fromkeys(self.stock.value(kind) for kind in chosen):
            kinds = tuple(kind for kind in chosen if self.stock.value(kind) == value)
            groups = [
                way for way in groupings(kinds, self.budget) if all(frees(self.state, self.seat, list(group)) for group in way)
            ]
            ways = [(*way, *more) for way in ways for more in groups]
        return ways

    def stackings(self, used: Part | list[int], new: Value | None) -> list[tuple[Part, ...]]:
        """What may be stacked after the card: of the piles that are left, and of the new one."""
        if not self.rules.stacks:
            self.budget.visit()
            return [()]
        left = self.stock.less(used)
        values = [(kind, self.stock.value(kind)) for kind, count in left.items() for _ in range(count)]
        if new is not None:
            values.insert(0, (NEW, new))
        ways = stackings(values, self.budget)
        self.budget.visit(len(ways))
        return ways

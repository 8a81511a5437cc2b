"""The best take in a position, by cards or by points: anytime, repeatable, and honest about where it stopped.

First every group is found (`../rules/search.py`), then disjoint ones are packed for each taking card (`packing.py`).
Ties go to fewer wild cards from the hand, then more takes, then the smallest list of cards, of groups, the smallest taking card.
"""

from dataclasses import dataclass, replace
from itertools import permutations
from random import Random

from sumdeck.games.numero.players.enlarge import enlarged
from sumdeck.games.numero.players.packing import EACH, FEW, NONE, Packing
from sumdeck.games.numero.players.sight import CARDS, CENTRE, EVERYTHING, NEVER, POINTS, cards_won, points_of, worth_of
from sumdeck.games.numero.rules.moves import Group, Take, gather
from sumdeck.games.numero.rules.reach import OutOfVisits
from sumdeck.games.numero.rules.reached import Node, Reach
from sumdeck.games.numero.rules.score import group_cards, sum_of, take_items
from sumdeck.games.numero.rules.search import search
from sumdeck.games.numero.rules.stock import BY_POINTS, BY_SIZE, Position, Stock
from sumdeck.games.numero.rules.turns import canonical
from sumdeck.players.sight import Sight
from sumdeck.rules.game import Kind, Value

VISITS = 160_000
MOST_SHARING = 4
"""So many groups are tried in every order when they share things that are alike."""
MOST_GROUPS = 600
"""So many groups are weighed for one taking card; of more, those with most in them."""

PRIMARY, WILD = 1_000_000, 1_000
"""A weight is primary · 1 000 000 − hand wilds · 1 000 + takes."""


@dataclass(frozen=True)
class Glance:
    """One look of a player who overlooks things: a match it always sees, a sum only if it is within its sight and found."""

    sight: Sight
    rng: Random

    def sees(self, things: int, makes: Value) -> bool:
        if things == 1:
            return True
        return things <= self.sight.things and makes <= self.sight.largest and self.sight.found(self.rng)


@dataclass(frozen=True)
class BestTake:
    """A take, what it wins, and whether nothing can be better."""

    take: Take
    cards: int
    points: int
    complete: bool
    """False where the search stopped at its budget: then a better take may exist."""
    visits: int

    def worth(self, objective: str) -> int:
        """What it wins in the currency asked for."""
        return self.cards if objective == CARDS else self.points


def best_take(position: Position, objective: str = CARDS, budget: int = VISITS, clears: str = CENTRE) -> BestTake | None:
    """The best take of all; None where none was found (no proof that there is none, unless `best_takes` says complete)."""
    pickers, complete = pickers_of(position, objective, budget, clears, None)
    if complete and objective == CARDS:
        # The weight of a family is what its take wins: no other needs to be made.
        heaviest = max([picker.weight for picker in pickers], default=NONE)
        pickers = [picker for picker in pickers if picker.weight == heaviest]
    found = ranked(pickers, complete)
    return found[0] if found else None


def best_takes(
    position: Position,
    objective: str = CARDS,
    budget: int = VISITS,
    clears: str = CENTRE,
    glance: Glance | None = None,
) -> tuple[list[BestTake], bool]:
    """The best take with each number card of the hand, the best first, and whether the search was complete.

    With a glance, the best of what it sees.
    """
    pickers, complete = pickers_of(position, objective, budget, clears, glance)
    return ranked(pickers, complete), complete


def pickers_of(
    position: Position, objective: str, budget: int, clears: str, glance: Glance | None
) -> tuple[list["Picker"], bool]:
    """One for each number card that takes anything, with the best family chosen; and whether nothing better can be."""
    stock = Stock(position, BY_SIZE if objective == CARDS else BY_POINTS, wilds=glance is None or glance.sight.special)
    faces = sorted({position.setup.number[card] for card in position.numbers()})
    reached = search(stock, faces, budget, builds_join=position.setup.options.join_builds)
    pickers: list[Picker] = []
    for card in sorted(set(position.numbers())):
        picker = Picker(stock, reached, card, objective, budget, clears, glance)
        if picker.nodes:
            picker.choose()
            pickers.append(picker)
    return pickers, reached.complete and all(picker.complete for picker in pickers)


def ranked(pickers: list["Picker"], complete: bool) -> list[BestTake]:
    """The takes of what was chosen, the best first."""
    found: list[tuple[tuple[int, list[Kind], list[list[Kind]], Kind], BestTake]] = []
    for picker in pickers:
        best = picker.best()
        centre = picker.position.centre
        cards = sorted(cards_won(picker.position, best.take))
        groups = sorted(sorted(group_cards(group, centre)) for group in best.take.groups)
        found.append(((-picker.weight_of(best), cards, groups, picker.card), best))
    found.sort(key=lambda each: each[0])
    return [replace(best, complete=complete) for _, best in found]


class Picker:
    """Packs the groups of one taking card."""

    def __init__(
        self, stock: Stock, reached: Reach, card: Kind, objective: str, budget: int, clears: str, glance: Glance | None = None
    ) -> None:
        self.stock = stock
        self.position = stock.position
        self.rules = stock.position.setup
        self.card = card
        self.objective = objective
        self.clears = clears if objective == POINTS else NEVER
        self.reached = reached
        self.budget = budget
        self.nodes = reached.groups(self.rules.number[card])
        self.glance = glance
        if glance is not None:
            self.nodes = [node for node in self.nodes if glance.sees(sum(stock.counts(node.bag)), self.rules.number[card])]
        self.complete = reached.complete and len(self.nodes) <= MOST_GROUPS
        if len(self.nodes) > MOST_GROUPS:
            self.nodes = sorted(self.nodes, key=lambda node: (-node.bag.bit_count(), node.bag))[:MOST_GROUPS]
        wilds = [[(card,) for card, _ in wilds] for wilds in stock.wilds]
        won = [[self.position.centre[place].cards for place in places] for places in stock.piles] + wilds
        in_hand = [False] * len(stock.piles) + [not wilds[0][1] for wilds in stock.wilds]
        self.counters = self.fields()
        self.classes = list(zip(self.counters, [unit.bit_length() - 1 for unit in stock.unit], won, in_hand, strict=True))
        """Of each class its counter, where that begins, what each member wins, and whether it is a wild card of the hand."""
        self.rule = self.rules.options.taking_card_in_each_take if objective == POINTS else EACH
        self.weight = NONE
        self.family: tuple[int, ...] = ()
        """The groups that `choose` has chosen, and what they weigh: where cards count, a million for each that they win."""
        self.visits = 0

    def choose(self) -> None:
        """The best family, with item 10 where it is worth it."""
        packing = self.packing()
        try:
            weight, family = self.heaviest(packing, 0)
            must = self.must_use()
            if must:
                whole, cover = self.heaviest(packing, must)
                more = whole + 5 * PRIMARY - weight
                if whole != NONE and (more > 0 or (more == 0 and packing.order(cover) < packing.order(family))):
                    family = cover
        except OutOfVisits:
            weight, family = packing.greedy(self.stock.total)
            self.complete = False
        if self.glance is not None:
            family = tuple(sorted(family, key=lambda group: -packing.joined[group])[: self.glance.sight.sums])
        self.weight, self.family, self.visits = weight, family, self.reached.visits + packing.visits

    def best(self) -> BestTake:
        """The chosen family as a take."""
        take = self.make(self.family)
        if not self.complete and self.glance is None:
            take = self.settled(enlarged(self.position, take, self.score))
        return self.judged(take)

    def heaviest(self, packing: Packing, must: int) -> tuple[int, tuple[int, ...]]:
        """The best family that uses up everything `must` marks. Alone, a take has its taking card in it."""
        weight, family = packing.best(self.stock.total, must)
        if self.rule != FEW:
            return weight, family
        singles = [group for group, bag in enumerate(packing.bags) if not (self.stock.total - bag) & must]
        best = min(singles, key=lambda group: (-packing.joined[group], self.ids(group)), default=-1)
        if best >= 0 and packing.joined[best] >= weight:
            return packing.joined[best], (best,)
        return weight, family

    def must_use(self) -> int:
        """What a family has to use up to earn item 10; 0 where it cannot be earned."""
        if self.clears == NEVER or (self.position.loose and not self.rules.options.loose_wild_usable):
            return 0
        if self.clears == EVERYTHING:
            return self.stock.total if len(self.position.numbers()) == 1 else 0
        first = len(self.stock.piles)
        loose = [slot for slot, members in enumerate(self.stock.wilds) if members[0][1]]
        fields = self.fields()
        bits = 0
        for number in [*range(first), *(first + slot for slot in loose)]:
            bits |= fields[number]
        return bits

    def fields(self) -> list[int]:
        """The counter bits of each class."""
        return [((1 << most.bit_length()) - 1) * unit for unit, most in zip(self.stock.unit, self.stock.most, strict=True)]

    def packing(self) -> Packing:
        bags = [node.bag for node in self.nodes]
        alone: list[int] = []
        joined: list[int] = []
        for node in self.nodes:
            size, from_hand = self.size(node.bag)
            common = size * PRIMARY + 1 - WILD * from_hand
            without, together = 0, 0
            if self.objective == POINTS:
                group = self.group(node, [0] * len(self.stock.unit))
                common += sum(self.rules.pack.cards[card].points for card in self.cards(node.bag)) * PRIMARY
                without = sum_of(take_items(self.rules, group, self.position.centre, None))
                together = sum_of(take_items(self.rules, group, self.position.centre, self.card))
            alone.append(common + without * PRIMARY)
            joined.append(common + together * PRIMARY)
        return Packing(bags, alone, joined, self.ids, self.counters, self.stock.spare, self.rule, self.budget // 8)

    def size(self, bag: int) -> tuple[int, int]:
        """How many cards are in a bag, and how many of them are wild cards of the hand. In a class all win equally many."""
        size, from_hand = 0, 0
        for field, shift, members, in_hand in self.classes:
            if bag & field:
                count = (bag & field) >> shift
                size += count * len(members[0])
                if in_hand:
                    from_hand += count
        return size, from_hand

    def cards(self, bag: int) -> list[Kind]:
        """The cards of a bag, the first of each class as in `Reach.arrange`."""
        cards: list[Kind] = []
        for field, shift, members, _ in self.classes:
            for member in members[: (bag & field) >> shift]:
                cards += member
        return cards

    def ids(self, group: int) -> tuple[Kind, ...]:
        return tuple(sorted(self.cards(self.nodes[group].bag)))

    def group(self, node: Node, used: list[int]) -> Group:
        """A node as a group with real cards."""
        return gather(self.reached.arrange(node, used), self.rules.number[self.card])

    def make(self, family: tuple[int, ...]) -> Take:
        """A family as a take. Where groups share things that are alike, the smallest list of groups decides who gets which."""
        takes: list[Take] = []
        for order in permutations(family) if self.share(family) else [family]:
            used = [0] * len(self.stock.unit)
            takes.append(self.settled(Take(self.card, tuple([self.group(self.nodes[group], used) for group in order]))))
        return min(takes, key=lambda take: sorted(sorted(group_cards(group, self.position.centre)) for group in take.groups))

    def share(self, family: tuple[int, ...]) -> bool:
        """Whether several groups, not too many to try, use things of one class."""
        counts = [self.stock.counts(self.nodes[group].bag) for group in family]
        return len(family) <= MOST_SHARING and any(sum(map(bool, uses)) > 1 for uses in zip(*counts, strict=True))

    def settled(self, take: Take) -> Take:
        settled = canonical(self.position, take)
        assert isinstance(settled, Take)
        return settled

    def judged(self, take: Take) -> BestTake:
        """A take with what it wins."""
        cards = len(cards_won(self.position, take))
        return BestTake(take, cards, points_of(self.position, take, self.clears), self.complete, self.visits)

    def score(self, take: Take) -> int:
        return worth_of(self.position, take, self.objective, self.clears)

    def weight_of(self, best: BestTake) -> int:
        wilds = sum(len(group.wilds) for group in best.take.groups)
        return best.worth(self.objective) * PRIMARY - wilds * WILD + len(best.take.groups)

"""What lies ready in one position, equal things counted together, and what wild cards do to it: the ground of `reach.py`.

A choice of piles and wild cards is a *bag*: one int that holds a small counter for each class of equal things. Two bags are added
with `+`; a spare bit above each counter shows when a class is used more often than it is there. So the test that no card serves
twice (N-25, N-61) is one addition and one mask.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from sumdeck.games.numero.rules.setup import Pile, Setup, Wild
from sumdeck.rules.arithmetic import root_below
from sumdeck.rules.game import Kind, Seat, Value

BY_KIND, BY_SIZE, BY_POINTS = "kind", "size", "points"
"""What makes things equal: being the same card in the same place; winning as many cards; winning the same points."""


@dataclass(init=False, unsafe_hash=True)
class Position:
    """What one seat can reach: its own hand and the centre. Everything here is in that seat's view."""

    setup: Final[Setup]
    seat: Final[Seat]
    hand: Final[tuple[Kind, ...]]
    centre: Final[tuple[Pile, ...]]
    loose: Final[tuple[Kind, ...]]

    def __init__(
        self, setup: Setup, seat: Seat, hand: tuple[Kind, ...], centre: tuple[Pile, ...], loose: tuple[Kind, ...]
    ) -> None:
        self.setup = setup
        self.seat = seat
        self.hand = hand
        self.centre = centre
        self.loose = loose

    def numbers(self) -> list[Kind]:
        return [card for card in self.hand if self.setup.number[card]]

    def has_number(self) -> bool:
        return any(self.setup.number[card] for card in self.hand)

    def wilds(self) -> list[Kind]:
        return [card for card in self.hand if not self.setup.number[card]]


class Stock:
    """Piles and wild cards in classes, and the arithmetic of bags."""

    def __init__(self, position: Position, alike: str, *, wilds: bool = True) -> None:
        self.position = position
        self.alike = alike
        rules = position.setup
        self.piles: list[list[int]] = []
        """Places in the centre, a list for each class of piles."""
        self.values: list[Value] = []
        groups: dict[object, int] = {}
        for place, pile in enumerate(position.centre):
            sign = pile_sign(position, pile, alike)
            if sign not in groups:
                groups[sign] = len(self.piles)
                self.piles.append([])
                self.values.append(pile.value)
            self.piles[groups[sign]].append(place)

        self.wilds: list[list[tuple[Kind, bool]]] = []
        """Wild cards with whether they are loose, a list for each class; classes of loose ones come first."""
        self.effects: list[Wild] = []
        groups = {}
        usable = [(card, True) for card in position.loose] if rules.options.loose_wild_usable else []
        usable += [(card, False) for card in position.wilds()]
        for card, loose in usable if wilds else []:
            effect = rules.wild_at(card)
            sign = wild_sign(rules, card, loose, alike)
            if sign not in groups:
                groups[sign] = len(self.wilds)
                self.wilds.append([])
                self.effects.append(effect)
            self.wilds[groups[sign]].append((card, loose))

        self.unit: list[int] = []
        """One thing of each class as a bag: piles first, then wild cards."""
        self.most: list[int] = [len(members) for members in self.piles] + [len(members) for members in self.wilds]
        self.spare = 0
        """The bits that must stay empty."""
        self.slack = 0
        """Added to a sum of bags, it carries into a spare bit exactly where a class is overdrawn."""
        self.wild_bits = 0
        """Every bit that counts wild cards."""
        shift = 0
        for number, most in enumerate(self.most):
            bits = most.bit_length()
            self.unit.append(1 << shift)
            self.spare |= 1 << (shift + bits)
            self.slack |= ((1 << bits) - 1 - most) << shift
            if number >= len(self.piles):
                self.wild_bits |= ((1 << (bits + 1)) - 1) << shift
            shift += bits + 1
        self.width = shift
        """How many bits a bag has. A value shifted by so many, plus a bag, is one number: quicker to look up than a pair."""
        self.total = sum(unit * most for unit, most in zip(self.unit, self.most, strict=True))

    @property
    def wild_count(self) -> int:
        return sum(len(members) for members in self.wilds)

    def count(self, bag: int, number: int) -> int:
        return (bag // self.unit[number]) & ((1 << self.most[number].bit_length()) - 1)

    def counts(self, bag: int) -> list[int]:
        return [self.count(bag, number) for number in range(len(self.unit))]

    def holds(self, bag: int, part: int) -> bool:
        return ((bag | self.spare) - part) & self.spare == self.spare

    def marked(self, barred: Sequence[bool]) -> int:
        """The counters of the piles that `barred` marks, as bits."""
        bits = 0
        for number, places in enumerate(self.piles):
            if barred[places[0]]:
                bits |= ((1 << self.most[number].bit_length()) - 1) * self.unit[number]
        return bits

    def limited(self, wilds: Sequence[int]) -> "Stock":
        """The same things in the same bags with no more than so many wild cards of each class."""
        stock = Stock(self.position, self.alike)
        for number, most in enumerate(wilds):
            members = stock.wilds[number]
            stock.slack += (len(members) - most) * stock.unit[len(stock.piles) + number]
            stock.wilds[number] = members[:most]
        return stock

    def scale(self) -> int:
        """A number that makes every value reachable in this position whole when multiplied by it.

        Each wild card is used once at most, so the product of all denominators serves; a power card raises what came before.
        In the whole domains every value is whole already.
        """
        if self.position.setup.options.value_domain in ("whole", "positive_whole"):
            return 1
        product, exponent = 1, 1
        for value in self.values:
            product *= value.denominator
        for effect, members in zip(self.effects, self.wilds, strict=True):
            if effect.op == "pow":
                exponent *= int(effect.num ** len(members))
            else:
                product *= int(effect.den ** len(members))
        return int(product**exponent)


def pile_sign(position: Position, pile: Pile, alike: str) -> object:
    """What piles of one class have in common."""
    if alike == BY_SIZE:
        return (pile.value, len(pile.cards), pile.builder if pile.built else None)
    if alike == BY_POINTS:
        return (pile.value, pile.cards, pile.ops, pile.builder if pile.built else None)
    return pile


def wild_sign(rules: Setup, card: Kind, loose: bool, alike: str) -> object:
    """What wild cards of one class have in common: ÷2, 1/2, 0.5 and 50 % are one function."""
    effect = rules.wild_at(card)
    if alike == BY_SIZE:
        return (effect.op, effect.num, effect.den, loose)
    if alike == BY_POINTS:
        face = rules.pack.cards[card]
        return (effect, face.points, face.colour, loose)
    return (card, loose)


def after(effect: Wild, value: int, scale: int) -> int | None:
    """A scaled value after a wild card; None where it has no exact result."""
    if effect.op == "sub":
        return value - effect.num * scale
    if effect.op == "scale":
        product = value * effect.num
        return product // effect.den if product % effect.den == 0 else None
    degree = effect.num
    if effect.op == "pow":
        raised, whole = power_of(value, degree), power_of(scale, degree - 1)
        return raised // whole if raised % whole == 0 else None
    if value < 0 and degree % 2 == 0:
        return None
    under = abs(value) * power_of(scale, degree - 1)
    found = root_below(under, degree)
    if power_of(found, degree) != under:
        return None
    return found if value >= 0 else -found


def before(effect: Wild, value: int, scale: int) -> int:
    """The largest scaled value that a wild card can bring down to this one, or a little more."""
    if effect.op == "sub":
        return value + effect.num * scale
    if effect.op == "scale":
        return value * effect.den // effect.num
    if effect.op == "pow":
        return root_below(value * power_of(scale, effect.num - 1), effect.num) + 1
    return power_of(value, effect.num) // power_of(scale, effect.num - 1) + 1


def undone(effect: Wild, value: int, scale: int) -> int:
    """The scaled value not below 0 that a wild card turns into this one; −1 where there is none."""
    if effect.op == "sub":
        return value + effect.num * scale
    if effect.op == "scale":
        product = value * effect.den
        return product // effect.num if product % effect.num == 0 else -1
    found = before(effect, value, scale) - 1
    return found if after(effect, found, scale) == value else -1


def power_of(base: int, exponent: int) -> int:
    """A whole power; spelt out so that its type is plain."""
    result = 1
    for _ in range(exponent):
        result *= base
    return result

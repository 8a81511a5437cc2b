"""What the pack and the options mean for play, worked out once for a whole game.

The cards of a pack are in `packs/`; the options in `options.py`.
"""

from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from typing import Final

from sumdeck.games.numero.rules.options import Options
from sumdeck.rules.arithmetic import Domain, allows, divide, exact, power, root
from sumdeck.rules.cards import Card
from sumdeck.rules.game import Kind, Value
from sumdeck.rules.options import TableSetup

PLUS: Final = 1
MINUS: Final = 2
TIMES: Final = 4
DIVIDE: Final = 8
"""The four operations that items 6 and 7 count, as bits (N-80)."""

LOOSE: Final = -1
"""The builder of a pile that nobody built."""


@dataclass(frozen=True)
class Wild:
    """What a wild card does to a value *x* (N-50, N-51, N-52)."""

    op: str
    """`sub`: x − num; `scale`: x·num/den; `pow` and `root`: of degree num."""
    num: int
    den: int
    counts_as: int
    """The operations it counts as in the scoring game (N-82b to N-82d)."""

    def apply(self, x: Value) -> Value | None:
        """The new value, or None where there is no exact one (N-53)."""
        if self.op == "sub":
            return exact(x - self.num)
        if self.op == "scale":
            return divide(x * self.num, self.den)
        return power(x, self.num) if self.op == "pow" else root(x, self.num)


@dataclass(init=False, unsafe_hash=True)
class Pile:
    """Something in the centre that has a value: a lone number card, or a build, which is never split (N-37)."""

    value: Final[Value]
    cards: Final[tuple[Kind, ...]]
    ops: Final[int]
    """The operations that made it, as bits (N-82e)."""
    builder: Final[int]
    """The seat that made it last."""
    serial: Final[int]
    """The number of the build; 0 for a lone card."""

    def __init__(self, value: Value, cards: tuple[Kind, ...], ops: int = 0, builder: int = LOOSE, serial: int = 0) -> None:
        self.value = value
        self.cards = cards
        self.ops = ops
        self.builder = builder
        self.serial = serial

    @property
    def built(self) -> bool:
        return self.builder != LOOSE


def pile_order(pile: Pile) -> tuple[Value, int, tuple[Kind, ...], int]:
    """How the centre is sorted: by value, lone cards before builds, then by cards."""
    return (pile.value, pile.serial != 0, pile.cards, pile.serial)


class Setup(TableSetup):
    """What play looks things up in."""

    def __init__(self, options: Options, seats: int) -> None:
        super().__init__(options, seats, options.pack)
        self.options = options
        cards = self.pack.cards
        self.number: list[int] = [int(card.trait("value", "0")) for card in cards]
        """The value of each kind; 0 for a wild card."""
        self.wild: list[Wild | None] = [None if card.trait("value") else wild_of(card, options) for card in cards]
        self.lone: list[Pile] = [Pile(value, (Kind(kind),)) for kind, value in enumerate(self.number)]
        """Each number card as a pile of its own."""
        self.faces: frozenset[int] = frozenset(value for value in self.number if value)
        """Every value a build may have (N-33)."""
        self.domain = Domain(options.value_domain)
        self.challenges = options.scoring and options.golden_rule_2 == "challenge"
        self.colours: frozenset[str] = frozenset(card.colour for card in cards if card.trait("value") and card.colour)

    def allows(self, value: Value) -> bool:
        """Whether an intermediate value is permitted (N-64)."""
        return allows(self.domain, value)

    def wild_at(self, kind: Kind) -> Wild:
        wild = self.wild[kind]
        assert wild is not None
        return wild

    def is_number(self, kind: Kind) -> bool:
        """Whether this is a number card that exists in the pack."""
        return 0 <= kind < len(self.number) and self.number[kind] > 0

    def is_wild(self, kind: Kind) -> bool:
        """Whether this is a wild card that exists in the pack."""
        return 0 <= kind < len(self.number) and self.number[kind] == 0


setup: Final = lru_cache(maxsize=256)(Setup)


def wild_of(card: Card, options: Options) -> Wild:
    op, operand = card.trait("op"), card.trait("operand")
    if op == "sub":
        return Wild("sub", int(operand), 1, MINUS)
    if op == "mul":
        return Wild("scale", int(operand), 1, TIMES)
    if op == "div":
        return Wild("scale", 1, int(operand), DIVIDE)
    if op == "frac":
        fraction = Fraction(operand)
        return Wild("scale", fraction.numerator, fraction.denominator, fraction_counts_as(card, options.decimal_percent_ops))
    return Wild(op, int(operand), 1, TIMES if op == "pow" else DIVIDE)  # N-82c


def fraction_counts_as(card: Card, rule: str) -> int:
    """The operations of a fraction, decimal or percentage card (N-82b, N-82d)."""
    form = card.trait("form")
    if form == "fraction":  # by the numerator that is printed, not reduced
        printed = card.face.split("/")
        return DIVIDE | (TIMES if int(printed[0]) > 1 else 0)
    if rule == "both":
        return DIVIDE | TIMES
    exactly = Fraction(card.trait("operand"))
    bottom = exactly.denominator
    if rule == "as_printed":
        bottom = 100 if form == "percent" else 10 ** len(card.face.partition(".")[2])
    top = exactly * bottom
    return (DIVIDE if bottom > 1 else 0) | (TIMES if top > 1 else 0)

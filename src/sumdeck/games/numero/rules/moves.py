"""The moves of Numero, as values that say the mathematics.

When a move is allowed and what it does is in `play.py`; how it sounds, in `speech.py`. Groups and turns are made as often as
states, and therefore in the same way: with an `__init__` of their own, and frozen by `Final`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, TypeAlias

from sumdeck.rules.game import Kind, Value


@dataclass(init=False, unsafe_hash=True)
class Pick:
    """A pile of the centre, by its place in `State.centre`."""

    pile: Final[int]

    def __init__(self, pile: int) -> None:
        self.pile = pile


@dataclass(init=False, unsafe_hash=True)
class Change:
    """A wild card played onto a value (N-50 to N-58)."""

    wild: Final[Kind]
    loose: Final[bool]
    """True for a wild card that lay in the centre (N-59), False for one from the hand."""
    of: Final[Expression]

    def __init__(self, wild: Kind, loose: bool, of: Expression) -> None:
        self.wild = wild
        self.loose = loose
        self.of = of


@dataclass(init=False, unsafe_hash=True)
class Join:
    """Two values combined: always a sum (N-18), unless the table plays `join_ops = all_four`."""

    left: Final[Expression]
    right: Final[Expression]
    op: Final[str]

    def __init__(self, left: Expression, right: Expression, op: str = "+") -> None:
        self.left = left
        self.right = right
        self.op = op


Expression: TypeAlias = Pick | Change | Join


@dataclass(init=False, eq=False)
class Group:
    """Piles and wild cards that make one value together: an individual take, the base of a build, or a pile left changed.

    Two groups are equal when they use the same cards for the same value; how the sentence arranges them makes no difference.
    """

    piles: Final[tuple[int, ...]]
    wilds: Final[tuple[Kind, ...]]
    """Wild cards from the hand."""
    loose: Final[tuple[Kind, ...]]
    """Wild cards that lay in the centre."""
    value: Final[Value]
    joins: Final[str]
    """The operations of the joins, when they are not all sums (`join_ops = all_four`)."""
    how: Final[Expression]
    """One arrangement of these cards that makes the value."""

    def __init__(
        self, piles: tuple[int, ...], wilds: tuple[Kind, ...], loose: tuple[Kind, ...], value: Value, joins: str, how: Expression
    ) -> None:
        self.piles = piles
        self.wilds = wilds
        self.loose = loose
        self.value = value
        self.joins = joins
        self.how = how

    @property
    def size(self) -> int:
        """How many piles and wild cards it has."""
        return len(self.piles) + len(self.wilds) + len(self.loose)

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Group)
            and self.piles == other.piles
            and self.wilds == other.wilds
            and self.loose == other.loose
            and self.value == other.value
            and self.joins == other.joins
        )

    def __hash__(self) -> int:
        return hash((self.piles, self.wilds, self.loose, self.value, self.joins))


@dataclass(init=False, unsafe_hash=True)
class Take:
    """Win groups, each a pile or a combination, that equal one number card of the hand (N-22, N-23, N-24)."""

    card: Final[Kind]
    groups: Final[tuple[Group, ...]]
    left: Final[tuple[Group, ...]]
    """Piles changed by wild cards in this turn and left in the centre (N-62)."""
    dropped: Final[tuple[Kind, ...]]
    """Wild cards laid loose into the centre on the way (N-45)."""
    shown: Final[bool]
    """Whether the answer cards of what was built in this turn are shown (N-41)."""

    def __init__(
        self,
        card: Kind,
        groups: tuple[Group, ...],
        left: tuple[Group, ...] = (),
        dropped: tuple[Kind, ...] = (),
        shown: bool = False,
    ) -> None:
        self.card = card
        self.groups = groups
        self.left = left
        self.dropped = dropped
        self.shown = shown


@dataclass(init=False, unsafe_hash=True)
class Build:
    """Add a number card to piles of the centre and leave one pile there (N-31)."""

    card: Final[Kind]
    base: Final[Group]
    left: Final[tuple[Group, ...]]
    dropped: Final[tuple[Kind, ...]]
    shown: Final[bool]

    def __init__(
        self, card: Kind, base: Group, left: tuple[Group, ...] = (), dropped: tuple[Kind, ...] = (), shown: bool = False
    ) -> None:
        self.card = card
        self.base = base
        self.left = left
        self.dropped = dropped
        self.shown = shown


@dataclass(init=False, unsafe_hash=True)
class Discard:
    """Lay a number card alone into the centre (N-42, N-43), or, where the hand has none, wild cards only (N-46, N-47)."""

    card: Final[Kind | None]
    left: Final[tuple[Group, ...]]
    dropped: Final[tuple[Kind, ...]]
    shown: Final[bool]

    def __init__(
        self, card: Kind | None, left: tuple[Group, ...] = (), dropped: tuple[Kind, ...] = (), shown: bool = False
    ) -> None:
        self.card = card
        self.left = left
        self.dropped = dropped
        self.shown = shown


@dataclass(frozen=True)
class Pass:
    """Let the final turn go by without a take (N-69)."""


@dataclass(frozen=True)
class Challenge:
    """Doubt that the maker of a build held its answer (N-83)."""

    serial: int
    """Which build, by the number it was given when it was made."""


@dataclass(frozen=True)
class Accept:
    """Let the last builds stand, once nobody has a turn left (N-89)."""


@dataclass(frozen=True)
class Stop:
    """End a solitaire (N-105)."""


Turn: TypeAlias = Take | Build | Discard
Move: TypeAlias = Take | Build | Discard | Pass | Challenge | Accept | Stop


def groups_of(turn: Turn) -> tuple[Group, ...]:
    """The groups that the number card of a turn wins or is added to."""
    if isinstance(turn, Take):
        return turn.groups
    return (turn.base,) if isinstance(turn, Build) else ()


def gather(how: Expression, value: Value) -> Group:
    piles: list[int] = []
    wilds: list[Kind] = []
    loose: list[Kind] = []
    joins: list[str] = []
    open_parts: list[Expression] = [how]
    while open_parts:
        part = open_parts.pop()
        if isinstance(part, Pick):
            piles.append(part.pile)
        elif isinstance(part, Change):
            (loose if part.loose else wilds).append(part.wild)
            open_parts.append(part.of)
        else:
            joins.append(part.op)
            open_parts += [part.left, part.right]
    only_sums = all(op == "+" for op in joins)
    return Group(
        tuple(sorted(piles)),
        tuple(sorted(wilds)),
        tuple(sorted(loose)),
        value,
        "" if only_sums else "".join(sorted(set(joins))),
        how,
    )

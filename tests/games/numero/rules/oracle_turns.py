"""Every legal turn of a position, by trying them all: each number card, each family of groups, whatever is left or dropped.

The rules stand here a second time, in the plainest form, over physical cards and the groups that `oracle_table_play` finds.
The list of moves must offer exactly these turns. A turn is named by a line of text, so that turns with equal cards
in them are one.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import combinations

from sumdeck.games.numero.rules.options import Options
from sumdeck.rules.cards import Card
from tests.games.numero.rules.oracle_table_play import Rules, Thing, things

PASS = "pass"


@dataclass(frozen=True)
class Heap:
    """A pile of the centre."""

    value: Fraction
    cards: tuple[Card, ...]
    builder: int = -1
    """The seat that built it; −1 for a lone card."""
    serial: int = 0
    covers: frozenset[int] = frozenset()
    """The builds that went into it, by serial."""

    @property
    def name(self) -> str:
        return f"{self.value}({' '.join(sorted(map(name, self.cards)))})#{self.serial}"


@dataclass(frozen=True)
class Table:
    """All that decides which turns a seat has."""

    options: Options
    seat: int
    hand: tuple[Card, ...]
    centre: tuple[Heap, ...]
    loose: tuple[Card, ...]
    final: bool = False
    promised: tuple[tuple[int, Fraction], ...] = ()
    """Builds of this seat whose answer it has kept so far, by serial, with the answer (`keep_answer`)."""

    @property
    def doubts(self) -> bool:
        """Whether players may build without the answer and be challenged."""
        return self.options.scoring and self.options.golden_rule_2 == "challenge"


@dataclass(frozen=True)
class Turn:
    """One turn with physical cards: numbers of hand cards, of piles, and of wild cards (as in `Tries.wilds`)."""

    act: str
    card: int
    groups: tuple[Thing, ...] = ()
    left: tuple[Thing, ...] = ()
    dropped: tuple[int, ...] = ()
    shown: bool = False


class Tries:
    """One position while everything is tried."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.wilds: list[tuple[Card, int | None]] = []
        """The wild cards in reach, with their place in the hand or None for loose ones."""
        if table.options.loose_wild_usable:
            self.wilds += [(card, None) for card in table.loose]
        self.wilds += [(card, place) for place, card in enumerate(table.hand) if not is_number(card)]
        self.for_takes = self.groups(table.options.join_builds)
        self.for_builds = self.groups(table.options.extend_build_with_others)

    def groups(self, builds_join: bool) -> list[Thing]:
        """Everything that can be made of the centre, by the house rules for builds."""
        options, centre = self.table.options, self.table.centre
        built = frozenset(place for place, heap in enumerate(centre) if heap.builder >= 0)
        foreign = frozenset(place for place in built if centre[place].builder != self.table.seat)
        nothing: frozenset[int] = frozenset()
        unchanged = {"any": nothing, "own": foreign, "none": built}[options.wild_on_build]
        signs = "+-*/" if options.join_ops == "all_four" else "+"
        house = Rules(options.value_domain, signs, nothing if builds_join else built, unchanged)
        return list(things([heap.value for heap in centre], [operation(card) for card, _ in self.wilds], house))

    def all(self) -> set[str]:
        """The name of everything that the seat may do."""
        if any(is_number(card) for card in self.table.hand):
            found = set(self.turns())
        else:
            found = set() if self.table.final else self.wild_discards()
        rule = self.table.options.turn_priority
        if self.table.final and (rule == "free" or not self.could_take(rule)):
            found.add(PASS)  # N-69
        return found

    def turns(self) -> dict[str, Turn]:
        """Every legal turn with a number card, by its name."""
        return {self.turn_name(turn): turn for turn in self.attempts() if self.legal(turn)}

    def wild_discards(self) -> set[str]:
        """A hand without a number card is laid down whole; a short one card by card where the table says so (N-46, N-47)."""
        options, cards = self.table.options, [name(card) for card in self.table.hand]
        if options.all_wild_short_hand == "discard_one" and len(cards) < options.hand_size:
            return {named_turn("discard", "", [], [], [card], False) for card in cards}
        return {named_turn("discard", "", [], [], cards, False)}

    def attempts(self) -> Iterator[Turn]:
        """Turns worth judging, with every number card."""
        numbers = [place for place, card in enumerate(self.table.hand) if is_number(card)]
        for card in numbers:
            value = number(self.table.hand[card])
            equal = [thing for thing in self.for_takes if thing.value == value]
            acts = [Turn("take", card, family) for family in families(equal) if family]
            acts += [Turn("build", card, (thing,)) for thing in self.for_builds if self.may_build(value + thing.value, card)]
            acts.append(Turn("discard", card))
            changed = [thing for thing in self.for_builds if self.may_lie(thing, card)]
            for act in acts:
                yield from self.with_extras(act, changed)

    def with_extras(self, act: Turn, changed: list[Thing]) -> Iterator[Turn]:
        """An act with every family of piles left changed and every choice of wild cards dropped."""
        rest = [thing for thing in changed if all(disjoint(thing, group) for group in act.groups)]
        for left in families(rest):
            used = {wild for thing in (*act.groups, *left) for wild in thing.wilds}
            spare = [wild for wild, (_, place) in enumerate(self.wilds) if place is not None and wild not in used]
            for size in range(len(spare) + 1):
                for dropped in combinations(spare, size):
                    for shown in (False, True):
                        yield Turn(act.act, act.card, act.groups, left, dropped, shown)

    def may_lie(self, thing: Thing, card: int) -> bool:
        """N-62: whether a changed pile may stay, when a card has been played."""
        rule = self.table.options.leftover_working_piles
        if rule == "forbid" or not thing.wilds:
            return False
        if rule == "free":
            return True
        from_hand = any(self.wilds[wild][1] is not None for wild in thing.wilds)
        return from_hand and self.may_build(thing.value, card)

    def may_build(self, value: Fraction, card: int) -> bool:
        """Golden rule 2 (N-32), or where it may be broken, N-90."""
        faces = {number(face) for face in self.table.options.pack.cards if is_number(face)}
        return value in faces if self.table.doubts else value in self.kept(card)

    def kept(self, card: int) -> list[Fraction]:
        """The numbers that stay in the hand."""
        return [number(each) for place, each in enumerate(self.table.hand) if place != card and is_number(each)]

    def legal(self, turn: Turn) -> bool:
        """All that a turn must satisfy besides being made of what `attempts` puts together."""
        options, final = self.table.options, self.table.final
        if final and (turn.act != "take" or turn.left or (turn.dropped and not options.final_turn_wild_discards)):
            return False
        return self.shown_rightly(turn) and self.keeps_promises(turn) and not self.forbidden(turn)

    def built(self, turn: Turn) -> list[Fraction]:
        """The values that stay behind and need an answer."""
        values = [number(self.table.hand[turn.card]) + turn.groups[0].value] if turn.act == "build" else []
        if self.table.options.leftover_working_piles == "build_rule":
            values += [thing.value for thing in turn.left]
        return values

    def shown_rightly(self, turn: Turn) -> bool:
        """N-41: an answer is shown where it can be doubted, is held, and the table wishes it."""
        built = self.built(turn)
        if not self.table.doubts or not built:
            return not turn.shown
        held = all(value in self.kept(turn.card) for value in built)
        rule = self.table.options.show_answer
        return held if turn.shown and rule != "never" else not turn.shown and rule != "always"

    def keeps_promises(self, turn: Turn) -> bool:
        """`keep_answer`: no answer is given away while its build is on the table, alone or under others."""
        won = {place for thing in turn.groups for place in thing.piles} if turn.act == "take" else set()
        there = [heap for place, heap in enumerate(self.table.centre) if place not in won]
        lying = {heap.serial for heap in there} | {serial for heap in there for serial in heap.covers}
        promised = self.table.promised if self.table.options.keep_answer else ()
        if not self.free_cards():
            promised = tuple(promise for promise in promised if promise[0] not in self.covered())
        had = {number(card) for card in self.table.hand if is_number(card)}
        return all(value in self.kept(turn.card) for serial, value in promised if serial in lying and value in had)

    def covered(self) -> set[int]:
        """The builds that lie under others."""
        return {serial for heap in self.table.centre for serial in heap.covers}

    def free_cards(self) -> list[int]:
        """The number cards of the hand that are not the only answer to a covered build."""
        tied = {value for serial, value in self.table.promised if serial in self.covered()}
        places = [place for place, card in enumerate(self.table.hand) if is_number(card)]
        if not self.table.options.keep_answer:
            return places
        return [place for place in places if number(self.table.hand[place]) not in set(tied) - set(self.kept(place))]

    def obliged(self) -> list[int]:
        """The cards that a strict table may make a seat play: where no card is free, all are."""
        numbers = [place for place, card in enumerate(self.table.hand) if is_number(card)]
        return self.free_cards() or numbers

    def forbidden(self, turn: Turn) -> bool:
        """`turn_priority`: whether something that ranks higher was possible."""
        rule = self.table.options.turn_priority
        if rule == "free" or turn.act == "take":
            return False
        return self.could_take(rule) or (turn.act == "discard" and self.could_build(rule))

    def could_take(self, rule: str) -> bool:
        """Whether some group equals some card of the hand, with wild cards or without."""
        numbers = {number(self.table.hand[place]) for place in self.obliged()}
        return any(thing.value in numbers for thing in self.for_takes if rule == "strict_full" or not thing.wilds)

    def could_build(self, rule: str) -> bool:
        """Whether a build was possible whose answer is held."""
        usable = [thing for thing in self.for_builds if rule == "strict_full" or not thing.wilds]
        return any(number(self.table.hand[card]) + thing.value in self.kept(card) for card in self.obliged() for thing in usable)

    def group_name(self, thing: Thing) -> str:
        """The cards of a group, equal ones named alike."""
        piles = sorted(self.table.centre[place].name for place in thing.piles)
        hand = sorted(name(self.wilds[wild][0]) for wild in thing.wilds if self.wilds[wild][1] is not None)
        loose = sorted(name(self.wilds[wild][0]) for wild in thing.wilds if self.wilds[wild][1] is None)
        return named_group(piles, hand, loose, thing.value, thing.signs)

    def turn_name(self, turn: Turn) -> str:
        """The line that names a turn."""
        groups = [self.group_name(thing) for thing in turn.groups]
        left = [self.group_name(thing) for thing in turn.left]
        dropped = [name(self.wilds[wild][0]) for wild in turn.dropped]
        return named_turn(turn.act, name(self.table.hand[turn.card]), groups, left, dropped, turn.shown)


def families(choice: Sequence[Thing]) -> Iterator[tuple[Thing, ...]]:
    """Every set of things that share no card, the empty one included."""
    yield ()
    for place, thing in enumerate(choice):
        for rest in families([other for other in choice[place + 1 :] if disjoint(thing, other)]):
            yield (thing, *rest)


def disjoint(one: Thing, other: Thing) -> bool:
    return not one.piles & other.piles and not one.wilds & other.wilds


def named_group(piles: list[str], hand: list[str], loose: list[str], value: object, signs: frozenset[str]) -> str:
    joined = "".join(sorted(signs)) if signs - {"+"} else ""
    return f"{' & '.join(piles)} / {' '.join(hand)} @ {' '.join(loose)} {joined} = {value}"


def named_turn(act: str, card: str, groups: list[str], left: list[str], dropped: list[str], shown: bool) -> str:
    parts = [f"{act} {card}", *sorted(groups), "leaving", *sorted(left), "dropping", *sorted(dropped)]
    return "; ".join(parts) + (", shown" if shown else "")


def name(card: Card) -> str:
    return card.face + card.colour[:1]


def is_number(card: Card) -> bool:
    return card.face.isascii() and card.face.isdigit()


def number(card: Card) -> Fraction:
    return Fraction(int(card.face))


def operation(card: Card) -> tuple[str, Fraction]:
    """What a wild card does, read off its face."""
    face = card.face
    signs = {"−": "sub", "×": "mul", "÷": "div"}
    marks = {"²": ("pow", 2), "³": ("pow", 3), "√": ("root", 2), "∛": ("root", 3)}
    if face[0] in signs:
        return signs[face[0]], Fraction(face[1:])
    if face in marks:
        return marks[face][0], Fraction(marks[face][1])
    return "frac", Fraction(face[:-1]) / 100 if face.endswith("%") else Fraction(face)

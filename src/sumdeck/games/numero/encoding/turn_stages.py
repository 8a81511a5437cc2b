"""A turn of Numero, stage by stage: the exact masks of `numero_encoding.py`, without a list of moves.

Moves are many because groups combine. A stage offers the groups that what is left can still make (`groups.py`). They come in one
fixed order, and the wild cards of each before its piles, so each move has one way to be said.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import TYPE_CHECKING

from sumdeck.games.numero.encoding.groups import Counts, Groups
from sumdeck.games.numero.rules.challenge import doubtable
from sumdeck.games.numero.rules.listing import wild_discards
from sumdeck.games.numero.rules.moves import Accept, Challenge, Move, Pass, Stop
from sumdeck.games.numero.rules.priority import must_take
from sumdeck.games.numero.rules.reached import JOINED, Node
from sumdeck.games.numero.rules.state import CONFIRM, FINAL, OVER, State
from sumdeck.games.numero.rules.turn_blocks import BUILD, DISCARD, TAKE, Block, Turns
from sumdeck.rl.steps import Stage, Word, given
from sumdeck.rules.game import Kind, Seat, Value

if TYPE_CHECKING:
    from sumdeck.games.numero.encoding.numero_encoding import NumeroEncoding

Ways = dict[Word, Stage[Move] | Callable[[], Move]]

QUICK = 50_000
"""How far all groups are searched for at once. What takes longer is searched for step by step."""


class Ground:
    """What one turn is made from, and the words for it."""

    def __init__(self, encoding: NumeroEncoding, state: State, seat: Seat) -> None:
        self.encoding = encoding
        self.turns = turns = Turns(state, state.position(seat), QUICK, listed=False)
        options = state.setup.options
        self.must_take = turns.must_take()
        self.must_build = not self.must_take and state.phase != FINAL and turns.must_build()
        self.taking = Groups(turns.taking, sorted(set(turns.faces)), options.join_builds)
        self.making = Groups(turns.making, turns.making_targets(), options.extend_build_with_others)
        any_value = options.leftover_working_piles == "free" and turns.stock.wild_count > 0 and state.phase != FINAL
        self.sure = not any_value
        """Whether every value that may be left in the centre is a step."""
        self.patient = bool(turns.promises)
        """Whether some takes need a certain pile: then all groups have to be known."""

    @property
    def complete(self) -> bool:
        """Whether everything so far could be answered for sure."""
        searched = not self.patient or (self.turns.taking.complete and self.turns.making.complete)
        return self.sure and searched and self.taking.complete and self.making.complete

    def word(self, *names: str) -> Word:
        return self.encoding.word(names)

    def card(self, kind: Kind) -> str:
        return f"card {self.encoding.label(kind)}"

    def wild(self, number: int) -> str:
        """A wild card by its class."""
        kind, loose = self.turns.stock.wilds[number][0]
        return f"loose {self.encoding.label(kind)}" if loose else self.card(kind)

    def piles(self, node: Node, bag: int) -> list[str]:
        """The piles of a group, beside what a bag has used; the signs, where not all are sums; and that they are together."""
        stock, names = self.turns.stock, list[str]()
        for number, places in enumerate(stock.piles):
            used = stock.count(bag, number)
            names += [f"pile {place}" for place in places[used : used + stock.count(node.bag, number)]]
        return [*names, *signs(node), "together"]

    def wilds(self, node: Node) -> list[str]:
        """The wild cards of a group."""
        stock = self.turns.stock
        first = len(stock.piles)
        return [self.wild(number) for number in range(len(stock.wilds)) for _ in range(stock.count(node.bag, first + number))]


class Choosing:
    """One group for a target, of what a bag leaves, and not before the last one; `then` says where it leads."""

    def __init__(
        self,
        ground: Ground,
        groups: Groups,
        target: Value,
        bag: int,
        last: Node | None,
        then: Callable[[Node], Stage[Move]],
        to_leave: bool = False,
    ) -> None:
        self.ground = ground
        self.groups = groups
        self.target = target
        self.bag = bag
        self.last = last
        self.then = then
        self.to_leave = to_leave
        """Whether it is to be left in the centre: not every group may be."""
        self.known = groups.reach.complete or ground.patient

    def fits(self, node: Node) -> bool:
        stock, last = self.ground.turns.stock, self.last
        if (node.bag + self.bag + stock.slack) & stock.spare or (self.to_leave and not self.ground.turns.can_be_left(node)):
            return False
        return last is None or node.bag > last.bag or (node.bag == last.bag and signs(node) >= signs(last))

    def exists(self) -> bool:
        if self.known:
            return bool(self.groups.at_once(self.target, self.fits))
        return self.groups.exists(self.target, self.groups.none(), 0, self.bag, self.fits)

    def ways(self) -> Ways:
        """A word for each group; or, where they are too many, for those without wild cards and for each wild card of others."""
        ground = self.ground
        if not self.known:
            return self.step_by_step(self.groups.none(), 0)
        return {
            ground.word(*ground.wilds(node), *ground.piles(node, self.bag)): self.then(node)
            for node in self.groups.at_once(self.target, self.fits)
        }

    def step_by_step(self, wilds: Counts, slot: int) -> Ways:
        """The groups with exactly these wild cards, and one more wild card from a class on."""
        ground, groups = self.ground, self.groups
        found: Ways = {
            ground.word(*ground.piles(node, self.bag)): self.then(node) for node in groups.exactly(self.target, wilds, self.fits)
        }
        for number in range(slot, len(wilds)):
            more = (*wilds[:number], wilds[number] + 1, *wilds[number + 1 :])
            if groups.exists(self.target, more, number, self.bag, self.fits):
                found[ground.word(ground.wild(number))] = Group(ground, partial(self.step_by_step, more, number))
        return found


class Group(Stage[Move]):
    """A group to be said: what a card is added to, what is left changed, or one of which some wild cards are said."""

    def __init__(self, ground: Ground, offered: Callable[[], Ways]) -> None:
        self.ground = ground
        self.offered = offered

    def ways(self) -> Ways:
        found = self.offered()
        self.complete = self.ground.complete
        return found


class Opening(Stage[Move]):
    """The first stage: a card and what it does, or a word that is a move by itself."""

    def __init__(self, encoding: NumeroEncoding, state: State, seat: Seat) -> None:
        self.encoding = encoding
        self.state = state
        self.seat = seat
        self.ground: Ground | None = None
        if seat == state.seat and state.phase not in (CONFIRM, OVER) and state.position(seat).has_number():
            self.ground = Ground(encoding, state, seat)

    def ways(self) -> Ways:
        found: Ways = {self.encoding.word(names): partial(given, move) for names, move in self.single()}
        if self.ground is not None:
            found.update(self.acts(self.ground))
            self.complete = self.ground.complete
        return found

    def single(self) -> Iterator[tuple[tuple[str, ...], Move]]:
        """Moves without a number card."""
        state, seat = self.state, self.seat
        if state.alone:
            yield ("stop",), Stop()
            return
        if state.phase != CONFIRM or seat in state.waiting:
            for place, made in enumerate(doubtable(state, seat)):
                yield ("challenge", f"pile {place}"), Challenge(made.serial)
        if state.phase == CONFIRM:
            yield ("accept",), Accept()
        elif seat == state.seat and state.phase == FINAL:
            if must_take(state) is None:
                yield ("pass",), Pass()
        elif seat == state.seat and self.ground is None:
            for discard in wild_discards(state, state.position(seat)):
                yield ("drop", *(f"card {self.encoding.label(card)}" for card in discard.dropped), "done"), discard

    def acts(self, ground: Ground) -> Ways:
        """Every number card with what it can do."""
        found: Ways = {}
        turns = ground.turns
        for card in sorted(set(turns.position.numbers())):
            taking = Taking(ground, card, 0, [])
            if taking.leads_on():
                found[ground.word("take", ground.card(card))] = taking
            if self.state.phase == FINAL or ground.must_take or not turns.keeps_answers(card, []):
                continue
            for answer in sorted(turns.rules.faces if turns.rules.challenges else set(turns.kept(card))):
                base, then = answer - turns.rules.number[card], partial(self.built, ground, card, answer)
                choosing = Choosing(ground, ground.making, base, 0, None, then)
                if turns.shows(card, [answer]) and choosing.exists():
                    found[ground.word("build", ground.card(card), f"say {answer}")] = Group(ground, choosing.ways)
            if not ground.must_build:
                found[ground.word("discard", ground.card(card))] = Closing(ground, Block(card, DISCARD, [], [], 0, 1), [])
        return found

    def built(self, ground: Ground, card: Kind, answer: int, node: Node) -> Closing:
        """The end of a turn in which a card is added to a group."""
        shows = ground.turns.shows(card, [answer])
        return Closing(ground, Block(card, BUILD, [node], [], node.bag, shows), [answer])


class Taking(Stage[Move]):
    """One more group for the card that takes; or, after the first, the close of the turn."""

    def __init__(self, ground: Ground, card: Kind, bag: int, chosen: list[Node]) -> None:
        self.ground = ground
        self.card = card
        self.bag = bag
        self.chosen = chosen
        last = chosen[-1] if chosen else None
        self.choosing = Choosing(ground, ground.taking, ground.turns.rules.number[card], bag, last, self.taking)

    def taking(self, node: Node) -> Taking:
        return Taking(self.ground, self.card, self.bag + node.bag, [*self.chosen, node])

    def may_close(self) -> bool:
        return bool(self.chosen) and self.ground.turns.keeps_answers(self.card, self.chosen)

    def leads_on(self) -> bool:
        """Whether some take comes of it: at once, or with a pile whose answer would else have to be kept."""
        if not self.ground.patient:
            return bool(self.chosen) or self.choosing.exists()
        return self.may_close() or any(then.leads_on() for then in self.choosing.ways().values() if isinstance(then, Taking))

    def ways(self) -> Ways:
        found = {word: then for word, then in self.choosing.ways().items() if not isinstance(then, Taking) or then.leads_on()}
        if self.may_close():
            found.update(Closing(self.ground, Block(self.card, TAKE, self.chosen, [], self.bag, 1), []).ways())
        self.complete = self.ground.complete
        return found


class Closing(Stage[Move]):
    """The end of a turn: piles left changed, then wild cards dropped, then done; and whether answers are shown."""

    def __init__(self, ground: Ground, block: Block, built: list[int]) -> None:
        self.ground = ground
        self.block = block
        self.built = built

    def ways(self) -> Ways:
        turns, block = self.ground.turns, self.block
        found: Ways = {}
        for number in range(turns.drops(block) * block.shows):
            dropped = self.dropped(number // block.shows)
            end = "show" if number % block.shows else "done"
            found[self.ground.word(*(["drop"] if dropped else []), *dropped, end)] = partial(turns.make, block, number)
        last = block.left[-1] if block.left else None
        least = last.value // turns.making.scale if last is not None else 0
        for value in turns.leavable_values(block.card):
            if value >= least and self.shows(value):
                after = last if value == least else None
                choosing = Choosing(self.ground, self.ground.making, value, block.bag, after, partial(self.left, value), True)
                if choosing.exists():
                    found[self.ground.word("leave", f"say {value}")] = Group(self.ground, choosing.ways)
        self.complete = self.ground.complete
        return found

    def built_with(self, value: int) -> list[int]:
        """What counts as built when a pile of this value is left too."""
        free = self.ground.turns.rules.options.leftover_working_piles == "free"
        return self.built if free else [*self.built, value]

    def shows(self, value: int) -> int:
        return self.ground.turns.shows(self.block.card, self.built_with(value))

    def left(self, value: int, node: Node) -> Closing:
        block = self.block
        joint = Block(block.card, block.act, block.groups, [*block.left, node], block.bag + node.bag, self.shows(value))
        return Closing(self.ground, joint, self.built_with(value))

    def dropped(self, number: int) -> list[str]:
        """The wild cards that `Turns.make` drops by this number."""
        names: list[str] = []
        if self.ground.turns.may_drop():
            for card, count in self.ground.turns.spare_wilds(self.block):
                number, copies = divmod(number, count + 1)
                names += [self.ground.card(card)] * copies
        return names


def signs(node: Node) -> list[str]:
    """The signs of a group's joins, where they are not all sums; and so it is named."""
    found: set[str] = set()
    rest = [node]
    while rest:
        part = rest.pop()
        if part.slot == JOINED:
            found.add(part.op)
        rest += [each for each in (part.left, part.right) if each is not None]
    return sorted(found) if found - {"+"} else []

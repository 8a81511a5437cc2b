"""The turns of a position, in blocks that share an act: the ground of the list of legal moves in `listing.py`."""

from collections.abc import Sequence

from sumdeck.games.numero.rules.moves import Build, Discard, Group, Take, Turn, gather
from sumdeck.games.numero.rules.priority import must_build, must_take, provable_bases
from sumdeck.games.numero.rules.promises import promises, tied
from sumdeck.games.numero.rules.reached import Node, Reach
from sumdeck.games.numero.rules.search import search
from sumdeck.games.numero.rules.state import FINAL, State
from sumdeck.games.numero.rules.stock import BY_KIND, Position, Stock
from sumdeck.games.numero.rules.turns import canonical
from sumdeck.rules.game import Kind, Value
from sumdeck.rules.hands import without

MOST_BLOCKS = 20_000
"""How long a list may become."""

TRIES = 10
"""How many groups may be tried beside others for each visit of the search: a try is that much cheaper."""

TAKE, BUILD, DISCARD = 0, 1, 2


class Block:
    """The turns that share an act and the piles left changed; they differ in the wild cards dropped and in showing."""

    def __init__(self, card: Kind, act: int, groups: list[Node], left: list[Node], bag: int, shows: int) -> None:
        self.card = card
        self.act = act
        self.groups = groups
        self.left = left
        self.bag = bag
        """Every pile and wild card in it."""
        self.shows = shows
        """2 where showing the answer is a choice of its own, else 1."""


class Turns:
    """Every turn of a position, as blocks."""

    def __init__(self, state: State, position: Position, budget: int, listed: bool = True) -> None:
        """Without `listed` the ground is laid, and no block is made: whoever goes through the turns step by step needs none."""
        self.state = state
        self.position = position
        self.rules = position.setup
        self.budget = budget
        self.tries_left = budget * TRIES
        self.complete = True
        self.blocks: list[Block] = []
        self.leavable: dict[Kind, list[Node]] = {}
        self.stock = Stock(position, BY_KIND)
        self.promises = promises(state, position.seat)
        numbers = self.rules.number
        self.faces: list[int] = [numbers[card] for card in position.numbers()]
        options = self.rules.options
        self.taking: Reach = search(self.stock, sorted(set(self.faces)), budget, builds_join=options.join_builds)
        self.making: Reach = search(self.stock, self.making_targets(), budget, builds_join=options.extend_build_with_others)
        self.complete = self.taking.complete and (self.making.complete or state.phase == FINAL)
        if options.leftover_working_piles == "free" and self.stock.wild_count and state.phase != FINAL:
            self.complete = False  # any value at all may be left: those on cards are listed
        if listed:
            self.list_all()

    def making_targets(self) -> list[Value]:
        """The values that bases of builds and piles left changed may have."""
        if self.state.phase == FINAL:
            return []
        answers: set[int] = set(self.rules.faces) if self.bluffs() else set(self.faces)
        targets: set[Value] = set(answers) if self.rules.options.leftover_working_piles != "forbid" else set()
        for added in self.faces:
            targets.update(answer - added for answer in answers)
        return sorted(targets)

    def bluffs(self) -> bool:
        """Whether builds need no answer card to be legal: challenges, or free leftovers."""
        return self.rules.challenges or self.rules.options.leftover_working_piles == "free"

    def list_all(self) -> None:
        """Every number card with everything it can do."""
        final = self.state.phase == FINAL
        must_take = self.must_take()
        must_build = not must_take and not final and self.must_build()
        for card in sorted(set(self.position.numbers())):
            self.list_takes(card)
            if not final and not must_take:
                self.list_builds(card)
            if not final and not must_take and not must_build:
                self.list_left(card, DISCARD, [], 0, [])

    def must_take(self) -> bool:
        """Whether this table demands a take now. What is demanded is listed, however small the budget."""
        found = must_take(self.state)
        if found is not None and not self.taking.targets():
            self.taking = found
        return found is not None

    def must_build(self) -> bool:
        found = must_build(self.state)
        bases = provable_bases(self.position, tied(self.state, self.position.seat))
        if found is not None and not any(self.making.groups(base) for base in bases):
            self.making = found
        return found is not None

    def list_takes(self, card: Kind) -> None:
        self.extend_take(card, self.taking.groups(self.rules.number[card]), 0, [])

    def extend_take(self, card: Kind, groups: list[Node], bag: int, chosen: list[Node]) -> None:
        """Add one more group to a family, and list it."""
        fitting = self.fitting(bag, groups)
        for place, node in enumerate(fitting):
            if not self.room():
                return
            joint = bag + node.bag
            self.list_left(card, TAKE, [*chosen, node], joint, [])
            self.extend_take(card, fitting[place:], joint, [*chosen, node])

    def fitting(self, bag: int, groups: list[Node]) -> list[Node]:
        """The groups that can be made of what a bag leaves."""
        if not groups or not self.room():
            return []
        self.tries_left -= len(groups)
        slack, spare = self.stock.slack + bag, self.stock.spare
        return [node for node in groups if (node.bag + slack) & spare == 0]

    def list_builds(self, card: Kind) -> None:
        """Every base that the card completes to an answer."""
        kept = self.kept(card)
        answers: Sequence[int] = sorted(self.rules.faces) if self.rules.challenges else sorted(set(kept))
        for answer in answers:
            for node in self.making.groups(answer - self.rules.number[card]):
                self.list_left(card, BUILD, [node], node.bag, [answer])

    def list_left(self, card: Kind, act: int, groups: list[Node], bag: int, built: list[int]) -> None:
        """The act alone, then with every family of piles left changed (N-62)."""
        self.add(card, act, groups, [], bag, built)
        self.extend_left(card, act, groups, bag, built, self.leavable_with(card), [])

    def leavable_with(self, card: Kind) -> list[Node]:
        """The changed piles that may be left in the centre in a turn of this number card."""
        if card not in self.leavable:
            answers = self.leavable_values(card)
            self.leavable[card] = [node for answer in answers for node in self.making.groups(answer) if self.can_be_left(node)]
        return self.leavable[card]

    def leavable_values(self, card: Kind) -> Sequence[int]:
        """What they may be worth."""
        rule = self.rules.options.leftover_working_piles
        if self.state.phase == FINAL or rule == "forbid" or not self.stock.wild_count:
            return ()
        if rule == "build_rule" and len(self.position.numbers()) == len(self.position.hand):
            return ()  # without a wild card in the hand nothing can be left
        return sorted(self.rules.faces) if self.bluffs() else sorted(set(self.kept(card)))

    def extend_left(
        self, card: Kind, act: int, groups: list[Node], bag: int, built: list[int], changed: list[Node], left: list[Node]
    ) -> None:
        """Leave one more pile changed, and list it."""
        free = self.rules.options.leftover_working_piles == "free"
        fitting = self.fitting(bag, changed)
        for place, node in enumerate(fitting):
            if not self.room():
                return
            joint = bag + node.bag
            more = built if free else [*built, node.value // self.making.scale]
            self.add(card, act, groups, [*left, node], joint, more)
            self.extend_left(card, act, groups, joint, more, fitting[place:], [*left, node])

    def can_be_left(self, node: Node) -> bool:
        """Whether a group holds a wild card that lets it be left: one from the hand, or any where leaving is free."""
        bag = node.bag
        if self.rules.options.leftover_working_piles == "free":
            return bag & self.stock.wild_bits != 0
        return any(self.stock.count(bag, slot) for slot in self.hand_slots())

    def hand_slots(self) -> list[int]:
        """The classes of wild cards in the hand."""
        first = len(self.stock.piles)
        return [first + number for number, members in enumerate(self.stock.wilds) if not members[0][1]]

    def kept(self, card: Kind) -> tuple[int, ...]:
        """The number values in the hand once a card has gone."""
        return without(self.faces, self.rules.number[card])

    def room(self) -> bool:
        """Whether the list may grow on. The first move is always listed: whoever is to act has one."""
        if len(self.blocks) >= MOST_BLOCKS or (self.tries_left < 0 and self.blocks):
            self.complete = False
            return False
        return True

    def add(self, card: Kind, act: int, groups: list[Node], left: list[Node], bag: int, built: list[int]) -> None:
        """List a block, unless it breaks a promise to keep an answer or the list is full."""
        if not self.room() or not self.keeps_answers(card, groups if act == TAKE else []):
            return
        if shows := self.shows(card, built):
            self.blocks.append(Block(card, act, groups, left, bag, shows))

    def shows(self, card: Kind, built: list[int]) -> int:
        """In how many ways what is built may be shown or not: 0 where the answers have to be shown, and are not held."""
        if not built or not self.rules.challenges:
            return 1
        rule, kept = self.rules.options.show_answer, self.kept(card)
        held = all(value in kept for value in built)
        if rule == "always":
            return 1 if held else 0
        return 2 if rule == "optional" and held else 1

    def keeps_answers(self, card: Kind, won: list[Node]) -> bool:
        """`keep_answer`: see `turns.check_kept_answers`, with which this must agree."""
        if not self.promises:
            return True
        kept = self.kept(card)
        for promise in self.promises:
            if promise.value not in kept:
                number = next(number for number, places in enumerate(self.stock.piles) if promise.place in places)
                if not any(self.stock.count(node.bag, number) for node in won):
                    return False
        return True

    def spare_wilds(self, block: Block) -> list[tuple[Kind, int]]:
        """The wild cards of the hand that a block leaves unused, each with its count."""
        first = len(self.stock.piles)
        spare: list[tuple[Kind, int]] = []
        for slot in self.hand_slots():
            members = self.stock.wilds[slot - first]
            spare.append((members[0][0], len(members) - self.stock.count(block.bag, slot)))
        return spare

    def may_drop(self) -> bool:
        """Whether wild cards may be laid down at all in this turn (N-71)."""
        return self.state.phase != FINAL or self.rules.options.final_turn_wild_discards

    def drops(self, block: Block) -> int:
        """In how many ways the unused wild cards can be dropped or kept."""
        ways = 1
        if self.may_drop():
            for _, count in self.spare_wilds(block):
                ways *= count + 1
        return ways

    def make(self, block: Block, number: int) -> Turn:
        """The turn of a block at a place within it."""
        number, shown = divmod(number, block.shows)
        dropped: list[Kind] = []
        if self.may_drop():
            for card, count in self.spare_wilds(block):
                number, copies = divmod(number, count + 1)
                dropped += [card] * copies
        always = self.rules.options.show_answer == "always" and self.rules.challenges
        told = shown == 1 or (always and self.builds(block))
        used = [0] * len(self.stock.unit)
        reached = self.taking if block.act == TAKE else self.making
        groups = tuple(self.group(reached, node, used) for node in block.groups)
        left = tuple(self.group(self.making, node, used) for node in block.left)
        wilds = tuple(sorted(dropped))
        turn: Turn
        if block.act == TAKE:
            turn = Take(block.card, groups, left, wilds, told)
        elif block.act == BUILD:
            turn = Build(block.card, groups[0], left, wilds, told)
        else:
            turn = Discard(block.card, left, wilds, told)
        return canonical(self.position, turn)

    def builds(self, block: Block) -> bool:
        """Whether something is built that has an answer."""
        free = self.rules.options.leftover_working_piles == "free"
        return block.act == BUILD or (bool(block.left) and not free)

    def group(self, reached: Reach, node: Node, used: list[int]) -> Group:
        value = node.value
        assert value % reached.scale == 0
        return gather(reached.arrange(node, used), value // reached.scale)

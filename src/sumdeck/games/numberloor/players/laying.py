"""From a walk to cards: which card of the hand is laid next, equal ones and night cards minded."""

from collections.abc import Sequence

from sumdeck.games.numberloor.players.chain import BUDGET, ChainSearch, Endings, Walk
from sumdeck.games.numberloor.players.neighbours import NeighbourSearch
from sumdeck.games.numberloor.rules.moves import Lay
from sumdeck.games.numberloor.rules.state import State
from sumdeck.rules.game import Kind, Seat


def longest_chain(state: State, seat: Seat, budget: int = BUDGET) -> list[Lay]:
    """The cards of the longest chain that the active player can lay from here, in order; balloons only where they are needed."""
    hand = state.hands[seat]
    if state.setup.two_floors:
        return beginners_cards(state, hand, budget)
    walk = ChainSearch(state.setup, hand, None, budget).walk(state.number(0), state.jump)
    return cards_of_walk(state, hand, walk)


def best_walk(state: State, hand: Sequence[Kind], endings: Endings | None) -> Walk:
    """The walk of these cards that is worth most, with what it leaves open."""
    return ChainSearch(state.setup, hand, endings, BUDGET).walk(state.number(0), state.jump)


def cards_of_walk(state: State, hand: Sequence[Kind], walk: Walk) -> list[Lay]:
    """The cards of a walk. Copies that it does not need for coming back go down where their number is met first."""
    rules = state.setup
    stock = Stock(state, hand)
    if not rules.options.equal_always:
        visits = [10**6] * 10  # every card is a step of its own
    else:
        visits = [sum(step.floor == number for step in walk.steps) for number in range(10)]
    cards = stock.copies(state.number(0), visits)
    met = {state.number(0)}
    for step in walk.steps:
        if step.opening is not None:
            cards.append(Lay(step.opening.kind, 1, step.opening.parity))
        cards.append(Lay(stock.floor(step.floor)))
        if step.floor not in met:
            met.add(step.floor)
            cards += stock.copies(step.floor, visits)
    if walk.last is not None:
        cards.append(Lay(walk.last.kind, 1, walk.last.parity))
    return cards


def beginners_cards(state: State, hand: Sequence[Kind], budget: int = BUDGET) -> list[Lay]:
    """The longest chain on two stacks."""
    search = NeighbourSearch(state.setup, hand, budget)
    opened = [state.number(0), state.number(1)]
    steps = search.walk(opened[0], opened[1])
    visits = [sum(step.floor == number for step in steps) for number in range(10)]
    stock = Stock(state, hand)
    cards = stock.copies(opened[0], visits)
    if opened[1] != opened[0]:
        cards += [Lay(lay.card, 1) for lay in stock.copies(opened[1], visits)]
    met = {*opened}
    for step in steps:
        stack = opened.index(step.on)
        cards.append(Lay(stock.floor(step.floor), stack))
        opened[stack] = step.floor
        if step.floor not in met:
            met.add(step.floor)
            cards += [Lay(lay.card, stack) for lay in stock.copies(step.floor, visits)]
    return cards


class Stock:
    """The floors of a hand, handed out by number: those of the day first, so that night cards are kept longest."""

    def __init__(self, state: State, hand: Sequence[Kind]) -> None:
        rules = state.setup
        self.by_number: list[list[Kind]] = [[] for _ in range(10)]
        for card in sorted(hand, key=lambda card: (rules.night[card], card)):
            if rules.number[card] >= 0:
                self.by_number[rules.number[card]].append(card)
        self.count: list[int] = [len(cards) for cards in self.by_number]

    def floor(self, number: int) -> Kind:
        return self.by_number[number].pop(0)

    def copies(self, number: int, visits: Sequence[int]) -> list[Lay]:
        """The copies that no visit needs."""
        spare = self.count[number] - visits[number]
        return [Lay(self.floor(number)) for _ in range(spare)] if spare > 0 else []

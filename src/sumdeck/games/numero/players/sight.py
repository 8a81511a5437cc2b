"""What every player of Numero sees first: its position, what counts, and the builds it could prove."""

from sumdeck.games.numero.rules.moves import Build, Take, gather
from sumdeck.games.numero.rules.score import best_items, group_cards, sum_of
from sumdeck.games.numero.rules.search import search
from sumdeck.games.numero.rules.state import State
from sumdeck.games.numero.rules.stock import BY_SIZE, Position, Stock
from sumdeck.games.numero.rules.turns import canonical
from sumdeck.rules.game import Kind, Seat, View
from sumdeck.rules.hands import without

CARDS, POINTS = "cards", "points"
NEVER, CENTRE, EVERYTHING = "never", "centre", "everything"
"""When item 10 is earned now: not at all, by emptying the centre, or only together with the whole hand (N-82h)."""


def position_of(view: View[State]) -> Position:
    """What the seat of a view can reach."""
    shown = view.shown
    return shown.position(view.own_seat)


def objective_of(view: View[State]) -> str:
    return POINTS if view.shown.setup.options.scoring else CARDS


def clears(view: View[State]) -> str:
    """What would earn item 10 now (N-82h)."""
    shown = view.shown
    rule = shown.setup.options.clear_the_deck
    others = sum(len(hand) for seat, hand in enumerate(shown.hands) if seat != view.seat)
    if shown.alone and not shown.setup.options.solitaire_item_10:
        return NEVER
    if rule == "centre_empty":
        return CENTRE
    if shown.deck:
        return NEVER
    if rule == "centre_empty_after_deck":
        return CENTRE
    return EVERYTHING if others == 0 else NEVER


def honest_builds(position: Position, budget: int, with_wilds: bool = True) -> list[Build]:
    """Builds whose answer stays in the hand, those with most cards in the pile first, then with fewer wild cards."""
    number = position.setup.number
    stock = Stock(position, BY_SIZE, wilds=with_wilds)
    cards = sorted(set(position.numbers()))
    wanted: dict[int, list[Kind]] = {}
    for card in cards:
        for answer in {number[other] for other in without(position.numbers(), card)}:
            if card not in wanted.setdefault(answer - number[card], []):
                wanted[answer - number[card]].append(card)
    reached = search(stock, sorted(wanted), budget, builds_join=position.setup.options.extend_build_with_others)
    found: list[tuple[tuple[int, int, Kind], Build]] = []
    for base in sorted(wanted):
        for node in reached.groups(base):
            group = gather(reached.arrange(node, [0] * len(stock.unit)), base)
            size = len(group.wilds) + len(group.loose) + sum(len(position.centre[place].cards) for place in group.piles)
            for card in wanted[base]:
                build = canonical(position, Build(card, group))
                assert isinstance(build, Build)
                found.append(((-size, len(group.wilds), card), build))
    found.sort(key=lambda each: each[0])
    return [build for _, build in found]


def is_certain_bluff(state: State, seat: Seat, value: int) -> bool:
    """Whether every number card of a value is in sight of a seat, so that no builder can have held one when building.

    A card won since may have been the answer then; only those in this seat's own hand count as never held.
    """
    number = state.setup.number
    counts = state.setup.pack.counts
    total = sum(counts[kind] for kind in range(len(number)) if number[kind] == value)
    own = sum(1 for card in state.hands[seat] if number[card] == value)
    return total > 0 and own >= total


def worth_of(position: Position, take: Take, objective: str, clears: str) -> int:
    """What a take wins in the currency asked for."""
    return points_of(position, take, clears) if objective == POINTS else len(cards_won(position, take))


def cards_won(position: Position, take: Take) -> list[Kind]:
    """The cards that a take wins, its own included."""
    return [take.card, *(card for group in take.groups for card in group_cards(group, position.centre))]


def points_of(position: Position, take: Take, clears: str) -> int:
    """The points of a take, item 10 included."""
    rules = position.setup
    won = cards_won(position, take)
    points = len(won) + sum(rules.pack.cards[card].points for card in won)
    points += sum(sum_of(items) for items in best_items(rules, take.card, take.groups, position.centre))
    return points + (5 if clears_now(position, take, clears) else 0)


def clears_now(position: Position, take: Take, clears: str) -> bool:
    """Whether item 10 is earned."""
    piles = sum(len(group.piles) for group in take.groups)
    loose = sum(len(group.loose) for group in take.groups)
    wilds = sum(len(group.wilds) for group in take.groups)
    empty = piles == len(position.centre) and loose == len(position.loose)
    if clears == EVERYTHING:
        return empty and wilds + 1 == len(position.hand)
    return empty and clears == CENTRE

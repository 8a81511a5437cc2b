"""The checklist of the scoring game, item by item in its exact scope (N-79 to N-82, N-92 to N-95).

Items 1 and 4 to 9 belong to each individual take, 2, 3 and 10 to the turn, 11 to the game.
"""

from fractions import Fraction
from typing import Final

from sumdeck.games.numero.rules.moves import Group
from sumdeck.games.numero.rules.setup import DIVIDE, MINUS, PLUS, TIMES, Pile, Setup
from sumdeck.games.numero.rules.state import Entry
from sumdeck.rules.arithmetic import exact
from sumdeck.rules.game import Kind, Seat, Value

JOIN_BITS: Final = {"+": PLUS, "-": MINUS, "*": TIMES, "/": DIVIDE}
WILD: Final = "wild"
"""The colour of wild cards under `wild_colour = own`."""

Items = list[tuple[str, int]]


def group_cards(group: Group, centre: tuple[Pile, ...]) -> list[Kind]:
    """Every card of a group, builds with all their cards (N-26)."""
    cards = [card for place in group.piles for card in centre[place].cards]
    return cards + list(group.wilds) + list(group.loose)


def group_ops(rules: Setup, group: Group, centre: tuple[Pile, ...]) -> int:
    """The operations of a group as bits (N-82b to N-82f)."""
    bits = 0
    for card in group.wilds + group.loose:
        bits |= rules.wild_at(card).counts_as
    if len(group.piles) > 1:
        for op in group.joins or "+":
            bits |= JOIN_BITS[op]
    return bits


def pile_ops(group: Group, centre: tuple[Pile, ...]) -> int:
    """The operations inside the builds of a group."""
    bits = 0
    for place in group.piles:
        bits |= centre[place].ops
    return bits


def score_turn(
    rules: Setup, turn: int, seat: Seat, card: Kind, groups: tuple[Group, ...], centre: tuple[Pile, ...], cleared: bool
) -> list[Entry]:
    """The lines of the score sheet for one turn with a take."""
    entries: list[Entry] = []
    for number, items in enumerate(best_items(rules, card, groups, centre)):
        entries += [Entry(turn, seat, item, points, number) for item, points in items]
    won = [card] + [each for group in groups for each in group_cards(group, centre)]
    entries.append(Entry(turn, seat, "2", len(won)))
    printed = sum(rules.pack.cards[each].points for each in won)
    if printed:
        entries.append(Entry(turn, seat, "3", printed))
    if cleared:
        entries.append(Entry(turn, seat, "10", 5))
    return entries


def best_items(rules: Setup, card: Kind, groups: tuple[Group, ...], centre: tuple[Pile, ...]) -> list[Items]:
    """The items of each individual take. Whether the taking card belongs to each of several is a house rule (N-81)."""
    rule = rules.options.taking_card_in_each_take
    joined = [take_items(rules, group, centre, card) for group in groups]
    if len(groups) == 1 or rule == "each":
        return joined
    alone = [take_items(rules, group, centre, None) for group in groups]
    if rule == "none":
        return alone
    gains = [sum_of(joined[number]) - sum_of(alone[number]) for number in range(len(groups))]
    best = gains.index(max(gains))  # the scorer's choice: where it earns most
    return [joined[number] if number == best else items for number, items in enumerate(alone)]


def sum_of(items: Items) -> int:
    return sum(points for _, points in items)


def take_items(rules: Setup, group: Group, centre: tuple[Pile, ...], card: Kind | None) -> Items:
    """Items 1 and 4 to 9 of one individual take."""
    cards = group_cards(group, centre)
    if card is not None:
        cards.append(card)
    ops = group_ops(rules, group, centre)
    if rules.options.ops_in_builds == "all":
        ops |= pile_ops(group, centre)
    return [("1", 1), *size_items(rules, len(cards)), *ops_items(rules, ops), *colour_items(rules, cards)]


def size_items(rules: Setup, size: int) -> Items:
    """Items 4 and 5, which exclude each other unless the table stacks them (N-82a)."""
    if size >= 6:
        return [("4", 2), ("5", 5)] if rules.options.bonus_stacking else [("5", 5)]
    return [("4", 2)] if size == 5 else []


def ops_items(rules: Setup, ops: int) -> Items:
    """Items 6 and 7, which exclude each other unless the table stacks them (N-82a)."""
    count = ops.bit_count()
    if count == 4:
        return [("6", 5), ("7", 10)] if rules.options.bonus_stacking else [("7", 10)]
    return [("6", 5)] if count == 3 else []


def colour_items(rules: Setup, cards: list[Kind]) -> Items:
    """Items 8 and 9, for takes of five cards and more (N-82g)."""
    if len(cards) < 5:
        return []
    colours = {colour for colour in (card_colour(rules, card) for card in cards) if colour}
    items: Items = []
    if len(rules.colours) > 1 and rules.colours <= colours:
        items.append(("8", 5))
    if len(colours) == 1:
        items.append(("9", 5))
    return items


def card_colour(rules: Setup, card: Kind) -> str:
    """The colour a card counts with; none for a wild card that is neutral."""
    if rules.number[card] or rules.options.wild_colour == "printed":
        return rules.pack.cards[card].colour
    return WILD if rules.options.wild_colour == "own" else ""


def is_cleared(rules: Setup, centre_empty: bool, deck: int, cards_in_hands: int) -> bool:
    """Item 10: what clearing the deck means at this table (N-82h), told before the hand is restored."""
    rule = rules.options.clear_the_deck
    if rule == "centre_empty":
        return centre_empty
    if rule == "centre_empty_after_deck":
        return centre_empty and deck == 0
    return centre_empty and deck == 0 and cards_in_hands == 0


def score_end(
    rules: Setup, turn: int, hands: tuple[tuple[Kind, ...], ...], counts: list[int], last_taker: int, centre: list[Kind]
) -> list[Entry]:
    """The last lines: what is left over (N-92, N-93), then most cards (N-94). `counts` are the winning piles with the centre."""
    entries: list[Entry] = []
    rule = rules.options.centre_leftover_points
    if last_taker >= 0 and centre and rule != "none":
        points = len(centre)
        if rule == "one_each_plus_printed":
            points += sum(rules.pack.cards[card].points for card in centre)
        entries.append(Entry(turn, Seat(last_taker), "centre", points))
    for seat, hand in enumerate(hands):
        if hand:
            entries.append(Entry(turn, Seat(seat), "left_cards", -len(hand)))
            printed = sum(rules.pack.cards[card].points for card in hand)
            if printed:
                entries.append(Entry(turn, Seat(seat), "left_points", -printed))
    totals = list(counts)
    if rules.options.most_cards_count == "pile_minus_hand":
        totals = [count - len(hands[seat]) for seat, count in enumerate(counts)]
    winners = [seat for seat, count in enumerate(totals) if count == max(totals)]
    share: Value = 10
    if len(winners) > 1:
        tie = rules.options.most_cards_tie
        share = 10 if tie == "each" else exact(Fraction(10, len(winners))) if tie == "split" else 0
    return entries + [Entry(turn, Seat(seat), "11", share) for seat in winners if share]

"""The best take by trying every family of groups with every card, and the checklist of points a second time, card by card.

Groups come from `oracle_turns`; the best take of `sumdeck.games.numero.players` and the score sheet must agree.
"""

from __future__ import annotations

from dataclasses import dataclass

from sumdeck.rules.cards import Card, Pack
from tests.games.numero.rules.oracle_table_play import Thing
from tests.games.numero.rules.oracle_turns import Table, Tries, families, is_number, number, operation

CARDS, POINTS = "cards", "points"

Rank = tuple[int, int, int, list[int], list[list[int]], int]
"""The order of takes: the smallest is the best."""


@dataclass(frozen=True)
class Candidate:
    """One take with what it wins."""

    card: int
    """Its place in the hand."""
    groups: tuple[Thing, ...]
    won: tuple[Card, ...]
    points: int
    hand_wilds: int

    by_group: tuple[tuple[Card, ...], ...]
    """The cards of each group."""

    def rank(self, objective: str, pack: Pack) -> Rank:
        """Smallest for the best: worth, fewer wild cards from the hand, more groups; then the smallest lists (5.3).

        They are the list of all cards, the list of groups, and the taking card.
        """
        worth = len(self.won) if objective == CARDS else self.points
        cards = sorted(pack.cards.index(card) for card in self.won)
        groups = sorted(sorted(pack.cards.index(card) for card in group) for group in self.by_group)
        return -worth, self.hand_wilds, -len(self.groups), cards, groups, pack.cards.index(self.won[0])


def candidates(table: Table, clears: str = "centre") -> list[Candidate]:
    """Every take there is."""
    tries = Tries(table)
    found = []
    for place, card in enumerate(table.hand):
        if is_number(card):
            equal = [thing for thing in tries.for_takes if thing.value == number(card)]
            found += [weigh(tries, place, family, clears) for family in families(equal) if family]
    return found


def weigh(tries: Tries, place: int, groups: tuple[Thing, ...], clears: str) -> Candidate:
    """What a take wins."""
    taking = tries.table.hand[place]
    won = [taking, *(card for group in groups for card in cards_of(tries, group))]
    points = len(won) + sum(card.points for card in won) + best_bonuses(tries, taking, groups)
    if is_cleared(tries, groups, clears):
        points += 5  # item 10
    hand_wilds = sum(tries.wilds[wild][1] is not None for group in groups for wild in group.wilds)
    by_group = tuple(tuple(cards_of(tries, group)) for group in groups)
    return Candidate(place, groups, tuple(won), points, hand_wilds, by_group)


def best_bonuses(tries: Tries, taking: Card, groups: tuple[Thing, ...]) -> int:
    """Items 1 and 4 to 9 of all takes together, by where the taking card belongs (N-81)."""
    rule = tries.table.options.taking_card_in_each_take
    if rule == "each" or len(groups) == 1:
        return sum(bonus(tries, group, [taking]) for group in groups)
    if rule == "none":
        return sum(bonus(tries, group, []) for group in groups)
    return max(sum(bonus(tries, group, [taking] if group is chosen else []) for group in groups) for chosen in groups)


def bonus(tries: Tries, group: Thing, taking: list[Card]) -> int:
    """Items 1 and 4 to 9 of one take."""
    options = tries.table.options
    cards = cards_of(tries, group) + taking
    signs = signs_of(tries, group)
    points = 1
    if len(cards) == 5 or (len(cards) > 5 and options.bonus_stacking):
        points += 2
    if len(cards) > 5:
        points += 5
    if len(signs) == 3 or (len(signs) == 4 and options.bonus_stacking):
        points += 5
    if len(signs) == 4:
        points += 10
    colours = {colour_of(tries, card) for card in cards} - {""}
    if len(cards) >= 5 and colours >= {card.colour for card in options.pack.cards if is_number(card)}:
        points += 5
    if len(cards) >= 5 and len(colours) == 1:
        points += 5
    return points


def cards_of(tries: Tries, group: Thing) -> list[Card]:
    """Every card of a group, builds card by card."""
    return [card for place in group.piles for card in tries.table.centre[place].cards] + wilds_in(tries, group)


def wilds_in(tries: Tries, group: Thing) -> list[Card]:
    return [tries.wilds[wild][0] for wild in group.wilds]


def signs_of(tries: Tries, group: Thing) -> set[str]:
    """The operations of a take, told from its cards alone (N-82f); or from what was done in this turn."""
    rule = tries.table.options.decimal_percent_ops
    if tries.table.options.ops_in_builds == "this_turn":
        joined, played = len(group.piles), wilds_in(tries, group)
    else:
        cards = cards_of(tries, group)
        joined, played = sum(map(is_number, cards)), [card for card in cards if not is_number(card)]
    signs = {sign for card in played for sign in wild_signs(card, rule)}
    return signs | {"+"} if joined > 1 else signs


def wild_signs(card: Card, rule: str) -> str:
    """The operations that a wild card counts as (N-82b to N-82d)."""
    op, operand = operation(card)
    if op != "frac":
        return {"sub": "-", "mul": "*", "div": "/", "pow": "*", "root": "/"}[op]
    if "/" in card.face:  # by what is printed: 2/4 has a 2 above
        return "/" if card.face.startswith("1/") else "/*"
    if rule == "both":
        return "/*"
    above, below = operand.numerator, operand.denominator
    if rule == "as_printed":
        below = 100 if card.face.endswith("%") else 10 ** len(card.face.partition(".")[2])
        return ("/" if below > 1 else "") + ("*" if operand * below > 1 else "")
    return ("/" if below > 1 else "") + ("*" if above > 1 else "")


def colour_of(tries: Tries, card: Card) -> str:
    """The colour that a card counts with (N-82g)."""
    rule = tries.table.options.wild_colour
    if is_number(card) or rule == "printed":
        return card.colour
    return "a colour of their own" if rule == "own" else ""


def is_cleared(tries: Tries, groups: tuple[Thing, ...], clears: str) -> bool:
    """Item 10 (N-82h): no card remains in the centre; or nothing anywhere, the hand included."""
    table = tries.table
    piles = {place for group in groups for place in group.piles}
    used = {wild for group in groups for wild in group.wilds}
    loose = [wild for wild in used if tries.wilds[wild][1] is None]
    if clears == "never" or len(piles) < len(table.centre) or len(loose) < len(table.loose):
        return False
    return clears == "centre" or 1 + len(used) - len(loose) == len(table.hand)

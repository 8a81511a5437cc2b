"""What a take wins: in cards, or in points as the score sheet counts them."""

from __future__ import annotations

from sumdeck.games.numero.rules.moves import Take
from sumdeck.games.numero.rules.score import best_items, group_cards, sum_of
from sumdeck.games.numero.rules.stock import Position
from sumdeck.rules.game import Kind

CARDS, POINTS = "cards", "points"
NEVER, CENTRE, EVERYTHING = "never", "centre", "everything"
"""When item 10 is earned now: not at all, by emptying the centre, or only together with the whole hand (N-82h)."""


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

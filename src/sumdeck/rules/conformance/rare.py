"""Rare cards: where a pack has few of a kind, a game played at random hardly ever meets them, and there faults live long.

So every second game begins with a deal that has many of them in play, and of the positions of a game those are looked at in which
they lie in most places at once: a joker in the hand and another on the table.
"""

from typing import Any, Final

from sumdeck.rules.cards import Pack
from sumdeck.rules.deals import first_state, named_deal
from sumdeck.rules.game import Game
from sumdeck.rules.values import Kind

DEALS: Final = 80
"""So many deals are tried."""


def rare_kinds(pack: Pack) -> frozenset[Kind]:
    """The kinds of which there are at most half as many as of the most frequent one."""
    return frozenset(Kind(kind) for kind, count in enumerate(pack.counts) if 2 * count <= max(pack.counts))


def rich_deal(game: Game[Any, Any], options: Any, seats: int, name: str) -> str:
    """The name of a deal that brings rare cards into play: the best of several, named after this one."""
    pack = game.pack(options)
    rare = rare_kinds(pack)
    if not rare:
        return name
    first = first_state(game, named_deal(pack, name, game.shuffles_again), seats, options)
    dealt = sum(len(zone.cards) for zone in game.zones(first).values() if zone.seen_by != ())  # from the top, as a rule
    names = [f"{name}-{attempt}" for attempt in range(DEALS)]
    found = [sum(card in rare for card in named_deal(pack, each, game.shuffles_again).cards[:dealt]) for each in names]
    return names[found.index(max(found))]


def richness(game: Game[Any, Any], state: Any, rare: frozenset[Kind]) -> int:
    """In how many places those to act see rare cards."""
    zones = game.zones(state).values()
    return max(
        (sum(zone.open_to(seat) and not rare.isdisjoint(zone.cards) for zone in zones) for seat in game.to_act(state)), default=0
    )

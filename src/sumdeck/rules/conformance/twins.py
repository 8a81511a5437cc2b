"""Twins: two states, or two deals, that one seat cannot tell apart.

Everything the seat ever gets must be the same in both. The rules are tested so in `hidden.py`; a bot or a table can be tested by
the same pairs, from `zone_twins`.
"""

from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

from sumdeck.rules.conformance.journey import Journey
from sumdeck.rules.game import Game
from sumdeck.rules.values import Kind, Seat, Zone

TRIES = 8


def zone_twins(
    game: Game[Any, Any],
    seat: Seat | None,
    *,
    seats: int,
    options: Any = None,
    games: int = 4,
    states: int = 25,
    seed: int = 0,
) -> Iterator[tuple[Any, Any]]:
    """Pairs of a state and its twin: all cards that a seat (None: an onlooker) cannot see have been exchanged.

    The states come from random games at a table of so many seats. States in which the seat sees every card have no twin.
    """
    chosen = game.options({}) if options is None else options
    for number in range(games):
        journey = Journey(game, chosen, seats, f"twins-{seed}-{number}")
        journey.play()
        for position in journey.positions(states):
            twin = zone_twin(game, position.state, seat, position.rng())
            if twin is not None:
                yield position.state, twin


def zone_twin(game: Game[Any, Any], state: Any, seat: Seat | None, rng: Random) -> Any:
    """The state with all cards shuffled that a seat cannot see; None if they cannot be told apart in any order."""
    closed = {name: zone.cards for name, zone in game.zones(state).items() if not zone.open_to(seat)}
    pool = [card for cards in closed.values() for card in cards]
    for _ in range(TRIES):
        rng.shuffle(pool)
        exchanged = _put_back(closed, pool)
        if exchanged != closed:
            return game.with_zones(state, exchanged)
    return None


def deal_twin(deal: tuple[Kind, ...], rng: Random) -> tuple[tuple[Kind, ...], str]:
    """The deal with two different cards exchanged, and which those are."""
    order = list(deal)
    first, second = rng.sample(range(len(order)), 2)
    order[first], order[second] = order[second], order[first]
    return tuple(order), f"the cards at places {min(first, second)} and {max(first, second)} of the deal are exchanged"


def surface(game: Game[Any, Any], state: Any, seat: Seat | None) -> object:
    """What the zones let a seat see: each zone, who sees it, and its cards or at least their number."""
    zones = game.zones(state)
    return [(name, zone.seen_by, zone.cards if zone.open_to(seat) else len(zone.cards)) for name, zone in zones.items()]


def contents(zones: Mapping[str, Zone]) -> object:
    """The cards of all zones, in their order only where nobody sees it."""
    return {name: zone.cards if zone.seen_by == () else sorted(zone.cards) for name, zone in zones.items()}


def _put_back(closed: Mapping[str, tuple[Kind, ...]], pool: list[Kind]) -> dict[str, tuple[Kind, ...]]:
    exchanged: dict[str, tuple[Kind, ...]] = {}
    used = 0
    for name, cards in closed.items():
        fresh = pool[used : used + len(cards)]
        used += len(cards)
        exchanged[name] = tuple(sorted(fresh) if list(cards) == sorted(cards) else fresh)
    return exchanged

"""Checks on cards: each in one zone, in an order that tells nothing, and as many for every seat."""

from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Any

from sumdeck.rules.conformance.journey import Journey, Position
from sumdeck.rules.conformance.report import name_of, require
from sumdeck.rules.conformance.twins import contents, deal_twin
from sumdeck.rules.values import Kind

MOVES = 6
EXCHANGES = 60


def conservation(here: Position) -> None:
    """Every card of the pack lies in exactly one zone, always; and zones can be taken out and put back."""
    game = here.game
    cards_are_the_pack(here, here.state, "the state")
    zones = game.zones(here.state)
    again = game.with_zones(here.state, {name: zone.cards for name, zone in zones.items()})
    require(again == here.state, "with_zones does not give the state back when it is given the state's own zones")
    for seat in here.everyone:
        shown = game.zones(game.view(here.state, seat).shown)
        sizes = {name: len(zone.cards) for name, zone in shown.items()}
        true_sizes = {name: len(zone.cards) for name, zone in zones.items()}
        require(sizes == true_sizes, f"the view of {name_of(seat)} shows zones of {sizes} cards, but they hold {true_sizes}")


def cards_are_the_pack(here: Position, state: Any, whose: str) -> None:
    """Require that the zones of a state hold the cards of its pack, no more and no fewer."""
    found = Counter(card for zone in here.game.zones(state).values() for card in zone.cards)
    pack = Counter({Kind(kind): count for kind, count in enumerate(here.game.pack_of(here.state).counts)})
    lacking, excess = sorted((pack - found).elements()), sorted((found - pack).elements())
    require(found == pack, f"{whose} lacks the cards {lacking} and has {excess} too many")


def card_order(here: Position) -> None:
    """The order of cards tells nothing: zones that anyone sees are sorted, and no matter which card came first."""
    game = here.game
    for name, zone in game.zones(here.state).items():
        if zone.seen_by != ():
            require(list(zone.cards) == sorted(zone.cards), f"zone {name!r} is not sorted: {zone.cards}")
            backwards = game.with_zones(here.state, {name: zone.cards[::-1]})
            require(backwards == here.state, f"the state tells in which order the cards came into zone {name!r}")
    if here.place == 0:
        _dealt_in_any_order(here)
    for seat in game.to_act(here.state):
        for move in here.some(seat, MOVES):
            _drawn_in_any_order(here, seat, move)


def seat_rotation(journeys: Sequence[Journey]) -> None:
    """No seat is favoured by the deal: each begins with as many cards of its own as the others, and each comes to act.

    What else makes a seat good, such as beginning, belongs to the game: who compares players lets every one play in every seat.
    """
    for journey in journeys:
        zones = journey.game.zones(journey.states[0]).values()
        sizes = [sorted(len(zone.cards) for zone in zones if zone.seen_by == (seat,)) for seat in journey.seats]
        require(all(size == sizes[0] for size in sizes), f"the seats begin with different numbers of cards: {sizes}")
    acted = {seat for journey in journeys for seat, _ in journey.steps}
    seats = set(journeys[0].seats)
    require(acted == seats, f"in {len(journeys)} games the seats {sorted(seats - acted)} never came to act")


def _dealt_in_any_order(here: Position) -> None:
    journey, game = here.journey, here.game
    dealt = contents(game.zones(here.state))
    rng = Random(journey.name)
    front = sum(len(zone.cards) for zone in game.zones(here.state).values() if zone.seen_by != ())
    for _ in range(EXCHANGES):
        exchanged, difference = deal_twin(journey.deal[:front], rng)
        state = game.start(exchanged + journey.deal[front:], len(journey.seats), journey.options, journey.reshuffle_seed)
        if contents(game.zones(state)) == dealt:
            same = here.picture(state) == here.picture(here.state)
            require(same, f"the first state tells in which order its cards were dealt: it changes when {difference}")


def _drawn_in_any_order(here: Position, seat: Any, move: Any) -> None:
    """Exchange two cards that the move draws into one zone: what comes out is the same state."""
    game = here.game
    after = game.apply(here.state, seat, move)
    zones, zones_after = game.zones(here.state), game.zones(after)
    for name, zone in zones.items():
        drawn = len(zone.cards) - len(zones_after[name].cards) if name in zones_after else 0
        if zone.seen_by != () or drawn < 2:
            continue
        for first in (0, len(zone.cards) - drawn):
            cards = list(zone.cards)
            cards[first], cards[first + 1] = cards[first + 1], cards[first]
            other = game.apply(game.with_zones(here.state, {name: tuple(cards)}), seat, move)
            if contents(game.zones(other)) == contents(zones_after):
                same = here.picture(other) == here.picture(after)
                require(same, f"after {move!r} the state tells in which order cards were drawn from {name!r}")

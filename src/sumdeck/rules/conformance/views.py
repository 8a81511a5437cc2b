"""Checks on views: which zones are secret at all, what may be imagined behind them, and what an onlooker sees."""

from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Any

from sumdeck.rules.conformance.cards import cards_are_the_pack
from sumdeck.rules.conformance.journey import Journey, Position
from sumdeck.rules.conformance.report import name_of, require
from sumdeck.rules.conformance.twins import zone_twin
from sumdeck.rules.values import FACE_DOWN, Kind, Seat, View

IMAGINATIONS = 64
FEW = 3


def secrets(journey: Journey) -> None:
    """The zones state what is hidden, so that a leak cannot pass as a rule.

    At the start something is hidden from every seat, and at a table of several each seat holds cards that it alone sees, unless
    the game says `open_hands = True`. While the game lasts, a zone is seen by the same seats: what is revealed moves elsewhere.
    """
    game = journey.game
    if not game.shows_hands(journey.options):
        zones = game.zones(journey.states[0]).values()
        for seat in journey.seats:
            hidden = any(zone.cards and not zone.open_to(seat) for zone in zones)
            require(hidden, f"nothing is hidden from seat {seat}, and the game does not say `open_hands = True`", 0)
            own = len(journey.seats) == 1 or any(zone.cards and zone.seen_by == (seat,) for zone in zones)
            require(own, f"seat {seat} holds no cards that it alone sees, and the game does not say `open_hands = True`", 0)
    seen_by: dict[str, tuple[Seat, ...] | None] = {}
    for place, state in enumerate(journey.states):
        if game.outcome(state) is None:
            for name, zone in game.zones(state).items():
                known = seen_by.setdefault(name, zone.seen_by)
                require(known == zone.seen_by, f"zone {name!r} was seen by {known}, and now by {zone.seen_by}", place)


def determinize(here: Position) -> None:
    """What is imagined fits the view and has the cards of the pack; and it varies, wherever the unseen cards allow it.

    At the start every closed zone must take different contents. Later the rules may force some of them, but not all.
    """
    for seat in here.everyone:
        view = here.game.view(here.state, seat)
        free = _free_zones(here, view)
        stuck = _stuck_zones(here, view, free)
        enough = not stuck or (here.place > 0 and len(stuck) < len(free))
        require(enough, f"imagined for {name_of(seat)} {IMAGINATIONS} times, the same cards always lie in {', '.join(stuck)}")


def onlooker(here: Position) -> None:
    """An onlooker sees only what all share: no card, and nothing else, that is hidden from some seat."""
    game = here.game
    watched = game.view(here.state, None)
    for seat in here.seats:
        seen = game.zones(game.view(here.state, seat).shown)
        for name, zone in game.zones(watched.shown).items():
            more = Counter(zone.cards) - Counter(seen[name].cards)
            del more[FACE_DOWN]
            require(not more, f"in zone {name!r} the onlooker sees {sorted(more)}, which seat {seat} does not")
        twin = zone_twin(game, here.state, seat, here.rng())
        if twin is not None:
            same = here.picture(watched) == here.picture(game.view(twin, None))
            require(same, f"the onlooker's view depends on cards that seat {seat} cannot see")


def _stuck_zones(here: Position, view: View[Any], free: Sequence[str]) -> list[str]:
    """Imagine until every free zone has had different contents; the zones that never had."""
    met: dict[str, set[tuple[Kind, ...]]] = {name: set() for name in free}
    stuck = list(free)
    for attempt in range(IMAGINATIONS):
        state = here.game.determinize(view, Random(f"{here.journey.name} {here.place} {attempt}"))
        if attempt < FEW:
            _fits(here, view, state)
        elif not stuck:
            break
        zones = here.game.zones(state)
        for name in stuck:
            met[name].add(zones[name].cards)
        stuck = [name for name in stuck if len(met[name]) == 1]
    return stuck


def _fits(here: Position, view: View[Any], state: Any) -> None:
    game = here.game
    whose = name_of(view.seat)
    again = game.view(state, view.seat)
    require(again == view and here.picture(again) == here.picture(view), f"what {whose} imagines does not give its view again")
    require(game.to_act(state) == game.to_act(here.state), f"what {whose} imagines has other seats to act")
    cards_are_the_pack(here, state, f"what {whose} imagines")


def _free_zones(here: Position, view: View[Any]) -> list[str]:
    """The closed zones whose contents the view leaves open: other cards could lie there, and not merely one time in many."""
    zones = here.game.zones(here.state)
    closed = {name: zone for name, zone in zones.items() if zone.cards and not zone.open_to(view.seat)}
    pool = [card for zone in closed.values() for card in zone.cards]
    if not pool or max(Counter(pool).values()) * 3 > len(pool) * 2:
        return []
    return [name for name, zone in closed.items() if len(zone.cards) < len(pool) or list(zone.cards) != sorted(zone.cards)]

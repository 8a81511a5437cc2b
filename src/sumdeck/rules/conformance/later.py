"""The check on later shuffles: a secret of the deal besides its cards, which nobody may know before they are made."""

from random import Random
from typing import Any

from sumdeck.rules.conformance.hidden import Beside
from sumdeck.rules.conformance.journey import Journey, Position, some
from sumdeck.rules.conformance.picture import picture
from sumdeck.rules.conformance.report import name_of, require
from sumdeck.rules.deals import is_reshuffle_seed
from sumdeck.rules.values import Seat

PLACES = 12
MOVES = 40
OPPOSITE = str.maketrans("0123456789abcdef", "fedcba9876543210")


def later_shuffles(journey: Journey) -> None:
    """With other shuffles later, every seat sees, may play and is told the same until one is made.

    No view holds them. What is imagined has its own, each time others, and can be played to the end. A game that does not say
    `shuffles_again = True` has no use for them.
    """
    other = (journey.reshuffle_seed or "0" * 64).translate(OPPOSITE)
    twin = journey.game.start(journey.deal, len(journey.seats), journey.options, other)
    if not journey.game.shuffles_again:
        same = twin == journey.states[0]
        require(same, "the first state depends on `reshuffle_seed`, but the game does not say `shuffles_again`", 0)
        return
    for here in journey.positions(PLACES):
        _views_hold_none(here)
    _moves_are_alike(journey, twin)
    for seat in (*journey.seats, None):
        Beside(journey, seat).walk(twin, "the shuffles that come later are others")
        _imagined(journey, seat)


def _views_hold_none(here: Position) -> None:
    for seat in here.everyone:
        # What stays the same all game long need not be searched at every place.
        found = _found(here.game.view(here.state, seat).shown, here.journey.scenery if here.place else frozenset())
        require(not found, f"the view of {name_of(seat)} holds shuffles that come later: {', '.join(found)}", here.place)


def _moves_are_alike(journey: Journey, twin: Any) -> None:
    """As long as all cards lie alike, no shuffle has been made."""
    game = journey.game
    for place, (state, (mover, move)) in enumerate(zip(journey.states, journey.steps, strict=False)):
        if game.zones(state) != game.zones(twin):
            return
        for seat in game.to_act(state):
            truth, other = (some(game.legal_moves(each, seat), MOVES, Random(journey.name)) for each in (state, twin))
            require(truth == other, f"the legal moves of seat {seat} depend on shuffles that come later", place)
        twin = game.apply(twin, mover, move)


def _imagined(journey: Journey, seat: Seat | None) -> None:
    game = journey.game
    view = game.view(journey.states[0], seat)
    imagined = [game.determinize(view, Random(f"{journey.name} {attempt}")) for attempt in range(2)]
    first, second = (_found(state) for state in imagined)
    require(bool(first), f"what {name_of(seat)} imagines has no later shuffles of its own", 0)
    require(first != second, f"imagined twice for {name_of(seat)}, the later shuffles are the same", 0)
    state, rng = imagined[0], Random(journey.name)
    for _ in range(game.longest):
        acting = game.to_act(state)
        if not acting:
            return
        chosen = acting[rng.randrange(len(acting))]
        state = game.apply(state, chosen, game.sample(state, chosen, rng))


def _found(state: Any, scenery: frozenset[type] = frozenset()) -> list[str]:
    """Everything in a state that has the form of later shuffles."""
    found: list[str] = []
    parts: list[object] = [picture(state, scenery)]
    while parts:
        part = parts.pop()
        if isinstance(part, (tuple, frozenset)):
            parts += part
        elif type(part) is str and is_reshuffle_seed(part):
            found.append(part)
    return found

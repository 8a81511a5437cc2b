"""Checks that a game is a pure function: no chance of its own, no memory, and nothing changed that it was given."""

import random
from collections.abc import Iterator
from random import Random

from sumdeck.rules.conformance.journey import Journey, Position
from sumdeck.rules.conformance.report import heard, require

MOVES = 3


def purity(here: Position) -> None:
    """Whatever is asked twice is answered alike, global randomness is not touched, and the given state never changes."""
    remembered = random.getstate()
    try:
        first = _listen(here, 1)
        require(first == _listen(here, 2), "asked twice, the game gives different answers")
    finally:
        random.setstate(remembered)


def untouched(journey: Journey) -> None:
    """No state changes while a game goes on from it."""
    for place, trace in enumerate(journey.traces):
        now = journey.trace(journey.states[place])
        require(trace == now, "a state has changed while the game went on from it", place)


def _listen(here: Position, disturbance: int) -> list[object]:
    """All answers of a game, while something else in the program draws random numbers."""
    answers: list[object] = []
    before = here.photograph()
    random.seed(disturbance)
    expected = random.getstate()
    for what, answer in _answers(here):
        require(random.getstate() == expected, f"{what} draws from the random module's own numbers")
        require(here.photograph() == before, f"{what} changes the state it is given")
        answers.append((what, here.picture(answer)))
    return answers


def _answers(here: Position) -> Iterator[tuple[str, object]]:
    game, state = here.game, here.state
    journey = here.journey
    yield "start", game.start(journey.deal, len(here.seats), journey.options, journey.reshuffle_seed)
    yield "zones", game.zones(state)
    yield "outcome", game.outcome(state)
    yield "with_zones", game.with_zones(state, {})
    for viewer in here.everyone:
        view = game.view(state, viewer)
        yield "view", view
        yield "determinize", game.determinize(view, Random(here.place))
    for seat in game.to_act(state):
        yield "sample", game.sample(state, seat, Random(here.place))
        for move in here.some(seat, MOVES):
            yield "check", game.check(state, seat, move)
            yield "redact", [game.redact(state, seat, move, other) for other in here.everyone]
            text = game.write(state, seat, move)
            yield "write", text
            yield "read", repr(heard(game, state, seat, text))
            yield "apply", game.apply(state, seat, move)
        listed = game.legal_moves(state, seat)
        yield "legal_moves", [listed[0], listed[-1], len(listed)]
    yield "to_act", game.to_act(state)

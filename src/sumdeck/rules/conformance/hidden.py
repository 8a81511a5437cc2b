"""Checks on hidden cards: nothing that a seat gets may depend on cards it cannot see. The leak tests, and the first to run."""

from collections.abc import Iterator
from random import Random
from typing import Any, TypeAlias

from sumdeck.rules.conformance.journey import Journey, Position, some
from sumdeck.rules.conformance.mutants import mutants
from sumdeck.rules.conformance.report import BrokenPromise, checked, heard, name_of, require
from sumdeck.rules.conformance.texts import NASTY
from sumdeck.rules.conformance.twins import deal_twin, surface, zone_twin
from sumdeck.rules.values import FACE_DOWN, Objection, Seat

MOVES = 40
PROBES = 8
TWIN_DEALS = 4
TRIES = 20

Probes: TypeAlias = tuple[list[str], list[Any]]
"""Texts and moves that a seat might try, in order to learn from the answers."""


def zone_shuffle(here: Position) -> None:
    """Exchange all cards that a seat cannot see: its view, its legal moves, its answers and all it is told stay the same."""
    rng = here.rng()
    for seat in here.everyone:
        _closed_zones_lie_face_down(here, seat)
        probes = _probes(here, seat, rng)
        twin = zone_twin(here.game, here.state, seat, rng)
        if twin is None:
            continue
        answers = _answers(here, here.state, seat, probes)
        for (what, truth), (_, other) in zip(answers, _answers(here, twin, seat, probes), strict=True):
            require(truth == other, f"{what}, for {name_of(seat)}, depends on cards it cannot see:\n    {truth}\n    {other}")
        _determinize_does_not_remember(here, twin, seat)
        _others_sound_alike(here, twin, seat)


def deal_shuffle(journey: Journey) -> None:
    """Play the same moves from a deal that differs only in cards a seat has not seen: it sees and is told the same.

    This finds a secret that was copied out of its zone, say the card a rival drew last. The test ends where the two games come
    apart for the seat: it sees another card, a rival's move is impossible, one of them is over, or the game says by
    `reveals(state, seat, move)` that a move makes more known than the cards it lays open (a challenge is won or lost).
    """
    rng = Random(journey.name)
    for seat in (*journey.seats, None):
        beside = Beside(journey, seat)
        start = surface(journey.game, journey.states[0], seat)
        for _ in range(TWIN_DEALS):
            for _ in range(TRIES):
                deal, difference = deal_twin(journey.deal, rng)
                state = journey.game.start(deal, len(journey.seats), journey.options, journey.reshuffle_seed)
                if deal != journey.deal and surface(journey.game, state, seat) == start:
                    beside.walk(state, difference)
                    break


class Beside:
    """What one seat gets on a journey, to be held against what it would get of the same moves from another deal."""

    def __init__(self, journey: Journey, seat: Seat | None) -> None:
        self.journey = journey
        self.seat = seat
        self._truth: dict[int, tuple[object, object, object]] = {}
        """What the zones let it see at each place, its view and what it is told of the move: the same beside every twin."""

    def walk(self, twin: Any, difference: str) -> None:
        """Make the moves of the journey from a twin of its first state, as long as the seat can see no difference."""
        game, seat = self.journey.game, self.seat
        for place, (state, (mover, move)) in enumerate(zip(self.journey.states, self.journey.steps, strict=False)):
            if game.outcome(state) is not None or game.outcome(twin) is not None:
                return
            here = Position(self.journey, place)
            if place not in self._truth:
                view = here.picture(game.view(state, seat))
                self._truth[place] = surface(game, state, seat), view, _told(here, state, mover, move, seat)
            seen, view, told = self._truth[place]
            if seen != surface(game, twin, seat):
                return
            same = view == here.picture(game.view(twin, seat))
            require(same, f"the view of {name_of(seat)} changes when {difference}, though it has seen neither", place)
            if game.reveals(state, mover, move) or isinstance(checked(game, twin, mover, move), Objection):
                return
            _require_alike(told, _told(here, twin, mover, move, seat), move, seat, place)
            twin = game.apply(twin, mover, move)


def _closed_zones_lie_face_down(here: Position, seat: Seat | None) -> None:
    view = here.game.view(here.state, seat)
    require(view.seat == seat, f"the view of {name_of(seat)} says it is the view of {name_of(view.seat)}")
    shown = here.game.zones(view.shown)
    for name, zone in here.game.zones(here.state).items():
        expected = zone.cards if zone.open_to(seat) else (FACE_DOWN,) * len(zone.cards)
        seen = shown[name].cards if name in shown else None
        require(seen == expected, f"{name_of(seat)} may see {expected} in zone {name!r}, but its view shows {seen}")
    if seat is not None:
        truth, shown_moves = here.listed(seat), here.game.legal_moves(view.shown, seat)
        same = len(truth) == len(shown_moves) and truth.complete == shown_moves.complete
        same = same and some(truth, MOVES, here.rng()) == some(shown_moves, MOVES, here.rng())
        require(same, f"the legal moves of {name_of(seat)} are {truth}, but from its own view {shown_moves}")


def _answers(here: Position, state: Any, seat: Seat | None, probes: Probes) -> Iterator[tuple[str, object]]:
    """Everything a seat can learn from the rules in a state, in a fixed order."""
    texts, moves = probes
    game = here.game
    yield "who may act", game.to_act(state)
    yield "whether the game is over", game.outcome(state) is not None
    view = game.view(state, seat)
    yield "the view", here.picture(view)
    if seat is None:
        return
    listed = here.listed(seat) if state is here.state else game.legal_moves(state, seat)
    yield "the number of legal moves", (len(listed), listed.complete)
    for move in some(listed, MOVES, here.rng()):
        yield "a legal move", here.picture(move)
        yield "its sentence", game.write(state, seat, move)
    for move in moves:
        yield f"the judgement of {move!r}", _verdict(here, checked(game, state, seat, move))
    for text in texts:
        yield f"the answer to {text[:80]!r}", _verdict(here, heard(game, state, seat, text))


def _verdict(here: Position, answer: Any) -> object:
    if isinstance(answer, Objection):
        return type(answer).__name__, answer.code, repr(answer.details), str(answer)
    return here.picture(answer)


def _probes(here: Position, seat: Seat | None, rng: Random) -> Probes:
    if seat is None:
        return [], []
    moves: list[Any] = some([move for _, move in here.journey.steps], PROBES, rng)
    for move in here.some(seat, PROBES):
        moves += some(mutants(move), 2, rng)
    texts = some(NASTY, PROBES, rng)
    for acting in here.game.to_act(here.state):
        texts += [here.game.write(here.state, acting, move) for move in here.some(acting, PROBES)]
    return texts, moves


def _determinize_does_not_remember(here: Position, twin: Any, seat: Seat | None) -> None:
    """A game that keeps the last state it saw could imagine the truth."""
    view = here.game.view(here.state, seat)
    after_truth = here.game.determinize(view, here.rng())
    here.game.view(twin, seat)
    after_twin = here.game.determinize(view, here.rng())
    require(after_truth == after_twin, f"determinize, for {name_of(seat)}, depends on the state the game was asked about last")


def _others_sound_alike(here: Position, twin: Any, seat: Seat | None) -> None:
    for mover in here.game.to_act(here.state):
        for move in here.some(mover, PROBES):
            if not isinstance(checked(here.game, twin, mover, move), Objection):
                _told_alike(here, twin, mover, move, seat)


def _told_alike(here: Position, twin: Any, mover: Seat, move: Any, seat: Seat | None) -> None:
    """A move that is possible in both sounds the same in both."""
    truth, other = (_told(here, state, mover, move, seat) for state in (here.state, twin))
    _require_alike(truth, other, move, seat, here.place)


def _told(here: Position, state: Any, mover: Seat, move: Any, seat: Seat | None) -> object:
    redacted = here.game.redact(state, mover, move, seat)
    return here.picture(redacted), here.game.write(state, mover, redacted), here.game.sketch(state, mover, redacted)


def _require_alike(truth: object, other: object, move: Any, seat: Seat | None, place: int) -> None:
    if truth != other:
        reason = f"what {name_of(seat)} is told of {move!r} depends on cards it cannot see:\n    {truth!r}\n    {other!r}"
        raise BrokenPromise(reason, place)

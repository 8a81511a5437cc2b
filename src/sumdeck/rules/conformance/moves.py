"""Checks on moves: the game ends, the list is in order, and the list and the checker say the same."""

from collections.abc import Sequence
from typing import Any

from sumdeck.rules.conformance.journey import Journey, Position, some
from sumdeck.rules.conformance.mutants import mutants
from sumdeck.rules.conformance.report import applied, checked, require
from sumdeck.rules.game import Game
from sumdeck.rules.values import MoveList, Objection, Outcome, Seat

MOVES = 16
MUTANTS = 12
FOREIGN = 8
COMPARED = 400
"""Of longer lists, a sample is compared."""
LONG_LIST = 4000
"""A changed move is not looked up in longer lists."""


def ends(journey: Journey) -> None:
    """A game ends within its stated bound, and has an outcome exactly when nobody may act."""
    game = journey.game
    require(not journey.stopped or journey.refused, journey.stopped)
    for place, state in enumerate(journey.states):
        acting, outcome = game.to_act(state), game.outcome(state)
        require((outcome is None) == bool(acting), f"the seats {acting} may act, but the outcome is {outcome}", place)
        seats = set(acting) <= set(journey.seats) and len(set(acting)) == len(acting)
        require(seats, f"it is said that {acting} may act, at a table of {len(journey.seats)} seats", place)
        if outcome is not None:
            _outcome_is_sound(game, outcome, len(journey.seats))


def legal_moves(here: Position) -> None:
    """There are legal moves exactly for those to act; each is listed once, in the same order whenever and wherever one asks."""
    game = here.game
    acting = game.to_act(here.state)
    twin = game.with_zones(here.state, {})
    for seat in here.seats:
        listed = here.listed(seat)
        require(isinstance(listed, MoveList), f"legal_moves gives a {type(listed).__name__} instead of a MoveList")
        require(bool(listed) == (seat in acting), f"seats {acting} may act, but seat {seat} has {len(listed)} legal moves")
        moves = some(listed, COMPARED, here.rng())
        require(len(set(moves)) == len(moves), f"a legal move of seat {seat} is listed twice: {_twice(moves)}")
        if listed:
            require(listed[-1] == listed[len(listed) - 1] == moves[-1], "a MoveList counts differently from its end")
        for state, when in ((here.state, "the second time"), (twin, "of an equal state")):
            again = game.legal_moves(state, seat)
            same = again.complete == listed.complete and len(again) == len(listed) and some(again, COMPARED, here.rng()) == moves
            require(same, f"the legal moves of seat {seat} are others, or in another order, when asked {when}")


def generator_and_checker(here: Position) -> None:
    """Every listed or sampled move passes `check`; a changed move passes only if its canonical form is listed.

    Moves are changed in one place, borrowed from other positions and other seats. A refusal carries a known code, comes from
    `apply` just as from `check`, and leaves the state untouched.
    """
    before = here.photograph()
    acting = here.game.to_act(here.state)
    for seat in acting:
        listed = here.listed(seat)
        known = set(listed) if listed.complete and len(listed) <= LONG_LIST else None
        for move in here.some(seat, MOVES):
            judged = checked(here.game, here.state, seat, move)
            require(judged == move, f"{move!r} is listed for seat {seat}, but check says {judged!r}")
        sampled = here.game.sample(here.state, seat, here.rng())
        judged = checked(here.game, here.state, seat, sampled)
        require(judged == sampled, f"{sampled!r} is sampled for seat {seat}, but check says {judged!r}")
        for move in (sampled, *_doubtful(here, seat)):
            _judge(here, seat, move, known)
    for seat in here.seats:
        if seat not in acting:
            for move in _doubtful(here, acting[0] if acting else seat):
                refused = isinstance(checked(here.game, here.state, seat, move), Objection)
                require(refused, f"seat {seat} is not to act, but check accepts its {move!r}")
    require(before == here.photograph(), "a refused move has changed the state")


def offers(journey: Journey) -> None:
    """No game stops because a move is refused that the game itself had offered."""
    require(not journey.refused, journey.stopped)


def _judge(here: Position, seat: Seat, move: Any, known: set[Any] | None) -> None:
    judged = checked(here.game, here.state, seat, move)
    if isinstance(judged, Objection):
        after = applied(here.game, here.state, seat, move)
        same = isinstance(after, Objection) and after.code == judged.code
        require(same, f"check refuses {move!r} with {judged}, but apply says {after}")
        return
    require(known is None or judged in known, f"check accepts {move!r} of seat {seat} as {judged!r}, which is not listed")
    again = checked(here.game, here.state, seat, judged)
    require(again == judged, f"{judged!r} is the canonical form of {move!r}, but has itself the form {again!r}")
    same = applied(here.game, here.state, seat, move) == applied(here.game, here.state, seat, judged)
    require(same, f"{move!r} and its canonical form {judged!r} lead to different states")


def _doubtful(here: Position, seat: Seat) -> list[Any]:
    """Moves that may or may not be legal: changed, from other positions, of other seats."""
    rng = here.rng()
    moves = some([move for _, move in here.journey.steps], FOREIGN, rng)
    for move in here.some(seat, MOVES):
        moves += some(mutants(move), MUTANTS, rng)
    return moves


def _outcome_is_sound(game: Game[Any, Any], outcome: Outcome, seats: int) -> None:
    require(len(outcome.places) == len(outcome.scores) == seats, f"{outcome} does not fit {seats} seats")
    places = tuple(1 + sum(other < place for other in outcome.places) for place in outcome.places)
    require(places == outcome.places, f"the places {outcome.places} leave one out, or equal seats do not share the better place")
    require(outcome.why in game.endings, f"the game ended because of {outcome.why!r}, which is not among its endings")


def _twice(moves: Sequence[Any]) -> Any:
    seen: set[Any] = set()
    for move in moves:
        if move in seen:
            return move
        seen.add(move)
    return None

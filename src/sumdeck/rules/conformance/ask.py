"""Asking a game for a judgement: only the answers that the protocol knows are taken."""

from typing import Any

from sumdeck.rules.conformance.report import BrokenPromise
from sumdeck.rules.game import Game
from sumdeck.rules.options import OPTION_CODES
from sumdeck.rules.values import Claim, Objection, Seat


def require(kept: bool, otherwise: str, place: int | None = None) -> None:
    """Raise Fault unless a promise is kept."""
    if not kept:
        raise BrokenPromise(otherwise, place)


def checked(game: Game[Any, Any], state: Any, seat: Seat, move: Any) -> Any:
    """What `check` says about a move: its canonical form, or the objection."""
    return _answer(game, "check", state, seat, move)


def applied(game: Game[Any, Any], state: Any, seat: Seat, move: Any) -> Any:
    return _answer(game, "apply", state, seat, move)


def _answer(game: Game[Any, Any], asked: str, state: Any, seat: Seat, move: Any) -> Any:
    try:
        return getattr(game, asked)(state, seat, move)
    except Objection as objection:
        return known(game, objection)
    except Exception as error:
        raise BrokenPromise(f"{asked} answers {move!r} of seat {seat} with {error!r}, which is no Refusal") from error


def heard(game: Game[Any, Any], state: Any, seat: Seat, text: str) -> Claim[Any] | Objection:
    """What `read` makes of a text: a claim, or the objection."""
    try:
        claim = game.read(state, seat, text)
    except Objection as objection:
        return known(game, objection)
    except Exception as error:
        raise BrokenPromise(f"read answers {text[:80]!r} with {error!r}, which is neither Refusal nor Mistake") from error
    require(isinstance(claim, Claim), f"read answers {text[:80]!r} with {claim!r}, which is no Claim")
    return claim


def known(game: Game[Any, Any], objection: Objection) -> Objection:
    """The objection, if the game has listed its code, or it is one that every game has for its options."""
    listed = objection.code in game.codes or objection.code in OPTION_CODES
    require(listed, f"the code {objection.code!r} is not among the codes of the game")
    return objection


def name_of(seat: Seat | None) -> str:
    return "the onlooker" if seat is None else f"seat {seat}"

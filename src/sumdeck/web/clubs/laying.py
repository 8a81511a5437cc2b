"""From a match to its table: the game by the rules of the tournament, a seat for each entrant, somebody who watches over it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from hashlib import sha256
from hmac import digest
from itertools import pairwise
from typing import Any

from sumdeck.club import Match, Order, Progress, Terms
from sumdeck.rules import registry
from sumdeck.rules.game import Game, Outcome, Refusal
from sumdeck.table import HouseRules, SeatPlan
from sumdeck.web.codes import WebCode
from sumdeck.web.opening import NOT_BY_WIRE

ID_LETTERS = 22


@dataclass(frozen=True)
class Laying:
    """A table of a tournament, as it shall be laid."""

    game: Game[Any, Any]
    options: Any
    seats: tuple[SeatPlan, ...]
    house: HouseRules


def laying(progress: Progress, match: Match) -> Laying:
    """The table of a match. Raises Refusal where these rules cannot be played by so many."""
    terms = progress.terms
    game = game_of(terms)
    options = options_of(game, terms, len(match.players), terms.target_of(match.championship))
    entrants = [progress.entrant(player) for player in match.players]
    seats = tuple(SeatPlan("computer", one.player, one.name) if one.player else SeatPlan() for one in entrants)
    house = HouseRules(
        referee=game.referee(options),
        take_back="locked",
        turn_seconds=terms.turn_seconds,
        clock_at_zero=terms.clock_at_zero,
        hints=False,
        aids=(),
        own_names=True,
        umpire=True,
        locked=True,
    )
    return Laying(game, options, seats, house)


def check_terms(terms: Terms, seats: int) -> None:
    """Refuse what cannot be played: no such game, no such level, not so many at a table, no such target."""
    if terms.online or terms.game:
        game = game_of(terms)
        if seats not in game.seats:
            raise Refusal("table.seats", given=seats, least=game.seats[0], most=game.seats[-1])
        for championship in (False, True):
            options_of(game, terms, seats, terms.target_of(championship))


def game_of(terms: Terms) -> Game[Any, Any]:
    if terms.game not in registry.games():
        raise Refusal(WebCode.NO_SUCH_GAME, given=terms.game, known=", ".join(registry.games()))
    return registry.game(terms.game)


def options_of(game: Game[Any, Any], terms: Terms, seats: int, target: int) -> Any:
    """The rules of a table. A target is a setting of the game, where it has one."""
    given: Mapping[str, Any] = terms.options
    if any(name in given for name in NOT_BY_WIRE if name != "level"):
        raise Refusal("options.no_such_setting", given="pack", known="")
    longer = {game.target_setting: target} if target and game.target_setting else {}
    return game.options({**game.seating(seats), **given, **longer})


def table_id(club: str, match: int, attempt: int) -> str:
    """The table of a match: always the same, so that it is laid once, however often the house is started."""
    return sha256(f"sumdeck club table {club} {match} {attempt}".encode()).hexdigest()[:ID_LETTERS]


def side_event_id(club: str) -> str:
    """The tournament for those who are out of this one."""
    return sha256(f"sumdeck side event {club}".encode()).hexdigest()[:ID_LETTERS]


def deal_seed(secret: str, match: Match) -> bytes:
    """What all tables of a round are shuffled from, where they get the same cards. The secret never leaves the house."""
    return digest(secret.encode(), f"round {match.round} {match.championship}".encode(), sha256)


def order_of(match: Match, outcome: Outcome) -> Order:
    """How a finished game ended, as the tournament counts it."""
    places = sorted(set(outcome.places))
    return tuple(
        tuple(player for player, place in zip(match.players, outcome.places, strict=True) if place == here) for here in places
    )


def points_of(outcome: Outcome) -> tuple[int, ...]:
    """The scores, where whole numbers tell them and more is better; else nothing."""
    scores = [score for score in outcome.scores if isinstance(score, int)]
    ranked = sorted(zip(outcome.places, outcome.scores, strict=True))
    falling = all(one[1] >= other[1] for one, other in pairwise(ranked))
    return tuple(scores) if len(scores) == len(outcome.scores) and falling else ()

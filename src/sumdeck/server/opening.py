"""From a request to a table: which game by which rules, who sits where, and which seats are the sender's own."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from sumdeck.learning.facts import fact_named
from sumdeck.learning.spaced import spaced
from sumdeck.rules import registry
from sumdeck.rules.deals import secret_deal
from sumdeck.rules.game import Game, Refusal, Seat
from sumdeck.server.codes import WebCode
from sumdeck.server.requests import SeatRequest, TableRequest
from sumdeck.server.seat_claims import SeatClaim
from sumdeck.table import HouseRules, SeatPlan, TableCode
from sumdeck.table.help import check_level
from sumdeck.table.opening import Start
from sumdeck.table.seating import check_name

NEVER: Final = ("pack",)
"""What a game takes among its settings, but nobody may send: with cards of one's own, short sentences can cost seconds."""


@dataclass(frozen=True)
class Opening:
    """A table as it shall be laid."""

    game: Game[Any, Any]
    options: Any
    seats: tuple[SeatPlan, ...]
    house: HouseRules
    sitting: dict[Seat, SeatClaim]
    """Who sits down at once."""


def opening(body: TableRequest) -> Opening:
    """The table that somebody wishes for. Raises Refusal."""
    if body.game not in registry.games():
        raise Refusal(WebCode.NO_SUCH_GAME, given=body.game, known=", ".join(registry.games()))
    game = registry.game(body.game)
    check_sent(body.settings, "level")
    level = {"level": body.level} if body.level else {}  # a game without levels is wished for without one
    options = game.options({**game.seating(len(body.seats)), **body.settings, **level})
    house = HouseRules.load({"referee": game.referee(options), **body.house})
    if body.way == "friends" and house.own_names:  # whoever comes by a link shall read nothing that a stranger has typed
        raise Refusal(TableCode.NO_SUCH_VALUE, rule="own_names", given=True)
    seats = tuple(plan(seat, house) for seat in body.seats)
    return Opening(game, options, seats, house, sitting(body))


def spaced_start(name: str, options: Any, seats: int, seeds: Sequence[bytes], due: Sequence[str]) -> Start:
    """Of several secret deals the one that brings most of what is due: looked for in a worker. Its record says so."""
    game = registry.game(name)
    deals = [secret_deal(game.pack(options), seed, game.shuffles_again) for seed in seeds]
    facts = [fact for fact in map(fact_named, due) if fact is not None]
    return Start(deals[spaced(game, options, seats, deals, facts)], among=len(deals), wished=tuple(fact.name for fact in facts))


def plan(seat: SeatRequest, house: HouseRules) -> SeatPlan:
    """For whom a seat shall be. A computer player has a name like everybody else, or is called by what it is."""
    if seat.kind == "computer" and seat.name:
        check_name(seat.name, own=house.own_names)
    check_level(seat.help_level)
    return SeatPlan(seat.kind, seat.player, seat.name)


def sitting(body: TableRequest) -> dict[Seat, SeatClaim]:
    """The seats of whoever lays the table: around one tablet all that are for people, else the first of them."""
    seats = [(Seat(place), seat) for place, seat in enumerate(body.seats) if seat.kind == "person"]
    people = {place: SeatClaim(seat.name, help_level=seat.help_level) for place, seat in seats}
    enough = {"computer": len(people) == 1, "friends": len(people) >= 2, "tablet": len(people) >= 1}
    if not enough[body.way]:
        raise Refusal(WebCode.BAD_SEATS)
    if body.way == "tablet":
        return people
    first = next(iter(people))
    return {first: people[first]}


def check_sent(settings: Mapping[str, Any], *besides: str) -> None:
    """Raise Refusal where settings name something that is not sent as one; `besides` is told elsewhere in the message."""
    for name in (*NEVER, *besides):
        if name in settings:
            raise Refusal("options.no_such_setting", given=name, known="")

"""Laying a table: the first event of its log, and of its rematch; or one that begins where a record stood."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any, NamedTuple

from sumdeck.players import player_names
from sumdeck.rules.deals import Deal, commit, first_state
from sumdeck.rules.game import Game, Refusal, Seat
from sumdeck.rules.record import Record
from sumdeck.table.codes import TableCode
from sumdeck.table.commands import Sit
from sumdeck.table.events import Claimed, Event, Opened, Seated
from sumdeck.table.fold import of_other_version
from sumdeck.table.house import HouseRules
from sumdeck.table.referee import check_referee
from sumdeck.table.seats import SeatPlan
from sumdeck.table.state import TableState
from sumdeck.table.table import Table


class Start(NamedTuple):
    """How a game begins."""

    deal: Deal
    laid: str = ""
    """A position that is laid instead, without its first part; then the deal is only the one that positions have."""
    lines: tuple[str, ...] = ()
    """What a computer player says first, as far as it may."""
    among: int = 0
    wished: tuple[str, ...] = ()
    """Of how many shuffles the deal was chosen, and for which facts."""


def open_table(
    game: Game[Any, Any],
    options: Any,
    seats: Sequence[SeatPlan],
    deal: Deal,
    nonce: bytes,
    house: HouseRules | None = None,
    at: int = 0,
) -> Opened:
    """A new table. The deal and the nonce that seals it come in, best from `secrets`. Raises Refusal for what does not fit."""
    house = HouseRules(referee=game.referee(options)) if house is None else house
    if len(seats) not in game.seats:
        raise Refusal(TableCode.SEATS, game=game.name, least=game.seats[0], most=game.seats[-1])
    check_referee(game, options, house)
    check_players(game, seats, house)
    first_state(game, deal, len(seats), options)
    plans = tuple(named(seats, place) for place in range(len(seats)))
    names = [plan.name for plan in plans if plan.name]
    for name in names:
        if names.count(name) > 1:
            raise Refusal(TableCode.SAME_NAME, name=name)
    return Opened(game.name, game.version, game.dump_options(options), plans, deal, nonce.hex(), commit(deal, nonce), house, at)


def rematch(state: TableState, deal: Deal, nonce: bytes, house: HouseRules | None = None, at: int = 0) -> list[Event]:
    """The log of a new table for the same people: everybody has moved on by one seat, so that another begins."""
    if house not in (None, state.house) and state.house.locked:
        raise Refusal(TableCode.RULES_LOCKED)
    opened, game = state.opened, state.game
    old = [Seat((seat + 1) % len(opened.seats)) for seat in state.seats]
    plans = [sitting_now(state, seat) for seat in old]
    events: list[Event] = [open_table(game, game.options(opened.options), plans, deal, nonce, house or state.house, at)]
    for seat, plan in enumerate(plans):
        if plan.person:
            events.append(Seated(Seat(seat), state.names[old[seat]], f"rematch {seat}", at, state.help_levels[old[seat]]))
    return events


def sitting_now(state: TableState, seat: Seat) -> SeatPlan:
    """For whom a seat was laid; that of a computer player may have become another's."""
    plan = state.opened.seats[seat]
    return plan if plan.person else replace(plan, player=state.in_charge(seat), name=state.names[seat])


def seat_in_rematch(state: TableState, seat: Seat) -> Seat:
    """Where the one from this seat sits in the rematch."""
    return Seat((seat - 1) % len(state.seats))


def check_players(game: Game[Any, Any], seats: Sequence[SeatPlan], house: HouseRules) -> None:
    known = player_names(game.name)
    needed = [plan.player for plan in seats if not plan.person]
    if house.stand_in or (house.turn_seconds and house.clock_at_zero == "bot" and not known):
        needed.append(house.stand_in)
    for name in needed:
        if name not in known:
            raise Refusal(TableCode.NO_SUCH_PLAYER, given=name, known=", ".join(known))


def named(seats: Sequence[SeatPlan], place: int) -> SeatPlan:
    """The plan of a seat with its name: a computer player without one is called by what it is, a person brings one."""
    plan = seats[place]
    if plan.person:
        return replace(plan, name="", player="")
    if plan.name:
        return plan
    alike = [other for other, each in enumerate(seats) if not each.person and each.player == plan.player and not each.name]
    return replace(plan, name=f"{plan.player} {alike.index(place) + 1}" if len(alike) > 1 else plan.player)


def table_from(
    record: Record,
    game: Game[Any, Any],
    claims: int,
    seats: Sequence[SeatPlan],
    nonce: bytes,
    sitting: Sequence[Sit] = (),
    house: HouseRules | None = None,
    at: int = 0,
    heed: Callable[[], object] = lambda: None,
) -> Table:
    """A table with the first claims of a record. Raises Refusal, or Mistake, for what was never a game.

    Whoever sits down does so before anything is said. `heed` is called before each claim, and may raise to put an end to it. The
    deal is promised anew, so that a record can be verified; but whoever has seen the other game knows it. The log
    replays like any other and says how many of its claims were made elsewhere; so does its record.
    """
    if record.version not in (game.version, *game.reads):
        raise of_other_version(game, record.version)
    if not 0 <= claims <= len(record.claims) or len(seats) != record.seats:
        raise Refusal(TableCode.NO_SUCH_POSITION)
    opened = open_table(game, game.options(record.options), seats, record.deal, nonce, house, at)
    table = Table([replace(opened, begun=claims, laid=record.laid)], game)
    for sit in sitting:
        table.act(sit, at)
    for place, (seat, text) in enumerate(record.claims[:claims]):
        heed()
        table.evolve(Claimed(seat, text, f"before {place}", at))
    return table


def play_on(record: Record, game: Game[Any, Any], claims: int, seats: Sequence[SeatPlan], nonce: bytes, **rest: Any) -> Table:
    """The same, at a position where there is something left to play."""
    table = table_from(record, game, claims, seats, nonce, **rest)
    if table.state.outcome is not None:
        raise Refusal(TableCode.OVER)
    return table

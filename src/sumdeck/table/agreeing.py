"""What a seat asks of the others: a take-back, a stand-in for somebody who is away or for a computer player, a rematch.

One question of a kind at a time.

Everybody who plays is asked, one no is enough, and computer players agree to everything. Nobody waits for the word of a person
who is away too, except for a take-back: that would be a way to cheat the absent.
"""

from collections.abc import Mapping
from dataclasses import replace

from sumdeck.players import player_names, players
from sumdeck.rules.game import Refusal, Seat
from sumdeck.table import events
from sumdeck.table.claiming import check_in_charge, check_playing, check_seen
from sumdeck.table.codes import TableCode
from sumdeck.table.commands import REMATCH, STAND_IN, TAKE_BACK, Ask, MakeRematch, Reply
from sumdeck.table.events import Event
from sumdeck.table.seating import check_name
from sumdeck.table.state import OVER, Asked, TableState
from sumdeck.table.takeback import claim_to_take_back


def ask(state: TableState, command: Ask, now: int, away: Mapping[Seat, int]) -> tuple[Event, ...]:
    """A question; and at once what was asked for, where there is nobody to answer."""
    check_person(state, command.seat)
    asked, request = _question(state, command, now, away)
    if state.request(command.what) is not None:
        raise Refusal(TableCode.ASKED_ALREADY)
    return (asked, *_granted(state, request, now, away))


def reply(state: TableState, command: Reply, now: int, away: Mapping[Seat, int]) -> tuple[Event, ...]:
    """A yes or a no; after the last yes, what was asked for."""
    check_person(state, command.seat)
    request = state.request(command.what)
    if request is None or command.asked not in (None, request.n):
        raise Refusal(TableCode.NOT_ASKED)
    if not command.yes and command.seat == request.seat:
        return (_no(command),)
    if command.seat in (request.seat, request.missing, *request.agreed):
        raise Refusal(TableCode.NOT_ASKED)
    if not command.yes:
        return (_no(command),)
    agreed = replace(request, agreed=(*request.agreed, command.seat))
    return (events.Agreed(command.seat, command.what, command.key), *_granted(state, agreed, now, away))


def make_rematch(state: TableState, command: MakeRematch, now: int, away: Mapping[Seat, int]) -> tuple[Event, ...]:
    """The house has laid a new table: good, if everybody wanted it."""
    if state.rematch:
        raise Refusal(TableCode.REMATCH_MADE)
    if not rematch_agreed(state, now, away):
        raise Refusal(TableCode.NOT_AGREED)
    return (events.RematchMade(command.table),)


def rematch_agreed(state: TableState, now: int, away: Mapping[Seat, int]) -> bool:
    """Whether everybody who is there has said yes to a rematch."""
    request = state.request(REMATCH)
    return request is not None and not awaited(state, request, now, away)


def awaited(state: TableState, request: Asked, now: int, away: Mapping[Seat, int]) -> list[Seat]:
    if request.what == TAKE_BACK and state.house.take_back == "free":
        return []
    asked = (Seat(seat) for seat in state.seats if state.person(Seat(seat)))
    others = [seat for seat in asked if seat not in (request.seat, request.missing, *request.agreed)]
    return [seat for seat in others if request.what == TAKE_BACK or not is_gone(state, seat, now, away)]


def is_gone(state: TableState, seat: Seat, now: int, away: Mapping[Seat, int]) -> bool:
    """Whether a person has been away for longer than the house is patient."""
    return seat in away and now - away[seat] >= 1000 * state.house.patience_seconds


def may_be_played(state: TableState, seat: Seat, now: int, away: Mapping[Seat, int]) -> bool:
    """Whether a computer player may play for a person: who is away; or around one screen, where all see who has to go."""
    return (state.house.own_names and not state.house.umpire) or is_gone(state, seat, now, away)


def check_person(state: TableState, seat: Seat) -> None:
    """Refuse whoever is not the person of this seat, or does not play it just now."""
    if not state.names[seat] or not state.person(seat):
        raise Refusal(TableCode.NOT_IN_CHARGE)


def _question(state: TableState, command: Ask, now: int, away: Mapping[Seat, int]) -> tuple[Event, Asked]:
    """The question as an event and as it will stand on the table."""
    seat, what, n = command.seat, command.what, state.n + 1
    if what == TAKE_BACK:
        check_playing(state)
        check_in_charge(state, seat, "")
        check_seen(state, command.n)
        claim = claim_to_take_back(state, seat)
        return events.TakeBackAsked(seat, claim.n, command.key), Asked(n, what, seat, to_n=claim.n)
    if what == STAND_IN:
        missing, player, called = _stand_in(state, command, now, away)
        request = Asked(n, what, seat, missing=missing, player=player, called=called)
        return events.StandInAsked(seat, missing, player, command.key, called), request
    if what != REMATCH:
        raise Refusal(TableCode.NOT_ASKED)
    if state.phase != OVER:
        raise Refusal(TableCode.NOT_OVER)
    if state.rematch:
        raise Refusal(TableCode.REMATCH_MADE)
    return events.RematchAsked(seat, command.key), Asked(n, what, seat)


def _stand_in(state: TableState, command: Ask, now: int, away: Mapping[Seat, int]) -> tuple[Seat, str, str]:
    """For whom, who, and what the seat is called then where it is a computer player's."""
    check_playing(state)
    missing, player = command.missing, command.player or state.stand_in
    if missing is None or missing not in state.seats:
        raise Refusal(TableCode.NO_SUCH_SEAT, seat=missing)
    if not state.person(missing) and not command.player:
        raise Refusal(TableCode.NOT_A_PERSON)
    if player not in player_names(state.game.name):
        raise Refusal(TableCode.NO_SUCH_PLAYER, given=player, known=", ".join(players(state.game.name)))
    if not state.opened.seats[missing].person:
        return missing, player, _called(state, command.called or player)
    if state.person(missing) and (missing == command.seat or not may_be_played(state, missing, now, away)):
        raise Refusal(TableCode.STILL_HERE, name=state.names[missing])
    return missing, player, ""


def _called(state: TableState, name: str) -> str:
    """What another computer player is called. Whoever counts on the one that was agreed, as in a tournament, keeps it."""
    if state.house.locked:
        raise Refusal(TableCode.RULES_LOCKED)
    if name not in players(state.game.name):
        check_name(name, own=state.house.own_names)
    if name in state.names:
        raise Refusal(TableCode.SAME_NAME, name=name)
    return name


def _granted(state: TableState, request: Asked, now: int, away: Mapping[Seat, int]) -> tuple[Event, ...]:
    """What was asked for, once nobody's word is missing. A rematch is granted by the house, which lays the table."""
    if request.what == REMATCH or awaited(state, request, now, away):
        return ()
    if request.missing is None:
        return (events.TakenBack(request.seat, request.to_n, now),)
    if state.person(request.missing) and not may_be_played(state, request.missing, now, away):
        raise Refusal(TableCode.STILL_HERE, name=state.names[request.missing])
    return (events.StandInAgreed(request.missing, request.player, now, request.called),)


def _no(command: Reply) -> Event:
    refused = {TAKE_BACK: events.TakeBackRefused, STAND_IN: events.StandInRefused, REMATCH: events.RematchRefused}
    return refused[command.what](command.seat, command.key)

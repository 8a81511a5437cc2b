"""What a seat asks of the others: a take-back, a stand-in for somebody who is away or for a computer player, a rematch.

One question of a kind at a time.

Everybody who plays is asked, one no is enough, and computer players agree to everything. Nobody waits for the word of a person
who is away too, except for a take-back: that would be a way to cheat the absent.

A person may take back the last claim of their own seat, and with it goes all that was said since. The game then stands where it
stood before that claim, as if the log had been replayed up to it; the log itself keeps everything.

What has been seen cannot be unseen, so this is permitted only where it gives away no secret that the rules protect:

- The deal is fixed. Cards that were drawn since go back to the top of the deck, in their order; whoever draws next gets the same
  cards. No seat is shown a card that it had not seen before: each gets the view of the earlier position, with the cards of the
  others face down. But who drew a card knows where it lies now; by `consent` the others are asked for that reason.
- A move that makes more known than the cards it lays open (`reveals`: a doubt that was won or lost) is never taken back, and no
  take-back reaches behind it: otherwise one could look first and decide later.
- No take-back reaches behind a deal: a step with which somebody else has been given cards of the deck. Whoever has looked at them
  would play the turns before with what nobody could know then.
- Once the game is over the deal has been opened, and nothing can be taken back.

By `free`, one asks nobody, but only while no other person has played since: computer players don't mind. By `consent`, everybody
agrees whose claim would go too, so none goes whose person is away and has a stand-in. By `locked`, nothing is ever taken back.
"""

from collections.abc import Mapping
from dataclasses import replace

from sumdeck.players import player_names, players
from sumdeck.rules.game import Kind, Refusal, Seat, Zone
from sumdeck.table import events
from sumdeck.table.claiming import check_in_charge, check_playing, check_seen
from sumdeck.table.codes import TableCode
from sumdeck.table.commands import REMATCH, STAND_IN, TAKE_BACK, Ask, MakeRematch, Reply
from sumdeck.table.events import Event
from sumdeck.table.seating import check_name
from sumdeck.table.state import OVER, Asked, Step, TableState


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


def claim_to_take_back(state: TableState, seat: Seat) -> Step:
    """The claim that a seat may take back, if the others agree where they must. Raises Refusal."""
    if state.house.take_back == "locked":
        raise Refusal(TableCode.TAKE_BACK_LOCKED)
    begun = state.opened.begun  # what was said in another game stays said
    own = next((place for place in reversed(range(begun, len(state.line))) if state.line[place].seat == seat), None)
    if own is None:
        raise Refusal(TableCode.NOTHING_TO_TAKE_BACK)
    undone = state.line[own:]
    if undone[0].player:  # a stand-in, or the clock, has spoken for this seat
        raise Refusal(TableCode.NOTHING_TO_TAKE_BACK)
    if any(state.game.reveals(step.before, step.seat, step.move) for step in undone):
        raise Refusal(TableCode.TAKE_BACK_REVEALED)
    if any(dealt_to_others(state, step) for step in undone):
        raise Refusal(TableCode.TAKE_BACK_DEALT)
    others = [step.seat for step in undone if step.seat != seat and not step.player]
    if any(state.house.take_back == "free" or not state.person(other) for other in others):
        raise Refusal(TableCode.TAKE_BACK_TOO_LATE)
    return undone[0]


def dealt_to_others(state: TableState, step: Step) -> bool:
    """Whether cards that nobody could see have come into a hand besides that of who spoke, as at the beginning of a round."""
    before, after = state.game.zones(step.before), state.game.zones(step.after)
    if len(unseen(after)) >= len(unseen(before)):
        return False
    hands = (f"hand {seat}" for seat in state.seats if seat != step.seat)
    return any(len(after[hand].cards) > len(before[hand].cards) for hand in hands if hand in after and hand in before)


def unseen(zones: Mapping[str, Zone]) -> list[Kind]:
    """The cards that lie face down for everybody."""
    return [card for zone in zones.values() if zone.seen_by == () for card in zone.cards]

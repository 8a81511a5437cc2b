"""What an event does to a table. Replaying a log is folding its events one by one, so resuming and running are the same code."""

from dataclasses import replace
from typing import Any

from sumdeck.ledger import BrokenLog
from sumdeck.rules.deals import first_state, verify
from sumdeck.rules.game import Game, Refusal, Seat
from sumdeck.rules.hands import with_seat
from sumdeck.table import events
from sumdeck.table.codes import TableCode
from sumdeck.table.commands import REMATCH, STAND_IN, TAKE_BACK
from sumdeck.table.events import Event, Opened
from sumdeck.table.house import OPPONENTS
from sumdeck.table.state import Asked, Step, TableState
from sumdeck.table.umpire import AGAIN


def begin(opened: Opened, game: Game[Any, Any]) -> TableState:
    """A table that has just been opened. Raises Refusal where its game has changed since, BrokenLog where its deal has."""
    if opened.version not in (game.version, *game.reads):
        raise of_other_version(game, opened.version)
    seats = len(opened.seats)
    return TableState(
        game,
        opened,
        _first_state(opened, game),
        tuple(plan.name for plan in opened.seats),
        began=opened.at,
        stand_ins=("",) * seats,
        rungs=(0,) * seats,
        steps=((),) * seats,
        aided=((),) * seats,
        help_levels=("",) * seats,
        phrases=(0,) * seats,
    )


def of_other_version(game: Game[Any, Any], version: int) -> Refusal:
    return Refusal(TableCode.OTHER_VERSION, game=game.name, version=version, plays=game.version)


def evolve(state: TableState, event: Event) -> TableState:
    if getattr(event, "seat", 0) not in state.seats:
        raise BrokenLog(f"{event.kind}: there is no such seat at this table")
    if isinstance(event, events.Claimed):
        step = state.hear(event.seat, event.text)
        return _claimed(state, replace(step, player=event.player) if event.player else step, event.at)
    now = state.changed(n=state.n + 1)
    match event:
        case events.TakenBack() | events.Voided():
            return _back_to(now, event.to_n, event.at)
        case events.Seated():
            names, helped = with_seat(now.names, event.seat, event.name), with_seat(now.help_levels, event.seat, event.level)
            return now.changed(names=names, help_levels=helped, **_fresh_turn(event.at))
        case events.Hinted():
            return now.changed(rungs=with_seat(now.rungs, event.seat, event.rung + 1))
        case events.StepsKept():
            return now.changed(steps=with_seat(now.steps, event.seat, event.steps))
        case events.Aided():
            return now.changed(aided=with_seat(now.aided, event.seat, (*now.aided[event.seat], event.aid)))
        case events.Phrase():
            return now.changed(phrases=with_seat(now.phrases, event.seat, now.phrases[event.seat] + 1))
        case events.Objected():
            return now if event.good else now.changed(upheld=(*now.upheld, event.to_n))
        case events.ClockRanOut():
            return now.changed(ran_out=True)
        case events.StandInAgreed():
            if event.called:
                earlier = (*now.earlier, (now.n, event.seat, now.names[event.seat]))
                now = now.changed(names=with_seat(now.names, event.seat, event.called), earlier=earlier)
            return _new_hands(now, event.seat, event.player, event.at)
        case events.Returned():
            return _new_hands(now, event.seat, "", event.at)
        case events.TakeBackAsked():
            return _asked(now, Asked(now.n, TAKE_BACK, event.seat, to_n=event.to_n))
        case events.StandInAsked():
            return _asked(
                now, Asked(now.n, STAND_IN, event.seat, missing=event.missing, player=event.player, called=event.called)
            )
        case events.RematchAsked():
            return _asked(now, Asked(now.n, REMATCH, event.seat))
        case events.Agreed():
            agreed = (
                replace(each, agreed=(*each.agreed, event.seat)) if each.what == event.what else each for each in now.requests
            )
            return now.changed(requests=tuple(agreed))
        case events.TakeBackRefused():
            return _without(now, TAKE_BACK)
        case events.StandInRefused():
            return _without(now, STAND_IN)
        case events.RematchRefused():
            return _without(now, REMATCH)
        case events.RematchMade():
            return _without(now.changed(rematch=event.table), REMATCH)
        case events.Paused():
            return now.changed(paused=event.at)
        case events.Resumed():
            rested = event.at - (event.at if now.paused is None else now.paused)
            return now.changed(paused=None, began=now.began + rested)
        case events.UmpireCalled():
            return now.changed(calling=(*now.calling, event.seat))
        case events.Ruled():
            now = now.changed(calling=())
            return _back_to(now, event.to_n, event.at) if event.ruling == AGAIN else now
        case events.Closed():
            return now.changed(closed=event.why, requests=())
        case Opened():
            raise BrokenLog("a table is opened once")
    return now


def _first_state(opened: Opened, game: Game[Any, Any]) -> Any:
    try:
        if not verify(opened.deal, bytes.fromhex(opened.nonce), opened.commitment):
            raise ValueError("this is not the deal that was promised")
        options = game.options(opened.options)
        return game.as_of(first_state(game, opened.deal, len(opened.seats), options, opened.laid), opened.version)
    except (Refusal, ValueError) as fault:
        raise BrokenLog(f"opened: {fault}") from fault


def _claimed(state: TableState, step: Step, at: int) -> TableState:
    turn, line = state.game.to_act(step.before)[:1], (*state.line, step)
    changed: dict[str, Any] = {"phrases": (0,) * len(state.names)}
    if state.house.referee == OPPONENTS:
        changed["settled"] = _settled(state, line)
    if step.seat in turn or state.game.to_act(step.after)[:1] != turn:
        changed |= _fresh_turn(at)
    return _moved(state, step.n, line, **changed)


def _settled(state: TableState, line: tuple[Step, ...]) -> int:
    """The last claim behind which a whole turn of another seat lies. A claim that is voided opens nothing again."""
    passed = 0
    for step in reversed(line):
        if step.n <= state.settled:
            break
        if state.game.settles(step.before, step.seat, step.move):
            return step.n
        passed += state.game.to_act(step.before)[:1] != state.game.to_act(step.after)[:1]
        if passed == 2:
            return step.n
    return state.settled


def _back_to(state: TableState, to_n: int, at: int) -> TableState:
    """The game before a claim that counts no more."""
    return _moved(state, state.n, tuple(step for step in state.line if step.n < to_n), **_fresh_turn(at))


def _moved(state: TableState, n: int, line: tuple[Step, ...], **changed: Any) -> TableState:
    """The game stands at another position: help begins anew, and a take-back that was asked for is out of date."""
    seats = len(state.names)
    asked = tuple([request for request in state.requests if request.what != TAKE_BACK])
    none: tuple[tuple[str, ...], ...] = ((),) * seats
    return state.changed(n=n, line=line, moved=n, requests=asked, rungs=(0,) * seats, steps=none, aided=none, **changed)


def _fresh_turn(at: int) -> dict[str, Any]:
    """What changes when somebody's time begins."""
    return {"began": at, "ran_out": False}


def _new_hands(state: TableState, seat: Seat, player: str, at: int) -> TableState:
    """Another plays a seat from now on."""
    state = state.changed(stand_ins=with_seat(state.stand_ins, seat, player))
    asked = state.request(STAND_IN)
    if asked is not None and asked.missing == seat:
        state = _without(state, STAND_IN)
    return state.changed(**_fresh_turn(at)) if state.to_act[:1] == (seat,) else state


def _asked(state: TableState, request: Asked) -> TableState:
    return state.changed(requests=(*state.requests, request))


def _without(state: TableState, what: str) -> TableState:
    return state.changed(requests=tuple(request for request in state.requests if request.what != what))

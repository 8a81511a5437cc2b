"""What an event does to a tournament. Replaying a log is folding its events, so resuming and running are the same code."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import count
from typing import Any

from sumdeck.club import events
from sumdeck.club.correcting import with_match, without
from sumdeck.club.events import ClubEvent, Opened
from sumdeck.club.match import ABSENT, Entrant, EntrantId, Match, MatchId, Result
from sumdeck.club.progress import Progress, Ruling, TaskResult
from sumdeck.ledger import BrokenLog


def begin(opened: Opened) -> Progress:
    """A tournament that nobody has entered yet."""
    return Progress(opened.name, opened.settings, opened.terms)


def evolve(state: Progress, event: ClubEvent) -> Progress:
    try:
        return _evolved(replace(state, n=state.n + 1), event)
    except (IndexError, KeyError) as fault:
        raise BrokenLog(f"{event.kind}: it names somebody, or a match, that is not there") from fault


def _evolved(now: Progress, event: ClubEvent) -> Progress:
    match event:
        case events.Reported():
            return _ended(now, event, event.at)
        case events.Drawn():
            return _drawn(without(now, event.dissolved), event)
        case events.Entered():
            return _entered(now, event)
        case events.Withdrew():
            registered = now.entrants[event.entrant].registered or event.why == ABSENT
            return _with_entrant(now, event.entrant, gone=True, why_gone=event.why, registered=registered)
        case events.Returned():
            return _returned(now, event)
        case events.Begun():
            return replace(now, seeds=event.seeds, rounds=event.rounds, groups=event.groups)
        case events.Corrected():
            return _reopened(_ended(without(now, event.voided), event, event.at), event.match)
        case events.Undone():
            now = without(now, event.voided)
            match_ = replace(
                now.matches[event.match], result=None, ended_at=0, table="", room_table=_table_again(now, event.match)
            )
            return _reopened(with_match(now, match_), event.match)
        case events.Laid():
            return with_match(now, replace(now.matches[event.match], table=event.table))
        case events.Called():
            return with_match(now, replace(now.matches[event.match], called=True))
        case events.Ruled():
            ruled = replace(now, rulings=(*now.rulings, Ruling(event.match, event.text, event.at, event.decision)))
            return with_match(ruled, replace(now.matches[event.match], called=False))
        case events.Paused():
            return replace(now, paused=True)
        case events.Resumed():
            return replace(now, paused=False, finished=False, ends=0 if now.finished else now.ends)
        case events.Assigned():
            for entrant in event.entrants:
                now = _with_entrant(now, entrant, game=event.game, level=event.level)
            return now
        case events.SpareLaid():
            return replace(now, spare={**now.spare, now.entrants[event.entrant].id: event.table})
        case events.TaskGiven():
            tasks = now.tasks if event.task in now.tasks else (*now.tasks, event.task)
            given = {now.entrants[entrant].id: tasks.index(event.task) for entrant in event.entrants}
            return replace(now, tasks=tasks, task=now.task if given else event.task, own_tasks={**now.own_tasks, **given})
        case events.TaskTold():
            told = TaskResult(event.done, event.alone, event.facts)
            return replace(now, task_results={**now.task_results, (now.entrants[event.entrant].id, event.task): told})
        case events.NameWanted():
            return _wanted(now, event)
        case events.NameSettled():
            return replace(now, wanted={entrant: who for entrant, who in now.wanted.items() if entrant != event.entrant})
        case events.AgainWanted():
            return replace(now, again=now.again | {now.entrants[event.entrant].id})
        case events.Timed():
            return replace(now, ends=event.ends)
        case events.Finished():
            return replace(now, finished=True, paused=False, said=event.said, right=event.right)
        case Opened():
            raise BrokenLog("a tournament is opened once")
    raise BrokenLog(f"nobody knows what {event.kind} does")


def _ended(now: Progress, event: events.Reported | events.Corrected, at: int) -> Progress:
    result = Result(event.order, event.points, event.why)
    return with_match(now, replace(now.matches[event.match], result=result, ended_at=at))


def _reopened(now: Progress, match: MatchId) -> Progress:
    """From the round of this match on, somebody may be missing."""
    return replace(now, whole_below=min(now.whole_below, now.matches[match].round))


def _drawn(now: Progress, event: events.Drawn) -> Progress:
    number, room_tables = len(now.matches), _free_tables(now)
    drawn = tuple(
        Match(
            MatchId(number + place),
            event.round,
            seating.side,
            seating.players,
            seating.championship,
            next(room_tables) if len(seating.players) > 1 else 0,
            drawn_at=event.at,
        )
        for place, seating in enumerate(event.seatings)
    )
    seated = {player for match in drawn for player in match.players}
    return replace(now, matches=now.matches + drawn, whole_below=event.round, again=now.again - seated)


def _wanted(now: Progress, event: events.NameWanted) -> Progress:
    others = tuple(token for token in now.wanted.get(event.entrant, ()) if token != event.token)
    who = (*others, event.token) if event.wanted else others
    left = {entrant: tokens for entrant, tokens in now.wanted.items() if entrant != event.entrant}
    return replace(now, wanted={**left, now.entrants[event.entrant].id: who} if who else left)


def _free_tables(now: Progress) -> Iterator[int]:
    """The tables in the room at which nobody plays, from the first on."""
    busy = {match.room_table for match in now.open}
    return (number for number in count(1) if number not in busy)


def _table_again(now: Progress, match: MatchId) -> int:
    """Where a game goes on that was taken for ended: at its own table, unless others play there now."""
    own = now.matches[match].room_table
    return next(_free_tables(now)) if any(other.room_table == own for other in now.open) else own


def _entered(now: Progress, event: events.Entered) -> Progress:
    if event.entrant != len(now.entrants):
        raise BrokenLog(f"entered: {event.entrant} is not the next entrant")
    entrant = Entrant(
        event.entrant,
        event.name,
        event.club,
        event.rating,
        event.joined,
        late=now.begun,
        origin=event.origin,
        player=event.player,
    )
    now = replace(now, entrants=(*now.entrants, entrant))
    return _behind(now, event.entrant, event.group) if now.begun else now


def _returned(now: Progress, event: events.Returned) -> Progress:
    """Whoever left before the start comes back like somebody who is late."""
    back = _with_entrant(now, event.entrant, gone=False, why_gone="")
    if not now.begun or event.entrant in now.seeds:
        return back
    return _behind(_with_entrant(back, event.entrant, joined=event.joined, late=True), event.entrant, event.group)


def _behind(now: Progress, id: EntrantId, group: int) -> Progress:
    """Somebody late comes after all seeds, and to a group if there are any."""
    groups = tuple((*members, id) if place == group else members for place, members in enumerate(now.groups))
    return replace(now, seeds=(*now.seeds, id), groups=groups)


def _with_entrant(now: Progress, id: EntrantId, **changed: Any) -> Progress:
    entrant = replace(now.entrants[id], **changed)
    return replace(now, entrants=(*now.entrants[:id], entrant, *now.entrants[id + 1 :]))

"""What becomes of a command: the events that it causes, or a Refusal. Nothing is changed here; that is done in `fold.py`."""

from collections.abc import Iterator
from operator import attrgetter
from typing import Final

from sumdeck.club import commands, events
from sumdeck.club.codes import ClubCode
from sumdeck.club.commands import Command
from sumdeck.club.correcting import dependents, without
from sumdeck.club.draw import grouped, is_over, next_draw, seeds, swiss_rounds
from sumdeck.club.events import ClubEvent
from sumdeck.club.fold import evolve
from sumdeck.club.levels import check_level
from sumdeck.club.match import ABSENT, RULED, UNFINISHED, WALKOVER, EntrantId, MatchId, Result
from sumdeck.club.progress import Progress
from sumdeck.club.results import check_result, match_of, walkovers
from sumdeck.club.settings import LONGEST_TEXT
from sumdeck.club.systems import SYSTEMS
from sumdeck.rules.game import Refusal

LEAST: Final = 2
"""It takes two to play."""
MOST_LOTS: Final = 20
"""So often the lot may fall as it did before, until nobody believes that it can fall otherwise."""
LONGEST_RULING: Final = 500
MOST_TASKS: Final = 60
"""So many tasks a class is given at the most: two for each child."""
MOST_ASKING: Final = 5
"""So many devices may say of a name at once that it is theirs."""
MINUTE: Final = 60_000


def decide(progress: Progress, command: Command, now: int) -> tuple[ClubEvent, ...]:
    """The events that a command leads to; none where it changes nothing. `now` is in milliseconds. Raises Refusal."""
    match command:
        case commands.Report():
            return _report(progress, command, now)
        case commands.DrawRound():
            return (_draw(progress, now),)
        case commands.Enter():
            return _enter(progress, command, now)
        case commands.Withdraw():
            return _withdraw(progress, command, now)
        case commands.Return():
            return _return(progress, command, now)
        case commands.Begin():
            return _begin(progress, command, now)
        case commands.Redraw():
            return _redraw(progress, now)
        case commands.Correct():
            return _correct(progress, command, now)
        case commands.Undo():
            return _undo(progress, command, now)
        case commands.Rule():
            return _rule(progress, command, now)
        case commands.Lay():
            laid = match_of(progress, command.match).table == command.table
            return () if laid else (events.Laid(command.match, command.table, now),)
        case commands.CallReferee():
            called = match_of(progress, command.match).called
            return () if called else (events.Called(command.match, now),)
        case commands.Pause():
            return () if progress.paused or progress.finished else (events.Paused(now),)
        case commands.Resume():
            if not progress.paused and not progress.finished:
                raise Refusal(ClubCode.NOT_PAUSED)
            return (events.Resumed(now),)
        case commands.Assign():
            return _assign(progress, command, now)
        case commands.LaySpare():
            laid = progress.spare.get(command.entrant) == command.table
            return () if laid else (events.SpareLaid(command.entrant, command.table, now),)
        case commands.GiveTask():
            return _give_task(progress, command, now)
        case commands.TellTask():
            return _tell_task(progress, command, now)
        case commands.WantName():
            return _want(progress, command, now)
        case commands.SettleName():
            return (events.NameSettled(command.entrant, now),) if command.entrant in progress.wanted else ()
        case commands.PlayAgain():
            _check_entrant(progress, command.entrant)
            return () if command.entrant in progress.again else (events.AgainWanted(command.entrant, now),)
        case commands.SetTimer():
            return (events.Timed(now + command.minutes * MINUTE if command.minutes else 0, now),)
        case commands.Finish():
            return _finish(progress, command, now)


def _enter(progress: Progress, command: commands.Enter, now: int) -> tuple[ClubEvent, ...]:
    if not _good(command.name) or (command.club and not _good(command.club)):
        raise Refusal(ClubCode.BAD_NAME, longest=LONGEST_TEXT)
    if command.name in map(attrgetter("name"), progress.entrants):
        raise Refusal(ClubCode.SAME_NAME, name=command.name)
    most = SYSTEMS[progress.settings.system].most(progress.settings)
    if len(progress.entrants) >= most:
        raise Refusal(ClubCode.TOO_MANY, most=most)
    entrant, (joined, group) = EntrantId(len(progress.entrants)), _joining(progress)
    who = (command.name, command.club, command.rating)
    entered = events.Entered(entrant, *who, joined, group, command.origin, now, command.player)
    return (entered, events.Withdrew(entrant, ABSENT, now)) if command.absent else (entered,)


def _good(name: str) -> bool:
    """Whether a name can be shown everywhere, in a spreadsheet too: that takes some first letters for a formula."""
    return len(name) <= LONGEST_TEXT and name.isprintable() and name == name.strip() and name[:1] not in ("", *"=+-@")


def _joining(progress: Progress) -> tuple[int, int]:
    """The round that somebody who comes now can first play in: this one, if it is being played; and the smallest group."""
    if not progress.begun:
        return 1, -1
    if is_over(progress) or not SYSTEMS[progress.settings.system].takes_entries(progress):
        raise Refusal(ClubCode.ENTRIES_CLOSED)
    running = any(match.round == progress.last_round for match in progress.open)
    sizes = [sum(not progress.entrant(player).gone for player in members) for members in progress.groups]
    return max(1, progress.last_round + (not running)), sizes.index(min(sizes)) if sizes else -1


def _withdraw(progress: Progress, command: commands.Withdraw, now: int) -> tuple[ClubEvent, ...]:
    _check_entrant(progress, command.entrant)
    who = progress.entrant(command.entrant)
    # A name of the register is taken off it before its child has come, and put back.
    if who.gone and (who.why_gone == ABSENT) == (command.why == ABSENT):
        raise Refusal(ClubCode.GONE_ALREADY, name=who.name)
    if command.why == ABSENT:
        return (events.Withdrew(command.entrant, ABSENT, now), *_given_up(progress, command.entrant, now))
    decided = [events.Reported(match.id, order, (), WALKOVER, now) for match, order in walkovers(progress, command.entrant)]
    return (events.Withdrew(command.entrant, command.why, now), *decided)


def _given_up(progress: Progress, nobody: EntrantId, now: int) -> Iterator[ClubEvent]:
    """The games of somebody who was never there: nobody has won them, and the others are drawn again."""
    for match in progress.open:
        if nobody in match.players:
            yield events.Drawn(match.round, (), (match.id,), now)


def _return(progress: Progress, command: commands.Return, now: int) -> tuple[ClubEvent, ...]:
    _check_entrant(progress, command.entrant)
    if not progress.entrant(command.entrant).gone:
        raise Refusal(ClubCode.HERE_ALREADY, name=progress.entrant(command.entrant).name)
    return (events.Returned(command.entrant, *_joining(progress), now),)


def _check_entrant(progress: Progress, id: EntrantId) -> None:
    if not 0 <= id < len(progress.entrants):
        raise Refusal(ClubCode.NO_SUCH_ENTRANT)


def _begin(progress: Progress, command: commands.Begin, now: int) -> tuple[ClubEvent, ...]:
    if progress.begun:
        raise Refusal(ClubCode.BEGUN)
    here = [entrant for entrant in progress.entrants if not entrant.gone]
    if len(here) < LEAST:
        raise Refusal(ClubCode.TOO_FEW, least=LEAST)
    order = command.seeds or seeds(progress.settings, here)
    if sorted(order) != [entrant.id for entrant in here]:
        raise Refusal(ClubCode.BAD_SEEDS)
    begun = _settled(progress, order, now)
    timed = decide(progress, commands.SetTimer(progress.terms.minutes), now) if progress.terms.minutes else ()
    after = evolve(progress, begun)
    nobody = not SYSTEMS[progress.settings.system].ends_itself and next_draw(after) is None  # who is left over plays meanwhile
    return (begun, *timed) if nobody else (begun, *timed, _draw(after, now))


def _settled(progress: Progress, order: tuple[EntrantId, ...], now: int) -> events.Begun:
    return events.Begun(order, swiss_rounds(progress.settings, len(order)), grouped(progress, order), now)


def _draw(progress: Progress, now: int) -> events.Drawn:
    if not progress.begun:
        raise Refusal(ClubCode.NOT_BEGUN)
    if progress.paused:
        raise Refusal(ClubCode.PAUSED)
    found = next_draw(progress)
    if found is None:
        if progress.open:
            raise Refusal(ClubCode.GAMES_RUNNING, count=len(progress.open))
        raise Refusal(ClubCode.OVER)
    number, pairing = found
    return events.Drawn(number, pairing.seatings, pairing.dissolved, now)


def _redraw(progress: Progress, now: int) -> tuple[ClubEvent, ...]:
    """The last round anew. The lot decides once more in the first; later, only who came or left makes a difference."""
    last = [match for match in progress.standing if match.round == progress.last_round]
    if progress.paused:
        raise Refusal(ClubCode.PAUSED)
    if not last or any(match.result is not None for match in last):
        raise Refusal(ClubCode.NOTHING_TO_REDRAW)
    dissolved, before = tuple(match.id for match in last), {frozenset(match.players) for match in last}
    for settled in _lots(progress, now):
        found = next_draw(without(evolve(progress, settled[0]) if settled else progress, dissolved))
        if found is None:
            raise Refusal(ClubCode.NOTHING_TO_REDRAW)
        number, pairing = found
        if {frozenset(seating.players) for seating in pairing.seatings} != before:
            return (*settled, events.Drawn(number, pairing.seatings, dissolved, now))
    raise Refusal(ClubCode.SAME_AGAIN)


def _lots(progress: Progress, now: int) -> Iterator[tuple[ClubEvent, ...]]:
    """What may settle the seeds anew: other lots before the first round is played; later, nothing."""
    if progress.last_round > 1:
        yield ()
        return
    here = [entrant for entrant in progress.entrants if not entrant.gone]
    orders = (seeds(progress.settings, here, lot) for lot in range(progress.n, progress.n + MOST_LOTS))
    for order in dict.fromkeys(orders):  # where nothing is left to the lot, they are all the same
        yield (_settled(progress, order, now),)


def _report(progress: Progress, command: commands.Report, now: int) -> tuple[ClubEvent, ...]:
    match = match_of(progress, command.match)
    result = Result(command.order, command.points, command.why)
    if match.result == result:
        return ()
    if match.result is not None:
        raise Refusal(ClubCode.ENDED_ALREADY, match=match.id)
    check_result(progress, match, command.order, command.points)
    return (events.Reported(match.id, command.order, command.points, command.why, now),)


def _correct(progress: Progress, command: commands.Correct, now: int) -> tuple[ClubEvent, ...]:
    match = match_of(progress, command.match)
    result = Result(command.order, command.points, command.why)
    if match.result is None:
        raise Refusal(ClubCode.NOT_ENDED, match=match.id)
    if match.result == result:
        return ()
    check_result(progress, match, command.order, command.points)
    voided = dependents(progress, match, result)
    return (events.Corrected(match.id, command.order, command.points, command.why, voided, now),)


def _undo(progress: Progress, command: commands.Undo, now: int) -> tuple[ClubEvent, ...]:
    match = match_of(progress, command.match)
    if match.result is None:
        raise Refusal(ClubCode.NOT_ENDED, match=match.id)
    return (events.Undone(match.id, dependents(progress, match, None), now),)


def _assign(progress: Progress, command: commands.Assign, now: int) -> tuple[ClubEvent, ...]:
    """Who plays something else; a level that the game does not have is refused."""
    for entrant in command.entrants:
        _check_entrant(progress, entrant)
    if command.game or command.level:
        check_level(progress, command.game, command.level)
    changed = tuple(
        id for id in command.entrants if (progress.entrant(id).game, progress.entrant(id).level) != (command.game, command.level)
    )
    return (events.Assigned(changed, command.game, command.level, now),) if changed else ()


def _give_task(progress: Progress, command: commands.GiveTask, now: int) -> tuple[ClubEvent, ...]:
    for entrant in command.entrants:
        _check_entrant(progress, entrant)
    if command.task not in progress.tasks and len(progress.tasks) >= MOST_TASKS:
        raise Refusal(ClubCode.TOO_MANY_TASKS, most=MOST_TASKS)
    given = events.TaskGiven(command.task, now, command.entrants)
    after = evolve(progress, given)
    return () if (after.task, after.own_tasks) == (progress.task, progress.own_tasks) else (given,)


def _tell_task(progress: Progress, command: commands.TellTask, now: int) -> tuple[ClubEvent, ...]:
    """While the lesson is open, and of its own tasks. Whoever begins again on another device loses nothing."""
    if progress.finished:
        raise Refusal(ClubCode.OVER)
    if command.task not in progress.tasks:
        raise Refusal(ClubCode.NO_SUCH_TASK)
    task = progress.tasks.index(command.task)
    before = progress.task_results.get((command.entrant, task))
    if before is not None and before.done >= command.done:
        return ()
    return (events.TaskTold(command.entrant, task, command.done, command.alone, command.facts, now),)


def _want(progress: Progress, command: commands.WantName, now: int) -> tuple[ClubEvent, ...]:
    """Whoever asked first keeps that place until it is settled, or until they want the name no more."""
    _check_entrant(progress, command.entrant)
    asking = progress.wanted.get(command.entrant, ())
    if command.wanted == (command.token in asking) or (command.wanted and len(asking) >= MOST_ASKING):
        return ()
    return (events.NameWanted(command.entrant, command.token, command.wanted, now),)


def _finish(progress: Progress, command: commands.Finish, now: int) -> tuple[ClubEvent, ...]:
    """The end. A game that has begun is not finished, and nobody has won it; one that had not is none."""
    if not progress.begun:
        raise Refusal(ClubCode.NOT_BEGUN)
    if progress.finished:
        return ()
    begun = {each.match: each.points for each in command.unfinished}
    ends: list[ClubEvent] = [events.Finished(command.said, command.right, now)]
    none: dict[int, list[MatchId]] = {}
    for match in progress.open:
        if match.id in begun:
            ends.append(events.Reported(match.id, (), begun[match.id], UNFINISHED, now))
        else:
            none.setdefault(match.round, []).append(match.id)
    return (*ends, *(events.Drawn(number, (), tuple(matches), now) for number, matches in none.items()))


def _rule(progress: Progress, command: commands.Rule, now: int) -> tuple[ClubEvent, ...]:
    """A ruling, and the result that it gives a match, or gives it instead of another one."""
    ruled = _ruling(progress, command, now)
    if command.order is None:
        return (ruled,)
    given = commands.Report if progress.match(command.match).result is None else commands.Correct
    return (ruled, *decide(progress, given(command.match, command.order, (), RULED), now))


def _ruling(progress: Progress, command: commands.Rule, now: int) -> events.Ruled:
    """A ruling, for the log. Whether the result that comes with it can be, is not asked here."""
    text = command.text.strip()
    if not (text or command.decision) or len(text) > LONGEST_RULING:
        raise Refusal(ClubCode.NOTHING_RULED, longest=LONGEST_RULING)
    return events.Ruled(match_of(progress, command.match).id, text, now, command.decision)

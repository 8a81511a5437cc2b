"""What happens beside the pairing: tables online, the referee, a pause for everybody."""

from __future__ import annotations

from typing import Final

from sumdeck.club.codes import ClubCode
from sumdeck.club.commands import CallReferee, Lay, Pause, Resume, Rule, Running
from sumdeck.club.events import Called, ClubEvent, Laid, Paused, Resumed, Ruled
from sumdeck.club.progress import Progress
from sumdeck.club.results import match_of
from sumdeck.rules.game import Refusal

LONGEST_RULING: Final = 500


def decide(progress: Progress, command: Running, now: int) -> tuple[ClubEvent, ...]:
    """The events that a command leads to; none where it changes nothing. Raises Refusal."""
    match command:
        case Lay():
            laid = match_of(progress, command.match).table == command.table
            return () if laid else (Laid(command.match, command.table, now),)
        case CallReferee():
            called = match_of(progress, command.match).called
            return () if called else (Called(command.match, now),)
        case Rule():
            return (rule(progress, command, now),)
        case Pause():
            return () if progress.paused else (Paused(now),)
        case Resume():
            if not progress.paused:
                raise Refusal(ClubCode.NOT_PAUSED)
            return (Resumed(now),)


def rule(progress: Progress, command: Rule, now: int) -> Ruled:
    """A ruling, for the log. Whether the result that comes with it can be, is not asked here."""
    text = command.text.strip()
    if not (text or command.decision) or len(text) > LONGEST_RULING:
        raise Refusal(ClubCode.NOTHING_RULED, longest=LONGEST_RULING)
    return Ruled(match_of(progress, command.match).id, text, now, command.decision)

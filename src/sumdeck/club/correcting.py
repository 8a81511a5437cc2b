"""What depends on a result: the later matches that would not have been drawn so, had it been known.

They are found round by round. A match falls when somebody in it would sit elsewhere, or waits for a game that is open again; then
all who sat there are loose, and their later matches fall too. Everything else stands, so a wrong result at one table disturbs no
other; those who are loose are seated by the next draw.
"""

from dataclasses import replace

from sumdeck.club.match import EntrantId, Match, MatchId, Result
from sumdeck.club.progress import Progress
from sumdeck.club.systems import SYSTEMS


def with_match(progress: Progress, match: Match) -> Progress:
    id = match.id
    return replace(progress, matches=(*progress.matches[:id], match, *progress.matches[id + 1 :]))


def without(progress: Progress, voided: tuple[MatchId, ...]) -> Progress:
    if not voided:
        return progress
    fallen = set(voided)
    matches = tuple(replace(match, void=True) if match.id in fallen else match for match in progress.matches)
    return replace(progress, matches=matches)


def dependents(progress: Progress, match: Match, result: Result | None) -> tuple[MatchId, ...]:
    """The matches that fall when a match has another result, or none."""
    system = SYSTEMS[progress.settings.system]
    now = with_match(progress, replace(match, result=result))
    loose: set[EntrantId] = set() if result is not None else set(match.players)
    voided: list[MatchId] = []
    for number in range(match.round + 1, progress.last_round + 1):
        fallen = system.fallen(now, number, loose)
        loose.update(player for each in fallen for player in each.players)
        ids = tuple(each.id for each in fallen)
        now = without(now, ids)
        voided += ids
    return tuple(voided)

"""The score sheet of a cardboard table: people add up, the program checks.

Adding up is theirs to do. A column that does not add up is told, and never to what it does.
"""

from __future__ import annotations

from collections.abc import Mapping

from sumdeck.club.codes import ClubCode
from sumdeck.club.commands import Report
from sumdeck.club.entrant import EntrantId
from sumdeck.club.laying import order_by_places
from sumdeck.club.match import MatchId
from sumdeck.club.progress import Progress
from sumdeck.club.results import match_of
from sumdeck.rules.game import Refusal


def report_of_sheet(
    progress: Progress,
    id: MatchId,
    columns: Mapping[EntrantId, tuple[int, ...]],
    totals: Mapping[EntrantId, int],
) -> Report:
    """The result that a score sheet tells: who has most is first; who is not on it did not play. Raises Refusal."""
    match = match_of(progress, id)
    if set(columns) != set(totals) or len({len(column) for column in columns.values()}) > 1:
        raise Refusal(ClubCode.BAD_SHEET, match=id)
    for player, column in columns.items():
        if player not in match.players:
            raise Refusal(ClubCode.NOT_AT_THIS_TABLE, match=id)
        if sum(column) != totals[player]:
            raise Refusal(ClubCode.WRONG_TOTAL, name=progress.entrant(player).name)
    players = [player for player in match.players if player in totals]
    order = order_by_places(players, [-totals[player] for player in players])
    points = tuple(totals[player] for player in match.players) if len(players) == len(match.players) else ()
    return Report(id, order, points)

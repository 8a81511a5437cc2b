"""Results: whether an order can be true, and what a withdrawal has decided."""

from __future__ import annotations

from sumdeck.club.codes import ClubCode
from sumdeck.club.entrant import EntrantId
from sumdeck.club.match import Match, MatchId, Order
from sumdeck.club.progress import Progress
from sumdeck.club.systems import SYSTEMS
from sumdeck.rules.game import Refusal


def match_of(progress: Progress, id: MatchId) -> Match:
    """A match that counts. Raises Refusal."""
    if not 0 <= id < len(progress.matches) or progress.match(id).bye:
        raise Refusal(ClubCode.NO_SUCH_MATCH, match=id)
    if progress.match(id).void:
        raise Refusal(ClubCode.VOID, match=id)
    return progress.match(id)


def check_result(progress: Progress, match: Match, order: Order, points: tuple[int, ...]) -> None:
    """Raise Refusal for what cannot be, or does not tell who goes on."""
    told = [player for equals in order for player in equals]
    for player in told:
        if player not in match.players:
            raise Refusal(ClubCode.NOT_AT_THIS_TABLE, match=match.id)
    if len(set(told)) != len(told) or not all(order):
        raise Refusal(ClubCode.TWICE, match=match.id)
    _check_points(match, order, points)
    going_on = SYSTEMS[progress.settings.system].through(progress, match)
    if going_on and going_on < len(told) and not _clear(order, going_on):
        raise Refusal(ClubCode.TIED, count=going_on)


def _clear(order: Order, going_on: int) -> bool:
    """Whether nobody who goes on equals somebody who does not."""
    for equals in order:
        going_on -= len(equals)
        if going_on <= 0:
            break
    return going_on == 0


def _check_points(match: Match, order: Order, points: tuple[int, ...]) -> None:
    if not points:
        return
    if len(points) != len(match.players):
        raise Refusal(ClubCode.BAD_POINTS, match=match.id)
    had = dict(zip(match.players, points))
    best = [max(had[player] for player in equals) for equals in order]
    worst = [min(had[player] for player in equals) for equals in order]
    if any(low < high for low, high in zip(worst, best[1:])):
        raise Refusal(ClubCode.BAD_POINTS, match=match.id)


def walkovers(progress: Progress, leaving: EntrantId) -> list[tuple[Match, Order]]:
    """The games that end because somebody leaves: who is left alone has won."""
    ended: list[tuple[Match, Order]] = []
    for match in progress.open:
        if leaving in match.players:
            left = [player for player in match.players if player != leaving and not progress.entrant(player).gone]
            if len(left) < 2:
                ended.append((match, tuple((player,) for player in left)))
    return ended

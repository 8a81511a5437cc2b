"""Results: whether an order can be true, and what a withdrawal has decided."""

from sumdeck.club.codes import ClubCode
from sumdeck.club.match import EntrantId, Match, MatchId, Order
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
    told = [player for equals in order for player in equals]
    for player in told:
        if player not in match.players:
            raise Refusal(ClubCode.NOT_AT_THIS_TABLE, match=match.id)
    if len(set(told)) != len(told) or not all(order):
        raise Refusal(ClubCode.TWICE, match=match.id)
    if points and not explained(match, order, points):
        raise Refusal(ClubCode.BAD_POINTS, match=match.id)
    if tied(progress, match, order):
        raise Refusal(ClubCode.TIED, count=SYSTEMS[progress.settings.system].through(progress, match))


def tied(progress: Progress, match: Match, order: Order) -> tuple[EntrantId, ...]:
    """Who must be told apart before a result can stand: equals of whom some would go on and some not."""
    left = SYSTEMS[progress.settings.system].through(progress, match)
    if left >= sum(map(len, order)):
        return ()
    for equals in order:
        if 0 < left < len(equals):
            return equals
        left -= len(equals)
    return ()


def explained(match: Match, order: Order, points: tuple[int, ...]) -> bool:
    """Whether points are given for everybody at a table, and nobody has more than who came before them."""
    if len(points) != len(match.players):
        return False
    had = dict(zip(match.players, points))
    best = [max(had[player] for player in equals) for equals in order]
    worst = [min(had[player] for player in equals) for equals in order]
    return all(low >= high for low, high in zip(worst, best[1:]))


def walkovers(progress: Progress, leaving: EntrantId) -> list[tuple[Match, Order]]:
    """The games that end because somebody leaves: who is left alone has won."""
    ended: list[tuple[Match, Order]] = []
    for match in progress.open:
        if leaving in match.players:
            left = [player for player in match.players if player != leaving and not progress.entrant(player).gone]
            if len(left) < 2:
                ended.append((match, tuple((player,) for player in left)))
    return ended

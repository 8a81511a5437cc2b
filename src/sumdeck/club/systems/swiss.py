"""Swiss: a fixed number of rounds, nobody is out, and everybody meets others with about as many points.

Within equal points the upper half meets the lower one; who is left over plays with those below. Who has met is kept apart.
"""

from collections.abc import Mapping, Sequence
from itertools import groupby

from sumdeck.club.match import MAIN, EntrantId, Match, Seating
from sumdeck.club.points import WIN, Meetings, Standing, games, meeting, ranked, share, with_direct
from sumdeck.club.progress import Progress
from sumdeck.club.seating import Tables, clashes, keep_apart, resting, table_sizes
from sumdeck.club.systems.system import Pairing, System, waiting


class Swiss(System):
    """The Swiss system, for tables of two, three or four."""

    def pair(self, progress: Progress, number: int) -> Pairing:
        players = [player for player in progress.seeds if progress.takes_part(player, number)]
        if number > progress.rounds or len(players) < 2:
            return Pairing()
        points = points_before(progress, number)
        players.sort(key=lambda player: -points.get(player, 0))
        free_players, dissolved = waiting(progress, number, players)
        seats = progress.settings.seats
        # The round off goes to the weakest: it is worth a game.
        free = resting(progress, free_players[::-1], dissolved)
        if free is not None:
            free_players.remove(free)
        tables = keep_apart(by_points(free_players, points, seats), clashes(progress, number), points)
        seatings = [Seating(MAIN, tuple(table)) for table in tables]
        if free is not None:
            seatings.append(Seating(MAIN, (free,)))
        return Pairing(tuple(seatings), dissolved)

    def takes_entries(self, progress: Progress) -> bool:
        """As long as there is a round to play in."""
        return progress.last_round < progress.rounds or bool(progress.open)

    def standings(self, progress: Progress) -> tuple[Standing, ...]:
        """By points, then the points of one's opponents, then those of the beaten, direct games, games won."""
        players = [player for player in progress.seeds if _counts(progress, player)]
        ended = [match for match in progress.standing if not match.open]
        points = points_before(progress, progress.last_round + 1)
        opponents, beaten, meetings = _breaks(ended, points)
        keys = {player: (points.get(player, 0), opponents.get(player, 0), beaten.get(player, 0)) for player in players}
        keys_direct = with_direct(players, keys, meetings)
        counted = games(ended)
        whole = {player: (*keys_direct[player], counted.get(player, (0, 0))[1]) for player in players}
        return tuple(_standing(place, player, whole[player], counted) for place, player in ranked(players, whole))


def points_before(progress: Progress, number: int) -> dict[EntrantId, int]:
    """What everybody has won in the rounds before this one. The round off that somebody had for coming late is worth nothing."""
    points: dict[EntrantId, int] = {}
    for match in progress.standing:
        if match.round < number and not match.open:
            for player in match.players:
                entrant = progress.entrants[player]
                if not (match.bye and entrant.late and entrant.joined == match.round):
                    points[player] = points.get(player, 0) + share(match, player)
    return points


def by_points(players: Sequence[EntrantId], points: Mapping[EntrantId, int], seats: int) -> Tables:
    """Tables of players who come in the order of their points: equals together, the best of them apart."""
    sizes = table_sizes(len(players), seats)
    tables: Tables = []
    over: list[EntrantId] = []
    for _, equals in groupby(players, key=lambda player: points.get(player, 0)):
        over += equals
        fit, room = 0, 0
        while fit < len(sizes) and room + sizes[fit] <= len(over):
            room += sizes[fit]
            fit += 1
        tables += _dealt(over[:room], sizes[:fit])
        over, sizes = over[room:], sizes[fit:]
    return tables


def _dealt(players: Sequence[EntrantId], sizes: Sequence[int]) -> Tables:
    """Row after row over the tables, so that the upper half meets the lower one."""
    tables: Tables = [[] for _ in sizes]
    at = 0
    for player in players:
        while len(tables[at % len(sizes)]) >= sizes[at % len(sizes)]:
            at += 1
        tables[at % len(sizes)].append(player)
        at += 1
    return tables


def _breaks(
    ended: Sequence[Match], points: Mapping[EntrantId, int]
) -> tuple[dict[EntrantId, int], dict[EntrantId, int], Meetings]:
    """The points of everybody's opponents, of those they have beaten, and what they have won from whom.

    The opponents of a table count on average, a round off like an opponent with as many points as one has oneself.
    """
    opponents: dict[EntrantId, int] = {}
    beaten: dict[EntrantId, int] = {}
    meetings: Meetings = {}
    for match in ended:
        weight = WIN // max(1, len(match.players) - 1)
        for one in match.players:
            mine = meetings.setdefault(one, {})
            against = [other for other in match.players if other != one]
            if not against:
                opponents[one] = opponents.get(one, 0) + WIN * points.get(one, 0)
            for other in against:
                won = meeting(match, one, other)
                mine[other] = mine.get(other, 0) + won
                opponents[one] = opponents.get(one, 0) + weight * points.get(other, 0)
                beaten[one] = beaten.get(one, 0) + weight * points.get(other, 0) * won // WIN
    return opponents, beaten, meetings


def _counts(progress: Progress, player: EntrantId) -> bool:
    return player in progress.last_seated or not progress.entrants[player].gone


def _standing(place: int, player: EntrantId, key: Sequence[int], counted: Mapping[EntrantId, tuple[int, int]]) -> Standing:
    played, won = counted.get(player, (0, 0))
    breaks = (("opponents", key[1]), ("beaten", key[2]), ("direct", key[3] * WIN))
    return Standing(place, player, key[0], breaks, played, won)

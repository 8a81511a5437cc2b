"""Groups, then a knock-out: everybody meets everybody in their group, and the best of each group go on."""

from collections.abc import Collection

from sumdeck.club.match import GROUP, EntrantId, Match
from sumdeck.club.points import Standing
from sumdeck.club.progress import Progress
from sumdeck.club.settings import DOUBLE, MOST_ENTRANTS, Settings
from sumdeck.club.systems.knockout import SIDES, Field, Knockout
from sumdeck.club.systems.round_robin import MOST_GAMES, group_standings, pair_group
from sumdeck.club.systems.system import Pairing, System


class Groups(Knockout):
    """Round robins side by side, and a knock-out of their best."""

    def most(self, settings: Settings) -> int:
        """The larger the groups, the more games each brings."""
        return min(MOST_ENTRANTS, 2 * MOST_GAMES // (settings.group_size - 1))

    def foreseeable(self, progress: Progress) -> bool:
        """As soon as it is known who goes on."""
        return knockout_begun(progress)

    def pair(self, progress: Progress, number: int) -> Pairing:
        """The missing matches of a round, of the groups or of the knock-out."""
        first = first_knockout_round(progress)
        paired = Pairing()
        if number < first or not knockout_begun(progress):
            for place, members in enumerate(progress.groups):
                paired += pair_group(progress, members, side_of(place), number)
        if paired.seatings or number < first:
            return paired
        return super().pair(progress, number)

    def field(self, progress: Progress) -> Field:
        """The best of each group: all firsts, then all seconds … in the order of their groups."""
        first = first_knockout_round(progress)
        best = [qualified(progress, place, first) for place in range(len(progress.groups))]
        rows = [group[row] for row in range(progress.settings.qualify) for group in best if row < len(group)]
        return Field(tuple(rows), first, 2 if progress.settings.then == DOUBLE else 1)

    def through(self, progress: Progress, match: Match) -> int:
        """As in any knock-out; nobody is told apart in a group."""
        return super().through(progress, match) if match.side in SIDES else 0

    def fallen(self, progress: Progress, number: int, loose: Collection[EntrantId]) -> list[Match]:
        """In a group what has been played stands; of the knock-out, nothing as long as a group is not complete."""
        in_groups = [match for match in System.fallen(self, progress, number, loose) if match.side not in SIDES]
        if any(match.open and match.side not in SIDES for match in progress.standing):
            return in_groups + [match for match in progress.in_round(number) if match.side in SIDES]
        return in_groups + super().fallen(progress, number, loose)

    def out(self, progress: Progress) -> frozenset[EntrantId]:
        """As soon as the knock-out is drawn: who is not in it, or is out of it."""
        if not knockout_begun(progress):
            return frozenset()
        return super().out(progress) | frozenset(progress.seeds).difference(self.field(progress).players)

    def takes_entries(self, progress: Progress) -> bool:
        """Until the knock-out is drawn."""
        return not knockout_begun(progress)

    def standings(self, progress: Progress) -> tuple[Standing, ...]:
        """Those of the knock-out by how far they came; then all others by their place in their group."""
        ahead = super().standings(progress) if knockout_begun(progress) else ()
        qualified_ones = {standing.entrant for standing in ahead}
        rows = [
            standing
            for place, members in enumerate(progress.groups)
            for standing in group_standings(progress, members, side_of(place))
            if standing.entrant not in qualified_ones
        ]
        rows.sort(key=lambda row: row.place)
        places = [len(ahead) + 1 + sum(other.place < row.place for other in rows) for row in rows]
        behind = [Standing(place, row.entrant, row.points, row.breaks, row.played, row.won) for place, row in zip(places, rows)]
        return (*ahead, *behind)


def side_of(place: int) -> str:
    return f"{GROUP}{place + 1}"


def knockout_begun(progress: Progress) -> bool:
    return any(match.side in SIDES for match in progress.standing)


def first_knockout_round(progress: Progress) -> int:
    """The round after the last one of the groups."""
    return 1 + max((match.round for match in progress.standing if match.side not in SIDES), default=0)


def qualified(progress: Progress, place: int, first: int) -> list[EntrantId]:
    """Who goes on from a group: the best who were still there when the knock-out began."""
    order = [standing.entrant for standing in group_standings(progress, progress.groups[place], side_of(place))]
    there = [player for player in order if not progress.entrants[player].gone or progress.last_seated.get(player, 0) >= first]
    return there[: progress.settings.qualify]

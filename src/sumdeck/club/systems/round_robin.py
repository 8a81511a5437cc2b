"""Round robin: everybody meets everybody. At a table of three or four each meets all the others; only first meetings count.

A pair that has not met yet has a *colour*, a number that no other pair of either player has. The pairs of one colour can play at
the same time, which is the circle that chess clubs turn; with latecomers the circle grows, and gaps are filled as they come.
"""

from collections.abc import Mapping, Sequence
from itertools import combinations
from typing import Final

from sumdeck.club.match import MAIN, EntrantId, Match, Seating
from sumdeck.club.points import WIN, Meetings, Standing, games, meeting, ranked, with_direct
from sumdeck.club.progress import Progress
from sumdeck.club.seating import Tables, table_sizes
from sumdeck.club.settings import Settings
from sumdeck.club.systems.system import Pairing, System

MOST_TOGETHER: Final = 64
MOST_GAMES: Final = MOST_TOGETHER * (MOST_TOGETHER - 1) // 2
"""More can neither be played in a season nor be shown."""
Met = Mapping[EntrantId, set[EntrantId]]


class RoundRobin(System):
    """Everybody against everybody."""

    results_matter = False

    def most(self, settings: Settings) -> int:
        """Each brings as many games as there are others."""
        return MOST_TOGETHER

    def foreseeable(self, progress: Progress) -> bool:
        """Everybody will meet everybody."""
        return True

    def pair(self, progress: Progress, number: int) -> Pairing:
        return pair_group(progress, progress.seeds, MAIN, number)

    def takes_entries(self, progress: Progress) -> bool:
        """Until everybody has met everybody."""
        return True

    def standings(self, progress: Progress) -> tuple[Standing, ...]:
        return group_standings(progress, progress.seeds, MAIN)


def pair_group(progress: Progress, members: Sequence[EntrantId], side: str, number: int) -> Pairing:
    """The matches that members of a group can play in a round, beside those that are drawn already."""
    free = [
        player
        for player in members
        if progress.last_seated.get(player, 0) < number
        and not progress.entrants[player].gone
        and progress.entrants[player].joined <= number
    ]
    if len(free) < 2:
        return Pairing()
    met = met_in(progress, members, side)
    tables = _tables(free, met, progress.settings.seats) if progress.settings.seats > 2 else _pairs(members, free, met)
    return Pairing(tuple(Seating(side, tuple(table)) for table in tables))


def met_in(progress: Progress, members: Sequence[EntrantId], side: str) -> Met:
    """Whom everybody has met, or is about to."""
    met: dict[EntrantId, set[EntrantId]] = {player: set() for player in members}
    for match in progress.standing:
        if match.side == side:
            for player in match.players:
                met[player].update(match.players)
    return met


def _pairs(members: Sequence[EntrantId], free: Sequence[EntrantId], met: Met) -> Tables:
    """Pairs that have not met, all of one colour; then whoever else can meet."""
    circle = len(members) + len(members) % 2 - 1
    slot = {player: place for place, player in enumerate(members)}
    colours: dict[int, Tables] = {}
    for one, other in combinations(free, 2):
        if other not in met[one]:
            low, high = slot[one], slot[other]
            colour = 2 * low % circle if high == circle else (low + high) % circle
            colours.setdefault(colour, []).append([one, other])
    if not colours:
        return []
    chosen = max(sorted(colours), key=lambda colour: len(colours[colour]))
    pairs = colours.pop(chosen)
    seated = {player for pair in pairs for player in pair}
    for colour in sorted(colours):
        for pair in colours[colour]:
            if not seated.intersection(pair):
                pairs.append(pair)
                seated.update(pair)
    return pairs


def _tables(free: Sequence[EntrantId], met: Met, seats: int) -> Tables:
    """Tables at which as many as possible meet for the first time; nobody is asked to a table where they meet nobody new."""
    new = {player: {other for other in free if other != player and other not in met[player]} for player in free}
    left = [player for player in free if new[player]]
    tables: Tables = []
    for size in table_sizes(len(left), seats):
        if not left:
            break
        table = [max(left, key=lambda player: len(new[player].intersection(left)))]
        left.remove(table[0])
        while len(table) < size and left:
            best = max(left, key=lambda player: (len(new[player].intersection(table)), len(new[player].intersection(left))))
            if not new[best].intersection(table):
                break
            table.append(best)
            left.remove(best)
        if len(table) > 1:
            tables.append(table)
    return tables


def group_standings(progress: Progress, members: Sequence[EntrantId], side: str) -> tuple[Standing, ...]:
    """By points from first meetings, then direct games, then the points of the beaten, then games won.

    Who left before meeting half of the others is last and counts for nobody; whoever else they have not met has won.
    """
    ended = [match for match in progress.standing if match.side == side and not match.open]
    players = [player for player in members if player in progress.last_seated or not progress.entrants[player].gone]
    meetings = _meetings(ended)
    annulled = {player for player in players if _annulled(progress, player, players, meetings)}
    counting = [player for player in players if player not in annulled]
    for player in counting:
        if progress.entrants[player].gone:
            for other in counting:
                if other != player and other not in meetings.get(player, {}):
                    meetings.setdefault(other, {})[player] = WIN
    won = {one: {other: units for other, units in meetings.get(one, {}).items() if other not in annulled} for one in counting}
    points = {player: sum(won[player].values()) for player in counting}
    keys = with_direct(counting, {player: (points[player],) for player in counting}, won)
    counted = games(ended)
    whole = {}
    for player in counting:
        beaten = sum(points[other] * units for other, units in won[player].items())
        whole[player] = (1, *keys[player], beaten, counted.get(player, (0, 0))[1])
    whole |= dict.fromkeys(annulled, (0, 0, 0, 0, 0))
    return tuple(_standing(place, player, whole[player], counted) for place, player in ranked(players, whole))


def _meetings(ended: Sequence[Match]) -> Meetings:
    """What everybody has won from everybody when they met first."""
    meetings: Meetings = {}
    for match in ended:
        for one in match.players:
            mine = meetings.setdefault(one, {})
            for other in match.players:
                if other != one:
                    mine.setdefault(other, meeting(match, one, other))
    return meetings


def _annulled(progress: Progress, player: EntrantId, players: Sequence[EntrantId], meetings: Meetings) -> bool:
    return progress.entrants[player].gone and 2 * len(meetings.get(player, {})) < len(players) - 1


def _standing(place: int, player: EntrantId, key: Sequence[int], counted: Mapping[EntrantId, tuple[int, int]]) -> Standing:
    played, won = counted.get(player, (0, 0))
    return Standing(place, player, key[1], (("direct", key[2] * WIN), ("beaten", key[3])), played, won)

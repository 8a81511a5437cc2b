"""Dealing players round tables: how many tables, who is kept apart, and who has a round off."""

from collections.abc import Collection, Mapping, Sequence
from itertools import combinations
from typing import Final, TypeAlias

from sumdeck.club.match import EntrantId, MatchId
from sumdeck.club.progress import Progress

Clashes: TypeAlias = Mapping[EntrantId, Mapping[EntrantId, int]]
"""How much two players should not meet, for those who should not."""
Tables: TypeAlias = list[list[EntrantId]]

SMALL: Final = 9
"""Up to so many players every way to seat them is looked at, where the quick way has left somebody together."""
MUCH: Final = 10**6
"""No difference in worth outweighs a clash."""
NOTHING: Final[Mapping[EntrantId, int]] = {}


def table_sizes(players: int, seats: int) -> list[int]:
    """As few tables as will do, as even as can be (M-167), the fuller ones first."""
    tables = -(-players // seats)
    return [players // tables + (place < players % tables) for place in range(tables)] if tables else []


def snake(players: Sequence[EntrantId], tables: int) -> Tables:
    """Deal players, the strongest first, to and fro over the tables: the first meets the last."""
    dealt: Tables = [[] for _ in range(tables)]
    for start in range(0, len(players), tables):
        row = players[start : start + tables]
        forth = (start // tables) % 2 == 0
        for place, player in enumerate(row):
            dealt[place if forth else tables - 1 - place].append(player)
    return dealt


def bracket_order(tables: int, seats: int) -> list[int]:
    """The tables of a round, by the strength of their first, so that those whose winners will meet stand side by side."""
    if tables <= seats:
        return list(range(tables))
    later = -(-tables // seats)
    meeting = snake([EntrantId(table) for table in range(tables)], later)
    return [int(table) for place in bracket_order(later, seats) for table in meeting[place]]


def resting(progress: Progress, players: Sequence[EntrantId], given_up: Collection[MatchId] = ()) -> EntrantId | None:
    """Who has a round off, of players in the order in which they deserve it: nobody twice before all have had one (M-167).

    The byes that are given up for this draw do not count.
    """
    if len(players) != 1 and (progress.settings.seats > 2 or len(players) % 2 == 0):
        return None
    returned = {progress.match(id).players[0] for id in given_up}
    return min(players, key=lambda player: progress.byes.get(player, 0) - (player in returned))


def clashes(progress: Progress, before: int) -> Clashes:
    """Who has met already and how often; in the first round, who is of one club."""
    found: dict[EntrantId, dict[EntrantId, int]] = {}
    if before == 1:
        return _club_mates(progress) if progress.settings.clubs_apart else found
    for match in progress.standing:
        if match.round < before:
            for one, other in combinations(match.players, 2):
                for here, there in ((one, other), (other, one)):
                    with_them = found.setdefault(here, {})
                    with_them[there] = with_them.get(there, 0) + 1
    return found


def _club_mates(progress: Progress) -> Clashes:
    clubs: dict[str, list[EntrantId]] = {}
    for entrant in progress.entrants:
        if entrant.club:
            clubs.setdefault(entrant.club, []).append(entrant.id)
    return {one: dict.fromkeys((other for other in mates if other != one), 1) for mates in clubs.values() for one in mates}


def keep_apart(tables: Tables, clash: Clashes, worth: Mapping[EntrantId, int] = NOTHING) -> Tables:
    """The tables with as few clashes as can be: exchange players while that helps, those of about the same worth first.

    `tables` come as the draw would have them. Where the quick way leaves a clash and few are playing, every way is tried.
    """
    seated = [list(table) for table in tables]
    if not clash or len(seated) < 2:
        return seated
    while _exchange(seated, clash, worth):
        pass
    cost = sum(_cost(table, clash) for table in seated)
    players = [player for table in tables for player in table]
    if cost and len(players) <= SMALL:
        return _search(players, [len(table) for table in tables], clash, worth, cost * MUCH)[0] or seated
    return seated


def _cost(table: Sequence[EntrantId], clash: Clashes) -> int:
    return sum(clash.get(one, {}).get(other, 0) for one, other in combinations(table, 2))


def _with(player: EntrantId, table: Sequence[EntrantId], instead_of: EntrantId, clash: Clashes) -> int:
    """What it costs to seat a player at a table in somebody's place."""
    mine = clash.get(player)
    return sum(mine.get(other, 0) for other in table if other != instead_of) if mine else 0


def _exchange(tables: Tables, clash: Clashes, worth: Mapping[EntrantId, int]) -> bool:
    """Make the best exchange for the first player who clashes and can be helped; False where nobody can."""
    for at, table in enumerate(tables):
        for row in range(len(table) - 1, -1, -1):
            player = table[row]
            hurt = _with(player, table, player, clash)
            if not hurt:
                continue
            best: tuple[int, ...] = (0,)
            for there, others in enumerate(tables):
                if there == at:
                    continue
                for seat, other in enumerate(others):
                    change = _with(player, others, other, clash) + _with(other, table, player, clash)
                    change -= hurt + _with(other, others, other, clash)
                    if change < 0:
                        apart = abs(worth.get(player, 0) - worth.get(other, 0))
                        best = min(best, (change, apart, abs(seat - row), abs(there - at), there, seat))
            if best[0] < 0:
                there, seat = best[-2:]
                table[row], tables[there][seat] = tables[there][seat], table[row]
                return True
    return False


def _search(
    players: list[EntrantId], sizes: list[int], clash: Clashes, worth: Mapping[EntrantId, int], below: int
) -> tuple[Tables | None, int]:
    """The first way to seat these players that costs least, and what it costs, if that is less than `below`.

    First of all nobody clashes; then those at a table are of about the same worth.
    """
    if not players:
        return ([], 0) if below > 0 else (None, below)
    best: Tables | None = None
    first, rest = players[0], players[1:]
    for size in sorted(set(sizes), reverse=True):
        other_sizes = list(sizes)
        other_sizes.remove(size)
        for others in combinations(rest, size - 1):
            table = [first, *others]
            cost = MUCH * _cost(table, clash) + _unequal(table, worth)
            if cost < below:
                remaining = [player for player in rest if player not in others]
                found, rest_cost = _search(remaining, other_sizes, clash, worth, below - cost)
                if found is not None:
                    best, below = [table, *found], cost + rest_cost
    return best, below


def _unequal(table: Sequence[EntrantId], worth: Mapping[EntrantId, int]) -> int:
    found = [worth.get(player, 0) for player in table]
    return max(found) - min(found)

"""A class: tables form as children become free, until the lesson is over. Nobody waits for a round to end.

Whoever is left over plays against the computer meanwhile, at a table that counts for nothing. A round is here the so many-th game
of its players.
"""

from collections.abc import Sequence

from sumdeck.club.levels import group_of
from sumdeck.club.match import MAIN, EntrantId, Seating
from sumdeck.club.points import Standing
from sumdeck.club.progress import Progress
from sumdeck.club.seating import Tables, clashes, keep_apart, table_sizes
from sumdeck.club.systems.swiss import Swiss
from sumdeck.club.systems.system import Pairing


class SchoolClass(Swiss):
    """Whoever is free plays whoever is free, of the same level, and best somebody new. Nobody is ranked."""

    ends_itself = False

    def next_draw(self, progress: Progress) -> tuple[int, Pairing] | None:
        """The tables that can be formed now, those who have played least first."""
        rounds: dict[int, Tables] = {}
        for table in tables_now(progress):
            number = 1 + max(progress.last_seated.get(player, 0) for player in table)
            rounds.setdefault(number, []).append(table)
        if not rounds:
            return None
        number = min(rounds)
        return number, Pairing(tuple(Seating(MAIN, tuple(table)) for table in rounds[number]))

    def standings(self, progress: Progress) -> tuple[Standing, ...]:
        return ()

    def takes_entries(self, progress: Progress) -> bool:
        """As long as it is not finished."""
        return True


def tables_now(progress: Progress) -> Tables:
    """Who could sit down together now, level by level."""
    playing = {player for match in progress.open for player in match.players}
    groups: dict[tuple[str, str], list[EntrantId]] = {}
    busy: set[tuple[str, str]] = set()
    for player in progress.seeds:
        entrant = progress.entrant(player)
        group = group_of(entrant, progress.terms)
        if player in playing:
            busy.add(group)
        elif not entrant.gone and not entrant.player:
            groups.setdefault(group, []).append(player)
    return [table for group, free in groups.items() for table in _tables(progress, free, group in busy)]


def _tables(progress: Progress, free: Sequence[EntrantId], others: bool) -> Tables:
    """Tables for those who are free: while `others` play only full ones, and the same again only where all of them wish it."""
    seats = progress.settings.seats
    waiting = sorted(free, key=lambda player: progress.last_seated.get(player, 0))
    sizes = [seats] * (len(free) // seats) if others else table_sizes(len(free), seats)
    seated: Tables = []
    for size in sizes:
        if size > 1:
            seated.append(waiting[:size])
            del waiting[:size]
    seated = keep_apart(seated, clashes(progress, progress.last_round + 1 if progress.last_round else 1))
    return [table for table in seated if not others or progress.again.issuperset(table) or not _together_before(progress, table)]


def _together_before(progress: Progress, table: Sequence[EntrantId]) -> bool:
    """Whether they have just risen from one table."""
    last = [next((match for match in reversed(progress.standing) if player in match.players), None) for player in table]
    return last[0] is not None and all(match is last[0] for match in last)

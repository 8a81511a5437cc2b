"""Points and tie-breaks, for the systems that count them. All in whole units: a game won outright is worth `WIN`.

At a table everybody meets everybody. Each opponent left behind counts one share, an equal one half; all shares of a table make
one game, so that tables of two, three and four are worth the same. Sixths are the smallest parts, so nothing is ever rounded.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Any, Final, TypeAlias

from sumdeck.club.match import EntrantId, Match

WIN: Final = 12
EVEN: Final = 6

Meetings: TypeAlias = dict[EntrantId, dict[EntrantId, int]]
"""What each has won from each other: `WIN`, `EVEN` or 0."""


@dataclass(frozen=True)
class Standing:
    """How somebody stands, or has ended."""

    place: int
    """Equals share the better place."""
    entrant: EntrantId
    points: int | None = None
    """In units of which `WIN` make a game; None in a knock-out."""
    breaks: tuple[tuple[str, int], ...] = ()
    """What decides between equal points, by name, in units of which `WIN` times `WIN` make a game."""
    played: int = 0
    won: int = 0
    """How many games they were first in."""


def shown(points: int | None) -> str:
    """Points as people write them: 36 is 3, 30 is 2½, 16 is 1⅓; nothing where none are counted."""
    if points is None:
        return ""
    whole, rest = divmod(points, WIN)
    part = {0: "", 2: "⅙", 4: "⅓", 6: "½", 8: "⅔", 10: "⅚"}.get(rest)
    if part is None:
        return f"{points / WIN:.2f}"
    return f"{whole or '' if part else whole}{part}"


def meeting(match: Match, one: EntrantId, other: EntrantId) -> int:
    """What one has won from another at a table."""
    mine, theirs = match.place(one), match.place(other)
    return WIN if mine < theirs else EVEN if mine == theirs and one in match.finish[: _present(match)] else 0


def share(match: Match, player: EntrantId) -> int:
    """What a table is worth to somebody who sat there; a bye is a game won."""
    if match.bye:
        return WIN
    won = sum(meeting(match, player, other) for other in match.players if other != player)
    return won // (len(match.players) - 1)


def games(matches: Iterable[Match]) -> dict[EntrantId, tuple[int, int]]:
    """How many games each has played, and in how many they came first."""
    counted: dict[EntrantId, tuple[int, int]] = {}
    for match in matches:
        if match.played:
            for player in match.finish[: _present(match)]:
                played, won = counted.get(player, (0, 0))
                counted[player] = (played + 1, won + (player in match.order[0]))
    return counted


def direct(tied: Sequence[EntrantId], meetings: Meetings) -> dict[EntrantId, int]:
    """What players have won from each other, if all of them have met; else nothing for anybody."""
    won: dict[EntrantId, int] = {}
    for one in tied:
        mine = meetings.get(one, {})
        others = [mine.get(other) for other in tied if other != one]
        if None in others:
            return dict.fromkeys(tied, 0)
        won[one] = sum(units for units in others if units is not None)
    return won


def ranked(players: Sequence[EntrantId], keys: Mapping[EntrantId, tuple[Any, ...]]) -> list[tuple[int, EntrantId]]:
    """Places by keys, the higher the better; equals share the better place and keep their order."""
    places: list[tuple[int, EntrantId]] = []
    for _, tied in groupby(sorted(players, key=keys.__getitem__, reverse=True), key=keys.__getitem__):
        place = len(places) + 1
        places += [(place, player) for player in tied]
    return places


def with_direct(
    players: Sequence[EntrantId], keys: Mapping[EntrantId, tuple[int, ...]], meetings: Meetings
) -> dict[EntrantId, tuple[int, ...]]:
    """The keys, each with what those who share it have won from each other behind it."""
    longer: dict[EntrantId, tuple[int, ...]] = {}
    for key, group in groupby(sorted(players, key=keys.__getitem__), key=keys.__getitem__):
        tied = list(group)
        among = direct(tied, meetings) if len(tied) > 1 else {tied[0]: 0}
        longer |= {player: (*key, among[player]) for player in tied}
    return longer


def _present(match: Match) -> int:
    return sum(map(len, match.order))

"""Knock-out: who has lost once, or twice, is out (M-164, M-165). Tables of two, three or four; the best of each go on.

Every round is drawn anew from those who are in it, so that nobody who came late or left makes a hole. What looks like a bracket
comes from *lines*: the seeds have the lines 0, 1, 2 …; after each table its first takes over the best line that sat there, the
second the next. Lines are dealt to and fro over the tables, and so the first two seeds meet in the final, if they get there.
"""

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from typing import Final

from sumdeck.club.match import FINAL, LOSERS, THIRD, WINNERS, EntrantId, Match, Seating
from sumdeck.club.points import Standing, games, ranked
from sumdeck.club.progress import Progress
from sumdeck.club.seating import bracket_order, clashes, keep_apart, resting, snake
from sumdeck.club.settings import DOUBLE
from sumdeck.club.systems.system import Pairing, System, waiting

SIDES: Final = (WINNERS, LOSERS, FINAL, THIRD)
Exit = tuple[int, int, int]
"""The round of the exit; 2 for a final, 1 for another game, 0 for the game for the third place; the place there, negative."""


@dataclass(frozen=True)
class Field:
    """Who plays a knock-out, from which round on, and how many lost games it takes to be out."""

    players: tuple[EntrantId, ...]
    """By their lines, the best first."""
    first: int
    lives: int


@dataclass
class Fates:
    """What the rounds before another one have made of everybody in the field."""

    line: dict[EntrantId, int]
    lost: dict[EntrantId, int]
    exits: dict[EntrantId, Exit] = field(default_factory=dict)
    busy: set[EntrantId] = field(default_factory=set)
    """Those whose game has not ended yet."""
    decided: bool = False
    """Whether a final has been played that has no second one."""


@dataclass(frozen=True)
class Side:
    """Those of a round who play among themselves."""

    name: str
    players: tuple[EntrantId, ...]
    championship: bool = False


class Knockout(System):
    """Single and double elimination."""

    def foreseeable(self, progress: Progress) -> bool:
        """Lines tell where everybody would go."""
        return True

    def field(self, progress: Progress) -> Field:
        return Field(progress.seeds, 1, 2 if progress.settings.system == DOUBLE else 1)

    def pair(self, progress: Progress, number: int) -> Pairing:
        """The missing matches of a round, side by side."""
        field = self.field(progress)
        fates = fates_before(progress, field, number)
        paired = Pairing()
        for side in sides(progress, field, fates, number):
            paired += pair_side(progress, side, number)
        return paired

    def through(self, progress: Progress, match: Match) -> int:
        """M-166: as many as agreed, but never all; of a final only one."""
        return through(progress, match)

    def fallen(self, progress: Progress, number: int, loose: Collection[EntrantId]) -> list[Match]:
        """The matches of a round where somebody sits who would not: they have lost more games, or fewer, or nobody knows.

        A final stands while it is everybody who is left.
        """
        field = self.field(progress)
        fates = fates_before(progress, field, number)
        drawn = {side.name: set(side.players) for side in sides(progress, field, fates, number)}

        def stands(match: Match) -> bool:
            if match.side in (FINAL, THIRD):
                return not loose and not fates.busy and drawn.get(match.side) == set(match.players)
            lost = 1 if match.side == LOSERS else 0
            return all(
                fates.lost.get(player) == lost and player not in loose and player not in fates.busy for player in match.players
            )

        return [match for match in progress.in_round(number) if match.side in SIDES and not stands(match)]

    def out(self, progress: Progress) -> frozenset[EntrantId]:
        """Who has lost as many games as it takes, and has no game for the third place before them."""
        busy = {player for match in progress.open for player in match.players}
        return frozenset(fates_before(progress, self.field(progress), progress.last_round + 1).exits) - busy

    def takes_entries(self, progress: Progress) -> bool:
        """Until the final is drawn."""
        return not any(match.side == FINAL for match in progress.standing)

    def standings(self, progress: Progress) -> tuple[Standing, ...]:
        """By the round of the exit, then the place at the last table; who is still in it comes first."""
        field = self.field(progress)
        fates = fates_before(progress, field, progress.last_round + 1)
        still_in = (progress.last_round + 1, 3)
        keys: dict[EntrantId, tuple[int, ...]] = {}
        for player in field.players:
            end = fates.exits.get(player)
            if end is not None:
                keys[player] = end
            elif not progress.entrants[player].gone:
                keys[player] = (*still_in, -fates.lost[player])
            elif player in progress.last_seated:
                keys[player] = (progress.last_seated[player] + 1, -1, 0)  # beaten without a game in the next round
        if fates.decided:
            keys = _crowned(progress, keys)
        counted = games(progress.standing)
        places = ranked([player for player in field.players if player in keys], keys)
        return tuple(Standing(place, player, None, (), *counted.get(player, (0, 0))) for place, player in places)


def through(progress: Progress, match: Match) -> int:
    """How many of a match go on."""
    if match.side == THIRD:
        return 0
    return 1 if match.side == FINAL else max(1, min(progress.settings.advance, len(match.players) - 1))


def fates_before(progress: Progress, field: Field, number: int) -> Fates:
    """What the rounds before this one have made of everybody."""
    players = field.players
    fates = Fates({player: line for line, player in enumerate(players)}, dict.fromkeys(players, 0))
    if field.lives == 2:
        # Whoever came after the first round has missed a game, and starts among the beaten.
        fates.lost |= {player: 1 for player in players if progress.entrants[player].joined > field.first}
    for match in progress.standing:
        if field.first <= match.round < number and match.side in SIDES and not match.bye:
            if match.open:
                fates.busy.update(match.players)
            else:
                _follow(progress, field, fates, match)
    return fates


def _follow(progress: Progress, field: Field, fates: Fates, match: Match) -> None:
    """What a match that has ended did to those who played it."""
    order = match.order
    final = match.side == FINAL
    if match.side == THIRD:
        fates.exits |= {player: (match.round, 0, -match.place(player)) for player in match.players}
        return
    lines = sorted([fates.line[player] for player in match.players])
    going_on = min(through(progress, match), sum(map(len, order)))
    for rank, (player, line) in enumerate(zip(match.finish, lines)):
        fates.line[player] = line
        if rank >= going_on:
            fates.lost[player] += 1
            if fates.lost[player] >= field.lives or (final and not progress.settings.second_final):
                fates.exits[player] = (match.round, 2 if final else 1, -match.place(player))
    fates.decided |= final and not progress.settings.second_final


def sides(progress: Progress, field: Field, fates: Fates, number: int) -> list[Side]:
    """Who plays among themselves in a round; nobody where it is over."""
    left = [
        player
        for player in sorted(field.players, key=fates.line.__getitem__)
        if fates.lost[player] < field.lives and player not in fates.busy and progress.takes_part(player, number)
    ]
    if len(left) < 2 or fates.decided:
        return []
    unbeaten = tuple(player for player in left if not fates.lost[player])
    beaten = tuple(player for player in left if fates.lost[player])
    if _final(progress, field, len(unbeaten), len(beaten), number):
        return [Side(FINAL, tuple(left), True), *_third(progress, field, fates, left, number)]
    championship = len(left) <= progress.settings.championship_from
    found = [Side(WINNERS, unbeaten, championship), Side(LOSERS, beaten, championship)]
    return [side for side in found if len(side.players) > 1]


def _final(progress: Progress, field: Field, unbeaten: int, beaten: int, number: int) -> bool:
    """Whether all who are left play one game that may decide it (M-170)."""
    if any(match.side in (WINNERS, LOSERS) for match in progress.in_round(number)):
        return False  # After a correction some of a round can be drawn already.
    if field.lives == 1:
        return unbeaten <= progress.settings.seats
    return (unbeaten, beaten) == (1, 1) or (not unbeaten and beaten <= progress.settings.seats)


def _third(progress: Progress, field: Field, fates: Fates, left: list[EntrantId], number: int) -> list[Side]:
    """The game for the third place: those who came nearest to a final of two."""
    if not progress.settings.third_place or field.lives == 2 or len(left) != 2:
        return []
    lost_last = [player for player, end in fates.exits.items() if end[0] == number - 1 and progress.takes_part(player, number)]
    best = max((fates.exits[player] for player in lost_last), default=None)
    players = sorted((player for player in lost_last if fates.exits[player] == best), key=fates.line.__getitem__)
    return [Side(THIRD, tuple(players))] if 2 <= len(players) <= progress.settings.seats else []


def pair_side(progress: Progress, side: Side, number: int) -> Pairing:
    """The tables of those on a side who have none yet."""
    players, dissolved = waiting(progress, number, side.players)
    if not players:
        return Pairing()
    if side.name in (FINAL, THIRD):
        return Pairing((Seating(side.name, tuple(players), side.championship),), dissolved)
    seatings: list[Seating] = []
    seats = progress.settings.seats
    free = resting(progress, players, dissolved)
    if free is not None:
        players.remove(free)
        seatings.append(Seating(side.name, (free,)))
    if players:
        dealt = snake(players, -(-len(players) // seats))
        tables = keep_apart(dealt, clashes(progress, number))
        seatings += [Seating(side.name, tuple(tables[at]), side.championship) for at in bracket_order(len(tables), seats)]
    return Pairing(tuple(seatings), dissolved)


def _crowned(progress: Progress, keys: Mapping[EntrantId, tuple[int, ...]]) -> dict[EntrantId, tuple[int, ...]]:
    """Without a second final the first has decided, even if its winner had lost a game before."""
    final = [match for match in progress.standing if match.side == FINAL][-1]
    return {**keys, **{player: (final.round, 2, -final.place(player)) for player in final.players}}

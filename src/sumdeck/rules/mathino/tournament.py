"""Tournaments of Mathino: who sits where, who is out, and to which target a game is played (M-161 to M-171).

A tournament is a value: `tables` says which games are to be played next, `after` takes their winners and gives the tournament as
it stands then. Players are numbers, the best seed 0. The games themselves are ordinary matches.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

SEATS: Final = (2, 3, 4)
"""How many play in an elimination game; never six (M-163)."""


@dataclass(frozen=True)
class Plan:
    """What is agreed on before the start (M-161). The rule set and the time for a turn belong to the options of the table."""

    players: int
    seats: int = 2
    double: bool = False
    """Whether it takes two lost games to be out (M-165)."""
    target: int = 14
    championship: int = 14
    """The target of the final (M-169)."""
    advance: int = 1
    """How many of a table go on (M-166)."""

    def __post_init__(self) -> None:
        if self.seats not in SEATS or self.players < 2 or not 1 <= self.advance < self.seats:
            raise ValueError("a tournament has at least two players, games of two to four, and somebody who loses each")


@dataclass(frozen=True)
class Table:
    """One game of a tournament."""

    players: tuple[int, ...]
    target: int
    final: bool = False


@dataclass(frozen=True)
class Tournament:
    """How far a tournament has come."""

    plan: Plan
    unbeaten: tuple[int, ...]
    """In the order of their seeds."""
    beaten: tuple[int, ...] = ()
    """Those who have lost one game and are still in it; only with double elimination."""
    byes: tuple[int, ...] = ()
    """Who has had a round off."""
    games: int = 0
    """How many have been played."""

    @property
    def champion(self) -> int | None:
        """The winner, once there is only one left."""
        left = (*self.unbeaten, *self.beaten)
        return left[0] if len(left) == 1 else None


def begin(plan: Plan) -> Tournament:
    """Everybody is in it."""
    return Tournament(plan, tuple(range(plan.players)))


def tables(state: Tournament) -> tuple[Table, ...]:
    """The games of the next round; a player who has nobody to play waits (M-167)."""
    if state.champion is not None:
        return ()
    if is_final(state):
        # M-170: the final, and with double elimination the second one if the unbeaten player loses the first.
        return (Table((*state.unbeaten, *state.beaten), state.plan.championship, True),)
    drawn = [*seated(state, state.unbeaten), *seated(state, state.beaten)]
    return tuple(Table(players, state.plan.target) for players in drawn if len(players) > 1)


def is_final(state: Tournament) -> bool:
    """Whether all who are left play one game that may decide it."""
    if len(state.unbeaten) > 1:
        return not state.plan.double and len(state.unbeaten) <= state.plan.seats
    return len(state.beaten) == 1 or (not state.unbeaten and len(state.beaten) <= state.plan.seats)


def seated(state: Tournament, players: Sequence[int]) -> list[tuple[int, ...]]:
    """As many tables as are needed, as even as possible; a table of one is a bye, for the best seed that has had none (M-167)."""
    if len(players) < 2:
        return [tuple(players)] if players else []
    count = -(-len(players) // state.plan.seats)
    sizes = [len(players) // count + (place < len(players) % count) for place in range(count)]
    waiting = list(players)
    drawn: list[tuple[int, ...]] = []
    if 1 in sizes:
        sizes.remove(1)
        free = min(waiting, key=lambda player: (state.byes.count(player), player))
        waiting.remove(free)
        drawn.append((free,))
    for table in range(len(sizes)):
        # Seeds are dealt round the tables, so that the best do not meet at once.
        drawn.append(tuple(waiting[table :: len(sizes)]))
    return drawn


def after(state: Tournament, winners: Sequence[Sequence[int]]) -> Tournament:
    """The tournament after a round; for each of its tables, who goes on. Raises ValueError where that cannot be."""
    played = tables(state)
    if len(winners) != len(played):
        raise ValueError("every table of the round has its winners")
    final = is_final(state)
    lost: set[int] = set()
    for table, best in zip(played, winners):
        advancing = 1 if final else min(state.plan.advance, len(table.players) - 1)
        if len(set(best)) != advancing or not set(best) <= set(table.players):
            raise ValueError(f"of {table.players} there go on {advancing}")
        lost |= set(table.players) - set(best)
    seen = {player for table in played for player in table.players}
    alone = [player for player in state.unbeaten + state.beaten if player not in seen]
    # M-164, M-165
    out = {player for player in lost if player in state.beaten or not state.plan.double}
    unbeaten = tuple(player for player in state.unbeaten if player not in lost)
    still = [
        player for player in state.beaten + state.unbeaten if player not in out and (player in lost or player in state.beaten)
    ]
    return replace(
        state, unbeaten=unbeaten, beaten=tuple(sorted(still)), byes=(*state.byes, *alone), games=state.games + len(played)
    )

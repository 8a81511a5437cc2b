"""Who takes part in a tournament; and its games: who sits at a table, and how it ended."""

from dataclasses import dataclass
from functools import cached_property
from typing import NewType, TypeAlias

from sumdeck.rules.game import Json

EntrantId = NewType("EntrantId", int)
"""The place of an entrant in the list of entries, from 0."""
MatchId = NewType("MatchId", int)
"""The place of a match in the list of all that were ever drawn, from 0."""

Order: TypeAlias = tuple[tuple[EntrantId, ...], ...]
"""Who came first, second …; equals stand together. Who is left out did not play, and comes last."""

TaskFacts: TypeAlias = tuple[tuple[str, int, int], ...]
"""The names of facts, how often each was said, and how often wrongly."""

MAIN, WINNERS, LOSERS, FINAL, THIRD, GROUP = "main", "winners", "losers", "final", "third", "group-"
"""The sides of a draw. A group has its number behind its name, from 1."""
ABSENT = "absent"
"""Why somebody is not drawn whose name is on the register, and who has not come yet."""
PLAYED, WALKOVER, RULED, UNFINISHED = "played", "walkover", "ruled", "unfinished"
"""How a result came about: nobody was left to play against, the referee has decided it, or the time was up before its end."""


@dataclass(frozen=True)
class Entrant:
    """One who has entered."""

    id: EntrantId
    name: str
    club: str = ""
    """Members of one club are kept apart in the first round; empty: of none."""
    rating: int = 0
    joined: int = 1
    """The first round that they can play in."""
    late: bool = False
    """Whether they came after the start."""
    gone: bool = False
    """Whether they have withdrawn."""
    why_gone: str = ""
    registered: bool = False
    """Whether the name was there before the person: whoever comes may say that it is theirs."""
    origin: int = -1
    """Who they are in the tournament that they were knocked out of; −1: they come from none."""
    player: str = ""
    """Which computer player it is; empty for a person."""
    game: str = ""
    """What they play, where it is not what everybody plays."""
    level: str = ""
    """By which level, where it is not everybody's."""


@dataclass(frozen=True)
class Seating:
    """A match as it is drawn."""

    side: str
    players: tuple[EntrantId, ...]
    """Nobody else means a bye: a table of one (M-167)."""
    championship: bool = False
    """Whether it is played to the target of the championship (M-169)."""

    def dump(self) -> Json:
        return {"side": self.side, "players": list(self.players), "championship": self.championship}


@dataclass(frozen=True)
class Result:
    """How a match ended."""

    order: Order
    points: tuple[int, ...] = ()
    """For each player of the match, in their order; empty where nobody has told."""
    why: str = PLAYED


@dataclass(frozen=True)
class Match:
    """One game of a tournament, or a bye."""

    id: MatchId
    round: int
    side: str
    players: tuple[EntrantId, ...]
    championship: bool = False
    room_table: int = 0
    """The number of its table in the room; 0 for a bye."""
    result: Result | None = None
    void: bool = False
    """Whether it counts no more, because what it was drawn from has changed."""
    table: str = ""
    """Where it is played online; empty: around cardboard."""
    called: bool = False
    """Whether the referee is wanted there."""
    drawn_at: int = 0
    ended_at: int = 0

    @property
    def bye(self) -> bool:
        """Whether somebody has a round off."""
        return len(self.players) == 1

    @property
    def open(self) -> bool:
        return self.result is None and not self.void and len(self.players) > 1

    @property
    def played(self) -> bool:
        """Whether it was a game that people have played to its end."""
        return self.result is not None and not self.void and sum(map(len, self.result.order)) > 1

    @cached_property
    def finish(self) -> tuple[EntrantId, ...]:
        """The players from first to last, those who did not play at the end."""
        present = [player for equals in self.order for player in equals]
        return (*present, *(player for player in self.players if player not in present))

    @property
    def order(self) -> Order:
        """How it ended; who has a bye is first of one."""
        if self.result is None:
            return (self.players,) if self.bye else ()
        return self.result.order

    def place(self, player: EntrantId) -> int:
        """The place of a player, equals sharing the better one."""
        ahead = 0
        for equals in self.order:
            if player in equals:
                break
            ahead += len(equals)
        return ahead + 1

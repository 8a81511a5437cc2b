"""What every system of pairing answers. Each has a file of its own here; `draw.py` asks them."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection, Sequence
from dataclasses import dataclass

from sumdeck.club.match import EntrantId, Match, MatchId, Seating
from sumdeck.club.points import Standing
from sumdeck.club.progress import Progress
from sumdeck.club.settings import MOST_ENTRANTS, Settings


@dataclass(frozen=True)
class Pairing:
    """Matches to add to a round."""

    seatings: tuple[Seating, ...] = ()
    dissolved: tuple[MatchId, ...] = ()
    """Byes that are given up for them."""

    def __add__(self, other: Pairing) -> Pairing:
        return Pairing(self.seatings + other.seatings, self.dissolved + other.dissolved)


class System(ABC):
    """A way to find out who plays whom, and who has won. It keeps nothing: all it needs is how far a tournament has come."""

    results_matter = True
    """Whether who plays whom depends on how games end."""
    ends_itself = True
    """Whether there is a last game; else somebody has to say that it is over."""

    def foreseeable(self, progress: Progress) -> bool:
        """Whether later rounds can be shown before they are drawn: who would come from where."""
        return False

    def most(self, settings: Settings) -> int:
        return MOST_ENTRANTS

    def next_draw(self, progress: Progress) -> tuple[int, Pairing] | None:
        """The next matches that can be drawn, and their round; None while games of it run, or where nothing is left to play.

        Nobody is skipped: a round is filled up before the next, which matters after a correction, and for latecomers.
        """
        running = {match.round for match in progress.open}
        for number in range(progress.whole_below, progress.last_round + 2):
            pairing = self.pair(progress, number)
            if pairing.seatings:
                return number, pairing
            if number in running:
                return None
        return None

    @abstractmethod
    def pair(self, progress: Progress, number: int) -> Pairing:
        """The matches that are missing in a round, when all rounds before it have ended; none where nobody waits for one."""

    @abstractmethod
    def standings(self, progress: Progress) -> tuple[Standing, ...]:
        """Everybody who takes or took part, the best first."""

    def out(self, progress: Progress) -> frozenset[EntrantId]:
        """Who is knocked out: they play no more, and could play in a side event."""
        return frozenset()

    @abstractmethod
    def takes_entries(self, progress: Progress) -> bool:
        """Whether somebody may still come, or come back. Only asked of a tournament that is not over."""

    def fallen(self, progress: Progress, number: int, loose: Collection[EntrantId]) -> list[Match]:
        """The matches of a round that would not be drawn so any more, now that an earlier result has changed.

        `loose` are those of whom it is not known any more where they would be. Where nobody is knocked out, games that have been
        played stand; but nobody plays two at once.
        """
        return [match for match in progress.in_round(number) if match.open and any(player in loose for player in match.players)]

    def through(self, progress: Progress, match: Match) -> int:
        """How many go on from a match, which its result must tell apart from the others; 0 where nobody is told apart."""
        return 0


def waiting(progress: Progress, number: int, players: Sequence[EntrantId]) -> tuple[list[EntrantId], tuple[MatchId, ...]]:
    """Which of these players have no table in a round, and the byes they give up: a bye is for whom there is nobody to play.

    Nobody gives up a bye for nothing, or after their next round has been drawn.
    """
    sitting = {player: match for match in progress.in_round(number) for player in match.players}
    missing = [
        player
        for player in players
        # Who plays on in a later round has rightly skipped this one.
        if progress.last_seated.get(player, 0) < number and not progress.entrant(player).gone
    ]
    if not missing:
        return [], ()
    idle = {
        player
        for player, match in sitting.items()
        if match.bye and progress.last_seated[player] == number and not progress.entrant(player).gone
    }
    found = [player for player in players if player in missing or player in idle]
    return found, tuple(sitting[player].id for player in found if player in idle)

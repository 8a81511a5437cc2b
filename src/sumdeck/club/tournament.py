"""A tournament: the one authority over its entrants, draws and results. It knows its log, and no socket, file or clock.

tournament = Tournament([open_tournament("Spring fair", Settings(system="double"))])
tournament.act(command, now)    # or decide, keep, and evolve: see `sumdeck.ledger`
"""

from collections.abc import Mapping

from sumdeck.club import deciding
from sumdeck.club.commands import Command
from sumdeck.club.draw import is_drawable, is_over
from sumdeck.club.events import ClubEvent, Opened
from sumdeck.club.fold import begin, evolve
from sumdeck.club.match import EntrantId
from sumdeck.club.points import Standing
from sumdeck.club.progress import Progress
from sumdeck.club.settings import Settings
from sumdeck.club.systems import SYSTEMS
from sumdeck.club.terms import Terms
from sumdeck.ledger import BrokenLog, Done, Ledger
from sumdeck.rules.game import Seat


def open_tournament(name: str, settings: Settings, terms: Terms | None = None, at: int = 0) -> Opened:
    """The first event of a log."""
    return Opened(name, settings, terms or Terms(), at)


class Tournament(Ledger[Progress, ClubEvent, Command, Done]):
    """A tournament and its log."""

    fold = staticmethod(evolve)

    def begin(self, opened: ClubEvent | None) -> Progress:
        if not isinstance(opened, Opened):
            raise BrokenLog("a log begins with the opening of the tournament")
        return begin(opened)

    def decided(self, state: Progress, command: Command, now: int, away: Mapping[Seat, int]) -> tuple[ClubEvent, ...]:
        return deciding.decide(state, command, now)

    def answer(self, n: int, event: ClubEvent | None) -> Done:
        return Done(n)

    @property
    def progress(self) -> Progress:
        return self.state

    @property
    def drawable(self) -> bool:
        return is_drawable(self.progress)

    @property
    def over(self) -> bool:
        """Whether every game has been played."""
        return is_over(self.progress)

    @property
    def standings(self) -> tuple[Standing, ...]:
        """Everybody who takes or took part, the best first."""
        return SYSTEMS[self.progress.settings.system].standings(self.progress)

    @property
    def champion(self) -> EntrantId | None:
        """Who has won it; None before the end, and where the first place is shared or everybody has left."""
        if not self.over:
            return None
        best = [standing.entrant for standing in self.standings if standing.place == 1]
        return best[0] if len(best) == 1 and not self.progress.entrant(best[0]).gone else None

    def __repr__(self) -> str:
        return f"Tournament({self.progress.name!r}, {len(self.progress.entrants)} entrants, {len(self.log)} events)"

"""A tournament: the one authority over its entrants, draws and results. It knows its log, and no socket, file or clock.

    tournament = Tournament([open_tournament("Spring fair", Settings(system="double"))])
    decision = tournament.decide(command, now)    # pure: events, or a Refusal
    for event in decision:                        # first keep them where they last; then
        tournament.evolve(event)

`Tournament(events)` of a whole log is the tournament as it was. Where nothing needs to last, `act` does it all.
"""

from __future__ import annotations

from collections.abc import Iterable

from sumdeck.club import deciding, fold
from sumdeck.club.commands import Command, Redraw
from sumdeck.club.draw import is_over, next_draw
from sumdeck.club.entrant import EntrantId
from sumdeck.club.events import ClubEvent, Opened
from sumdeck.club.match import Seating
from sumdeck.club.points import Standing
from sumdeck.club.progress import Progress
from sumdeck.club.settings import Settings
from sumdeck.club.systems import SYSTEMS
from sumdeck.club.terms import Terms
from sumdeck.rules.game import Refusal
from sumdeck.table.loading import BrokenLog


def open_tournament(name: str, settings: Settings, terms: Terms | None = None, at: int = 0) -> Opened:
    """The first event of a log."""
    return Opened(name, settings, terms or Terms(), at)


class Tournament:
    """A tournament and its log."""

    def __init__(self, events: Iterable[ClubEvent]) -> None:
        """Replay a log. Raises BrokenLog."""
        log = iter(events)
        opened = next(log, None)
        if not isinstance(opened, Opened):
            raise BrokenLog("a log begins with the opening of the tournament")
        self.progress: Progress = fold.begin(opened)
        self.log: list[ClubEvent] = [opened]
        for event in log:
            self.evolve(event)

    def decide(self, command: Command, now: int = 0) -> tuple[ClubEvent, ...]:
        """What a command leads to. Changes nothing; raises Refusal. `now` is a time in milliseconds."""
        return deciding.decide(self.progress, command, now)

    def evolve(self, event: ClubEvent) -> None:
        """Take an event into the log."""
        self.progress = fold.evolve(self.progress, event)
        self.log.append(event)

    def act(self, command: Command, now: int = 0) -> tuple[ClubEvent, ...]:
        """Decide, and evolve at once: for a tournament whose log lasts no longer than the program."""
        events = self.decide(command, now)
        for event in events:
            self.evolve(event)
        return events

    @property
    def drawable(self) -> bool:
        """Whether a draw would seat somebody."""
        return self.progress.begun and next_draw(self.progress) is not None

    @property
    def filling(self) -> tuple[Seating, ...]:
        """Whom a draw would seat in a round that is drawn already: latecomers, and who was left over; empty for a new round."""
        found = next_draw(self.progress) if self.progress.begun else None
        return found[1].seatings if found is not None and found[0] <= self.progress.last_round else ()

    @property
    def redrawable(self) -> bool:
        """Whether the last round can be drawn again, and would not be drawn as it is."""
        try:
            return bool(self.decide(Redraw()))
        except Refusal:
            return False

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

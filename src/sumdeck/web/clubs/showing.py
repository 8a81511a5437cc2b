"""A tournament as its screens show it, and a table of it as the referee sees it."""

from __future__ import annotations

from dataclasses import dataclass

from sumdeck.club import MatchId, Progress
from sumdeck.club.laying import seated
from sumdeck.club.plan import Plan, plan_of
from sumdeck.table.course import GATHERING, PLAYING
from sumdeck.table.events import Hinted, Mistaken
from sumdeck.web.clubs.clubs import Clubs
from sumdeck.web.clubs.hosting import Club
from sumdeck.web.clubs.schema import ClubEntrant, ClubView, Filling, Glance, LiveTable, RulingTold, TableLook
from sumdeck.web.messages import said_as
from sumdeck.web.recording import record_of
from sumdeck.web.running import Running


@dataclass(frozen=True)
class Shown:
    """What follows from one state of a tournament."""

    progress: Progress
    plan: Plan
    drawable: bool
    filling: tuple[Filling, ...]
    redrawable: bool


class Showing:
    """Makes views. What follows from a state of a tournament is found out once, however many screens show it."""

    def __init__(self, clubs: Clubs) -> None:
        self._clubs = clubs
        self._known: dict[str, Shown] = {}

    def view(self, club: Club, now: int) -> ClubView:
        """All that everybody may see."""
        progress = club.tournament.progress
        side = self._clubs.side_event(club)
        shown = self._shown(club)
        return ClubView(
            club.id,
            club.row.code,
            progress.n,
            progress.begun,
            progress.paused,
            shown.drawable,
            shown.filling,
            shown.redrawable,
            {name: value for name, value in progress.settings.dump().items() if name != "seed"},  # or the lot could be foretold
            progress.terms.dump(),
            tuple(
                ClubEntrant(
                    one.id, one.name, one.club, one.rating, one.player, one.gone, one.why_gone, bool(club.token_of(one.id))
                )
                for one in progress.entrants
            ),
            tuple(self._live(club, match.id) for match in progress.open if self._clubs.table(club, match.id) is not None),
            tuple(RulingTold(ruling.match, ruling.decision, ruling.text) for ruling in progress.rulings),
            shown.plan,
            "" if side is None else side.id,
            now,
        )

    def plan(self, club: Club) -> Plan:
        """Who plays whom, and how everybody stands."""
        return self._shown(club).plan

    def _shown(self, club: Club) -> Shown:
        tournament, known = club.tournament, self._known.get(club.id)
        if known is None or known.progress is not tournament.progress:
            filling = tuple(Filling(seating.side, seating.players) for seating in tournament.filling)
            known = self._known[club.id] = Shown(
                tournament.progress, plan_of(tournament.progress), tournament.drawable, filling, tournament.redrawable
            )
        return known

    def _live(self, club: Club, match: int) -> LiveTable:
        running = self._clubs.table(club, match)
        assert running is not None
        course, progress = running.table.course, club.tournament.progress
        players = seated(progress, progress.match(MatchId(match))) if course.phase == GATHERING else ()
        turn = course.game.to_act(course.state)[:1] if course.phase == PLAYING else ()
        return LiveTable(
            match,
            running.row.id,
            course.phase,
            course.paused is not None,
            course.names[turn[0]] if turn else "",
            len(course.line),
            tuple(course.names[seat] for seat in course.calling),
            course.outcome is not None,
            tuple(progress.entrant(player).name for player, name in zip(players, course.names, strict=False) if not name),
        )


def glance_at(match: int, running: Running) -> Glance:
    """How a table gets on, as far as it can be told from its log."""
    course, log = running.table.course, running.table.log
    turn = course.game.to_act(course.state)[:1] if course.phase == PLAYING else ()
    wrong = sum(isinstance(event, Mistaken) for event in log[course.moved + 1 :])
    helped = any(course.rungs[seat] or course.aided[seat] for seat in turn)
    away = tuple(course.names[seat] for seat in running.away if course.names[seat])
    return Glance(match, course.began, wrong, helped, away)


def look_at(running: Running) -> TableLook:
    """A table as the referee sees it. Wrong sums and hints are told as their own seat heard of them."""
    table = running.table
    said = []
    for n, event in enumerate(table.log):
        told = table.told(n, event.seat if isinstance(event, (Mistaken, Hinted)) else None)
        if told is not None:
            said.append(said_as(told))
    return TableLook(record_of(running, sealed=False), tuple(said))

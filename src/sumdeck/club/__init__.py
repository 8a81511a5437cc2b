"""The club: tournaments, from the entries to the last game. No socket, no file, no clock, and no chance but a seed that is data.

    fair = Tournament([open_tournament("Spring fair", Settings(system="double"))])
    for name in ("Otter", "Fox", "Owl", "Hare"):
        fair.act(Enter(name))
    fair.act(Begin())
    fair.act(Report(fair.progress.open[0].id, order))

Who wants its log to last keeps the events that `decide` returns before handing them to `evolve`.
"""

from sumdeck.club.codes import ClubCode
from sumdeck.club.commands import Begin, Command, Correct, Draw, Enter, Redraw, Report, Return, Undo, Withdraw
from sumdeck.club.entrant import Entrant, EntrantId
from sumdeck.club.events import ClubEvent, Opened
from sumdeck.club.loading import load_event, load_events
from sumdeck.club.match import Match, MatchId, Order, Result
from sumdeck.club.plan import Plan, PlanPerson, PlanRound, PlanRow, PlanSeat, PlanTable, plan_of
from sumdeck.club.points import Standing, shown
from sumdeck.club.progress import Progress
from sumdeck.club.settings import Settings
from sumdeck.club.sheets import results_csv, standings_csv
from sumdeck.club.side_event import flow
from sumdeck.club.terms import Terms
from sumdeck.club.tournament import Tournament, open_tournament

__all__ = [
    "Begin",
    "ClubCode",
    "ClubEvent",
    "Command",
    "Correct",
    "Draw",
    "Enter",
    "Entrant",
    "EntrantId",
    "Match",
    "MatchId",
    "Opened",
    "Order",
    "Plan",
    "PlanPerson",
    "PlanRound",
    "PlanRow",
    "PlanSeat",
    "PlanTable",
    "Progress",
    "Redraw",
    "Report",
    "Result",
    "Return",
    "Settings",
    "Standing",
    "Terms",
    "Tournament",
    "Undo",
    "Withdraw",
    "flow",
    "load_event",
    "load_events",
    "open_tournament",
    "plan_of",
    "results_csv",
    "shown",
    "standings_csv",
]

"""The club: tournaments, from the entries to the last game. No socket, no file, no clock, and no chance but a seed that is data.

    fair = Tournament([open_tournament("Spring fair", Settings(system="double"))])
    for name in ("Otter", "Fox", "Owl", "Hare"):
        fair.act(Enter(name))
    fair.act(Begin())
    fair.act(Report(fair.progress.open[0].id, order))

Who wants its log to last keeps `decision.events` of `decide` before handing them to `evolve`.
"""

from sumdeck.club.codes import ClubCode
from sumdeck.club.commands import (
    Begin,
    CallReferee,
    Command,
    Correct,
    DrawRound,
    Enter,
    Lay,
    Pause,
    Redraw,
    Report,
    Resume,
    Return,
    Rule,
    Undo,
    Withdraw,
)
from sumdeck.club.entrant import Entrant, EntrantId
from sumdeck.club.events import ClubEvent, Opened
from sumdeck.club.laying import TableOrder, report_of, table_for
from sumdeck.club.loading import load_event, load_events
from sumdeck.club.match import Match, MatchId, Order, Result
from sumdeck.club.plan import Plan, PlanPerson, PlanRound, PlanRow, PlanSeat, PlanTable, plan_of
from sumdeck.club.points import Standing, shown
from sumdeck.club.progress import Progress
from sumdeck.club.questions import Question, agree, questions
from sumdeck.club.results import tied
from sumdeck.club.score_sheet import report_of_sheet
from sumdeck.club.settings import Settings
from sumdeck.club.side_event import flow
from sumdeck.club.terms import Terms
from sumdeck.club.tournament import Tournament, open_tournament

__all__ = [
    "Begin",
    "CallReferee",
    "ClubCode",
    "ClubEvent",
    "Command",
    "Correct",
    "DrawRound",
    "Enter",
    "Entrant",
    "EntrantId",
    "Lay",
    "Match",
    "MatchId",
    "Opened",
    "Order",
    "Pause",
    "Plan",
    "PlanPerson",
    "PlanRound",
    "PlanRow",
    "PlanSeat",
    "PlanTable",
    "Progress",
    "Question",
    "Redraw",
    "Report",
    "Result",
    "Resume",
    "Return",
    "Rule",
    "Settings",
    "Standing",
    "TableOrder",
    "Terms",
    "Tournament",
    "Undo",
    "Withdraw",
    "agree",
    "flow",
    "load_event",
    "load_events",
    "open_tournament",
    "plan_of",
    "questions",
    "report_of",
    "report_of_sheet",
    "shown",
    "table_for",
    "tied",
]

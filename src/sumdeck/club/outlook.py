"""What follows from a state of a tournament for whoever watches it: the plan, and what could be drawn now.

A pure function of the state. With a thousand entrants it takes a good part of a second, so that a server works it out elsewhere.
"""

from dataclasses import dataclass

from sumdeck.club import deciding
from sumdeck.club.bracket import Sheet, pictures
from sumdeck.club.commands import Redraw
from sumdeck.club.draw import next_draw
from sumdeck.club.match import Seating
from sumdeck.club.plan import Plan, plan_of
from sumdeck.club.progress import Progress
from sumdeck.club.settings import ROUND_ROBIN
from sumdeck.rules.game import Refusal


@dataclass(frozen=True)
class Outlook:
    """All that there is to show and to choose."""

    plan: Plan
    pictures: tuple[Sheet, ...]
    """The plan as a picture; and, where some of it is past, what is played and to come."""
    drawable: bool
    """Whether a draw would seat somebody."""
    filling: tuple[Seating, ...]
    """Whom a draw would seat in a round that is drawn already: latecomers, and who was left over; empty for a new round."""
    redrawable: bool
    """Whether the last round can be drawn again, and would not be drawn as it is."""


def outlook_of(progress: Progress) -> Outlook:
    found = next_draw(progress) if progress.begun else None
    filling = found[1].seatings if found is not None and found[0] <= progress.last_round else ()
    plan = plan_of(progress)
    return Outlook(plan, pictures(plan), found is not None, filling, is_redrawable(progress))


def is_redrawable(progress: Progress) -> bool:
    """Whether the last round can be drawn again, and would not be drawn as it is."""
    try:
        return bool(deciding.decide(progress, Redraw(), 0))
    except Refusal:
        return False


def games_in(progress: Progress) -> int:
    """About how many games there are in it: how long an outlook takes grows with them."""
    entrants = len(progress.entrants)
    return entrants * (entrants - 1) // 2 if progress.settings.system == ROUND_ROBIN else entrants

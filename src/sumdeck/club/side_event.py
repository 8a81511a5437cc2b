"""The side event: another tournament, for those who have been knocked out of this one.

It is a tournament like any other, best a Swiss one, which takes people as they come. `flow` tells what it must be asked, whenever
the main event has moved on: who comes over, and who goes back because a result was corrected.
"""

from sumdeck.club.commands import Command, Enter, Return, Withdraw
from sumdeck.club.progress import Progress
from sumdeck.club.systems import SYSTEMS

BACK = "back_in_the_main_event"


def flow(main: Progress, side: Progress) -> tuple[Command, ...]:
    """What the side event should be asked, in order, so that everybody who is out of the main event is in it, and nobody else.

    Who has withdrawn from the main event has gone home. Somebody who left the side event by themselves is left alone.
    """
    if not main.begun:
        return ()
    out = SYSTEMS[main.settings.system].out(main)
    there = {entrant.origin: entrant for entrant in side.entrants if entrant.origin >= 0}
    asked: list[Command] = []
    for player in main.seeds:
        entrant, beside = main.entrant(player), there.get(player)
        wanted = player in out and not entrant.gone
        if beside is None and wanted:
            asked.append(Enter(entrant.name, entrant.club, entrant.rating, player))
        elif beside is not None and not wanted and not beside.gone:
            asked.append(Withdraw(beside.id, BACK))
        elif beside is not None and wanted and beside.why_gone == BACK:
            asked.append(Return(beside.id))
    return tuple(asked)

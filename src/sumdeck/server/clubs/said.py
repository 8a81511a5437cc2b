"""What everybody has said at the tables of a tournament, from their logs. What follows from it is in `learning.py`."""

from collections.abc import Iterator

from sumdeck.club.events import Laid, SpareLaid
from sumdeck.club.laying import seated
from sumdeck.club.match import EntrantId, MatchId
from sumdeck.learning.profile import Observation
from sumdeck.rules.game import Seat
from sumdeck.server.clubs.hosting import Club
from sumdeck.store import NoSuchTable, Store
from sumdeck.table import load_event
from sumdeck.table.observing import observations

Said = dict[EntrantId, list[Observation]]


def said_in(club: Club, store: Store) -> Said:
    """What each entrant has said, table by table. Whoever has left is still told of; a table that was erased is not."""
    said: Said = {entrant.id: [] for entrant in club.tournament.progress.entrants if not entrant.player}
    for table, players in tables_of(club):
        try:
            log = [load_event(event) for event in store.load(table)]
        except NoSuchTable:
            continue
        for seat, entrant in enumerate(players):
            if entrant in said:
                said[entrant] += observations(log, Seat(seat))
    return said


def tables_of(club: Club) -> Iterator[tuple[str, tuple[EntrantId, ...]]]:
    """Every table that was ever laid, and who sits there."""
    progress = club.tournament.progress
    for event in tuple(club.tournament.log):
        if isinstance(event, Laid) and event.match < len(progress.matches):
            yield event.table, seated(progress, progress.match(MatchId(event.match)))
        elif isinstance(event, SpareLaid) and event.table:
            yield event.table, (event.entrant,)

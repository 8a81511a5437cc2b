"""What everybody has said at the tables of a tournament, from their logs. What follows from it is in `learning.py`."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from sumdeck.club.events import Laid, SpareLaid
from sumdeck.club.laying import seated
from sumdeck.club.match import EntrantId, MatchId
from sumdeck.learning.facts import Fact
from sumdeck.learning.profile import Observation
from sumdeck.rules.game import Json, Seat
from sumdeck.server.clubs.hosting import Club
from sumdeck.store import NoSuchTable, Store
from sumdeck.table import Table, load_event
from sumdeck.table.observing import observations, overlooked


@dataclass(frozen=True)
class Spoken:
    """What one entrant has said, and what would have won more."""

    said: list[Observation] = field(default_factory=list)
    missed: list[Fact] = field(default_factory=list)


@dataclass(frozen=True)
class Heard:
    """A table that was laid, who sits there, and its log."""

    table: str
    players: tuple[EntrantId, ...]
    log: Sequence[Json]


Said = dict[EntrantId, Spoken]
Missed = Sequence[Sequence[Fact]]
"""For each seat of a table."""


def said_in(club: Club, heard: Sequence[Heard], missed: Sequence[Missed] = ()) -> Said:
    """What each entrant has said, table by table. Whoever has left is still told of."""
    said: Said = {entrant.id: Spoken() for entrant in club.tournament.progress.entrants if not entrant.player}
    for place, each in enumerate(heard):
        log = [load_event(event) for event in each.log]
        for seat, entrant in enumerate(each.players):
            if entrant in said:
                said[entrant].said.extend(observations(log, Seat(seat)))
                said[entrant].missed.extend(missed[place][seat] if missed else ())
    return said


def heard_at(club: Club, store: Store) -> list[Heard]:
    """Every table that was ever laid. One that was erased is left out."""
    found = []
    for table, players in tables_of(club):
        try:
            found.append(Heard(table, players, store.load(table)))
        except NoSuchTable:
            continue
    return found


def missed_at(log: Sequence[Json], seats: int) -> Missed:
    """What the first seats of a table have overlooked. A search for each turn: done in a worker."""
    state = Table(map(load_event, log)).state
    return [overlooked(state, Seat(seat)) for seat in range(seats)]


def tables_of(club: Club) -> Iterator[tuple[str, tuple[EntrantId, ...]]]:
    """Every table that was ever laid, and who sits there."""
    progress = club.tournament.progress
    for event in tuple(club.tournament.log):
        if isinstance(event, Laid) and event.match < len(progress.matches):
            yield event.table, seated(progress, progress.match(MatchId(event.match)))
        elif isinstance(event, SpareLaid) and event.table:
            yield event.table, (event.entrant,)

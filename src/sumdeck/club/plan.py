"""A tournament as pages, PDFs and texts show it: plain lists, which can be drawn without knowing any system.

Rounds stand side by side, each with its tables from top to bottom; a line of the bracket goes from a seat back to the table that
it `came_from`. Rounds that are not drawn yet are shown where they can be foreseen (`draw.py`): their seats know where they
would come from, and perhaps not who it will be.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from statistics import median_low
from typing import Final

from sumdeck.club.draw import forecast, is_over
from sumdeck.club.match import FINAL, LOSERS, RULED, THIRD, UNFINISHED, WALKOVER, WINNERS, EntrantId, Match, MatchId
from sumdeck.club.points import WIN, Standing, shown
from sumdeck.club.progress import Progress
from sumdeck.club.systems import SYSTEMS

OPEN, ENDED, BYE, COMING = "open", "ended", "bye", "coming"
"""What a table can be."""
CHAMPION, IN, OUT, GONE = "champion", "in", "out", "gone"
"""What somebody can be."""
PLAY, REST, WAIT, DONE = "play", "rest", "wait", "done"
"""What somebody does next: sit down at a table, have the round off, wait for the next draw, or nothing more."""
BRACKET = (WINNERS, LOSERS, FINAL, THIRD)
STATUS: Final = {
    OPEN: "status.open",
    ENDED: "status.ended",
    WALKOVER: "status.walkover",
    UNFINISHED: "status.unfinished",
    BYE: "status.bye",
    RULED: "status.ruled",
    COMING: "status.coming",
}
"""How a game stands, with the code of the words for it."""


@dataclass(frozen=True)
class PlanSeat:
    """A place at a table."""

    entrant: EntrantId | None
    """None: nobody knows yet."""
    name: str
    came_from: MatchId | None
    """The table of the bracket that they come from; None: from none."""
    came_as: int
    """Their place there."""
    place: int
    """Their place here; 0 while the game goes on, and for who did not play."""
    points: int | None
    goes_on: bool
    """Whether they have come through, in a bracket."""


@dataclass(frozen=True)
class PlanTable:
    """A game, or a bye."""

    id: MatchId
    number: int
    """What people call the game: 1, 2, 3 …"""
    room_table: int
    """The number of its table in the room; 0 where there is none, or not yet."""
    round: int
    side: str
    status: str
    championship: bool
    target: int
    """To how many points; 0: as the game has it."""
    ruled: bool
    """Whether it ended as the referee decided."""
    seats: tuple[PlanSeat, ...]


@dataclass(frozen=True)
class PlanRound:
    """The tables of a round, from top to bottom."""

    number: int
    tables: tuple[PlanTable, ...]


@dataclass(frozen=True)
class PlanRow:
    """A line of the standings."""

    place: int
    entrant: EntrantId
    name: str
    club: str
    points: str
    """As people write them; empty in a knock-out."""
    breaks: tuple[tuple[str, str], ...]
    """The tie-breaks by their names, as people write them."""
    played: int
    won: int
    status: str


@dataclass(frozen=True)
class PlanPerson:
    """What somebody does next."""

    entrant: EntrantId
    name: str
    next: str
    table: MatchId | None
    """Where to play."""


@dataclass(frozen=True)
class Plan:
    """All that there is to show."""

    name: str
    system: str
    over: bool
    champion: EntrantId | None
    rounds: tuple[PlanRound, ...]
    standings: tuple[PlanRow, ...]
    people: tuple[PlanPerson, ...]
    """By their ids."""
    played: int
    """How many games have been played."""
    usual_time: int
    """How long a game has taken, in milliseconds: the middle one of those that have ended; 0 before the first."""


def plan_of(progress: Progress) -> Plan:
    over = is_over(progress)
    out = SYSTEMS[progress.settings.system].out(progress) if progress.begun else frozenset()
    standings = SYSTEMS[progress.settings.system].standings(progress) if progress.begun else ()
    first = [standing.entrant for standing in standings if standing.place == 1]
    champion = first[0] if over and len(first) == 1 and not progress.entrant(first[0]).gone else None
    times = [match.ended_at - match.drawn_at for match in progress.standing if match.played]
    return Plan(
        progress.name,
        progress.settings.system,
        over,
        champion,
        _rounds(progress),
        tuple(_row(progress, standing, CHAMPION if standing.entrant == champion else "", out) for standing in standings),
        tuple(_people(progress, over, out)),
        sum(match.played for match in progress.standing),
        median_low(times) if times else 0,
    )


def _rounds(progress: Progress) -> tuple[PlanRound, ...]:
    """The rounds that are drawn, then those that are foreseen."""
    coming = forecast(progress)
    matches = (*progress.standing, *(match for match in coming.matches if not match.void))
    row: dict[MatchId, float] = {}
    rounds: list[PlanRound] = []
    by_round: dict[int, list[Match]] = {}
    for match in matches:
        by_round.setdefault(match.round, []).append(match)
    for number in range(1, max(by_round, default=0) + 1):
        here = by_round.get(number, [])
        shown_tables = [(match, _table(progress, match, coming.came_from, match.id >= len(progress.matches))) for match in here]
        shown_tables.sort(key=lambda each: _top_down(each[0], each[1], row))
        row |= {match.id: float(place) for place, (match, _) in enumerate(shown_tables)}
        rounds.append(PlanRound(number, tuple(table for _, table in shown_tables)))
    return tuple(rounds)


def _top_down(match: Match, table: PlanTable, row: dict[MatchId, float]) -> tuple[int, float, int]:
    """Sides one below the other, and each table beside those that its players come from."""
    side = BRACKET.index(match.side) if match.side in BRACKET else -1
    before = [row[seat.came_from] for seat in table.seats if seat.came_from in row]
    return side, sum(before) / len(before) if before else -1.0, match.id


def _table(progress: Progress, match: Match, came_from: dict[tuple[MatchId, EntrantId], Match], coming: bool) -> PlanTable:
    going_on = SYSTEMS[progress.settings.system].through(progress, match) if match.result is not None else 0
    present = [player for equals in match.order for player in equals] if not coming else []
    points = match.result.points if match.result is not None and match.result.points else (None,) * len(match.players)
    seats: list[PlanSeat] = []
    for player, had in zip(match.players, points):
        source = came_from.get((match.id, player))
        # Who comes from a game that is not decided yet is not known yet.
        unknown = coming and source is not None and (source.id >= len(progress.matches) or progress.match(source.id).open)
        seats.append(
            PlanSeat(
                None if unknown else player,
                "" if unknown else progress.entrant(player).name,
                source.id if source is not None else None,
                source.place(player) if source is not None else 0,
                match.place(player) if player in present else 0,
                had,
                player in present[:going_on] or (match.bye and match.side in BRACKET and not coming),
            )
        )
    target = progress.terms.target_of(match.championship)
    status = COMING if coming else _status(match)
    room_table = 0 if coming else match.room_table
    ruled = match.result is not None and match.result.why == RULED
    return PlanTable(
        match.id, match.id + 1, room_table, match.round, match.side, status, match.championship, target, ruled, tuple(seats)
    )


def _status(match: Match) -> str:
    if match.bye:
        return BYE
    if match.open:
        return OPEN
    why = match.result.why if match.result is not None else ""
    return UNFINISHED if why == UNFINISHED else ENDED if match.played else WALKOVER


def _row(progress: Progress, standing: Standing, crown: str, out: frozenset[EntrantId]) -> PlanRow:
    entrant = progress.entrant(standing.entrant)
    breaks = tuple((name, f"{value / WIN**2:g}") for name, value in standing.breaks)
    status = crown or (GONE if entrant.gone else OUT if entrant.id in out else IN)
    return PlanRow(
        standing.place,
        entrant.id,
        entrant.name,
        entrant.club,
        shown(standing.points),
        breaks,
        standing.played,
        standing.won,
        status,
    )


def _people(progress: Progress, over: bool, out: frozenset[EntrantId]) -> Iterator[PlanPerson]:
    """Everybody, by their ids."""
    playing = {player: match.id for match in progress.open for player in match.players}
    resting = {match.players[0] for match in progress.in_round(progress.last_round) if match.bye}
    for entrant in progress.entrants:
        id = entrant.id
        if id in playing:
            yield PlanPerson(id, entrant.name, PLAY, playing[id])
        elif over or entrant.gone or id in out:
            yield PlanPerson(id, entrant.name, DONE, None)
        else:
            yield PlanPerson(id, entrant.name, REST if id in resting and progress.open else WAIT, None)

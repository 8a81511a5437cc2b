"""After the storm: all that an organiser was promised, and all that any screen has shown, against the log that is left."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence

from sumdeck.club.events import ClubEvent, Corrected, Entered, Reported, Undone, Withdrew, load_events
from sumdeck.club.plan import plan_of
from sumdeck.club.tournament import Tournament
from sumdeck.server import wire
from sumdeck.store import Store
from tests.server.clubs.soak.runner import Runner
from tests.server.visitor import Json


def audit(store: Store, runner: Runner) -> Iterator[str]:
    """Yield whatever is wrong with a tournament."""
    yield from runner.complaints
    log = load_events(store.load(runner.club))
    for n, what in runner.acknowledged:
        if not is_done(log[: n + 1], what):
            yield f"lost: {what}, which was acknowledged with event {n}"
    yield from untrue(log, runner)
    yield from unranked(Tournament(log))


def untrue(log: Sequence[ClubEvent], runner: Runner) -> Iterator[str]:
    """Whatever was shown and is not so."""
    shown: dict[int, set[str]] = {}
    for screen in runner.screens:
        for n, plans in screen.shown.items():
            shown.setdefault(n, set()).update(plans)
    tournament = Tournament(log[:1])
    for n, event in enumerate(log):
        if n:
            tournament.evolve(event)
        true = json.dumps(json.loads(wire.write(plan_of(tournament.progress))), sort_keys=True) if n in shown else ""
        if shown.pop(n, {true}) != {true}:
            yield f"untrue: a screen has shown with event {n} what was not so"
    for n in shown:
        yield f"lost: event {n}, of which a screen has shown what came of it"


def unranked(tournament: Tournament) -> Iterator[str]:
    """Whoever has no place of their own when it is over."""
    progress, rows = tournament.progress, tournament.standings
    if not tournament.over:
        yield "endless: the tournament has not come to its end"
    wanted = [entrant.id for entrant in progress.entrants if entrant.id in progress.last_seated or not entrant.gone]
    if sorted(row.entrant for row in rows) != wanted:
        yield "unranked: not everybody who took part has a place"
    for row in rows:
        if row.place != 1 + sum(other.place < row.place for other in rows):
            yield f"unranked: place {row.place} has not so many before it"
    for number in range(1, progress.last_round + 1):
        seated = [player for match in progress.in_round(number) for player in match.players]
        if len(set(seated)) < len(seated):
            yield f"twice: somebody has two places in round {number}"


def is_done(log: Sequence[ClubEvent], what: Json) -> bool:
    """Whether what was asked for has happened by then. Of a pause, a draw and a return it is enough that the screens tell."""
    match what["do"]:
        case "report":
            told = what["match"], tuple(map(tuple, what["order"]))
            return any(isinstance(event, Reported | Corrected) and (event.match, event.order) == told for event in log)
        case "undo":
            return any(isinstance(event, Undone) and event.match == what["match"] for event in log)
        case "withdraw":
            return any(isinstance(event, Withdrew) and event.entrant == what["entrant"] for event in log)
        case "enter":
            return any(isinstance(event, Entered) and event.name == what["entrants"][0]["name"] for event in log)
    return True

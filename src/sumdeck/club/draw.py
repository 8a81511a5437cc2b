"""What is to be drawn next, who counts as strongest, and whether a tournament is over. Who plays whom is found by the systems.

The rounds to come are shown as they would be if every favourite won: nobody is promised anything, but everybody sees their way.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from sumdeck.club.events import Drawn
from sumdeck.club.fold import evolve
from sumdeck.club.match import FINAL, LOSERS, THIRD, WINNERS, Entrant, EntrantId, Match, MatchId, Result
from sumdeck.club.progress import Progress
from sumdeck.club.seating import clashes, keep_apart, snake
from sumdeck.club.settings import GROUPS, SWISS, Settings
from sumdeck.club.systems import SYSTEMS, Pairing
from sumdeck.rules.deals import shuffled
from sumdeck.rules.game import Kind


def next_draw(progress: Progress) -> tuple[int, Pairing] | None:
    """The next matches that can be drawn, and their round; None where there are none now, and when all is finished."""
    return None if progress.finished else SYSTEMS[progress.settings.system].next_draw(progress)


def is_drawable(progress: Progress) -> bool:
    """Whether something can be drawn now."""
    return progress.begun and next_draw(progress) is not None


def is_over(progress: Progress) -> bool:
    """Whether every game has been played. Where the door is open, more may come as long as there is a round for them."""
    if not progress.begun or progress.open or progress.finished:
        return progress.finished and not progress.open
    more = progress.terms.open_door and progress.last_round < progress.rounds
    return SYSTEMS[progress.settings.system].ends_itself and not more and next_draw(progress) is None


@dataclass(frozen=True)
class Forecast:
    """What may be drawn later, and where everybody comes from."""

    matches: tuple[Match, ...]
    came_from: dict[tuple[MatchId, EntrantId], Match]
    """For each seat of a bracket the match before it, the foreseen ones as their favourites would end them."""


def forecast(progress: Progress) -> Forecast:
    """All rounds to come, where the system lets them be foreseen."""
    system = SYSTEMS[progress.settings.system]
    played_out = progress
    while progress.begun and system.foreseeable(progress):
        played_out = replace(played_out, matches=tuple(map(_as_expected, played_out.matches)))
        found = next_draw(played_out)
        if found is None:
            break
        number, pairing = found
        played_out = evolve(played_out, Drawn(number, pairing.seatings, pairing.dissolved, 0))
    came_from = _came_from(played_out) if system.results_matter else {}
    return Forecast(played_out.matches[len(progress.matches) :], came_from)


def _as_expected(match: Match) -> Match:
    """A match as its favourite would end it."""
    return replace(match, result=Result(tuple((player,) for player in match.players))) if match.open else match


def _came_from(progress: Progress) -> dict[tuple[MatchId, EntrantId], Match]:
    """The last match of everybody before each match of a bracket."""
    last: dict[EntrantId, Match] = {}
    found: dict[tuple[MatchId, EntrantId], Match] = {}
    for match in progress.standing:
        if match.side in (WINNERS, LOSERS, FINAL, THIRD):
            for player in match.players:
                if player in last:
                    found[match.id, player] = last[player]
                last[player] = match
    return found


def seeds(settings: Settings, entrants: Sequence[Entrant], again: int = 0) -> tuple[EntrantId, ...]:
    """The strongest first: by lot, in the order of entry, or by rating and among equals by lot.

    The lot is the shuffle of `rules/deals.py`, which never changes, from the lines `sumdeck tournament 1` and the seed;
    where it is drawn again, a third line has the number of events before it.
    """
    if settings.seeding == "given":
        return tuple(entrant.id for entrant in entrants)
    lines = ["sumdeck tournament 1", settings.seed, *([str(again)] if again else [])]
    lot = shuffled([Kind(place) for place in range(len(entrants))], "\n".join(lines).encode())
    drawn = [entrants[place] for place in lot]
    if settings.seeding == "rating":
        drawn.sort(key=lambda entrant: -entrant.rating)
    return tuple(entrant.id for entrant in drawn)


def swiss_rounds(settings: Settings, players: int) -> int:
    """As many rounds as were asked for, or as it takes until only one can have won all games; 0 in other systems."""
    if settings.system != SWISS:
        return 0
    rounds = settings.rounds
    if not rounds:
        rounds, winners = 1, settings.seats
        while winners < players:
            rounds, winners = rounds + 1, winners * settings.seats
    return rounds


def grouped(progress: Progress, order: Sequence[EntrantId]) -> tuple[tuple[EntrantId, ...], ...]:
    """The groups, as even in number and strength as can be, club mates apart as far as that goes."""
    if progress.settings.system != GROUPS:
        return ()
    dealt = snake(order, -(-len(order) // progress.settings.group_size))
    line = {player: place for place, player in enumerate(order)}
    return tuple(tuple(sorted(group, key=line.__getitem__)) for group in keep_apart(dealt, clashes(progress, 1)))

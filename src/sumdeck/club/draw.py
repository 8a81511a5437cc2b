"""What is to be drawn next, and whether a tournament is over. Who plays whom is found by the systems.

The rounds to come are shown as they would be if every favourite won: nobody is promised anything, but everybody sees their way.
"""

from dataclasses import dataclass, replace

from sumdeck.club.events import Drawn
from sumdeck.club.fold import evolve
from sumdeck.club.match import FINAL, LOSERS, THIRD, WINNERS, EntrantId, Match, MatchId, Result
from sumdeck.club.progress import Progress
from sumdeck.club.systems import SYSTEMS, Pairing


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

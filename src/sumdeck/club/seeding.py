"""Who counts as strongest, and what else is settled when a tournament begins."""

from collections.abc import Sequence

from sumdeck.club.match import Entrant, EntrantId
from sumdeck.club.progress import Progress
from sumdeck.club.seating import clashes, keep_apart, snake
from sumdeck.club.settings import GROUPS, SWISS, Settings
from sumdeck.rules.deals import shuffled
from sumdeck.rules.game import Kind


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

"""Six digits that stand for the four words of a class, where they have to be short."""

from sumdeck.server.clubs.hosting import Club
from sumdeck.table import six_digits


class Digits:
    """Which classes have the same digits: found at once, however many classes there are."""

    def __init__(self) -> None:
        self._classes: dict[str, set[Club]] = {}

    def add(self, club: Club) -> None:
        if is_class(club):
            self._classes.setdefault(six_digits(club.row.code), set()).add(club)

    def remove(self, club: Club) -> None:
        same = self._classes.get(six_digits(club.row.code), set())
        same.discard(club)
        if not same:
            self._classes.pop(six_digits(club.row.code), None)

    def of(self, club: Club) -> str:
        """The digits of a class; none where an older one has the same."""
        found = six_digits(club.row.code)
        oldest = min(self._classes.get(found, ()), key=lambda each: (each.row.created, each.id), default=None)
        return found if club is oldest else ""


def is_class(club: Club) -> bool:
    return club.tournament.progress.terms.open_door

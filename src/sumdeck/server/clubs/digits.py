"""Six digits that stand for the four words of a class, where they have to be short.

Nobody who mistypes a digit, or two in the wrong order, is led into another class: of two classes with digits that near, only the
older has any.
"""

from sumdeck.server.clubs.hosting import Club
from sumdeck.table import six_digits


class Digits:
    """Which classes have which digits: those that are near are found at once, however many classes there are."""

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

    def known(self, digits: str) -> list[str]:
        """The classes of this process for whose four words these digits stand."""
        return [club.id for club in self._classes.get(digits, ())]

    def of(self, club: Club) -> str:
        """The digits of a class; none where an older one has the same, or almost."""
        found = six_digits(club.row.code)
        alike = (each for digits in slips_of(found) for each in self._classes.get(digits, ()))
        oldest = min(alike, key=lambda each: (each.row.created, each.id), default=None)
        return found if club is oldest else ""


def slips_of(digits: str) -> set[str]:
    """These digits, with one of them wrong, or with two neighbours in each other's place."""
    places = range(len(digits))
    wrong = {digits[:place] + other + digits[place + 1 :] for place in places for other in "0123456789"}
    swapped = {digits[:at] + digits[at + 1] + digits[at] + digits[at + 2 :] for at in places[:-1]}
    return wrong | swapped


def is_class(club: Club) -> bool:
    return club.tournament.progress.terms.open_door

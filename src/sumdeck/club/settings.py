"""How a tournament is paired: its system, and what there is to choose about it. What is played at its tables is in `terms.py`."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, fields
from typing import Any, Final

from sumdeck.club.codes import ClubCode
from sumdeck.rules.game import Json, Refusal

SINGLE, DOUBLE, SWISS, ROUND_ROBIN, GROUPS = "single", "double", "swiss", "round_robin", "groups"
MOST_ENTRANTS: Final = 1000
LONGEST_TEXT: Final = 80

CHOICES: Final[Mapping[str, tuple[str, ...] | tuple[bool, ...] | range]] = {
    "system": (SINGLE, DOUBLE, SWISS, ROUND_ROBIN, GROUPS),
    "seats": range(2, 5),
    "advance": range(1, 4),
    "seeding": ("random", "given", "rating"),
    "clubs_apart": (True, False),
    "third_place": (False, True),
    "second_final": (True, False),
    "championship_from": range(MOST_ENTRANTS + 1),
    "rounds": range(MOST_ENTRANTS + 1),
    "group_size": range(2, 33),
    "qualify": range(1, 33),
    "then": (SINGLE, DOUBLE),
}
"""What a setting can be; `seed` is any text."""


@dataclass(frozen=True)
class Settings:
    """All that decides who plays whom, apart from who is there and how the games end."""

    system: str = SINGLE
    """One lost game and out, two lost games and out, Swiss, everybody against everybody, or groups and then a knock-out."""
    seats: int = 2
    """How many sit at a table: two, three or four (M-163)."""
    advance: int = 1
    """How many of a table go on in a knock-out (M-166)."""
    seeding: str = "random"
    """Who counts as strongest: by lot, in the order of entry, or by rating."""
    seed: str = ""
    """What the lot is drawn from: data, so that anybody can repeat the draw. Best from `secrets`, so that nobody chooses it."""
    clubs_apart: bool = True
    """Whether members of one club do not meet in the first round, as far as that can be."""
    third_place: bool = False
    """Whether the losers of the last round before a final of two play for the third place."""
    second_final: bool = True
    """Whether somebody unbeaten who loses the final has another one (M-170)."""
    championship_from: int = 0
    """With so many left in it the championship rounds begin; the final is one in any case."""
    rounds: int = 0
    """The rounds of a Swiss tournament; 0: as many as its size asks for."""
    group_size: int = 4
    qualify: int = 2
    """How many of a group go on."""
    then: str = SINGLE
    """What follows the groups."""

    def __post_init__(self) -> None:
        if self.advance >= self.seats:
            raise Refusal(ClubCode.NOBODY_LOSES, seats=self.seats, advance=self.advance)

    def dump(self) -> Json:
        """The settings as data."""
        return asdict(self)

    @staticmethod
    def load(given: Mapping[str, Json]) -> Settings:
        """Settings from names and values; what is not given is as usual. Raises Refusal for what does not exist."""
        known = {field.name for field in fields(Settings)}
        for name, value in given.items():
            if name not in known:
                raise Refusal(ClubCode.NO_SUCH_SETTING, given=name, known=", ".join(sorted(known)))
            if not _permitted(name, value):
                raise Refusal(ClubCode.NO_SUCH_VALUE, setting=name, given=str(value)[:40])
        chosen: dict[str, Any] = dict(given)
        return Settings(**chosen)


def _permitted(name: str, value: Json) -> bool:
    if name == "seed":
        return isinstance(value, str) and len(value) <= LONGEST_TEXT
    allowed = CHOICES[name]
    return type(value) is type(allowed[0]) and value in allowed

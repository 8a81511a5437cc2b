"""How a tournament is paired: its system, and what there is to choose about it. What is played at its tables is in `terms.py`."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Final

from sumdeck.club.codes import ClubCode
from sumdeck.rules.game import Json, Refusal
from sumdeck.rules.options import chosen, setting

SINGLE, DOUBLE, SWISS, ROUND_ROBIN, GROUPS, CLASS = "single", "double", "swiss", "round_robin", "groups", "class"
MOST_ENTRANTS: Final = 1000
LONGEST_TEXT: Final = 80


@dataclass(frozen=True)
class Settings:
    """All that decides who plays whom, apart from who is there and how the games end."""

    system: str = setting(SINGLE, DOUBLE, SWISS, ROUND_ROBIN, GROUPS, CLASS)
    """One lost game and out, two and out, Swiss, everybody against everybody, groups and then a knock-out, or a class."""
    seats: int = setting(2, 3, 4, clause="M-163")
    """How many sit at a table: two, three or four."""
    advance: int = setting(1, 2, 3, clause="M-166")
    """How many of a table go on in a knock-out."""
    seeding: str = setting("random", "given", "rating")
    """Who counts as strongest: by lot, in the order of entry, or by rating."""
    seed: str = ""
    """What the lot is drawn from: data, so that anybody can repeat the draw. Best from `secrets`, so that nobody chooses it."""
    clubs_apart: bool = setting(True, False)
    """Whether members of one club do not meet in the first round, as far as that can be."""
    third_place: bool = setting(False, True)
    """Whether the losers of the last round before a final of two play for the third place."""
    second_final: bool = setting(True, False, clause="M-170")
    """Whether somebody unbeaten who loses the final has another one."""
    championship_from: int = setting(0, span=(0, MOST_ENTRANTS))
    """With so many left in it the championship rounds begin; the final is one in any case."""
    rounds: int = setting(0, span=(0, MOST_ENTRANTS))
    """The rounds of a Swiss tournament; 0: as many as its size asks for."""
    group_size: int = setting(4, span=(2, 32))
    qualify: int = setting(2, span=(1, 32))
    """How many of a group go on."""
    then: str = setting(SINGLE, DOUBLE)
    """What follows the groups."""

    def __post_init__(self) -> None:
        if self.advance >= self.seats:
            raise Refusal(ClubCode.NOBODY_LOSES, seats=self.seats, advance=self.advance)

    def dump(self) -> Json:
        return asdict(self)

    @staticmethod
    def load(given: Mapping[str, Json]) -> Settings:
        """Settings from names and values; what is not given is as usual. Raises Refusal for what does not exist."""
        others = {"seed": lambda value: isinstance(value, str) and len(value) <= LONGEST_TEXT}
        return chosen(Settings, given, others, (ClubCode.NO_SUCH_SETTING, ClubCode.NO_SUCH_VALUE), "setting")

"""What is played at the tables of a tournament. Who sits at them is decided by `settings.py` and the systems."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass, field
from typing import Final

from sumdeck.club.codes import ClubCode
from sumdeck.rules.game import Json
from sumdeck.rules.options import chosen, setting
from sumdeck.table.house import LONGEST_TURN

HIGHEST_TARGET: Final = 1000
LONGEST_LESSON: Final = 240
OTHERS: Final[Mapping[str, Callable[[Json], bool]]] = {
    "game": lambda value: isinstance(value, str),
    "options": lambda value: isinstance(value, dict),
    "house": lambda value: isinstance(value, dict),
}
"""What the terms can be that are no choice between a few values."""


@dataclass(frozen=True)
class Terms:
    """The game, its rules, its targets and its clock: the same at every table (M-161, M-162)."""

    game: str = ""
    """Empty: whatever people like, with cards of their own."""
    online: bool = setting(False, True)
    """Whether tables are laid here, and report by themselves; else people sit around cards, and results are told."""
    options: Mapping[str, Json] = field(default_factory=dict)
    """The level and the house rules of the game."""
    target: int = setting(0, span=(0, HIGHEST_TARGET))
    """To how many points a regular round is played; 0: as the game has it."""
    championship_target: int = setting(0, span=(0, HIGHEST_TARGET))
    """The same for championship rounds (M-169)."""
    turn_seconds: int = setting(0, span=(0, LONGEST_TURN))
    """How long a turn may take; 0 is for ever. A wrong sum gives no time back (M-171)."""
    clock_at_zero: str = setting("discard", "wait", "bot")
    """What happens then (M-168)."""
    same_deal: bool = setting(False, True)
    """Whether all tables of a round get the same cards."""
    draws_itself: bool = setting(False, True)
    """Whether a round is drawn as soon as it can be; else the organiser says when."""
    open_door: bool = setting(False, True)
    """Whether whoever comes with the four words takes part, by a friendly name: a class."""
    players_tell: bool = setting(False, True)
    """Whether those who have played around cardboard may enter their own result."""
    minutes: int = setting(0, span=(0, LONGEST_LESSON))
    """How long a lesson lasts; 0: nobody counts it."""
    house: Mapping[str, Json] = field(default_factory=dict)
    """House rules of the tables that are not as usual in a tournament (`laying.py`)."""

    def dump(self) -> Json:
        return asdict(self)

    @staticmethod
    def load(given: Mapping[str, Json]) -> Terms:
        """Terms from names and values; what is not given is as usual. Raises Refusal for what does not exist."""
        return chosen(Terms, given, OTHERS, (ClubCode.NO_SUCH_SETTING, ClubCode.NO_SUCH_VALUE), "setting")

    def target_of(self, championship: bool) -> int:
        """To how many points a game is played; 0: as the game has it."""
        return self.championship_target or self.target if championship else self.target

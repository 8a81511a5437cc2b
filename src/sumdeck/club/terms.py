"""What is played at the tables of a tournament. Who sits at them is decided by `settings.py` and the systems."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, field, fields
from typing import Any, Final

from sumdeck.club.codes import ClubCode
from sumdeck.rules.game import Json, Refusal
from sumdeck.table.house import LONGEST_TURN

HIGHEST_TARGET: Final = 1000


@dataclass(frozen=True)
class Terms:
    """The game, its rules, its targets and its clock: the same at every table (M-161, M-162)."""

    game: str = ""
    """Empty: whatever people like, with cards of their own."""
    online: bool = False
    """Whether tables are laid here, and report by themselves; else people sit around cards, and results are told."""
    options: Mapping[str, Json] = field(default_factory=dict)
    """The level and the house rules of the game."""
    target: int = 0
    """To how many points a regular round is played; 0: as the game has it."""
    championship_target: int = 0
    """The same for championship rounds (M-169)."""
    turn_seconds: int = 0
    """How long a turn may take; 0 is for ever. A wrong sum gives no time back (M-171)."""
    clock_at_zero: str = "discard"
    """What happens then (M-168)."""
    same_deal: bool = False
    """Whether all tables of a round get the same cards."""
    draws_itself: bool = False
    """Whether a round is drawn as soon as it can be; else the organiser says when."""
    open_door: bool = False
    """Whether whoever comes with the four words takes part, by a friendly name: a class."""
    players_tell: bool = False
    """Whether those who have played around cardboard may enter their own result."""
    house: Mapping[str, Json] = field(default_factory=dict)
    """House rules of the tables that are not as usual in a tournament (`laying.py`)."""

    def dump(self) -> Json:
        """The terms as data."""
        return asdict(self)

    @staticmethod
    def load(given: Mapping[str, Json]) -> Terms:
        """Terms from names and values; what is not given is as usual. Raises Refusal for what does not exist."""
        known = {item.name for item in fields(Terms)}
        for name, value in given.items():
            if name not in known:
                raise Refusal(ClubCode.NO_SUCH_SETTING, given=name, known=", ".join(sorted(known)))
            if not _permitted(name, value):
                raise Refusal(ClubCode.NO_SUCH_VALUE, setting=name, given=str(value)[:40])
        chosen: dict[str, Any] = dict(given)
        return Terms(**chosen)

    def target_of(self, championship: bool) -> int:
        """To how many points a game is played; 0: as the game has it."""
        return self.championship_target or self.target if championship else self.target


def _permitted(name: str, value: Json) -> bool:
    match name:
        case "game":
            return isinstance(value, str)
        case "options" | "house":
            return isinstance(value, dict)
        case "same_deal" | "online" | "draws_itself" | "open_door" | "players_tell":
            return isinstance(value, bool)
        case "clock_at_zero":
            return value in ("wait", "discard", "bot")
    return type(value) is int and 0 <= value <= (LONGEST_TURN if name == "turn_seconds" else HIGHEST_TARGET)

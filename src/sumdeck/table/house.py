"""The house rules of a table: who checks, what may be taken back, clocks, help. The rules of the game itself are its options."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass, replace
from typing import Final

from sumdeck.rules.game import Json
from sumdeck.rules.options import chosen, setting
from sumdeck.table.codes import TableCode

NUMBER_LINE: Final = "number-line"
TEN_FRAME: Final = "ten-frame"
AIDS: Final = (NUMBER_LINE, TEN_FRAME, "tables")
"""What a player may ask to look at: pictures for counting, and tables of products and powers. A page shows what fits its game."""
LONGEST_TURN: Final = 3600
LONGEST_MOMENT: Final = 60

OPPONENTS: Final = "opponents"
"""The referee that says nothing itself: the players check each other."""
OTHERS: Final[Mapping[str, Callable[[Json], bool]]] = {
    "aids": lambda value: isinstance(value, (list, tuple)) and all(aid in AIDS for aid in value),
    "stand_in": lambda value: isinstance(value, str),
}
"""What the house rules can be that are no choice between a few values."""


@dataclass(frozen=True)
class HouseRules:
    """What a table has agreed on before the first card."""

    referee: str = setting("engine", "opponents", "challenge")
    """Who checks. The game decides by its options which of the three it can be."""
    take_back: str = setting("consent", "free", "locked")
    """Whether a claim may be taken back: if the others agree, freely, or never."""
    turn_seconds: int = setting(0, span=(0, LONGEST_TURN))
    """How long a turn may take; 0 is for ever."""
    clock_at_zero: str = setting("wait", "discard", "bot")
    """Then the table waits on, says the least that can be said (a discard, a pass), or lets a computer player play the turn."""
    hints: bool = setting(True, False)
    aids: tuple[str, ...] = AIDS
    onlookers: bool = setting(True, False)
    own_names: bool = setting(False, True)
    """Whether people may bring names of their own: at home, around one tablet. Elsewhere names are friendly words of ours."""
    stand_in: str = ""
    """Who plays for a seat whose person is away or out of time; empty: the strongest computer player there is."""
    patience_seconds: int = setting(60, span=(0, LONGEST_TURN))
    """How long a person may be away before the others can ask for a stand-in."""
    moment_seconds: int = setting(5, span=(0, LONGEST_MOMENT))
    """How long computer players hold back wherever a person may speak, also out of turn."""
    slips: int = setting(15, 0, 30, 50, span=(0, 100))
    """In how many of a hundred turns a computer player says a wrong sum, where the opponents check."""
    count_first: bool = setting(False, True)
    """Whether players count the points of their own take before the table does, in a game that gives them at once."""
    umpire: bool = setting(False, True)
    """Whether somebody watches over this table, and can be called: in a tournament."""
    locked: bool = setting(False, True)
    """Whether a rematch must be played by these rules too."""

    def dump(self) -> Json:
        return asdict(self) | {"aids": list(self.aids)}

    @staticmethod
    def load(given: Mapping[str, Json]) -> HouseRules:
        """Rules from names and values; what is not given is as usual. Raises Refusal for what does not exist."""
        rules = chosen(HouseRules, given, OTHERS, (TableCode.NO_SUCH_RULE, TableCode.NO_SUCH_VALUE), "rule")
        return replace(rules, aids=tuple(rules.aids))

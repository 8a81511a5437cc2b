"""The house rules of a table: who checks, what may be taken back, clocks, help. The rules of the game itself are its options."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, fields
from typing import Any, Final

from sumdeck.rules.game import Json, Refusal
from sumdeck.table.codes import TableCode

AIDS: Final = ("number-line", "ten-frame", "tables")
"""What a player may ask to look at: pictures for counting, and tables of products and powers. A page shows what fits its game."""
LONGEST_TURN: Final = 3600
LONGEST_MOMENT: Final = 60

OPPONENTS: Final = "opponents"
"""The referee that says nothing itself: the players check each other."""

CHOICES: Final[Mapping[str, Sequence[Any]]] = {
    "referee": ("engine", OPPONENTS, "challenge"),
    "take_back": ("consent", "free", "locked"),
    "turn_seconds": range(LONGEST_TURN + 1),
    "clock_at_zero": ("wait", "discard", "bot"),
    "hints": (True, False),
    "onlookers": (True, False),
    "own_names": (False, True),
    "patience_seconds": range(LONGEST_TURN + 1),
    "moment_seconds": range(LONGEST_MOMENT + 1),
    "umpire": (False, True),
    "locked": (False, True),
}
"""The house rules that have a list of values, the usual one first."""


@dataclass(frozen=True)
class HouseRules:
    """What a table has agreed on before the first card."""

    referee: str = "engine"
    """Who checks. The game decides by its options which of the three it can be."""
    take_back: str = "consent"
    """Whether a claim may be taken back: if the others agree, freely, or never."""
    turn_seconds: int = 0
    """How long a turn may take; 0 is for ever."""
    clock_at_zero: str = "wait"
    """Then the table waits on, says the least that can be said (a discard, a pass), or lets a computer player play the turn."""
    hints: bool = True
    aids: tuple[str, ...] = AIDS
    onlookers: bool = True
    own_names: bool = False
    """Whether people may bring names of their own: at home, around one tablet. Elsewhere names are friendly words of ours."""
    stand_in: str = ""
    """Who plays for a seat whose person is away or out of time; empty: the strongest computer player there is."""
    patience_seconds: int = 60
    """How long a person may be away before the others can ask for a stand-in."""
    moment_seconds: int = 5
    """How long computer players hold back wherever a person may speak, also out of turn."""
    umpire: bool = False
    """Whether somebody watches over this table, and can be called: in a tournament."""
    locked: bool = False
    """Whether a rematch must be played by these rules too."""

    def dump(self) -> Json:
        """The rules as data."""
        return asdict(self) | {"aids": list(self.aids)}

    @staticmethod
    def load(given: Mapping[str, Json]) -> HouseRules:
        """Rules from names and values; what is not given is as usual. Raises Refusal for what does not exist."""
        known = {field.name for field in fields(HouseRules)}
        for name, value in given.items():
            if name not in known:
                raise Refusal(TableCode.NO_SUCH_RULE, given=name, known=", ".join(sorted(known)))
            if not _permitted(name, value):
                raise Refusal(TableCode.NO_SUCH_VALUE, rule=name, given=str(value)[:40])
        chosen = dict(given)
        if "aids" in chosen:
            chosen["aids"] = tuple(chosen["aids"])
        return HouseRules(**chosen)


def _permitted(name: str, value: Json) -> bool:
    if name == "aids":
        return isinstance(value, (list, tuple)) and all(aid in AIDS for aid in value)
    if name == "stand_in":
        return isinstance(value, str)
    allowed = CHOICES[name]
    return type(value) is type(allowed[0]) and value in allowed

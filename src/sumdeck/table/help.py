"""How much help a seat gets: its level. Cards and rules are the same for all; a level changes what is offered, not what counts.

A level only ever takes from, or brings forward, what the house allows: where the house has no lamp, no level lights one.
"""

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from sumdeck.rules.game import Refusal
from sumdeck.table.codes import TableCode
from sumdeck.table.house import HouseRules


@dataclass(frozen=True)
class Help:
    """What a seat is offered."""

    hints: bool = True
    """Whether the lamp answers."""
    aids: tuple[str, ...] = ()
    """The pictures and tables that may be opened."""
    soon: bool = False
    """Whether a picture opens after the first wrong sum, and not only after the second with the same cards."""
    times: int = 1
    """How many times the usual time a turn has, where there is a clock."""


LEVELS: Final = ("", "helped", "alone")
"""As the house has it; more and sooner; none at all."""


@lru_cache(maxsize=256)
def help_at(level: str, house: HouseRules) -> Help:
    """What a seat of this level is offered under these house rules."""
    if level == "alone":
        return Help(hints=False)
    helped = level == "helped"
    return Help(house.hints, house.aids, soon=helped, times=2 if helped else 1)


def check_level(level: str) -> None:
    if level not in LEVELS:
        raise Refusal(TableCode.NO_SUCH_LEVEL, given=level[:40])

"""The systems of pairing by name. What each of them answers is in `system.py`."""

from collections.abc import Mapping
from typing import Final

from sumdeck.club.settings import CLASS, DOUBLE, GROUPS, ROUND_ROBIN, SINGLE, SWISS
from sumdeck.club.systems.groups import Groups
from sumdeck.club.systems.knockout import Knockout
from sumdeck.club.systems.round_robin import RoundRobin
from sumdeck.club.systems.school_class import SchoolClass
from sumdeck.club.systems.swiss import Swiss
from sumdeck.club.systems.system import Pairing, System

SYSTEMS: Final[Mapping[str, System]] = {
    SINGLE: Knockout(),
    DOUBLE: Knockout(),
    SWISS: Swiss(),
    ROUND_ROBIN: RoundRobin(),
    GROUPS: Groups(),
    CLASS: SchoolClass(),
}

__all__ = ["SYSTEMS", "Pairing", "System"]

"""The seats of a table, as planned when it was opened: for whom each is."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Final

from sumdeck.rules.game import Json

PERSON, COMPUTER = "person", "computer"
KINDS: Final = (PERSON, COMPUTER)


@dataclass(frozen=True)
class SeatPlan:
    """For whom a seat is."""

    kind: str = PERSON
    player: str = ""
    """Which computer player; empty for a person."""
    name: str = ""
    """What a computer player is called here. A person brings a name when sitting down."""

    @property
    def person(self) -> bool:
        return self.kind == PERSON

    def dump(self) -> Json:
        return asdict(self)

    @staticmethod
    def load(data: Mapping[str, Json]) -> SeatPlan:
        plan = SeatPlan(**data)
        if plan.kind not in KINDS:
            raise ValueError(f"a seat is for one of {', '.join(KINDS)}")
        return plan

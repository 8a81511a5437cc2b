"""What every event of a log has: a name there, and a way to become data. The way back is in `loading.py`."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Any, ClassVar

from sumdeck.rules.game import Json


@dataclass(frozen=True)
class LoggedEvent:
    """Something that happened."""

    kind: ClassVar[str]
    """Its name in the log."""

    def dump(self) -> Json:
        """The event as data, which `read_event` understands."""
        return {"kind": self.kind} | {field.name: _plain(getattr(self, field.name)) for field in fields(self)}


def _plain(value: Any) -> Json:
    if isinstance(value, tuple):
        return [_plain(item) for item in value]
    return value.dump() if hasattr(value, "dump") else value

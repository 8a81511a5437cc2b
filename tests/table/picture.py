"""Everything that a screen gets, as bytes: what two screens must have in common to be the same for whoever looks."""

from __future__ import annotations

import json
from dataclasses import fields, is_dataclass
from typing import Any

from sumdeck.rules.game import Game, View


def as_bytes(game: Game[Any, Any], value: Any) -> bytes:
    """A value taken apart, in a fixed order."""
    return json.dumps(plain(game, value)).encode()


def plain(game: Game[Any, Any], value: Any) -> Any:
    """The same value as JSON knows it, with the names of its parts."""
    if isinstance(value, View):
        return {"seat": value.seat, "shown": plain(game, value.shown), "described": game.describe(value)}
    if is_dataclass(value) and not isinstance(value, type):
        parts = {field.name: plain(game, getattr(value, field.name)) for field in fields(value)}
        return {"type": type(value).__name__, **parts}
    if isinstance(value, (list, tuple)):
        return [plain(game, item) for item in value]
    return value if isinstance(value, (int, str, type(None))) else repr(value)

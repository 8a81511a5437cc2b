"""What may be set of a game by wire: in one place, for tables and tournaments alike."""

from collections.abc import Mapping
from typing import Any, Final

from sumdeck.rules.game import Refusal

NEVER: Final = ("pack",)
"""What a game takes among its settings, but nobody may send: with cards of one's own, short sentences can cost seconds."""


def check_sent(settings: Mapping[str, Any], *besides: str) -> None:
    """Raise Refusal where settings name something that is not sent as one; `besides` is told elsewhere in the message."""
    for name in (*NEVER, *besides):
        if name in settings:
            raise Refusal("options.no_such_setting", given=name, known="")

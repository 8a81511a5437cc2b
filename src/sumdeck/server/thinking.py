"""How long a computer player may think at a table of the server: it runs in a worker."""

from time import monotonic
from typing import Final

from sumdeck.table.computers import Turn, choose

LONGEST: Final = 10.0
"""So many seconds somebody who searches may think, on however busy a machine. Its visits are over long before, as a rule."""


def think(turn: Turn) -> str | None:
    end = monotonic() + LONGEST
    return choose(turn, time_is_up=lambda: monotonic() > end)

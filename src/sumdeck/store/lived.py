"""Time that the house has lived through: only that counts when tables grow old.

A clock that jumps by a month would erase everything at once, and so would a holiday. So the store remembers when it was last in
use, and what passed unseen is added to the end of every table; where a clock goes back, it is taken off again.
"""

from __future__ import annotations

import logging
from typing import Final

from sqlalchemy import Engine, delete, func, insert, select, update

from sumdeck.store.rows import KEPT
from sumdeck.store.schema import SEEN, TABLES

LOG: Final = logging.getLogger(__name__)


def live_on(engine: Engine, now: int, longest: int) -> int:
    """Note that it is now; returns by how much every table is kept longer, because more than `longest` has passed unseen."""
    with engine.begin() as connection:
        last = connection.scalar(select(SEEN.c.at))
        if last is None:  # a store from before it remembered
            last = connection.scalar(select(func.max(TABLES.c.touched)))
        connection.execute(delete(SEEN))
        connection.execute(insert(SEEN).values(at=now))
        unseen = 0 if not isinstance(last, int) or -longest <= now - last <= longest else now - last
        if unseen:
            mortal = update(TABLES).where(TABLES.c.expires_at < KEPT)
            connection.execute(mortal.values(expires_at=TABLES.c.expires_at + unseen))
            LOG.warning(
                "the house was closed, or its clock was wrong, for %.1f hours: that does not make tables older",
                unseen / 3_600_000,
            )
    return unseen

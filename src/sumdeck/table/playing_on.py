"""A record as a table: to look back at, or to play on from a position against others.

The table has the same deal and begins with the claims up to there. Its log replays like any other and says how many of its claims
were made elsewhere; so does its record.
"""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from sumdeck.rules.game import Game, Refusal
from sumdeck.rules.record import Record
from sumdeck.table.codes import TableCode
from sumdeck.table.commands import Sit
from sumdeck.table.events import Claimed
from sumdeck.table.fold import of_other_version
from sumdeck.table.house import HouseRules
from sumdeck.table.opening import open_table
from sumdeck.table.seats import SeatPlan
from sumdeck.table.table import Table


def table_from(
    record: Record,
    game: Game[Any, Any],
    claims: int,
    seats: Sequence[SeatPlan],
    nonce: bytes,
    sitting: Sequence[Sit] = (),
    house: HouseRules | None = None,
    at: int = 0,
    heed: Callable[[], object] = lambda: None,
) -> Table:
    """A table with the first claims of a record. Raises Refusal, or Mistake, for what was never a game.

    Whoever sits down does so before anything is said. `heed` is called before each claim, and may raise to put an end to it. The
    deal is promised anew, so that a record can be verified; but whoever has seen the other game knows it.
    """
    if record.version not in (game.version, *game.reads):
        raise of_other_version(game, record.version)
    if not 0 <= claims <= len(record.claims) or len(seats) != record.seats:
        raise Refusal(TableCode.NO_SUCH_POSITION)
    opened = open_table(game, game.options(record.options), seats, record.deal, nonce, house, at)
    table = Table([replace(opened, begun=claims, laid=record.laid)], game)
    for sit in sitting:
        table.act(sit, at)
    for place, (seat, text) in enumerate(record.claims[:claims]):
        heed()
        table.evolve(Claimed(seat, text, f"before {place}", at))
    return table


def play_on(record: Record, game: Game[Any, Any], claims: int, seats: Sequence[SeatPlan], nonce: bytes, **rest: Any) -> Table:
    """The same, at a position where there is something left to play."""
    table = table_from(record, game, claims, seats, nonce, **rest)
    if table.state.outcome is not None:
        raise Refusal(TableCode.OVER)
    return table

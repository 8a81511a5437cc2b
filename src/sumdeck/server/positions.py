"""A position of another game, from a record that somebody has brought: to look at, or to play on from."""

import time
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any, Final

from sumdeck.rules import registry
from sumdeck.rules.game import Game, Objection, Refusal
from sumdeck.rules.record import Record, first_state, read_record
from sumdeck.rules.recordfields import RecordError
from sumdeck.server.codes import WebCode
from sumdeck.table import HouseRules, SeatPlan, Table
from sumdeck.table.commands import Sit
from sumdeck.table.opening import play_on, table_from
from sumdeck.table.seating import check_name

PATIENCE: Final = 3.0
"""So many seconds of a core a game may take to be played again. No real one takes that long; to wait for a core is no fault."""
NO_NONCE: Final = bytes(16)
"""For a table that nobody plays at."""


@dataclass(frozen=True)
class Position:
    """Where a game stood after so many claims."""

    record: Record
    game: Game[Any, Any]
    claims: int

    def table(self) -> Table:
        """The game up to there, to be looked at: nobody sits there. Raises Refusal."""
        seats = [SeatPlan()] * self.record.seats
        return played(lambda: table_from(self.record, self.game, self.claims, seats, NO_NONCE, heed=hurrying()))

    def table_for(self, sit: Sit, computer: SeatPlan, nonce: bytes, at: int) -> Table:
        """A table to play on at: one person, and a computer player on each other seat. Raises Refusal."""
        check_cards(self.record, self.game)
        seats = [SeatPlan() if place == sit.seat else computer for place in range(self.record.seats)]
        if computer.name:
            check_name(computer.name, own=True)
            others = [place for place in range(self.record.seats) if place != sit.seat]
            for number, place in enumerate(others[1:], 2):
                seats[place] = replace(computer, name=f"{computer.name} {number}")
        options = self.game.options(self.record.options)
        house = HouseRules(referee=self.game.referee(options), own_names=True)
        rest: dict[str, Any] = {"sitting": [sit], "house": house, "at": at, "heed": hurrying()}
        return played(lambda: play_on(self.record, self.game, self.claims, seats, nonce, **rest))


def position_in(text: str, claims: int | None = None) -> Position:
    """The position that a record ends with, or an earlier one. Raises Refusal for what is no record."""
    try:
        record = read_record(text)
        if record.game not in registry.games():
            raise Refusal(WebCode.NO_SUCH_GAME, given=record.game[:40], known=", ".join(registry.games()))
        game = registry.game(record.game)
        first_state(record, game)
    except RecordError as fault:
        raise Refusal(WebCode.BAD_RECORD, field=fault.field) from fault
    return Position(record, game, len(record.claims) if claims is None else claims)


def check_cards(record: Record, game: Game[Any, Any]) -> None:
    """Refuse to keep a table with cards that somebody has made up: others might come to see it."""
    settings = {name: value for name, value in record.options.items() if name != "pack"}
    if game.pack(game.options(record.options)) != game.pack(game.options(settings)):
        raise Refusal(WebCode.OTHER_CARDS)


def played(play: Callable[[], Table]) -> Table:
    """A game played again; what the rules do not allow makes the record a bad one."""
    try:
        return play()
    except Objection as objection:
        if objection.code.startswith(("web.", "table.")):
            raise
        raise Refusal(WebCode.BAD_RECORD, field="claims") from objection


def hurrying() -> Callable[[], None]:
    """Puts an end to what takes too long."""
    end = time.thread_time() + PATIENCE

    def heed() -> None:
        if time.thread_time() > end:
            raise Refusal(WebCode.TOO_BIG)

    return heed

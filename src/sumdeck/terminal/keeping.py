"""A table of the store, as the terminal plays at it: what is decided is kept first, and happens then.

The server may hold the same table, and so may another terminal. Whoever writes an event first has said it; who comes second reads
what is there and decides anew.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from dataclasses import replace
from secrets import token_bytes
from typing import Final, Generic, TypeVar

from sumdeck.ledger import Ledger, LoggedEvent
from sumdeck.rules.deals import secret_deal
from sumdeck.rules.game import Json, Refusal, Seat
from sumdeck.store import KEPT, TABLE, Change, Conflict, NewEvents, NewTable, NewTokens, Store, TableRow, Touched
from sumdeck.table import Answer, Event, Table, four_words, load_events, rematch, seat_in_rematch
from sumdeck.table.commands import Command, MakeRematch
from sumdeck.table.names import CODE_BYTES, ID_BYTES, table_id
from sumdeck.table.state import TableState

S = TypeVar("S")
E = TypeVar("E", bound=LoggedEvent)
C = TypeVar("C")
A = TypeVar("A")
TRIES: Final = 3
"""So often a command is decided anew where another program was faster."""
BYTES: Final = 32
"""How much chance a deal needs, and the nonce that seals it."""


class Kept(Generic[S, E, C, A]):
    """A ledger, and where it is kept."""

    def __init__(
        self, store: Store, row: TableRow, ledger: Ledger[S, E, C, A], load: Callable[[Iterable[Json]], list[E]]
    ) -> None:
        self.store = store
        self.row = row
        self.ledger = ledger
        self.load = load

    def do(self, command: C, *along: Change) -> A:
        """Have a command carried out, as it stands in the store now. Raises Refusal; it is late where others have gone on.

        What is written `along` is written together with its events.
        """
        tries = TRIES
        while True:
            decision = self.ledger.decide(command, now())
            if not decision.events:
                return decision.answer
            try:
                self._keep(decision.events, along)
            except Conflict:
                tries -= 1
                if not tries:
                    raise
                self.catch_up()
            else:
                return decision.answer

    def catch_up(self) -> None:
        for event in self.load(self.store.load(self.row.id, self.ledger.n + 1)):
            self.ledger.evolve(event)

    def _keep(self, events: Sequence[E], along: Sequence[Change]) -> None:
        """Write events, and let them happen when they are on the disk. Raises Conflict."""
        written = NewEvents(self.row.id, self.ledger.n + 1, [event.dump() for event in events])
        at, row = now(), self.row
        until = row.ending(at + row.expires_at - row.touched)  # as long from now as the server gave it
        self.store.write(written, *along, Touched(row.id, at, until)).result()
        self.row = replace(row, touched=at, expires_at=until)
        for event in events:
            self.ledger.evolve(event)


class KeptTable(Kept[TableState, Event, Command, Answer]):
    """A table and where it is kept."""

    def __init__(self, store: Store, row: TableRow, table: Table | None = None) -> None:
        """Use a table of the store. Raises StoreError, and for a log that this program cannot play BrokenLog or Refusal."""
        self.table = Table(load_events(store.load(row.id))) if table is None else table
        super().__init__(store, row, self.table, load_events)

    @classmethod
    def lay(cls, store: Store, table: Table, name: str = "") -> KeptTable:
        """Keep a new table, by a name of its own or any."""
        row = new_row(("",) * len(table.state.seats), name)
        store.create(row, [event.dump() for event in table.log]).result()
        return cls(store, row, table)

    def give_tokens(self, tokens: Sequence[str]) -> None:
        """Let only these tokens, given by their hashes, open the seats."""
        self.store.write(NewTokens(self.row.id, tuple(tokens))).result()
        self.row = replace(self.row, tokens=tuple(tokens))

    def lay_rematch(self) -> KeptTable:
        """The table of the rematch that everybody has agreed to: both tables know of it, or neither."""
        state = self.table.state
        pack = state.game.pack(state.game.options(state.opened.options))
        deal = secret_deal(pack, token_bytes(BYTES), state.game.shuffles_again)
        events = [event.dump() for event in rematch(state, deal, token_bytes(BYTES), at=now())]
        places = sorted(map(Seat, state.seats), key=lambda seat: seat_in_rematch(state, seat))
        row = new_row(tuple(self.store.row(self.row.id).tokens[seat] for seat in places))
        with suppress(Refusal):  # where the server was faster, there is one already
            self.do(MakeRematch(row.id), NewTable(row, events))
        return KeptTable(self.store, self.store.row(self.table.state.rematch))


def new_row(tokens: tuple[str, ...], name: str = "", kind: str = TABLE) -> TableRow:
    """Where a new table, or tournament, is found. It is kept until somebody erases it: this is the home of whoever plays."""
    return TableRow(
        name or table_id(token_bytes(ID_BYTES)), four_words(token_bytes(CODE_BYTES)), now(), now(), KEPT, tokens, kind
    )


def now() -> int:
    return time.time_ns() // 1_000_000

"""Games that earlier programs kept in files: a record, and beside it who sits there, what was said of the turn, and the hints.

They are only read. What goes on, goes on in the store; the file stays where it is.
"""

import json
import os
from collections.abc import Iterator
from dataclasses import dataclass, replace
from hashlib import sha256
from pathlib import Path
from typing import Final

from sumdeck.command.files import reason_of
from sumdeck.command.program import Problem
from sumdeck.players import player_names
from sumdeck.rules import registry
from sumdeck.rules.game import Json, Refusal
from sumdeck.rules.record import Record, final_state, read_record, write_record
from sumdeck.rules.recordfields import Fields, RecordError, items, text, whole
from sumdeck.table import SeatPlan, Table, open_table
from sumdeck.table.commands import AskHint, KeepSteps
from sumdeck.table.events import Claimed
from sumdeck.table.names import table_id
from sumdeck.terminal.seats import clean_name, computer, house_rules, person, sit_down
from sumdeck.words import say

TABLE: Final = ".table.json"
FORMAT: Final = "sumdeck table"
FIELDS: Final = frozenset(("format", "sitters", "claims", "steps", "hints"))


@dataclass(frozen=True)
class Saved:
    """A game with its people, as a file has it."""

    path: Path
    record: Record
    seats: tuple[SeatPlan, ...] = ()
    """Who sits there; nobody if no other file says who."""
    steps: tuple[str, ...] = ()
    """What has been said of the turn in the making."""
    hints: tuple[int, ...] = ()
    """Before which claim each hint was asked for."""

    @property
    def table_id(self) -> str:
        """The name of its table in the store: the same whenever this file is found, until somebody changes it."""
        return table_id(sha256(f"{self.path.name} {write_record(self.record)}".encode()).digest())


def load(path: Path) -> Saved:
    """The game in a file. Raises Problem."""
    try:
        record = read_record(path.read_text("utf-8"))
    except (OSError, UnicodeDecodeError) as fault:
        raise Problem(say("saved.no_file", file=path, reason=reason_of(fault))) from fault
    except RecordError as fault:
        raise Problem(say("saved.no_record", file=path, reason=fault)) from fault
    saved, beside = Saved(path, record), path.with_name(path.stem + TABLE)
    if record.game not in registry.games() or not os.path.lexists(beside):
        return saved
    try:
        if not beside.is_file():  # it might be a pipe, in which nothing ever comes
            raise FileNotFoundError(beside)
        return read_table(json.loads(beside.read_text("utf-8")), saved)
    except (OSError, ValueError, RecursionError, Problem) as fault:
        raise Problem(say("saved.no_table", file=beside)) from fault


def saved_in(kept: Path) -> Iterator[Path]:
    """The ordinary files of a folder that may be records, the one written last first."""
    files = [path for path in kept.glob("*.json") if path.is_file() and not path.name.endswith(TABLE)]
    yield from sorted(files, key=lambda path: path.stat().st_mtime_ns, reverse=True)


def table_of(saved: Saved, nonce: bytes, at: int) -> Table:
    """The game as a table, as if it had been played there. Raises Problem where it cannot be played again."""
    record = saved.record
    try:
        game = registry.game(record.game)
        final_state(record, game)
    except (RecordError, LookupError) as fault:
        reason = fault if isinstance(fault, RecordError) else fault.args[0]
        raise Problem(say("saved.no_record", file=saved.path, reason=reason)) from fault
    options = game.options(record.options)
    opened = open_table(game, options, saved.seats, record.deal, nonce, house_rules(game.referee(options)), at)
    table = Table([replace(opened, begun=record.begun)], game)
    sit_down(table, saved.seats, at)
    for place, (seat, said) in enumerate(record.claims):
        ask_again(table, saved.hints.count(place), at)
        table.evolve(Claimed(seat, said, f"claim {place}", at, saved.seats[seat].player))
    ask_again(table, saved.hints.count(len(record.claims)), at)
    if saved.steps and table.state.to_act:
        table.act(KeepSteps(table.state.to_act[0], saved.steps, table.n, "steps"), at)
    return table


def ask_again(table: Table, times: int, at: int) -> None:
    """Note the hints that were asked for; their words are found again."""
    for number in range(times if table.state.to_act else 0):
        try:
            table.act(AskHint(table.state.to_act[0], table.n, f"hint {table.n} {number}"), at)
        except Refusal:  # whoever was asked had nothing to hint
            return


def read_table(data: Json, saved: Saved) -> Saved:
    """The game with who sits there, and with the steps of a turn in the making if it is still this turn. Raises ValueError."""
    fields = Fields(data, "", FIELDS)
    seats = tuple(read_seat(items(sitter, "sitters")) for sitter in fields.items("sitters"))
    known = ("", *player_names(saved.record.game))
    if fields.text("format") != FORMAT or len(seats) != saved.record.seats:
        raise ValueError(FORMAT)
    if any(plan.player not in known for plan in seats):
        raise ValueError(known)
    steps = tuple(text(step, "steps") for step in fields.items("steps"))
    hints = tuple(whole(place, "hints") for place in fields.items("hints"))
    now = fields.whole("claims") == len(saved.record.claims)
    return replace(saved, seats=seats, steps=steps if now else (), hints=hints)


def read_seat(pair: list[Json]) -> SeatPlan:
    """A name and a computer player, or none. Raises ValueError."""
    name, player = (text(each, "sitters") for each in pair)
    return computer(player, clean_name(name)) if player else person(name)

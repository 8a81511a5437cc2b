"""The games that wait: those of the store that are played around one screen, here or in a browser, and those of old files."""

from collections.abc import Callable, Iterator
from datetime import datetime
from itertools import islice
from pathlib import Path
from secrets import token_bytes
from typing import Final

from rich.table import Table as Grid
from rich.text import Text

from sumdeck.command.files import is_code
from sumdeck.command.program import Problem, command
from sumdeck.folder import folder
from sumdeck.rules import registry
from sumdeck.rules.game import Refusal
from sumdeck.store import Code, NoSuchTable, Store, StoreError, TableRow
from sumdeck.table import BrokenLog, Opened, load_event, read_code
from sumdeck.terminal.keeping import BYTES, KeptTable, now
from sumdeck.terminal.old_files import Saved, load, saved_in, table_of
from sumdeck.terminal.screen import Screen
from sumdeck.words import say

MOST: Final = 20
"""So many are listed."""


def waiting(store: Store) -> list[KeptTable]:
    """The games that are not over, the one played last first."""
    return list(islice((kept for kept in played_here(store) if kept.table.state.to_act), MOST))


def played_here(store: Store) -> Iterator[KeptTable]:
    """The tables around one screen, the one used last first. What this program cannot play is passed over."""
    for row in sorted(store.alive(), key=lambda row: row.touched, reverse=True):
        try:
            if is_of_one_screen(load_event(store.load(row.id)[0])):
                yield KeptTable(store, row)
        except (BrokenLog, Refusal, LookupError, NoSuchTable):
            continue
        except StoreError as fault:
            if fault.code != Code.DAMAGED:
                raise


def is_of_one_screen(opened: object) -> bool:
    """Whether whoever sits at a table sits around one screen: alone, or by names of their own. Tournaments have an umpire."""
    assert isinstance(opened, Opened)
    people = sum(plan.person for plan in opened.seats)
    return opened.game in registry.games() and not opened.house.umpire and (people < 2 or opened.house.own_names)


def take_in_files(store: Store, notice: Callable[[str], object]) -> None:
    """Take the games of old files into the store, each once. Files that hold none are passed over with a notice."""
    for path in saved_in(folder()):
        try:
            saved = load(path)
            if saved.record.outcome is None and saved.seats:
                take_in(store, saved)
        except Problem as problem:
            notice(str(problem))


def take_in(store: Store, saved: Saved) -> KeptTable:
    """The table of a game from a file: as it stands in the store by now, else as the file has it."""
    if (row := row_of(store, saved)) is not None:
        return KeptTable(store, row)
    try:
        return KeptTable.lay(store, table_of(saved, token_bytes(BYTES), now()), saved.table_id)
    except Refusal as refusal:
        raise Problem(say("saved.no_record", file=saved.path, reason=say(refusal.code, **refusal.details))) from refusal


def row_of(store: Store, saved: Saved) -> TableRow | None:
    """Where the game of a file is kept, if it has been taken in before."""
    try:
        return store.row(saved.table_id)
    except NoSuchTable:
        return None


def by_code(store: Store, given: str) -> KeptTable:
    """The table of four words. Raises Problem."""
    try:
        kept = KeptTable(store, store.find(read_code(given)))
    except NoSuchTable as fault:
        raise Problem(say("resume.no_such", given=given)) from fault
    except (BrokenLog, LookupError) as fault:  # a tournament, or a game that nobody knows here
        raise Problem(say("saved.no_record", file=given, reason=fault)) from fault
    if not is_of_one_screen(kept.table.state.opened):
        raise Problem(say("resume.elsewhere"))
    return kept


def chosen(screen: Screen, store: Store, given: str | None) -> KeptTable | Saved:
    """The game that somebody means: by its number in the list, its four words or its file; else the only one, or one of the list.

    A file that is not in the store yet comes as it is, for who sits there may have to be asked. Raises Problem.
    """
    if given is None or (given.isascii() and given.isdigit()):
        take_in_files(store, lambda words: screen.note(words, "yellow", whole=True))
        return one_of(screen, waiting(store), given)
    if is_code(given):
        return by_code(store, given)
    saved = load(Path(given))
    row = row_of(store, saved)
    return saved if row is None else KeptTable(store, row)


def one_of(screen: Screen, tables: list[KeptTable], given: str | None) -> KeptTable:
    """One of the games that wait, by its number. Raises Problem."""
    if not tables:
        raise Problem(say("saved.none", command=command()))
    if given is None and len(tables) > 1:
        show(screen, tables)
        given = screen.ask(say("menu.number", count=len(tables))).strip()
    while given and given not in map(str, range(1, len(tables) + 1)):
        words = say("menu.unknown", given=given, count=len(tables))
        if not screen.interactive:
            raise Problem(words)
        screen.note(words, "yellow")
        given = screen.ask(say("menu.number", count=len(tables))).strip()
    return tables[int(given or 1) - 1]


def show(screen: Screen, tables: list[KeptTable]) -> None:
    """The list: number, game and level, who plays and whose turn it is, and when somebody last played."""
    grid = Grid.grid(padding=(0, 2))
    for number, kept in enumerate(tables, 1):
        state = kept.table.state
        level = state.opened.options.get("level", "")
        turn = say("resume.turn", name=state.names[state.to_act[0]])
        when = datetime.fromtimestamp(kept.row.touched / 1000).strftime("%Y-%m-%d %H:%M")
        cells = (str(number), f"{state.game.name} {level}", f"{', '.join(state.names)}; {turn}", when)
        grid.add_row(*(Text(screen.spelt(cell)) for cell in cells))
    screen.note(f"\n{say('resume.list')}", "bold")
    screen.show(grid)

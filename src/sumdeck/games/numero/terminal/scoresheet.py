"""The end of Numero: the score sheet, take by take (N-79, N-80); and each person counts the own pile before it is told."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import TYPE_CHECKING, Final

from rich.box import ASCII, SIMPLE
from rich.table import Table
from rich.text import Text

from sumdeck.games.numero.rules.state import Entry
from sumdeck.games.numero.terminal.scene import card_piece
from sumdeck.rules.arithmetic import add, show_value
from sumdeck.rules.game import Seat, Value
from sumdeck.terminal.session import ShownTable
from sumdeck.terminal.spelling import leaves
from sumdeck.terminal.table import spoken
from sumdeck.words import retold, say

if TYPE_CHECKING:
    from sumdeck.terminal.session import TableSession


ROW: Final = 10


def show(table: ShownTable) -> None:
    """Show every line of the sheet so far, and how surely we know the printed points."""
    screen, names, state = table.screen, table.names, table.state
    options = state.setup.options
    if not options.scoring:
        screen.note(say("sheet.numero.no_scoring"))
        return
    if not state.sheet:
        screen.note(say("sheet.numero.empty"))
        return
    sheet = Table(box=SIMPLE if screen.lines else ASCII, title=say("sheet.numero.title"), width=min(screen.width, 100))
    sheet.add_column(say("sheet.numero.turn_head"), justify="right")
    sheet.add_column(say("sheet.numero.what"), ratio=1)
    sheet.add_column(say("sheet.numero.points"), justify="right")
    sheet.add_column(say("sheet.numero.total"), justify="right")
    totals: dict[Seat, Value] = {}
    for (turn, seat), lines in groupby(state.sheet, key=lambda entry: (entry.turn, entry.seat)):
        entries = list(lines)
        said = sentence(table, turn, seat)
        points = add_up(entries)
        totals[seat] = add(totals.get(seat, 0), points)
        sheet.add_row(str(turn + 1), Text(screen.spelt(f"{names[seat]}: {said}" if said else names[seat]), style="bold"))
        sheet.add_row("", *(Text(screen.spelt(cell)) for cell in (reasons(entries), signed(points), show_value(totals[seat]))))
    screen.show(sheet)
    if options.pack.assumed_points():
        screen.note(say("cards.assumed_points"))


def sentence(table: ShownTable, turn: int, seat: Seat) -> str:
    """What was said for these points; nothing for the last lines of a game."""
    for step in table.table_state.line:
        if step.before.turn == turn and len(step.after.sheet) > len(step.before.sheet) and step.seat == seat:
            return retold(table.said(step))
    return ""


def reasons(entries: Sequence[Entry]) -> str:
    """What points are for; a semicolon between one take and the next."""
    takes = [list(lines) for _, lines in groupby(entries, key=lambda entry: entry.take)]
    return "; ".join(
        ", ".join(f"{say(f'score.numero.{entry.item}')} {signed(entry.points)}" for entry in lines) for lines in takes
    )


def signed(points: Value) -> str:
    return show_value(points) if points < 0 else f"+{show_value(points)}"


def add_up(entries: Sequence[Entry]) -> Value:
    total: Value = 0
    for entry in entries:
        total = add(total, entry.points)
    return total


def count_pile(session: TableSession, seat: Seat) -> None:
    """Lay the cards out in tens and ask how many there are. An empty line skips it; a wrong number is not corrected."""
    screen, cards = session.screen, session.state.won[seat]
    if not cards:
        return
    screen.note(say("end.your_pile") if session.alone else say("end.pile_of", name=session.names[seat]))
    pack = session.game.pack_of(session.state)
    for start in range(0, len(cards), ROW):
        screen.note(f"  {spoken([card_piece(pack, card) for card in cards[start : start + ROW]])}")
    screen.note(f"{say('end.how_many')} {say('end.enter_skips')}")
    while line := screen.ask(say("prompt.line")).strip():
        if leaves(line):
            raise EOFError
        if line == str(len(cards)):
            screen.note(say("end.right", count=len(cards)))
            return
        screen.note(say("end.not_so_many", said=line))

"""The score sheet: take by take, with what each point is for (N-79, N-80)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from rich.box import ASCII, SIMPLE
from rich.table import Table
from rich.text import Text

from sumdeck.games.numero.rules.state import Entry
from sumdeck.rules.arithmetic import add, show_value
from sumdeck.rules.game import Seat, Value
from sumdeck.terminal.shown import ShownTable
from sumdeck.words import say


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
    sheet = Table(box=ASCII if screen.ascii_only else SIMPLE, title=say("sheet.numero.title"), width=min(screen.width, 100))
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
            return table.said(step)
    return ""


def reasons(entries: Sequence[Entry]) -> str:
    """What points are for; a semicolon between one take and the next."""
    takes = [list(lines) for _, lines in groupby(entries, key=lambda entry: entry.take)]
    return "; ".join(
        ", ".join(f"{say(f'score.numero.{entry.item}')} {signed(entry.points)}" for entry in lines) for lines in takes
    )


def signed(points: Value) -> str:
    """Points as they are added or taken off."""
    return show_value(points) if points < 0 else f"+{show_value(points)}"


def add_up(entries: Sequence[Entry]) -> Value:
    """The points of several lines."""
    total: Value = 0
    for entry in entries:
        total = add(total, entry.points)
    return total

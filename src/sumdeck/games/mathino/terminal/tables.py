"""The tables that players of Mathino may use (M-12), as paper has them; whoever asks for them sees them, and nobody else."""

from typing import TYPE_CHECKING

from rich.box import ASCII, SIMPLE
from rich.table import Table
from rich.text import Text

from sumdeck.games.mathino.rules.tables import HIGHEST, POWERS, chain
from sumdeck.rules.game import Seat
from sumdeck.terminal.screen import Screen
from sumdeck.words import say

if TYPE_CHECKING:
    from sumdeck.terminal.session import TableSession


def show_tables(session: "TableSession", seat: Seat, _: str) -> None:
    """Products; squares and cubes with their digit sums, where this table has them."""
    screen, options = session.screen, session.options
    numbers = range(1, HIGHEST + 1)
    rows = [[str(left), *(str(left * right) for right in numbers)] for left in numbers]
    show(screen, say("help.mathino.products"), ["×", *map(str, numbers)], rows)
    if options.power_plays or options.digit_sums:
        heads = [say(f"paper.mathino.{head}") for head in ("number", "square", "digit_sums", "cube", "digit_sums")]
        powers = [[str(each), str(each**2), chain(each**2), str(each**3), chain(each**3)] for each in range(1, POWERS + 1)]
        show(screen, say("paper.mathino.powers"), heads, powers)


def show(screen: Screen, title: str, heads: list[str], rows: list[list[str]]) -> None:
    """One table, as narrow as its numbers allow."""
    table = Table(box=SIMPLE if screen.lines else ASCII, pad_edge=False, padding=(0, 0, 0, 1))
    for head in heads:
        table.add_column(Text(screen.spelt(head)), justify="right")
    for row in rows:
        table.add_row(*(Text(screen.spelt(cell)) for cell in row))
    screen.note(f"\n{title}", "bold")
    screen.show(table)

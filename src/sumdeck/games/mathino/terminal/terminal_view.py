"""Mathino in the terminal: piles are drawn, duties and scores are told, and where players check each other they may object."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from rich.box import ASCII, SIMPLE
from rich.table import Table
from rich.text import Text

from sumdeck.games.mathino.rules.codes import Code
from sumdeck.games.mathino.rules.state import CONFIRM
from sumdeck.games.mathino.rules.tables import HIGHEST, POWERS, chain
from sumdeck.games.mathino.terminal.scene import pile_lines, scene_of
from sumdeck.rules.game import Game, News, Objection, Seat, View
from sumdeck.terminal.pages import show_cards
from sumdeck.terminal.screen import Screen
from sumdeck.terminal.spelling import means
from sumdeck.terminal.terminal_view import Command, Steps, TerminalView
from sumdeck.words import say

if TYPE_CHECKING:
    from sumdeck.terminal.session import TableSession


class MathinoTerminalView(TerminalView):
    """See `TerminalView`."""

    def __init__(self, game: Game[Any, Any]) -> None:
        super().__init__(game)
        self.warned: set[tuple[int, int, Seat]] = set()
        """Who has been warned of a pile left to others, in which deck and round: once is enough, for plans take several turns."""

    scene = staticmethod(scene_of)

    def draw(self, screen: Screen, view: View[Any], names: Sequence[str], hand_title: str) -> None:
        super().draw(screen, view, names, hand_title)
        for line in pile_lines(view.shown, names):
            screen.note(line)

    def awaited(self, state: Any, seat: Seat) -> tuple[str, str]:
        if state.phase == CONFIRM:
            return "mathino_table.confirm_you", "mathino_table.confirm"
        options = state.setup.options
        if len(state.hands[seat]) == 1 and state.table and options.duty_model != "off" and state.setup.penalty:
            return "mathino_table.last_card_you", "mathino_table.last_card"
        return super().awaited(state, seat)

    def hear(self, state: Any, seat: Seat, steps: Steps, line: str) -> str | Steps:
        """The sentence; the first of a round that leaves a pile to others is to be said again (M-93)."""
        now = (state.deck, state.round, seat)
        warning = "" if now in self.warned else self.warning(state, seat, line)
        if not warning:
            return line
        self.warned.add(now)
        self.goes_on = warning
        return (line,)

    def warning(self, state: Any, seat: Seat, line: str) -> str:
        """Why a sentence leaves a pile to others; empty where it does not. Before a last card the player has been warned."""
        try:
            move = self.game.read(state, seat, line).move
        except Objection:
            return ""  # the table says why
        code = self.game.warning(state, seat, move)
        return code if code in (Code.LEFT_TO_OTHERS, Code.ONLY_ANSWER) else ""

    def news_line(self, news: News, seat: Seat, names: Sequence[str]) -> str:
        item = news.details.get("item")
        if item is None:
            return super().news_line(news, seat, names)
        return super().news_line(replace(news, details=news.details | {"item": say(f"score.mathino.{item}")}), seat, names)

    def topics(self, options: Any) -> list[str]:
        """The examples use numbers that are on no card of ours: they never give a move away."""
        if options.variant == "young":
            return ["capture", "discard"]
        played = {"build": builds(options), "negative": builds(options) and options.negatives, "stack": options.stacking}
        played |= {"digits": options.digit_sums, "powers": options.power_plays, "added": options.table_add}
        played |= {"accept": options.mistakes == "claims", "capture_some": options.capture_scope == "any"}
        every = [
            "build",
            "negative",
            "capture",
            "capture_some",
            "match",
            "discard",
            "stack",
            "digits",
            "powers",
            "added",
            "piles",
            "accept",
        ]
        return [topic for topic in every if played.get(topic, True)]

    def words(self, options: Any) -> list[str]:
        return [say("help.mathino.tables")] if "mul" in options.ops or options.power_plays else []

    def own_command(self, words: Sequence[str]) -> Command | None:
        return show_tables if means(words[0], "command.mathino.tables") else None

    def show_cards(self, screen: Screen, options: Any) -> None:
        show_cards(screen, self.game.family, options.pack, points=True)


def builds(options: Any) -> bool:
    """Whether anything is reckoned at this table."""
    return bool(options.ops != "none")


def show_tables(session: TableSession, seat: Seat, _: str) -> None:
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

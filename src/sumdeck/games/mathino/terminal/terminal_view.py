"""Mathino in the terminal: piles are drawn, duties and scores are told, and where players check each other they may object."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from sumdeck.games.mathino.rules.state import CONFIRM
from sumdeck.games.mathino.terminal.scene import pile_lines, scene_of
from sumdeck.rules.game import News, Seat, View
from sumdeck.terminal.pages import show_cards
from sumdeck.terminal.screen import Screen
from sumdeck.terminal.table import Scene
from sumdeck.terminal.terminal_view import TerminalView
from sumdeck.words import say


class MathinoTerminalView(TerminalView):
    """See `TerminalView`."""

    def scene(self, view: View[Any], names: Sequence[str]) -> Scene:
        return scene_of(view, names)

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

    def news_line(self, news: News, seat: Seat, names: Sequence[str]) -> str:
        item = news.details.get("item")
        if item is None:
            return super().news_line(news, seat, names)
        return super().news_line(replace(news, details=news.details | {"item": say(f"score.mathino.{item}")}), seat, names)

    def show_cards(self, screen: Screen, options: Any) -> None:
        show_cards(screen, self.game.family, options.pack, points=True)

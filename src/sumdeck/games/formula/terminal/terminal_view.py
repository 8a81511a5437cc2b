"""Formula in the terminal: the formula is drawn card by card, and the pages say what is played at this table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sumdeck.games.formula.rules import State
from sumdeck.games.formula.terminal import pages
from sumdeck.games.formula.terminal.scene import scene_of
from sumdeck.rules.game import Outcome, Seat, View
from sumdeck.terminal.screen import Screen
from sumdeck.terminal.table import draw, draw_hand
from sumdeck.terminal.terminal_view import TerminalView
from sumdeck.words import say


class FormulaTerminalView(TerminalView):
    """See `TerminalView`."""

    def draw(self, screen: Screen, view: View[Any], names: Sequence[str], hand_title: str) -> None:
        draw(screen, scene_of(view, names), hand_title)

    def draw_hand(self, screen: Screen, view: View[Any], names: Sequence[str], hand_title: str) -> None:
        draw_hand(screen, scene_of(view, names), hand_title)

    def awaited(self, state: Any, seat: Seat) -> tuple[str, str]:
        assert isinstance(state, State)
        if state.drawn:
            return "prompt.formula_drawn_you", "prompt.formula_drawn"
        if not state.symbol:
            return "prompt.formula_first_you", "prompt.formula_first"
        return super().awaited(state, seat)

    def show_help(self, screen: Screen, options: Any) -> None:
        pages.show_help(screen, options)

    def show_cards(self, screen: Screen, options: Any) -> None:
        super().show_cards(screen, options)
        symbols = options.pack.groups("symbols")
        screen.note(say("table.formula_symbols", count=symbols.size, symbols=" ".join(card.face for card in symbols.cards)))

    def score_words(self, state: Any, seat: Seat, outcome: Outcome) -> str:
        options = state.setup.options
        if options.points_game:
            return say("end.formula_points", count=state.points[seat])
        if options.rounds > 1:
            return say("end.formula_rounds", count=state.wins[seat])
        return say("end.formula_left", count=state.rounds[-1].left[seat])

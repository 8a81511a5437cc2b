"""Numberloor in the terminal: cards are drawn, several may be said in a row, and there is a moment for night cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sumdeck.games.numberloor.rules import GoOn, single_moves
from sumdeck.games.numberloor.rules.night import claim_pending
from sumdeck.games.numberloor.terminal.scene import scene_of
from sumdeck.rules.game import Outcome, Seat, View
from sumdeck.table.state import Step
from sumdeck.terminal.screen import Screen
from sumdeck.terminal.table import draw, draw_hand
from sumdeck.terminal.table import spoken as in_a_line
from sumdeck.terminal.terminal_view import TerminalView
from sumdeck.words import say


class NumberloorTerminalView(TerminalView):
    """See `TerminalView`."""

    def draw(self, screen: Screen, view: View[Any], names: Sequence[str], hand_title: str) -> None:
        draw(screen, scene_of(view, names), hand_title)

    def draw_hand(self, screen: Screen, view: View[Any], names: Sequence[str], hand_title: str) -> None:
        draw_hand(screen, scene_of(view, names), hand_title)

    def awaited(self, state: Any, seat: Seat) -> tuple[str, str]:
        if claim_pending(state):
            return "prompt.numberloor_asked_you", "prompt.numberloor_asked"
        if state.finishing:
            return "prompt.numberloor_finish_you", "prompt.numberloor_finish"
        return super().awaited(state, seat)

    def apart(self, line: str) -> tuple[str, ...]:
        return single_moves(line)

    def offers_moment(self, view: View[Any], alone: bool) -> bool:
        """Whoever sees the screen alone is asked only with a night card in hand; others must not learn who holds one."""
        rules = view.shown.setup
        assert view.seat is not None
        return rules.take_overs and (not alone or any(rules.night[card] for card in view.shown.hands[view.seat]))

    def brief(self, view: View[Any]) -> str:
        opened = scene_of(view, [""] * len(view.shown.hands)).zones[0]
        return f"{opened.title}: {in_a_line(opened.pieces)}"

    def is_turn(self, step: Step) -> bool:
        return not isinstance(step.move, GoOn)

    def score_words(self, state: Any, seat: Seat, outcome: Outcome) -> str:
        return say("end.numberloor_stars", count=state.stars[seat])

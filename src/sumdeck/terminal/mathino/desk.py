"""The desk of Mathino: piles are drawn, duties and scores are told, and where players check each other they may object."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from sumdeck.language import say
from sumdeck.rules.game import News, Seat, View
from sumdeck.rules.mathino.state import CONFIRM
from sumdeck.terminal.desk import Command, Desk
from sumdeck.terminal.mathino.scene import pile_lines, scene_of
from sumdeck.terminal.pages import show_cards
from sumdeck.terminal.screen import Screen
from sumdeck.terminal.table import draw, draw_hand

if TYPE_CHECKING:
    from sumdeck.terminal.sitting import Sitting


class MathinoDesk(Desk):
    """See `Desk`."""

    def draw(self, screen: Screen, view: View[Any], names: Sequence[str], hand_title: str) -> None:
        draw(screen, scene_of(view, names), hand_title)
        for line in pile_lines(view.shown, names):
            screen.note(line)

    def draw_hand(self, screen: Screen, view: View[Any], names: Sequence[str], hand_title: str) -> None:
        draw_hand(screen, scene_of(view, names), hand_title)

    def awaited(self, state: Any, seat: Seat) -> tuple[str, str]:
        if state.phase == CONFIRM:
            return "mathino_table.confirm_you", "mathino_table.confirm"
        options = state.setup.options
        if len(state.hands[seat]) == 1 and state.table and options.duty_model != "off" and state.setup.penalty:
            return "mathino_table.last_card_you", "mathino_table.last_card"
        return super().awaited(state, seat)

    def own_command(self, words: Sequence[str]) -> Command | None:
        return object_to_last if words[0].rstrip(".,!?") in ("object", "objection", "wrong") else None

    def news_line(self, news: News, names: Sequence[str]) -> str:
        item = dict(news.details).get("item")
        if item is None:
            return super().news_line(news, names)
        return super().news_line(replace(news, details=(*news.details, ("item", say(f"score.mathino.{item}")))), names)

    def show_cards(self, screen: Screen, options: Any) -> None:
        show_cards(screen, self.game.family, options.pack, points=True)


def object_to_last(sitting: Sitting, seat: Seat, _: str) -> None:
    """Object to the last turn: a wrong one is void (M-115), a right one stands. After an accepted round it is late (M-116)."""
    game, screen = sitting.game, sitting.screen
    if game.referee(sitting.options) != "opponents":
        screen.note(say("mathino_table.engine_checks"))
        return
    last = sitting.story.spoken[-1] if sitting.story.spoken else None
    if last is None or game.settles(last.before, last.seat, last.move):
        screen.note(say("mathino_table.nothing"))
        return
    if game.mistake(last.before, last.seat, last.move) is None:
        screen.note(say("mathino_table.in_vain", said=last.said))
        return
    sitting.void_last()
    screen.note(say("mathino_table.voided", said=last.said, name=sitting.names[last.seat]), "yellow")

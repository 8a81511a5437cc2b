"""Numberloor in the terminal: cards are drawn, several may be said in a row, and there is a moment for night cards."""

from collections.abc import Sequence
from typing import Any

from sumdeck.games.numberloor.rules.moves import GoOn
from sumdeck.games.numberloor.rules.night import claim_pending
from sumdeck.games.numberloor.rules.options import levels
from sumdeck.games.numberloor.rules.state import State
from sumdeck.rules.game import Kind, Outcome, Seat, View
from sumdeck.table.state import Step
from sumdeck.terminal.table import DrawnZone, Piece, Scene, places
from sumdeck.terminal.table import spoken as in_a_line
from sumdeck.terminal.terminal_view import TerminalView
from sumdeck.words import say, titled


class NumberloorTerminalView(TerminalView):
    """See `TerminalView`."""

    def scene(self, view: View[Any], names: Sequence[str]) -> Scene:
        return scene_of(view, names)

    def awaited(self, state: Any, seat: Seat) -> tuple[str, str]:
        if claim_pending(state):
            return "prompt.numberloor_asked_you", "prompt.numberloor_asked"
        if state.finishing:
            return "prompt.numberloor_finish_you", "prompt.numberloor_finish"
        return super().awaited(state, seat)

    def offers_moment(self, view: View[Any], alone: bool) -> bool:
        """Whoever sees the screen alone is asked only with a night card in hand; others must not learn who holds one."""
        rules = view.shown.setup
        return rules.take_overs and (not alone or any(rules.night[card] for card in view.shown.hands[view.own_seat]))

    def topics(self, options: Any) -> list[str]:
        """Most numbers of the examples are on no card that could be played, so that they tell nothing about this game."""
        level = levels()[options.level]
        if level.stacks == "floor+floor":
            return ["stacks", "pass_only", "stop"]
        parity = ["parity"] if {"odd", "even", "odd/even"} & {*options.pack.labels} else []
        night = ["night"] if level.take_overs else []
        return [
            "floor",
            "round",
            "same",
            *parity,
            "balloon",
            "several",
            *night,
            "take",
            "pass",
            "stop",
            *(["go_on"] if night else []),
        ]

    def brief(self, view: View[Any]) -> str:
        opened = scene_of(view, [""] * len(view.shown.hands)).zones[0]
        return f"{opened.title}: {in_a_line(opened.pieces)}"

    def is_turn(self, step: Step) -> bool:
        return not isinstance(step.move, GoOn)

    def score_words(self, state: Any, seat: Seat, outcome: Outcome) -> str:
        return say("end.numberloor_stars", count=state.stars[seat])


def scene_of(view: View[State], names: Sequence[str]) -> Scene:
    shown = view.shown
    held = () if view.seat is None else shown.hands[view.seat]
    zones = [DrawnZone(say("table.numberloor_open"), tuple(open_piece(shown, stack) for stack in (0, 1)), "")]
    if shown.claimed:
        zones.append(DrawnZone(say("table.numberloor_claimed"), (card_piece(shown, shown.claimed[0]),), ""))
    seats = places(names, lambda seat: counted(shown, seat), None if shown.ended else shown.seat)
    hand = tuple(card_piece(shown, card) for card in held)
    title = titled("numberloor", shown.setup.pack.name, shown.setup.pack.title)
    return Scene(title, say("table.deck", count=len(shown.pile)), seats, tuple(zones), hand)


def counted(shown: State, seat: Seat) -> tuple[str, ...]:
    return say("table.numberloor_stars", count=shown.stars[seat]), say("table.held", count=len(shown.hands[seat]))


def open_piece(shown: State, stack: int) -> Piece:
    """An open card; with what was said when it was laid, and whether it will still skip somebody."""
    piece = card_piece(shown, shown.opened[stack])
    if stack == 0 or shown.setup.two_floors:
        return piece
    below = say(f"word.numberloor.{shown.parity}") if shown.parity else say("table.numberloor_armed") if shown.armed else ""
    return Piece(piece.label, piece.sort, below=below)


def card_piece(shown: State, card: Kind) -> Piece:
    return Piece(shown.setup.pack.label(card), "number" if shown.setup.number[card] >= 0 else "wild")

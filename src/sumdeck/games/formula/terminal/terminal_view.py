"""Formula in the terminal: the formula is drawn card by card, and the pages say what is played at this table."""

from collections.abc import Sequence
from typing import Any

from sumdeck.games.formula.rules.moves import Face
from sumdeck.games.formula.rules.options import levels
from sumdeck.games.formula.rules.speech import say_face
from sumdeck.games.formula.rules.state import State
from sumdeck.rules.game import Kind, Objection, Outcome, Seat, View
from sumdeck.rules.notation import notation
from sumdeck.terminal.screen import Screen
from sumdeck.terminal.table import DrawnZone, Piece, Scene, places
from sumdeck.terminal.terminal_view import TerminalView
from sumdeck.words import in_signs, say, titled


class FormulaTerminalView(TerminalView):
    """See `TerminalView`."""

    def scene(self, view: View[Any], names: Sequence[str]) -> Scene:
        return scene_of(view, names)

    def awaited(self, state: Any, seat: Seat) -> tuple[str, str]:
        assert isinstance(state, State)
        if state.drawn:
            return "prompt.formula_drawn_you", "prompt.formula_drawn"
        if not state.symbol:
            return "prompt.formula_first_you", "prompt.formula_first"
        return super().awaited(state, seat)

    def remark(self, state: Any, objection: Objection) -> str:
        """The ways in which a sentence could be meant, a line each, to be chosen from by number."""
        lines = [f"  {number}   {say_way(way)}" for number, way in enumerate(objection.sentences("ways"), 1)]
        return "\n".join([*lines, say("prompt.formula_number")]) if lines else ""

    def topics(self, options: Any) -> list[str]:
        """The examples use numbers with zeros at the end, so that they never give a move away."""
        return ["lay", "mark", "joker", "draw", *(["pass"] if options.play_after_draw else [])]

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


def scene_of(view: View[State], names: Sequence[str]) -> Scene:
    shown = view.shown
    row = [
        *numbers(shown, shown.left),
        sign(shown.symbol),
        *numbers(shown, shown.right),
        sign("="),
        *numbers(shown, shown.answer),
    ]
    zone = DrawnZone(say("table.formula"), tuple(row), "")
    seats = places(names, lambda seat: counted(shown, seat), None if shown.ended else shown.seat)
    hand = () if view.seat is None else shown.hands[view.seat]
    pieces = tuple(card(shown, kind) for kind in hand)
    below = say("table.formula_stock", stock=len(shown.stock), covered=len(shown.covered))
    level = levels()[shown.setup.options.level]
    return Scene(titled("formula", level.name, level.title), below, seats, (zone,), pieces)


def say_way(way: str) -> str:
    """A formula with the cards that it takes from the hand: `2 × [4] = [8]   (with your 4, 8)`."""
    cards = [part[0][1:-1] for part in notation(way) if isinstance(part, tuple) and part[0].startswith("[")]
    return f"{in_signs(way)}   ({say('prompt.formula_way', card=', '.join(cards))})"


def numbers(shown: State, faces: Sequence[Face]) -> list[Piece]:
    """The cards of a number; before the first answer a gap."""
    pieces = [Piece(say_face(shown.setup, face), "wild" if face.kind == shown.setup.joker else "number") for face in faces]
    return pieces or [sign("")]


def sign(symbol: str) -> Piece:
    """A symbol, or the gap where one will lie."""
    return Piece(symbol or "_", "build")


def card(shown: State, kind: Kind) -> Piece:
    return Piece(shown.setup.pack.label(kind), "wild" if kind == shown.setup.joker else "number")


def counted(shown: State, seat: Seat) -> tuple[str, ...]:
    """A seat in numbers: cards, and what it has of the match."""
    held = say("table.held", count=len(shown.hands[seat]))
    if shown.setup.options.points_game:
        return (held, say("end.formula_points", count=shown.points[seat]))
    if shown.setup.options.rounds > 1:
        return (held, say("end.formula_rounds", count=shown.wins[seat]))
    return (held,)

"""Formula for programs that learn: what they see, and the steps of a move: the cards to lay, then the formula as it is read."""

from collections.abc import Mapping, Sequence

from sumdeck.games.formula.rules.moves import Draw, Face, Lay, Move, Pass, Wrong
from sumdeck.games.formula.rules.state import State
from sumdeck.rl.encoding import Encoding, Shape, one_of
from sumdeck.rl.steps import Listed, Stage, Word
from sumdeck.rules.game import Seat

SAID: Mapping[type[Move], str] = {Draw: "draw", Pass: "pass", Wrong: "wrong"}
SYMBOLS = ("+", "−", "×", "÷")
PLACES = 3
"""No number of a formula has more digits."""
OF_A_FACE = 12
"""What is seen of a card in the formula: its digit, none yet, and whether it is a joker."""


class FormulaEncoding(Encoding[State, Move]):
    """The steps and the sight of Formula."""

    def step_names(self) -> tuple[str, ...]:
        return (
            *SAID.values(),
            *(f"card {self.label(kind)}" for kind in self.pack.kinds()),
            *(f"digit {digit}" for digit in range(10)),
            *(f"joker as {digit}" for digit in range(10)),
            *SYMBOLS,
            *("reads", "=", "done"),
        )

    def stage(self, state: State, seat: Seat) -> Stage[Move]:
        joker = state.setup.joker
        return Listed(self.game.legal_moves(state, seat), lambda move: self.spell(move, joker))

    def spell(self, move: Move, joker: int) -> Word:
        if not isinstance(move, Lay):
            return self.word([SAID[type(move)]])
        laid = [f"card {self.label(kind)}" for kind in move.laid]
        left, right, answer = ([_digit(face, joker) for face in part] for part in (move.left, move.right, move.answer))
        return self.word([*laid, "reads", *left, move.symbol, *right, "=", *answer, "done"])

    def own_channels(self) -> Mapping[str, Shape]:
        return {
            **dict.fromkeys(("left", "right", "answer"), (PLACES, OF_A_FACE)),
            "symbol": (len(SYMBOLS),),
            "flags": (2,),
            "wins": (self.seats,),
            "points": (self.seats,),
        }

    def own_sight(self, state: State, seat: Seat) -> Mapping[str, Sequence[float]]:
        joker = state.setup.joker
        shown = {"left": state.left, "right": state.right, "answer": state.answer}
        return {
            **{name: [number for face in part for number in _seen(face, joker)] for name, part in shown.items()},
            "symbol": one_of(state.symbol, SYMBOLS),
            "flags": [float(state.drawn), float(state.is_locked())],
            "wins": self.around(state.wins, seat),
            "points": self.around(state.points, seat),
        }


def _digit(face: Face, joker: int) -> str:
    return f"joker as {face.digit}" if face.kind == joker else f"digit {face.digit}"


def _seen(face: Face, joker: int) -> list[float]:
    return [*one_of(face.digit, range(-1, 10)), float(face.kind == joker)]

"""Positions of Formula in a line: `formula; turn 0; table 2 + J7 = 9; hands 8 8 4 J / 1 2; under; stock rest`.

A table is a formula, or two start cards: `table 2 4`. A position does not know how earlier rounds went, only what they brought.
"""

import re
from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from sumdeck.games.formula.rules.codes import ENDINGS
from sumdeck.games.formula.rules.judge import why_wrong
from sumdeck.games.formula.rules.moves import UNNAMED, Face, Lay
from sumdeck.games.formula.rules.setup import Setup
from sumdeck.games.formula.rules.state import State
from sumdeck.rules.game import Refusal, Seat
from sumdeck.rules.laying import Laying, Layout, PositionCode, flag, heap, number, numbers, seats, spell, word

SIGNS = {"−": "−", "×": "×", "÷": "÷", "+": "+", "/": "÷", ":": "÷"}
MOST_CARDS = 3
"""No number has more (F-40), whatever a table allows for those that are laid."""


FIELDS: Final = {
    "under": heap("covered"),
    "drawn": flag("drawn"),
    "idle": number("idle"),
    "turns": number("turn"),
    "out": seats("out"),
    **{name: numbers(name) for name in ("wins", "points", "gained")},
    "ended": word("ended", "", *sorted(ENDINGS)),
}


class FormulaLayout(Layout[State]):
    """The formula with what lies under it, and the stock."""

    first = "table"
    rest = "stock"
    fields = FIELDS

    def lay(self, laying: Laying, blank: State) -> State:
        table = laying.text("table")
        words = table.split()
        if len(words) == 2:
            words = [words[0], "", words[1], "=", ""]
        if len(words) != 5 or words[3] != "=" or (words[1] and spell(words[1]) not in SIGNS):
            raise Refusal(PositionCode.UNREADABLE, part="table", piece=table[:40])
        left, right, answer = (number_in(laying, words[place]) for place in (0, 2, 4))
        symbol = SIGNS[spell(words[1])] if words[1] else ""
        if symbol and (symbol not in blank.setup.symbols or why_wrong(Lay(left, symbol, right, answer, ())) is not None):
            raise Refusal(PositionCode.FALSE_PILE, part="table", piece=table[:40])
        laying.must(all(may_lie(blank.setup, faces, begun=bool(symbol)) for faces in (left, right, answer)), "table")
        laying.gather("hands", "stock", "under")
        laying.settle()
        state = self.laid(laying, blank, left=left, symbol=symbol, right=right, answer=answer)
        gone = [Seat(seat) for seat, hand in enumerate(state.hands) if not hand]
        laying.must(bool(state.ended) or all(seat in state.out for seat in gone), "hands")  # F-71, F-81
        return state

    def tell(self, state: State) -> Mapping[str, str]:
        left, right, answer = (shown(state.setup, each) for each in (state.left, state.right, state.answer))
        return self.parts_in_text(state, table=f"{left} {state.symbol} {right} = {answer}" if state.symbol else f"{left} {right}")

    def forget(self, state: State, blank: State) -> State:
        return replace(state, rounds=blank.rounds, reshuffle_seed=blank.reshuffle_seed, shuffles=blank.shuffles)


def number_in(laying: Laying, text: str) -> tuple[Face, ...]:
    """A number such as `12` or `1J2`; a lone `J` has no digit yet."""
    if not re.fullmatch(r"(J?\d)*J?", text):
        raise Refusal(PositionCode.UNREADABLE, part="table", piece=text[:40])
    return tuple(
        Face(laying.card("J" if joker else digit), int(digit) if digit else UNNAMED)
        for joker, digit in re.findall(r"(J?)(\d?)", text)
        if joker or digit
    )


def may_lie(rules: Setup, faces: tuple[Face, ...], begun: bool) -> bool:
    """Whether cards can be a number of a formula (F-40, F-43), or, before the first one, a start card (F-5, F-18)."""
    if not begun:
        return len(faces) < 2 and all(face.digit == UNNAMED for face in faces if face.kind == rules.joker)
    return len(faces) <= MOST_CARDS and (rules.options.leading_zeros or len(faces) == 1 or faces[0].digit != 0)


def shown(rules: Setup, faces: tuple[Face, ...]) -> str:
    """A number as `number_in` reads it."""
    jokers = ("J" if face.kind == rules.joker else "" for face in faces)
    return "".join(joker + ("" if face.digit == UNNAMED else str(face.digit)) for joker, face in zip(jokers, faces))

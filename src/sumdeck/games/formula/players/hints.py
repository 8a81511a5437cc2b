"""The rungs of a hint in Formula, towards the formula that takes the fewest new cards: that is the easiest to see."""

from typing import Final

from sumdeck.games.formula.rules.formulas import formula_of, search_for
from sumdeck.games.formula.rules.judge import new_places
from sumdeck.games.formula.rules.moves import Lay, Move
from sumdeck.games.formula.rules.speech import say_face
from sumdeck.games.formula.rules.state import State
from sumdeck.players.hints import Rung
from sumdeck.rules.game import Game, View

EXAMPLES: Final = {
    "+": ("20 + [3]0 = [5]0", "40 + [5]0 = [9]0"),
    "−": ("50 − [2]0 = [3]0", "90 − [4]0 = [5]0"),
    "×": ("20 × [4] = [8]0", "30 × [2] = [6]0"),
    "÷": ("80 ÷ [2] = [4]0", "60 ÷ [3] = [2]0"),
}
"""Some examples for each symbol; one of them is not what is looked for."""
FIRST_EXAMPLES: Final = {
    "+": ("9 + 8 = [1][7]", "6 + 5 = [1][1]"),
    "−": ("9 − 3 = [6]", "8 − 6 = [2]"),
    "×": ("7 × 6 = [4][2]", "9 × 3 = [2][7]"),
    "÷": ("8 ÷ 4 = [2]", "9 ÷ 3 = [3]"),
}
"""The same for the first formula, in which nothing but the answer is new (F-12)."""


def formula_rungs(game: Game[State, Move], view: View[State]) -> list[Rung]:
    """Up to six rungs; fewer where there is nothing to find."""
    state, seat = view.shown, view.own_seat
    found = sorted(search_for(state, seat, most=1).run().found)
    if found:
        return rungs_towards(game, view, formula_of(state.setup, found[0]))
    move: Move = game.legal_moves(state, seat)[0]
    return [("hint.look_again", {}), ("hint.formula_draw", {}), ("hint.move", {"move": game.write(state, seat, move)})]


def rungs_towards(game: Game[State, Move], view: View[State], lay: Lay) -> list[Rung]:
    state, seat = view.shown, view.own_seat
    answer = game.write(state, seat, lay)
    kind = "hint.formula_lay" if state.symbol else "hint.formula_first"
    examples = EXAMPLES if state.symbol else FIRST_EXAMPLES
    example = next(each for each in examples[lay.symbol] if digits(each) != digits(answer))
    return [
        ("hint.look_again", {}),
        (kind, {"cards": str(len(lay.laid)), "count": str(len(lay.laid))}),
        ("hint.formula_symbol", {"symbol": lay.symbol}),
        part(state, lay),
        ("hint.example", {"move": example}),
        ("hint.move", {"move": answer}),
    ]


def digits(said: str) -> list[str]:
    """The digits of a formula, in whatever order."""
    return sorted(filter(str.isdigit, said))


def part(state: State, lay: Lay) -> Rung:
    """One card that stays, or else that none does; for the first formula a card to lay."""
    rules = state.setup
    if not state.symbol:
        return ("hint.part", {"card": rules.pack.label(lay.laid[0])})
    places = new_places(state, lay, lay.laid, rules.options.extend == "both", rules.options.insert_between)
    assert places is not None
    for number, marks in zip((lay.left, lay.right, lay.answer), places):
        for face, new in zip(number, marks):
            if not new:
                return ("hint.formula_keep", {"card": say_face(rules, face)})
    return ("hint.formula_cover", {})

"""The legal moves of a seat: every formula, then drawing or passing. Formulas become moves when they are asked for."""

from random import Random

from sumdeck.games.formula.rules.formulas import formula_of, search_for, some_formula
from sumdeck.games.formula.rules.moves import Draw, Move, Pass, Wrong
from sumdeck.games.formula.rules.play import why_not
from sumdeck.games.formula.rules.setup import Setup
from sumdeck.games.formula.rules.state import State
from sumdeck.rules.game import MoveList, Seat


class Listing(MoveList[Move]):
    """Formulas as the search found them, sorted, and the other moves behind them."""

    def __init__(self, rules: Setup, codes: list[int], others: list[Move], complete: bool) -> None:
        super().__init__(others, complete)
        self._rules = rules
        self._codes = codes
        self._others = others

    def __len__(self) -> int:
        return len(self._codes) + len(self._others)

    def at(self, place: int) -> Move:
        if place < len(self._codes):
            return formula_of(self._rules, self._codes[place])
        return self._others[place - len(self._codes)]


def legal_moves(state: State, seat: Seat) -> MoveList[Move]:
    if state.ended or seat != state.seat:
        return MoveList(())
    search = search_for(state, seat).run()
    codes = sorted(search.found)
    others: list[Move] = [move for move in (Draw(), Pass(), Wrong()) if _allowed(state, move, bool(codes))]
    return Listing(state.setup, codes, others, search.complete)


def sample(state: State, seat: Seat, rng: Random) -> Move:
    """Some legal move, quickly: a formula if there is one, else a card drawn or a pass."""
    formula = some_formula(state, seat, rng)
    if formula is not None:
        return formula
    return Pass() if state.drawn else Draw()


def _allowed(state: State, move: Draw | Pass | Wrong, able: bool) -> bool:
    """As `why_not`, which need not search again here."""
    if isinstance(move, Wrong) or not state.setup.options.must_play_if_able:
        return why_not(state, state.seat, move) is None
    return not able and isinstance(move, Pass) == state.drawn

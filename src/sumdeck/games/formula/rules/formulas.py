"""Asking for formulas: whether there is one, all of them, any one. The work is done in `search.py` and `rearranged.py`."""

from collections.abc import Callable, Sequence
from contextlib import suppress
from random import Random
from typing import Final, TypeAlias

from sumdeck.games.formula.rules.moves import Face, Lay
from sumdeck.games.formula.rules.numbers import BITS, JOKER
from sumdeck.games.formula.rules.packs import SIGNS
from sumdeck.games.formula.rules.rearranged import VISITS as REARRANGED_VISITS
from sumdeck.games.formula.rules.rearranged import RearrangedSearch
from sumdeck.games.formula.rules.search import AREA_BITS, LAID_AT, SYMBOL_AT, Search
from sumdeck.games.formula.rules.setup import Setup
from sumdeck.games.formula.rules.state import State
from sumdeck.rules.game import Kind, Seat

QuickSome: TypeAlias = Callable[[Callable[[], float], tuple[int, ...], list[int], int, int], tuple[int, int] | None]


def twin() -> QuickSome | None:
    """The search in C, where the rules are compiled."""
    with suppress(ImportError):
        from sumdeck.games.formula.rules.quick import some

        return some
    return None


quick_some: Final = twin()
PLACES: Final = {symbol: place for place, symbol in enumerate((*SIGNS, ""))}
AREA: Final = (1 << AREA_BITS) - 1
FACE: Final = (1 << BITS) - 1


def search_for(state: State, seat: Seat, most: int = 0) -> Search:
    """The search that fits a table's rules, not yet run. `most` stops it after so many formulas."""
    if state.symbol and state.setup.options.table_cards == "rearrange":
        return RearrangedSearch(state, seat, most, REARRANGED_VISITS)
    return Search(state, seat, most)


def any_formula(state: State, seat: Seat) -> bool:
    """Whether a seat can surely make a formula; the search stops at the first."""
    return bool(search_for(state, seat, most=1).run().found)


def all_formulas(state: State, seat: Seat, totals: Sequence[int] = ()) -> list[Lay]:
    """The formulas a seat can make with so many new cards, all if nothing is said, in canonical order."""
    found = search_for(state, seat).run(totals).found
    return [formula_of(state.setup, code) for code in sorted(found)]


def some_formula(state: State, seat: Seat, rng: Random) -> Lay | None:
    """A formula found at random, without looking for all; None if there is none."""
    rules = state.setup
    if quick_some is not None and rules.quick:
        lying = code_of(state)
        found = quick_some(rng.random, state.hands[seat], rules.digit, lying, rules.quick)
        return None if found is None else changed_by(state, lying, found[0], found[1])
    search = search_for(state, seat, most=1)
    splits = [split for total in range(1, search.most_cards + 1) for split in search.splits(total)]
    start = int(rng.random() * len(splits))
    for step in range(len(splits)):
        # Seven is prime to every number of splits there can be, so all of them are tried.
        search.solve(splits[(start + 7 * step) % len(splits)], int(rng.random() * 50))
        for code in search.found:
            return formula_of(state.setup, code)
    if not search.complete:
        # In order it may still be found before the search ends early: what is asked of a player who must play (F-37).
        for code in search_for(state, seat, most=1).run().found:
            return formula_of(state.setup, code)
    return None


def formula_of(rules: Setup, code: int) -> Lay:
    """The formula that a search has told."""
    left, right, answer = code >> 2 * AREA_BITS & AREA, code >> AREA_BITS & AREA, code & AREA
    symbol, laid = SIGNS[code >> SYMBOL_AT & 3], laid_of(rules, code >> LAID_AT)
    return Lay(number_of(rules, left), symbol, number_of(rules, right), number_of(rules, answer), laid)


def changed_by(state: State, lying: int, code: int, laid: int) -> Lay:
    """The same, told apart from what is laid, beside the code of what lies there: numbers that stay need not be looked up."""
    rules, other = state.setup, code ^ lying
    left = number_of(rules, code >> 2 * AREA_BITS & AREA) if other >> 2 * AREA_BITS & AREA else state.left
    right = number_of(rules, code >> AREA_BITS & AREA) if other >> AREA_BITS & AREA else state.right
    answer = number_of(rules, code & AREA) if other & AREA else state.answer
    return Lay(left, SIGNS[code >> SYMBOL_AT], right, answer, laid_of(rules, laid))


def code_of(state: State) -> int:
    """What lies on the table, as a search tells a formula; before the first one the symbol is one that there is not."""
    rules = state.setup
    code = PLACES[state.symbol] << AREA_BITS | code_of_number(rules, state.left)
    code = code << AREA_BITS | code_of_number(rules, state.right)
    return code << AREA_BITS | code_of_number(rules, state.answer)


def laid_of(rules: Setup, code: int) -> tuple[Kind, ...]:
    """The cards that leave the hand, sorted; the rules remember those they have met."""
    known = rules.laid.get(code)
    if known is None:
        laid: list[Kind] = []
        rest = code
        for digit in range(10):
            laid += [rules.kind[digit]] * (rest & 15)
            rest >>= 4
        known = tuple(sorted([*laid, *[rules.joker] * rest]))
        rules.laid[code] = known
    return known


def number_of(rules: Setup, code: int) -> tuple[Face, ...]:
    """The faces of a number; the rules remember those they have met."""
    known = rules.numbers.get(code)
    if known is None:
        faces: list[Face] = []
        rest = code
        while rest:
            digit = (rest & FACE & ~JOKER) - 1
            faces.insert(0, rules.wild[digit] if rest & JOKER else rules.real[digit])
            rest >>= BITS
        known = tuple(faces)
        rules.numbers[code] = known
    return known


def code_of_number(rules: Setup, number: tuple[Face, ...]) -> int:
    """The faces of a number in five bits each."""
    code = 0
    for face in number:
        code = code << BITS | face.digit + 1 | (JOKER if face.kind == rules.joker else 0)
    return code

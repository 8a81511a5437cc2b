"""Whether a formula may be laid: each rule in turn, without searching.

What a formula must be is asked first, then whether the cards for it are there, then how they are laid. Which cards a sentence
means is found in `reading.py`, which asks here for every way of laying it.
"""

from collections.abc import Sequence
from itertools import combinations, product
from typing import TypeAlias

from sumdeck.games.formula.rules.codes import Code
from sumdeck.games.formula.rules.moves import Face, Lay, value_of
from sumdeck.games.formula.rules.numbers import NEW, patterns
from sumdeck.games.formula.rules.state import State
from sumdeck.rules.game import Kind, Refusal, Seat

Places: TypeAlias = tuple[tuple[bool | None, ...], ...]
"""For each number of a formula which of its cards are to be new; None where either will do."""


def check_lay(state: State, seat: Seat, move: Lay) -> Lay:
    """Judge a formula whole. Returns its canonical form, or raises Refusal."""
    check_numbers(state, move)
    wrong = why_wrong(move)
    if wrong is not None:
        raise Refusal(wrong)
    return check_cards(state, seat, move)


def check_numbers(state: State, move: Lay) -> None:
    """Any symbol in play (F-23, F-88), and each number by the same rules (F-40, F-41, F-43, F-65), whatever the cards."""
    rules = state.setup
    if move.symbol not in rules.symbols:
        raise Refusal(Code.NO_SUCH_SYMBOL, known=" ".join(rules.symbols))
    for number in (move.left, move.right, move.answer):
        if not number:
            raise Refusal(Code.NOT_A_FORMULA)
        if not all(rules.is_face(face) for face in number):
            raise Refusal(Code.NO_SUCH_CARD)
        if len(number) > rules.options.max_number_cards:
            raise Refusal(Code.NUMBER_TOO_LONG, most=rules.options.max_number_cards)
        if len(number) > 1 and number[0].digit == 0 and not rules.options.leading_zeros:
            raise Refusal(Code.LEADING_ZERO)


def why_wrong(move: Lay) -> Code | None:
    """What is wrong with the arithmetic; None if the formula is true (F-22), by F-53 to F-56 (F-54: division is exact)."""
    left, right, answer = value_of(move.left), value_of(move.right), value_of(move.answer)
    if move.symbol == "÷" and right == 0:
        return Code.BY_ZERO
    if move.symbol == "−" and left < right:
        return Code.BELOW_ZERO
    if move.symbol == "+":
        true = left + right == answer
    elif move.symbol == "−":
        true = left - right == answer
    elif move.symbol == "×":
        true = left * right == answer
    else:
        true = right * answer == left
    return None if true else Code.NOT_TRUE


def check_cards(state: State, seat: Seat, move: Lay) -> Lay:
    """The cards and how they are laid: all that is left to judge of a formula whose numbers are in order."""
    laid = check_laid(state, seat, move.laid)
    if state.symbol:
        check_later(state, move, laid)
    else:
        check_first(state, move, laid)
    return Lay(move.left, move.symbol, move.right, move.answer, laid)


def check_laid(state: State, seat: Seat, laid: Sequence[Kind]) -> tuple[Kind, ...]:
    """The new cards come from the hand, and there is at least one (F-21)."""
    if not laid:
        raise Refusal(Code.NO_NEW_CARD)
    hand = state.hands[seat]
    for card in laid:
        if laid.count(card) > hand.count(card):
            label = state.setup.pack.label(card) if 0 <= card < len(state.setup.digit) else "?"
            raise Refusal(Code.NOT_IN_HAND, card=label)
    return tuple(sorted(laid))


def check_first(state: State, move: Lay, laid: tuple[Kind, ...]) -> None:
    """The first formula adds an answer to the start cards, and nothing else (F-11 to F-13); F-14 is asked of every formula."""
    for number, start in ((move.left, state.left), (move.right, state.right)):
        if len(number) != 1 or number[0].kind != start[0].kind:
            raise Refusal(Code.ONLY_THE_ANSWER)
    if tuple(sorted(face.kind for face in move.answer)) != laid:
        raise Refusal(Code.ONLY_THE_ANSWER)
    if len(laid) > state.setup.options.first_answer_max:
        raise Refusal(Code.ANSWER_TOO_LONG, most=state.setup.options.first_answer_max)


def check_later(state: State, move: Lay, laid: tuple[Kind, ...]) -> None:
    """A later formula: not too many cards (F-20), laid as F-51 allows, new (F-34), with the duties of F-57 and F-75.

    To cover all (F-27), to keep a card beside three new ones (F-28), one (F-29) or two (F-30) are only examples (F-31). Nothing
    but number cards counts as kept (F-76). A zero product may be laid like any other formula (F-61).
    """
    options = state.setup.options
    kept = len(move.left) + len(move.right) + len(move.answer) - len(laid)
    if len(laid) > options.cards_per_turn:
        raise Refusal(Code.TOO_MANY_CARDS, laid=len(laid), most=options.cards_per_turn)  # F-20, F-42
    if not is_laid_well(state, move, laid, options.extend == "both", options.insert_between):
        raise Refusal(why_laid_badly(state, move, laid))
    if kept and state.is_locked():
        raise Refusal(Code.ZERO_MUST_GO)
    if is_same(state, move) and not options.allow_same_formula:
        raise Refusal(Code.SAME_FORMULA)
    if not kept and options.must_reuse and not state.is_locked():
        raise Refusal(Code.REUSE)  # F-77: a zero product comes first


def is_same(state: State, move: Lay) -> bool:
    """Whether nothing that counts has changed: neither symbol nor any value (F-34, F-35)."""
    return (
        move.symbol == state.symbol
        and value_of(move.left) == value_of(state.left)
        and value_of(move.right) == value_of(state.right)
        and value_of(move.answer) == value_of(state.answer)
    )


def why_laid_badly(state: State, move: Lay, laid: tuple[Kind, ...]) -> Code:
    """The rule that keeps cards from being laid like this."""
    options = state.setup.options
    if options.table_cards == "stay":
        if is_laid_well(state, move, laid, True, options.insert_between):
            return Code.EXTEND_RIGHT
        if is_laid_well(state, move, laid, True, True):
            return Code.SQUEEZED_IN
    return Code.TAKEN_AWAY


def is_laid_well(state: State, move: Lay, laid: tuple[Kind, ...], extend_left: bool, insert: bool) -> bool:
    """Whether these new cards and cards of the table can make this formula."""
    return new_places(state, move, laid, extend_left, insert) is not None


def new_places(
    state: State, move: Lay, laid: tuple[Kind, ...], extend_left: bool, insert: bool, wanted: Places | None = None
) -> tuple[tuple[bool, ...], ...] | None:
    """For each number which of its cards are new, in one way of laying these cards; None if there is none.

    `wanted` asks for a way in which certain places are new, and certain others are not.
    """
    if state.setup.options.table_cards == "rearrange":
        return _rearranged(state, move, laid, wanted)
    olds = (state.left, state.right, state.answer)
    news = (move.left, move.right, move.answer)
    ways = [_ways(old, new, state.setup.options.max_number_cards, extend_left, insert) for old, new in zip(olds, news)]
    if wanted is not None:
        ways = [[marks for marks in each if _is_as_wanted(marks, places)] for each, places in zip(ways, wanted)]
    for marks in product(*ways):
        cards = [face.kind for number, mark in zip(news, marks) for face, new in zip(number, mark) if new]
        if tuple(sorted(cards)) == laid:
            return marks
    return None


def _ways(old: tuple[Face, ...], new: tuple[Face, ...], longest: int, extend_left: bool, insert: bool) -> list[tuple[bool, ...]]:
    """Every way to lay one number over another: which cards are new. Those that stay keep card and digit (F-25, F-63)."""
    found: list[tuple[bool, ...]] = []
    for laid in range(len(new) + 1):
        for pattern in patterns(len(old), laid, longest, extend_left, insert):
            if len(pattern) == len(new) and all(at == NEW or old[at] == face for at, face in zip(pattern, new)):
                marks = tuple(at == NEW for at in pattern)
                if marks not in found:
                    found.append(marks)
    return found


def _is_as_wanted(marks: Sequence[bool], wanted: Sequence[bool | None]) -> bool:
    return all(place is None or place == mark for mark, place in zip(marks, wanted))


def _rearranged(
    state: State, move: Lay, laid: tuple[Kind, ...], wanted: Places | None = None
) -> tuple[tuple[bool, ...], ...] | None:
    """The house rule `rearrange`: cards of the table may stand anywhere.

    A number that loses a card which is then used nowhere must get a new one.
    """
    news = (move.left, move.right, move.answer)
    places = [(area, face) for area, number in enumerate(news) for face in number]
    asked = [place for number in wanted for place in number] if wanted is not None else [None] * len(places)
    for chosen in combinations(range(len(places)), len(laid)):
        if tuple(sorted(places[at][1].kind for at in chosen)) != laid:
            continue
        flags = [at in chosen for at in range(len(places))]
        kept = [face for at, (_, face) in enumerate(places) if at not in chosen]
        if _is_as_wanted(flags, asked) and _all_covered(state, kept, {places[at][0] for at in chosen}):
            left, right = len(move.left), len(move.left) + len(move.right)
            return tuple(flags[:left]), tuple(flags[left:right]), tuple(flags[right:])
    return None


def _all_covered(state: State, kept: list[Face], fresh: set[int]) -> bool:
    """Whether the kept faces lie on the table, and the others can be covered where new cards are laid."""
    left = list(kept)
    # Cards that no new card covers must be used: these first.
    for area, number in enumerate((state.left, state.right, state.answer)):
        if area not in fresh:
            for face in number:
                if face not in left:
                    return False
                left.remove(face)
    for area, number in enumerate((state.left, state.right, state.answer)):
        if area in fresh:
            for face in number:
                if face in left:
                    left.remove(face)
    return not left

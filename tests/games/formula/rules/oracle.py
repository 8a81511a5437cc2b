"""The rules of laying once more, slowly: every left and every right number is tried, and jokers are tried digit by digit.

Nothing here is shared with the search but the state it looks at.
"""

from collections.abc import Iterator
from functools import cache
from itertools import permutations, product

from sumdeck.games.formula.rules.moves import Face, Lay
from sumdeck.games.formula.rules.state import State
from sumdeck.rules.game import Kind

Part = tuple[tuple[Face, ...], tuple[Kind, ...], tuple[int, ...]]
"""The faces of a number, the kinds that come from the hand, and, where cards may move, which cards of the table it uses."""


def all_lays(state: State, seat: int = 0) -> set[Lay]:
    """Every legal formula of a seat."""
    options = state.setup.options
    hand = state.hands[seat]
    if not state.symbol:
        lefts, rights = starts(state, state.left[0]), starts(state, state.right[0])
        answers = [part for part in covering(state, (), hand) if len(part[0]) <= options.first_answer_max]
    elif options.table_cards == "rearrange":
        lefts = rights = answers = list(anywhere(state, hand))
    else:
        lefts, rights, answers = (list(covering(state, old, hand)) for old in (state.left, state.right, state.answer))
    by_value: dict[int, list[Part]] = {}
    for part in answers:
        by_value.setdefault(value(part[0]), []).append(part)
    found: set[Lay] = set()
    for left, right in product(lefts, rights):
        if len(left[1]) + len(right[1]) > options.cards_per_turn:
            continue
        for symbol in state.setup.symbols:
            result = calculate(symbol, value(left[0]), value(right[0]))
            for answer in by_value.get(result, ()) if result is not None else ():
                laid = tuple(sorted(left[1] + right[1] + answer[1]))
                if not within(laid, hand):
                    continue
                lay = Lay(left[0], symbol, right[0], answer[0], laid)
                if allowed(state, lay) and no_card_lost(state, (left, right, answer)):
                    found.add(lay)
    return found


def starts(state: State, face: Face) -> list[Part]:
    """A start card, which a joker's digit may still be chosen for."""
    digits = range(10) if face.digit < 0 else [face.digit]
    return [((Face(face.kind, digit),), (), ()) for digit in digits]


def covering(state: State, old: tuple[Face, ...], hand: tuple[Kind, ...]) -> Iterator[Part]:
    """Every number that can be laid over another: cards are put down one by one on, before and behind what lies there."""
    longest = state.setup.options.max_number_cards
    seen: set[tuple[tuple[Face, ...], tuple[Kind, ...]]] = set()
    for new in range(min(len(hand), state.setup.options.cards_per_turn, longest) + 1):
        for cards in set(permutations(hand, new)):
            for faces in product(*(digits_of(state, card) for card in cards)):
                for number in merged(state, old, faces):
                    entry = (number, tuple(sorted(cards)))
                    if number and len(number) <= longest and good_start(state, number) and entry not in seen:
                        seen.add(entry)
                        yield (*entry, ())


def merged(state: State, old: tuple[Face, ...], new: tuple[Face, ...]) -> Iterator[tuple[Face, ...]]:
    """Every row in which these new cards, in this order, and some of the old ones stand as they may."""
    options = state.setup.options
    for row in rows(len(old), len(new), options.insert_between, options.extend == "right"):
        yield tuple(old[at] if at >= 0 else new[-1 - at] for at in row)


@cache
def rows(old: int, new: int, insert: bool, right_only: bool) -> list[tuple[int, ...]]:
    """Rows of old cards, by their place, and new ones: −1 is the first, −2 the second."""
    found: list[tuple[int, ...]] = []
    for keep in product((True, False), repeat=old):
        kept = [at for at, stays in enumerate(keep) if stays]
        for marks in set(permutations("k" * len(kept) + "n" * new)):
            stays, lays = iter(kept), iter(range(-1, -new - 1, -1))
            row = tuple(next(stays) if mark == "k" else next(lays) for mark in marks)
            if gaps_are_good(old, row, insert, right_only):
                found.append(row)
    return found


def gaps_are_good(old: int, row: tuple[int, ...], insert: bool, right_only: bool) -> bool:
    """Each old card stays or has a new one over it; and what is more than that stands at an end."""
    fence = [-1, *(at for at in row if at >= 0), old]
    if len(fence) == 2:
        return bool(row) or old == 0
    gaps = "".join("k" if at >= 0 else "n" for at in row).split("k")
    for at, gap in enumerate(gaps):
        gone, laid = fence[at + 1] - fence[at] - 1, len(gap)
        if gone > 0 and laid == 0:
            return False
        inner = 0 < at < len(gaps) - 1
        if laid > gone and ((inner and not insert) or (at == 0 and right_only)):
            return False
    return True


def anywhere(state: State, hand: tuple[Kind, ...]) -> Iterator[Part]:
    """Under `rearrange`: every row of cards of the table and of the hand."""
    longest = state.setup.options.max_number_cards
    table = list(enumerate(state.visible))
    cards: list[tuple[str, int]] = [("t", at) for at, _ in table] + [("h", at) for at in range(len(hand))]
    for length in range(1, longest + 1):
        for chosen in permutations(cards, length):
            used = tuple(at for where, at in chosen if where == "t")
            laid = tuple(sorted(hand[at] for where, at in chosen if where == "h"))
            choices = [[table[at][1]] if where == "t" else digits_of(state, hand[at]) for where, at in chosen]
            for number in product(*choices):
                if good_start(state, number):
                    yield number, laid, used


def no_card_lost(state: State, parts: tuple[Part, Part, Part]) -> bool:
    """Under `rearrange`: no card is used twice, and one that is used nowhere lies under a new card of its number."""
    if not state.symbol or state.setup.options.table_cards == "stay":
        return True
    used = [at for part in parts for at in part[2]]
    areas = [area for area, old in enumerate((state.left, state.right, state.answer)) for _ in old]
    lost = {areas[at] for at in range(len(areas)) if at not in used}
    return len(set(used)) == len(used) and all(parts[area][1] for area in lost)


def allowed(state: State, lay: Lay) -> bool:
    """The rules about a formula as a whole."""
    options = state.setup.options
    if not 1 <= len(lay.laid) <= options.cards_per_turn:
        return False
    if not state.symbol:
        return True
    kept = len(lay.left) + len(lay.right) + len(lay.answer) - len(lay.laid)
    values = [value(number) for number in (state.left, state.right, state.answer)]
    locked = (state.symbol == "×" and 0 in values[:2]) or (state.symbol == "÷" and values[0] == 0 and options.zero_quotient_lock)
    same = state.symbol == lay.symbol and values == [value(number) for number in (lay.left, lay.right, lay.answer)]
    if locked:
        return kept == 0 and (options.allow_same_formula or not same)
    return (kept > 0 or not options.must_reuse) and (options.allow_same_formula or not same)


def calculate(symbol: str, left: int, right: int) -> int | None:
    """The result, where there is one."""
    if symbol == "+":
        return left + right
    if symbol == "−":
        return left - right if left >= right else None
    if symbol == "×":
        return left * right
    return left // right if right and left % right == 0 else None


def value(number: tuple[Face, ...]) -> int:
    return int("".join(str(face.digit) for face in number))


def digits_of(state: State, card: Kind) -> list[Face]:
    """What a card can show."""
    digit = state.setup.digit[card]
    return [Face(card, digit)] if digit >= 0 else [Face(card, each) for each in range(10)]


def good_start(state: State, number: tuple[Face, ...]) -> bool:
    return len(number) == 1 or number[0].digit != 0 or state.setup.options.leading_zeros


def within(laid: tuple[Kind, ...], hand: tuple[Kind, ...]) -> bool:
    return all(laid.count(card) <= hand.count(card) for card in laid)

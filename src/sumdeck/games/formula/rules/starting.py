"""Whether a first formula is possible: two start cards, a symbol, and an answer among all the other cards of the pack."""

from collections.abc import Iterator
from functools import lru_cache

from sumdeck.rules.cards import Pack
from sumdeck.rules.game import Kind


@lru_cache(maxsize=64)
def can_begin(pack: Pack, symbols: tuple[str, ...], most: int) -> bool:
    """Whether some pair of cards has an answer of at most so many cards."""
    kinds = pack.kinds()
    return any(has_answer(pack, symbols, most, left, right) for left in kinds for right in kinds)


def has_answer(pack: Pack, symbols: tuple[str, ...], most: int, left: Kind, right: Kind) -> bool:
    """Whether two cards of a pack have an answer of at most so many of its other cards."""
    rest = list(pack.counts)
    for card in (left, right):
        rest[card] -= 1
        if rest[card] < 0:
            return False
    held = [0] * 10
    jokers = 0
    for face, count in zip(pack.cards, rest):
        digit = face.trait("digit")
        if digit:
            held[int(digit)] += count
        else:
            jokers += count
    return any(
        len(str(answer)) <= most and _lacking(held, answer) <= jokers
        for one in _digits(pack, left)
        for other in _digits(pack, right)
        for answer in _answers(symbols, one, other)
    )


def _digits(pack: Pack, card: Kind) -> tuple[int, ...]:
    """What a start card can be: a joker is any digit (F-18)."""
    digit = pack.cards[card].trait("digit")
    return (int(digit),) if digit else tuple(range(10))


def _answers(symbols: tuple[str, ...], one: int, other: int) -> Iterator[int]:
    """The results that can be written, by F-53 to F-55."""
    if "+" in symbols:
        yield one + other
    if "−" in symbols and one >= other:
        yield one - other
    if "×" in symbols:
        yield one * other
    if "÷" in symbols and other and one % other == 0:
        yield one // other


def _lacking(held: list[int], answer: int) -> int:
    """How many digits of an answer are not there."""
    digits = str(answer)
    return sum(max(0, digits.count(digit) - held[int(digit)]) for digit in set(digits))

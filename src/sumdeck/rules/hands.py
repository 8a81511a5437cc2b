"""What seats hold: tuples that stay as they were, so that a move makes new ones of them."""

from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")


def without(cards: Sequence[T], *gone: T) -> tuple[T, ...]:
    """Cards, or the numbers on them, less one copy of each that has gone."""
    left = list(cards)
    for card in gone:
        left.remove(card)
    return tuple(left)


def with_seat(each: tuple[T, ...], seat: int, own: T) -> tuple[T, ...]:
    """What each seat has, with something else for one of them."""
    if len(each) == 2:  # as at most tables
        return (own, each[1]) if seat == 0 else (each[0], own)
    return (*each[:seat], own, *each[seat + 1 :])

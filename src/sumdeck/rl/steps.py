"""A turn in the making: a move said step by step, each step one of a small fixed number.

A game offers *stages*. A stage has words, each a row of steps, and each word leads to a move or to another stage. So a list of
moves is a single stage; and where moves are hundreds of thousands, they are the ways through a few short stages. The steps that
can come next are exactly those that begin, or continue, some word.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Generic, TypeAlias, TypeVar

from sumdeck.rules.game import MoveList

M = TypeVar("M")

Word: TypeAlias = tuple[int, ...]
"""Steps, by their numbers."""


class Stage(ABC, Generic[M]):
    """Where a turn has got to."""

    complete: bool = True
    """False where a search behind it ended early: then every way is legal, but there may be more."""

    @abstractmethod
    def ways(self) -> Mapping[Word, Stage[M] | Callable[[], M]]:
        """What can be said here, and where it leads. No word begins another; and each leads to a move in the end."""


class Listed(Stage[M]):
    """All moves of a list at once, each by its own word."""

    def __init__(self, moves: MoveList[M], spell: Callable[[M], Word]) -> None:
        self.moves = moves
        self.spell = spell
        self.complete = moves.complete

    def ways(self) -> Mapping[Word, Stage[M] | Callable[[], M]]:
        found: dict[Word, Stage[M] | Callable[[], M]] = {}
        for move in self.moves:
            word = self.spell(move)
            assert word not in found, f"{move!r} sounds like another move"
            found[word] = partial(given, move)
        return found


class Paged(Stage[M]):
    """The moves of a list by their places in it: so many on a page, and a step that turns it."""

    def __init__(self, moves: MoveList[M], size: int, first: int = 0) -> None:
        self.moves = moves
        self.size = size
        self.first = first
        self.complete = moves.complete

    def ways(self) -> Mapping[Word, Stage[M] | Callable[[], M]]:
        left = len(self.moves) - self.first
        found: dict[Word, Stage[M] | Callable[[], M]] = {}
        for place in range(min(left, self.size)):
            found[(place,)] = partial(self.moves.at, self.first + place)
        if left > self.size:
            found[(self.size,)] = Paged(self.moves, self.size, self.first + self.size)
        return found


@dataclass(frozen=True)
class Turn(Generic[M]):
    """What has been said of a turn so far. A value: a step gives another."""

    ways: tuple[tuple[Word, Stage[M] | Callable[[], M]], ...]
    """The words of this stage that go on as it was begun."""
    begun: int = 0
    """How many of their steps have been said."""
    said: Word = ()
    """All steps of the turn."""
    complete: bool = True
    """Whether all moves that begin like this are surely among the ways."""
    move: M | None = None
    """The move, once it has been said."""

    @property
    def steps(self) -> list[int]:
        """The steps that can come next, in their order; none once the move is said."""
        return sorted({word[self.begun] for word, _ in self.ways})

    def after(self, step: int) -> Turn[M]:
        """The turn with one more step. Raises ValueError for one that cannot come next."""
        begun, said = self.begun + 1, (*self.said, step)
        ways = tuple(way for way in self.ways if way[0][self.begun] == step)
        if not ways:
            raise ValueError(f"step {step} cannot come next; {self.steps} can")
        word, then = ways[0]
        if len(word) > begun:
            return Turn(ways, begun, said, self.complete)
        assert len(ways) == 1, f"the word {word} begins another"
        if isinstance(then, Stage):
            return begin(then, said, self.complete)
        return Turn((), 0, said, self.complete, then())


def begin(stage: Stage[M], said: Word = (), complete: bool = True) -> Turn[M]:
    """A turn at a stage."""
    ways = tuple(stage.ways().items())  # first: only now does it know whether it is complete
    return Turn(ways, 0, said, complete and stage.complete)


def endings(turn: Turn[M]) -> Iterator[tuple[Word, M]]:
    """Every move that a turn can still become, with all its steps. There may be very many."""
    if turn.move is not None:
        yield turn.said, turn.move
    for step in turn.steps:
        yield from endings(turn.after(step))


def given(move: M) -> M:
    """The end of a turn that is this move."""
    return move

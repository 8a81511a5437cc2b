"""A search for any game: it plays on with imagined cards, and compares. In a second it gains most in Numero, whose expert it is.

Each round imagines all cards that the view hides (`Game.determinize`, and what play has revealed: `Scheme.plausible`), and plays
every candidate on with the same cards. What the game's own planner likes best is left only for a candidate that was better
beyond doubt, compared deal by deal. What a game thinks worth trying, how it plays on and how it counts is its `Scheme`. The
budget counts visits, so a search repeats by its seed; whoever has a clock may end it early.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Sequence
from math import sqrt
from random import Random
from typing import Final, Generic

from sumdeck.rules.game import Game, M, Refusal, S, Seat, View

FEW: Final = 8
"""After so many rounds candidates are compared, and those that are worse beyond doubt are dropped."""
DOUBT: Final = 1.5
"""So many standard errors are doubt."""
TRIES: Final = 12
"""So many imagined deals are thrown away, at the most, for one that fits what play has revealed."""


class Scheme(ABC, Generic[S, M]):
    """What one game tells the search."""

    width: int = 8
    """So many candidates are tried."""

    @abstractmethod
    def plays(self, game: Game[S, M], view: View[S]) -> Sequence[M]:
        """What is worth trying, the most promising first. It knows the view alone."""

    @abstractmethod
    def horizon(self, state: S) -> int:
        """So many moves are played on before counting."""

    @abstractmethod
    def reply(self, game: Game[S, M], view: View[S], rng: Random) -> M | None:
        """A sensible move, quickly. It looks at its own cards only, though the view may be a whole state."""

    @abstractmethod
    def standing(self, state: S, seat: Seat) -> float:
        """How likely a seat seems to win from here, from 0 to 1."""

    def plausible(self, game: Game[S, M], view: View[S], state: S, rng: Random) -> bool:
        """Whether imagined cards fit what play has revealed."""
        return True


class Rival:
    """A candidate beside the first choice: what it was better by, deal for deal."""

    def __init__(self) -> None:
        self.rounds = 0
        self.total = 0.0
        self.squares = 0.0

    def note(self, gained: float) -> None:
        self.rounds += 1
        self.total += gained
        self.squares += gained * gained

    def better(self, doubt: float) -> float:
        """By how much it is better on average, so many standard errors added."""
        mean = self.total / self.rounds
        spread = max(0.0, self.squares / self.rounds - mean * mean)
        return mean + doubt * sqrt(spread / max(1, self.rounds - 1))


class Search(Generic[S, M]):
    """One search from one view."""

    def __init__(self, game: Game[S, M], view: View[S], scheme: Scheme[S, M], rng: Random) -> None:
        self.game = game
        self.view = view
        self.seat: Seat = view.own_seat
        self.scheme = scheme
        self.rng = rng
        self.horizon = scheme.horizon(view.shown)
        self.visits = 0

    def best(self, visits: int, tired: Callable[[], bool] = lambda: False) -> M | None:
        """The first choice, unless another is better beyond doubt; None where there is nothing to try."""
        moves = list(self.scheme.plays(self.game, self.view)[: self.scheme.width])
        if len(moves) < 2:
            return moves[0] if moves else None
        rivals = {move: Rival() for move in moves[1:]}
        rounds = 0
        while rivals and self.visits < visits and not tired():
            rounds += 1
            state = self.imagined()
            usual = self.visit(state, moves[0])
            for move, rival in rivals.items():
                rival.note(self.visit(state, move) - usual)
            if rounds % FEW == 0:
                rivals = {move: rival for move, rival in rivals.items() if rival.better(DOUBT) > 0}
        sure = {move: rival.better(-DOUBT) for move, rival in rivals.items() if rival.rounds >= FEW}
        best = max(sure, key=lambda move: sure[move], default=None)
        return best if best is not None and sure[best] > 0 else moves[0]

    def imagined(self) -> S:
        """All cards, as they may lie."""
        return imagined(self.game, self.view, self.fits, self.rng)

    def fits(self, state: S) -> bool:
        return self.scheme.plausible(self.game, self.view, state, self.rng)

    def visit(self, state: S, move: M) -> float:
        """How one candidate went for oneself, played on."""
        self.visits += 1
        return self.scheme.standing(self.played_on(self.game.apply(state, self.seat, move), self.horizon), self.seat)

    def played_on(self, state: S, moves: int) -> S:
        """The state so many moves later; those who may act but need not are asked after the one whose turn it is."""
        for _ in range(moves):
            for seat in self.game.to_act(state):
                move = self.scheme.reply(self.game, View(seat, state), self.rng)
                if move is not None:
                    state = self.game.apply(state, seat, move)
                    break
            else:
                break
        return state


def imagined(game: Game[S, M], view: View[S], fits: Callable[[S], bool], rng: Random) -> S:
    """All cards, as they may lie, going by what play has revealed."""
    state = game.determinize(view, rng)
    for _ in range(TRIES):
        if fits(state):
            break
        state = game.determinize(view, rng)
    return state


def allowed(game: Game[S, M], view: View[S], wishes: Iterable[M], most: int) -> list[M]:
    """The first wishes that the table's house rules allow, each once."""
    found: list[M] = []
    for move in wishes:
        try:
            checked = game.check(view.shown, view.own_seat, move)
        except Refusal:
            continue
        if checked not in found:
            found.append(checked)
        if len(found) == most:
            break
    return found


def lead(margin: float, swing: float) -> float:
    """How likely a margin wins where what is to come may swing by so much; a settled game is won, shared or lost."""
    if swing <= 0:
        return 0.5 + 0.5 * ((margin > 0) - (margin < 0))
    return 0.5 + 0.5 * margin / sqrt(margin * margin + swing * swing)

"""One search for all games: a tree over what a seat can know, grown by playing on with imagined cards.

Each round imagines all cards that the view hides (`Game.determinize`, and what play has revealed: `Scheme.plausible`), and plays
every candidate on with the same cards. What the game's own planner likes best is left only for a candidate that was better
beyond doubt, compared deal by deal. Below a candidate the tree
holds what each side said next, whatever cards it took for that, and choices there follow the upper confidence bound. What a
game thinks worth trying, how it plays on and how it counts is its `Scheme`. The budget counts visits, so a search repeats by
its seed; whoever has a clock may end it early.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Sequence
from math import log, sqrt
from random import Random
from typing import Final, Generic

from sumdeck.rules.game import Game, M, Refusal, S, Seat, View

CURIOUS: Final = 0.5
"""How much a branch that was seldom tried is worth trying."""
FEW: Final = 8
"""After so many rounds candidates are compared, and those that are worse beyond doubt are dropped."""
DOUBT: Final = 1.5
"""So many standard errors are doubt."""
TRIES: Final = 12
"""So many imagined deals are thrown away, at the most, for one that fits what play has revealed."""


class Scheme(ABC, Generic[S, M]):
    """What one game tells the search."""

    width: int = 8
    """So many candidates are tried at the root."""
    branch: int = 3
    """So many below it."""
    grown: int = 2
    """So many moves deep the tree grows."""

    @abstractmethod
    def plays(self, game: Game[S, M], view: View[S]) -> Sequence[M]:
        """What is worth trying, the most promising first. It knows the view alone."""

    def later(self, game: Game[S, M], view: View[S]) -> Sequence[M]:
        """The same below the root, where it has to be quick; the view may be a whole state, of which it uses its own cards."""
        return self.plays(game, view)

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


class Branch:
    """What is known of one move in the tree."""

    __slots__ = ("offered", "then", "total", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.total = 0.0
        """For the seat that made the move."""
        self.offered = 0
        """How often it could have been chosen."""
        self.then: dict[object, Branch] = {}


class Rival:
    """A candidate beside the first choice: what it was better by, deal for deal."""

    def __init__(self, branch: Branch) -> None:
        self.branch = branch
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
        first, rivals = Branch(), {move: Rival(Branch()) for move in moves[1:]}
        rounds = 0
        while rivals and self.visits < visits and not tired():
            rounds += 1
            state = self.imagined()
            usual = self.visit(first, state, moves[0])
            for move, rival in rivals.items():
                rival.note(self.visit(rival.branch, state, move) - usual)
            if rounds % FEW == 0:
                rivals = {move: rival for move, rival in rivals.items() if rival.better(DOUBT) > 0}
        sure = {move: rival.better(-DOUBT) for move, rival in rivals.items() if rival.rounds >= FEW}
        best = max(sure, key=lambda move: sure[move], default=None)
        return best if best is not None and sure[best] > 0 else moves[0]

    def imagined(self) -> S:
        """All cards, as they may lie."""
        state = self.game.determinize(self.view, self.rng)
        for _ in range(TRIES):
            if self.scheme.plausible(self.game, self.view, state, self.rng):
                break
            state = self.game.determinize(self.view, self.rng)
        return state

    def visit(self, first: Branch, state: S, move: M) -> float:
        """Play one candidate on, and remember how it went for everybody who chose on the way. Returns how it went for oneself."""
        self.visits += 1
        path = [(self.seat, first)]
        state = self.game.apply(state, self.seat, move)
        branch, played = first, 0
        while branch.visits and played < self.scheme.grown and self.game.to_act(state):
            seat = self.game.to_act(state)[0]
            chosen = self.chosen(branch, state, seat)
            if chosen is None:
                break
            branch, move = chosen
            state = self.game.apply(state, seat, move)
            path.append((seat, branch))
            played += 1
        state = self.played_on(state, self.horizon - played)
        worth: dict[Seat, float] = {}
        for seat, branch in path:
            if seat not in worth:
                worth[seat] = self.scheme.standing(state, seat)
            branch.visits += 1
            branch.total += worth[seat]
        return worth[self.seat]

    def chosen(self, branch: Branch, state: S, seat: Seat) -> tuple[Branch, M] | None:
        """What a seat tries in the tree: something new, else the upper confidence bound."""
        best, most = None, -1.0
        for move in self.scheme.later(self.game, View(seat, state))[: self.scheme.branch]:
            next_branch = branch.then.setdefault(move, Branch())
            next_branch.offered += 1
            if not next_branch.visits:
                return next_branch, move
            mean = next_branch.total / next_branch.visits
            bound = mean + CURIOUS * sqrt(log(next_branch.offered) / next_branch.visits)
            if bound > most:
                best, most = (next_branch, move), bound
        return best

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

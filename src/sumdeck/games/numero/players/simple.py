"""Three players that look no further than this turn: random, careless and greedy."""

from abc import abstractmethod
from collections.abc import Iterator
from itertools import combinations
from random import Random

from sumdeck.games.numero.players.best_take import best_take
from sumdeck.games.numero.players.sight import clears, honest_builds, is_certain_bluff, objective_of, position_of
from sumdeck.games.numero.rules.challenge import doubtable
from sumdeck.games.numero.rules.moves import (
    Accept,
    Build,
    Challenge,
    Discard,
    Group,
    Join,
    Move,
    Pass,
    Pick,
    Stop,
    Take,
    gather,
)
from sumdeck.games.numero.rules.state import CONFIRM, FINAL, State
from sumdeck.games.numero.rules.stock import Position
from sumdeck.players.player import Player
from sumdeck.rules.arithmetic import exact
from sumdeck.rules.game import Game, Refusal, Seat, View
from sumdeck.rules.hands import without

BUDGET = 40_000
"""Visits: a person is waiting."""
SMALL, SEES, BUILDS = 10, 0.6, 0.3
"""What the sums of a careless player make at the most, and how often it sees one or builds one."""


class NumeroPlayer(Player[State, Move]):
    """Plays on its own turn; lets the builds of others stand, but for those that cannot be true."""

    def choose(self, game: Game[State, Move], view: View[State], rng: Random) -> Move | None:
        shown, seat = view.shown, view.own_seat
        bluff = None if shown.alone else sure_challenge(shown, seat)
        if bluff is not None or (shown.seat != seat and shown.phase != CONFIRM):
            return bluff
        return Accept() if shown.phase == CONFIRM else self.play(game, view, rng)

    @abstractmethod
    def play(self, game: Game[State, Move], view: View[State], rng: Random) -> Move:
        """A move for the player's own turn."""


class RandomPlayer(NumeroPlayer):
    """Any legal move, each as likely as the others."""

    name = "random"

    def play(self, game: Game[State, Move], view: View[State], rng: Random) -> Move:
        moves = game.legal_moves(view.shown, view.own_seat)
        return moves[rng.randrange(len(moves))]


def sure_challenge(state: State, seat: Seat) -> Challenge | None:
    """A challenge that cannot fail, going by the seat's own cards."""
    for made in doubtable(state, seat):
        if isinstance(made.value, int) and is_certain_bluff(state, seat, made.value):
            return Challenge(made.serial)
    return None


class Careless(NumeroPlayer):
    """Sees what matches card for card, and now and then a sum of two small cards; else it lays down any number card.

    So a beginner hears real sums, and small ones. Where only takes count, it passes or stops.
    """

    name = "careless"

    def play(self, game: Game[State, Move], view: View[State], rng: Random) -> Move:
        position = position_of(view)
        number = position.setup.number
        lone = [gather(Pick(place), pile.value) for place, pile in enumerate(position.centre)]
        cards = sorted(set(position.numbers()))
        found, sums = (
            [Take(card, (group,)) for card in cards for group in groups if group.value == number[card]]
            for groups in (lone, small_sums(position) if rng.random() < SEES else [])
        )
        builds = list(small_builds(position)) if view.shown.phase != FINAL and rng.random() < BUILDS else []
        spare = position.wilds()
        dropped = (rng.choice(spare),) if spare and rng.random() < 0.5 else ()  # wild cards are of no use to it
        others = [Discard(card, (), dropped) for card in cards]
        for wishes in (sums, found, builds, others):
            rng.shuffle(wishes)
        return first_legal(game, view, [*sums, *found, *builds, *others, Pass(), Stop()])


def small_sums(position: Position) -> list[Group]:
    """Two piles of the centre that make ten at the most."""
    pairs = combinations(enumerate(pile.value for pile in position.centre), 2)
    return [gather(Join(Pick(one), Pick(other)), exact(x + y)) for (one, x), (other, y) in pairs if x + y <= SMALL]


def small_builds(position: Position) -> Iterator[Build]:
    """A card on one pile that make ten at the most together, with the answer in the hand."""
    number, cards = position.setup.number, position.numbers()
    for card in sorted(set(cards)):
        answers = {number[other] for other in cards if other != card or cards.count(card) > 1}
        for place, pile in enumerate(position.centre):
            if pile.value + number[card] in answers and pile.value + number[card] <= SMALL:
                yield Build(card, gather(Pick(place), pile.value))


class Greedy(NumeroPlayer):
    """The best take there is; else a build, else a discard, as the rule sheets advise (N-49)."""

    name = "greedy"
    visits = 0
    """What its last search for a take has cost; all it may, where none was found."""

    def play(self, game: Game[State, Move], view: View[State], rng: Random) -> Move:
        return first_legal(game, view, self.wishes(view))

    def wishes(self, view: View[State]) -> list[Move]:
        position = position_of(view)
        best = best_take(position, objective_of(view), BUDGET, clears(view))
        self.visits = BUDGET if best is None else best.visits
        if best is not None:
            return [best.take]
        if view.shown.phase == FINAL:
            return []
        builds: list[Move] = list(honest_builds(position, BUDGET)[:3])
        return [*builds, *advised_discards(position)]


def advised_discards(position: Position) -> list[Move]:
    """A card that another completes to a third, the larger first; one of a pair; else a low card (N-48, N-49)."""
    number = position.setup.number
    cards = position.numbers()
    faces = [number[card] for card in cards]
    sums = [card for card in cards if makes_a_sum(faces, number[card])]
    pairs = [card for card in cards if faces.count(number[card]) > 1]
    ranked = sorted(sums, key=lambda card: -number[card]) + pairs + sorted(cards, key=lambda card: number[card])
    wilds = position.wilds()
    dropped = tuple(wilds[:2]) if len(cards) == 1 and len(wilds) >= 4 else ()
    return [Discard(card, (), dropped) for card in dict.fromkeys(ranked)]


def makes_a_sum(faces: list[int], face: int) -> bool:
    """Whether this card and another of the hand add up to a third."""
    rest = without(faces, face)
    return any(face + other in without(rest, other) for other in rest)


def first_legal(game: Game[State, Move], view: View[State], wishes: list[Move]) -> Move:
    """The first wish that the table's house rules allow; else whatever is allowed: a take before anything else."""
    for move in wishes:
        try:
            return game.check(view.shown, view.own_seat, move)
        except Refusal:
            continue
    moves = game.legal_moves(view.shown, view.own_seat)
    for move in moves:
        if not isinstance(move, (Challenge, Pass, Stop)):
            return move
    return moves[-1]  # challenges come first in a list, and none of them is sure

"""What every computer player of Numero does: it plays the best of what it sees, as far ahead as it thinks."""

from random import Random
from typing import ClassVar

from sumdeck.games.numero.players.best_take import Glance, best_takes
from sumdeck.games.numero.players.planner import weighed
from sumdeck.games.numero.players.sight import clears, honest_builds, is_certain_bluff, objective_of, position_of
from sumdeck.games.numero.rules.challenge import doubtable
from sumdeck.games.numero.rules.moves import Accept, Build, Challenge, Discard, Move, Pass, Stop, Take
from sumdeck.games.numero.rules.state import CONFIRM, FINAL, State
from sumdeck.games.numero.rules.stock import Position
from sumdeck.players.player import Player
from sumdeck.players.sight import EVERYTHING, Sight
from sumdeck.rules.game import Game, Refusal, Seat, View
from sumdeck.rules.hands import without


class NumeroPlayer(Player[State, Move]):
    """Plays on its own turn; lets the builds of others stand, but for those that cannot be true."""

    sight = Sight()
    high: ClassVar[float] = 0.0
    """What it is worth, in cards, to keep the highest face of all."""
    visits = 0
    """What its last search for a take has cost; all it may, where none was found."""

    def choose(self, game: Game[State, Move], view: View[State], rng: Random) -> Move | None:
        shown, seat = view.shown, view.own_seat
        bluff = None if shown.alone else sure_challenge(shown, seat)
        if bluff is not None or (shown.seat != seat and shown.phase != CONFIRM):
            return bluff
        return Accept() if shown.phase == CONFIRM else self.play(game, view, rng)

    def play(self, game: Game[State, Move], view: View[State], rng: Random) -> Move:
        """A move for the player's own turn."""
        return first_legal(game, view, self.wishes(view, rng))

    def wishes(self, view: View[State], rng: Random) -> list[Move]:
        """What it would like to do, the best first."""
        position = position_of(view)
        found, self.visits = candidates(view, position, self.sight, rng)
        if self.sight.ahead and view.shown.phase != FINAL:
            return list(weighed(view.shown, position, found, self.high))
        return [move for _, move in found]


class RandomPlayer(NumeroPlayer):
    """Any legal move, each as likely as the others."""

    name = "random"

    def play(self, game: Game[State, Move], view: View[State], rng: Random) -> Move:
        moves = game.legal_moves(view.shown, view.own_seat)
        return moves[rng.randrange(len(moves))]


class Beginner(NumeroPlayer):
    """Matches, and sums of two to ten."""

    name = "beginner"
    sight = Sight(things=2, sums=1, largest=10, special=False, finds=0.7, talks=True, ahead=False)


class Careless(NumeroPlayer):
    """Sums of two up to thirteen, if it does not overlook them."""

    name = "careless"
    sight = Sight(things=2, sums=1, largest=13, special=False, finds=0.88, ahead=False)


class Steady(NumeroPlayer):
    """Two sums of two in one turn."""

    name = "steady"
    sight = Sight(things=2, sums=2, finds=0.985, ahead=False)


class Greedy(NumeroPlayer):
    """The best take there is; else a build, else a discard, as the rule sheets advise (N-49)."""

    name = "greedy"
    sight = Sight(ahead=False)


class Planner(NumeroPlayer):
    """Weighs every take, build and discard by what comes of it."""

    name = "planner"


def sure_challenge(state: State, seat: Seat) -> Challenge | None:
    """A challenge that cannot fail, going by the seat's own cards."""
    for made in doubtable(state, seat):
        if isinstance(made.value, int) and is_certain_bluff(state, seat, made.value):
            return Challenge(made.serial)
    return None


def first_legal(game: Game[State, Move], view: View[State], wishes: list[Move]) -> Move:
    """The first wish that the table's house rules allow; else a word, else a take before anything else."""
    for move in (*wishes, Pass(), Stop()):
        try:
            return game.check(view.shown, view.own_seat, move)
        except Refusal:
            continue
    moves = game.legal_moves(view.shown, view.own_seat)
    for move in moves:
        if not isinstance(move, (Challenge, Pass, Stop)):
            return move
    return moves[-1]  # challenges come first in a list, and none of them is sure


BUDGET = 40_000
"""Visits: a person is waiting."""
MOST_BUILDS = 12
RICH = 6
"""A take that wins so much leaves nothing else to think of."""


def candidates(
    view: View[State], position: Position, sight: Sight, rng: Random
) -> tuple[list[tuple[float, Take | Build | Discard]], int]:
    """Takes with what they win, builds and discards, which win nothing yet; and what the search for takes has cost."""
    objective = objective_of(view)
    glance = None if sight.things == sight.sums == EVERYTHING else Glance(sight, rng)
    takes, _ = best_takes(position, objective, BUDGET, clears(view), glance)
    visits = takes[0].visits if takes else BUDGET
    found: list[tuple[float, Take | Build | Discard]] = [(float(best.worth(objective)), best.take) for best in takes]
    enough = takes and (takes[0].worth(objective) >= RICH or not (sight.ahead or sight.talks))
    if enough or view.shown.phase == FINAL:
        return found, visits
    builds = honest_builds(position, BUDGET // 4, sight.special)
    if glance is not None:
        number = position.setup.number
        builds = [build for build in builds if glance.sees(1 + build.base.size, build.base.value + number[build.card])]
    found += [(0.0, build) for build in builds[:MOST_BUILDS]]
    discards = advised_discards(position)
    if sight.finds < 1 and not sight.talks:
        rng.shuffle(discards)
    found += [(0.0, discard) for discard in discards]
    if sight.talks:
        found.sort(key=lambda each: silence(each[1]))
    return found, visits


def silence(move: Take | Build | Discard) -> int:
    """How little a move says: a sum that takes, a sum that builds, a match, nothing."""
    if isinstance(move, Take):
        return 0 if any(len(group.piles) > 1 for group in move.groups) else 2
    return 1 if isinstance(move, Build) else 3


def advised_discards(position: Position) -> list[Discard]:
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

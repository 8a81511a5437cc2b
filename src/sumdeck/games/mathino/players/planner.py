"""The planner: weighs every play by what the rest of its hand can make of it, several own turns ahead.

It captures its duties in time, builds only what stays live, prefers locks where others could steal, and takes over foreign piles
when it can finish them. From views alone: what it does not see, it counts as possible.
"""

from random import Random

from sumdeck.games.mathino.players.plans import FARTHEST, Base, Lying, PlanSearch, bases_of, builds_on
from sumdeck.games.mathino.players.sight import MathinoPlayer, dangers, discards, gain, whole_capture, worth
from sumdeck.games.mathino.players.simple import Greedy
from sumdeck.games.mathino.rules.moves import NEW, POWERS, Build, Discard, Move
from sumdeck.games.mathino.rules.state import State
from sumdeck.players.sight import EVERYTHING, Sight
from sumdeck.rules.game import Kind, Seat, View
from sumdeck.rules.hands import without

VISITS = 3_000
"""How many positions a plan may look at, in all: with four cards in hand it looks at some 1,500, seldom at 2,500."""
WEIGHED = 40
"""So many builds with each card are weighed, those with most in them first."""
GIVEN = 0.7
"""How much it minds what another wins, beside what it wins itself."""
IN_MIND = 9
"""So many piles a plan keeps in mind: its duties, and those with most in them."""


class Planner(MathinoPlayer):
    """Plans with its whole hand."""

    name = "planner"
    sight = Sight(largest=15)

    def wishes(self, view: View[State], rng: Random) -> list[Move]:
        return Greedy().wishes(view, rng) if view.shown.setup.young else Weighing(view, VISITS, self.sight.largest).ranked()


class Weighing:
    """Every play worth thinking of, with what it comes to."""

    def __init__(self, view: View[State], visits: int, largest: int = EVERYTHING) -> None:
        self.state = view.shown
        self.largest = largest
        """A larger pile it builds only where its next card captures it."""
        self.seat: Seat = view.own_seat
        self.search = PlanSearch(self.state.setup, dangers(view), visits)
        self.worths: list[float] = [worth(self.state, pile) for pile in self.state.table]
        self.bases: list[Base] = sorted(bases_of(self.state, self.seat), key=self.in_it, reverse=True)
        """What can be built on, that with most in it first."""
        self.numbers = tuple(sorted(self.state.setup.number[card] for card in self.state.hands[self.seat]))

    def ranked(self) -> list[Move]:
        """The plays, the best first."""
        found: list[tuple[float, Move]] = []
        for card in sorted(set(self.state.hands[self.seat])):
            found += self.captures(card)
            found += self.discards(card)
            found += self.builds(card)
        return [move for _, move in sorted(found, key=lambda entry: -entry[0])[:40]]

    def captures(self, card: Kind) -> list[tuple[float, Move]]:
        move = whole_capture(self.state, self.seat, card)
        if move is None:
            return []
        left = self.lying(set(move.piles))
        return [(gain(self.state, move) + self.future(left, card), move)]

    def discards(self, card: Kind) -> list[tuple[float, Move]]:
        rules = self.state.setup
        number, points = rules.number[card], rules.points[card]
        loose = Lying(number, 0.5 * points, False, False, True, True)
        least = discards(self.state, self.seat)
        place = least.index(Discard(card))
        return [(self.future([*self.lying(set()), loose], card) - 0.6 * points - 0.02 * place, Discard(card))]

    def builds(self, card: Kind) -> list[tuple[float, Move]]:
        rest = without(self.numbers, self.state.setup.number[card])
        found: list[tuple[float, Move]] = []
        if not rest:
            return found
        seen: set[tuple[object, ...]] = set()
        hand = self.search.hand(rest)
        for move in (move for base in self.bases for move in builds_on(self.state, base, card)):
            key = (move.base, move.value, move.op in POWERS)
            if len(found) == WEIGHED:
                break
            if (
                key in seen
                or not isinstance(move.value, int)
                or abs(move.value) > FARTHEST
                or not hand.is_live(move.value)
                or (abs(move.value) > self.largest and abs(move.value) not in rest)
            ):
                continue
            seen.add(key)
            found.append(self.weigh(move, move.value))
        return found

    def weigh(self, move: Build, value: int) -> tuple[float, Move]:
        """A build, with equal piles stacked into it where it is locked."""
        state = self.state
        used = {place for part in move.base for place in part}
        locks = move.op in POWERS or any(state.table[place].lock == self.seat for place in used)
        stacked: set[int] = set()
        if locks and state.setup.stacks:
            places = range(len(state.table))
            stacked = {
                place for place in places if place not in used and self.open_to(place) and state.table[place].value == value
            }
        cards = sum(self.worths[place] for place in used | stacked)
        own = state.setup.points[move.card]
        made = Lying(value, cards + own + 0.15, True, locks, False, True)
        chosen = move
        if stacked:
            after = ((NEW, *sorted(stacked)),)
            chosen = Build(move.card, move.base, move.op, move.sign, move.way, move.value, (), after)
        return self.future([*self.lying(used | stacked), made], move.card) - 0.01 * move.steps, chosen

    def in_it(self, base: Base) -> float:
        """What lies in a base."""
        return sum([self.worths[place] for part in base[1] for place in part])

    def open_to(self, place: int) -> bool:
        return self.state.table[place].open_to(self.seat)

    def lying(self, gone: set[int]) -> list[Lying]:
        """The piles that are left and may be touched."""
        piles: list[Lying] = []
        for place, pile in enumerate(self.state.table):
            small = isinstance(pile.value, int) and -FARTHEST <= pile.value <= FARTHEST
            if place not in gone and self.open_to(place) and isinstance(pile.value, int) and small:
                mine = self.seat in pile.duty
                piles.append(Lying(pile.value, self.worths[place], mine, pile.lock == self.seat, pile.loose, False))
        if len(piles) > IN_MIND:
            piles.sort(key=lambda pile: (not pile.duty, -pile.worth, pile.value))
        return piles[:IN_MIND]

    def future(self, piles: list[Lying], card: Kind) -> float:
        """What the rest of the hand makes of a table, less what the others may take from it first."""
        rest = without(self.numbers, self.state.setup.number[card])
        danger = self.search.danger
        given = sum(pile.worth * (1.0 - danger.survival(abs(pile.value))) for pile in piles if not pile.locked)
        return self.search.later(tuple(piles), rest) - GIVEN * given

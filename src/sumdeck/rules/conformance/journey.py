"""Games played along random legal moves, and the positions met on the way: what the checks look at."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from sumdeck.rules.conformance.picture import picture, scenery_of
from sumdeck.rules.conformance.rare import rare_kinds, richness
from sumdeck.rules.conformance.report import Where, written
from sumdeck.rules.deals import named_deal
from sumdeck.rules.game import Game
from sumdeck.rules.values import Kind, MoveList, Objection, Seat


class Journey:
    """One game, from a named deal as far as it can be played."""

    def __init__(self, game: Game[Any, Any], options: Any, seats: int, name: str) -> None:
        self.game = game
        self.options = options
        self.seats = tuple(Seat(seat) for seat in range(seats))
        self.name = name
        pack = game.pack(options)
        self.rare = rare_kinds(pack)
        deal = named_deal(pack, name, game.shuffles_again)
        self.deal: tuple[Kind, ...] = deal.cards
        self.reshuffle_seed = deal.reshuffle_seed
        """The shuffles to come; empty for a game that shuffles once."""
        self.states: list[Any] = [game.start(deal.cards, seats, options, deal.reshuffle_seed)]
        self.steps: list[tuple[Seat, Any]] = []
        """The move made in each state, and by whom."""
        self.traces: list[object] = []
        """What each state looked like when it was new."""
        self.stopped = ""
        """Why the game could not be played to its end; empty if it was."""
        self.refused = False
        """Whether it stopped because a move that the game itself had offered was refused."""
        self.scenery: frozenset[type] = frozenset()
        """Types of what stays the same object all game long, as `picture` takes them."""

    def play(self) -> None:
        """Play on to the end, choosing mostly by `sample` and now and then from the list, which may take longer."""
        rng = Random(self.name)
        try:
            while self._step(rng):
                pass
        except Objection as objection:
            self.refused = True
            self.stopped = f"a move that the game itself had offered was refused: {objection}"
        except Exception as error:
            self.stopped = f"the game could not go on: {error!r}"
        self.scenery = scenery_of(self.states[0], self.states[-1])

    def _step(self, rng: Random) -> bool:
        state = self.states[-1]
        self.traces.append(self.trace(state))
        acting = self.game.to_act(state)
        if not acting:
            return False
        if len(self.steps) == self.game.longest:
            self.stopped = f"the game goes on after {self.game.longest} moves, its stated bound"
            return False
        seat = acting[rng.randrange(len(acting))]
        if rng.random() < 0.75:
            move = self.game.sample(state, seat, rng)
        else:
            moves = self.game.legal_moves(state, seat)
            move = moves[rng.randrange(len(moves))]
        after = self.game.apply(state, seat, move)
        self.steps.append((seat, move))
        self.states.append(after)
        return True

    def trace(self, state: Any) -> object:
        """What shows that a state has been changed."""
        return hash(state), picture(state, scenery_of(state, state), whole=False)

    def positions(self, most: int) -> list[Position]:
        """At most so many positions: the first, the last, and from each stretch between them the one richest in rare cards."""
        last = len(self.states) - 1
        count = min(most, last + 1)
        stretches = max(1, count - 2)
        places = {0, last} if count > 1 else {0}
        for stretch in range(count - 2):
            first, end = (1 + at * (last - 1) // stretches for at in (stretch, stretch + 1))
            middle = (first + end - 1) // 2
            places.add(max(range(first, end), key=lambda place: (self.richness(place), -abs(place - middle))))
        return [Position(self, place) for place in sorted(places)]

    def richness(self, place: int) -> int:
        """In how many places rare cards are seen in a state."""
        return richness(self.game, self.states[place], self.rare) if self.rare else 0

    def where(self, moves: int) -> Where:
        """How to get to the position after so many moves."""
        played = tuple((int(seat), written(move)) for seat, move in self.steps[:moves])
        return Where(self.options, len(self.seats), self.name, played)


class Position:
    """One state of a journey, with what every check asks of it."""

    def __init__(self, journey: Journey, place: int) -> None:
        self.journey = journey
        self.place = place
        self.game = journey.game
        self.state = journey.states[place]
        self.seats = journey.seats
        self.everyone: tuple[Seat | None, ...] = (*journey.seats, None)
        """All seats, and the onlooker."""
        self._listed: dict[Seat, MoveList[Any]] = {}

    def rng(self) -> Random:
        """The same numbers for every check, whichever ran before."""
        return Random(f"{self.journey.name} {self.place}")

    def listed(self, seat: Seat) -> MoveList[Any]:
        if seat not in self._listed:
            self._listed[seat] = self.game.legal_moves(self.state, seat)
        return self._listed[seat]

    def some(self, seat: Seat, most: int) -> list[Any]:
        """At most so many of them, chosen at random where there are more."""
        return some(self.listed(seat), most, self.rng())

    def photograph(self) -> object:
        """All that a function which is given the state could have changed in it."""
        return picture(self.state, self.journey.scenery, whole=False), hash(self.state), written(self.state)

    def picture(self, value: Any) -> object:
        """A value taken apart, as far as it differs from position to position."""
        return picture(value, self.journey.scenery)


def some(items: Sequence[Any], most: int, rng: Random) -> list[Any]:
    """At most so many of the items, in their order: always the first and the last."""
    if len(items) <= most:
        return list(items)
    inner = rng.sample(range(1, len(items) - 1), most - 2)
    return [items[place] for place in (0, *sorted(inner), len(items) - 1)]

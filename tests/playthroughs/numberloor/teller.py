"""The story of a game of Numberloor: hand, open cards and pile in one line, then what is said and what comes of it."""

from random import Random
from typing import Any

from sumdeck.games.numberloor.rules.moves import GoOn, Lay
from sumdeck.games.numberloor.rules.state import State
from sumdeck.rules.game import FACE_DOWN, Seat
from tests.playthroughs.story import Teller

LIKES = 0.9
"""How often a floor is laid that fits."""


class NumberloorTeller(Teller):
    """Plays a game of Numberloor and tells it."""

    state: State

    def choose(self, rng: Random) -> tuple[Seat, Any]:
        """Night cards are claimed now and then; in turn, mostly floors, some balloons, and two cards only if nothing fits."""
        acting = self.game.to_act(self.state)
        for seat in acting[1:]:
            claims = [move for move in self.game.legal_moves(self.state, seat) if not isinstance(move, GoOn)]
            if claims and rng.random() < 0.4:
                return seat, claims[0]
        moves = list(self.game.legal_moves(self.state, acting[0]))
        floors = [move for move in moves if isinstance(move, Lay) and self.state.setup.number[move.card] >= 0]
        if floors and rng.random() < LIKES:
            return acting[0], floors[rng.randrange(len(floors))]
        return acting[0], moves[rng.randrange(len(moves))]

    def opening(self) -> list[str]:
        return [
            *super().opening(),
            "☾5 is a night floor, ±3 a balloon, ≈2 the balloon of nearest floors. Later shuffles are not told.",
        ]

    def turn(self, seat: Seat, move: Any) -> list[str]:
        before = self.state
        self.moves += 1
        self.state = self.game.apply(before, seat, move)
        night = "" if seat == before.seat else f"  (in the turn of seat {before.seat})"
        held = self.names(before.hands[seat])
        lines = [
            f"{self.moves:<4}seat {seat} holds {held:<36} open  {self.names(before.opened):<10} pile {len(before.pile)}{night}"
        ]
        lines.append(f"    says      {self.game.write(before, seat, move)}")
        lines += self.taken(before, seat, move)
        lines += [
            f"    star      seat {each} has {after} now"
            for each, after in enumerate(self.state.stars)
            if after > before.stars[each]
        ]
        return [*lines, f"    all see   {self.public(before, seat, move)}"]

    def taken(self, before: State, seat: Seat, move: Any) -> list[str]:
        """The cards that came into hands."""
        lines = []
        for each in self.seats:
            hand = list(self.state.hands[each])
            for card in before.hands[each]:
                laid = each == seat and isinstance(move, Lay) and card == move.card
                if card in hand and not laid:
                    hand.remove(card)
            if hand and len(self.state.hands[each]) > len(before.hands[each]) - (each == seat and isinstance(move, Lay)):
                lines.append(f"    takes     seat {each}: {self.names(tuple(sorted(hand)))}")
        return lines

    def public(self, before: State, seat: Seat, move: Any) -> str:
        """What everybody is told and sees alike: the sentence, the open cards, the sizes of hands and pile."""
        told = {self.game.write(before, seat, self.game.redact(before, seat, move, other)) for other in (*self.seats, None)}
        assert told == {self.game.write(before, seat, move)}
        seen = self.game.view(self.state, None).shown
        assert all(set(hand) <= {FACE_DOWN} for hand in seen.hands)
        sizes = ", ".join(str(len(hand)) for hand in seen.hands)
        return f"{self.names(seen.opened)},  hands of {sizes},  pile {len(seen.pile)},  next seat {seen.seat}"

    def names(self, cards: tuple[Any, ...]) -> str:
        return " ".join(self.pack.label(card) for card in cards) or "nothing"

"""The story of a game of Formula: the hand, the formula and all piles in one line, with what each move brings."""

from collections.abc import Iterable, Iterator
from random import Random

from sumdeck.games.formula.rules.moves import Lay, Move
from sumdeck.games.formula.rules.state import State
from sumdeck.rules.game import FACE_DOWN, Kind, Seat
from tests.playthroughs.story import Teller


class FormulaTeller(Teller):
    """Plays a game of Formula and tells it."""

    def choose(self, rng: Random) -> tuple[Seat, Move]:
        """Any formula, one with many cards more likely; now and then a card is drawn although there is one."""
        seat = self.game.to_act(self.state)[0]
        moves = self.game.legal_moves(self.state, seat)
        lays = [move for move in moves if isinstance(move, Lay)]
        if not lays or rng.random() < 0.08:
            return seat, moves[-1]
        return seat, max((lays[rng.randrange(len(lays))] for _ in range(2)), key=lambda lay: len(lay.laid))

    def opening(self) -> list[str]:
        return [*super().opening(), "New cards stand in brackets; J7 is a joker as 7."]

    def turn(self, seat: Seat, move: Move) -> list[str]:
        """One move: what its seat holds and says, what that brings, and what the others are told and see."""
        before = self.state
        self.moves += 1
        held = self.names(before.hands[seat])
        lines = [f"{self.moves:<4}seat {seat} holds {held:<18} {self.table(self.game.view(before, seat).shown)}"]
        self.state = self.game.apply(before, seat, move)
        lines.append(f"    says      {self.game.write(before, seat, move)}")
        lines += self.brought(before, self.state)
        return lines + [self.heard(before, move, other) for other in self.seats if other != seat]

    def brought(self, before: State, after: State) -> Iterator[str]:
        """Cards drawn, cards shuffled in again, a round that is over."""
        if after.rounds == before.rounds:
            if after.shuffles > before.shuffles:
                yield "    shuffled  the covered cards"
            for seat in self.seats:
                drawn = self.names(self.more(before.hands[seat], after.hands[seat]))
                if drawn:
                    yield f"    seat {seat} draws  {drawn}"
            return
        told = after.rounds[-1]
        yield f"    round {len(after.rounds)} is over ({told.why}):  places {each(told.places)},  cards left {each(told.left)}"
        if before.setup.options.points_game:
            yield f"    points    {each(told.points)},  in all {each(after.points)}"

    def heard(self, before: State, move: Move, other: Seat) -> str:
        """What another seat is told and sees."""
        told = self.game.write(before, before.seat, self.game.redact(before, before.seat, move, other))
        seen = self.game.view(self.state, other).shown
        assert set(seen.hands[before.seat]) <= {FACE_DOWN}
        return f"    seat {other} is told  {told},  and sees  {self.table(seen)}"

    def ending(self) -> list[str]:
        """Who has what, and who has won."""
        outcome = self.game.outcome(self.state)
        assert outcome is not None
        lines = [f"The end: {outcome.why}.   {self.table(self.state)}"]
        for seat in self.seats:
            held = self.names(self.state.hands[seat]) or "nothing"
            lines.append(f"    seat {seat} holds {held}:  score {outcome.scores[seat]},  place {outcome.places[seat]}")
        return lines

    def table(self, state: State) -> str:
        """The formula, the hands by their sizes, the piles."""
        formula = self.game.describe(self.game.view(state, None)).splitlines()[0].removeprefix("formula ")
        piles = f"stock {len(state.stock)},  covered {len(state.covered)}"
        return f"{formula:<18}  hands {each(len(hand) for hand in state.hands)},  {piles}"

    def more(self, before: Iterable[Kind], after: Iterable[Kind]) -> list[Kind]:
        """The cards that have come into a hand."""
        new = list(after)
        for card in before:
            if card in new:
                new.remove(card)
        return new

    def names(self, cards: Iterable[Kind]) -> str:
        return " ".join(self.pack.label(card) for card in cards)


def each(numbers: Iterable[int]) -> str:
    return " ".join(map(str, numbers))

"""Faults in what may be played and said, and in how a game goes on."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from random import Random

from fives.rules import NOT_IN_HAND, Bury, Move, Play, State, worth
from sumdeck.rules.game import Claim, Kind, Mistake, MoveList, Outcome, Refusal, Seat
from tests.rules.faults.fault import Faulty


class ForgetsTheSum(Faulty):
    """The checker does not look at the sum that was stated."""

    caught_by = "generator_and_checker"

    def check(self, state: State, seat: Seat, move: Move) -> Move:
        try:
            return super().check(state, seat, move)
        except Mistake:
            return move


class RefusesWhatItLists(Faulty):
    """A listed move is refused."""

    caught_by = "generator_and_checker"

    def check(self, state: State, seat: Seat, move: Move) -> Move:
        if isinstance(move, Play) and move.total == 7:
            raise Refusal(NOT_IN_HAND, card=move.card)
        return super().check(state, seat, move)


class SamplesAnotherSeatsMove(Faulty):
    """`sample` gives moves that are not legal."""

    caught_by = "generator_and_checker"

    def sample(self, state: State, seat: Seat, rng: Random) -> Move:
        card = Kind(rng.randrange(state.options.highest))
        return Play(card, state.sum + worth(card))


class MakesUpACode(Faulty):
    """A refusal has a code that the game does not list."""

    caught_by = "generator_and_checker"

    def check(self, state: State, seat: Seat, move: Move) -> Move:
        if move.card not in range(state.options.highest):
            raise Refusal("fives.no_such_card")
        return super().check(state, seat, move)


class StumblesOverACard(Faulty):
    """The checker looks up a card that does not exist."""

    caught_by = "generator_and_checker"

    def check(self, state: State, seat: Seat, move: Move) -> Move:
        self.pack_of(state).label(move.card)
        return super().check(state, seat, move)


class ListsInTheOrderOfASet(Faulty):
    """Legal moves come in the order of a set of texts."""

    caught_by = "hash_seeds"

    def legal_moves(self, state: State, seat: Seat) -> MoveList[Move]:
        moves = {self.write(state, seat, move): move for move in super().legal_moves(state, seat)}
        return MoveList([moves[text] for text in set(moves)])


class ListsTwice(Faulty):
    """A card that is held twice is listed twice."""

    caught_by = "legal_moves"

    def legal_moves(self, state: State, seat: Seat) -> MoveList[Move]:
        return MoveList([move for move in super().legal_moves(state, seat) for _ in range(state.hands[seat].count(move.card))])


class ListsOutOfTurn(Faulty):
    """Moves are listed for seats that are not to act."""

    caught_by = "legal_moves"

    def legal_moves(self, state: State, seat: Seat) -> MoveList[Move]:
        return super().legal_moves(replace(state, seat=seat), seat)


class SaysTwoMovesAlike(Faulty):
    """Two moves share a sentence."""

    caught_by = "sentences"

    def write(self, state: State, seat: Seat, move: Move) -> str:
        return "bury a card" if isinstance(move, Bury) else super().write(state, seat, move)


class StumblesOverAText(Faulty):
    """A text with a full stop is read as a decimal number, which fails."""

    caught_by = "sentences"

    def read(self, state: State, seat: Seat, text: str) -> Claim[Move]:
        return super().read(state, seat, str(int(text)) if text.isdigit() else text)


class SaysMoreThanATableHears(Faulty):
    """No table would hear the sentence of a legal move to its end."""

    caught_by = "sentences"
    longest_sentence = 5


class HearsOthersOutOfTurn(Faulty):
    """A sentence is taken for the seat whose turn it is, whoever says it."""

    caught_by = "sentences"

    def read(self, state: State, seat: Seat, text: str) -> Claim[Move]:
        return super().read(state, state.seat, text)


class NeverEnds(Faulty):
    """Cards that were won go back under the deck."""

    caught_by = "ends"
    longest = 100

    def apply(self, state: State, seat: Seat, move: Move) -> State:
        after = super().apply(state, seat, move)
        return replace(after, deck=after.deck + after.won[seat], won=state.won)


class CorrectsAWrongSum(Faulty):
    """Whoever has said a wrong sum is told the right one."""

    caught_by = "mistakes"

    def check(self, state: State, seat: Seat, move: Move) -> Move:
        try:
            return super().check(state, seat, move)
        except Mistake as mistake:
            right = state.sum + worth(move.card)
            raise Mistake(mistake.code, **mistake.details, hint=f"try {right}") from mistake


class EndsTooSoon(Faulty):
    """There is an outcome while somebody may still act."""

    caught_by = "ends"

    def outcome(self, state: State) -> Outcome | None:
        return super().outcome(state if state.deck else replace(state, hands=((),) * len(state.hands)))


class EndsForAReasonOfItsOwn(Faulty):
    """The reason of the end is none that the game has listed."""

    caught_by = "ends"

    def outcome(self, state: State) -> Outcome | None:
        outcome = super().outcome(state)
        return outcome and replace(outcome, why="fives.bored")


class LeavesOutAPlace(Faulty):
    """Of two seats with the best score both are second."""

    caught_by = "ends"

    def outcome(self, state: State) -> Outcome | None:
        outcome = super().outcome(state)
        return outcome and replace(outcome, places=tuple(place + 1 for place in outcome.places))


class PassesOverASeat(Faulty):
    """The last seat never comes to act."""

    caught_by = "seat_rotation"

    def next_seat(self, hands: Sequence[Sequence[Kind]], seat: Seat) -> Seat:
        return super().next_seat(hands[:-1], seat) if len(hands) > 1 else seat

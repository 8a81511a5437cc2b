"""What a player of Mathino sees in a view: what a pile is worth having, and how long it will lie there."""

from abc import abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from sumdeck.games.mathino.rules.moves import Accept, Capture, Discard, Move
from sumdeck.games.mathino.rules.piles import Pile
from sumdeck.games.mathino.rules.sampling import capture
from sumdeck.games.mathino.rules.state import CONFIRM, State
from sumdeck.players.player import Player
from sumdeck.rules.game import FACE_DOWN, Game, Kind, Refusal, Seat, View

CARD = 0.15
"""What a card is worth in points, for the sake of having most of them."""


def worth_of_cards(state: State, cards: Sequence[Kind]) -> float:
    return sum(CARD + state.setup.points[card] for card in cards)


def worth(state: State, pile: Pile) -> float:
    """What a pile is worth to whoever captures it."""
    return worth_of_cards(state, pile.cards)


def whole_capture(state: State, seat: Seat, card: Kind) -> Capture | None:
    found = capture(state, seat, card)
    return found if isinstance(found, Capture) else None


def gain(state: State, move: Capture) -> float:
    return worth_of_cards(state, [move.card]) + sum(worth(state, state.table[place]) for place in move.piles)


def first_legal(game: Game[State, Move], view: View[State], wishes: Sequence[Move], rng: Random) -> Move:
    """The first wish that the table's house rules allow; else whatever is allowed."""
    for wish in wishes:
        try:
            return game.check(view.shown, view.own_seat, wish)
        except Refusal:
            continue
    return game.sample(view.shown, view.own_seat, rng)


class MathinoPlayer(Player[State, Move]):
    """Plays a card; where none is to be played, the last turn of the round may stand."""

    def choose(self, game: Game[State, Move], view: View[State], rng: Random) -> Move | None:
        return Accept() if view.shown.phase == CONFIRM else first_legal(game, view, self.wishes(view, rng), rng)

    @abstractmethod
    def wishes(self, view: View[State], rng: Random) -> Sequence[Move]:
        """What it would like to do, best first. House rules may forbid it."""


def needed(state: State, seat: Seat) -> set[int]:
    """The numbers that a seat needs to keep, to capture the piles it has a duty for."""
    return {abs(pile.value.numerator) for pile in state.table if seat in pile.duty}


def discards(state: State, seat: Seat) -> list[Move]:
    """Every discard, the one that hurts least first: nothing needed, few points, no 2 or 3 where they have powers, low."""
    rules = state.setup
    keep = needed(state, seat)
    powers = (2, 3) if rules.options.power_plays else ()

    hand = state.hands[seat]
    ranked = sorted(
        set(hand),
        key=lambda card: (
            rules.number[card] in keep and [rules.number[other] for other in hand].count(rules.number[card]) == 1,
            rules.points[card],
            rules.number[card] in powers,
            rules.number[card],
            card,
        ),
    )
    return [Discard(card) for card in ranked]


@dataclass(frozen=True)
class Dangers:
    """How likely a pile is to be left alone while the others have their turns."""

    held: int
    """How many cards the others hold."""
    unseen: int
    """How many cards this seat cannot see at all."""
    copies: tuple[int, ...]
    """How many of them show each number."""

    def survival(self, size: int) -> float:
        """The chance that nobody captures a pile of this size at once. Larger ones can only be built over."""
        if not 0 < size < len(self.copies) or not self.unseen:
            return 0.95
        missing = 1.0 - self.held / self.unseen
        return 0.97 * float(missing ** self.copies[size])


def dangers(view: View[State]) -> Dangers:
    """Reckoned from the view alone: all that it does not show may be in a hand."""
    state, seat = view.shown, view.seat
    rules = state.setup
    left = [0] * (max(rules.number) + 1)
    for kind, count in enumerate(rules.pack.counts):
        left[rules.number[kind]] += count
    zones = [*state.hands, *state.won, *(pile.cards for pile in state.table)]
    for cards in zones:
        for card in cards:
            if card != FACE_DOWN:
                left[rules.number[card]] -= 1
    held = sum(len(hand) for place, hand in enumerate(state.hands) if place != seat)
    return Dangers(held, max(sum(left), 1), tuple(left))

"""A player that thinks of what it leaves behind.

It plays its hand out whenever it can. As long as it cannot, it gathers cards: many can be played out more often than few, since
there is a way from nearly every floor to nearly every other. Where the house forbids that, or the hand has grown large, it lays
what it can spare, so that the pair left open suits few of the cards it has not seen; night floors and skip cards it keeps for a
better day.
"""

from dataclasses import replace
from random import Random

from sumdeck.games.numberloor.players.chain import Endings, Walk
from sumdeck.games.numberloor.players.laying import best_walk, cards_of_walk, longest_chain
from sumdeck.games.numberloor.players.simple import CLAIMS, WORDS, claim_or_wait, first_legal
from sumdeck.games.numberloor.rules.moves import Lay, Move, Pass, TakeTwo
from sumdeck.games.numberloor.rules.setup import FLOORS
from sumdeck.games.numberloor.rules.state import DREW, LAID, State, left_of
from sumdeck.players.player import Player
from sumdeck.rules.game import FACE_DOWN, Game, Kind, Seat, View
from sumdeck.rules.hands import without

ENOUGH_OF_MANY = 8
"""Where four or five play for three stars, a hand of so many cards is played at the latest, whatever is left of it."""
HARDEST = 60
"""What it is worth at the most that the next player can lay nothing; a floor laid is worth 100."""
SKIPPED = 90
"""What it is worth to have the next player skipped."""
BALLOON_PRICE = 40
SKIP_PRICE = 160
"""What a balloon of the hand is kept for."""


class Planner(Player[State, Move]):
    """Plays out, or leaves the hardest pair."""

    name = "planner"
    enough = 7
    """A hand of so many cards is played, even if something is left of it."""

    def choose(self, game: Game[State, Move], view: View[State], rng: Random) -> Move | None:
        shown, seat = view.shown, view.own_seat
        if seat != shown.seat:
            return self.claim(game, view, rng)
        if shown.finishing:
            return last_balloons(shown, seat)[0]
        return first_legal(game, view, self.wishes(shown, seat))

    def wishes(self, state: State, seat: Seat) -> list[Move]:
        gathering = gather(state, seat, self.enough)
        if state.setup.two_floors:
            chain = longest_chain(state, seat)
            return [*(gathering if len(chain) < len(state.hands[seat]) else ()), *chain[:1], *WORDS]
        hand = state.hands[seat]
        endings = endings_of(state, seat)
        whole = best_walk(state, hand, endings)
        if whole.everything:
            return [*cards_of_walk(state, hand, whole)[:1], *WORDS]
        return [*gathering, *self.spared(state, hand, whole, endings), *WORDS]

    def spared(self, state: State, hand: tuple[Kind, ...], whole: Walk, endings: Endings) -> list[Lay]:
        """The next card it would give away: no night floor and no skip card, if that can be helped."""
        spare = tuple(card for card in hand if not state.setup.night[card] and not state.setup.skip[card])
        walk = best_walk(state, spare, endings)
        if not walk.floors and not state.floor_laid:
            spare, walk = hand, whole
        return cards_of_walk(state, spare, walk)[:1] if walk.floors or state.floor_laid else []

    def claim(self, game: Game[State, Move], view: View[State], rng: Random) -> Move | None:
        """A night card for certain where the hand can be played out after it, otherwise now and then, the fewer cards it has."""
        state, seat = view.shown, view.own_seat
        for move in game.legal_moves(state, seat):
            if isinstance(move, Lay):
                lying = replace(state, opened=(move.card, state.opened[1]))
                walk = best_walk(lying, without(state.hands[seat], move.card), None)
                if walk.everything:
                    return move
        return claim_or_wait(game, view, rng, CLAIMS / len(state.hands[seat]))


def gather(state: State, seat: Seat, most: int) -> tuple[Move, ...]:
    """Take two cards and pass, as long as nothing has been laid and the hand can grow."""
    if state.last == LAID or len(state.hands[seat]) >= enough(state, most) or not (state.pile or state.covered or state.taken):
        return ()
    return (Pass(),) if state.setup.two_floors or state.last == DREW else (TakeTwo(),)


def enough(state: State, most: int) -> int:
    """How many cards are gathered. For a beginner at a large table a turn without a card is too dear."""
    if state.setup.seats <= 3:
        return most
    return 0 if state.setup.two_floors else min(most, ENOUGH_OF_MANY)


def last_balloons(state: State, seat: Seat) -> list[Lay]:
    """The balloons of a hand that is being played out, the one that leaves the hardest pair last."""
    rules, on = state.setup, state.number(0)
    endings = endings_of(state, seat)
    lays = [Lay(card, 1, parity) for card in state.hands[seat] for parity in rules.parities(card)]
    worth = [endings.worth[rules.jump_numbers[lay.card, lay.parity]][on] + SKIPPED * rules.skip[lay.card] for lay in lays]
    return [lay for _, lay in sorted(zip(worth, lays))]


def endings_of(state: State, seat: Seat) -> Endings:
    """How hard each pair would be for the next player, going by the cards out of sight."""
    rules = state.setup
    unseen = unseen_floors(state, seat)
    hidden = len(state.pile) + sum(len(hand) for place, hand in enumerate(state.hands) if place != seat)
    drawn = len(state.hands[left_of(state, seat)])
    worth: list[tuple[int, ...]] = []
    for reach in rules.reach:
        row: list[int] = []
        for on in range(FLOORS):
            fitting = sum(unseen[number] for number in range(FLOORS) if reach[on] >> number & 1)
            row.append(round(HARDEST * chance_of_none(fitting, hidden, drawn)))
        worth.append(tuple(row))
    price = tuple(SKIP_PRICE - SKIPPED if skip else BALLOON_PRICE for skip in rules.skip)
    return Endings(tuple(worth), price)


def unseen_floors(state: State, seat: Seat) -> list[int]:
    """How many floors of each number this seat has not seen."""
    rules = state.setup
    unseen = [0] * FLOORS
    for kind, count in enumerate(rules.pack.counts):
        if rules.number[kind] >= 0:
            unseen[rules.number[kind]] += count
    for card in (*state.hands[seat], *state.covered, *state.opened, *state.claimed):
        if card != FACE_DOWN and rules.number[card] >= 0:
            unseen[rules.number[card]] -= 1
    return unseen


def chance_of_none(fitting: int, hidden: int, drawn: int) -> float:
    """How likely so many cards drawn from the hidden ones hold none that fits."""
    chance = 1.0
    for gone in range(drawn):
        if hidden - gone > 0:
            chance *= max(0.0, 1.0 - fitting / (hidden - gone))
    return chance

"""Players that look no further than this turn, each as far as it sees; and one that plays anything."""

from dataclasses import replace
from random import Random

from sumdeck.games.numberloor.players.laying import longest_chain
from sumdeck.games.numberloor.rules.moves import GoOn, Lay, Move, Pass, Stop, TakeTwo
from sumdeck.games.numberloor.rules.night import claim_pending
from sumdeck.games.numberloor.rules.state import State
from sumdeck.players.player import Player
from sumdeck.players.sight import Sight
from sumdeck.rules.game import Game, Seat, View
from sumdeck.rules.hands import without

CLAIMS = 0.5
"""How often a night card that fits is laid out of turn: so that one must reckon with it, and others have a go."""


class RandomPlayer(Player[State, Move]):
    """Any legal move, each as likely as the others."""

    name = "random"

    def choose(self, game: Game[State, Move], view: View[State], rng: Random) -> Move | None:
        if view.own_seat != view.shown.seat:
            return claim_or_wait(game, view, rng, CLAIMS / 2)
        moves = game.legal_moves(view.shown, view.own_seat)
        return moves[rng.randrange(len(moves))]


class Seeing(Player[State, Move]):
    """Lays the longest chain it sees; one who does not see whole chains, a card that fits, and perhaps another."""

    sight = Sight(ahead=False)

    def choose(self, game: Game[State, Move], view: View[State], rng: Random) -> Move | None:
        shown, sight = view.shown, self.sight
        if view.own_seat != shown.seat:
            return claim_or_wait(game, view, rng, CLAIMS if sight.special else 0.0)
        if shown.finishing or not (shown.floor_laid and not sight.found(rng)):
            wishes = greedy_wishes(shown, view.own_seat) if sight.things > 2 else self.next_card(game, view, rng)
            return first_legal(game, view, wishes)
        return first_legal(game, view, list(WORDS))

    def next_card(self, game: Game[State, Move], view: View[State], rng: Random) -> list[Move]:
        """A floor that fits; who sees two things at once takes one that another follows. A balloon only where nothing fits."""
        shown, seat = view.shown, view.own_seat
        lays = [move for move in game.legal_moves(shown, seat) if isinstance(move, Lay)]
        floors = [move for move in lays if shown.setup.number[move.card] >= 0]
        rng.shuffle(floors)
        if self.sight.things == 2:
            floors.sort(key=lambda move: -followers(game, shown, seat, move))
        return [*floors, *([] if shown.floor_laid else lays), *WORDS]


class Beginner(Seeing):
    """Card after card as they happen to fit, until it overlooks one."""

    name = "beginner"
    sight = Sight(things=1, special=False, finds=0.76, ahead=False)


class Careless(Seeing):
    """Thinks of the card after this one, and no further."""

    name = "careless"
    sight = Sight(things=2, special=False, ahead=False)


class Steady(Seeing):
    """Sees whole chains, and loses its way now and then."""

    name = "steady"
    sight = Sight(finds=0.85, ahead=False)


class Greedy(Seeing):
    """The longest chain there is."""

    name = "greedy"


def followers(game: Game[State, Move], state: State, seat: Seat, move: Lay) -> int:
    """How many floors fit after this one."""
    opened = (move.card, state.opened[1]) if move.stack == 0 else (state.opened[0], move.card)
    hands = list(state.hands)
    hands[seat] = without(hands[seat], move.card)
    after = replace(state, opened=opened, hands=tuple(hands))
    return sum(isinstance(each, Lay) and state.setup.number[each.card] >= 0 for each in game.legal_moves(after, seat))


def greedy_wishes(state: State, seat: Seat) -> list[Move]:
    if state.finishing:
        return []
    return [*longest_chain(state, seat)[:1], *WORDS]


WORDS: tuple[Move, ...] = (Stop(), TakeTwo(), Pass())
"""What is left to say where no card is worth laying."""


def claim_or_wait(game: Game[State, Move], view: View[State], rng: Random, likely: float) -> Move | None:
    """Out of turn: perhaps a night card that fits; otherwise nothing, unless a claim waits for this seat's word."""
    claims = [move for move in game.legal_moves(view.shown, view.own_seat) if isinstance(move, Lay)]
    if claims and rng.random() < likely:
        return claims[rng.randrange(len(claims))]
    return GoOn() if claim_pending(view.shown) else None


def first_legal(game: Game[State, Move], view: View[State], wishes: list[Move]) -> Move:
    """The first wish that is allowed here; else the first thing that is."""
    moves = game.legal_moves(view.shown, view.own_seat)
    for move in wishes:
        if move in moves:
            return move
    return moves[0]

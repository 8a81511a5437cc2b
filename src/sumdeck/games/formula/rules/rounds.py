"""Rounds: dealing them, ending them, drawing from the stock, and the match they make together."""

from collections.abc import Sequence
from typing import Final

from sumdeck.games.formula.rules.codes import MATCH, POINTS, ROUND_LIMIT, STANDSTILL, TURN_LIMIT
from sumdeck.games.formula.rules.options import LAST_TURN, MOST_ROUNDS, Options
from sumdeck.games.formula.rules.setup import check_pack, setup
from sumdeck.games.formula.rules.state import Round, State
from sumdeck.rules.deals import shuffle_again
from sumdeck.rules.game import Kind, Outcome, Seat
from sumdeck.rules.hands import with_seat

GOAL: Final = 250
"""F-95: so many points end the points game."""
FIRST_OUT: Final = 10
"""F-94: extra points for finishing first."""
JOKER_LEFT: Final = 25
"""F-93: what an unplayed joker costs."""
START_CARDS: Final = 2
"""F-5: so many are turned up."""
TRIES: Final = 100
"""How often two new start cards are turned up under `first_answer_max = 1`."""


def open_game(deal: Sequence[Kind], seats: int, options: Options, reshuffle_seed: str) -> State:
    """The first round, dealt from the shuffled cards (F-2 to F-5)."""
    rules = setup(options, seats)
    check_pack(rules)
    none = (0,) * seats
    empty = State(
        rules, (), ((),) * seats, (), "", (), (), (), Seat(0), False, 0, 0, (), none, none, none, (), "", reshuffle_seed, 0
    )
    return deal_round(empty, tuple(deal), ())


def deal_round(state: State, deck: tuple[Kind, ...], favoured: Sequence[Seat]) -> State:
    """Hands in blocks from the dealer's left, then two start cards, the rest face down.

    Who won the round before gets one card more, if that is played (F-79); of several winners all or none, for the stock must not
    be used up by it.
    """
    rules = state.setup
    seats, size = rules.seats, rules.options.hand_size
    first = (state.dealer + 1) % seats  # F-9
    if len(favoured) > 1 and len(deck) - seats * size - len(favoured) < START_CARDS + 1:
        favoured = ()
    hands: list[tuple[Kind, ...]] = [()] * seats
    for step in range(seats):
        seat = Seat((first + step) % seats)
        held = size + (seat in favoured)
        hands[seat] = tuple(sorted(deck[:held]))
        deck = deck[held:]
    shuffles = state.shuffles
    for _ in range(TRIES):
        if rules.options.first_answer_max > 1 or rules.has_answer(deck[0], deck[1]):
            break
        shuffles += 1
        deck = shuffle_again(deck, state.reshuffle_seed, shuffles)  # others are turned up
    return state.changed(
        stock=deck[2:],
        hands=tuple(hands),
        left=(rules.turned_up(deck[0]),),  # F-6: the first is the left number
        symbol="",
        right=(rules.turned_up(deck[1]),),
        answer=(),
        covered=(),
        seat=Seat(first),
        drawn=False,
        idle=0,
        turn=0,
        out=(),
        gained=(0,) * seats,
        shuffles=shuffles,
    )


def draw_card(state: State, seat: Seat) -> State:
    """One card from the stock into a hand. If it is used up, the cards under the formula are the new stock (F-67, F-68).

    Jokers among them have lost their digit (F-66). If there are none either, nothing happens (F-69).
    """
    stock, covered, shuffles = state.stock, state.covered, state.shuffles
    if not stock:
        if not covered:
            return state
        shuffles += 1
        stock, covered = shuffle_again(covered, state.reshuffle_seed, shuffles), ()
    hands = with_card(state.hands, seat, stock[0])
    return state.changed(stock=stock[1:], covered=covered, shuffles=shuffles, hands=hands)


def with_card(hands: tuple[tuple[Kind, ...], ...], seat: Seat, card: Kind) -> tuple[tuple[Kind, ...], ...]:
    """The hands with one card more in one of them, sorted."""
    hand = [*hands[seat], card]
    hand.sort()
    return with_seat(hands, seat, tuple(hand))


def still_in(state: State) -> list[Seat]:
    """The seats that are not out, clockwise from the left of the one whose turn it is, which comes last (F-10, F-81)."""
    seats = state.setup.seats
    order = [Seat((state.seat + step) % seats) for step in range(1, seats + 1)]
    return [seat for seat in order if seat not in state.out]


def pass_on(state: State) -> State:
    """The turn goes to the next player who is still in; the round may end here."""
    turn = state.turn + 1
    if state.idle >= state.setup.seats - len(state.out):
        return end_round(state.changed(turn=turn), STANDSTILL)  # F-70
    if turn >= last_turn(state):
        return end_round(state.changed(turn=turn), TURN_LIMIT)
    return state.changed(seat=next_seat(state, state.out), drawn=False, turn=turn)


def next_seat(state: State, out: tuple[Seat, ...]) -> Seat:
    """Who plays next, where these are out (F-10, F-81)."""
    seats = state.setup.seats
    seat = Seat((state.seat + 1) % seats)
    while seat in out:
        seat = Seat((seat + 1) % seats)
    return seat


def last_turn(state: State) -> int:
    """After so many turns a round ends as a standstill does; no limit of the table's own is written 0."""
    return state.setup.options.max_turns or LAST_TURN


def end_round(state: State, why: str) -> State:
    """Places and points of a round; then the next one, or the end."""
    places = round_places(state)
    options, points, gained = state.setup.options, state.points, state.gained
    if options.points_game:
        gained = counted_out(state)
        points = tuple([total - already + more for total, already, more in zip(points, state.gained, gained)])
    wins = tuple([count + (place == 1) for count, place in zip(state.wins, places)])
    rounds = (*state.rounds, Round(places, tuple([len(hand) for hand in state.hands]), gained, why))
    ended = why_over(options, points, rounds)
    state = state.changed(wins=wins, points=points, gained=gained, rounds=rounds, ended=ended)
    if ended:
        return state.changed(drawn=False) if state.drawn else state
    winners = [Seat(seat) for seat, place in enumerate(places) if place == 1]
    shuffles = state.shuffles + 1
    deck = shuffle_again(state.setup.pack.deck(), state.reshuffle_seed, shuffles)
    favoured = winners if options.winner_extra_card else []
    return deal_round(state.changed(shuffles=shuffles), deck, favoured)


def counted_out(state: State) -> tuple[int, ...]:
    """What each seat gains in a round, now that it ends."""
    rules, gained = state.setup, list(state.gained)
    for seat, hand in enumerate(state.hands):
        gained[seat] -= sum(JOKER_LEFT if card == rules.joker else rules.digit[card] for card in hand)  # F-93
    if state.out:
        gained[state.out[0]] += FIRST_OUT  # F-94: nobody gets it if nobody finished
    return tuple(gained)


def round_places(state: State) -> tuple[int, ...]:
    """Who is out ranks by the order of going out (F-81), the rest by cards, fewest first; equals share (F-70)."""
    places = [0] * state.setup.seats
    for place, seat in enumerate(state.out):
        places[seat] = place + 1
    left = [len(hand) for place, hand in zip(places, state.hands) if not place]
    for at, hand in enumerate(state.hands):
        if not places[at]:
            places[at] = len(state.out) + 1 + len([count for count in left if count < len(hand)])
    return tuple(places)


def why_over(options: Options, points: tuple[int, ...], rounds: tuple[Round, ...]) -> str:
    """Why the whole game is over now that a round is; empty if another one follows."""
    if options.points_game:
        if max(points) >= GOAL:
            return POINTS  # F-95: judged at the end of a round
        return ROUND_LIMIT if len(rounds) >= MOST_ROUNDS else ""
    if len(rounds) < options.rounds:
        return ""
    return MATCH if options.rounds > 1 else rounds[-1].why


def outcome(state: State) -> Outcome | None:
    """How the game ended: by points, by rounds won, or, for a single round, by its places, the cards left counting against.

    The game itself knows no score (F-74).
    """
    if not state.ended:
        return None
    options = state.setup.options
    if options.points_game:
        return Outcome(_most_first(state.points), state.points, state.ended)
    if options.rounds > 1:
        return Outcome(_most_first(state.wins), state.wins, state.ended)
    return Outcome(state.rounds[-1].places, tuple(-count for count in state.rounds[-1].left), state.ended)


def counted(state: State) -> Outcome:
    """Places as they are now: by points or rounds won, and among equals by the cards they have left."""
    found = outcome(state)
    if found is not None:
        return found
    options, places = state.setup.options, round_places(state)
    won = state.points if options.points_game else state.wins
    keys = [(score, -place) for score, place in zip(won, places)]
    return Outcome(tuple(1 + sum(other > key for other in keys) for key in keys), won, ROUND_LIMIT)


def _most_first(scores: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(1 + sum(1 for other in scores if other > score) for score in scores)

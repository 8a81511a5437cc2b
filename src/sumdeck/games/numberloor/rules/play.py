"""What a move does to the table, and the order in which a turn ends.

When it is allowed is in `turns.py` and `night.py`.
"""

from bisect import insort
from typing import Final

from sumdeck.games.numberloor.rules.moves import GoOn, Lay, Move, Pass, TakeTwo
from sumdeck.games.numberloor.rules.night import claim_pending, waiting_for
from sumdeck.games.numberloor.rules.state import DREW, FRESH, LAID, NOBODY, State, holds_floor, left_of
from sumdeck.games.numberloor.rules.turns import check
from sumdeck.rules.deals import shuffle_again
from sumdeck.rules.game import Kind, Outcome, Seat
from sumdeck.rules.hands import with_seat, without

MOST_REDRAWS = 1000
"""Enough for any pile that holds a floor among hundreds of balloons."""
STARS: Final = "numberloor.stars"
"""L-6: somebody has all the stars that are needed."""
STANDSTILL: Final = "numberloor.standstill"
"""L-108: round the table nothing could be laid or taken."""
TURN_LIMIT: Final = "numberloor.turn_limit"
"""`max_turns` are over."""

ENDINGS: Final = frozenset((STARS, STANDSTILL, TURN_LIMIT))

LAST_TURN: Final = 10_000
"""Without a limit of the table's own, a game still ends here: nobody has ever sat so long, and a program must stop."""


def apply(state: State, seat: Seat, move: Move) -> State:
    return carry_out(state, seat, check(state, seat, move))


def carry_out(state: State, seat: Seat, move: Move) -> State:
    """The same for a move that has just been judged."""
    if isinstance(move, GoOn):
        return settled(state.changed(going_on=(*state.going_on, seat)))
    if isinstance(move, Lay):
        return lay(state, move) if seat == state.seat else claim(state, seat, move)
    if isinstance(move, TakeTwo):
        return take_two(state)
    laid = state.last == LAID
    if isinstance(move, Pass) and state.setup.two_floors:
        return end_turn(take_two(state), laid)  # L-99: the turn ends at once
    return end_turn(state, laid)


def lay(state: State, move: Lay) -> State:
    """Put a card of the active player on its stack; the hand may be played out with it (L-31, L-47, L-48, L-49, L-65)."""
    rules, seat, card = state.setup, state.seat, move.card
    hand = without(state.hands[seat], card)
    opened = (card, state.opened[1]) if move.stack == 0 else (state.opened[0], card)
    covered = list(state.covered)
    insort(covered, state.opened[move.stack])
    balloon = rules.number[card] < 0
    floor_laid = state.floor_laid or not balloon
    state = state.changed(
        hands=with_seat(state.hands, seat, hand),
        opened=opened,
        covered=tuple(covered),
        parity=move.parity if balloon else state.parity,
        armed=rules.skip[card] if balloon else state.armed,  # L-80, L-82: covering disarms
        last=LAID,
        floor_laid=floor_laid,
        finishing=floor_laid and not holds_floor(rules, hand),
        going_on=(),
        idle=0,
    )
    return state if hand else play_out(state)


def claim(state: State, seat: Seat, move: Lay) -> State:
    """Take the turn over (L-59), at once, or after those who sit nearer have had their say (`night_priority`)."""
    hands = state.hands
    if claim_pending(state):
        hands = with_seat(hands, state.claimant, tuple(sorted((*hands[state.claimant], *state.claimed))))
    hands = with_seat(hands, seat, without(hands[seat], move.card))
    return settled(state.changed(hands=hands, claimant=seat, claimed=(move.card,)))


def settled(state: State) -> State:
    """Carry a claim out that nothing stands against. The interrupted turn is over, just as it is (L-60, L-63).

    The claimant's is a turn like any other (L-61), and can be taken over in its turn (L-66).
    """
    if not claim_pending(state):
        return state
    if state.setup.options.night_priority == "clockwise" and waiting_for(state):
        return state
    seat, card = state.claimant, state.claimed[0]
    hands = with_seat(state.hands, seat, tuple(sorted((*state.hands[seat], card))))
    state = new_turn(state, seat).changed(hands=hands, turns=state.turns + 1, took_over=True, claimant=NOBODY, claimed=())
    return lay(state, Lay(card))


def take_two(state: State) -> State:
    """Two cards from the pile for the active player (L-34); the turn goes on (L-38)."""
    before = len(state.hands[state.seat])
    state = take(state, state.seat, 2)
    return state.changed(last=DREW, taken=len(state.hands[state.seat]) - before, going_on=())


def play_out(state: State) -> State:
    """Every card was played: a star (L-5, L-50, L-101). The last star ends the game (L-6, L-7); any other ends the turn (L-51).

    Nothing else changes (L-52), and dancing is left to the screen (L-53).
    """
    seat = state.seat
    stars = with_seat(state.stars, seat, state.stars[seat] + 1)
    state = state.changed(stars=stars, finishing=False)
    if stars[seat] >= state.setup.target:
        return state.changed(ended=STARS)
    return end_turn(take_new_hand(state, seat), True)


def end_turn(state: State, laid: bool) -> State:
    """Close a turn: count it, carry a skip out, and pass on to the left (L-20, L-78, L-84).

    The skip belongs to the turn: nothing but the last star (L-7) ends a game before it.
    """
    idle = 0 if laid or state.taken else state.idle + 1
    following = left_of(state, state.seat)
    state = state.changed(idle=idle, turns=state.turns + 1)
    if skips(state, laid):
        before = len(state.hands[following])
        state = take(state, following, 2)  # L-79: and nothing else
        taken = len(state.hands[following]) - before
        state = state.changed(armed=False, idle=0 if taken else state.idle + 1)
        following = left_of(state, following)  # L-85: for two players, the same seat again
    over = reason_to_end(state)
    return state.changed(ended=over) if over else new_turn(state, following)


def skips(state: State, laid: bool) -> bool:
    """Whether the next player is skipped: by default once for each laying (L-80, L-81, L-83)."""
    rules = state.setup
    if not rules.skip[state.opened[1]]:
        return False
    repeat = rules.options.skip_repeat
    return state.armed or repeat == "always" or (repeat == "each_played_turn" and laid)


def new_turn(state: State, seat: Seat) -> State:
    return state.changed(seat=seat, last=FRESH, floor_laid=False, finishing=False, taken=0, took_over=False, going_on=())


def reason_to_end(state: State) -> str:
    """Why nothing more happens: nobody can move (L-108), or there have been turns enough."""
    if state.idle >= state.setup.seats:
        return STANDSTILL
    return TURN_LIMIT if state.turns >= (state.setup.options.max_turns or LAST_TURN) else ""


def take(state: State, seat: Seat, count: int) -> State:
    """So many cards for a seat, or as many as there are (L-106, L-107). A new pile is made when a card is missing (L-105)."""
    pile, covered, shuffles = state.pile, state.covered, state.shuffles
    drawn: list[Kind] = []
    while len(drawn) < count and (pile or covered):
        if not pile:
            shuffles += 1
            pile, covered = shuffle_again(covered, state.reshuffle_seed, shuffles), ()  # L-103, L-104: the open cards stay
        more = pile[: count - len(drawn)]
        drawn += more
        pile = pile[len(more) :]
    hands = with_seat(state.hands, seat, tuple(sorted((*state.hands[seat], *drawn))))
    return state.changed(pile=pile, covered=covered, shuffles=shuffles, hands=hands)


def take_new_hand(state: State, seat: Seat) -> State:
    """The cards for a hand that was played out (L-50). Balloons alone are kept (L-54), unless `redraw_all_balloons` is on.

    Only here, and by L-34, can a hand of balloons come about (L-55).
    """
    size, rules = state.setup.options.hand_size, state.setup
    state = take(state, seat, size)
    for _ in range(MOST_REDRAWS if rules.options.redraw_all_balloons else 0):
        if holds_floor(rules, state.hands[seat]) or not holds_floor(rules, state.pile):
            break
        shuffles = state.shuffles + 1
        pile = shuffle_again((*state.pile, *state.hands[seat]), state.reshuffle_seed, shuffles)
        state = take(state.changed(pile=pile, hands=with_seat(state.hands, seat, ()), shuffles=shuffles), seat, size)
    return state


def outcome(state: State) -> Outcome | None:
    """Places by stars; where nobody has won, equal stars are told apart by the fewer cards in hand (L-108)."""
    return counted(state) if state.ended else None


def counted(state: State) -> Outcome:
    """Places as they are now: by stars, and as long as nobody has won by cards in hand."""
    ranks = [(stars, 0 if state.ended == STARS else -len(hand)) for stars, hand in zip(state.stars, state.hands)]
    places = tuple(1 + sum(other > rank for other in ranks) for rank in ranks)
    return Outcome(places, state.stars, state.ended)

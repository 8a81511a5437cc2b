"""When a move is allowed: whose turn it is, what fits, and which duties a turn has. What a move does is in `play.py`."""

from __future__ import annotations

from dataclasses import replace

from sumdeck.rules.game import Kind, Refusal, Seat
from sumdeck.rules.numberloor.codes import Code
from sumdeck.rules.numberloor.moves import GoOn, Lay, Move, Pass, Stop, TakeTwo
from sumdeck.rules.numberloor.night import check_claim, check_go_on, claim_pending, waiting_for
from sumdeck.rules.numberloor.setup import Setup
from sumdeck.rules.numberloor.state import DREW, FRESH, LAID, State


def check(state: State, seat: Seat, move: Move) -> Move:
    """Judge a move; returns its canonical form."""
    if state.ended:
        raise Refusal(Code.OVER)
    if not 0 <= seat < state.setup.seats:
        raise Refusal(Code.NOT_YOUR_TURN)
    if claim_pending(state) and seat not in waiting_for(state):
        raise Refusal(Code.CLAIM_FIRST)
    if isinstance(move, GoOn):
        check_go_on(state, seat)
        return move
    if isinstance(move, Lay):
        return check_lay(state, move) if seat == state.seat else check_claim(state, seat, move)
    if seat != state.seat:
        raise Refusal(Code.NOT_YOUR_TURN)
    if isinstance(move, TakeTwo):
        check_take(state)
    elif isinstance(move, Pass):
        check_pass(state)
    elif isinstance(move, Stop):
        check_stop(state)
    else:
        raise TypeError(f"this is no move of Numberloor: {move!r}")
    return move


def check_lay(state: State, move: Lay) -> Lay:
    """A card laid in one's own turn (L-56, too), judged against the cards that are open at this moment (L-24, L-72)."""
    rules, card = state.setup, move.card
    if not rules.exists(card) or card not in state.hands[state.seat]:
        raise Refusal(Code.NOT_IN_HAND)
    if move.stack not in (0, 1):
        raise Refusal(Code.NO_SUCH_STACK)
    if move.parity not in rules.parities(card):
        raise Refusal(Code.WHICH_PARITY if rules.chosen[card] else Code.NO_PARITY)
    if state.took_over and rules.options.night_single_card and not state.finishing:
        raise Refusal(Code.ONLY_STOP)
    if rules.number[card] < 0:
        if not state.floor_laid and not leads_on(state, card, move.parity):  # L-25 afterwards
            raise Refusal(Code.NO_FLOOR_AFTER)
        return replace(move, stack=1)
    stack = move.stack if rules.two_floors else 0  # L-98
    if not rules.fits(state.jump, state.number(stack), rules.number[card]):
        raise Refusal(Code.DOES_NOT_FIT)
    return replace(move, stack=stack)


def leads_on(state: State, balloon: Kind, parity: str) -> bool:
    """L-33: whether a floor of the hand can be laid after this balloon, at once or after more balloons."""
    rest = list(state.hands[state.seat])
    rest.remove(balloon)
    return can_lay(state.setup, rest, state.number(0), state.setup.jump_numbers[balloon, parity])


def can_lay(rules: Setup, hand: list[Kind] | tuple[Kind, ...], on: int, jump: int) -> bool:
    """L-35: whether a hand has a floor that fits now, or after one of its balloons. Of several, only the last would count."""
    reach = rules.reach[jump][on]
    for card in hand:
        if rules.number[card] < 0:
            for parity in rules.parities(card):
                reach |= rules.reach[rules.jump_numbers[card, parity]][on]
    return any(rules.number[card] >= 0 and reach >> rules.number[card] & 1 for card in hand)


def check_take(state: State) -> None:
    """Two cards, first of all (L-34, L-37, L-62); by choice too, unless the house is strict (L-36)."""
    rules = state.setup
    if rules.two_floors:
        raise Refusal(Code.NO_TAKING_HERE)
    if state.last != FRESH:
        raise Refusal(Code.TOO_LATE_TO_TAKE)
    stuck = not can_lay(rules, state.hands[state.seat], state.number(0), state.jump)
    if rules.options.draw_only_when_stuck and not stuck:
        raise Refusal(Code.CAN_PLAY)


def check_pass(state: State) -> None:
    """After two cards were taken (L-39, L-40); beginners take them with this word (L-99, L-100)."""
    rules = state.setup
    if state.last == LAID:
        if rules.two_floors and rules.options.beginner_draw_after_partial:
            return
        if state.finishing:
            raise Refusal(Code.BALLOONS_LEFT)
        raise Refusal(Code.SAY_STOP if state.floor_laid else Code.FLOOR_FIRST)
    if state.last != DREW and not rules.two_floors:
        raise Refusal(Code.TAKE_FIRST)


def check_stop(state: State) -> None:
    """Once a floor was laid (L-22, L-32), and not while only balloons are left (L-47)."""
    if state.finishing:
        raise Refusal(Code.BALLOONS_LEFT)
    if not state.floor_laid:
        raise Refusal(Code.FLOOR_FIRST if state.last == LAID else Code.NOTHING_LAID)
    if state.setup.two_floors and state.setup.options.beginner_draw_after_partial:
        raise Refusal(Code.SAY_PASS)

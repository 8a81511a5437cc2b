"""When a move is allowed: whose turn it is, what fits, and which duties a turn has. What a move does is in `play.py`.

Moves are single acts, so the list of the legal ones is always short and complete. Whose turn it is may lay what the open cards
reach, found for all cards at once.
"""

from random import Random

from sumdeck.games.numberloor.rules.codes import Code
from sumdeck.games.numberloor.rules.moves import GoOn, Lay, Move, Pass, Stop, TakeTwo
from sumdeck.games.numberloor.rules.night import claim_pending, fault_of_claim, fault_of_go_on, may_claim, waiting_for
from sumdeck.games.numberloor.rules.setup import Setup
from sumdeck.games.numberloor.rules.state import DREW, FRESH, LAID, State
from sumdeck.rules.game import Kind, MoveList, Refusal, Seat
from sumdeck.rules.hands import without


def to_act(state: State) -> tuple[Seat, ...]:
    """The seat whose turn it is, then whoever may take the turn over; those for whose word a claim waits, while one does."""
    if state.ended:
        return ()
    return waiting_for(state) if claim_pending(state) else (state.seat, *may_claim(state))


def check(state: State, seat: Seat, move: Move) -> Move:
    code = fault(state, seat, move)
    if code is not None:
        raise Refusal(code)
    return canonical(state.setup, move) if isinstance(move, Lay) else move


def fault(state: State, seat: Seat, move: Move) -> Code | None:
    """Why a move is not allowed; None where it is. Asked about every card of a hand, it answers without raising anything."""
    if state.ended:
        return Code.OVER
    if not 0 <= seat < state.setup.seats:
        return Code.NOT_YOUR_TURN
    if claim_pending(state) and seat not in waiting_for(state):
        return Code.CLAIM_FIRST
    if isinstance(move, GoOn):
        return fault_of_go_on(state, seat)
    if isinstance(move, Lay):
        return fault_of_card(state, move) if seat == state.seat else fault_of_claim(state, seat, move)
    if seat != state.seat:
        return Code.NOT_YOUR_TURN
    if isinstance(move, TakeTwo):
        return fault_of_taking(state)
    if isinstance(move, Pass):
        return fault_of_passing(state)
    if isinstance(move, Stop):
        return fault_of_stopping(state)
    raise TypeError(f"this is no move of Numberloor: {move!r}")


def canonical(rules: Setup, move: Lay) -> Lay:
    """A card with its stack: only beginners choose (L-98)."""
    stack = 1 if rules.number[move.card] < 0 else move.stack if rules.two_floors else 0
    return move if move.stack == stack else Lay(move.card, stack, move.parity)


def fault_of_card(state: State, move: Lay) -> Code | None:
    """A card laid in one's own turn (L-56, too), judged against the cards that are open at this moment (L-24, L-72)."""
    rules, card = state.setup, move.card
    if not rules.exists(card) or card not in state.hands[state.seat]:
        return Code.NOT_IN_HAND
    if move.stack not in (0, 1):
        return Code.NO_SUCH_STACK
    if move.parity not in rules.parities(card):
        return Code.WHICH_PARITY if rules.chosen[card] else Code.NO_PARITY
    if state.took_over and rules.options.night_single_card and not state.finishing:
        return Code.ONLY_STOP
    if rules.number[card] < 0:
        leads = state.floor_laid or leads_on(state, card, move.parity)  # L-25 afterwards
        return None if leads else Code.NO_FLOOR_AFTER
    stack = move.stack if rules.two_floors else 0
    return None if rules.fits(state.jump, state.number(stack), rules.number[card]) else Code.DOES_NOT_FIT


def leads_on(state: State, balloon: Kind, parity: str) -> bool:
    """L-33: whether a floor of the hand can be laid after this balloon, at once or after more balloons."""
    rest = without(state.hands[state.seat], balloon)
    return can_lay(state.setup, rest, state.number(0), state.setup.jump_numbers[balloon, parity])


def can_lay(rules: Setup, hand: tuple[Kind, ...], on: int, jump: int) -> bool:
    """L-35: whether a hand has a floor that fits now, or after one of its balloons. Of several, only the last would count."""
    reach, floors = rules.reach[jump][on], 0
    for card in hand:
        reach |= rules.ahead[card][on]
        floors |= rules.floor[card]
    return reach & floors != 0


def fault_of_taking(state: State) -> Code | None:
    """Two cards, first of all (L-34, L-37, L-62); by choice too, unless the house is strict (L-36)."""
    rules = state.setup
    if rules.two_floors:
        return Code.NO_TAKING_HERE
    if state.last != FRESH:
        return Code.TOO_LATE_TO_TAKE
    strict = rules.options.draw_only_when_stuck
    return Code.CAN_PLAY if strict and can_lay(rules, state.hands[state.seat], state.number(0), state.jump) else None


def fault_of_passing(state: State) -> Code | None:
    """After two cards were taken (L-39, L-40); beginners take them with this word (L-99, L-100)."""
    rules = state.setup
    if state.last == LAID:
        if rules.two_floors and rules.options.beginner_draw_after_partial:
            return None
        if state.finishing:
            return Code.BALLOONS_LEFT
        return Code.SAY_STOP if state.floor_laid else Code.FLOOR_FIRST
    return None if state.last == DREW or rules.two_floors else Code.TAKE_FIRST


def fault_of_stopping(state: State) -> Code | None:
    """Once a floor was laid (L-22, L-32), and not while only balloons are left (L-47)."""
    if state.finishing:
        return Code.BALLOONS_LEFT
    if not state.floor_laid:
        return Code.FLOOR_FIRST if state.last == LAID else Code.NOTHING_LAID
    every_turn_ends_with_pass = state.setup.two_floors and state.setup.options.beginner_draw_after_partial
    return Code.SAY_PASS if every_turn_ends_with_pass else None


SENSIBLE = 0.9
"""How often a playout lays a card when it can."""
TAKE_TWO, PASS, STOP, GO_ON = TakeTwo(), Pass(), Stop(), GoOn()


def legal_moves(state: State, seat: Seat) -> MoveList[Move]:
    """Cards first, in the order of the hand, then words."""
    if seat not in to_act(state):
        return MoveList(())
    return MoveList([*lays(state, seat), *words(state, seat)])


def lays(state: State, seat: Seat) -> list[Lay]:
    """Every card of the hand that may be laid, everywhere it may go."""
    rules, hand = state.setup, state.hands[seat]
    if seat != state.seat or rules.two_floors:
        return [move for card in sorted(set(hand)) for move in rules.lays[card] if fault(state, seat, move) is None]
    if state.took_over and rules.options.night_single_card and not state.finishing:
        return []
    reach = rules.reach[state.jump][state.number(0)]
    found: list[Lay] = []
    before = -1
    for card in hand:
        if card != before:
            if rules.number[card] < 0:
                found += [move for move in rules.lays[card] if state.floor_laid or leads_on(state, card, move.parity)]
            elif reach >> rules.number[card] & 1:
                found.append(rules.lays[card][0])
        before = card
    return found


def words(state: State, seat: Seat) -> list[Move]:
    """What may be said instead."""
    if seat != state.seat:
        return [GO_ON]
    found: list[Move] = []
    if fault_of_taking(state) is None:
        found.append(TAKE_TWO)
    if fault_of_passing(state) is None:
        found.append(PASS)
    if fault_of_stopping(state) is None:
        found.append(STOP)
    return found


def sample(state: State, seat: Seat, rng: Random) -> Move:
    """Some legal move for a playout: mostly a card, for whoever only takes and passes never gets anywhere."""
    cards = lays(state, seat)
    if cards and rng.random() < (SENSIBLE if seat == state.seat else 0.5):
        return cards[int(rng.random() * len(cards))]
    others = words(state, seat)
    place = int(rng.random() * (len(cards) + len(others)))
    return cards[place] if place < len(cards) else others[place - len(cards)]

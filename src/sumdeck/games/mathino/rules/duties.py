"""Who owes the capture of a pile, who has it locked, and what it costs at the end of a round (M-77 to M-93, M-134 to M-143)."""

from collections.abc import Sequence
from dataclasses import replace

from sumdeck.games.mathino.rules.codes import Code
from sumdeck.games.mathino.rules.moves import MATCH, POWERS, Build, Capture, Discard, Move
from sumdeck.games.mathino.rules.piles import NOBODY, Pile
from sumdeck.games.mathino.rules.setup import Setup
from sumdeck.games.mathino.rules.state import State
from sumdeck.rules.game import Kind, Seat, Value
from sumdeck.rules.hands import without


def stacked(rules: Setup, seat: Seat, piles: Sequence[Pile]) -> Pile:
    """Piles of one value put together by a seat; the value stays (M-68, M-70, M-73)."""
    cards, turned = together(piles)
    lock = lock_of(piles)
    return Pile(piles[0].value, cards, stack_duty(rules, seat, piles), lock, turned)


def built(rules: Setup, seat: Seat, base: Sequence[Pile], card: Kind, op: str, value: Value, matched: bool = False) -> Pile:
    """A card played onto a base by a seat, which lies on top (M-48, M-153). Lock and duty are in one hand (M-142).

    A base of several parts is `matched`: they are stacked first, in every respect (M-154).
    """
    cards, turned = together(base)
    locks = op in POWERS
    if locks:
        turned = (*turned, len(cards))
    lock = seat if locks else lock_of(base)  # M-134, M-138
    return Pile(value, (*cards, card), build_duty(rules, seat, base, op, matched), lock, turned)


def together(piles: Sequence[Pile]) -> tuple[tuple[Kind, ...], tuple[int, ...]]:
    """All cards in the order of the piles, and the places of those that lie sideways."""
    cards: list[Kind] = []
    turned: list[int] = []
    for pile in piles:
        turned += [len(cards) + place for place in pile.turned]
        cards += pile.cards
    return tuple(cards), tuple(turned)


def lock_of(piles: Sequence[Pile]) -> Seat:
    """Who has locked what is made of these piles: only their holder can have put them together (M-72, M-143)."""
    return max((pile.lock for pile in piles), default=NOBODY)


def holders(piles: Sequence[Pile]) -> tuple[Seat, ...]:
    return tuple(sorted({seat for pile in piles for seat in pile.duty}))


def stack_duty(rules: Setup, seat: Seat, piles: Sequence[Pile]) -> tuple[Seat, ...]:
    """Whose duty a stack is (M-79, M-82, M-83, M-84)."""
    options = rules.options
    already = holders(piles)
    if options.duty_model == "off":
        return ()
    if options.duty_model != "last_builder":
        return tuple(sorted({*already, seat})) if options.stacking_makes_duty else already
    if options.stacking_makes_duty or len(already) > 1:
        return (seat,)
    if already and lock_of(piles) == seat:
        return (seat,)  # M-143: who locks a pile in frees its builder
    return already


def build_duty(rules: Setup, seat: Seat, base: Sequence[Pile], op: str, matched: bool) -> tuple[Seat, ...]:
    """Whose duty a build is: the last builder's, again and again (M-49, M-77, M-78, M-80), unless the table has another model."""
    options = rules.options
    already = stack_duty(rules, seat, base) if matched else holders(base)
    if options.duty_model == "off":
        return ()
    if op == MATCH and not options.match_takes_duty and already:
        return already  # where it was, whatever `stacking_makes_duty` says
    if options.duty_model == "last_builder" or not already:
        return (seat,)
    return already if options.duty_model == "first_builder" else tuple(sorted({*already, seat}))


def still_owed(rules: Setup, seat: Seat, captured: Sequence[Pile]) -> tuple[Seat, ...]:
    """Who will be charged although the pile is gone: nobody (M-81), unless only one's own capture counts (`discharge`)."""
    if rules.options.discharge == "any_capture":
        return ()
    return tuple(holder for pile in captured for holder in pile.duty if holder != seat)


def charges(rules: Setup, table: Sequence[Pile], owed: Sequence[Seat], sweeper: Seat) -> list[int]:
    """How often each seat is charged at the end of a round, and not before, whoever is out of cards (M-85, M-86, M-91, M-92).

    `sweeper` is who receives the leftovers of the last round, where `sweep_discharges` lets that seat off; otherwise nobody.
    """
    counts = [0] * rules.seats
    for pile in table:
        for seat in pile.duty:
            counts[seat] += seat != sweeper
    for seat in owed:
        counts[seat] += 1
    if rules.options.penalty_scope == "player":
        return [min(count, 1) for count in counts]
    return counts


def freed_from(seat: Seat, pile: Pile) -> Pile:
    """A pile after a seat has left the match: it is that seat's no longer (M-168)."""
    duty = tuple(holder for holder in pile.duty if holder != seat)
    return Pile(pile.value, pile.cards, duty) if pile.lock == seat else replace(pile, duty=duty)


def cleared(rules: Setup, pile: Pile) -> Pile:
    """A pile after the check: without duty, and without its lock unless that lasts until the capture (M-89, M-140, M-141)."""
    if rules.options.lock_until == "captured":
        return Pile(pile.value, pile.cards, (), pile.lock, pile.turned)
    return Pile(pile.value, pile.cards)


def warning(state: State, seat: Seat, move: Move) -> str:
    """Why a turn may cost its player points (M-77, M-85), though it is legal (M-50); empty for any other move."""
    rules = state.setup
    if not isinstance(move, Build | Capture | Discard) or not rules.penalty:
        return ""
    hand = without(state.hands[seat], move.card)
    if gives_up_a_pile(state, seat, move, hand):
        return Code.ONLY_ANSWER
    if not isinstance(move, Build):
        return ""
    base = [state.table[place] for part in move.base for place in part if 0 <= place < len(state.table)]
    if seat not in build_duty(rules, seat, base, move.op, len(move.base) > 1):
        return ""
    if not hand:
        return Code.LAST_CARD if any(other for at, other in enumerate(state.hands) if at != seat) else Code.LAST_TURN
    return "" if any(rules.number[card] == abs(move.value) for card in hand) else Code.LEFT_TO_OTHERS


def gives_up_a_pile(state: State, seat: Seat, move: Build | Capture | Discard, hand: Sequence[Kind]) -> bool:
    """Whether the only card leaves the hand that captures a pile of its player, and the pile stays as it is."""
    number = state.setup.number
    if any(number[card] == number[move.card] for card in hand):
        return False
    parts = move.base if isinstance(move, Build) else (move.piles, *move.sums) if isinstance(move, Capture) else ()
    used = {place for part in (*parts, *move.before, *move.after) for place in part}
    owed = [pile for place, pile in enumerate(state.table) if seat in pile.duty and place not in used]
    return any(abs(pile.value) == number[move.card] for pile in owed)

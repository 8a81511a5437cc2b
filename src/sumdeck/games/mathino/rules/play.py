"""What a move does to the table. When it is allowed is in `judge.py`; what follows the last card of a round, in `ending.py`."""

from bisect import insort
from dataclasses import replace

from sumdeck.games.mathino.rules.codes import Code
from sumdeck.games.mathino.rules.duties import built, freed_from, stacked, still_owed
from sumdeck.games.mathino.rules.ending import end_round, with_cards
from sumdeck.games.mathino.rules.judge import check_turn
from sumdeck.games.mathino.rules.moves import NEW, Accept, Build, Capture, Forfeit, Groups, Move, Turn
from sumdeck.games.mathino.rules.piles import Pile, order_of, table_of
from sumdeck.games.mathino.rules.results import digit_sums, operate
from sumdeck.games.mathino.rules.speech import write
from sumdeck.games.mathino.rules.state import CONFIRM, OVER, State
from sumdeck.rules.game import Mistake, Refusal, Seat
from sumdeck.rules.hands import with_seat, without


def to_act(state: State) -> tuple[Seat, ...]:
    """The one seat whose turn it is; nobody passes (M-18)."""
    return () if state.phase == OVER else (state.seat,)


def check(state: State, seat: Seat, move: Move) -> Move:
    if state.phase == OVER:
        raise Refusal(Code.GAME_OVER)
    if seat != state.seat:
        raise Refusal(Code.NOT_YOUR_TURN)
    if isinstance(move, Forfeit):
        if state.setup.options.timeout_action != "forfeit":
            raise Refusal(Code.NO_FORFEIT)
        return move
    if isinstance(move, Accept):
        if state.phase != CONFIRM:
            raise Refusal(Code.NOTHING_TO_ACCEPT)
        return move
    if state.phase == CONFIRM:
        raise Refusal(Code.NOT_YOUR_TURN)
    return check_turn(state, seat, move)


def apply(state: State, seat: Seat, move: Move) -> State:
    return carry_out(state, seat, check(state, seat, move))


def carry_out(state: State, seat: Seat, move: Move) -> State:
    """The same for a move that has just been judged."""
    if isinstance(move, Forfeit):
        return leave(state, seat)
    if isinstance(move, Accept):
        return end_round(state)
    after = play_turn(state, seat, move)
    return after if after.hands[after.seat] else close(replace(after, seat=seat))


def following(state: State) -> Seat:
    """Whose turn is next (M-17)."""
    seat = Seat((state.seat + 1) % state.setup.seats)
    while seat in state.forfeited:
        seat = Seat((seat + 1) % state.setup.seats)
    return seat


def close(state: State) -> State:
    """All hands are empty: the end of the round (M-19)."""
    if state.setup.claims:
        return replace(state, seat=following(state), phase=CONFIRM)  # M-116: somebody may object before the check
    return end_round(state)


def leave(state: State, seat: Seat) -> State:
    """Out of the match (M-168): the hand lies loose on the table, duties and locks lapse, and the others play on."""
    freed = [freed_from(seat, pile) for pile in state.table]
    laid = [state.setup.lone[card] for card in state.hands[seat]]
    after = replace(
        state,
        hands=(*state.hands[:seat], (), *state.hands[seat + 1 :]),
        table=table_of([*freed, *laid]),
        owed=tuple(holder for holder in state.owed if holder != seat),
        forfeited=(*state.forfeited, seat),
    )
    if len(after.playing) == 1:
        return replace(after, phase=OVER)
    seat = following(after)
    return replace(after, seat=seat) if after.hands[seat] else close(after)


def play_turn(state: State, seat: Seat, move: Turn) -> State:
    """The table after a turn in its canonical form, and the next seat to play."""
    rules = state.setup
    stacks = bool(move.before or move.after)
    piles: dict[int, Pile] = dict(enumerate(state.table))
    stack_all(state, seat, piles, move.before)
    won, last, owed = state.won, state.last_capturer, state.owed
    new: Pile | None = None
    if isinstance(move, Capture):
        captured = [piles.pop(place) for place in move.piles]
        captured += [piles.pop(place) for group in move.sums for place in group]
        owed = (*owed, *still_owed(rules, seat, captured))
        won = with_cards(won, seat, [move.card, *(card for pile in captured for card in pile.cards)])  # M-36
        last = seat  # M-38
    elif isinstance(move, Build):
        base = [piles.pop(place) for part in move.base for place in part]
        new = built(rules, seat, base, move.card, move.op, move.value, len(move.base) > 1)
    else:
        new = rules.lone[move.card]
    if new is not None and stacks:
        piles[NEW] = new
    stack_all(state, seat, piles, move.after)
    lying = list(piles.values())
    if stacks:
        lying.sort(key=order_of)
    elif new is not None:
        insort(lying, new, key=order_of)
    return State(
        rules,
        state.stock,
        with_seat(state.hands, seat, without(state.hands[seat], move.card)),
        tuple(lying),
        won,
        following(state),
        state.phase,
        state.deck,
        state.round,
        last,
        owed,
        state.totals,
        state.sheet,
        move.card,
        state.forfeited,
        state.reshuffle_seed,
    )


def stack_all(state: State, seat: Seat, piles: dict[int, Pile], groups: Groups) -> None:
    for group in groups:
        piles[min(group)] = stacked(state.setup, seat, [piles.pop(name) for name in group])


def mistake(state: State, seat: Seat, move: Move) -> Mistake | None:
    """What is wrong with the mathematics of a turn that was let stand (M-111, M-117)."""
    rules = state.setup
    if isinstance(move, Capture) and not rules.young:
        number = rules.number[move.card]
        sums = [sum(state.table[place].value for place in group) for group in move.sums]
        fits = all(abs(state.table[place].value) == number for place in move.piles) and all(made == number for made in sums)
        if fits and move.stated:
            return Mistake(Code.WRONG_RESULT, said=write(state, seat, move))  # a right sum is not kept
        return None if fits else Mistake(Code.CAPTURE_MISMATCH)
    if not isinstance(move, Build):
        return None
    base = sum(state.table[place].value for place in move.base[0])
    try:
        made = operate(rules, move.op, move.sign, base, rules.number[move.card])
        right = (*move.way, move.value) == (base, made, *digit_sums(rules, move.op, made))[: len(move.way) + 1]
    except Refusal:
        right = False
    return None if right else Mistake(Code.WRONG_RESULT, said=write(state, seat, move))

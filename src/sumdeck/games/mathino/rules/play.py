"""What a move does to the table. When it is allowed is in `judge.py`; what follows the last card of a round, in `ending.py`."""

from dataclasses import replace

from sumdeck.games.mathino.rules.codes import Code
from sumdeck.games.mathino.rules.duties import built, freed_from, stacked, still_owed
from sumdeck.games.mathino.rules.ending import end_round, with_cards
from sumdeck.games.mathino.rules.judge import check_turn
from sumdeck.games.mathino.rules.moves import NEW, Accept, Build, Capture, Forfeit, Groups, Move, Turn
from sumdeck.games.mathino.rules.piles import Pile, table_of
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
    return go_on(play_turn(state, seat, move))


def go_on(state: State) -> State:
    """The next seat; or the end of the round, once all hands are empty (M-17, M-19)."""
    order = [Seat((state.seat + 1 + turn) % state.setup.seats) for turn in range(state.setup.seats)]
    following = next(seat for seat in order if seat not in state.forfeited)
    if state.hands[following]:
        return replace(state, seat=following)
    if state.setup.claims:
        return replace(state, seat=following, phase=CONFIRM)  # M-116: somebody may object before the check
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
    return replace(after, phase=OVER) if len(after.playing) == 1 else go_on(after)


def play_turn(state: State, seat: Seat, move: Turn) -> State:
    """The table after a turn in its canonical form."""
    rules = state.setup
    piles: dict[int, Pile] = dict(enumerate(state.table))
    stack_all(state, seat, piles, move.before)
    won, last, owed = state.won, state.last_capturer, state.owed
    if isinstance(move, Capture):
        captured = [piles.pop(place) for place in move.piles + sum(move.sums, ())]
        owed = (*owed, *still_owed(rules, seat, captured))
        won = with_cards(won, seat, [move.card, *(card for pile in captured for card in pile.cards)])  # M-36
        last = seat  # M-38
    elif isinstance(move, Build):
        base = [piles.pop(place) for part in move.base for place in part]
        piles[NEW] = built(rules, seat, base, move.card, move.op, move.value, len(move.base) > 1)
    else:
        piles[NEW] = rules.lone[move.card]
    stack_all(state, seat, piles, move.after)
    return replace(
        state,
        hands=with_seat(state.hands, seat, without(state.hands[seat], move.card)),
        table=table_of(list(piles.values())),
        won=won,
        last_capturer=last,
        owed=owed,
        played=move.card,
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

"""What a move does to the table, and when one may draw or pass.

When a formula may be laid is in `judge.py`; how a round ends, in `rounds.py`.
"""

from typing import Final

from sumdeck.games.formula.rules.codes import OUT, Code
from sumdeck.games.formula.rules.formulas import any_formula
from sumdeck.games.formula.rules.judge import check_lay
from sumdeck.games.formula.rules.moves import Draw, Face, Lay, Move, Pass, Wrong, value_of
from sumdeck.games.formula.rules.rounds import draw_card, end_round, last_turn, next_seat, pass_on, still_in, with_card
from sumdeck.games.formula.rules.state import State
from sumdeck.rules.game import Kind, Refusal, Seat
from sumdeck.rules.hands import with_seat

COUNT_BITS: Final = 4
"""Room to count cards of a kind: nine at most lie in the open."""


def to_act(state: State) -> tuple[Seat, ...]:
    return () if state.ended else (state.seat,)


def check_turn(state: State, seat: Seat) -> None:
    if state.ended:
        raise Refusal(Code.OVER)
    if seat != state.seat:
        raise Refusal(Code.NOT_YOUR_TURN)


def check(state: State, seat: Seat, move: Move) -> Move:
    check_turn(state, seat)
    if isinstance(move, Lay):
        return check_lay(state, seat, move)
    refusal = why_not(state, seat, move)
    if refusal is not None:
        raise refusal
    return move


def why_not(state: State, seat: Seat, move: Draw | Pass | Wrong) -> Refusal | None:
    """Why a seat may not draw, pass or be fined; None if it may."""
    options = state.setup.options
    if isinstance(move, Wrong):
        return None if options.wrong_formula == "draw" else Refusal(Code.NO_PENALTY)
    if isinstance(move, Draw) and state.drawn:
        return Refusal(Code.NO_SECOND_DRAW)
    if isinstance(move, Pass) and not state.drawn:
        return Refusal(Code.NO_PASS)
    if options.must_play_if_able and any_formula(state, seat):
        return Refusal(Code.MUST_PLAY)  # F-37: otherwise nobody is made to see a formula
    return None


def apply(state: State, seat: Seat, move: Move) -> State:
    return carry_out(state, seat, check(state, seat, move))


def carry_out(state: State, seat: Seat, move: Move) -> State:
    """The same for a move that has just been judged."""
    if isinstance(move, Lay):
        return lay(state, move)
    if isinstance(move, Pass):
        return pass_on(state)
    return draw(state, may_go_on=isinstance(move, Draw))


def draw(state: State, may_go_on: bool) -> State:
    """A card drawn; it cannot be played in this turn (F-16), unless `play_after_draw` says so.

    Before the first formula the next player faces the same start cards (F-17).
    """
    seat, goes_on = state.seat, may_go_on and state.setup.options.play_after_draw
    if state.stock and not goes_on and state.turn + 1 < last_turn(state):
        return state.changed(
            stock=state.stock[1:],
            hands=with_card(state.hands, seat, state.stock[0]),
            seat=next_seat(state, state.out),
            drawn=False,
            idle=0,
            turn=state.turn + 1,
        )  # as `pass_on` would make it, but at once
    after = draw_card(state, seat)
    if after.hands == state.hands:
        return pass_on(state.changed(idle=state.idle + is_idle(state)))  # F-69
    if goes_on:
        return after.changed(drawn=True, idle=0)
    return pass_on(after.changed(idle=0) if after.idle else after)


def is_idle(state: State) -> bool:
    """Whether a turn that ends now, with nothing played and nothing to draw, was idle: not if a card was drawn before (F-70)."""
    return not state.drawn


def lay(state: State, move: Lay) -> State:
    """A formula laid: the hand is shorter, what was covered lies below, and perhaps somebody is out."""
    seat, options = state.seat, state.setup.options
    hand = list(state.hands[seat])
    for card in move.laid:
        hand.remove(card)
    points, gained = state.points, state.gained
    if options.points_game:
        answer = value_of(move.answer)
        points = with_seat(points, seat, points[seat] + answer)  # F-92
        gained = with_seat(gained, seat, gained[seat] + answer)
    out = state.out if hand else (*state.out, seat)
    over = not hand and is_round_over(state, len(out))
    usual = not over and not options.five_draw and state.turn + 1 < last_turn(state)
    after = State(
        state.setup,
        state.stock,
        with_seat(state.hands, seat, tuple(hand)),
        move.left,
        move.symbol,
        move.right,
        move.answer,
        covered_by(state, move),
        next_seat(state, out) if usual else seat,
        False,
        0,
        state.turn + 1 if usual or over else state.turn,
        out,
        state.wins,
        points,
        gained,
        state.rounds,
        "",
        state.reshuffle_seed,
        state.shuffles,
    )
    if usual:
        return after  # as `pass_on` would make it, but at once
    if over:
        return end_round(after, OUT)  # F-72; F-87: nobody draws any more
    if options.five_draw and is_five(after, value_of(move.answer)):
        for other in still_in(after):
            if other != seat:
                after = draw_card(after, other)  # F-83, F-84
    return pass_on(after)


def covered_by(state: State, move: Lay) -> tuple[Kind, ...]:
    """What lies under the formula after a move, sorted."""
    more = exchanged(state.left, move.left) + exchanged(state.right, move.right) + exchanged(state.answer, move.answer)
    for card in move.laid:
        more += 1 << COUNT_BITS * card
    if not more:
        return state.covered
    covered, card = list(state.covered), Kind(0)
    while more:
        for _ in range(more & (1 << COUNT_BITS) - 1):
            covered.append(card)
        more, card = more >> COUNT_BITS, Kind(card + 1)
    covered.sort()
    return tuple(covered)


def exchanged(old: tuple[Face, ...], new: tuple[Face, ...]) -> int:
    """The cards of a number that was on top, less those of the one that is now: how many of each kind."""
    more = 0
    if old is not new:  # numbers that look alike are one; see `number_of`
        for face in old:
            more += 1 << COUNT_BITS * face.kind
        for face in new:
            more -= 1 << COUNT_BITS * face.kind
    return more


def is_round_over(state: State, out: int) -> bool:
    """Whether play stops now that so many are out (F-71, F-80, F-82)."""
    remaining = state.setup.seats - out
    play_on = state.setup.options.play_on
    return play_on == "off" or remaining == 0 or (play_on == "ranking" and remaining == 1)


def is_five(state: State, answer: int) -> bool:
    """Whether an answer makes the others draw (F-83, F-85): any answer, the first and a kept one too (F-86)."""
    return answer % 5 == 0 and (answer != 0 or state.setup.options.zero_is_multiple_of_five)


def ends_round(state: State, move: Move) -> bool:
    """Whether this move ends the round, so that hands are counted in the open (F-93)."""
    if state.turn + 1 >= last_turn(state):
        return True
    if isinstance(move, Lay):
        return len(move.laid) == len(state.hands[state.seat]) and is_round_over(state, len(state.out) + 1)
    return not state.stock and not state.covered and state.idle + is_idle(state) >= state.setup.seats - len(state.out)


def brings_shuffle(state: State, move: Move) -> bool:
    """Whether cards that lay under the formula go back into the stock by this move (F-68)."""
    if isinstance(move, Lay):
        drawing = is_five(state, value_of(move.answer)) and state.setup.options.five_draw
        return drawing and len(state.stock) < state.setup.seats - len(state.out) - 1
    return not isinstance(move, Pass) and not state.stock and bool(state.covered)

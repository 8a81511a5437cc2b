"""How turns follow each other, and how a game of Numero ends (N-66 to N-78, N-89, N-91 to N-95)."""

from __future__ import annotations

from dataclasses import replace

from sumdeck.rules.game import Kind, Outcome, Seat, Value
from sumdeck.rules.numero.challenge import is_doubtable
from sumdeck.rules.numero.score import score_end
from sumdeck.rules.numero.state import CONFIRM, FINAL, NOBODY, OVER, Made, State


def after_turn(state: State) -> State:
    """Pass the turn on, or begin the final turns, or end."""
    state = replace(state, made=still_needed(state)) if state.made else state
    if state.phase == FINAL:
        return next_final(state, state.waiting)
    seat, seats = state.seat, state.setup.seats
    others = tuple(Seat((seat + step) % seats) for step in range(1, seats))
    if state.deck or state.hands[seat]:
        return replace(state, seat=next(other for other in (*others, seat) if state.deck or state.hands[other]))
    rule = state.setup.options.final_chance  # N-68: this seat is out
    if rule == "each":
        return next_final(replace(state, phase=FINAL), others)  # N-69, N-70
    if rule == "next_only":
        return next_final(replace(state, phase=FINAL), others[:1])
    playing = tuple(other for other in others if state.hands[other])
    if len(playing) > 1:
        return replace(state, seat=playing[0])
    return next_final(replace(state, phase=FINAL), playing)


def next_final(state: State, waiting: tuple[Seat, ...]) -> State:
    """The next take-only turn, or the end."""
    if waiting:
        return replace(state, seat=waiting[0], waiting=waiting[1:])
    seats = tuple(Seat(seat) for seat in range(state.setup.seats))
    return conclude(replace(state, phase=CONFIRM, waiting=seats))


def conclude(state: State) -> State:
    """Once nobody has a turn left: wait for those who may still challenge (N-89), then close."""
    if state.phase != CONFIRM:
        return state
    open_to = [seat for seat in state.waiting if any(is_doubtable(made, seat, state.turns) for made in state.made)]
    if state.setup.challenges and open_to:
        return replace(state, waiting=tuple(open_to))
    return close(state)


def close(state: State) -> State:
    """Give the rest of the centre to the last taker (N-72, N-75) and add the last lines of the score."""
    rest: list[Kind] = [card for pile in state.centre for card in pile.cards] + list(state.loose)
    won, centre, loose = state.won, state.centre, state.loose
    if state.last_taker != NOBODY:
        won = tuple(tuple(sorted((*pile, *rest))) if seat == state.last_taker else pile for seat, pile in enumerate(won))
        centre, loose = (), ()
    sheet = state.sheet
    if state.setup.options.scoring:
        counts = [len(pile) for pile in won]
        sheet += tuple(score_end(state.setup, state.turn, state.hands, counts, state.last_taker, rest))
    return replace(state, phase=OVER, waiting=(), won=won, centre=centre, loose=loose, sheet=sheet, made=())


def still_needed(state: State) -> tuple[Made, ...]:
    """The builds that somebody may still challenge, or whose answer must be kept."""
    lying = {pile.serial for pile in state.centre}
    return tuple(
        made
        for made in state.made
        if (state.setup.options.keep_answer and made.serial in lying)
        or any(is_doubtable(made, Seat(seat), state.turns) for seat in range(state.setup.seats))
    )


def final_scores(state: State) -> tuple[Value, ...]:
    """Cards won less cards left in hand (N-73), or the points of the sheet (N-79)."""
    seats = range(state.setup.seats)
    if state.setup.options.scoring:
        return tuple(state.points(Seat(seat)) for seat in seats)
    return tuple(len(state.won[seat]) - len(state.hands[seat]) for seat in seats)


def outcome(state: State) -> Outcome | None:
    """Places by score; equal scores share a place unless the table breaks ties (N-74, N-76)."""
    if state.phase != OVER:
        return None
    scores = final_scores(state)
    rule = state.setup.options.tie_break
    keys = [(score, state.takes[seat] if rule == "most_takes" else 0) for seat, score in enumerate(scores)]
    places = tuple(1 + sum(other > key for other in keys) for key in keys)
    tied = places.count(1) > 1
    why = "numero.play_again" if tied and rule == "replay" else "numero.shared_win" if tied else "numero.most"
    return Outcome(places, scores, why)

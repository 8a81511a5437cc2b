"""How turns follow each other, and how a game of Numero ends (N-66 to N-78, N-89, N-91 to N-95)."""

from collections.abc import Sequence
from dataclasses import replace
from typing import TypeAlias

from sumdeck.games.numero.rules.challenge import is_doubtable
from sumdeck.games.numero.rules.promises import places_of
from sumdeck.games.numero.rules.score import score_end
from sumdeck.games.numero.rules.setup import Pile, Setup
from sumdeck.games.numero.rules.state import CONFIRM, FINAL, NOBODY, OVER, PLAY, Made, State
from sumdeck.rules.game import Kind, Outcome, Seat, Value

Following: TypeAlias = tuple[Seat, str, tuple[Seat, ...]]
"""Whose turn comes next, in which phase, and who waits for a turn after it."""


def following(state: State, deck: tuple[Kind, ...], hands: tuple[tuple[Kind, ...], ...]) -> Following:
    """What follows a turn that left this deck and these hands."""
    waiting = state.waiting
    if state.phase == PLAY:
        seat, seats = state.seat, state.setup.seats
        if deck:
            return Seat((seat + 1) % seats), PLAY, ()
        others = tuple([Seat((seat + step) % seats) for step in range(1, seats)])
        playing = tuple([other for other in others if hands[other]])
        if hands[seat]:  # N-67: an empty deck alone ends nothing
            return playing[0] if playing else seat, PLAY, ()
        rule = state.setup.options.final_chance  # N-68: this seat is out
        if rule == "play_on" and len(playing) > 1:
            return playing[0], PLAY, ()
        waiting = others if rule == "each" else others[:1] if rule == "next_only" else playing  # N-69, N-70
    if waiting:
        return waiting[0], FINAL, waiting[1:]
    return state.seat, CONFIRM, tuple([Seat(seat) for seat in range(state.setup.seats)])


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


def still_needed(rules: Setup, made: list[Made], centre: Sequence[Pile], turns: tuple[int, ...]) -> tuple[Made, ...]:
    """The builds that somebody may still challenge, or whose answer must be kept."""
    kept = places_of(made, centre) if rules.options.keep_answer else {}
    return tuple(
        each for each in made if each.serial in kept or any(is_doubtable(each, Seat(seat), turns) for seat in range(rules.seats))
    )


def final_scores(state: State) -> tuple[Value, ...]:
    """Cards won less cards left in hand (N-73), or the points of the sheet (N-79)."""
    seats = range(state.setup.seats)
    if state.setup.options.scoring:
        return tuple(state.points(Seat(seat)) for seat in seats)
    return tuple(len(state.won[seat]) - len(state.hands[seat]) for seat in seats)


def outcome(state: State) -> Outcome | None:
    """Places by score; equal scores share a place unless the table breaks ties (N-74, N-76)."""
    return ranked(state, final_scores(state)) if state.phase == OVER else None


def counted(state: State) -> Outcome:
    """Places by what has been won so far: nobody loses by the cards that they would have played yet."""
    if state.phase == OVER or state.setup.options.scoring:
        return ranked(state, final_scores(state))
    return ranked(state, tuple(map(len, state.won)))


def ranked(state: State, scores: tuple[Value, ...]) -> Outcome:
    """Places by scores."""
    rule = state.setup.options.tie_break
    keys = [(score, state.takes[seat] if rule == "most_takes" else 0) for seat, score in enumerate(scores)]
    places = tuple(1 + sum(other > key for other in keys) for key in keys)
    tied = places.count(1) > 1
    why = "numero.play_again" if tied and rule == "replay" else "numero.shared_win" if tied else "numero.most"
    return Outcome(places, scores, why)

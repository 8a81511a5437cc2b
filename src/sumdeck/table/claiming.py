"""Claims and hints: when a seat may speak, and what it hears. Who else may find fault with a claim is in `referee.py`."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from sumdeck.players.hints import Hint, ladder_of
from sumdeck.rules.digits import show_detail
from sumdeck.rules.game import Mistake, Refusal, Seat, View
from sumdeck.rules.listening.wordlist import close_words
from sumdeck.rules.steps import SentenceCode
from sumdeck.rules.sums import true_result
from sumdeck.table.codes import TableCode
from sumdeck.table.commands import AskAid, AskHint, KeepSteps, Say
from sumdeck.table.events import Aided, Claimed, Event, Hinted, Mistaken, StepsKept
from sumdeck.table.house import OPPONENTS
from sumdeck.table.state import GATHERING, OVER, TableState


def say(state: TableState, command: Say, now: int) -> tuple[Event, ...]:
    """A claim: accepted, or noted as a mistake. Raises Refusal, of the table or of the game."""
    seat = command.seat
    check_say(state, command)
    try:
        heard = state.hear(seat, command.text)
    except Mistake as mistake:
        details = tuple((name, show_detail(value)) for name, value in mistake.details.items())
        return (Mistaken(seat, command.text, mistake.code, details, command.key),)
    except Refusal as refusal:
        if refusal.code == SentenceCode.DID_YOU_MEAN:  # which was found out elsewhere
            raise
        meant = with_spelling(partial(state.hear, seat), command.text, refusal)
        raise meant or with_truth(state, refusal, command.text) from refusal
    if not command.player and state.game.by_clock(heard.move):
        raise Refusal(TableCode.ONLY_THE_CLOCK)
    if command.unwarned and (warning := state.game.warning(state.game_state, seat, heard.move)):
        raise Refusal(warning)
    return (Claimed(seat, command.text, command.key, now, command.player),)


def check_say(state: TableState, command: Say) -> None:
    """Refuse a claim of whoever has nothing to say just now, and one that is too long to be heard."""
    check_playing(state)
    check_in_charge(state, command.seat, command.player)
    check_seen(state, command.n)
    check_turn(state, command.seat)
    if len(command.text) > state.game.longest_sentence:
        raise Refusal(TableCode.TOO_LONG, longest=state.game.longest_sentence)


def with_spelling(hear: Callable[[str], object], text: str, refusal: Refusal) -> Refusal | None:
    """The question whether another word was meant, if the sentence would be heard with it; what it would do is not told."""
    piece, at = str(refusal.details.get("piece", "")), refusal.details.get("at")
    if refusal.code != SentenceCode.UNREADABLE or not isinstance(at, int) or not text.startswith(piece, at):
        return None
    for word in close_words(piece):
        try:
            hear(text[:at] + word + text[at + len(piece) :])
        except Refusal as other:
            if other.code == SentenceCode.UNREADABLE:
                continue
        except Mistake:
            pass
        return Refusal(SentenceCode.DID_YOU_MEAN, piece=piece, word=word)
    return None


def with_truth(state: TableState, refusal: Refusal, text: str) -> Refusal:
    """A refusal that also says which sum was right: whoever has reckoned well hears so, and then which rule stands against it.

    Where opponents check, the table says nothing about sums.
    """
    right = "" if state.house.referee == OPPONENTS else true_result(text)
    return Refusal(refusal.code, **refusal.details, right=right) if right else refusal


def hint(state: TableState, command: AskHint, ladder: Callable[[View[Any]], Sequence[Hint]]) -> tuple[Event, ...]:
    """The next rung of help in this position; the last one again where there is no next."""
    check_hint(state, command)
    return (next_rung(state, command.seat, command.key, ladder),)


def next_rung(state: TableState, seat: Seat, key: str, ladder: Callable[[View[Any]], Sequence[Hint]]) -> Hinted:
    rungs = ladder(state.game.view(state.game_state, seat))
    if not rungs:
        raise Refusal(TableCode.NOTHING_TO_HINT)
    rung = min(state.rungs[seat], len(rungs) - 1)
    return Hinted(seat, rung, rungs[rung].code, rungs[rung].details, key)


def check_hint(state: TableState, command: AskHint) -> None:
    """Refuse help where there is none, or to whoever has nothing to say."""
    seat = command.seat
    if not state.help(seat).hints:
        raise Refusal(TableCode.NO_HINTS)
    check_ladder(state)
    check_playing(state)
    check_in_charge(state, seat, "")
    check_seen(state, command.n)
    check_turn(state, seat)


def check_ladder(state: TableState) -> None:
    if ladder_of(state.game) is None:
        raise Refusal(TableCode.NO_HINTS_FOR_GAME)


def keep_steps(state: TableState, command: KeepSteps) -> tuple[Event, ...]:
    """The steps of a turn in the making, as they were said. They count for nothing until the turn is whole, and go with it."""
    seat, longest = command.seat, state.game.longest_sentence
    check_playing(state)
    check_in_charge(state, seat, "")
    check_seen(state, command.n)
    check_turn(state, seat)
    if len(" ".join(command.steps)) > longest:
        raise Refusal(TableCode.TOO_LONG, longest=longest)
    return () if command.steps == state.steps[seat] else (StepsKept(seat, command.steps, command.key),)


def aid(state: TableState, command: AskAid) -> tuple[Event, ...]:
    """A picture for counting, whoever's turn it is; noted once for each position."""
    if command.aid not in state.help(command.seat).aids:
        raise Refusal(TableCode.NO_AID)
    check_playing(state)
    check_in_charge(state, command.seat, "")
    return () if command.aid in state.aided[command.seat] else (Aided(command.seat, command.aid, command.key),)


def check_playing(state: TableState) -> None:
    """Refuse what belongs into a running game."""
    if state.phase == GATHERING:
        raise Refusal(TableCode.NOT_EVERYONE_HERE)
    if state.phase == OVER:
        raise Refusal(TableCode.OVER)
    if state.paused is not None:
        raise Refusal(TableCode.PAUSED)


def check_in_charge(state: TableState, seat: Seat, player: str) -> None:
    """Refuse whoever does not play this seat just now: a person ("") or a computer player."""
    if state.in_charge(seat) == player:
        return
    out_of_time = state.ran_out and not player and state.person(seat)
    raise Refusal(TableCode.TIME_IS_UP if out_of_time else TableCode.NOT_IN_CHARGE)


def check_seen(state: TableState, n: int) -> None:
    """Refuse a command that was made for another position of the game. What did not move the game makes nobody late."""
    if n > state.n:
        raise Refusal(TableCode.AHEAD, n=n)
    if n < state.moved:
        raise Refusal(TableCode.LATE, n=n)


def check_turn(state: TableState, seat: Seat) -> None:
    if seat not in state.to_act:
        raise Refusal(TableCode.NOT_YOUR_TURN)

"""From what a table knows to what a page is told, and from what a page says to what a table is asked."""

from collections.abc import Mapping
from typing import Final, TypeGuard

from sumdeck.rules.digits import show_detail
from sumdeck.rules.game import Seat
from sumdeck.rules.notation import in_parts
from sumdeck.server import wire
from sumdeck.server.views import PlayerView, player_view_of
from sumdeck.table import Announcement, Answer, Done, Helped, Screen, Table, Wrong
from sumdeck.table.clock import running
from sumdeck.table.commands import Ask, AskAid, AskHint, CallUmpire, Command, Object, Reply, Say, SayPhrase
from sumdeck.table.events import Hinted, Mistaken
from sumdeck.table.screen import objectionable, prompt_for
from sumdeck.table.state import Person, TableState
from sumdeck.words.verbs import in_verbs

EXACT: Final = 2**53


def snapshot_of(game: str, screen: Screen, here: frozenset[Seat], at: int) -> wire.Snapshot:
    return wire.Snapshot(
        n=screen.n,
        view=player_view_of(game, screen.view, screen.to_act, screen.outcome),
        prompt=screen.prompt,
        phase=screen.phase,
        asked=screen.asked,
        clock=next(iter(screen.clocks), None),
        objectionable=screen.objectionable,
        seat=screen.seat,
        said=screen.said,
        people=people_of(screen.people, here),
        house=screen.house,
        help=screen.help,
        commitment=screen.commitment,
        at=at,
    )


def event_of(
    table: Table, said: Announcement, key: str, seat: Seat | None, drawn: PlayerView | None = None
) -> wire.Event | wire.No | wire.Hint:
    """What a page is told of an event: as the answer that it is, or as what it changes on the screen of a seat.

    Perhaps the table has been drawn already, as another sees it after the same event.
    """
    event = table.log[said.n]
    if isinstance(event, Mistaken):
        return wire.No(key, event.code, in_parts(dict(event.details)), said.n)
    if isinstance(event, Hinted):
        return wire.Hint(key, event.rung, event.code, in_parts(dict(event.details)), said.n)
    state = table.state
    return wire.Event(
        n=said.n,
        view=player_view_of(state.game.name, table.view(seat), state.to_act, state.outcome, drawn),
        prompt=prompt_for(state, seat),
        phase=state.phase,
        asked=state.requests,
        clock=running(state),
        objectionable=objectionable(state, seat),
        said=said,
        key=key,
    )


def answer_as(key: str, answer: Answer) -> wire.Done | wire.No | wire.Hint:
    """The answer to a message that has been carried out before."""
    match answer:
        case Wrong():
            return wire.No(key, answer.code, in_parts(dict(answer.details)), answer.n)
        case Helped():
            return wire.Hint(key, answer.rung, answer.code, in_parts(dict(answer.details)), answer.n)
        case Done():
            return wire.Done(key, answer.n)


def people_of(people: tuple[Person, ...], here: frozenset[Seat]) -> tuple[wire.Person, ...]:
    return tuple(
        wire.Person(one.seat, one.kind, one.name, one.player, one.help_level, one.kind == "computer" or one.seat in here)
        for one in people
    )


def command_of(message: wire.ClientMessage, seat: Seat, state: TableState) -> Command | None:
    """What a seat asks of its table; None for a message that asks nothing of it."""
    match message:
        case wire.Claim():
            return Say(seat, in_verbs(state.game.name, message.text), message.n, message.key, unwarned=message.unwarned)
        case wire.HintRequest():
            return AskHint(seat, message.n, message.key)
        case wire.Aid():
            return AskAid(seat, message.aid, message.key)
        case wire.Ask():
            missing = None if message.seat is None else Seat(message.seat)
            return Ask(seat, message.what, message.n, message.key, missing, message.player, message.called)
        case wire.Answer():
            asked = state.request(message.what)
            # An answer is to what the screen had shown. Whatever was asked after that, it cannot mean.
            return Reply(seat, message.what, message.yes, message.key, asked.n if asked and asked.n <= message.n else -1)
        case wire.Object():
            return Object(seat, message.to, message.key)
        case wire.Phrase():
            return SayPhrase(seat, message.phrase, message.key)
        case wire.Call():
            return CallUmpire(seat, message.key)
    return None


def plain(details: Mapping[str, object]) -> wire.Details:
    """What belongs to a code, as far as JSON can say it, with sentences in their parts."""
    return in_parts({name: told if _is_plain(told) else show_detail(told) for name, told in details.items()})


def _is_plain(told: object) -> TypeGuard[str | int | None]:
    """Whether a page can read it: to JavaScript, numbers above 2^53 are not exact."""
    return told is None or isinstance(told, str | tuple) or (isinstance(told, int) and abs(told) <= EXACT)

"""From what a table knows to what a page is told, and from what a page says to what a table is asked."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, TypeGuard

from msgspec import convert

from sumdeck.rules.digits import show_detail
from sumdeck.rules.game import Seat
from sumdeck.server import wire
from sumdeck.server.views import PlayerView, player_view_of
from sumdeck.table import Announcement, Answer, Done, Helped, Screen, Table, Wrong
from sumdeck.table.commands import Ask, AskAid, AskHint, CallUmpire, Command, Object, Reply, Say, SayPhrase
from sumdeck.table.events import Hinted, Mistaken
from sumdeck.table.help import Help
from sumdeck.table.state import Person, TableState

EXACT: Final = 2**53
MOST_SAID = 200
"""So much of what was said is told again to a page that begins afresh."""


def snapshot_of(game: str, screen: Screen, here: frozenset[Seat], at: int) -> wire.Snapshot:
    """Everything that a screen may show."""
    return wire.Snapshot(
        n=screen.n,
        view=view_on(game, screen),
        prompt=screen.prompt,
        phase=screen.phase,
        asked=asked_on(screen),
        clock=clock_on(screen),
        objectionable=screen.objectionable,
        seat=screen.seat,
        said=tuple(announced(said) for said in screen.said[-MOST_SAID:]),
        people=people_of(screen.people, here),
        house=convert(screen.house, wire.HouseRules, from_attributes=True),
        help=None if screen.help is None else help_as(screen.help),
        commitment=screen.commitment,
        at=at,
    )


def event_of(table: Table, said: Announcement, key: str, screen: Screen) -> wire.Event | wire.No | wire.Hint:
    """What a page is told of an event: as the answer that it is, or as what it changes on the screen."""
    event = table.log[said.n]
    if isinstance(event, Mistaken):
        return wire.No(key, event.code, dict(event.details), said.n)
    if isinstance(event, Hinted):
        return wire.Hint(key, event.rung, event.code, dict(event.details), said.n)
    return wire.Event(
        n=said.n,
        view=view_on(table.state.game.name, screen),
        prompt=screen.prompt,
        phase=screen.phase,
        asked=asked_on(screen),
        clock=clock_on(screen),
        objectionable=screen.objectionable,
        said=announced(said),
        key=key,
    )


def answer_as(key: str, answer: Answer) -> wire.Done | wire.No | wire.Hint:
    """The answer to a message that has been carried out before."""
    match answer:
        case Wrong():
            return wire.No(key, answer.code, dict(answer.details), answer.n)
        case Helped():
            return wire.Hint(key, answer.rung, answer.code, dict(answer.details), answer.n)
        case Done():
            return wire.Done(key, answer.n)


def view_on(game: str, screen: Screen) -> PlayerView:
    """The view of the game on a screen."""
    return player_view_of(game, screen.view, screen.to_act, screen.outcome)


def announced(said: Announcement) -> wire.Announcement:
    """An event as it travels."""
    news = tuple(wire.News(one.code, one.seats, dict(one.details)) for one in said.news)
    return wire.Announcement(said.n, said.seat, said.code, said.text, dict(said.details), news)


def help_as(help_: Help) -> wire.Help:
    """What a seat is offered."""
    return wire.Help(help_.hints, help_.aids, help_.soon)


def asked_on(screen: Screen) -> tuple[wire.Asked, ...]:
    """The open questions."""
    return tuple(wire.Asked(one.n, one.what, one.seat, one.agreed, one.missing, one.player) for one in screen.asked)


def clock_on(screen: Screen) -> wire.Clock | None:
    """The clock of this turn."""
    return next((wire.Clock(clock.seat, clock.began, clock.due) for clock in screen.clocks), None)


def people_of(people: tuple[Person, ...], here: frozenset[Seat]) -> tuple[wire.Person, ...]:
    """Who sits where, and who is there: computer players always are."""
    return tuple(
        wire.Person(one.seat, one.kind, one.name, one.player, one.level, one.kind == "computer" or one.seat in here)
        for one in people
    )


def command_of(message: wire.ClientMessage, seat: Seat, state: TableState) -> Command | None:
    """What a seat asks of its table; None for a message that asks nothing of it."""
    match message:
        case wire.Claim():
            return Say(seat, message.text, message.n, message.key)
        case wire.HintRequest():
            return AskHint(seat, message.n, message.key)
        case wire.Aid():
            return AskAid(seat, message.aid, message.key)
        case wire.Ask():
            missing = None if message.seat is None else Seat(message.seat)
            return Ask(seat, message.what, message.n, message.key, missing)
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
    """The details of a refusal, as far as JSON can say them."""
    return {name: told if _is_plain(told) else show_detail(told) for name, told in details.items()}


def _is_plain(told: object) -> TypeGuard[str | int | None]:
    """Whether a page can read it: to JavaScript, numbers above 2^53 are not exact."""
    return told is None or isinstance(told, str) or (isinstance(told, int) and abs(told) <= EXACT)

"""When a game is over: another one, a second look at it, or good-bye."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sumdeck.rules.game import Seat
from sumdeck.table.commands import REMATCH, Ask, Reply
from sumdeck.terminal.commands import LEAVING
from sumdeck.terminal.looking import look_again
from sumdeck.terminal.session import TableSession, new_key
from sumdeck.words import say

if TYPE_CHECKING:
    from sumdeck.terminal.keeping import KeptTable


def afterwards(session: TableSession) -> KeptTable | None:
    """Ask what comes next, until somebody leaves; the table of the next game where they would like one."""
    if not session.people:
        return None
    session.screen.note("\n" + say("after.what"))
    try:
        while line := session.screen.ask(say("prompt.line")).strip():
            word, _, name = line.lower().partition(" ")
            if word in LEAVING:
                return None
            if word == "again":
                return play_again(session)
            if word in ("look", "second"):
                look_again(session, named(session, name))
            session.screen.note(say("after.what"))
    except (EOFError, KeyboardInterrupt):
        session.screen.note("")
    return None


def named(session: TableSession, name: str) -> Seat:
    """The person of this name; the first of them where nobody is called so."""
    return next((seat for seat in session.people if session.names[seat].lower() == name.strip()), session.people[0])


def play_again(session: TableSession) -> KeptTable:
    """Another game for the same people, who sit around one screen and have agreed aloud; everybody moves on by one seat."""
    session.kept.catch_up()
    if session.table_state.request(REMATCH) is None and not session.table_state.rematch:
        session.do(Ask(session.people[0], REMATCH, session.n, new_key()))
    for seat in session.people:
        asked = session.table_state.request(REMATCH)
        if asked is not None and seat not in (asked.seat, *asked.agreed):
            session.do(Reply(seat, REMATCH, True, new_key()))
    return session.kept.lay_rematch()

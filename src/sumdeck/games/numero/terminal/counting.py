"""The end of Numero at the text table: each person counts the own pile, before anybody says how many there are."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sumdeck.games.numero.rules import Solo
from sumdeck.games.numero.terminal.scene import card_piece
from sumdeck.rules.game import Kind, Seat
from sumdeck.terminal.commands import LEAVING
from sumdeck.terminal.table import spoken
from sumdeck.words import say

if TYPE_CHECKING:
    from sumdeck.terminal.session import TableSession

ROW: Final = 10


def count_pile(session: TableSession, seat: Seat) -> None:
    """Lay the cards out in tens and ask how many there are. An empty line skips it; a wrong number is not corrected."""
    cards = pile_of(session, seat)
    screen = session.screen
    if not cards:
        return
    screen.note(say("end.your_pile") if session.alone else say("end.pile_of", name=session.names[seat]))
    pack = session.game.pack_of(session.state)
    for start in range(0, len(cards), ROW):
        screen.note(f"  {spoken([card_piece(pack, card) for card in cards[start : start + ROW]])}")
    screen.note(f"{say('end.how_many')} {say('end.enter_skips')}")
    while line := screen.ask(say("prompt.line")).strip():
        if line.lower() in LEAVING:
            raise EOFError
        if line == str(len(cards)):
            screen.note(say("end.right", count=len(cards)))
            return
        screen.note(say("end.not_so_many", said=line))


def pile_of(session: TableSession, seat: Seat) -> tuple[Kind, ...]:
    """The cards that a seat has won."""
    state = session.state
    won: tuple[Kind, ...] = state.won if isinstance(state, Solo) else state.won[seat]
    return won

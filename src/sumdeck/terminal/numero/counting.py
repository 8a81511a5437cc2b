"""The end of Numero at the text table: each person counts the own pile, before anybody says how many there are."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sumdeck.language import say
from sumdeck.rules.game import Kind, Seat
from sumdeck.rules.numero import Solo
from sumdeck.terminal.commands import LEAVING
from sumdeck.terminal.numero.scene import card_piece
from sumdeck.terminal.table import spoken

if TYPE_CHECKING:
    from sumdeck.terminal.sitting import Sitting

ROW: Final = 10


def count_pile(sitting: Sitting, seat: Seat) -> None:
    """Lay the cards out in tens and ask how many there are. An empty line skips it; a wrong number is not corrected."""
    cards = pile_of(sitting, seat)
    screen = sitting.screen
    if not cards:
        return
    screen.note(say("end.your_pile") if sitting.alone else say("end.pile_of", name=sitting.names[seat]))
    pack = sitting.game.pack_of(sitting.state)
    for start in range(0, len(cards), ROW):
        screen.note(f"  {spoken([card_piece(pack, card) for card in cards[start : start + ROW]])}")
    screen.note(say("end.how_many"))
    while line := screen.ask(say("prompt.line")).strip():
        if line.lower() in LEAVING:
            raise EOFError
        if line == str(len(cards)):
            screen.note(say("end.right", count=len(cards)))
            return
        screen.note(say("end.not_so_many", said=line))


def pile_of(sitting: Sitting, seat: Seat) -> tuple[Kind, ...]:
    """The cards that a seat has won."""
    state = sitting.state
    won: tuple[Kind, ...] = state.won if isinstance(state, Solo) else state.won[seat]
    return won

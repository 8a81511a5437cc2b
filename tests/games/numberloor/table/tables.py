"""Tables of Numberloor at which night cards are held, with the cards that the tests name.

Floor 5 and balloon ±3 lie open; it is the turn of seat 0. Seats 1 and 2 both hold a night floor that fits. If seat 0 lays its 8,
that was its last floor, and its two balloons are left.
"""

from __future__ import annotations

from typing import Any

from sumdeck.games.numberloor.rules.game import Numberloor
from sumdeck.rules.cards import Pack
from sumdeck.rules.deals import Deal
from sumdeck.rules.game import Seat
from sumdeck.table import HouseRules, SeatPlan, Table, open_table
from tests.games.numberloor.rules.tables import LATER, Box
from tests.table.tables import NONCE, PERSON, occupied

GAME = Numberloor()
HANDS = "8 B1 B4 N8 0 0 N2 N5 0"
OPENED = "5 B3"
SETTINGS = {"level": "basic", "hand_size": 3}
A, B, C = Seat(0), Seat(1), Seat(2)


def deal(pack: Pack, cards: str = f"{HANDS} {OPENED}") -> Deal:
    """The deal of these tests; the rest of the deck follows as it is sorted."""
    box = Box(pack)
    return Deal((*box.cards(cards), *box.rest()), reshuffle_seed=LATER)


def laid(*plans: SeatPlan, cards: str = f"{HANDS} {OPENED}", house: HouseRules | None = None, **settings: Any) -> Table:
    """A table of three, people unless other seats are planned."""
    options = GAME.options(SETTINGS | settings)
    return occupied(Table([open_table(GAME, options, plans or (PERSON,) * 3, deal(options.pack, cards), NONCE, house)], GAME))

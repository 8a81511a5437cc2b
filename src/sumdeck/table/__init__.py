"""The table: one authority over a running game, its seats, its clocks and its log. It knows no socket, no file, no time of day.

    opened = open_table(game, options, [SeatPlan(), SeatPlan("computer", "greedy")], deal, nonce)
    table = Table([opened])
    table.act(Sit(Seat(0), "Brave Otter", "key 1"), now=0)
    table.submit(Seat(0), "5 + 3 = 8, take 8", table.n, "key 2", now=1000)

Who wants its log to last keeps `decision.events` somewhere between `decide` and `evolve`.
"""

from sumdeck.ledger import BrokenLog, Done
from sumdeck.table.codes import TableCode
from sumdeck.table.deciding import Answer, Decision, Helped, Wrong
from sumdeck.table.events import Event, Opened, load_event, load_events
from sumdeck.table.house import HouseRules
from sumdeck.table.names import four_words, friendly_name, is_friendly, read_code, six_digits
from sumdeck.table.opening import Start, open_table, rematch, seat_in_rematch
from sumdeck.table.phrases import PHRASES
from sumdeck.table.screen import Screen
from sumdeck.table.seats import SeatPlan
from sumdeck.table.table import Table
from sumdeck.table.telling import Announcement

__all__ = [
    "PHRASES",
    "Announcement",
    "Answer",
    "BrokenLog",
    "Decision",
    "Done",
    "Event",
    "Helped",
    "HouseRules",
    "Opened",
    "Screen",
    "SeatPlan",
    "Start",
    "Table",
    "TableCode",
    "Wrong",
    "four_words",
    "friendly_name",
    "is_friendly",
    "load_event",
    "load_events",
    "open_table",
    "read_code",
    "rematch",
    "seat_in_rematch",
    "six_digits",
]

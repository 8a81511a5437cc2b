"""The ledger: a log of numbered events with one authority over it. A table is one, and so is a tournament.

    ledger = Table([opened])                       # a whole log is the ledger as it was: resuming is replaying
    decision = ledger.decide(command, now)         # pure: events and an answer, or a Refusal
    for event in decision.events:                  # first keep them where they last; then
        ledger.evolve(event)                       # now, and only now, anybody hears of it

Where nothing needs to last, `act` does it all. It knows no socket, no file and no clock; what keeps one alive is its host.
"""

from sumdeck.ledger.ledger import NOBODY, Decision, Done, Ledger
from sumdeck.ledger.loading import BrokenLog, EventLoader, Frozen, LoggedEvent

__all__ = ["NOBODY", "BrokenLog", "Decision", "Done", "EventLoader", "Frozen", "Ledger", "LoggedEvent"]

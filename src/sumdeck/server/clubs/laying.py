"""From a match to its table in this house: its id, its cards, and who sits where."""

from hashlib import sha256
from hmac import digest
from typing import Final

from sumdeck.club.laying import TableOrder
from sumdeck.club.progress import Progress
from sumdeck.players import player_names
from sumdeck.rules import registry
from sumdeck.rules.game import Refusal
from sumdeck.table import SeatPlan, TableCode

ID_LETTERS: Final = 22


def plans(progress: Progress, order: TableOrder) -> tuple[SeatPlan, ...]:
    """For whom the seats of a table are. People sit down when they come, so that no clock runs before."""
    entrants = [progress.entrant(player) for player in order.players]
    return tuple(SeatPlan("computer", one.player, one.name) if one.player else SeatPlan() for one in entrants)


def check_computer(game: str, player: str) -> None:
    """Refuse a computer player that nobody has written for this game; with cards of one's own there are none."""
    known = player_names(game) if game in registry.games() else ()
    if player and player not in known:
        raise Refusal(TableCode.NO_SUCH_PLAYER, given=player, known=", ".join(known))


def table_id(secret: str, club: str, match: int, attempt: int) -> str:
    """The table of a match: always the same, so that it is laid once, however often the house is started meanwhile.

    Nobody else can tell it beforehand.
    """
    return _derived(secret, f"table {club} {match} {attempt}").hex()[:ID_LETTERS]


def spare_id(secret: str, club: str, entrant: int, n: int) -> str:
    """The next spare table of somebody; nobody else can tell it beforehand."""
    return _derived(secret, f"spare {club} {entrant} {n}").hex()[:ID_LETTERS]


def side_event_id(club: str) -> str:
    """The tournament for those who are out of this one."""
    return sha256(f"sumdeck side event {club}".encode()).hexdigest()[:ID_LETTERS]


def deal_seed(secret: str, club: str, group: str) -> bytes:
    """What all tables of a group are shuffled from, in this tournament and in no other. The secret never leaves the house."""
    return _derived(secret, f"deal {club} {group}") if group else b""


def _derived(secret: str, what: str) -> bytes:
    return digest(secret.encode(), what.encode(), sha256)

"""The same table in a browser: an address that holds the keys to the seats of this screen, for whoever opens it first."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from secrets import token_urlsafe
from typing import TYPE_CHECKING, Final

from sumdeck.rules.game import Seat

if TYPE_CHECKING:
    from sumdeck.terminal.keeping import KeptTable

SERVER: Final = "http://127.0.0.1:8000/"
"""Where `sumdeck serve` is found on this computer unless it is told otherwise."""

BYTES: Final = 32


def link_to(kept: KeptTable, seats: Sequence[Seat]) -> str:
    """An address with new tokens for these seats. Those that were given before open them no more; only hashes are kept."""
    tokens = {seat: token_urlsafe(BYTES) for seat in seats}
    hashes = list(kept.store.row(kept.row.id).tokens)
    for seat, token in tokens.items():
        hashes[seat] = sha256(token.encode()).hexdigest()
    kept.give_tokens(hashes)
    seats_with_tokens = "/".join(f"{seat}.{token}" for seat, token in tokens.items())
    return f"{SERVER}#/take/{kept.row.id}/{kept.table.state.game.name}/{seats_with_tokens}"

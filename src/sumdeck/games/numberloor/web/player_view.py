"""What a page draws of Numberloor besides what all games share. How it is made from a view is in `numberloor.py`."""

from __future__ import annotations

from sumdeck.server.views.player_view import Card, PlayerView


class NumberloorView(PlayerView, frozen=True, gc=False, kw_only=True, tag="numberloor"):
    """What one seat, or an onlooker, sees of Numberloor. The deck is the pile."""

    left: Card
    """The open floor; for beginners that of the left stack."""
    right: Card
    """The open balloon; for beginners the floor of the right stack."""
    two_floors: bool
    """Whether both stacks are floors, as for beginners."""
    parity: str
    """What was said with the open balloon, `odd` or `even`, if its layer had a choice."""
    armed: bool
    """Whether the open skip card will still skip somebody."""
    take_overs: bool
    """Whether night cards may be laid out of turn at this table: by anybody, as far as anybody else can tell."""
    way_out: str
    """The word that comes next if no card is laid: `take two`, `pass`, `stop`, `go on`; empty where cards must be laid."""
    claimed: Card | None
    """A night card that waits for those who come before it."""
    claimant: int | None
    stars: tuple[int, ...]
    target: int
    """How many stars win."""

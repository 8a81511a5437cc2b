"""What somebody who takes part in a tournament asks for, as it travels. What an organiser asks for is in `schema.py`."""

from typing import Annotated

from msgspec import Meta

from sumdeck.server.clubs.schema import Id, Name, OrderRequest, PointsRequest
from sumdeck.server.requests import Request, Secret
from sumdeck.server.wire import Part, Short


class FindClubRequest(Request):
    """Where do these four words lead?"""

    code: Short


class ClubFound(Part):
    """There."""

    club: str


class TakeNameRequest(Request):
    """I am this entrant."""

    entrant: Id
    key: Secret = ""


class NameTaken(Part):
    """This is the only key to that name."""

    token: str


class WantNameRequest(Request):
    """That is my name, though another device has it: by this key I take it as soon as I am let in. Or: it is not mine."""

    entrant: Id
    key: Annotated[Secret, Meta(min_length=1)]
    wanted: bool = True


class NameWanted(Part):
    """Whoever organises it has been told."""


class EntrantAsks(Request):
    """What somebody asks who has taken a name."""

    token: Short


class NotMeRequest(EntrantAsks):
    """I have tapped a name that is not mine."""


class ComeRequest(Request):
    """I have come with the four words, and would like a name."""

    key: Secret = ""


class Welcome(Part):
    """You are this entrant, and this is the only key to that name."""

    entrant: int
    token: str


class TellRequest(EntrantAsks):
    """We have played, and it has ended so."""

    match: Id
    order: OrderRequest
    points: PointsRequest = ()


class SeatNowRequest(EntrantAsks):
    """Where do I play?"""


class AgainRequest(EntrantAsks):
    """May I play once more with those whom I have just played with?"""


class SpareRequest(EntrantAsks):
    """Nobody is free for me. What can I play meanwhile?"""

    called: Name = ""
    """What the computer is called there."""


class SeatNow(Part):
    """There."""

    match: int
    """−1 for a table that counts for nothing."""
    table: str
    seat: int
    game: str
    level: str

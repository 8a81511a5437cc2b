"""What somebody who takes part in a tournament asks for, as it travels. What an organiser asks for is in `schema.py`."""

from __future__ import annotations

from typing import Final

from msgspec import json

from sumdeck.web.clubs.schema import Id, OrderWish, PointsWish
from sumdeck.web.wire import Part, Short, reader
from sumdeck.web.wishes import Secret, Wish


class FindClubWish(Wish):
    """Where do these four words lead?"""

    code: Short


class ClubFound(Part):
    """There."""

    club: str


class TakeNameWish(Wish):
    """I am this entrant."""

    entrant: Id
    key: Secret = ""


class NameTaken(Part):
    """This is the only key to that name."""

    token: str


class ComeWish(Wish):
    """I have come with the four words, and would like a name."""

    key: Secret = ""


class Welcome(Part):
    """You are this entrant, and this is the only key to that name."""

    entrant: int
    token: str


class TellWish(Wish):
    """We have played, and it has ended so."""

    token: Short
    match: Id
    order: OrderWish
    points: PointsWish = ()


class SeatNowWish(Wish):
    """Where do I play?"""

    token: Short


class SeatNow(Part):
    """There."""

    match: int
    table: str
    seat: int
    game: str
    level: str


read_find: Final = reader(json.Decoder(FindClubWish))
read_take_name: Final = reader(json.Decoder(TakeNameWish))
read_seat_now: Final = reader(json.Decoder(SeatNowWish))
read_come: Final = reader(json.Decoder(ComeWish))
read_tell: Final = reader(json.Decoder(TellWish))

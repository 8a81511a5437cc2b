"""Tournaments in the house: kept like tables, their games laid and listened to, and every screen in step."""

from sumdeck.server.clubs.clubs import Clubs
from sumdeck.server.clubs.hosting import Club

__all__ = ["Club", "Clubs"]

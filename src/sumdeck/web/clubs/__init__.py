"""Tournaments in the house: kept like tables, their games laid and listened to, and every screen in step."""

from sumdeck.web.clubs.clubs import Clubs
from sumdeck.web.clubs.hosting import Club

__all__ = ["Club", "Clubs"]

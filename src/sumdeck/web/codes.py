"""Why the house says no before a table is asked. The words are in the language files."""

from enum import StrEnum


class WebCode(StrEnum):
    """A reason. Stable for ever: pages and language files rely on the text."""

    UNREADABLE = "web.unreadable"
    """Not a message, or not one that belongs here."""
    OTHER_VERSION = "web.other_version"
    """The page speaks another version of the wire."""
    NO_SUCH_TABLE = "web.no_such_table"
    BAD_TOKEN = "web.bad_token"
    """No seat of this table belongs to the token."""
    ONLOOKER = "web.onlooker"
    """Who watches has no say."""
    NO_SUCH_GAME = "web.no_such_game"
    BAD_SEATS = "web.bad_seats"
    """The seats do not go with the way of playing."""
    NO_SUCH_PAGE = "web.no_such_page"
    OTHER_ORIGIN = "web.other_origin"
    """The page of another site."""
    TOO_BIG = "web.too_big"
    TOO_FAST = "web.too_fast"
    """More than any person does."""
    TOO_MANY = "web.too_many"
    """Too many screens at one address."""
    TABLE_FULL = "web.table_full"
    """The log of a table has a length that no game reaches."""
    NOT_STORED = "web.not_stored"
    """What was said could not be kept, so it was not done."""

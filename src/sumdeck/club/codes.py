"""Why a club refuses. What a game or a table refuses has codes of its own."""

from enum import StrEnum


class ClubCode(StrEnum):
    """A reason. Stable for ever: screens and language files rely on the text."""

    # Before the start
    NO_SUCH_SETTING = "club.no_such_setting"
    NO_SUCH_VALUE = "club.no_such_value"
    """A setting cannot be so."""
    NOBODY_LOSES = "club.nobody_loses"
    """If as many go on as sit at a table, the tournament never ends."""
    TOO_FEW = "club.too_few"
    """It takes two to play."""
    TOO_MANY = "club.too_many"
    NOT_BEGUN = "club.not_begun"
    BEGUN = "club.begun"
    """That is settled since the first draw."""

    # Entrants
    NO_SUCH_ENTRANT = "club.no_such_entrant"
    BAD_NAME = "club.bad_name"
    SAME_NAME = "club.same_name"
    ENTRIES_CLOSED = "club.entries_closed"
    """The final is drawn, or the last round, or the tournament is over."""
    GONE_ALREADY = "club.gone_already"
    HERE_ALREADY = "club.here_already"

    # Draws
    GAMES_RUNNING = "club.games_running"
    """The next round is drawn when these games have ended."""
    OVER = "club.over"
    NOTHING_TO_REDRAW = "club.nothing_to_redraw"
    """Only a round in which no game has ended can be drawn again."""

    # Results
    NO_SUCH_MATCH = "club.no_such_match"
    VOID = "club.void"
    """This game counts no more."""
    ENDED_ALREADY = "club.ended_already"
    """It has another result; to change it is to correct it."""
    NOT_ENDED = "club.not_ended"
    """There is no result yet that could be corrected."""
    NOT_AT_THIS_TABLE = "club.not_at_this_table"
    TWICE = "club.twice"
    """Nobody has two places in one game."""
    TIED = "club.tied"
    """It must be clear who goes on."""
    BAD_POINTS = "club.bad_points"
    """Points are given for everybody at the table, or for nobody, and nobody has more than who came before them."""

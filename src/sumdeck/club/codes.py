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
    NO_SUCH_GAME = "club.no_such_game"
    NOT_SO_MANY = "club.not_so_many"
    """The game is not played by so many at a table."""
    NO_TARGET = "club.no_target"
    """The game is played to its end, and not to a number of points."""
    TOO_FEW = "club.too_few"
    """It takes two to play."""
    TOO_MANY = "club.too_many"
    BAD_SEEDS = "club.bad_seeds"
    """An order of seeds holds everybody who is there, once."""
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

    # Tasks
    NO_SUCH_TASK = "club.no_such_task"
    """This class was not given that task."""
    TOO_MANY_TASKS = "club.too_many_tasks"
    """A lesson is no homework book."""

    # Draws
    GAMES_RUNNING = "club.games_running"
    """The next round is drawn when these games have ended."""
    OVER = "club.over"
    SAME_AGAIN = "club.same_again"
    """Nobody has come or left: this round would be drawn as it is."""
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

    # The referee
    NOTHING_RULED = "club.nothing_ruled"
    """A ruling is a short text that says something."""
    PAUSED = "club.paused"
    """Nothing is drawn while all pause."""
    NOT_PAUSED = "club.not_paused"

"""Why a table refuses. What a game refuses has codes of the game's own."""

from enum import StrEnum


class TableCode(StrEnum):
    """A reason. Stable for ever: screens and language files rely on the text."""

    # Opening a table
    SEATS = "table.seats"
    """The game is not played by so many."""
    NO_SUCH_PLAYER = "table.no_such_player"
    """Nobody has written this computer player for this game."""
    OTHER_REFEREE = "table.other_referee"
    """The options of the game say that somebody else checks."""
    NO_SUCH_RULE = "table.no_such_rule"
    """There is no house rule of this name."""
    NO_SUCH_VALUE = "table.no_such_value"
    """A house rule cannot be so."""
    RULES_LOCKED = "table.rules_locked"
    """The house rules of this table stay as they are, in a rematch too."""
    NO_SUCH_POSITION = "table.no_such_position"
    """The game never stood there, or not with so many seats."""
    OTHER_VERSION = "table.other_version"
    """The table was opened under other rules than this program plays."""

    # Any command
    NO_SUCH_SEAT = "table.no_such_seat"
    BAD_KEY = "table.bad_key"
    """A key is a short text that is not empty."""
    KEY_USED = "table.key_used"
    """The key belongs to another message of this seat."""
    CLOSED = "table.closed"

    # Sitting down
    SEAT_TAKEN = "table.seat_taken"
    BAD_NAME = "table.bad_name"
    SAME_NAME = "table.same_name"
    NO_SUCH_LEVEL = "table.no_such_level"
    """Nobody gets help of that kind."""
    NO_ONLOOKERS = "table.no_onlookers"
    BAD_CODE = "table.bad_code"
    """That is not four words of ours."""

    # Speaking
    NOT_EVERYONE_HERE = "table.not_everyone_here"
    """Play begins when every seat is taken."""
    OVER = "table.over"
    NOT_YOUR_TURN = "table.not_your_turn"
    ONLY_THE_CLOCK = "table.only_the_clock"
    """A person says what only a clock does."""
    NOT_IN_CHARGE = "table.not_in_charge"
    """Somebody else plays this seat at the moment."""
    TIME_IS_UP = "table.time_is_up"
    LATE = "table.late"
    """The game has moved on since the screen that the command was made for."""
    AHEAD = "table.ahead"
    """No screen can have shown an event that has not happened."""
    TOO_LONG = "table.too_long"

    # Somebody who watches over the table
    PAUSED = "table.paused"
    """The table rests."""
    NO_UMPIRE = "table.no_umpire"
    """Nobody watches over this table."""
    CALLED_ALREADY = "table.called_already"
    NO_SUCH_RULING = "table.no_such_ruling"
    NO_SUCH_CLAIM = "table.no_such_claim"
    """No claim of that number stands."""

    # Tasks
    BAD_TASK = "table.bad_task"
    """No task, or only a part of one: links are cut off on their way."""
    OTHER_TASK = "table.other_task"
    """A task of a version that is not known here."""
    NOTHING_TO_FIND = "table.nothing_to_find"
    """A puzzle in which nothing can be found."""

    # Help and talk
    NO_HINTS = "table.no_hints"
    NO_HINTS_FOR_GAME = "table.no_hints_for_game"
    """Nobody has written a ladder for this game."""
    NO_AID = "table.no_aid"
    """There is no such picture, or not for this seat."""
    NOTHING_TO_HINT = "table.nothing_to_hint"
    NO_SUCH_PHRASE = "table.no_such_phrase"
    ENOUGH_PHRASES = "table.enough_phrases"

    # Objections
    NO_OBJECTIONS = "table.no_objections"
    """At this table sums are checked, so there is nothing to object to."""
    NOTHING_TO_OBJECT = "table.nothing_to_object"
    """Not a claim of another seat, or the next turn is complete."""

    # Clocks
    NO_CLOCK = "table.no_clock"
    CLOCK_RUNS = "table.clock_runs"
    """There is time left."""

    # Agreements
    NOT_ASKED = "table.not_asked"
    """Nothing of that kind waits for this seat's word."""
    ASKED_ALREADY = "table.asked_already"
    TAKE_BACK_LOCKED = "table.take_back_locked"
    NOTHING_TO_TAKE_BACK = "table.nothing_to_take_back"
    TAKE_BACK_REVEALED = "table.take_back_revealed"
    """Since then something has come out that nobody can forget."""
    TAKE_BACK_DEALT = "table.take_back_dealt"
    """Since then others have been dealt new cards."""
    TAKE_BACK_TOO_LATE = "table.take_back_too_late"
    """Another person has played since."""
    STILL_HERE = "table.still_here"
    """Nobody plays for a person who is there, or has only just gone."""
    NOT_A_PERSON = "table.not_a_person"
    NOT_OVER = "table.not_over"
    NOT_AGREED = "table.not_agreed"
    """Somebody has not yet said yes to a rematch."""
    REMATCH_MADE = "table.rematch_made"
    SEALED = "table.sealed"
    """The deal, and a record with it, is opened at the end."""

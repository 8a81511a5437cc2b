"""The answer card at tables that keep it or show it: `keep_answer` (N-39) and `show_answer` (N-41)."""

import pytest

from sumdeck.games.numero.rules.codes import Code
from sumdeck.games.numero.rules.moves import Build, Pick, Take, gather
from sumdeck.rules.game import Seat
from tests.games.numero.rules.tables import GAME, card, numero, play, refused, say
from tests.games.numero.rules.telling import all_moves, builds, discards, gain, lying, takes


def test_at_some_tables_the_answer_is_kept_while_the_build_lies() -> None:
    """N-39 with `keep_answer`: it may take the build, and nothing else; a second 10 would free it."""
    start = numero(centre="9 14", hand="1 10 2", others="13 5 6", keep_answer=True)
    built = say(start, "build 9 + 1 = 10", "discard 13")

    assert discards(built) == "2"
    with refused(Code.KEEP_ANSWER, value=10):
        say(built, "discard 10")
    assert gain(start, say(built, "[10] = 10, take 10")) == "1 9 10"
    two = say(numero(centre="9 14", hand="1 10 10", others="13 5 6", keep_answer=True), "build 9 + 1 = 10", "discard 13")
    assert lying(say(two, "discard 10")) == "10 13 14 [1+9]=10"


def test_a_kept_answer_may_take_another_10_only_together_with_the_build() -> None:
    """N-39 with `keep_answer`: afterwards the build must not lie there without its answer."""
    start = numero(centre="9 10", hand="1 10 2", others="13 5 6", keep_answer=True)
    built = say(start, "build 9 + 1 = 10", "discard 13")

    assert takes(built) == ["10 takes 10 and [1+9]=10", "10 takes [1+9]=10"]
    with refused(Code.KEEP_ANSWER, value=10):
        play(built, Take(card(built, "10"), (gather(Pick(0), 10),)))


def test_an_answer_is_free_when_the_build_is_gone() -> None:
    """N-39 with `keep_answer`: the opponent has taken it."""
    start = numero(centre="9 14", hand="1 10 2", others="13 10 3", keep_answer=True)

    assert discards(say(start, "build 9 + 1 = 10", "[10] = 10, take 10")) == "2 10"


def test_an_answer_is_kept_while_its_build_lies_under_another() -> None:
    """N-87 with `keep_answer`: what a build demands lasts until it leaves the table, covered or not."""
    start = numero(centre="9 14", hand="1 10 2 15", others="13 10 3", keep_answer=True)
    covered = say(start, "build 9 + 1 = 10", "build [10] + 3 = 13")

    assert discards(covered) == "2 15"
    with refused(Code.KEEP_ANSWER, value=10):
        say(covered, "discard 10")
    assert discards(say(covered, "discard 2", "[13] = 13, take 13")) == "10 15"


def test_nobody_covers_a_build_of_his_own_with_its_only_answer() -> None:
    """N-87 with `keep_answer`: the build of 5 would lie there without a 5 in the hand."""
    start = numero(centre="3 14", hand="2 5 10", others="13 6 9", keep_answer=True)

    with refused(Code.KEEP_ANSWER, value=5):
        say(start, "build 3 + 2 = 5", "discard 13", "build [5] + 5 = 10")


def test_a_hand_of_nothing_but_answers_to_covered_builds_may_play_them() -> None:
    """N-87 with `keep_answer`: no turn becomes impossible, and what has gone is owed no more."""
    start = numero(centre="9 14", hand="1 10", others="13 5 3", keep_answer=True)
    covered = say(start, "build 9 + 1 = 10", "build [10] + 3 = 13")

    assert discards(covered) == "10"
    assert lying(say(covered, "discard 10")) == "10 14 [1+3+9]=13"


@pytest.mark.parametrize("priority", ["strict_plain", "strict_full"])
def test_a_strict_table_asks_nobody_for_an_answer_that_he_must_keep(priority: str) -> None:
    """N-87 with `keep_answer` and `turn_priority`: the 10 could take a 10, and 2 + 10 is a build, but the 10 stays."""
    start = numero(centre="9 2", hand="1 10 12", others="13 3 8", keep_answer=True, turn_priority=priority)
    covered = say(start, "build 9 + 1 = 10", "build [10] + 3 = 13")

    assert (takes(covered), builds(covered), discards(covered)) == ([], [], "12")
    assert say(covered, "discard 12").seat == 1


def test_an_answer_that_was_never_held_cannot_be_kept() -> None:
    """N-39 with `keep_answer` where builds may be false: only what was truly held binds."""
    start = numero(centre="9 14", hand="1 5 2", others="13 3", keep_answer=True, scoring=True)

    assert say(start, "build 9 + 1 = 10", "discard 13", "discard 5").seat == 1


def test_without_that_rule_the_answer_may_go() -> None:
    """N-39 with `keep_answer` off, as by default."""
    start = numero(centre="9 14", hand="1 10 2", others="13 5 6")

    assert discards(say(start, "build 9 + 1 = 10", "discard 13")) == "2 10"


@pytest.mark.parametrize("scoring", [False, True])
def test_at_some_tables_nobody_shows_the_answer(scoring: bool) -> None:
    """N-41 with `show_answer = never`."""
    state = numero(centre="9", hand="1 10", scoring=scoring, show_answer="never")

    with refused(Code.NOT_SHOWN_HERE):
        say(state, "build 9 + 1 = 10, show")
    assert say(state, "build 9 + 1 = 10").seat == 1


def test_at_some_tables_everybody_shows_the_answer() -> None:
    """N-41 with `show_answer = always`: then nothing can be doubted, and a false build cannot be made."""
    state = numero(centre="9", hand="1 10 2", scoring=True, show_answer="always")

    assert GAME.to_act(say(state, "build 9 + 1 = 10")) == (1,)
    with refused(Code.NOTHING_TO_SHOW):
        say(state, "build 9 + 2 = 11")
    assert [move.shown for move in all_moves(state) if isinstance(move, Build)] == [True]


def test_an_answer_that_is_shown_cannot_be_doubted() -> None:
    """N-41 with `show_answer = optional`: shown, it ends all doubt; else the opponent may challenge."""
    state = numero(centre="9", hand="1 10 2", scoring=True)
    shown, quiet = say(state, "build 9 + 1 = 10, show"), say(state, "build 9 + 1 = 10")

    with refused(Code.NO_SUCH_BUILD):
        say(shown, "challenge [10]", seat=1)
    assert say(quiet, "challenge [10]", seat=1).points(Seat(1)) == -10
    with refused(Code.NOTHING_TO_SHOW):
        say(state, "build 9 + 2 = 11, show")

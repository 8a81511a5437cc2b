"""Whether a builder held the answer: shown, or a secret that no other view tells."""

from random import Random

import pytest

from sumdeck.games.numero.rules.codes import Code
from sumdeck.games.numero.rules.moves import Challenge
from sumdeck.games.numero.rules.state import State
from sumdeck.rules.conformance.picture import picture
from sumdeck.rules.game import Json, Seat
from tests.games.numero.rules.tables import GAME, P, Q, R, refused, say, table
from tests.games.numero.rules.telling import centre

BLUFF = "1b 12r 4g 2g 3r"
HONEST = "1b 10r 4g 2g 3r"
RIVAL = "5r 6r 7r 8r 14r"
DECK = "11g 11b 11r 13g 13r rest"


def at_table(hand: str, **settings: Json) -> State:
    return table("9g 13b", hand, RIVAL, deck=DECK, **settings)


def test_an_answer_that_is_shown_cannot_be_doubted() -> None:
    """N-41, N-88: shown is proved."""
    after = say(at_table(HONEST), "build 9 + 1 = 10, show")

    assert GAME.to_act(after) == (Q,)
    with refused(Code.NO_SUCH_BUILD):
        say(after, "challenge [10]", seat=Q)


def test_showing_is_a_choice() -> None:
    """N-41 (`show_answer = optional`): both builds are listed for whoever holds the answer, one for whoever does not."""
    ways = []
    for hand in (HONEST, BLUFF):
        state = at_table(hand)
        ways.append(
            {GAME.write(state, P, move) for move in GAME.legal_moves(state, P) if "9g + 1b" in GAME.write(state, P, move)}
        )

    assert ways == [{"build 9g + 1b = 10", "build 9g + 1b = 10, show"}, {"build 9g + 1b = 10"}]


def test_nobody_shows_what_he_does_not_hold() -> None:
    """N-41: no ten in this hand."""
    with refused(Code.NOTHING_TO_SHOW):
        say(at_table(BLUFF), "build 9 + 1 = 10, show")


def test_a_table_may_forbid_showing() -> None:
    """N-41 (`show_answer = never`)."""
    state = at_table(HONEST, show_answer="never")

    with refused(Code.NOT_SHOWN_HERE):
        say(state, "build 9 + 1 = 10, show")
    assert Challenge(1) in GAME.legal_moves(say(state, "build 9 + 1 = 10"), Q)


def test_a_table_may_ask_for_showing_every_time() -> None:
    """N-41 (`show_answer = always`): a bluff is refused, an honest build is proved without a word."""
    with refused(Code.NOTHING_TO_SHOW):
        say(at_table(BLUFF, show_answer="always"), "build 9 + 1 = 10")
    after = say(at_table(HONEST, show_answer="always"), "build 9 + 1 = 10")

    assert GAME.to_act(after) == (Q,)


def test_there_is_nothing_to_show_without_a_build() -> None:
    """N-41: a discard, a take."""
    for said in ("discard 4, show", "9 = 9, take 9, show"):
        with refused(Code.NOT_SHOWN_HERE):
            say(at_table("9b 12r 4g 2g 3r"), said)


def test_all_answers_of_a_turn_are_shown_or_none() -> None:
    """N-41, N-62: a build of 10 and a pile left at 8; the ten is there, the eight is not."""
    state = table("9g 12b", "1b 10r −4 2g 3r", RIVAL)

    with refused(Code.NOTHING_TO_SHOW):
        say(state, "12 − 4 = 8, leave; build 9 + 1 = 10, show")


@pytest.mark.parametrize("seat", [Q, None])
def test_a_bluff_looks_exactly_like_an_honest_build(seat: Seat | None) -> None:
    """N-83: another seat's view, an onlooker's, and every byte of them are the same."""
    honest, bluff = (GAME.view(say(at_table(hand), "build 9 + 1 = 10"), seat) for hand in (HONEST, BLUFF))

    assert honest == bluff
    assert picture(honest) == picture(bluff)


def test_only_the_builder_knows_what_was_held() -> None:
    """N-83: `held` is in the builder's own view, and in nobody else's, for as long as anybody may doubt."""
    for hand, truth in ((HONEST, True), (BLUFF, False)):
        state = say(table("9g 13b", hand, RIVAL, "5b 6b 7b 8b 14b"), "build 9 + 1 = 10", "discard 5", "discard 6")

        seen = [[made.held for made in GAME.view(state, seat).shown.made] for seat in (P, Q, R, None)]

        assert seen == [[truth], [None], [None], [None]]


def test_the_secret_of_one_builder_is_kept_from_another() -> None:
    """N-83: two builds of two seats; each sees its own truth alone."""
    state = say(table("9g 13b 5g", BLUFF, "2r 7r 6r 8r 14r"), "build 9 + 1 = 10", "build 5 + 2 = 7")

    assert [made.held for made in GAME.view(state, P).shown.made] == [False, None]
    assert [made.held for made in GAME.view(state, Q).shown.made] == [None, True]


def test_the_moves_of_the_doubter_do_not_depend_on_the_truth() -> None:
    """N-83: who may act and what may be said is the same, and the sentence tells nothing."""
    honest, bluff = (say(at_table(hand), "build 9 + 1 = 10") for hand in (HONEST, BLUFF))

    assert GAME.to_act(honest) == GAME.to_act(bluff)
    assert list(GAME.legal_moves(honest, Q)) == list(GAME.legal_moves(bluff, Q))
    assert GAME.write(honest, Q, Challenge(1)) == GAME.write(bluff, Q, Challenge(1)) == "challenge [10]"


def test_what_is_imagined_has_a_truth_of_its_own() -> None:
    """A doubter who thinks ahead gets honest builds and bluffs alike, and a challenge can be played out in both."""
    view = GAME.view(say(at_table(BLUFF), "build 9 + 1 = 10"), Q)

    imagined = [GAME.determinize(view, Random(number)) for number in range(40)]
    ends = {centre(say(state, "challenge [10]", seat=Q)) for state in imagined}

    assert {made.held for state in imagined for made in state.made} == {True, False}
    assert ends == {"10: 1b 9g | 13b", "1b | 9g | 13b"}

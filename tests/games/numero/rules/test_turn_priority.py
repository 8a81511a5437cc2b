"""Tables that make a take, or else a build, compulsory: `turn_priority`, the strict twins of N-13."""

import pytest

from sumdeck.games.numero.rules.codes import Code
from sumdeck.games.numero.rules.moves import Take
from tests.games.numero.rules.tables import numero, refused, say
from tests.games.numero.rules.telling import all_moves, builds, discards, gain, lying, takes

STRICT = ["strict_plain", "strict_full"]


@pytest.mark.parametrize("priority", STRICT)
@pytest.mark.parametrize("turn", ["build 8 + 2 = 10", "discard 2"])
def test_who_can_take_must_take(priority: str, turn: str) -> None:
    """`strict_plain` and `strict_full`: neither build nor discard; which take is free all the same (N-14)."""
    state = numero(centre="8 6", hand="2 8 10 14", turn_priority=priority)

    with refused(Code.MUST_TAKE):
        say(state, turn)
    assert takes(state) == ["14 takes 6 8", "8 takes 8"]
    assert (builds(state), discards(state)) == ([], "")
    assert gain(state, say(state, "8 = 8, take 8")) == "8 8"


@pytest.mark.parametrize("priority", STRICT)
def test_who_cannot_take_and_can_build_must_build(priority: str) -> None:
    """A discard is refused; which build is free."""
    state = numero(centre="9 14", hand="1 10 15", turn_priority=priority)

    assert (takes(state), builds(state), discards(state)) == ([], ["1 onto 14", "1 onto 9"], "")
    with refused(Code.MUST_BUILD):
        say(state, "discard 15")
    assert lying(say(state, "build 9 + 1 = 10")) == "14 [1+9]=10"


def test_a_discard_that_leaves_a_changed_pile_is_a_discard() -> None:
    """`strict_plain`: it does not do for the build of 9 + 1."""
    state = numero(centre="9 14", hand="1 10 −4 15", turn_priority="strict_plain")

    with refused(Code.MUST_BUILD):
        say(state, "14 − 4 = 10, leave; discard 15")


def test_under_strict_plain_wild_cards_oblige_to_nothing() -> None:
    """`strict_plain`: a take or build that needs a wild card, also a loose one, may be left undone."""
    take = numero(centre="10", hand="−2 8 3", turn_priority="strict_plain")
    build = numero(centre="8 −5", hand="10 13", turn_priority="strict_plain")

    assert say(take, "discard 3").seat == 1
    assert say(build, "discard 10").seat == 1


def test_under_strict_full_wild_cards_oblige() -> None:
    """`strict_full`: −2 makes a take of 10 and 8, the loose −5 a build of 8, 10 and 13."""
    take = numero(centre="10", hand="−2 8 3", turn_priority="strict_full")
    build = numero(centre="8 −5", hand="10 13", turn_priority="strict_full")

    with refused(Code.MUST_TAKE):
        say(take, "discard 3")
    with refused(Code.MUST_BUILD):
        say(build, "discard 10")


def test_a_take_with_wild_cards_does_for_a_compulsory_build() -> None:
    """`strict_plain`: 9 + 1 could be built; 12 less 2 may be taken instead."""
    state = numero(centre="9 12", hand="1 10 −2", turn_priority="strict_plain")

    assert builds(state)[0] == "1 onto 9"
    assert gain(state, say(state, "12 − 2 = 10, take 10")) == "10 12 −2"


@pytest.mark.parametrize("priority", STRICT)
def test_nothing_possible_leaves_the_discard(priority: str) -> None:
    """4, 5 and 9 find nothing at 13."""
    state = numero(centre="13", hand="4 5 9", turn_priority=priority)

    assert discards(state) == "4 5 9"
    assert say(state, "discard 4").seat == 1


@pytest.mark.parametrize("priority", STRICT)
def test_nobody_is_made_to_bluff(priority: str) -> None:
    """Where builds may be false, 9 + 1 without a 10 is possible and not compulsory."""
    state = numero(centre="9", hand="1 12", scoring=True, turn_priority=priority)

    assert builds(state) != []
    assert say(state, "discard 1").seat == 1


@pytest.mark.parametrize("priority", STRICT)
def test_a_final_take_is_compulsory_too(priority: str) -> None:
    """N-69 under strict tables: the chance may not be passed over; without one it is passed."""
    final = say(numero(centre="6 2", hand="13", others="6", turn_priority=priority), "discard 13")
    hopeless = say(numero(centre="6 2", hand="13", others="9", turn_priority=priority), "discard 13")

    with refused(Code.MUST_TAKE):
        say(final, "pass")
    assert all(isinstance(move, Take) for move in all_moves(final))
    assert say(hopeless, "pass").phase == "over"


@pytest.mark.parametrize("priority", STRICT)
def test_a_hand_of_wild_cards_is_laid_down_at_strict_tables_too(priority: str) -> None:
    """N-47: there is nothing that it could do first."""
    state = numero(centre="10 8", hand="−2 ×3", turn_priority=priority)

    assert say(state, "discard −2 ×3").seat == 1

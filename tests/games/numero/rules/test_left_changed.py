"""Piles that wild cards changed and that are not taken: N-62, and N-63, by which a turn is judged as a whole."""

import pytest

from sumdeck.games.numero.rules.codes import Code
from sumdeck.games.numero.rules.moves import Build, Discard, Take
from sumdeck.games.numero.rules.state import State
from tests.games.numero.rules.tables import numero, refused, say
from tests.games.numero.rules.telling import all_moves, gain, hand, lying


def can_leave(state: State) -> bool:
    """Whether any listed turn leaves a changed pile."""
    return any(move.left for move in all_moves(state) if isinstance(move, (Take, Build, Discard)))


def test_a_changed_pile_becomes_a_build_if_its_answer_is_held() -> None:
    """N-62: −2 on 10 makes 8, and an 8 is in the hand."""
    state = numero(centre="10 7", hand="−2 8 3")

    assert can_leave(state)
    after = say(state, "10 − 2 = 8, leave; discard 3")

    assert lying(after) == "3 7 [10−2]=8"
    assert hand(after) == "8"
    assert after.centre[-1].builder == 0


def test_a_changed_pile_needs_its_answer() -> None:
    """N-62: there is no 8."""
    state = numero(centre="10 7", hand="−2 9 3")

    with refused(Code.NO_ANSWER_CARD, value=8):
        say(state, "10 − 2 = 8, leave; discard 3")
    assert not can_leave(state)


def test_a_changed_pile_has_a_value_that_is_on_a_number_card() -> None:
    """N-62, N-33: nothing can be left as 0."""
    state = numero(centre="5 7", hand="−5 9 3")

    with refused(Code.NO_SUCH_FACE, value=0):
        say(state, "5 − 5 = 0, leave; discard 3")


def test_a_changed_pile_must_hold_a_card_from_the_hand() -> None:
    """N-62: the loose −2 alone is not enough."""
    state = numero(centre="10 −2 7", hand="8 3")

    with refused(Code.LEFT_WITHOUT_HAND_CARD):
        say(state, "10 − 2 = 8, leave; discard 3")
    assert not can_leave(state)


def test_a_loose_wild_card_may_go_along_with_one_from_the_hand() -> None:
    """N-62: 10 less 2 less 5 is 3; the −2 lay there, the −5 was held."""
    state = numero(centre="10 −2", hand="−5 3 9")

    assert lying(say(state, "10 − 2 = 8, 8 − 5 = 3, leave; discard 9")) == "9 [10−2−5]=3"


def test_the_answer_to_a_changed_pile_may_not_be_the_card_played() -> None:
    """N-62: the 9 that takes has gone; with a second 9 the turn is legal."""
    turn = "13 − 4 = 9, leave; 9 = 9, take 9"

    with refused(Code.NO_ANSWER_CARD, value=9):
        say(numero(centre="13 9", hand="−4 9 2"), turn)
    state = numero(centre="13 9", hand="−4 9 9")
    after = say(state, turn)

    assert gain(state, after) == "9 9"
    assert lying(after) == "[13−4]=9"


def test_a_turn_may_take_leave_a_changed_pile_and_discard_a_wild_card() -> None:
    """N-62: three cards are drawn."""
    state = numero(centre="13 8", hand="−4 −5 8 9 14", deck="1 2 3 4")

    after = say(state, "13 − 4 = 9, leave; discard −5; 8 = 8, take 8")

    assert gain(state, after) == "8 8"
    assert lying(after) == "[13−4]=9 −5"
    assert hand(after) == "1 2 3 9 14"


def test_the_answer_to_a_changed_pile_is_looked_for_before_drawing() -> None:
    """N-62: the 8 on top of the deck comes too late."""
    state = numero(centre="10", hand="−2 3 14 14 14", deck="8 1 2")

    with refused(Code.NO_ANSWER_CARD, value=8):
        say(state, "10 − 2 = 8, leave; discard 3")


def test_several_piles_may_be_left_changed() -> None:
    """N-62: each needs its answer, and one card may answer both."""
    state = numero(centre="10 13", hand="−2 −5 8 3")

    assert lying(say(state, "10 − 2 = 8, leave; 13 − 5 = 8, leave; discard 3")) == "3 [10−2]=8 [13−5]=8"


def test_a_join_may_be_left_changed() -> None:
    """N-62, N-56: the two piles become one build."""
    state = numero(centre="6 4", hand="−2 8 3")

    assert lying(say(state, "6 + 4 = 10, 10 − 2 = 8, leave; discard 3")) == "3 [4+6−2]=8"


def test_a_pile_may_be_left_changed_beside_a_build() -> None:
    """N-62: both answers are judged after the number card has gone."""
    state = numero(centre="10 5", hand="−2 4 8 9")

    assert lying(say(state, "10 − 2 = 8, leave; build 5 + 4 = 9")) == "[10−2]=8 [4+5]=9"
    with refused(Code.NO_ANSWER_CARD, value=8):
        say(numero(centre="10 1", hand="−2 8 9"), "10 − 2 = 8, leave; build 1 + 8 = 9")


def test_a_build_that_is_left_changed_is_a_new_build() -> None:
    """N-62, N-57: it belongs to whoever changed it, and is won whole."""
    state = numero(centre="[6+4]=10", hand="−2 8 3", others="8 1", built_by=1)

    changed = say(state, "[10] − 2 = 8, leave; discard 3")
    after = say(changed, "[8] = 8, take 8")

    assert changed.centre[-1].builder == 0
    assert gain(state, after, seat=1) == "4 6 8 −2"


def test_where_builds_may_be_false_a_changed_pile_may_be() -> None:
    """N-62: in the scoring game the answer need not be held, but the value must be on a card, and it can be challenged."""
    state = numero(centre="10 5", hand="−2 −5 9 3", scoring=True)

    after = say(state, "10 − 2 = 8, leave; discard 3")

    assert [(made.value, made.held) for made in after.made] == [(8, False)]
    with refused(Code.NO_SUCH_FACE, value=0):
        say(state, "5 − 5 = 0, leave; discard 3")


def test_values_on_the_way_need_no_answer() -> None:
    """N-62: no 8 and no 2 is held, and the 6 is enough."""
    state = numero(centre="10", hand="−2 ÷4 ×3 6 5")

    assert lying(say(state, "10 − 2 = 8, 8 ÷ 4 = 2, 2 × 3 = 6, leave; discard 5")) == "5 [10−2×3÷4]=6"


@pytest.mark.parametrize("instead", ["discard 3", "10 − 2 = 8, 8 + 1 = 9, take 9", "discard −2; discard 9"])
def test_wild_cards_may_be_taken_back_until_the_number_card_is_played(instead: str) -> None:
    """N-63: a turn that does not come out has changed nothing, and any other may be made with the same cards."""
    state = numero(centre="10 1", hand="−2 9 3")

    with refused(Code.NO_ANSWER_CARD, value=8):
        say(state, "10 − 2 = 8, leave; discard 3")

    assert state == numero(centre="10 1", hand="−2 9 3")
    assert say(state, instead).seat == 1


def test_a_turn_is_judged_as_a_whole() -> None:
    """N-63: what comes first in the sentence is not judged before the end of it."""
    state = numero(centre="10 8", hand="−2 8 3")

    with refused(Code.NO_ANSWER_CARD, value=8):
        say(state, "10 − 2 = 8, leave; 8 = 8, take 8")
    assert say(state, "discard 3; 10 − 2 = 8, leave") == say(state, "10 − 2 = 8, leave; discard 3")

"""House rules of play, each with its other values.

`turn_priority` has `test_turn_priority.py`, `value_domain` has `test_values.py`; those about the answer card are in
`test_answer_card.py`, those of the beginning in `test_setup.py`, ties in `test_ending.py`.
"""

import pytest

from sumdeck.games.numero.rules.codes import Code
from sumdeck.games.numero.rules.draft import Draft, go_on, take_back
from sumdeck.games.numero.rules.moves import Discard
from sumdeck.rules.game import Claim, Json, Seat
from tests.games.numero.rules.tables import GAME, numero, refused, say
from tests.games.numero.rules.telling import all_moves, builds, counts, gain, hand, lying, takes

USUAL: dict[str, Json] = {
    "turn_priority": "free",
    "join_ops": "sum",
    "extend_build_with_others": True,
    "join_builds": True,
    "wild_on_build": "any",
    "loose_wild_usable": True,
    "leftover_working_piles": "build_rule",
    "take_back": True,
    "value_domain": "nonneg_rational",
    "keep_answer": False,
    "show_answer": "optional",
    "all_wild_short_hand": "discard_all",
    "final_chance": "each",
    "final_turn_wild_discards": False,
    "start_centre_wild": "keep",
    "tie_break": "none",
    "hand_size": 5,
    "first_player": "after_dealer",
}
"""The house rules of play that hold where nothing else is said."""


def test_the_usual_house_rules_hold_where_nothing_is_said() -> None:
    """The default of every setting of play; and the whole game is dumped and settled with them."""
    usual = GAME.options({"level": "full"})

    assert {name: getattr(usual, name) for name in USUAL} == USUAL
    assert GAME.options(GAME.dump_options(usual)) == usual


@pytest.mark.parametrize(
    ("given", "code"),
    [
        ({"level": "sums-to-100"}, "options.no_such_level"),
        ({"level": 3}, "options.no_such_level"),
        ({"level": ["full"], "pack": GAME.options({}).pack}, "options.no_such_level"),
        ({"must_take": True}, "options.no_such_setting"),
        ({"turn_priority": "strict"}, "options.no_such_value"),
        ({"keep_answer": 1}, "options.no_such_value"),
        ({"hand_size": 9}, "options.no_such_value"),
        ({"pack": {"cards": []}}, "options.bad_pack"),
    ],
)
def test_a_house_rule_that_does_not_exist_is_refused(given: dict[str, Json], code: str) -> None:
    """Neither a name nor a value is made up; True is not 1."""
    with refused(code):
        GAME.options(given)


@pytest.mark.parametrize("sentence", ["6 + 2 = 8, take 8", "6 − 2 = 4, take 4", "6 × 2 = 12, take 12", "6 ÷ 2 = 3, take 3"])
def test_some_tables_join_by_all_four_operations(sentence: str) -> None:
    """N-18 with `join_ops = all_four`."""
    state = numero(centre="6 2", hand="3 4 8 12", join_ops="all_four", value_domain="whole")

    assert takes(state) == ["12 takes 2 6", "3 takes 2 6", "4 takes 2 6", "8 takes 2 6"]
    assert lying(say(state, sentence)) == ""


def test_joins_by_all_four_operations_stay_exact_and_in_the_domain() -> None:
    """N-64 with `join_ops = all_four`: nothing below zero, no division by zero."""
    state = numero(centre="2 8 5", hand="−5 4 6 14", join_ops="all_four")

    with refused(Code.OUTSIDE_DOMAIN, value=-6):
        say(state, "2 − 8 = −6, −6 + 5 = −1, take 4")
    with refused("sentence.undefined"):
        say(state, "5 − 5 = 0, 8 ÷ 0 = 4, take 4")


def test_a_hand_card_is_added_even_where_piles_join_by_all_four_operations() -> None:
    """N-31 with `join_ops = all_four`: 8 − 2 in the centre, and the 4 on top; never 8 − 4."""
    state = numero(centre="8 2", hand="4 10", join_ops="all_four", value_domain="whole")

    assert builds(state) == ["4 onto 2 8"]
    assert lying(say(state, "8 − 2 = 6, 6 + 4 = 10")) == "[2+4+8]=10"
    with refused(Code.NO_SUCH_CARD):
        say(state, "build 8 − 4 = 4")


def test_some_tables_extend_a_build_by_the_hand_card_only() -> None:
    """N-38 with `extend_build_with_others = false`: also where wild cards build alone; takes are as ever."""
    state = numero(centre="[5+4]=9 2", hand="3 11 12 14", extend_build_with_others=False)

    assert builds(state) == ["12 onto 2", "3 onto [4+5]=9"]
    assert takes(state) == ["11 takes 2 [4+5]=9"]
    with refused(Code.BUILD_STAYS_ALONE):
        say(state, "[9] + 2 = 11, 11 + 3 = 14")
    wild = numero(centre="[5+4]=9 4", hand="−2 11 1", extend_build_with_others=False)
    with refused(Code.BUILD_STAYS_ALONE):
        say(wild, "[9] + 4 = 13, 13 − 2 = 11, leave; discard 1")


def test_some_tables_take_a_build_on_its_own_only() -> None:
    """N-20 with `join_builds = false`: alone it may be taken, and built upon with others."""
    state = numero(centre="[5+3]=8 [4+3]=7 2", hand="15 8 4 14", join_builds=False)

    assert takes(state) == ["8 takes [3+5]=8"]
    assert "4 onto 2 [3+5]=8" in builds(state)
    with refused(Code.BUILD_STAYS_ALONE):
        say(state, "[8] + [7] = 15, take 15")
    with refused(Code.BUILD_STAYS_ALONE):
        say(numero(centre="[5+3]=8 2", hand="10 1", join_builds=False), "[8] + 2 = 10, take 10")


@pytest.mark.parametrize(
    ("rule", "built_by", "allowed"), [("own", 0, True), ("own", 1, False), ("none", 0, False), ("none", 1, False)]
)
def test_some_tables_keep_wild_cards_off_builds(rule: str, built_by: int, allowed: bool) -> None:
    """N-57 with `wild_on_build = own` and `none`: alone or in a join; what is joined to it may be changed."""
    state = numero(centre="[6+4]=10 3", hand="−2 8 11", built_by=built_by, wild_on_build=rule)

    assert takes(state) == (["11 takes 3 [4+6]=10 −2"] + (["8 takes [4+6]=10 −2"] if allowed else []))
    assert gain(state, say(state, "3 − 2 = 1, [10] + 1 = 11, take 11")) == "3 4 6 11 −2"
    for turn in ("[10] − 2 = 8, take 8", "[10] + 3 = 13, 13 − 2 = 11, take 11"):
        if allowed:
            assert gain(state, say(state, turn)).endswith("−2")
        else:
            with refused(Code.WILD_ON_BUILD):
                say(state, turn)


def test_at_some_tables_loose_wild_cards_rest() -> None:
    """N-59 with `loose_wild_usable = false`."""
    state = numero(centre="10 8 −2 −5", hand="8 10 13", loose_wild_usable=False)

    assert takes(state) == ["10 takes 10", "8 takes 8"]
    assert builds(state) == []
    for turn in ("10 − 2 = 8, take 8", "8 − 5 = 3, 3 + 10 = 13"):
        with refused(Code.LOOSE_WILDS_REST):
            say(state, turn)


def test_at_some_tables_nothing_is_left_changed() -> None:
    """N-62 with `leftover_working_piles = forbid`: wild cards may still be discarded."""
    state = numero(centre="10 7", hand="−2 8 3", leftover_working_piles="forbid")

    with refused(Code.NOTHING_MAY_BE_LEFT):
        say(state, "10 − 2 = 8, leave; discard 3")
    assert not any(move.left for move in all_moves(state) if isinstance(move, Discard))
    assert lying(say(state, "discard −2; discard 3")) == "3 7 10 −2"


@pytest.mark.parametrize(
    ("centre", "hand", "turn", "left"),
    [
        ("10 7", "−2 9 3", "10 − 2 = 8, leave; discard 3", "3 7 [10−2]=8"),
        ("10 −2 7", "8 3", "10 − 2 = 8, leave; discard 3", "3 7 [10−2]=8"),
        ("5 7", "1/2 3 9", "1/2 of 5 = 5/2, leave; discard 3", "3 7 [51/2]=5/2"),
        ("5 7", "−5 3 9", "5 − 5 = 0, leave; discard 3", "3 7 [5−5]=0"),
    ],
)
def test_at_some_tables_any_changed_pile_may_be_left(centre: str, hand: str, turn: str, left: str) -> None:
    """N-62 with `leftover_working_piles = free`: no answer, no card from the hand, no face."""
    state = numero(centre=centre, hand=hand, leftover_working_piles="free")

    assert lying(say(state, turn)) == left


def test_where_leaving_is_free_a_wild_card_is_still_needed_and_nobody_can_doubt() -> None:
    """N-62 with `leftover_working_piles = free`: no mere join; and no challenge, for nothing was promised."""
    state = numero(centre="10 7", hand="−2 9 3", leftover_working_piles="free", scoring=True)

    with refused(Code.LEFT_UNCHANGED):
        say(state, "10 + 7 = 17, leave; discard 3")
    assert GAME.to_act(say(state, "10 − 2 = 8, leave; discard 3")) == (1,)


@pytest.mark.parametrize("allowed", [True, False])
def test_a_wild_card_said_alone_may_be_taken_back_or_stays(allowed: bool) -> None:
    """N-63 with `take_back` on and off: a turn said in steps."""
    state = numero(centre="10 7", hand="−2 8 3", take_back=allowed)
    draft = go_on(GAME, state, Seat(0), Draft(), "10 − 2 = 8")
    assert isinstance(draft, Draft)

    if allowed:
        assert take_back(state, Seat(0), draft) == Draft()
    else:
        with refused(Code.WILDS_STAY):
            take_back(state, Seat(0), draft)
    assert isinstance(go_on(GAME, state, Seat(0), draft, "take 8"), Claim)


def test_at_some_tables_a_short_hand_of_wild_cards_gives_one_at_a_time() -> None:
    """N-47 with `all_wild_short_hand = discard_one`: of his choice, and no pass (E-8)."""
    state = numero(centre="9 2", hand="−2 ×3", others="4 5", all_wild_short_hand="discard_one")

    assert [GAME.write(state, state.seat, move) for move in all_moves(state)] == ["discard −2", "discard ×3"]
    for turn in ("discard −2 ×3", "9 − 2 = 7, leave"):
        with refused(Code.DISCARD_ONE_WILD):
            say(state, turn)
    with refused(Code.NO_PASS):
        say(state, "pass")
    assert hand(say(state, "discard ×3")) == "−2"


def test_five_wild_cards_go_together_at_every_table() -> None:
    """N-46: `all_wild_short_hand` is about short hands only."""
    state = numero(centre="10", hand="−2 −4 ×3 ÷4 √", deck="1 2 3 4 5", all_wild_short_hand="discard_one")

    with refused(Code.DISCARD_ALL_WILDS):
        say(state, "discard −2")
    assert hand(say(state, "discard −2 −4 ×3 ÷4 √")) == "1 2 3 4 5"


def test_at_some_tables_only_the_next_player_has_a_final_turn() -> None:
    """N-70 with `final_chance = next_only` (E-7): C has none, and pays for the card he holds."""
    state = numero(centre="6 2", hand="13", others="6 | 9", final_chance="next_only")

    over = say(state, "discard 13", "6 = 6, take 6")

    assert GAME.to_act(over) == ()
    assert counts(state, over) == [0, 4, -1]


def test_at_some_tables_the_others_play_on() -> None:
    """N-70 with `final_chance = play_on`: ordinary turns until one player is left, who has the take-only turn."""
    state = numero(centre="6 2", hand="13", others="8 4 | 9 10", final_chance="play_on")

    two_left = say(state, "discard 13")
    one_left = say(two_left, "discard 4", "discard 9", "discard 8")

    assert two_left.seat == 1
    assert say(two_left, "discard 4", "discard 9").seat == 1
    assert one_left.seat == 2
    with refused(Code.ONLY_A_TAKE):
        say(one_left, "discard 10")
    assert GAME.to_act(say(one_left, "8 + 2 = 10, take 10")) == ()


def test_at_some_tables_wild_cards_may_be_dumped_with_the_final_take() -> None:
    """N-71 with `final_turn_wild_discards` (E-6): they come back with the centre; without a take they stay in the hand."""
    state = numero(centre="6", hand="13", others="−2 −3 6", final_turn_wild_discards=True)
    final = say(state, "discard 13")

    over = say(final, "discard −2 −3; 6 = 6, take 6")

    assert gain(state, over, seat=1) == "6 6 13 −2 −3"
    assert counts(state, over)[1] == 5
    with refused(Code.ONLY_A_TAKE):
        say(final, "discard −2; discard 6")


def test_some_tables_ask_for_the_whole_sentence() -> None:
    """N-41 with `ask_sentence`: a plain match has to be said too."""
    assert say(numero(centre="7", hand="7 2"), "take 7").seat == 1
    state = numero(centre="7", hand="7 2", ask_sentence=True)

    with refused(Code.SAY_IT):
        say(state, "take 7")
    assert say(state, "7 = 7, take 7").seat == 1

"""What players say: which sentence says which turn. Sentences that say none are in `test_sentences_refused.py`."""

from contextlib import suppress
from functools import partial

import pytest

from sumdeck.games.numero.rules.codes import Code
from sumdeck.games.numero.rules.interpret import MOST_TRIES, TAKE, Interpreter
from sumdeck.games.numero.rules.moves import Build, Discard, Take
from sumdeck.games.numero.rules.state import State
from sumdeck.games.numero.rules.words import VERBS
from sumdeck.rules.game import Refusal
from sumdeck.rules.sentence import read_sentence
from sumdeck.rules.steps import Equation, SentenceCode
from tests.effort import effort
from tests.games.numero.rules.scoring import pack_with
from tests.games.numero.rules.tables import GAME, refused, repeated, say, table, understood
from tests.games.numero.rules.telling import centre

EXAMPLES = [
    ("5 3", "5 8", "5 + 3 = 8, take 8"),
    ("10 6 4", "10 2", "6 + 4 = 10; 10 = 10, take 10"),
    ("9", "1 10", "build 9 + 1 = 10"),
    ("5 3", "4 9 12", "build 5 + 4 = 9"),
    ("5 3", "4 9 12", "build 3 + 9 = 12"),
    ("5 3", "4 9 12", "build 5 + 3 = 8, 8 + 4 = 12"),
    ("13", "4 5 9", "discard 5"),
    ("10 5", "−2 −4 8 9", "10 − 2 = 8, take 8"),
    ("10 5", "−2 −4 8 9", "10 − 2 = 8, 5 − 4 = 1, 8 + 1 = 9, take 9"),
    ("8", "−5 10 13", "build 8 − 5 = 3, 3 + 10 = 13"),
    ("10", "−2 ÷4 ×3 6", "10 − 2 = 8, 8 ÷ 4 = 2, 2 × 3 = 6, take 6"),
    ("3", "−2 ×3 ÷4 √ 1/2", "discard −2 ×3 ÷4 1/2 √"),
    ("13", "−2 ×3 ÷4 √ 7", "discard −2 ×3; discard 7"),
    ("10 7", "−2 8 3", "10 − 2 = 8, leave; discard 3"),
    ("13 8", "−4 −5 8 9 14", "13 − 4 = 9, leave; discard −5; 8 = 8, take 8"),
    ("8 3", "÷4 2", "8 ÷ 4 = 2, take 2"),
    ("12 3", "2/3 8", "2/3 of 12 = 8, take 8"),
    ("8 3", "50% 4", "50% of 8 = 4, take 4"),
    ("8 3", "0.5 4", "0.5 × 8 = 4, take 4"),
    ("3 5", "² 9", "3² = 9, take 9"),
    ("2 5", "³ 8", "2³ = 8, take 8"),
    ("9 5", "√ 3", "√9 = 3, take 3"),
    ("8 5", "∛ 2", "∛8 = 2, take 2"),
    ("5 3", "1/2 50% 4", "1/2 of 5 = 5/2, 50% of 3 = 3/2, 5/2 + 3/2 = 4, take 4"),
]


@pytest.mark.parametrize(("lying", "hand", "said"), EXAMPLES)
def test_a_sentence_is_understood_and_said_again(lying: str, hand: str, said: str) -> None:
    """N-96, N-97: the examples of the rules, in the words in which a turn is written."""
    assert repeated(table(lying, hand, scoring=False), said) == said


@pytest.mark.parametrize("said", ["5 + 3 = 8, 8 + 4 = 12", "3 + 5 = 8, 4 + 8 = 12", "4 + 5 + 3 = 12", "5 + 4 = 9, 3 + 9 = 12"])
def test_the_order_of_terms_and_sums_is_free(said: str) -> None:
    """N-98: also with the hand card said first, and several + in one equation."""
    state = table("5 3", "4 9 12", scoring=False)

    assert understood(state, f"build {said}") == understood(state, "build 5 + 3 = 8, 8 + 4 = 12")


def test_a_hand_card_may_come_before_the_centre() -> None:
    """N-98: 9 of the hand onto 3 of the centre, both ways; nine is not in the centre, so nothing is unclear."""
    state = table("5 3", "4 9 12", scoring=False)

    assert understood(state, "9 + 3 = 12") == understood(state, "build 3 + 9 = 12")


def test_parts_come_in_any_order() -> None:
    """N-98: groups, piles left, drops and the taking card."""
    state = table("13 8 2", "−4 −5 8 9 10", scoring=False)
    parts = ["13 − 4 = 9, leave", "discard −5", "8 = 8, take 8"]

    moves = {understood(state, "; ".join(parts[turn:] + parts[:turn])) for turn in range(3)}

    assert len(moves) == 1


@pytest.mark.parametrize("said", ["0.5 × 8 = 4", "8 × 0.5 = 4", "0.5 x 8 = 4", "8*0.5=4", "0.5 of 8 = 4", "0.50 × 8 = 4.0"])
def test_a_decimal_may_stand_on_either_side_of_times(said: str) -> None:
    """N-98: and be written with other signs."""
    assert repeated(table("8 3", "0.5 4", scoring=False), f"{said}, take 4") == "0.5 × 8 = 4, take 4"


def test_a_times_card_stands_behind_what_it_multiplies() -> None:
    """N-50, N-98: 2 × 3 is the card ×3 on 2; 3 × 2 would be ×2 on 3, which nobody has."""
    state = table("2 5", "×3 6", scoring=False)

    assert repeated(state, "2 × 3 = 6, take 6") == "2 × 3 = 6, take 6"
    with refused(Code.NO_SUCH_CARD, said="3"):
        say(state, "3 × 2 = 6, take 6")


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("10 - 2 = 8, 8 / 4 = 2, 2 x 3 = 6, take 6", "10 − 2 = 8, 8 ÷ 4 = 2, 2 × 3 = 6, take 6"),
        ("10-2=8,8/4=2,2*3=6, win 6", "10 − 2 = 8, 8 ÷ 4 = 2, 2 × 3 = 6, take 6"),
        ("10 – 2 = 8, 8 : 4 = 2, 2 · 3 = 6", "10 − 2 = 8, 8 ÷ 4 = 2, 2 × 3 = 6, take 6"),
    ],
)
def test_signs_can_be_typed_in_many_ways(typed: str, said: str) -> None:
    """N-97, N-98: on any keyboard."""
    assert repeated(table("10", "−2 ÷4 ×3 6", scoring=False), typed) == said


@pytest.mark.parametrize(
    ("lying", "hand", "typed", "said"),
    [
        ("12 3", "2/3 8", "2/3 of 12 = 8, take 8", "2/3 of 12 = 8, take 8"),
        ("8 3", "1/2 4", "½ of 8 = 4", "1/2 of 8 = 4, take 4"),
        ("8 3", "50% 4", "50 % of 8 = 4", "50% of 8 = 4, take 4"),
        ("3 5", "² 9", "3^2 = 9", "3² = 9, take 9"),
        ("3 5", "² 9", "3 squared = 9", "3² = 9, take 9"),
        ("9 5", "√ 3", "sqrt 9 = 3", "√9 = 3, take 3"),
        ("8 5", "∛ 2", "cbrt(8) = 2", "∛8 = 2, take 2"),
    ],
)
def test_shares_powers_and_roots_can_be_typed_plainly(lying: str, hand: str, typed: str, said: str) -> None:
    """N-97: the forms of the rules, and how a keyboard writes them."""
    assert repeated(table(lying, hand, scoring=False), typed) == said


def test_a_share_is_named_in_its_own_form() -> None:
    """N-97: 1/2, 0.5, 50 % and ÷2 do the same, and are four cards: what is said decides which is played."""
    state = table("8 3", "1/2 0.5 50% ÷2 4", scoring=False)

    for said in ("1/2 of 8 = 4", "0.5 × 8 = 4", "50% of 8 = 4", "8 ÷ 2 = 4"):
        assert repeated(state, said) == f"{said}, take 4"


def test_equal_results_may_stand_for_each_other() -> None:
    """N-98: two fours are made, one with the card of the hand; only the other can be halved, whichever was said first."""
    state = table("3 8", "1 −4 6 ÷2", scoring=False)

    first = understood(state, "build 3 + 1 = 4, 8 − 4 = 4, 4 ÷ 2 = 2, 4 + 2 = 6")

    assert first == understood(state, "build 8 − 4 = 4, 3 + 1 = 4, 4 ÷ 2 = 2, 4 + 2 = 6")
    assert GAME.write(state, state.seat, first) == "build 8 − 4 = 4, 4 ÷ 2 = 2, 3 + 2 = 5, 5 + 1 = 6"


def test_a_result_and_a_card_of_equal_value_are_both_tried() -> None:
    """N-98: an 8 is made and an 8 lies there; both are used up, so either reading is the same turn."""
    state = table("5 3 8 2", "10 −2 14", scoring=False)

    assert repeated(state, "5 + 3 = 8, 8 − 2 = 6, 8 + 6 = 14, take 14").endswith("= 14, take 14")


def test_a_bare_number_is_a_lone_card_while_one_is_there() -> None:
    """N-98: brackets name the build; without them it is meant where no lone card has this value."""
    both, build = table("8 [5+3]=8 2", "8 4", scoring=False), table("[5+3]=8 2", "8 4", scoring=False)

    assert repeated(both, "8 = 8, take 8") == "8 = 8, take 8"
    assert repeated(both, "[8] = 8, take 8") == "[8] = 8, take 8"
    assert repeated(build, "8 = 8, take 8") == "[8] = 8, take 8"
    assert repeated(both, "8 = 8; 8 = 8, take 8") == "8 = 8; [8] = 8, take 8"


def test_any_consistent_reading_will_do() -> None:
    """N-98: the first 8 must be the build, since no wild card may touch it, or since the lone one is named later."""
    guarded = table("8 2 [5+3]=8", "8 −2 4", scoring=False, wild_on_build="none")
    named = table("8r 2g 2b [5g+3g]=8", "10b 4g 3b")

    assert repeated(guarded, "8 = 8; 8 + 2 = 10, 10 − 2 = 8, take 8") == "8 + 2 = 10, 10 − 2 = 8; [8] = 8, take 8"
    assert repeated(named, "8 + 2g = 10; 8r + 2b = 10, take 10") == "8r + 2b = 10; [8] + 2g = 10, take 10b"


def test_equal_builds_have_letters() -> None:
    """N-40, N-97: `[10]a` and `[10]b`; both at once need none."""
    state = table("[9+1]=10 [6+4]=10 3", "10 2", scoring=False)

    assert [centre(say(state, f"[10]{letter} = 10, take 10")) for letter in "ab"] == ["3 | 10: 4 6", "3 | 10: 1 9"]
    assert repeated(state, "10 = 10; 10 = 10, take 10") == "[10]a = 10; [10]b = 10, take 10"
    with refused(Code.NO_SUCH_CARD, said="[10]c"):
        say(state, "[10]c = 10, take 10")


def test_colours_tell_equal_numbers_apart() -> None:
    """N-97: where cards have colours, letters name them; where only one fits, none is needed."""
    state = table("5g 5r 3b", "8b 2g")

    assert repeated(state, "5g + 3 = 8, take 8") == "5g + 3b = 8, take 8b"
    assert repeated(state, "5R + 3B = 8, take 8B") == "5r + 3b = 8, take 8b"
    with refused(Code.NO_SUCH_CARD, said="5o"):
        say(state, "5o + 3 = 8, take 8")


def test_a_loose_wild_card_is_named_where_the_hand_has_its_like() -> None:
    """N-59, N-97: plainly said, the one of the hand is played; `@` means the one on the table."""
    state = table("10g 13r −2", "−2 8b 9b", pack=pack_with("sub 2", copies=2))

    assert centre(say(state, "10 − 2 = 8, take 8")) == "13r | −2"
    assert centre(say(state, "10 @− 2 = 8, take 8")) == "13r"
    hand, loose = understood(state, "10 − 2 = 8, take 8"), understood(state, "10 @− 2 = 8, take 8")
    assert isinstance(hand, Take)
    assert isinstance(loose, Take)
    assert (hand.groups[0].wilds, hand.groups[0].loose) == (loose.groups[0].loose, loose.groups[0].wilds)
    assert repeated(state, "10 @− 2 = 8, take 8") == "10g @− 2 = 8, take 8b"


def test_a_loose_wild_card_needs_no_sign_where_the_hand_has_none() -> None:
    """N-59: `@` is understood there as well, and not said."""
    state = table("10 13 −2", "8 9", scoring=False)

    assert repeated(state, "10 − 2 = 8, take 8") == repeated(state, "10 @− 2 = 8, take 8") == "10 − 2 = 8, take 8"


def test_a_take_may_be_said_without_its_word() -> None:
    """N-99: the sum says it where only one turn can be meant; so does the card for a plain match."""
    state = table("5 3 8", "8 2", scoring=False)

    assert isinstance(understood(state, "5 + 3 = 8"), Take)
    assert repeated(state, "take 8") == "8 = 8, take 8"


def test_a_build_may_be_said_without_its_word() -> None:
    """N-99."""
    assert isinstance(understood(table("9", "1 10", scoring=False), "9 + 1 = 10"), Build)


def test_leftovers_have_a_sentence_of_their_own_only_to_name_them() -> None:
    """N-97: no word of a take or build is asked for; `leave` says that the pile stays."""
    move = understood(table("10 7", "−2 8 3", scoring=False), "10 − 2 = 8, leave; discard 3")

    assert isinstance(move, Discard)
    assert [group.value for group in move.left] == [8]


def test_the_sentence_is_asked_for_where_the_table_says_so() -> None:
    """N-99 (`ask_sentence`): a plain match is said as well; a build and a discard are as before."""
    state = table("9 8", "1 10 8", scoring=False, ask_sentence=True)

    with refused(Code.SAY_IT):
        say(state, "take 8")
    for said in ("8 = 8, take 8", "build 9 + 1 = 10", "discard 1"):
        assert repeated(state, said) == said


def test_many_equal_cards_are_read_without_trying_every_order() -> None:
    """N-98: twelve cards of four colours can be said in millions of orders, all of which are one sum."""
    numbers = [f"{value}{colour}" for value in (1, 2, 3) for colour in "gobr"]
    state = table(" ".join(numbers), "15g 14g")
    equation = f"{' + '.join(number[:-1] for number in numbers)} = 24"
    interpreter = Interpreter(state.position(state.seat))

    (step,) = read_sentence(equation, VERBS)
    found = interpreter.families([tuple(part for part in step if isinstance(part, Equation))], TAKE)

    assert len(list(found)) == 1
    assert MOST_TRIES - interpreter.tries.left < 1000


def not_said(state: State, said: str) -> None:
    """Say something that is refused."""
    with suppress(Refusal):
        GAME.read(state, state.seat, said)


@pytest.mark.parametrize(
    ("said", "code"),
    [
        ("1+2+3=6, 3+2+1=6, 2+4=6, 6=6, take 6", SentenceCode.TOO_MANY_WAYS),
        ("4+2=6; 3+2+1=6; 5+1=6; 1+2+3=6; 6=6; take 6", Code.UNCLEAR),
    ],
)
def test_a_short_sentence_that_can_mean_thousands_of_turns_is_soon_asked_back(said: str, code: Code | SentenceCode) -> None:
    """N-98: of each number lie four colours, and nobody has said which."""
    numbers = [f"{value}{colour}" for value in range(1, 7) for colour in "gobr"]
    state = table(" ".join(numbers[:-1]), "6r 14g")

    with refused(code):
        say(state, said)
    assert effort(partial(not_said, state, said))[1] < 500_000  # about the twentieth of a second


def test_a_bare_number_is_a_card_where_piles_join_by_every_operation() -> None:
    """N-18 with `join_ops = all_four`: 10 − 2 plays the card −2, 10 − (2) joins the two that lies there."""
    state = table("10 2 7", "−2 8 3", scoring=False, join_ops="all_four")

    assert centre(say(state, "10 − 2 = 8, take 8")) == "2 | 7"
    assert centre(say(state, "10 − (2) = 8, take 8")) == "7"
    assert repeated(state, "10 − (2) = 8, take 8") == "10 − (2) = 8, take 8"


def test_a_bare_number_is_a_pile_where_no_card_fits() -> None:
    """N-18, N-98 with `join_ops = all_four`: nobody has −2; or the card is needed elsewhere in the sentence."""
    without = table("10 2 7", "8 3", scoring=False, join_ops="all_four")
    elsewhere = table("10 2 7", "−2 13 3", scoring=False, join_ops="all_four")

    assert repeated(without, "10 − 2 = 8, take 8") == "10 − (2) = 8, take 8"
    assert repeated(elsewhere, "10 − 2 = 8, 7 − 2 = 5, 8 + 5 = 13, take 13").count("(2)") == 1


def test_a_build_is_no_number_on_a_card() -> None:
    """N-97: 9 − [4] does not play the card −4."""
    with refused(Code.ONLY_SUMS):
        say(table("9 [3+1]=4 7", "−4 5 2", scoring=False), "9 − [4] = 5, take 5")


@pytest.mark.parametrize(
    "said",
    [
        "discard −2; 10 − 2 = 8, take 8",
        "10 − 2 = 8, take 8; discard −2",
        "discard −2, 10 − 2 = 8, take 8",
    ],
)
def test_of_two_equal_wild_cards_one_is_laid_down_and_the_loose_one_is_played(said: str) -> None:
    """N-98: any consistent reading suffices. The −2 of the hand lies in the centre afterwards, and the loose one is won."""
    state = table("10g 13r −2", "−2 8b 9b", pack=pack_with("sub 2", copies=2))

    assert repeated(state, said) == "discard −2; 10g @− 2 = 8, take 8b"


@pytest.mark.parametrize("wilds", [("", "−2 −2"), ("−2 −2", ""), ("−2", "−2")])
def test_equal_wild_cards_are_told_apart_in_every_way_that_fits(wilds: tuple[str, str]) -> None:
    """N-98: two parts play a −2 each, wherever the two are."""
    state = table(f"10g 12r 5b {wilds[0]}", f"{wilds[1]} 8b 10b 3g", pack=pack_with("sub 2", copies=2))
    said = ["10 − 2 = 8, take 8", "5 − 2 = 3, leave"] if wilds[1] else ["10 − 2 = 8, take 8"]

    assert centre(say(state, "; ".join(said))) == centre(say(state, "; ".join(reversed(said))))


@pytest.mark.parametrize(
    "said",
    [
        "6 + 4 = 10, 10 = 10, take 10",
        "10 = 10, 6 + 4 = 10, take 10",
        "take 10; 6 + 4 = 10",
        "take 10, 6 + 4 = 10",
        "6 + 4 = 10, take 10, 10 = 10",
        "6 + 4 = 10, take 10; 10 = 10",
        "take 10: 10 = 10; 6 + 4 = 10",
    ],
)
def test_a_second_group_is_heard_however_it_is_parted(said: str) -> None:
    """N-97, N-98: with a comma, or after the take; nobody wins less than was said."""
    assert repeated(table("10 6 4 3", "10 2", scoring=False), said) == "6 + 4 = 10; 10 = 10, take 10"


def test_groups_parted_by_commas_may_be_said_in_turns() -> None:
    """N-98: 6 + 2 + 2 and 7 + 3, their equations mixed."""
    state = table("6 2 2 7 3 1", "10 4", scoring=False)

    said = repeated(state, "6 + 2 = 8, 7 + 3 = 10, 8 + 2 = 10, take 10")

    assert sorted(said.removesuffix(", take 10").split("; ")) == ["6 + 2 = 8, 8 + 2 = 10", "7 + 3 = 10"]


def test_what_is_parted_by_commas_is_one_group_where_that_makes_sense() -> None:
    """N-97: the ten that is made goes on, although another ten lies there and could stand for it."""
    state = table("1 9 10 10", "0.5 10", scoring=False)
    said = "1 + 9 = 10, 10 + 10 = 20, 0.5 × 20 = 10, take 10"

    assert repeated(state, said) == said
    assert centre(say(state, said)) == "10"


@pytest.mark.parametrize("said", ["6 + 4 = 10, 10 = 10, take 10", "take 10: 6 + 4 = 10", "take 10; 6 + 4 = 10"])
def test_a_result_may_be_named_again_where_no_other_group_is_there(said: str) -> None:
    """N-98: no ten lies there, so the ten that was made is meant."""
    assert repeated(table("6 4 3", "10 2", scoring=False), said) == "6 + 4 = 10, take 10"


def test_a_colon_says_what_the_take_is_made_of() -> None:
    """N-99: the ten that lies there is not said."""
    assert repeated(table("10 6 4 3", "10 2", scoring=False), "take 10: 6 + 4 = 10") == "6 + 4 = 10, take 10"


def test_a_pile_left_changed_may_stand_between_commas() -> None:
    """N-62, N-97: what stands before `leave` stays, what follows is taken."""
    state = table("13 8 2", "−4 −5 8 9 10", scoring=False)

    for said in ("13 − 4 = 9, leave, 8 = 8, take 8", "8 = 8, take 8, 13 − 4 = 9, leave", "13 − 4 = 9, leave, take 8"):
        assert repeated(state, said) == "13 − 4 = 9, leave; 8 = 8, take 8"


def test_two_piles_left_changed_may_share_a_word() -> None:
    """N-62, N-97: a comma for a semicolon."""
    state = table("13 12 8", "−4 −2 8 9 10", scoring=False)

    assert repeated(state, "13 − 4 = 9, 12 − 2 = 10, leave; discard 8").count("leave") == 2

"""What players say that is no turn: wrong sums, loose ends, words that mean several things or none."""

from typing import Any, cast

import pytest

from sumdeck.games.numero.rules import listening
from sumdeck.games.numero.rules.codes import Code
from sumdeck.games.numero.rules.game import Numero
from sumdeck.games.numero.rules.listening import LONGEST
from sumdeck.games.numero.rules.moves import Build
from sumdeck.rules.deals import named_deal
from sumdeck.rules.game import Mistake, Refusal, Seat
from tests.games.numero.rules.scoring import pack_with
from tests.games.numero.rules.tables import GAME, P, Q, mistaken, refused, repeated, say, table, understood
from tests.games.numero.rules.telling import centre


@pytest.mark.parametrize(
    ("said", "wrong", "at"),
    [
        ("5 + 3 = 9, take 9", "5 + 3 = 9", 0),
        ("5 + 3 = 8, 8 − 2 = 7, take 7", "8 − 2 = 7", 1),
        ("9 = 10, take 10", "9 = 10", 0),
        ("10 = 10; 5 + 3 = 10, take 10", "5 + 3 = 10", 1),
        ("5 + 3 = 8, take 8; 10 − 2 = 7, leave", "10 − 2 = 7", 1),
        ("10 − 2 = 8, leave; 5 + 3 = 9, take 9", "5 + 3 = 9", 1),
        ("build 9 + 1 = 11", "9 + 1 = 11", 0),
        ("100 + 1 = 1", "100 + 1 = 1", 0),
    ],
)
def test_a_wrong_sum_is_a_mistake_that_tells_no_answer(said: str, wrong: str, at: int) -> None:
    """N-98, N-99: the player hears which equation is wrong, counted as it was said, and nothing else."""
    state = table("5 3 10 9", "8 −2 1 10 7", scoring=False)

    with mistaken("sentence.wrong_result", said=wrong, at=at):
        say(state, said)


def test_a_mistake_costs_nothing() -> None:
    """N-99: whoever erred tries again, at the same table."""
    state = table("5g 3b", "8r 2g")

    with pytest.raises(Mistake):
        say(state, "5 + 3 = 9, take 8")

    assert say(state, "5 + 3 = 8, take 8").points(P) == 1 + 3 + 5


@pytest.mark.parametrize(
    "said",
    [
        "5 + 3 = 8, 9 = 9, take 8",
        "5 + 3 = 8, 9 + 2 = 11, take 11",
        "build 5 + 3 = 8, 9 + 1 = 10",
        "10 − 2 = 8, 5 + 3 = 8, leave; discard 1",
    ],
)
def test_every_result_must_be_used(said: str) -> None:
    """N-98: at the end of each part the bag holds one value."""
    with refused(Code.LOOSE_ENDS):
        say(table("5 3 9 2 10", "8 −2 1 10 11", scoring=False), said)


@pytest.mark.parametrize(
    ("said", "missing"),
    [
        ("6 + 2 = 8, take 8", "6"),
        ("9 − 4 = 5, take 5", "−4"),
        ("[9] = 9, take 9", "[9]"),
    ],
)
def test_a_card_that_is_said_must_be_there(said: str, missing: str) -> None:
    """N-98: in the centre, or in the hand."""
    with refused(Code.NO_SUCH_CARD, said=missing):
        say(table("5 3 9 2", "8 10 −2 7", scoring=False), said)


@pytest.mark.parametrize(
    ("said", "code"),
    [
        ("5 + 5 = 10, take 10", Code.USED_TWICE),
        ("5 + 3 = 8; 5 + 3 = 8, take 8", Code.USED_TWICE),
        ("9 − 2 = 7, 9 − 2 = 7, take 7", Code.USED_TWICE),
        ("3 + 7 = 10, take 10", Code.ONE_NUMBER_CARD),
        ("build 8 + 2 + 7 = 17", Code.ONE_NUMBER_CARD),
    ],
)
def test_whoever_uses_a_card_twice_or_two_of_the_hand_is_told_that_one_rule(said: str, code: Code) -> None:
    """N-25, N-61, N-10: what lies in the centre is used already, what is in the hand only is one too many of it."""
    with refused(code):
        say(table("5 3 9 2", "8 10 −2 7", scoring=False), said)


@pytest.mark.parametrize("said", ["5 + 3 = 8, take 9", "take 5", "discard 4", "discard −4; discard 8", "play 4"])
def test_a_card_that_is_played_must_be_in_the_hand(said: str) -> None:
    """N-10, N-43, N-98: and whoever names another one is told so."""
    with refused(Code.NOT_IN_HAND):
        say(table("5 3 9 2", "8 10 −2 7", scoring=False), said)


def test_the_hand_card_is_added_and_never_changed() -> None:
    """N-28, N-97: −2 on the eight of the hand, or on a sum with it."""
    state = table("6 3", "−2 8 9", scoring=False)

    for said in ("build 8 − 2 = 6, 6 + 3 = 9", "build 3 + 8 = 11, 11 − 2 = 9"):
        with refused(Code.CARD_NOT_LAST):
            say(state, said)


def test_a_loose_wild_card_changes_no_hand_card() -> None:
    """N-60: × 3 on the four of the hand is no build."""
    with refused(Code.CARD_NOT_LAST):
        say(table("×3 9", "4 12", scoring=False), "build 4 × 3 = 12")


@pytest.mark.parametrize("said", ["5 + 3 = 8, take 8", "5 + 3g = 8, take 8b", "5g + 3g = 8, take 8"])
def test_words_that_mean_several_turns_are_unclear(said: str) -> None:
    """N-98: which five, which eight; every letter that matters must be said."""
    state = table("5g 5r 3g", "8b 8o 2g")

    with refused(Code.UNCLEAR):
        say(state, said)
    assert repeated(state, "5g + 3 = 8, take 8o") == "5g + 3g = 8, take 8o"


def test_which_of_two_builds_must_be_said_where_they_win_different_things() -> None:
    """N-40, N-98: more cards, or points."""
    for centre_, scoring in (("[9+1]=10 [5+4+1]=10", False), ("[9+1]=10 [6+4]=10", True)):
        with refused(Code.UNCLEAR):
            say(table(centre_, "10 2", scoring=scoring), "10 = 10, take 10")
    assert repeated(table("[9+1]=10 [6+4]=10", "10 2", scoring=False), "10 = 10, take 10") == "[10]a = 10, take 10"


def test_a_take_and_a_build_in_the_same_words_are_asked_back() -> None:
    """N-98, N-99: 5 + 3 = 8 takes with an eight, or builds with the three or five of the hand for the other eight."""
    state = table("5 3", "3 8 8", scoring=False)

    with refused(Code.TAKE_OR_BUILD):
        say(state, "5 + 3 = 8")
    assert repeated(state, "5 + 3 = 8, take 8") == "5 + 3 = 8, take 8"
    assert isinstance(understood(state, "build 5 + 3 = 8"), Build)


def test_the_last_number_said_is_the_card_built_with() -> None:
    """N-97: a five and a three lie there, and are in the hand too: the card of the hand comes last."""
    state = table("5 3", "5 3 8", scoring=False)

    assert centre(say(state, "build 5 + 3 = 8")) == "3 | 8: 3 5"
    assert [centre(say(state, f"build {said} = 8")) for said in ("5 + 3", "3 + 5")] == ["3 | 8: 3 5", "5 | 8: 3 5"]


def test_which_wild_card_is_dropped_must_be_clear() -> None:
    """N-98: where a pack prints −2 in two colours, the letter says which; a half is no ÷2."""
    coloured = table("13g 8g", "−2g −2r 4g 9g", pack=pack_with("sub 2", colours="green red"))
    halves = table("13 8", "1/2 ÷2 4 9", scoring=False)

    with refused(Code.UNCLEAR):
        say(coloured, "discard −2; discard 9")
    assert centre(say(coloured, "discard −2r; discard 9")) == "8g | 9g | 13g | −2r"
    assert centre(say(halves, "discard 1/2; discard 9")) == "8 | 9 | 13 | 1/2"
    with refused(Code.NOT_IN_HAND):
        say(halves, "discard 0.5; discard 9")


@pytest.mark.parametrize(
    ("said", "code"),
    [
        ("5 + 3 = 8, 8 × 2 + 1 = 17", "sentence.mixed"),
        ("5 + 3 × 2 = 11", "sentence.mixed"),
        ("10 − 2 − 2 = 6", "sentence.mixed"),
        ("5 + 3 = 8 + 4 = 12", "sentence.chain"),
        ("6 + 2 = 5 + 3", "sentence.right_side"),
        ("take 5 + 3", "sentence.no_result"),
        ("√8 = 3, take 3", "sentence.undefined"),
        ("5 ÷ 0 = 5", "sentence.undefined"),
        ("hello", "sentence.unreadable"),
        ("", "sentence.empty"),
        (" ; , ", "sentence.empty"),
        ("5 + 3 = 8" * 300, "sentence.too_long"),
    ],
)
def test_what_is_no_sentence_is_refused_with_its_reason(said: str, code: str) -> None:
    """N-98: one operation in an equation, its result behind it; N-53: no root that is not exact."""
    with refused(code):
        say(table("5 3 10 8", "8 −2 1 √ 3", scoring=False), said)


@pytest.mark.parametrize(
    ("said", "code"),
    [
        ("take", Code.WHICH_CARD),
        ("discard", Code.WHICH_CARD),
        ("take −2", Code.NOT_A_NUMBER_CARD),
        ("leave", Code.WHICH_SUM),
        ("build", Code.WHICH_SUM),
        ("take 8 10", Code.ONE_NUMBER_CARD),
        ("take 8; take 10", Code.ONE_NUMBER_CARD),
        ("discard 8 10", Code.ONE_NUMBER_CARD),
        ("5 + 3 = 8, take 8; build 9 + 1 = 10", Code.ONE_NUMBER_CARD),
        ("5 + 3 = 8; discard 1", Code.ONE_NUMBER_CARD),
        ("build 5 + 3 = 8; build 9 + 1 = 10", Code.ONE_NUMBER_CARD),
        ("build 5 + 3 = 8", Code.NOTHING_FROM_HAND),
        ("build 8 = 8", Code.NOT_A_TURN),
        ("discard 1, pass", Code.NOT_A_TURN),
        ("take 8, stop", Code.NOT_A_TURN),
        ("discard 1; challenge [10]", Code.NOT_A_TURN),
    ],
)
def test_words_that_make_no_turn_are_refused(said: str, code: Code) -> None:
    """N-10: one number card, one play, and words that belong together."""
    with refused(code):
        say(table("5 3 9", "8 −2 1 10 6", scoring=False), said)


@pytest.mark.parametrize("said", ["9 − 3 = 6", "9 − 3 = 6, take 6", "5 × 3 = 15, take 15", "5 + 3 = 8, 9 − 8 = 1, take 1"])
def test_piles_are_only_added(said: str) -> None:
    """N-18: both numbers lie there, and no wild card does."""
    with refused(Code.ONLY_SUMS):
        say(table("5 3 9", "8 −2 1 10 6", scoring=False), said)


@pytest.mark.parametrize("said", ["9 − 2 = 7, 5 − 2 = 3, 3 + 7 = 10, take 10", "11 − 3 = 8"])
def test_a_wild_card_that_is_used_up_or_a_pile_that_is_not_there_is_looked_for(said: str) -> None:
    with refused(Code.NO_SUCH_CARD):
        say(table("5 3 9 2", "8 −2 1 10 6", scoring=False), said)


def test_a_take_without_a_sum_needs_an_equal_pile() -> None:
    """N-99: the 8 is in the hand, and only a sum can win with it; a 7 is nowhere."""
    state = table("5 3 9", "8 −2 1 10 6", scoring=False)

    with refused(Code.NO_MATCH, said="8"):
        say(state, "take 8")
    with refused(Code.NOT_IN_HAND):
        say(state, "take 7")


@pytest.mark.parametrize(("said", "code"), [("pass", Code.NO_PASS), ("stop", Code.NO_STOP), ("accept", Code.NOTHING_TO_ACCEPT)])
def test_a_word_alone_has_its_time(said: str, code: Code) -> None:
    """N-69, N-89, N-105: passing in a final turn, accepting in the end, stopping in the solitaire."""
    with refused(code):
        say(table("5 3 9", "8 1 10", scoring=False), said)


def test_a_number_card_is_still_to_be_played() -> None:
    """N-45: a wild card laid down and nothing more."""
    with refused(Code.NUMBER_CARD_OUTSTANDING):
        say(table("5 3 9", "8 −2", scoring=False), "discard −2")


def test_nobody_speaks_out_of_turn() -> None:
    """A good sentence of the wrong seat, and a seat that does not exist."""
    state = table("5g 3g 9g", "8g 2g", "8b 3b")

    with refused(Code.NOT_YOUR_TURN):
        say(state, "5 + 3 = 8, take 8", seat=Q)
    with refused(Code.NOT_YOUR_TURN):
        GAME.read(state, type(P)(7), "pass")


@pytest.mark.parametrize("text", ["take 2 + 5 = 8", "2 + 5 = 8, take", "discard 1, 2 + 2 = 5"])
def test_a_wrong_sum_is_answered_before_anything_else(text: str) -> None:
    """N-98: whatever else is wrong with it, the player first hears that the sum is."""
    state = Numero().start(named_deal(Numero().options({}).pack, "river").cards, 2, Numero().options({}))

    with pytest.raises(Mistake):
        Numero().read(state, Seat(0), text)


def test_what_is_no_move_is_called_so() -> None:
    state = Numero().start(named_deal(Numero().options({}).pack, "river").cards, 2, Numero().options({}))

    with pytest.raises(TypeError, match="no move of Numero"):
        Numero().apply(state, Seat(0), cast(Any, "take 8"))


@pytest.mark.parametrize("said", ["6 + 4 = 10, 10 = 10, take 10", "take 10; 6 + 4 = 10"])
def test_which_of_two_groups_is_meant_as_well_is_asked(said: str) -> None:
    """N-98: two tens lie there, and one was said."""
    state = table("10g 10r 6b 4b 3b", "10b 2b")

    with refused(Code.UNCLEAR):
        say(state, said)
    assert repeated(state, "6 + 4 = 10, 10g = 10, 10r = 10, take 10").count(";") == 2


@pytest.mark.parametrize(("length", "patient"), [(LONGEST, True), (LONGEST + 1, False)])
def test_other_wordings_of_a_text_that_nobody_says_are_not_looked_for(
    length: int, patient: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each is a pattern that is tried at every place, and thousands of spaces would cost seconds."""
    looked: list[int] = []

    def wordings(text: str) -> tuple[str, ...]:
        looked.append(len(text))
        return ()

    monkeypatch.setattr(listening, "_wordings", wordings)
    with pytest.raises(Refusal):
        listening.read_words("x".ljust(length))

    assert bool(looked) == patient

"""What players say: one card at a time, with or without the sum; and chains, which are cut into single cards."""

import pytest

from sumdeck.games.numberloor.rules.codes import Code
from sumdeck.games.numberloor.rules.moves import Lay
from sumdeck.rules.game import Mistake, Refusal, Seat
from sumdeck.rules.steps import SentenceCode
from tests.games.numberloor.rules.tables import GAME, beginners, hand, lays, mistaken, numberloor, opened, pack_of, refused, say


@pytest.mark.parametrize(
    ("cards", "laid", "sentence"),
    [
        ("3 B2", "5", "3 + 2 = 5"),
        ("3 B2", "1", "3 − 2 = 1"),
        ("9 B2", "1", "9 + 2 = 11, floor 1"),
        ("0 B3", "7", "10 − 3 = 7"),
        ("1 B3", "8", "11 − 3 = 8"),
        ("5 B7", "2", "5 + 7 = 12, floor 2"),
        ("3 B5", "8", "3 + 5 = 8"),
        ("5 B3", "5", "5 = 5"),
        ("5 B3", "N8", "night 5 + 3 = 8"),
        ("5 Bnear", "7", "5 + 2 = 7"),
        ("1 Bnear", "9", "11 − 2 = 9"),
        ("4 Bodd", "7", "7 is odd"),
        ("4 Bodd", "4", "4 = 4"),
        ("4 Beven", "0", "0 is even"),
        ("4 Bskip", "4", "4 = 4"),
    ],
)
def test_a_floor_is_said_with_the_jump_that_leads_there(cards: str, laid: str, sentence: str) -> None:
    """L-28, L-29, L-43, L-44, L-45, L-71, L-74, L-77."""
    state = numberloor(cards, f"{laid} B9", "?")
    said = {text for text in lays(state) if not text.startswith(("balloon", "take"))}

    assert said == {sentence}
    assert opened(say(state, sentence)).split()[0] == laid


@pytest.mark.parametrize(
    "text",
    [
        "5",
        "floor 5",
        "3+2=5",
        "3 + 2 = 5, floor 5",
        "3 plus 2 is 5.",
        "  3 + 2  =  5 ",
        "2 + 3 = 5",
        "13 + 2 = 15",
        "13 + 2 = 15, floor 5",
        "3 ＋ 2 ＝ 5",
        "5 on 3",
        "5 ON THE FLOOR 3",
    ],
)
def test_the_same_floor_in_many_words(text: str) -> None:
    state = say(numberloor("3 B2", "5 0", "?"), text)

    assert opened(state) == "5 B2"


@pytest.mark.parametrize("text", ["0 - 3 = -3", "0 − 3 = −3, floor 7", "10 – 3 = 7", "10 minus 3 makes 7"])
def test_below_zero_in_many_words(text: str) -> None:
    """L-44."""
    assert opened(say(numberloor("0 B3", "7 0", "?"), text)) == "7 B3"


@pytest.mark.parametrize("text", ["night 8", "NIGHT 5 + 3 = 8", "night floor 8", "☾8", "night 5+3=8, floor 8"])
def test_a_night_card_in_many_words(text: str) -> None:
    assert say(numberloor("5 B3", "?", "N8 0"), text, seat=1).seat == 1


@pytest.mark.parametrize(
    ("text", "laid"),
    [
        ("balloon 3", "B3"),
        ("±3", "B3"),
        ("b3", "B3"),
        ("B 3", "B3"),
        ("balloon nearest", "Bnear"),
        ("nearest 2", "Bnear"),
        ("≈2", "Bnear"),
        ("balloon odd", "Bodd"),
        ("Even", "Beven"),
        ("skip", "Bskip"),
        ("balloon skip", "Bskip"),
    ],
)
def test_balloons_in_many_words(text: str, laid: str) -> None:
    state = say(numberloor("4 B2", "4 4 B3 Bnear Bodd Beven Bskip", "?"), text)

    assert opened(state) == f"4 {laid}"


@pytest.mark.parametrize("text", ["take two", "Take 2", "take", "draw two"])
def test_taking_in_many_words(text: str) -> None:
    assert len(say(numberloor("4 B2", "4", "?"), text).hands[0]) == 3


@pytest.mark.parametrize(("text", "at"), [("3 + 2 = 6", "3 + 2 = 6"), ("5 = 3", "5 = 3"), ("night 3 + 2 = 4", "3 + 2 = 4")])
def test_a_wrong_sum_is_a_mistake(text: str, at: str) -> None:
    """Whatever lies there and whatever is held; the answer is not told."""
    with mistaken(SentenceCode.WRONG_RESULT, at):
        say(numberloor("3 B2", "5 6 N5 0", "?"), text)


def test_the_wrong_landing_is_a_mistake() -> None:
    """L-43: eleven is not shown by 2."""
    state = numberloor("9 B2", "1 2 0", "?")

    with mistaken(Code.WRONG_FLOOR, "9 + 2 = 11, floor 2"):
        say(state, "9 + 2 = 11, floor 2")


@pytest.mark.parametrize(
    ("opened", "text"),
    [("9 B2", "9 + 2 = 1"), ("4 B8", "8 + 4 = 2"), ("1 B3", "1 - 3 = 8"), ("0 Bnear", "night 0 - 1 = 9")],
)
def test_half_a_sum_for_the_right_floor_is_no_mistake(opened: str, text: str) -> None:
    """L-43 to L-45: the floor is right, and the player is asked for the whole sum, which nobody says for them."""
    with pytest.raises(Refusal) as refusal:
        say(numberloor(opened, "1 2 8 N9 0", "?"), text)

    assert (refusal.value.code, set(refusal.value.details)) == (Code.WHOLE_SUM, {"said"})


@pytest.mark.parametrize("text", ["9 + 3 = 2", "8 + 2 = 0", "9 + 2 = 2", "9 x 2 = 8", "9 + 2 = -9"])
def test_half_a_sum_for_another_jump_is_a_mistake(text: str) -> None:
    """It leads nowhere from here."""
    with mistaken(SentenceCode.WRONG_RESULT, text):
        say(numberloor("9 B2", "1 2 0", "?"), text)


def test_the_wrong_parity_is_a_mistake() -> None:
    """L-74, L-75."""
    with mistaken(Code.WRONG_PARITY, "7 is even"):
        say(numberloor("4 Bodd", "7 0", "?"), "7 is even")


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("4 + 2 = 6", Code.NOT_FROM_HERE),
        ("3 + 3 = 6", Code.NOT_THIS_STEP),
        ("3 x 2 = 6", Code.NOT_A_MOVE),
        ("1 + 1 + 3 = 5", Code.NOT_A_MOVE),
        ("balloon 12", Code.NO_SUCH_CARD),
        ("balloon nearest 7", Code.NO_SUCH_CARD),
        ("choose odd", Code.NO_SUCH_CARD),
        ("balloon 9", Code.NOT_IN_HAND),
        ("17", Code.NOT_IN_HAND),
        ("25", Code.NO_SUCH_CARD),
        ("5 on 7", Code.NO_SUCH_STACK),
        ("5, 7", Code.ONE_AT_A_TIME),
        ("balloon", Code.NOT_IN_HAND),
        ("night", SentenceCode.UNREADABLE),
        ("floor", SentenceCode.UNREADABLE),
        ("on 3", SentenceCode.UNREADABLE),
        ("fivish", SentenceCode.UNREADABLE),
        ("3 + 2 =", SentenceCode.NO_RESULT),
        ("3 + 2", SentenceCode.NO_RESULT),
        (" , ; ", SentenceCode.EMPTY),
    ],
)
def test_what_says_no_move_is_refused(text: str, code: str) -> None:
    with refused(code):
        say(numberloor("3 B2", "5 6 0", "?"), text)


@pytest.mark.parametrize("text", ["balloon", "choose", "balloon odd/even", "odd or even", "odd/even", "choose odd or even"])
def test_a_balloon_of_chosen_parity_is_asked_for_its_word(text: str) -> None:
    """Whoever lays it says odd or even; a missing word is asked for."""
    pack = pack_of(
        'kind = "floor"; time = "day"; value = "0-9"; count = 3',
        'kind = "balloon"; effect = "step"; value = 1',
        'kind = "balloon"; effect = "parity"; value = "chosen"; count = 2',
    )
    state = numberloor("4 B1", "4 0 Bchosen", "?", pack=pack)

    with refused(Code.WHICH_PARITY):
        say(state, text)
    assert opened(say(state, "choose even")) == opened(say(state, "even")) == opened(say(state, "any even floor"))


def test_a_stranger_says_nothing() -> None:
    with refused(Code.NOT_YOUR_TURN):
        GAME.read(numberloor("3 B2", "5", "?"), Seat(7), "5")


def test_beginners_say_the_stack_only_where_it_matters() -> None:
    """L-98."""
    state = beginners("4 6", "5 3 0", "?")

    assert opened(say(state, "3")) == "3 6"
    with refused(Code.WHICH_STACK):
        say(state, "5")
    assert (opened(say(state, "5 on 6")), opened(say(state, "6 - 1 = 5")), opened(say(state, "5 on left"))) == (
        "4 5",
        "4 5",
        "5 6",
    )
    with refused(Code.NOT_THIS_STEP):
        say(state, "6 - 3 = 3")


def test_a_step_of_nothing_is_the_same_floor() -> None:
    """L-28."""
    assert opened(say(numberloor("5 B3", "5 0", "?"), "5 + 0 = 5")) == "5 B3"
    with refused(Code.NOT_THIS_STEP):
        say(numberloor("5 Bskip", "6 5 0", "?"), "5 + 1 = 6")


def test_several_reaches_are_told_apart_by_their_number() -> None:
    pack = pack_of(
        'kind = "floor"; time = "day"; value = "0-9"; count = 3',
        'kind = "balloon"; effect = "step"; value = 1',
        'kind = "balloon"; effect = "nearest"; value = [1, 3]',
    )
    state = numberloor("4 B1", "4 0 ≈1 ≈3", "?", pack=pack)

    assert {"balloon nearest 1", "balloon nearest 3"} <= lays(state)
    assert opened(say(state, "balloon nearest 3")) == "4 ≈3"


@pytest.mark.parametrize(
    ("chain", "parts"),
    [
        ("5, 7, 9, balloon 3, 6, 3", ("5", "7", "9", "balloon 3", "6", "3")),
        ("9 + 2 = 11, floor 1, 3", ("9 + 2 = 11, floor 1", "3")),
        ("5, floor 7", ("5", "floor 7")),
        ("9 + 2 = 11, floor 1, floor 3; stop", ("9 + 2 = 11, floor 1", "floor 3", "stop")),
        ("5 then 7 then stop", ("5", "7", "stop")),
        ("±3, ☾8", ("balloon 3", "night 8")),
    ],
)
def test_a_chain_is_asked_back_as_single_moves(chain: str, parts: tuple[str, ...]) -> None:
    """L-24: so that there is a moment for a night card after each."""
    with refused(Code.ONE_AT_A_TIME, moves=parts):
        say(numberloor("3 B2", "5 7", "?"), chain)


def test_the_long_example_as_a_chain() -> None:
    """LV-3: all at once, as a child would say it."""
    state = numberloor("3 B2", "5 7 9 B3 6 3 0", "?")

    state = say(state, *["5", "7", "9", "balloon 3", "6", "3"])

    assert (opened(state), hand(state, 0)) == ("3 B3", "0")


def test_a_chain_that_breaks_leaves_what_was_laid() -> None:
    """L-110: the card that does not fit stays in the hand, and so does all after it."""
    state = numberloor("3 B2", "5 6 9 0", "?")

    state = say(state, "5")
    with refused(Code.DOES_NOT_FIT):
        say(state, "6")

    assert (opened(state), hand(state, 0)) == ("5 B2", "0 6 9")


def test_what_a_table_looks_like_in_words() -> None:
    """L-109: open cards, stars, hand sizes and the pile for everybody; the hand for its own seat only."""
    state = numberloor("3 Bskip", "N5 6 B3", "7 7", stars="1 0")

    own, onlooker = (GAME.describe(GAME.view(state, seat)) for seat in (Seat(0), None))

    assert own == "open    3 | skip\nhand    6 ☾5 ±3\npile    79 cards; stars and cards: seat 0 1★ 3, seat 1 0★ 2; seat 0 to play"
    assert onlooker == own.replace("hand    6 ☾5 ±3\n", "")


def test_a_card_without_a_name_is_no_move() -> None:
    """A move out of thin air is refused, and no fault of ours."""
    state = numberloor("3 B2", "5", "?")

    for move in (Lay(-7), Lay(1000), Lay(state.hands[0][0], 2)):  # type: ignore[arg-type]
        with pytest.raises(Refusal):
            GAME.check(state, Seat(0), move)
    with pytest.raises(TypeError):
        GAME.check(state, Seat(0), "5")  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "text",
    [
        "6 because 8 take away 2 is 5",
        "6, because 8 - 3",
        "6 because 8 + 2 = 10",
        "6, three less",
        "6, two more",
        "6, up two",
        "8 + 2 = 10, so 1",
        "6 weil 8 minus 2 ist 5",
    ],
)
def test_a_false_reason_is_a_mistake_before_anything_is_laid(text: str) -> None:
    """L-24: one false number in a sentence, and nothing of it is laid."""
    with pytest.raises(Mistake):
        GAME.read(numberloor("8 B2", "6 6 0 8 8 9", "3", level="intermediate"), Seat(0), text)


@pytest.mark.parametrize("text", ["5 because 5 is even", "5, even"])
def test_a_floor_is_not_laid_for_a_parity_it_does_not_have(text: str) -> None:
    """L-24, L-74."""
    with pytest.raises(Mistake):
        GAME.read(numberloor("8 Bodd", "5 5 3", "3"), Seat(0), text)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("5 on the 4 because 4 and 1 is 7", "4 and 1 is 7"),
        ("5, two more than 4", "5, two more than 4"),
        ("5 on 4, it's two more", "5 on 4 because two more"),
        ("I lay 5 on the 4 because one less", "5 on the 4 because one less"),
    ],
)
def test_beginners_give_true_reasons_as_well(text: str, said: str) -> None:
    """L-24, L-95: and the whole of what is not true is quoted."""
    with pytest.raises(Mistake) as raised:
        GAME.read(beginners("4 9", "0 3 5 4 8 6", "8"), Seat(0), text)

    assert raised.value.details["said"] == said


@pytest.mark.parametrize("text", ["6, 8 - 2 = 5", "8 - 2 = 6, 6 + 2 = 9", "6, two less, 8, two less", "6, 8, 8 + 2 = 11, 0"])
def test_where_a_later_step_is_not_true_none_is_laid(text: str) -> None:
    """L-24."""
    with pytest.raises(Mistake):
        GAME.read(numberloor("8 B2", "6 6 0 8 8 9", "3", level="intermediate"), Seat(0), text)


def test_cards_that_are_taken_in_a_chain_are_not_foreseen() -> None:
    """L-37: whether a later step could be said depends on them, so nothing is told before they are taken."""
    state = numberloor("8 B2", "9 B3", "3", pile="6 0")

    with pytest.raises(Refusal, match=Code.ONE_AT_A_TIME):
        GAME.read(state, Seat(0), "take two, 6, 6 + 2 = 9")

"""How turns are said and understood, in the words of the sheet and in a child's (M-31)."""

import pytest

from sumdeck.games.mathino.rules.codes import Code
from sumdeck.rules.game import Objection
from sumdeck.rules.steps import SentenceCode
from tests.games.mathino.rules.tables import GAME, heard, mathino, refused

TABLE = mathino("5, 8, 8<6 2>1, -5<3 8>0, 7, 7g, 4", "3 8 4 2g 7 1", "13 12", level="advanced")


@pytest.mark.parametrize(
    ("said", "written"),
    [
        ("5 + 3 = 8", "5 + 3, building 8"),
        ("5 plus 3 is 8, building 8's", "5 + 3, building 8"),
        ("5+3 makes 8", "5 + 3, building 8"),
        ("BUILD 5 + 3 = 8", "5 + 3, building 8"),
        ("5 + 3 building 8s", "5 + 3, building 8"),
        ("5 - -3 = 8", "5 + 3, building 8"),
        ("5 + −3, building 2", "5 − 3, building 2"),
        ("5 × −3, building negative 15", "5 × −3, building −15"),
        ("5x3=15, 1+5=6", "5 × 3 is 15, 1 + 5 is 6, building 6"),
        ("5 times 3 is 15, sum of the digits 1 + 5 is 6", "5 × 3 is 15, 1 + 5 is 6, building 6"),
        ("5 * -3 = -15, digit sum -6", "5 × −3 is −15, 1 + 5 is 6, building −6"),
        ("[8] / 4 = 2", "[8] ÷ 4, building 2"),
        ("8:4 = 2", "8 ÷ 4, building 2"),
        ("−5 − 3, building −8", "−5 − 3, building −8"),
        ("5² = 25", "5 squared with 2g, building 25"),
        ("5 squared is 25, 2 + 5 is 7", "5 squared with 2g is 25, 2 + 5 is 7, building 7"),
        ("√4 = 2", "square root of 4 with 2g, building 2"),
        ("the cube root of 8 is 2", "cube root of 8, building 2"),
        ("8 cubed, building 512", "8 cubed, building 512"),
        ("(5 + 4) × 8, building 72", "(4 + 5) × 8, building 72"),
        ("4 + 5 = 9, 9 × 8 = 72", "(4 + 5) × 8, building 72"),
        ("(8 and [8]) / 4 = 2", "(8 and [8]) ÷ 4, building 2"),
        ("5, capture 5", Code.CARD_NOT_IN_HAND),
        ("8 and [8], capture 8", "8 and [8], capture 8"),
        ("capture 8", "8 and [8], capture 8"),
        ("take 8", "8 and [8], capture 8"),
        ("8, capture 8", "8, capture 8"),
        ("matching 8", "8, matching 8"),
        ("[8], matching 8", "[8], matching 8"),
        ("matching 4", "matching 4"),
        ("7g + 1, building 8, stack it 8", "7g + 1, building 8, stack it 8"),
        ("7 + 1 = 8, stack 8 8", "7 + 1, building 8, stack 8 [8]"),
        ("discard 2", "discard 2g"),
        ("Discard 3!", "discard 3"),
        ("stack 8 8, discard 3", "discard 3, stack 8 [8]"),
        ("discard 7, stack it 7", "7, matching 7"),
    ],
)
def test_a_turn_is_understood_however_it_is_said(said: str, written: str) -> None:
    """M-31, M-55, M-56: and told to the others in one form."""
    if isinstance(written, Code):
        with refused(written):
            heard(TABLE, said)
        return
    move = heard(TABLE, said)

    assert GAME.write(TABLE, TABLE.seat, move) == written
    assert heard(TABLE, written) == move


@pytest.mark.parametrize(
    ("said", "code"),
    [
        ("", SentenceCode.EMPTY),
        ("hello", SentenceCode.UNREADABLE),
        ("5 + 3", Code.WHICH_RESULT),
        ("building 8", Code.WHICH_SUM),
        ("5", Code.NOT_A_TURN),
        ("stack 8 8", Code.NO_ACTION),
        ("stack 8, discard 3", Code.MALFORMED),
        ("discard", Code.WHICH_CARD),
        ("discard 3 and 4", Code.ONE_CARD),
        ("discard it", Code.ONE_CARD),
        ("capture 9", Code.CARD_NOT_IN_HAND),
        ("matching 3", Code.NO_SUCH_PILE),
        ("9 + 3 = 12", Code.NO_SUCH_PILE),
        ("9 + 3 = 13", Code.WRONG_RESULT),
        ("9 + 3, building 13", Code.WRONG_RESULT),
        ("9 squared, building 81", Code.NO_SUCH_PILE),
        ("9 squared, building 82", Code.WRONG_RESULT),
        ("5 + 9 = 13", Code.WRONG_RESULT),
        ("1234…6789 + 9 = 13", Code.CARD_NOT_IN_HAND),
        ("1234…6789 + 3 = 13", Code.NO_SUCH_PILE),
        ("6 and 8, capture 8", Code.NO_SUCH_PILE),
        ("5 + 9 = 14", Code.CARD_NOT_IN_HAND),
        ("5 + 3 = 9", Code.WRONG_RESULT),
        ("5 + 3 is 8, building 9", Code.TWO_RESULTS),
        ("5 × 3 is 15, 1 + 6 is 7", Code.NOT_ITS_DIGITS),
        ("5 × 3, digit sum 6", Code.WHICH_RESULT),
        ("5 + 3 × 2 = 11", SentenceCode.MIXED),
        ("5 + 3 = 8, capture 8", Code.NO_SUCH_PILE),
        ("5 × 3, capture 8", Code.ONE_CARD),
        ("5 + 3 = 8, matching 8", Code.NO_SUCH_PILE),
        ("5 x 3 = 15, matching 8", Code.ONE_CARD),
        ("it + 3 = 8", Code.NO_SUCH_PILE),
        ("5 = 5", Code.NOT_A_TURN),
        ("digit sum 5", Code.NOT_A_TURN),
        ("stack 8 8 8, discard 3", Code.CARD_USED_TWICE),
    ],
)
def test_what_makes_no_turn_is_refused_with_its_reason(said: str, code: str) -> None:
    with refused(code):
        heard(TABLE, said)


def test_of_several_build_piles_one_says_which() -> None:
    state = mathino("8<6 2>1, 8<5 3>0", "4 3", "13")

    with refused(Code.UNCLEAR):
        heard(state, "8 - 3 = 5")
    with refused(Code.UNCLEAR):
        heard(state, "[8] - 3 = 5")
    assert [GAME.write(state, state.seat, heard(state, f"[8]{letter} - 3 = 5")) for letter in "ab"] == [
        "[8]a − 3, building 5",
        "[8]b − 3, building 5",
    ]


def test_a_golden_card_is_named_where_a_plain_one_is_there_too() -> None:
    """M-1: two kinds of 7, with and without a point."""
    lying, held = mathino("7, 7g", "7", "13"), mathino("7", "7 7g", "13")

    assert heard(lying, "7, capture 7") != heard(lying, "7g, capture 7")
    assert heard(held, "7, capture 7") != heard(held, "7, capture 7g")
    only = mathino("7g", "7", "13")
    assert heard(only, "7, capture 7") == heard(only, "7g, capture 7")


def test_fractions_are_said_in_brackets() -> None:
    """`fractions`."""
    state = mathino("7/2<7 2>1", "2 3", "13", fractions=True)

    for text in ("[7/2] × 2, building 7", "[7/2] + 3, building 13/2", "[7/2] - 3 = 1/2"):
        move = heard(state, text)
        assert heard(state, GAME.write(state, state.seat, move)) == move


def test_a_view_is_described_in_a_few_lines() -> None:
    text = GAME.describe(GAME.view(TABLE, TABLE.seat))

    assert text.splitlines() == [
        "deck 1, round 1",
        "table: −5 <3 8, duty of seat 0>, 4, 5, 7, 7g, 8, [8] <6 2, duty of seat 1>",
        "seat 0 (you): hand 1 2g 3 4 7 8; 0 captured; 0 points",
        "seat 1: hand ? ?; 0 captured; 0 points",
        "seat 0 is to play; 35 cards in the stock",
    ]
    assert "the last round" in GAME.describe(GAME.view(mathino("5", "3", "4", last=True), None))
    assert "locked by seat 1" in GAME.describe(GAME.view(mathino("9<3 2>1!", "3", "4"), None))


@pytest.mark.parametrize(
    "text", ["(" * 50, "[", "[8", "(8", "8 +", "stack", "5 and", "digit", "square", "cube 8", "time", "by", "capture 8 by smell"]
)
def test_broken_sentences_are_refused_gently(text: str) -> None:
    with pytest.raises(Objection):
        heard(TABLE, text)

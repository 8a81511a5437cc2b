"""Texts that are no sentence: each gets a reason, and no text gets anything else."""

import sys

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sumdeck.rules.game import Objection, Refusal
from sumdeck.rules.steps import Equation, SentenceCode, judge
from tests.rules.sentences import equation, numbers, read, refused


@pytest.mark.parametrize("text", ["", "   ", ";", " , ;\n", "...", "\u200b"])
def test_nothing_said_is_refused(text: str) -> None:
    with refused(SentenceCode.EMPTY):
        read(text)


@pytest.mark.parametrize(
    ("text", "piece", "at"),
    [
        ("hello", "hello", 0),
        ("5 + 3 = 8, tkae 8", "tkae", 11),
        ("5 + 3 = 8 jump", "jump", 10),
        ("5 ? 3 = 8", "?", 2),
        ("5 + = 8", "+", 2),
        ("= 8", "=", 0),
        ("5 3 = 8", "3", 2),
        ("5 + 3 = 8 9", "9", 10),
        ("5 xor 3 = 8", "or", 3),
        ("5 by 3 = 8", "by", 2),
        ("2 1g/2 = 3", "1g", 2),
        ("3⁴ = 81", "⁴", 1),
        ("3^4 = 81", "^4", 1),
        ("3^ = 9", "^", 1),
        ("5. + 3 = 8", ".", 1),
        ("1.2.3 = 4", ".3", 3),
        ("[8 + 1 = 9", "+", 3),
        ("[8g] + 1 = 9", "[8g]", 0),
        ("2 3/2 = 2", "3", 2),
        ("+5 = 5", "+", 0),
        ("--2 = 2", "-", 1),
        ("⅟ of 2 = 1", "⅟", 0),
        ("discard -", "-", 8),
        ("discard 4 @", "@", 10),
        ("take 8: win 4", "win", 8),
        ("\x00", "\x00", 0),
        ("\ud800", "\ud800", 0),
        ("z" * 100, "z" * 40, 0),
    ],
)
def test_what_cannot_be_read_is_pointed_at(text: str, piece: str, at: int) -> None:
    with refused(SentenceCode.UNREADABLE, piece=piece, at=at):
        read(text)


@pytest.mark.parametrize(
    "text",
    [
        "5 + 3 × 2 = 11",
        "5 + 3 - 2 = 6",
        "9 - 2 - 1 = 6",
        "2 × 3 × 4 = 24",
        "8 / 2 : 2 = 2",
        "5/ 2 + 1 = 3.5",
        "5 /2 + 1 = 3.5",
        "5/2.5 + 1 = 3",
        "5 + 3² = 14",
        "5 + √9 = 8",
        "√9 + 5 = 8",
        "√√16 = 2",
        "3²² = 81",
        "1/2 of 8 + 1 = 5",
        "1/2 of √16 = 2",
        "10 - 2 @÷ 4 = 2",
    ],
)
def test_an_equation_has_one_operation(text: str) -> None:
    """N-98: so that precedence never arises."""
    with refused(SentenceCode.MIXED, said=text):
        read(text)


@pytest.mark.parametrize("text", ["5 + 3 = 8 + 4 = 12", "8 = 8 = 8", "5 + 3 is 8 makes 8", "5 == 5"])
def test_a_chain_of_equations_is_not_one_equation(text: str) -> None:
    with refused(SentenceCode.CHAIN, said=text):
        read("take 8, " + text)


@pytest.mark.parametrize("text", ["5 + 3 = 4 × 2", "3² = 5 + 4", "1 + 2 = √9", "5 ÷ 2 = 5 / 2"])
def test_after_the_equals_sign_stands_one_number(text: str) -> None:
    with refused(SentenceCode.RIGHT_SIDE, said=text):
        read(text)


@pytest.mark.parametrize(
    "text", ["5 + 3", "5 + 3 =", "8", "√9", "build 9 + 1", "take 8:4", "take 8 : 4", "take 8:4 -2", "take 1/2 of 8", "2 = 2, 5/2"]
)
def test_a_calculation_needs_its_result(text: str) -> None:
    with refused(SentenceCode.NO_RESULT):
        read(text)


@pytest.mark.parametrize("text", ["-3² = 9", "−3 squared is 9", "3/2² = 9/4", "2½² = 25/4", "√1/4 = 1/2", "√2 1/4 = 3/2"])
def test_a_power_or_root_of_more_than_one_numeral_needs_brackets(text: str) -> None:
    """School reads −3² as −9 and √1/4 as 1/4: what was meant must be written."""
    with refused(SentenceCode.BRACKETS, said=text):
        read(text)


@pytest.mark.parametrize("text", ["1/0 of 8 = 0", "5 + 3 = 8/0", "discard 1/0"])
def test_a_fraction_cannot_have_nothing_below(text: str) -> None:
    with refused(SentenceCode.UNDEFINED):
        read(text)


def test_a_sentence_may_have_two_thousand_characters() -> None:
    longest = "5 + 3 = 8".ljust(2000)

    assert read(longest) == read("5 + 3 = 8")
    with refused(SentenceCode.TOO_LONG, limit=2000):
        read(longest + " ")


def test_a_number_may_have_a_thousand_digits() -> None:
    """However few digits the interpreter is told to convert at once."""
    before = sys.get_int_max_str_digits()
    sys.set_int_max_str_digits(640)
    try:
        judge(equation(f"{'9' * 500}² = {'9' * 499}8{'0' * 499}1"))
        longest = equation("1" + "0" * 999 + " = 1")
    finally:
        sys.set_int_max_str_digits(before)

    assert longest.terms == numbers(10**999)
    with refused(SentenceCode.TOO_LONG, limit=1000):
        read("1" + "0" * 1000 + " = 1")


numerals = ["0", "1", "2", "10", "0.5", "50%", "1/2", "½", "2½", "5g", "[8]b", ".", "%", "r"]
signs = [*"+-−×x÷/:=,;²³√∛^@()[]", "^2"]
words = ["sqrt", "of", "is", "and", "by", "take", "build", "pass"]
pieces = st.sampled_from([*numerals, *signs, *words])
babble = st.lists(st.tuples(pieces, st.sampled_from(["", " "]))).map(lambda found: "".join(a + b for a, b in found))


@given(st.one_of(st.text(), st.text(st.characters()), babble))
def test_any_text_gives_steps_or_a_refusal(text: str) -> None:
    try:
        parts = read(text)
    except Refusal as refusal:
        known = refusal.code in set(SentenceCode) - {SentenceCode.WRONG_RESULT}
    else:
        known = bool(parts) and all(parts) and all(step.text in text for part in parts for step in part)
    assert known


@given(st.lists(pieces, min_size=1, max_size=5))
def test_any_equation_is_true_or_wrong_or_undefined(left: list[str]) -> None:
    try:
        steps = [step for part in read(" ".join([*left, "= 2"])) for step in part]
    except Refusal:
        return
    for step in steps:
        if isinstance(step, Equation):
            assert verdict(step) in ("true", SentenceCode.WRONG_RESULT, SentenceCode.UNDEFINED)


def verdict(said: Equation) -> str:
    try:
        judge(said)
    except Objection as objection:
        return objection.code
    return "true"


@given(babble)
def test_case_and_width_and_typed_signs_make_no_difference(text: str) -> None:
    other = (
        text.upper().replace("−", "-").replace("×", "*").translate({ord(digit): ord(digit) + 0xFEE0 for digit in "0123456789"})
    )

    assert outcome(text) == outcome(other)


def outcome(text: str) -> object:
    try:
        return read(text)
    except Refusal as refusal:
        return refusal.code


@pytest.mark.parametrize(
    "piece", ["1 ", "1/", "½", "(", "[", "@", "-", "√", "²", "1,", "1+", "1=1;", "x", "a", ".", "take ", "1 1/2 ", ".5"]
)
def test_the_longest_text_is_read_as_easily_as_a_short_one(piece: str) -> None:
    """Nothing nests and nothing is read twice: not the depth of Python's stack, nor a long wait."""
    text = (piece * 2000)[:2000]

    assert outcome(text) is not None
    assert outcome("take " + text[:1990]) is not None
    assert outcome(piece * 1_000_000) == SentenceCode.TOO_LONG

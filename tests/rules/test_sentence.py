"""Reading sentences: every spelling a child may choose. What is no sentence is in `test_sentence_refused.py`."""

from fractions import Fraction

import pytest

from sumdeck.rules.steps import Command, Equation, SentenceCode, Step, Term, WildFace, judge
from tests.rules.sentences import command, equation, numbers, read, refused

HALF = Fraction(1, 2)
EIGHT = Term(8)


def fraction(above: int, below: int, mark: str = "", table: bool = False) -> Term:
    return Term(Fraction(above, below), "fraction", mark, table=table)


def decimal(text: str, mark: str = "", table: bool = False) -> Term:
    return Term(Fraction(text), "decimal", mark, table=table)


@pytest.mark.parametrize(
    "text",
    [
        "5 + 3 = 8",
        "5+3=8",
        "  5 +\t3\n=  8  ",
        "5 + 3 = 8.",
        "5 plus 3 is 8",
        "5 PLUS 3 makes 8!",
        "5 plus 3 equals 8",
        "５＋３＝８",
        "٥ + ٣ = ٨",
        "𝟓 + 𝟑 = 𝟖",
        "5 ➕ 3 = 8",
        "\ufeff5\u00a0+\u200b3 = 8",
        "(5) + (3) = (8)",
        "005 + 3 = 08",
    ],
)
def test_a_sum_may_be_written_in_many_ways(text: str) -> None:
    assert equation(text) == Equation("+", numbers(5, 3), EIGHT)


@pytest.mark.parametrize("text", ["10 - 2 = 8", "10 − 2 = 8", "10 – 2 = 8", "10-2=8", "10 -2 = 8", "10 minus 2 is 8"])
def test_a_difference_may_be_written_in_many_ways(text: str) -> None:
    assert equation(text) == Equation("-", numbers(10, 2), EIGHT)


@pytest.mark.parametrize("text", ["4 x 2 = 8", "4X2=8", "4*2=8", "4 × 2 = 8", "4 · 2 = 8", "4 ✖️ 2 = 8", "4 times 2 is 8"])
def test_a_product_may_be_written_in_many_ways(text: str) -> None:
    assert equation(text) == Equation("*", numbers(4, 2), EIGHT)


@pytest.mark.parametrize(
    "text", ["16 / 2 = 8", "16/2 = 8", "16 ÷ 2 = 8", "16 : 2 = 8", "16:2=8", "16 divided by 2 is 8", "16 ∕ 2 = 8", "16 ➗ 2 = 8"]
)
def test_a_division_may_be_written_in_many_ways(text: str) -> None:
    assert equation(text) == Equation("/", numbers(16, 2), EIGHT)


@pytest.mark.parametrize("text", ["3² = 9", "3^2 = 9", "3 ² = 9", "3 squared is 9", "3squared is 9", "(3)² = 9"])
def test_a_square_may_be_written_in_many_ways(text: str) -> None:
    assert equation(text) == Equation("pow", numbers(3), Term(9), degree=2)


@pytest.mark.parametrize("text", ["√9 = 3", "√ 9 = 3", "sqrt 9 = 3", "sqrt(9) = 3", "SQRT(9)=3", "root 9 is 3", "sqrt9 = 3"])
def test_a_root_may_be_written_in_many_ways(text: str) -> None:
    assert equation(text) == Equation("root", numbers(9), Term(3), degree=2)


@pytest.mark.parametrize("text", ["2³ = 8", "2^3 = 8", "2 cubed is 8"])
def test_a_cube_may_be_written_in_many_ways(text: str) -> None:
    assert equation(text) == Equation("pow", numbers(2), EIGHT, degree=3)


@pytest.mark.parametrize("text", ["∛8 = 2", "cbrt 8 = 2", "cbrt(8) is 2"])
def test_a_cube_root_may_be_written_in_many_ways(text: str) -> None:
    assert equation(text) == Equation("root", numbers(8), Term(2), degree=3)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("10 = 10", Equation("=", numbers(10), Term(10))),
        ("1 + 2 + 3 + 4 = 10", Equation("+", numbers(1, 2, 3, 4), Term(10))),
        ("3 - 5 = -2", Equation("-", numbers(3, 5), Term(-2))),
        ("-2 + 10 = 8", Equation("+", numbers(-2, 10), EIGHT)),
        ("10 + -2 = 8", Equation("+", numbers(10, -2), EIGHT)),
        ("10 - (−2) = 12", Equation("-", numbers(10, -2), Term(12))),
        ("−16/2 = −8", Equation("/", numbers(-16, 2), Term(-8))),
        ("∛-8 = -2", Equation("root", numbers(-8), Term(-2), degree=3)),
        ("(-3)² = 9", Equation("pow", numbers(-3), Term(9), degree=2)),
        ("[8]b + 2 = [10]", Equation("+", (Term(8, mark="b", bracket=True), Term(2)), Term(10, bracket=True))),
        ("5G + 3b = 8", Equation("+", (Term(5, mark="g"), Term(3, mark="b")), EIGHT)),
        ("[-2] + 10 = 8", Equation("+", (Term(-2, bracket=True), Term(10)), EIGHT)),
    ],
)
def test_terms_keep_order_sign_and_label(text: str, expected: Equation) -> None:
    assert equation(text) == expected


@pytest.mark.parametrize(
    ("text", "op", "terms"),
    [
        ("5/2 + 3/2 = 4", "+", (fraction(5, 2), fraction(3, 2))),
        ("5/2 × 2 = 5", "*", (fraction(5, 2), Term(2))),
        ("5/2 / 2 = 5/4", "/", (fraction(5, 2), Term(2))),
        ("5/2 : 2 = 5/4", "/", (fraction(5, 2), Term(2))),
        ("1/2 × 8 = 4", "*", (fraction(1, 2), Term(8))),
        ("1/2 of 8 = 4", "of", (fraction(1, 2), Term(8))),
        ("½ of 8 is 4", "of", (fraction(1, 2), Term(8))),
        ("½of 8 is 4", "of", (fraction(1, 2), Term(8))),
        ("2/3 of 12 = 8", "of", (fraction(2, 3), Term(12))),
        ("2⁄3 of 12 = 8", "of", (fraction(2, 3), Term(12))),
        ("⅔ of 12 = 8", "of", (fraction(2, 3), Term(12))),
        ("50% of 8 = 4", "of", (Term(HALF, "percent"), Term(8))),
        ("50 percent of 8 is 4", "of", (Term(HALF, "percent"), Term(8))),
        ("12.5% of 8 = 1", "of", (Term(Fraction(1, 8), "percent"), Term(8))),
        ("0.5 × 8 = 4", "*", (decimal("0.5"), Term(8))),
        ("8 × 0.5 = 4", "*", (Term(8), decimal("0.5"))),
        (".5 × 8 = 4", "*", (decimal("0.5"), Term(8))),
        ("2.50 + 1 = 3.5", "+", (decimal("2.5"), Term(1))),
        ("2 1/2 + 1½ = 4", "+", (fraction(5, 2), fraction(3, 2))),
        ("2 ½ + 1 = 3 1/2", "+", (fraction(5, 2), Term(1))),
        ("-2 1/2 + 4 = 3/2", "+", (fraction(-5, 2), Term(4))),
        ("2 1/2 = 5/2", "=", (fraction(5, 2),)),
        ("(5/2) = 5/2", "=", (fraction(5, 2),)),
        ("√(1/4) = 1/2", "root", (fraction(1, 4),)),
        ("√¼ = ½", "root", (fraction(1, 4),)),
        ("(3/2)² = 9/4", "pow", (fraction(3, 2),)),
        ("4/2 + 1 = 3", "+", (Term(2, "fraction"), Term(1))),
    ],
)
def test_numbers_that_are_not_whole_keep_their_form(text: str, op: str, terms: tuple[Term, ...]) -> None:
    """A slash divides only where it is the only operation of its side."""
    read_back = equation(text)

    assert (read_back.op, read_back.terms) == (op, terms)
    judge(read_back)


@pytest.mark.parametrize(
    ("text", "terms", "mark"),
    [
        ("10 @- 2 = 8", numbers(10, 2), ""),
        ("10 @-2 = 8", numbers(10, 2), ""),
        ("10 @− 2r = 8", (Term(10), Term(2, mark="r")), "r"),
        ("10 - @2r = 8", (Term(10), Term(2, mark="r", table=True)), "r"),
        ("12 @÷ 4 = 3", numbers(12, 4), ""),
        ("12/@4 = 3", (Term(12), Term(4, table=True)), ""),
        ("2 @x 4 = 8", numbers(2, 4), ""),
        ("@1/2r of 8 = 4", (fraction(1, 2, "r", table=True), Term(8)), "r"),
        ("@50%r of 8 = 4", (Term(HALF, "percent", "r", table=True), Term(8)), "r"),
        ("@0.5r × 8 = 4", (decimal("0.5", "r", table=True), Term(8)), "r"),
        ("8g × @0.5r = 4", (Term(8, mark="g"), decimal("0.5", "r", table=True)), "r"),
        ("3@² = 9", numbers(3), ""),
        ("3g@²r = 9", (Term(3, mark="g"),), "r"),
        ("3@^2r = 9", numbers(3), "r"),
        ("@√9 = 3", numbers(9), ""),
        ("@√r 9g = 3", (Term(9, mark="g"),), "r"),
        ("@∛r8 = 2", numbers(8), "r"),
    ],
)
def test_an_at_sign_means_the_wild_card_on_the_table(text: str, terms: tuple[Term, ...], mark: str) -> None:
    said = equation(text)

    assert said.wild_table
    assert said.terms == terms
    assert said.wild_mark == mark


@pytest.mark.parametrize(
    ("text", "mark"),
    [
        ("10g - 2r = 8", "r"),
        ("8g/4r = 2", "r"),
        ("5g x3r = 15", "r"),
        ("5gx3r = 15", "r"),
        ("@3r × 4b = 12", "r"),
        ("0.5b × @4r = 2", "r"),
        ("0.5b × 0.5r = 0.25", "r"),
        ("0.5r × 8g = 4", "r"),
        ("8g × 0.5r = 4", "r"),
        ("5/2g × 4r = 10", "r"),
        ("1/2r of 8g = 4", "r"),
        ("3g²r = 9", "r"),
        ("√r 9g = 3", "r"),
        ("5g + 3r = 8", ""),
    ],
)
def test_the_mark_of_the_wild_card_is_known(text: str, mark: str) -> None:
    assert equation(text).wild_mark == mark


@pytest.mark.parametrize("text", ["@5 + 3 = 8", "5 @+ 3 = 8", "5 + @3 = 8", "@8 = 8", "@10 - 2 = 8", "1/2 of @8 = 4", "@3² = 9"])
def test_an_at_sign_stands_only_at_a_wild_card(text: str) -> None:
    with refused(SentenceCode.UNREADABLE, piece="@", at=text.index("@")):
        read(text)


@pytest.mark.parametrize(
    ("text", "cards"),
    [
        ("pass", ()),
        ("PASS.", ()),
        ("discard 4", numbers(4)),
        ("Drop 5G", (Term(5, mark="g"),)),
        ("take 4 and 6", numbers(4, 6)),
        ("take with 8", EIGHT),
        ("take [8] [5/2]b", (Term(8, bracket=True), Term(Fraction(5, 2), "fraction", "b", bracket=True))),
        ("discard −2", WildFace("sub", 2)),
        ("discard 4 -2", (Term(4), WildFace("sub", 2))),
        ("discard ×3 x3 *3", (WildFace("mul", 3),) * 3),
        ("discard ÷4 /4 :4", (WildFace("div", 4),) * 3),
        ("discard: 4", numbers(4)),
        ("discard:4", numbers(4)),
        ("discard : 4", numbers(4)),
        ("discard 8 /4", (EIGHT, WildFace("div", 4))),
        ("discard 1/2 ½", (WildFace("frac", HALF, "fraction"),) * 2),
        ("discard 2 1/2", (Term(2), WildFace("frac", HALF, "fraction"))),
        ("discard 50%r 0.25", (WildFace("frac", HALF, "percent", "r"), WildFace("frac", Fraction(1, 4), "decimal"))),
        ("discard ² ^2 squared", (WildFace("pow", 2),) * 3),
        ("discard ³", WildFace("pow", 3)),
        ("discard √ sqrt root", (WildFace("root", 2),) * 3),
        ("discard ∛r", WildFace("root", 3, mark="r")),
        ("discard @-2r", WildFace("sub", 2, mark="r", table=True)),
    ],
)
def test_a_command_names_cards(text: str, cards: tuple[Term | WildFace, ...] | Term | WildFace) -> None:
    assert command(text).terms == (cards if isinstance(cards, tuple) else (cards,))


@pytest.mark.parametrize(
    ("text", "steps"),
    [
        ("build 9 + 1 = 10", (Command("build"), Equation("+", numbers(9, 1), Term(10)))),
        ("take 8: 5 + 3 = 8", (Command("take", (EIGHT,)), Equation("+", numbers(5, 3), EIGHT))),
        ("win 8:5+3=8", (Command("take", (EIGHT,)), Equation("+", numbers(5, 3), EIGHT))),
        ("take 8: 8 = 8", (Command("take", (EIGHT,)), Equation("=", (EIGHT,), EIGHT))),
        ("take 8, 5 + 3 = 8", (Command("take", (EIGHT,)), Equation("+", numbers(5, 3), EIGHT))),
        ("take: 8:4 = 2", (Command("take"), Equation("/", numbers(8, 4), Term(2)))),
        ("build 8:4 = 2", (Command("build"), Equation("/", numbers(8, 4), Term(2)))),
        ("build 8 : 4 = 2", (Command("build"), Equation("/", numbers(8, 4), Term(2)))),
        ("take:8 = 8", (Command("take"), Equation("=", (EIGHT,), EIGHT))),
        ("take 8:", (Command("take", (EIGHT,)),)),
    ],
)
def test_a_command_may_stand_before_its_equation(text: str, steps: tuple[Step, ...]) -> None:
    assert read(text) == (steps,)


def test_commas_separate_steps_and_semicolons_parts() -> None:
    """N-96, N-97: a multiple take gives one sentence for each group."""
    first, second = read("take 12: 5 + 3 = 8, 8 + 4 = 12; 12 = 12")

    assert first == (
        Command("take", numbers(12)),
        Equation("+", numbers(5, 3), EIGHT),
        Equation("+", numbers(8, 4), Term(12)),
    )
    assert second == (Equation("=", numbers(12), Term(12)),)


@pytest.mark.parametrize("text", ["5 + 3 = 8 take 8", "5+3=8 take 8", "5 + 3 = 8  take 8."])
def test_a_command_behind_a_result_needs_no_comma(text: str) -> None:
    assert read(text) == read("5 + 3 = 8, take 8")


def test_a_separator_too_many_does_no_harm() -> None:
    assert read(", 5 + 3 = 8,;; 8 = 8 ;") == read("5 + 3 = 8; 8 = 8")


def test_steps_and_terms_keep_the_text_as_it_was_typed() -> None:
    ((drop, said),) = read("Drop 5G :  ½ of ８ IS 4 .")

    assert (drop.text, said.text) == ("Drop 5G", "½ of ８ IS 4")
    assert isinstance(said, Equation)
    assert [term.text for term in (*said.terms, said.result)] == ["½", "８", "4"]

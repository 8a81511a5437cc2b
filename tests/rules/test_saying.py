"""Writing sentences: one canonical form each, and every one can be read back."""

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sumdeck.rules.arithmetic import exact, show_value
from sumdeck.rules.game import Value
from sumdeck.rules.saying import say_face, say_match, say_sum, say_wild
from sumdeck.rules.steps import Equation, Term, WildFace
from tests.rules.sentences import command, equation

HALF = Fraction(1, 2)


@pytest.mark.parametrize(
    ("said", "text"),
    [
        (say_match("10", "10"), "10 = 10"),
        (say_match("5/2", "5/2"), "(5/2) = 5/2"),
        (say_match("[5/2]b", "5/2"), "[5/2]b = 5/2"),
        (say_sum(["5", "3"], "8"), "5 + 3 = 8"),
        (say_sum(["5g", "[8]b", "1"], "14"), "5g + [8]b + 1 = 14"),
        (say_sum(["−2", "10", "−3"], "5"), "−2 + 10 + (−3) = 5"),
        (say_wild(WildFace("sub", 2), "10", "8"), "10 − 2 = 8"),
        (say_wild(WildFace("mul", 3), "4", "12"), "4 × 3 = 12"),
        (say_wild(WildFace("div", 4), "8", "2"), "8 ÷ 4 = 2"),
        (say_wild(WildFace("frac", Fraction(2, 3), "fraction"), "12", "8"), "2/3 of 12 = 8"),
        (say_wild(WildFace("frac", HALF, "percent"), "8", "4"), "50% of 8 = 4"),
        (say_wild(WildFace("frac", HALF, "decimal"), "8", "4"), "0.5 × 8 = 4"),
        (say_wild(WildFace("pow", 2), "3", "9"), "3² = 9"),
        (say_wild(WildFace("root", 2), "9", "3"), "√9 = 3"),
        (say_wild(WildFace("root", 3), "8", "2"), "∛8 = 2"),
        (say_wild(WildFace("pow", 3), "−2", "−8"), "(−2)³ = −8"),
        (say_wild(WildFace("root", 2), "1/4", "1/2"), "√(1/4) = 1/2"),
        (say_wild(WildFace("root", 2), "[1/4]b", "1/2"), "√[1/4]b = 1/2"),
        (say_wild(WildFace("frac", HALF, "fraction"), "−8", "−4"), "1/2 of (−8) = −4"),
        (say_wild(WildFace("sub", 2, mark="r", table=True), "10g", "8"), "10g @− 2r = 8"),
        (say_wild(WildFace("frac", HALF, "fraction", "r", True), "8", "4"), "@1/2r of 8 = 4"),
        (say_wild(WildFace("pow", 2, mark="r", table=True), "3g", "9"), "3g@²r = 9"),
        (say_wild(WildFace("root", 2, mark="r", table=True), "9g", "3"), "@√r 9g = 3"),
    ],
)
def test_each_equation_has_one_form(said: str, text: str) -> None:
    """N-97."""
    assert said == text


@pytest.mark.parametrize(
    ("face", "text"),
    [
        (WildFace("sub", 2), "−2"),
        (WildFace("mul", 3, mark="r"), "×3r"),
        (WildFace("div", 4, table=True), "@÷4"),
        (WildFace("frac", HALF, "fraction"), "1/2"),
        (WildFace("frac", HALF, "percent"), "50%"),
        (WildFace("frac", HALF, "decimal"), "0.5"),
        (WildFace("pow", 3), "³"),
        (WildFace("root", 2), "√"),
    ],
)
def test_a_wild_card_is_named_by_its_face(face: WildFace, text: str) -> None:
    assert say_face(face) == text


values = st.one_of(st.integers(-20, 20), st.fractions(-20, 20, max_denominator=12)).map(exact)
marks = st.sampled_from(["", "r", "g", "bl"])


def said_term(value: Value, mark: str, bracket: bool) -> Term:
    """A term with the text that a game would give it."""
    text = show_value(value)
    form = "plain" if isinstance(value, int) else "fraction"
    return Term(value, form, mark, bracket, text=(f"[{text}]" if bracket else text) + mark)


terms = st.builds(said_term, values, marks, st.booleans())
results = st.builds(said_term, values, st.just(""), st.just(False))

numbered = st.builds(WildFace, st.sampled_from(["sub", "mul", "div"]), st.integers(0, 12), st.just("plain"), marks, st.booleans())
parts = st.builds(
    WildFace,
    st.just("frac"),
    st.sampled_from([HALF, Fraction(1, 4), Fraction(3, 4), Fraction(1, 8), Fraction(2, 5), 1, Fraction(3, 2)]),
    st.sampled_from(["fraction", "decimal", "percent"]),
    marks,
    st.booleans(),
)
powers = st.builds(WildFace, st.sampled_from(["pow", "root"]), st.sampled_from([2, 3]), st.just("plain"), marks, st.booleans())
faces = st.one_of(numbered, parts, powers)


@given(terms, results)
def test_a_match_is_read_back(term: Term, result: Term) -> None:
    assert equation(say_match(term.text, result.text)) == Equation("=", (term,), result)


@given(st.lists(terms, min_size=2, max_size=6), results)
def test_a_sum_is_read_back(summands: list[Term], result: Term) -> None:
    said = say_sum([term.text for term in summands], result.text)

    assert equation(said) == Equation("+", tuple(summands), result)


@given(faces, terms, results)
def test_what_a_wild_card_does_is_read_back(face: WildFace, argument: Term, result: Term) -> None:
    read_back = equation(say_wild(face, argument.text, result.text))

    assert read_back.op == expected_op(face)
    assert (read_back.wild_table, read_back.wild_mark) == (face.table, face.mark)
    assert read_back.result == result
    if face.op in ("pow", "root"):
        assert (read_back.terms, read_back.degree) == ((argument,), face.operand)
    else:
        operand = read_back.terms[0 if face.op == "frac" else 1]
        assert (operand.value, operand.form, operand.mark) == (face.operand, face.form, face.mark)
        assert argument in read_back.terms


def expected_op(face: WildFace) -> str:
    if face.op == "frac":
        return "*" if face.form == "decimal" else "of"
    return {"sub": "-", "mul": "*", "div": "/"}.get(face.op, face.op)


@given(st.lists(st.one_of(faces, terms), max_size=6))
def test_the_cards_of_a_command_are_read_back(cards: list[Term | WildFace]) -> None:
    named = [
        card for card in cards if isinstance(card, WildFace) or card.bracket or (isinstance(card.value, int) and card.value >= 0)
    ]
    texts = [say_face(card) if isinstance(card, WildFace) else card.text for card in named]

    assert command(" ".join(["discard", *texts])).terms == tuple(named)

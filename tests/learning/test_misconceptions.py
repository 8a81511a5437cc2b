"""Wrong results that children are known to give, and the way that each comes from."""

import re
from dataclasses import replace
from fractions import Fraction

import pytest

from sumdeck.learning.misconceptions import misconceptions, slips_of
from sumdeck.rules.sums import sums_in

KNOWN = """
zero_rule            5 × 0 = 5      0 × 8 = 8      7 + 0 = 0     6 − 6 = 6     9 − 0 = 0     0 ÷ 4 = 4
other_sign           5 × 3 = 8      8 − 3 = 11     4 + 5 = 20    12 ÷ 4 = 8    9 + 2 = 7
lost_sign            3 − 5 = 2      4 − 9 = 5
smaller_from_larger  52 − 37 = 25   41 − 18 = 37   63 − 29 = 46
lost_ten             8 + 7 = 5      27 + 15 = 32   9 + 4 = 3     7 × 8 = 46
ten_too_many         42 − 17 = 35   13 − 5 = 18    8 + 7 = 25
off_by_one           5 + 3 = 7      5 + 3 = 9      9 − 4 = 6     13 − 6 = 8
table_neighbour      7 × 8 = 49     7 × 8 = 48     7 × 8 = 64    6 × 9 = 45    56 ÷ 8 = 6
swapped_digits       9 + 12 = 12    4 × 3 = 21     8 + 7 = 51
"""


@pytest.mark.parametrize(
    ("way", "text"),
    [
        (way, text.strip())
        for way, *texts in (re.split(r"\s{2,}", line.strip()) for line in KNOWN.strip().splitlines())
        for text in texts
    ],
)
def test_a_wrong_result_is_recognised(way: str, text: str) -> None:
    (said,) = sums_in(text)

    assert way in misconceptions(said)


LITERATURE = """
off_by_one           4 + 7 = 10        counting from the number itself: Klappfehler, German diagnostics of counting children
off_by_one           7 + 6 = 12        the same, by fingers
other_sign           400 − 300 = 700   plus and minus exchanged, ibid.
swapped_digits       18 + 18 = 63      36 heard as 63: numbers are spoken ones first in German and Dutch (Zuber et al. 2009)
ten_too_many         60 − 27 = 43      60 − 20 and 10 − 7: the ten was not given away
smaller_from_larger  60 − 27 = 47      6 − 2 and 7 − 0
smaller_from_larger  63 − 29 = 46      VanLehn 1983, 1986
smaller_from_larger  143 − 24 = 121    Brown and Burton 1978, as BUGGY shows it
smaller_from_larger  140 − 21 = 121    0 − N = N, ibid.
ten_too_many         143 − 28 = 125    borrowed without paying back, ibid.
-                    1300 − 522 = 878  borrowed across a zero, ibid.: beyond what is asked at these tables
table_neighbour      5 × 4 = 24        a close operand error, Campbell and Graham 1985
-                    8 × 8 = 40        an operand error that is not close, ibid.: a fact of the table, but no neighbour
zero_rule            7 × 0 = 7         Booth 1985, nine classes in Singapore
lost_sign            -9 + 2 = 7        read as 9 − 2: second graders, Aqazade and Bofferding 2021
other_sign           -9 + 2 = -11      added without looking, and the sign put before it: fifth graders, ibid.
-                    44 + 26 = 610     4 + 2 and 4 + 6 written side by side: no rule of ours
"""
"""Wrong answers that others have published, and the way we take each for; `-` where we say nothing.

Looked up, and found there with these numbers:

- 4 + 7 = 10, 400 − 300 = 700, 60 − 27 = 43 and 47, 44 + 26 = 610, and 36 heard as 63: *Einige Beispiele für häufig auftretende
  Rechenfehler*, bewegendeslernen.de; 7 + 6 = 12 by fingers: *Typische Fehler im Schulalter*, nachhilfe-in-aue.de
- 63 − 29 = 46: VanLehn (1983, 1986), as T. Ben-Zeev cites it in *When erroneous mathematical thinking is just as “correct”*
- 143 − 24 = 121, 140 − 21 = 121, 143 − 28 = 125 and 1300 − 522 = 878: the list of bugs of a program that simulates BUGGY
  (pchampio/buggy); Brown and Burton (1978) itself was not at hand
- 5 × 4 = 24 and 8 × 8 = 40: close and other operand errors, in a review; −9 + 2 read as 9 − 2, and the sign put before an added
  total: the abstract of Aqazade and Bofferding; inverted numbers: Zuber and others
- the item 7 × 0, of 170 children in nine classes: L. R. Booth, *Some errors children make in multiplying*, Teaching and Learning
  6(2), 60–65. That they said 7, and 18 + 18 = 63, are from notes and not verified
"""


@pytest.mark.parametrize("line", LITERATURE.strip().splitlines())
def test_wrong_answers_of_the_literature_are_taken_for_what_they_were_called_there(line: str) -> None:
    way, text, _ = re.split(r"\s{2,}", line.strip(), maxsplit=2)
    (said,) = sums_in(text)

    assert way in misconceptions(said) if way != "-" else not misconceptions(said)


@pytest.mark.parametrize("text", ["5 + 3 = 8", "7 × 8 = 56", "52 − 37 = 15", "3 − 5 = -2", "5 × 0 = 0"])
def test_a_right_result_is_no_mistake(text: str) -> None:
    (said,) = sums_in(text)

    assert misconceptions(said) == ()


@pytest.mark.parametrize("text", ["7 + 8 = 99", "6 × 7 = 1000", "8 ÷ 0 = 8", "0.5 + 1 = 2"])
def test_of_other_results_nothing_is_said(text: str) -> None:
    (said,) = sums_in(text)

    assert misconceptions(said) == ()


def test_the_most_telling_way_comes_first() -> None:
    """5 × 0 = 5 is also 5 + 0; the rule of zero says more about it."""
    (zero,), (column,) = sums_in("5 × 0 = 5"), sums_in("31 − 12 = 21")

    assert misconceptions(zero)[0] == "zero_rule"
    assert misconceptions(column)[0] == "smaller_from_larger"


@pytest.mark.parametrize("text", ["8 + 7 = 15", "7 × 8 = 56", "52 − 37 = 15", "56 ÷ 8 = 7", "3 − 5 = -2", "5 × 0 = 0"])
def test_what_a_way_makes_is_recognised_as_its_own(text: str) -> None:
    """One table makes wrong results and recognises them."""
    (asked,) = sums_in(text)
    made = [(way, result) for way, results in slips_of(asked).items() for result in results]

    assert len(made) >= 3
    assert all(way in misconceptions(replace(asked, said=Fraction(result))) for way, result in made)

"""What is told of a child: every wrong sum as it was said, habits only when they are seen again, and what comes next."""

import pytest

from sumdeck.learning.facts import Fact
from sumdeck.learning.misconceptions import Misconception
from sumdeck.learning.profile import ENOUGH, Observation, Tally, profile_of
from sumdeck.rules.sums import PLUS, TIMES


def said(text: str, at: int = 0, *, right: bool = True, helped: bool = False) -> Observation:
    return Observation(text, at, right, helped)


MANY = [said("1 + 1 = 2")] * ENOUGH
"""Enough to tell something by."""


def test_sums_mistakes_and_help_are_counted() -> None:
    profile = profile_of(
        [
            said("5 + 3 = 8, take 8"),
            said("7 x 8 = 49", right=False),
            said("7 x 8 = 56, take 56", helped=True),
            said("discard 4"),
        ]
    )

    assert (profile.said, profile.sums, profile.erred, profile.helped) == (4, 3, 1, 1)
    assert [str(each) for each in profile.wrong] == ["7 × 8 = 49"]
    assert profile.tallies == {Fact(PLUS, 3, 5): Tally(1), Fact(TIMES, 7, 8): Tally(2, 1, helped=1)}


def test_a_habit_is_what_is_seen_again_with_the_childs_own_examples() -> None:
    slips = ["5 + 3 = 7", "9 + 4 = 3", "8 + 7 = 5", "6 + 6 = 2"]

    habits = profile_of([said(text, right=False) for text in slips]).habits

    assert [(habit.way, habit.seen) for habit in habits] == [(Misconception.LOST_TEN, 3)]
    assert [str(each) for each in habits[0].examples] == ["6 + 6 = 2", "8 + 7 = 5"]


def test_a_sum_that_several_ways_lead_to_counts_for_the_one_that_explains_the_others() -> None:
    """8 + 5 = 3 has lost a ten, or is 8 − 5."""
    lost, mixed = ["8 + 5 = 3", "8 + 5 = 3", "9 + 8 = 7"], ["8 + 5 = 3", "8 + 5 = 3", "9 + 4 = 5"]

    habits = [profile_of([said(text, right=False) for text in slips]).habits for slips in (lost, mixed)]

    assert [[(habit.way, habit.seen) for habit in each] for each in habits] == [
        [(Misconception.LOST_TEN, 3)],
        [(Misconception.OTHER_SIGN, 3)],
    ]


def test_of_a_long_sum_only_the_last_step_is_held_against_anybody() -> None:
    profile = profile_of([said("5 + 3 + 4 = 11", right=False)])

    assert profile.tallies == {Fact(PLUS, 3, 5): Tally(1), Fact(PLUS, 4, 8): Tally(1, 1)}


def test_what_was_overlooked_is_to_be_practised_too() -> None:
    profile = profile_of([*MANY, said("5 + 3 = 8")], missed=[Fact(PLUS, 2, 7)])

    assert profile.next == (Fact(PLUS, 2, 7),)


def test_what_was_only_said_with_help_is_to_be_practised_before_what_was_overlooked() -> None:
    told = [*MANY, said("3 + 5 = 8", helped=True), said("2 + 5 = 7", helped=True), said("2 + 5 = 7")]

    profile = profile_of(told, missed=[Fact(PLUS, 4, 5)])

    assert [fact.name for fact in profile.next] == ["3+5", "4+5"]


def test_what_was_overlooked_is_not_to_be_practised_by_whoever_knows_a_harder_one() -> None:
    known = profile_of([*MANY, said("6 + 9 = 15")], missed=[Fact(PLUS, 2, 4), Fact(PLUS, 7, 8), Fact(TIMES, 2, 3)])

    assert [fact.name for fact in known.next] == ["7+8", "2×3"]


@pytest.mark.parametrize(
    ("told", "leans", "idle"),
    [
        ([said("3 + 5 = 8", helped=True)] * 3 + [said("discard 4")] * 20, True, True),
        ([said("3 + 5 = 8", helped=True)] * 2, False, False),
        ([said("3 + 5 = 8", helped=True)] * 3 + [said("3 + 5 = 8")] * 7, False, False),
        ([said("discard 4")] * 10, False, True),
        ([said("discard 4")] * 8 + [said("3 + 5 = 8")] * 2, False, False),
    ],
)
def test_who_leans_on_help_or_finds_little_is_told_by_their_sums(told: list[Observation], leans: bool, idle: bool) -> None:
    profile = profile_of(told)

    assert (profile.leans, profile.idle) == (leans, idle)


def test_what_belongs_to_a_habit_is_practised_first() -> None:
    """1 + 5 was wrong more often; who loses tens practises where a ten is lost."""
    slips = ["1 + 5 = 9", "1 + 5 = 9", "2 + 10 = 2", "8 + 7 = 5"]

    profile = profile_of([*MANY, *(said(text, right=False) for text in slips)])

    assert [fact.name for fact in profile.next] == ["7+8", "2+10", "1+5"], "2 + 10 makes no new ten"


def test_where_a_habit_cannot_show_comes_last() -> None:
    """1 + 11 was wrong and 6 + 9 only overlooked; a ten is lost in 6 + 9."""
    slips = ["9 + 4 = 3", "8 + 7 = 5", "1 + 11 = 19", "1 + 11 = 19"]

    profile = profile_of([*MANY, *(said(text, right=False) for text in slips)], missed=[Fact(PLUS, 6, 9), Fact(PLUS, 1, 2)])

    assert [fact.name for fact in profile.next] == ["4+9", "7+8", "6+9"]


def test_few_sums_tell_too_little() -> None:
    assert profile_of([said("5 + 3 = 8")] * (ENOUGH - 1)).thin
    assert not profile_of([said("5 + 3 = 8")] * ENOUGH).thin
    assert not profile_of([], elsewhere=[(Fact(PLUS, 3, 5), ENOUGH, 0)]).thin
    assert profile_of([said("7 x 8 = 49", right=False)], missed=[Fact(PLUS, 2, 7)]).next == ()


def test_what_was_overlooked_again_is_practised_however_few_sums_there_were() -> None:
    silent = profile_of([said("discard 4")] * 18, missed=[*[Fact(PLUS, 3, 3)] * 4, *[Fact(PLUS, 2, 4)] * 2, Fact(PLUS, 1, 5)])
    some = profile_of([said("7 x 8 = 49", right=False)], missed=[Fact(PLUS, 3, 3)] * 2)

    assert (silent.thin, [fact.name for fact in silent.next]) == (True, ["3+3", "2+4"])
    assert [fact.name for fact in some.next] == ["3+3"], "one error in few sums still tells nothing"


def test_of_whoever_leans_on_help_what_took_help_is_practised_however_few_sums_there_were() -> None:
    told = [said("5 + 8 = 13", helped=True), said("15 ÷ 5 = 3", helped=True), said("discard 4", helped=True), said("2 + 2 = 4")]

    leaning, once = profile_of(told, missed=[Fact(TIMES, 3, 3)] * 2), profile_of(told[1:], missed=[Fact(TIMES, 3, 3)] * 2)

    assert (leaning.thin, [fact.name for fact in leaning.next]) == (True, ["5+8", "15÷5", "3×3"])
    assert [fact.name for fact in once.next] == ["3×3"]


@pytest.mark.parametrize(
    ("told", "can"),
    [
        ([said("5 + 3 = 8")], ["3+5"]),
        ([said("5 + 3 = 7", right=False), said("5 + 3 = 8")], []),
        ([said("5 + 3 = 8"), said("5 + 3 = 7", right=False), said("5 + 3 = 8")], []),
        ([said("5 + 3 = 7", right=False), said("5 + 3 = 8"), said("3 + 5 = 8")], ["3+5"]),
        ([said("5 + 3 = 7", right=False), said("discard 5"), said("5 + 3 = 8")], ["3+5"]),
        ([said("5 + 3 = 7"), said("5 + 3 = 8")], []),
        ([said("5 + 3 = 8", helped=True)], []),
        ([said("5 + 3 + 4 = 11", right=False)], []),
    ],
)
def test_what_somebody_can_was_right_at_the_first_try_and_not_wrong_since(told: list[Observation], can: list[str]) -> None:
    assert [fact.name for fact in profile_of(told).can] == can


def test_nobody_can_what_they_are_to_practise() -> None:
    told = [*MANY, said("5 + 3 = 7", right=False), said("5 + 3 = 8"), said("5 + 3 = 8")]

    profile = profile_of(told, missed=[Fact(PLUS, 1, 1)], elsewhere=[(Fact(PLUS, 2, 2), 2, 1), (Fact(PLUS, 4, 4), 2, 0)])

    assert [fact.name for fact in profile.can] == ["1+1", "4+4"]
    assert {fact.name for fact in profile.next} == {"2+2", "3+5"}


def test_a_habit_is_to_be_practised_however_few_sums_were_seen() -> None:
    told = [said("8 + 7 = 5", right=False), said("9 + 4 = 3", right=False), said("2 + 3 = 6", right=False)]

    profile = profile_of([*told, said("3 + 4 = 7", helped=True)], missed=[Fact(PLUS, 2, 9)])

    assert profile.thin
    assert [fact.name for fact in profile.next] == ["4+9", "7+8"]


def test_of_somebody_silent_nothing_is_told() -> None:
    profile = profile_of([])

    assert (profile.sums, profile.wrong, profile.habits, profile.next, profile.can) == (0, (), (), (), ())

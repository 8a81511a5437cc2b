"""What is told of a child: every wrong sum as it was said, habits only when they are seen again, and what comes next."""

from sumdeck.learning.facts import Fact
from sumdeck.learning.misconceptions import Misconception
from sumdeck.learning.profile import ENOUGH, Observation, Tally, profile_of
from sumdeck.rules.sums import PLUS, TIMES


def said(text: str, at: int = 0, *, right: bool = True, helped: bool = False, thought: int = 0) -> Observation:
    return Observation(text, at, right, helped, thought)


def test_sums_mistakes_and_help_are_counted() -> None:
    profile = profile_of(
        [
            said("5 + 3 = 8, take 8", thought=20_000),
            said("7 x 8 = 49", right=False, thought=20_000),
            said("7 x 8 = 56, take 56", helped=True, thought=20_000),
            said("discard 4"),
        ]
    )

    assert (profile.said, profile.sums, profile.helped, profile.per_minute) == (4, 3, 1, 3.0)
    assert [str(each) for each in profile.wrong] == ["7 × 8 = 49"]
    assert profile.tallies == {Fact(PLUS, 3, 5): Tally(1), Fact(TIMES, 7, 8): Tally(2, 1)}
    assert profile.next == (Fact(TIMES, 7, 8),)


def test_a_habit_is_what_is_seen_again_with_the_childs_own_examples() -> None:
    slips = ["5 + 3 = 7", "9 + 4 = 3", "8 + 7 = 5", "6 + 6 = 2"]

    habits = profile_of([said(text, right=False) for text in slips]).habits

    assert [(habit.way, habit.seen) for habit in habits] == [(Misconception.LOST_TEN, 3)]
    assert [str(each) for each in habits[0].examples] == ["6 + 6 = 2", "8 + 7 = 5"]


def test_of_a_long_sum_only_the_last_step_is_held_against_anybody() -> None:
    profile = profile_of([said("5 + 3 + 4 = 11", right=False)])

    assert profile.tallies == {Fact(PLUS, 3, 5): Tally(1), Fact(PLUS, 4, 8): Tally(1, 1)}


def test_what_was_overlooked_is_to_be_practised_too() -> None:
    profile = profile_of([said("5 + 3 = 8")], missed=[Fact(PLUS, 2, 7)])

    assert profile.next == (Fact(PLUS, 2, 7),)


def test_what_belongs_to_a_habit_is_practised_first() -> None:
    """1 + 5 was wrong more often; who loses tens practises where a ten is lost."""
    slips = ["1 + 5 = 9", "1 + 5 = 9", "2 + 10 = 2", "8 + 7 = 5"]

    profile = profile_of([said(text, right=False) for text in slips])

    assert [fact.name for fact in profile.next] == ["2+10", "7+8", "1+5"]


def test_few_sums_tell_too_little() -> None:
    assert profile_of([said("5 + 3 = 8")] * (ENOUGH - 1)).thin
    assert not profile_of([said("5 + 3 = 8")] * ENOUGH).thin
    assert not profile_of([], elsewhere=[(Fact(PLUS, 3, 5), ENOUGH, 0)]).thin


def test_of_somebody_silent_nothing_is_told() -> None:
    profile = profile_of([])

    assert (profile.sums, profile.wrong, profile.habits, profile.next, profile.per_minute) == (0, (), (), (), 0.0)

"""The picture of a plan. That nothing lies on anything else is in `tests/paper/test_bracket.py`, for sheets of any kind."""

from typing import Any

import pytest

from sumdeck.club.bracket import pictures, sources
from sumdeck.club.plan import PlanTable, plan_of
from tests.club.fairs import begun, play_round


def tables(fair: Any) -> dict[int, PlanTable]:
    return {table.id: table for number in plan_of(fair.progress).rounds for table in number.tables}


@pytest.mark.parametrize("players", [2, 4, 8, 16, 32, 64, 128])
def test_every_table_of_a_knock_out_stands_in_the_middle_of_those_that_lead_to_it(players: int) -> None:
    fair = begun(players, system="single")
    (sheet,) = pictures(plan_of(fair.progress))

    spots = {spot.id: spot for spot in sheet.spots}
    assert len(spots) == players - 1
    for table in tables(fair).values():
        before = [spots[id].middle for id in sources(table)]
        assert not before or spots[table.id].middle == pytest.approx(sum(before) / len(before))


def test_a_large_bracket_comes_from_both_edges_and_is_no_higher_than_one_of_half_as_many() -> None:
    (large,), (half,) = (pictures(plan_of(begun(players, system="single").progress)) for players in (64, 32))

    assert large.rounds == (1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1)
    assert sum(spot.column > 5 for spot in large.spots) == 31
    assert large.height < 2.2 * half.height


def test_of_a_bracket_that_is_under_way_there_is_also_what_is_played_and_to_come() -> None:
    fair = begun(32, system="single")
    for _ in range(2):
        play_round(fair)
    whole, live = pictures(plan_of(fair.progress))

    assert (whole.rounds[0], live.rounds[0]) == (1, 2)
    assert {spot.id for spot in live.spots} == {id for id, table in tables(fair).items() if table.round > 1}


def test_sides_have_titles_where_there_are_several() -> None:
    double, groups, swiss = (begun(8, system=system) for system in ("double", "groups", "swiss"))
    titles = [[title.side for title in pictures(plan_of(fair.progress))[0].sides] for fair in (double, groups, swiss)]

    assert titles[0] == ["winners", "losers"]
    assert titles[1] == ["group-1", "group-2"]
    while plan_of(groups.progress).rounds[-1].tables[-1].side != "final":
        play_round(groups)
    assert [title.side for title in pictures(plan_of(groups.progress))[0].sides] == ["group-1", "group-2", "knockout"]
    assert titles[2] == []


def test_a_class_has_no_picture() -> None:
    assert pictures(plan_of(begun(4, system="class").progress)) == ()

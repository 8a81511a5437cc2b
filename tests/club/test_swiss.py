"""Swiss: points, pairing, byes and tie-breaks."""

import random

from hypothesis import given
from hypothesis import strategies as st

from sumdeck.club.commands import DrawRound, Enter, Report
from sumdeck.club.match import EntrantId, MatchId
from sumdeck.club.points import shown
from tests.club.fairs import begun, by_lot, end_round, games, places, play_out, play_round, tables, worst_seed


def test_seven_players_three_rounds() -> None:
    """The upper half meets the lower; the weakest who has had no bye has one; who has met does not meet again."""
    fair = play_out(begun(7, system="swiss"))

    assert tables(fair, 1) == ["1 4", "2 5", "3 6", "7"]
    assert tables(fair, 2) == ["1 3", "2 7", "4 5", "6"]
    assert tables(fair, 3) == ["1 2", "3 7", "4 6", "5"]
    assert games(fair) == 9
    assert places(fair)[0] == "1 1"


def test_points_and_tie_breaks() -> None:
    """1 has met 4, 3 and 2, who won two games each. The others cannot be told apart, and share their places.

    5 had a bye and met 2 and 4: their games, and one for the bye, because 5 has one point.
    """
    fair = play_out(begun(7, system="swiss"))

    told = [(shown(standing.points), dict(standing.breaks)["opponents"] / 144) for standing in fair.standings]
    assert told == [("3", 6.0), ("2", 5.0), ("2", 5.0), ("2", 5.0), ("1", 5.0), ("1", 5.0), ("1", 5.0)]
    assert [standing.place for standing in fair.standings] == [1, 2, 2, 2, 5, 5, 5]


def test_equals_share_a_game() -> None:
    fair = begun(4, system="swiss", rounds=1)

    fair.act(Report(MatchId(0), ((EntrantId(0), EntrantId(2)),)))

    assert [shown(standing.points) for standing in fair.standings if standing.entrant in (0, 2)] == ["½", "½"]


def test_a_table_of_four_is_worth_one_game() -> None:
    """A whole game for the first, two thirds, one third, nothing; tables of three give halves."""
    fair = begun(7, system="swiss", seats=4, rounds=1)
    end_round(fair)

    assert tables(fair, 1) == ["1 3 5 7", "2 4 6"]
    assert [shown(standing.points) for standing in fair.standings] == ["1", "1", "⅔", "½", "⅓", "0", "0"]


def test_as_many_rounds_as_it_takes_to_find_one_winner() -> None:
    assert begun(8, system="swiss").progress.rounds == 3
    assert begun(9, system="swiss").progress.rounds == 4
    assert begun(9, system="swiss", seats=3).progress.rounds == 2
    assert begun(9, system="swiss", rounds=7).progress.rounds == 7


def test_six_players_meet_everybody_in_five_rounds() -> None:
    """Where it is possible nobody meets twice, even in the last round that allows it."""
    fair = play_out(begun(6, system="swiss", rounds=5), worst_seed)

    drawn = {frozenset(match.players) for match in fair.progress.matches}
    assert len(drawn) == games(fair) == 15


@given(st.integers(4, 24), st.integers(0, 2**16))
def test_nobody_meets_twice_where_that_is_possible(players: int, chance: int) -> None:
    """With rounds for half of the others it always is: however the first rounds were drawn, the next can be."""
    fair = play_out(begun(players, system="swiss", rounds=players // 2), by_lot(random.Random(chance)))

    drawn = [frozenset(match.players) for match in fair.progress.matches if not match.bye]
    assert len(set(drawn)) == len(drawn)


def test_nobody_rests_twice_before_all_have_rested() -> None:
    """M-167: in the third round 3 is last again, but has had a round off; 1 has not."""
    fair = play_out(begun(3, system="swiss", rounds=3))

    assert [tables(fair, number)[-1] for number in (1, 2, 3)] == ["3", "2", "1"]


def test_whoever_comes_late_plays_with_the_one_who_rests() -> None:
    fair = begun(5, system="swiss")
    assert tables(fair, 1)[-1] == "5"
    fair.act(Enter("6"))

    fair.act(DrawRound())

    assert tables(fair, 1)[-1] == "5 6"
    assert not fair.progress.byes


def test_the_round_off_for_coming_late_is_worth_nothing() -> None:
    fair = begun(4, system="swiss")
    play_round(fair)
    fair.act(Enter("5"))
    fair.act(DrawRound())

    late = next(standing for standing in fair.standings if standing.entrant == 4)

    assert tables(fair, 2)[-1] == "5"
    assert late.points == 0

"""Double elimination: M-165, M-170, V-T5."""

from sumdeck.club.commands import Withdraw
from sumdeck.club.match import EntrantId
from tests.club.fairs import begun, games, places, play_out, play_round, tables, win, worst_seed


def test_sixteen_players_play_thirty_games_or_thirty_one() -> None:
    fair = play_out(begun(16, system="double"))

    assert tables(fair, 2, "winners") == ["1 8", "4 5", "2 7", "3 6"]
    assert tables(fair, 2, "losers") == ["9 16", "12 13", "10 15", "11 14"]
    assert games(fair) == 30
    assert games(play_out(begun(16, system="double"), worst_seed)) == 30

    fair = begun(16, system="double")
    while not tables(fair, fair.progress.last_round, "final"):
        play_round(fair)
    play_out(fair, worst_seed)
    assert games(fair) == 31


def test_nobody_meets_the_same_opponent_again_while_others_are_left() -> None:
    """8 and 9 met in the first round; in the third their lines would meet again, and do not."""
    fair = begun(16, system="double")
    play_round(fair)
    play_round(fair)

    assert "8 9" not in tables(fair, 3, "losers")
    assert len(tables(fair, 3, "losers")) == 4


def test_four_players_and_one_final() -> None:
    """V-T5: six games if the unbeaten player wins the final."""
    fair = play_out(begun(4, system="double"))

    assert tables(fair, 1) == ["1 4", "2 3"]
    assert tables(fair, 2) == ["1 2", "3 4"]
    assert tables(fair, 3) == ["2 3"]
    assert tables(fair, 4) == ["1 2"]
    assert games(fair) == 6
    assert places(fair) == ["1 1", "2 2", "3 3", "4 4"]


def test_the_second_final_decides() -> None:
    """V-T5: seven games if the unbeaten player loses the first; both finals are championship rounds (M-170)."""
    fair = begun(4, system="double")
    for _ in range(3):
        play_round(fair)
    win(fair, 5, 2, 1)
    assert not fair.over

    play_out(fair)

    assert tables(fair, 5, "final") == ["2 1"]
    assert [match.championship for match in fair.progress.matches[-2:]] == [True, True]
    assert (games(fair), fair.champion) == (7, EntrantId(0))


def test_a_club_may_do_without_the_second_final() -> None:
    fair = begun(4, system="double", second_final=False)
    for _ in range(3):
        play_round(fair)

    win(fair, 5, 2, 1)

    assert fair.over
    assert places(fair) == ["1 2", "2 1", "3 3", "4 4"]


def test_nine_players_three_a_table() -> None:
    """Everybody but the first of a table has lost a game; who has lost two is out."""
    fair = play_out(begun(9, system="double", seats=3))

    assert tables(fair, 1) == ["1 6 7", "2 5 8", "3 4 9"]
    assert tables(fair, 2, "winners") == ["1 2 3"]
    assert sorted(" ".join(tables(fair, 2, "losers")).split()) == ["4", "5", "6", "7", "8", "9"]
    assert places(fair)[:2] == ["1 1", "2 2"]


def test_if_the_unbeaten_player_leaves_the_beaten_ones_play_it_out() -> None:
    fair = begun(8, system="double")
    while len(tables(fair, fair.progress.last_round, "losers")) != 2 or tables(fair, fair.progress.last_round, "winners"):
        play_round(fair)
    fair.act(Withdraw(EntrantId(0)))

    play_out(fair)

    assert fair.champion == EntrantId(1)

"""Single elimination: M-163, M-164, M-166, M-167, M-169, M-170, V-T1 to V-T4."""

from sumdeck.club.commands import Enter, Withdraw
from sumdeck.club.match import EntrantId
from tests.club.fairs import begun, end_round, games, places, play_out, play_round, tables, win, worst_seed


def test_eight_players_two_a_table() -> None:
    """V-T1: four games, two, one; the best two could only meet in the final (M-164)."""
    fair = play_out(begun(8))

    assert tables(fair, 1) == ["1 8", "4 5", "2 7", "3 6"]
    assert tables(fair, 2) == ["1 4", "2 3"]
    assert tables(fair, 3) == ["1 2"]
    assert games(fair) == 7
    assert places(fair) == ["1 1", "2 2", "3 3", "3 4", "5 5", "5 6", "5 7", "5 8"]


def test_only_the_final_is_played_to_the_target_of_the_championship() -> None:
    """M-169, M-170."""
    fair = play_out(begun(8))

    assert [match.championship for match in fair.progress.matches] == [False] * 6 + [True]


def test_championship_rounds_may_begin_earlier() -> None:
    """M-169: here with four players left."""
    fair = play_out(begun(8, championship_from=4))

    assert [match.championship for match in fair.progress.matches] == [False] * 4 + [True] * 3


def test_a_line_belongs_to_whoever_wins_it() -> None:
    """The bracket does not change with its winners: who beats the first seed plays on in their place."""
    fair = begun(8)

    play_round(fair, worst_seed)

    assert tables(fair, 2) == ["8 5", "7 6"]


def test_five_players_two_a_table() -> None:
    """V-T2: byes go to the best seeds, and nobody has a second one before all have had one (M-167)."""
    fair = play_out(begun(5))

    assert tables(fair, 1) == ["1", "2 5", "3 4"]
    assert tables(fair, 2) == ["2", "1 3"]
    assert tables(fair, 3) == ["1 2"]
    assert games(fair) == 4


def test_nine_players_three_a_table() -> None:
    """M-163: three tables, and a final of three whose order is the order of the places."""
    fair = begun(9, seats=3)

    assert tables(fair, 1) == ["1 6 7", "2 5 8", "3 4 9"]
    play_round(fair)
    assert tables(fair, 2) == ["1 2 3"]
    win(fair, 3, 2, 3, 1)
    assert places(fair) == ["1 2", "2 3", "3 1", "4 4", "4 5", "4 6", "7 7", "7 8", "7 9"]


def test_seven_players_three_a_table() -> None:
    """V-T3: tables as even as can be, so three, two and two; then a final of three (M-167)."""
    fair = play_out(begun(7, seats=3))

    assert tables(fair, 1) == ["1 6 7", "2 5", "3 4"]
    assert tables(fair, 2) == ["1 2 3"]


def test_five_players_four_a_table() -> None:
    """V-T4: three and two, then a final of two."""
    fair = play_out(begun(5, seats=4))

    assert tables(fair, 1) == ["1 4 5", "2 3"]
    assert tables(fair, 2) == ["1 2"]


def test_the_best_two_of_a_table_may_go_on() -> None:
    """M-166: sixteen, eight, and a final of four; who has met, like 1 and 8, sits apart in the second round."""
    fair = play_out(begun(16, seats=4, advance=2))

    assert tables(fair, 1) == ["1 8 9 16", "2 7 10 15", "3 6 11 14", "4 5 12 13"]
    assert tables(fair, 2) == ["1 4 6 7", "2 3 5 8"]
    assert tables(fair, 3) == ["1 2 3 4"]


def test_the_third_place_is_played_for_beside_the_final() -> None:
    fair = begun(8, third_place=True)
    play_round(fair)
    play_round(fair)

    assert tables(fair, 3, "final") == ["1 2"]
    assert tables(fair, 3, "third") == ["3 4"]
    win(fair, 7, 4, 3)
    win(fair, 6, 2, 1)
    assert places(fair)[:4] == ["1 2", "2 1", "3 4", "4 3"]


def test_a_final_of_three_needs_no_game_for_the_third_place() -> None:
    assert tables(play_out(begun(9, seats=3, third_place=True)), 2) == ["1 2 3"]


def test_two_players_need_one_game() -> None:
    fair = play_out(begun(2))

    assert (games(fair), fair.champion) == (1, EntrantId(0))


def test_clubs_are_kept_apart_in_the_first_round() -> None:
    """1 and 8 are of one club; of those who could change places with 8, 5 sits nearest."""
    clubs = {1: "North", 8: "North", 2: "South", 7: "South"}
    fair = begun([Enter(str(number), clubs.get(number, "")) for number in range(1, 9)])

    for match in fair.progress.matches:
        names = [fair.progress.entrant(player).club for player in match.players]
        assert names.count("North") < 2
        assert names.count("South") < 2


def test_clubs_are_not_kept_apart_where_nobody_asks_for_it() -> None:
    entries = [Enter(str(number), "North") for number in range(1, 3)] + [Enter("3"), Enter("4", "North")]

    assert tables(begun(entries, clubs_apart=False), 1) == ["1 4", "2 3"]


def test_a_winner_who_leaves_between_rounds_makes_no_hole() -> None:
    """With seven in the first round there would be no bye in the second; with one gone there is."""
    fair = begun(8)
    end_round(fair)
    fair.act(Withdraw(EntrantId(2)))

    play_out(fair)

    assert tables(fair, 2) == ["1", "2 4"]
    assert places(fair)[:4] == ["1 1", "2 2", "3 4", "4 3"]


def test_when_all_but_one_have_left_that_one_has_won() -> None:
    fair = begun(4)
    for player in (3, 2, 1):
        fair.act(Withdraw(EntrantId(player)))

    assert fair.over
    assert fair.champion == EntrantId(0)
    assert games(fair) == 0


def test_a_tournament_that_everybody_left_has_no_champion() -> None:
    fair = begun(4)
    for player in range(4):
        fair.act(Withdraw(EntrantId(player)))

    assert fair.over
    assert fair.champion is None
    assert len(fair.standings) == 4

"""Round robin, and groups before a knock-out."""

from itertools import combinations

from sumdeck.club.commands import Correct, DrawRound, Enter, Report, Withdraw
from sumdeck.club.match import EntrantId, MatchId
from sumdeck.club.points import shown
from tests.club.fairs import begun, end_round, games, places, play_out, play_round, ranking, tables


def test_five_players_meet_in_five_rounds() -> None:
    """Ten games; one rests in each round, everybody once."""
    fair = play_out(begun(5, system="round_robin"))

    assert [tables(fair, number) for number in range(1, 6)] == [
        ["2 5", "3 4"],
        ["1 2", "3 5"],
        ["1 3", "4 5"],
        ["1 4", "2 3"],
        ["1 5", "2 4"],
    ]
    assert games(fair) == 10
    assert places(fair) == ["1 1", "2 2", "3 3", "4 4", "5 5"]


def test_the_direct_game_decides_between_two() -> None:
    """1 and 2 have two points each, and 2 has beaten 1; 3 and 4 have one each."""
    fair = begun(4, system="round_robin")
    winners = {(0, 1): 1, (0, 2): 0, (0, 3): 0, (1, 2): 1, (1, 3): 3, (2, 3): 2}
    while not fair.over:
        for match in fair.progress.open:
            low, high = sorted(match.players)
            first = winners[low, high]
            fair.act(Report(match.id, ranking(first + 1, low + high - first + 1)))
        if fair.drawable:
            fair.act(DrawRound())

    assert places(fair) == ["1 2", "2 1", "3 3", "4 4"]


def test_at_tables_of_three_everybody_meets_everybody() -> None:
    """Each pair counts once, so everybody has been measured against eight others."""
    fair = play_out(begun(9, system="round_robin", seats=3))

    met = {pair for match in fair.progress.matches for pair in combinations(sorted(match.players), 2)}
    assert len(met) == 36
    assert [shown(standing.points) for standing in fair.standings] == list("876543210")


def test_a_latecomer_meets_everybody_too() -> None:
    fair = begun(4, system="round_robin")
    play_round(fair)
    fair.act(Enter("5"))

    play_out(fair)

    assert games(fair) == 10
    assert {standing.played for standing in fair.standings} == {4}


def test_who_leaves_early_counts_for_nobody() -> None:
    """5 has met 2 alone, who has won nothing by it."""
    fair = begun(5, system="round_robin")
    end_round(fair)
    fair.act(Withdraw(EntrantId(4)))
    play_out(fair)

    assert [shown(standing.points) for standing in fair.standings] == list("32100")
    assert places(fair)[-1] == "5 5"


def test_who_leaves_after_meeting_half_of_the_others_counts() -> None:
    """5 has met two of four."""
    fair = begun(5, system="round_robin")
    play_round(fair)
    end_round(fair)
    met = {player for match in fair.progress.matches if EntrantId(4) in match.players for player in match.players}
    assert len(met) == 3
    fair.act(Withdraw(EntrantId(4)))
    play_out(fair)

    assert [shown(standing.points) for standing in fair.standings] == list("43210")


def test_who_leaves_late_has_lost_the_rest() -> None:
    """5 has met three of four."""
    fair = begun(5, system="round_robin")
    for _ in range(3):
        play_round(fair)
    end_round(fair)
    fair.act(Withdraw(EntrantId(4)))
    play_out(fair)

    assert [shown(standing.points) for standing in fair.standings] == list("43210")


def test_ten_players_in_groups_of_four() -> None:
    """Three groups, as even as can be; the best two of each go on, and those of one group do not meet at once."""
    fair = play_out(begun(10, system="groups"))

    assert [len(group) for group in fair.progress.groups] == [3, 3, 4]
    assert tables(fair, 4, "winners") == ["1 5", "2 4", "3 6"]
    assert tables(fair, 6, "final") == ["1 2"]
    assert places(fair)[:3] == ["1 1", "2 2", "3 3"]
    assert places(fair)[-1] == "10 10"


def test_a_latecomer_joins_the_smallest_group() -> None:
    fair = begun(7, system="groups")

    fair.act(Enter("8"))

    assert sorted(map(len, fair.progress.groups)) == [4, 4]


def test_a_corrected_group_sends_somebody_else_on() -> None:
    """In a group of three, 3 has beaten 2 after all: only the games of 2 in the knock-out are drawn again."""
    fair = begun(6, system="groups", group_size=3, qualify=1)
    for _ in range(3):
        play_round(fair)
    assert tables(fair, 4) == ["1 2"]
    game = next(match for match in fair.progress.matches if set(match.players) == {EntrantId(1), EntrantId(2)})

    fair.act(Correct(game.id, ranking(3, 2)))
    fair.act(DrawRound())

    assert tables(fair, 4) == ["1 3"]
    assert fair.progress.match(MatchId(6)).void


def test_nobody_inherits_the_place_of_somebody_who_leaves_the_knock_out() -> None:
    """Two groups of four; 1 goes home in the semi-final, so 3 has won it, and nobody else of the group comes in."""
    fair = begun(8, system="groups")
    while not tables(fair, fair.progress.last_round, "winners"):
        play_round(fair)
    assert tables(fair, 4) == ["1 3", "2 4"]

    fair.act(Withdraw(EntrantId(0)))
    play_out(fair)

    assert tables(fair, 5, "final") == ["3 2"]
    assert len(fair.standings) == 8

"""Corrections: what depends on a wrong result falls with it, and nothing else does."""

from sumdeck.club.commands import Correct, DrawRound, Return, Undo, Withdraw
from sumdeck.club.match import EntrantId, MatchId
from sumdeck.club.tournament import Tournament
from tests.club.fairs import begun, end_round, games, play_out, play_round, ranking, tables, win


def voided(fair: Tournament) -> list[int]:
    """The matches that count no more."""
    return [match.id for match in fair.progress.matches if match.void]


def test_a_corrected_winner_takes_the_seat_of_the_wrong_one() -> None:
    """8 has beaten 1 after all: 4 waits for 8, and the other table plays on."""
    fair = begun(8)
    play_round(fair)
    win(fair, 5, 2, 3)

    fair.act(Correct(MatchId(0), ranking(8, 1)))
    fair.act(DrawRound())

    assert voided(fair) == [4]
    assert tables(fair, 2) == ["2 3", "8 4"]
    assert fair.progress.match(MatchId(5)).result is not None


def test_everything_that_came_of_a_wrong_result_falls() -> None:
    """The semi-final of 1 and the final too."""
    fair = play_out(begun(8))

    fair.act(Correct(MatchId(0), ranking(8, 1)))

    assert voided(fair) == [4, 6]
    assert not fair.over
    play_out(fair)
    assert tables(fair, 3) == ["4 2"]
    assert games(fair) == 7


def test_a_correction_that_sends_nobody_elsewhere_disturbs_nobody() -> None:
    """Second and third of a table change places, or the points were wrong."""
    fair = begun(9, seats=3)
    play_round(fair)

    fair.act(Correct(MatchId(0), ranking(1, 7, 6), (5, 2, 3)))

    assert voided(fair) == []
    assert fair.progress.open[0].id == MatchId(3)


def test_in_double_elimination_winner_and_loser_change_places() -> None:
    fair = begun(8, system="double")
    play_round(fair)
    assert tables(fair, 2) == ["1 4", "2 3", "5 8", "6 7"]

    fair.act(Correct(MatchId(0), ranking(8, 1)))
    fair.act(DrawRound())

    assert sorted(tables(fair, 2)) == ["2 3", "5 1", "6 7", "8 4"]


def test_a_result_that_is_taken_back_is_awaited_again() -> None:
    """Whoever waits for it sits nowhere in the meantime."""
    fair = begun(8)
    play_round(fair)

    fair.act(Undo(MatchId(0)))

    assert [match.id for match in fair.progress.open] == [MatchId(0), MatchId(5)]
    win(fair, 0, 1, 8)
    fair.act(DrawRound())
    assert tables(fair, 2) == ["2 3", "1 4"]


def test_in_a_swiss_tournament_what_has_been_played_stands() -> None:
    """Only the points change: the second round was drawn from what was known."""
    fair = begun(8, system="swiss")
    play_round(fair)
    before = tables(fair, 2)

    fair.act(Correct(MatchId(0), ranking(5, 1)))

    assert tables(fair, 2) == before
    assert [standing.points for standing in fair.standings if standing.entrant == EntrantId(4)] == [12]


def test_nobody_plays_two_games_at_once_after_an_undo() -> None:
    """Both of an open game go back to it; those they have left are drawn again with them."""
    fair = begun(4, system="swiss")
    play_round(fair)
    assert tables(fair, 2) == ["1 2", "3 4"]

    fair.act(Undo(MatchId(0)))
    assert [match.id for match in fair.progress.open] == [MatchId(0)]
    win(fair, 0, 1, 3)
    fair.act(DrawRound())

    assert tables(fair, 2) == ["1 2", "3 4"]


def test_the_log_keeps_the_wrong_result() -> None:
    fair = play_out(begun(4))
    before = len(fair.log)

    fair.act(Correct(MatchId(0), ranking(4, 1)))

    assert len(fair.log) == before + 1
    assert fair.log[-1].dump()["voided"] == [2]


def test_who_played_against_the_wrong_one_goes_back_too() -> None:
    """8 had beaten 1 and gone on; but it was 16 whom 8 should have met."""
    fair = begun(16)
    play_round(fair)
    win(fair, 8, 8, 1)
    play_round(fair)
    assert tables(fair, 3)[0] == "8 4"

    fair.act(Correct(MatchId(0), ranking(16, 1)))
    fair.act(DrawRound())

    assert voided(fair) == [8, 12]
    assert tables(fair, 2)[-1] == "16 8"


def test_who_has_rightly_skipped_a_round_is_not_called_back_to_it() -> None:
    """3 was away in the second round and rests in the third, when the second is drawn again for two others."""
    fair = begun(16)
    end_round(fair)
    fair.act(Withdraw(EntrantId(2)))
    play_round(fair)
    play_round(fair)
    fair.act(Return(EntrantId(2)))
    fair.act(DrawRound())
    assert tables(fair, 3)[-1] == "3"

    fair.act(Correct(MatchId(2), ranking(13, 4)))
    fair.act(DrawRound())

    assert "3" not in " ".join(tables(fair, 2)).split()
    assert "13" in tables(fair, 2)[-1].split()


def test_a_round_that_is_half_played_does_not_become_the_final() -> None:
    """Twelve at tables of three, then four at two. If nobody came to one of the first tables, three are left: one rests."""
    fair = begun(12, seats=3)
    play_round(fair)
    assert tables(fair, 2) == ["1 4", "2 3"]
    win(fair, 5, 2, 3)
    empty = next(match for match in fair.progress.in_round(1) if EntrantId(3) in match.players)

    fair.act(Correct(empty.id, ()))
    fair.act(DrawRound())
    assert tables(fair, 2, "winners") == ["2 3", "1"]
    fair.act(DrawRound())

    assert tables(fair, 3, "final") == ["1 2"]


def test_the_final_waits_for_a_game_that_might_send_somebody_else() -> None:
    """Nobody came to the table of 1 and 8, or so it seemed."""
    fair = begun(8)
    win(fair, 0)
    while not tables(fair, fair.progress.last_round, "final"):
        play_round(fair)

    fair.act(Undo(MatchId(0)))

    assert [match.id for match in fair.progress.open] == [MatchId(0)]


def test_a_finalist_who_left_was_in_the_final_all_the_same() -> None:
    """2 went home before it; that the points of an early game were wrong changes nothing."""
    fair = begun(8)
    play_round(fair)
    play_round(fair)
    fair.act(Withdraw(EntrantId(1)))
    assert fair.over

    fair.act(Correct(MatchId(0), ranking(1, 8), (14, 3)))

    assert voided(fair) == []
    assert fair.over

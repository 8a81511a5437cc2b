"""The side event: whoever is out of the main event plays on there."""

from sumdeck.club.commands import Correct, DrawRound, Withdraw
from sumdeck.club.match import EntrantId, MatchId
from sumdeck.club.side_event import flow
from sumdeck.club.tournament import Tournament
from tests.club.fairs import begun, end_round, opened, play_out, play_round, ranking, win


def let_flow(main: Tournament, side: Tournament) -> None:
    """Ask the side event for all that follows from the main event."""
    for command in flow(main.progress, side.progress):
        side.act(command)


def names(side: Tournament) -> list[str]:
    return [entrant.name for entrant in side.progress.entrants if not entrant.gone]


def test_who_is_knocked_out_comes_over_as_they_go() -> None:
    main, side = begun(8), opened(0, system="swiss")
    win(main, 0, 1, 8)
    let_flow(main, side)
    assert names(side) == ["8"]

    end_round(main)
    let_flow(main, side)
    let_flow(main, side)

    assert sorted(names(side)) == ["5", "6", "7", "8"]


def test_who_has_gone_home_does_not() -> None:
    main, side = begun(8), opened(0, system="swiss")
    main.act(Withdraw(EntrantId(7)))
    end_round(main)

    let_flow(main, side)

    assert sorted(names(side)) == ["5", "6", "7"]


def test_a_correction_sends_people_over_and_back() -> None:
    main, side = begun(8), opened(0, system="swiss")
    play_round(main)
    let_flow(main, side)

    main.act(Correct(MatchId(0), ranking(8, 1)))
    let_flow(main, side)
    assert sorted(names(side)) == ["1", "5", "6", "7"]

    main.act(Correct(MatchId(0), ranking(1, 8)))
    let_flow(main, side)
    assert sorted(names(side)) == ["5", "6", "7", "8"]


def test_the_third_place_comes_before_the_side_event() -> None:
    main, side = begun(4, third_place=True), opened(0, system="swiss")
    play_round(main)
    let_flow(main, side)
    assert names(side) == []

    end_round(main)
    let_flow(main, side)

    assert sorted(names(side)) == ["2", "3", "4"]


def test_who_is_left_over_by_the_groups_comes_over_too() -> None:
    main, side = begun(6, system="groups", group_size=3, qualify=1), opened(0, system="swiss")
    while main.progress.last_round != 4:
        end_round(main)
        main.act(DrawRound())
    let_flow(main, side)

    assert sorted(names(side)) == ["3", "4", "5", "6"]
    assert flow(play_out(main).progress, side.progress) != ()


def test_nobody_comes_from_a_tournament_that_has_not_begun() -> None:
    assert flow(opened(4).progress, opened(0).progress) == ()

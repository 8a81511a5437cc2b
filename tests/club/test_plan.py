"""The plan: what pages, PDFs and sheets show, whatever the system."""

from dataclasses import asdict
from functools import partial

import pytest

from sumdeck.club.commands import Begin, Correct, DrawRound, Enter, Report, Undo, Withdraw
from sumdeck.club.match import EntrantId, MatchId
from sumdeck.club.plan import Plan, PlanSeat, PlanTable, plan_of
from sumdeck.club.settings import Settings
from sumdeck.club.systems import SYSTEMS
from sumdeck.club.terms import Terms
from sumdeck.club.tournament import Tournament, open_tournament
from sumdeck.server.clubs.sheets import results_csv, standings_csv
from sumdeck.words import speaking
from tests.club.fairs import begun, opened, play_out, play_round, ranking, win
from tests.effort import effort


def lines(tables: tuple[PlanTable, ...]) -> list[str]:
    """The seats of tables as `1. of 3`, or a name where it is known."""
    return [" v ".join(seat.name or f"{seat.came_as}. of {number(seat)}" for seat in table.seats) for table in tables]


def number(seat: PlanSeat) -> int:
    """What people call the game that somebody comes from."""
    assert seat.came_from is not None
    return seat.came_from + 1


def shown(tournament: Tournament) -> Plan:
    return plan_of(tournament.progress)


def test_a_bracket_is_seen_to_its_end_before_the_first_game() -> None:
    plan = shown(begun(8))

    assert [lines(number.tables) for number in plan.rounds] == [
        ["1 v 8", "4 v 5", "2 v 7", "3 v 6"],
        ["1. of 1 v 1. of 2", "1. of 3 v 1. of 4"],
        ["1. of 5 v 1. of 6"],
    ]
    assert [table.status for number in plan.rounds for table in number.tables] == ["open"] * 4 + ["coming"] * 3


def test_the_losers_see_where_they_will_go() -> None:
    plan = shown(begun(4, system="double"))

    assert [lines(number.tables) for number in plan.rounds[1:]] == [
        ["1. of 1 v 1. of 2", "2. of 2 v 2. of 1"],
        ["2. of 3 v 1. of 4"],
        ["1. of 3 v 1. of 5"],
    ]


def test_who_is_known_is_named() -> None:
    fair = begun(4)
    win(fair, 0, 4, 1)

    assert lines(shown(fair).rounds[1].tables) == ["4 v 1. of 2"]


def test_everybody_sees_what_to_do_next() -> None:
    """With five, one rests; who has lost is done; who has won waits for the other game."""
    fair = begun(5)
    win(fair, 1, 2, 5)

    people = [(person.next, person.table) for person in shown(fair).people]

    assert people[0] == ("rest", None)
    assert people[1] == ("wait", None)
    assert people[2] == ("play", MatchId(2))
    assert people[4] == ("done", None)


def test_everybody_has_a_status() -> None:
    fair = begun(4)
    play_round(fair)
    fair.act(Withdraw(EntrantId(1)))

    rows = {row.name: (row.place, row.status) for row in shown(fair).standings}

    assert rows == {"1": (1, "champion"), "2": (2, "gone"), "3": (3, "out"), "4": (3, "out")}


def test_a_round_robin_is_known_from_the_start() -> None:
    plan = shown(begun(4, system="round_robin"))

    assert [len(number.tables) for number in plan.rounds] == [2, 2, 2]
    assert all(seat.name for number in plan.rounds for table in number.tables for seat in table.seats)


def test_nobody_foresees_a_swiss_round() -> None:
    assert len(shown(begun(8, system="swiss")).rounds) == 1


def test_a_table_that_was_drawn_again_stands_where_it_belongs() -> None:
    """After a correction the first table of the second round is the last one drawn, and still shown first."""
    fair = begun(8)
    play_round(fair)
    fair.act(Report(MatchId(5), ranking(2, 3)))
    fair.act(Correct(MatchId(0), ranking(8, 1)))
    fair.act(DrawRound())

    assert lines(shown(fair).rounds[1].tables) == ["8 v 4", "2 v 3"]


def test_a_sheet_equals_the_screen() -> None:
    fair = begun([Enter("Otter", "North"), Enter("Fox"), Enter("Owl, the old")], system="swiss", rounds=1)
    fair.act(Report(MatchId(0), ranking(1, 2), (14, 9)))

    assert standings_csv(shown(fair)).splitlines() == [
        "Place,Name,Club,Points,Opponents,Beaten,Head to head,Played,Won,State",
        '1,"Owl, the old",,1,1,0,0,0,0,champion',
        "2,Otter,North,1,0,0,0,1,1,still in",
        "3,Fox,,0,1,0,0,1,0,still in",
    ]
    assert results_csv(shown(fair)).splitlines() == [
        "Round,Game,Stage,State,Name,Place,Points,goes through",
        "1,1,,over,Otter,1,14,",
        "1,1,,over,Fox,2,9,",
        '1,2,,bye,"Owl, the old",1,,',
    ]


def test_a_sheet_has_columns_only_for_what_is_counted_and_separates_them_as_spreadsheets_of_the_language_do() -> None:
    fair = play_out(begun(2))

    with speaking("de"):
        assert standings_csv(shown(fair)).splitlines() == [
            "Platz;Name;Verein;Gespielt;Gewonnen;Stand",
            "1;1;;1;1;gewonnen",
            "2;2;;1;0;ausgeschieden",
        ]


def test_nothing_is_shown_of_a_tournament_that_has_not_begun() -> None:
    plan = shown(opened(3))

    assert (plan.rounds, plan.standings, plan.champion) == ((), (), None)
    assert [person.next for person in plan.people] == ["wait"] * 3


def test_the_usual_time_of_a_game_is_the_one_in_the_middle() -> None:
    fair = begun(8)
    for match, minutes in zip(fair.progress.open, (20, 5, 7, 9)):
        fair.act(Report(match.id, tuple((player,) for player in match.players)), now=minutes * 60_000)

    assert shown(fair).usual_time == 7 * 60_000


def test_targets_are_those_of_the_terms() -> None:
    fair = Tournament([open_tournament("Fair", Settings(), Terms(target=14, championship_target=28))])
    for name in ("Otter", "Fox", "Owl", "Hare"):
        fair.act(Enter(name))
    fair.act(Begin())
    play_out(fair)

    assert [table.target for number in shown(fair).rounds for table in number.tables] == [14, 14, 28]


def test_games_are_at_the_first_tables_of_the_room_that_are_free() -> None:
    fair = begun(6, system="swiss", rounds=2)

    def room_tables() -> dict[int, int]:
        return {match.id: match.room_table for match in fair.progress.open}

    assert room_tables() == {0: 1, 1: 2, 2: 3}
    win(fair, 1, *(int(fair.progress.entrant(player).name) for player in fair.progress.match(MatchId(1)).players))
    for command in (Enter("late"), Enter("later"), DrawRound()):
        fair.act(command)
    assert room_tables() == {0: 1, 2: 3, 3: 2}

    fair.act(Undo(MatchId(1)))

    assert room_tables() == {0: 1, 1: 4, 2: 3, 3: 2}


@pytest.mark.parametrize(
    "settings",
    [Settings(system) for system in SYSTEMS] + [Settings("groups", group_size=32)],
    ids=lambda each: f"{each.system} {each.group_size}",
)
def test_the_largest_plan_there_can_be_costs_less_than_a_second(settings: Settings) -> None:
    """Anybody may ask for it. Ten million calls are about a second."""
    fair = begun(SYSTEMS[settings.system].most(settings), **asdict(settings))

    plan, calls = effort(partial(plan_of, fair.progress))

    assert plan.rounds
    assert calls < 10_000_000

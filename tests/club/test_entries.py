"""Entries, late and early; those who leave, do not show up, or come back; and every reason to refuse."""

from typing import Any

import pytest

from sumdeck.club.codes import ClubCode
from sumdeck.club.commands import Begin, Correct, DrawRound, Enter, Redraw, Report, Return, Undo, Withdraw
from sumdeck.club.match import WINNERS, EntrantId, MatchId, Seating
from sumdeck.club.outlook import outlook_of
from sumdeck.club.settings import MOST_ENTRANTS, Settings
from sumdeck.club.terms import Terms
from sumdeck.club.tournament import Tournament, open_tournament
from tests.club.fairs import begun, end_round, games, opened, places, play_out, play_round, ranking, refused, tables, win

NOBODY = EntrantId(99)


def test_the_same_seed_draws_the_same_lot() -> None:
    draws = {seed: tables(begun(8, seeding="random", seed=seed), 1) for seed in ("spring", "autumn")}

    assert tables(begun(8, seeding="random", seed="spring"), 1) == draws["spring"]
    assert draws["spring"] != draws["autumn"]


def test_the_lot_never_changes() -> None:
    """It is written down, so that a club can draw a tournament of last year again."""
    assert begun(8, seeding="random", seed="spring").progress.seeds == (2, 5, 1, 4, 0, 7, 6, 3)


def test_ratings_decide_about_seeds_and_the_lot_about_equals() -> None:
    entries = [Enter("a", rating=1200), Enter("b", rating=1500), Enter("c", rating=1200), Enter("d", rating=1300)]

    seeds = begun(entries, seeding="rating").progress.seeds

    assert seeds[:2] == (1, 3)
    assert set(seeds[2:]) == {0, 2}


def test_the_organiser_may_put_the_seeds_in_order() -> None:
    fair = opened(4)
    for seeds in ((0, 1, 2), (0, 1, 2, 2), (0, 1, 2, 4)):
        with refused(ClubCode.BAD_SEEDS):
            fair.act(Begin(tuple(EntrantId(player) for player in seeds)))

    fair.act(Begin(tuple(EntrantId(player) for player in (3, 2, 1, 0))))

    assert tables(fair, 1) == ["4 1", "3 2"]


def test_two_latecomers_play_each_other_in_the_first_round() -> None:
    fair = begun(4)
    fair.act(Enter("5"))
    fair.act(Enter("6"))

    fair.act(DrawRound())

    assert tables(fair, 1) == ["1 4", "2 3", "5 6"]


def test_a_latecomer_of_a_later_round_starts_among_the_beaten() -> None:
    """In double elimination whoever missed the first round has missed a game."""
    fair = begun(4, system="double")
    end_round(fair)
    fair.act(Enter("5"))

    fair.act(DrawRound())

    assert tables(fair, 2, "winners") == ["1 2"]
    assert sorted(" ".join(tables(fair, 2, "losers")).split()) == ["3", "4", "5"]


def test_nobody_enters_once_the_final_is_drawn() -> None:
    fair = begun(4)
    play_round(fair)

    with refused(ClubCode.ENTRIES_CLOSED):
        fair.act(Enter("5"))


def test_who_is_left_alone_at_a_table_has_won() -> None:
    fair = begun(8)

    fair.act(Withdraw(EntrantId(7)))

    first = fair.progress.match(MatchId(0))
    assert first.result is not None
    assert (first.result.order, first.result.why) == (ranking(1), "walkover")
    assert games(play_out(fair)) == 6


def test_at_a_table_of_three_two_play_on() -> None:
    """A 9-player knock-out with tables of three: 7 goes home, and 1 and 6 play on."""
    fair = begun(9, seats=3)
    fair.act(Withdraw(EntrantId(6)))
    assert len(fair.progress.open) == 3

    win(fair, 0, 6, 1)
    play_out(fair)

    assert tables(fair, 2) == ["6 2 3"]
    assert places(fair)[-1].startswith("7 ")


def test_who_does_not_show_up_is_last() -> None:
    """8 is left out of the order: 1 has won, and it was no game."""
    fair = begun(8)

    win(fair, 0, 1)

    assert not fair.progress.match(MatchId(0)).played
    assert tables(play_out(fair), 2) == ["1 4", "2 3"]


def test_a_table_that_nobody_came_to_makes_no_hole() -> None:
    fair = begun(8)
    win(fair, 0)

    play_out(fair)

    assert tables(fair, 2) == ["2", "3 4"]
    assert fair.champion is not None


def test_who_comes_back_in_time_plays_on() -> None:
    """3 has won and gone home, so that 1 could rest; now 3 is there again, and they play."""
    fair = begun(16)
    end_round(fair)
    fair.act(Withdraw(EntrantId(2)))
    play_round(fair)
    end_round(fair)
    assert tables(fair, 2)[0] == "1"
    fair.act(Return(EntrantId(2)))

    fair.act(DrawRound())

    assert tables(fair, 2)[-1] == "1 3"


def test_who_left_before_the_start_comes_back_as_a_latecomer() -> None:
    fair = opened(5, system="groups", group_size=3)
    fair.act(Withdraw(EntrantId(4)))
    fair.act(Begin())
    fair.act(Return(EntrantId(4)))

    assert fair.progress.seeds == (0, 1, 2, 3, 4)
    assert fair.progress.entrant(EntrantId(4)).late
    assert sum(map(len, fair.progress.groups)) == 5


def test_a_round_may_be_drawn_again_before_its_games_end() -> None:
    """With the sixth there, nobody rests."""
    fair = begun(5)
    fair.act(Enter("6"))

    fair.act(Redraw())

    assert tables(fair, 1) == ["1 6", "2 5", "3 4"]


def test_a_result_that_comes_twice_changes_nothing() -> None:
    fair = begun(4)
    win(fair, 0, 1, 4)

    assert fair.act(Report(MatchId(0), ranking(1, 4))).events == ()
    assert fair.act(Correct(MatchId(0), ranking(1, 4))).events == ()


def test_what_cannot_be_entered() -> None:
    fair = opened(2)
    for name in ("", " x", "=1+1", "-", "x" * 81, "two\nlines"):
        with refused(ClubCode.BAD_NAME):
            fair.act(Enter(name))
    with refused(ClubCode.BAD_NAME):
        fair.act(Enter("x", "@club"))
    with refused(ClubCode.SAME_NAME, name="1"):
        fair.act(Enter("1"))


@pytest.mark.parametrize(
    ("most", "settings"),
    [
        (MOST_ENTRANTS, {}),
        (MOST_ENTRANTS, {"system": "groups"}),
        (130, {"system": "groups", "group_size": 32}),
        (64, {"system": "round_robin"}),
    ],
)
def test_a_club_is_not_a_city(most: int, settings: dict[str, Any]) -> None:
    """Where everybody meets everybody, the games grow with the square: two thousand are enough for everybody."""
    with refused(ClubCode.TOO_MANY, most=most):
        opened(MOST_ENTRANTS + 1, **settings)


def test_what_cannot_be_begun_or_drawn() -> None:
    with refused(ClubCode.NOT_BEGUN):
        opened(4).act(DrawRound())
    with refused(ClubCode.TOO_FEW, least=2):
        begun(1)
    with refused(ClubCode.BEGUN):
        begun(4).act(Begin())
    with refused(ClubCode.GAMES_RUNNING, count=2):
        begun(4).act(DrawRound())
    with refused(ClubCode.OVER):
        play_out(begun(4)).act(DrawRound())
    with refused(ClubCode.NOTHING_TO_REDRAW):
        play_out(begun(4)).act(Redraw())


def test_who_cannot_leave_or_come_back() -> None:
    fair = begun(4)
    with refused(ClubCode.NO_SUCH_ENTRANT):
        fair.act(Withdraw(NOBODY))
    with refused(ClubCode.HERE_ALREADY, name="1"):
        fair.act(Return(EntrantId(0)))
    fair.act(Withdraw(EntrantId(0)))
    with refused(ClubCode.GONE_ALREADY, name="1"):
        fair.act(Withdraw(EntrantId(0)))


def test_what_cannot_be_a_result() -> None:
    fair = begun(9, seats=3)
    with refused(ClubCode.NO_SUCH_MATCH, match=99):
        win(fair, 99, 1)
    with refused(ClubCode.NOT_AT_THIS_TABLE, match=0):
        win(fair, 0, 1, 2, 6)
    with refused(ClubCode.TWICE, match=0):
        win(fair, 0, 1, 6, 1)
    with refused(ClubCode.TIED, count=1):
        fair.act(Report(MatchId(0), ((EntrantId(0), EntrantId(5)), (EntrantId(6),))))
    with refused(ClubCode.BAD_POINTS, match=0):
        fair.act(Report(MatchId(0), ranking(1, 6, 7), (9, 14, 3)))
    with refused(ClubCode.BAD_POINTS, match=0):
        fair.act(Report(MatchId(0), ranking(1, 6, 7), (9, 3)))
    with refused(ClubCode.NOT_ENDED, match=0):
        fair.act(Correct(MatchId(0), ranking(1, 6, 7)))
    with refused(ClubCode.NOT_ENDED, match=0):
        fair.act(Undo(MatchId(0)))
    win(fair, 0, 1, 6, 7)
    with refused(ClubCode.ENDED_ALREADY, match=0):
        win(fair, 0, 6, 1, 7)


def test_what_counts_no_more_cannot_be_reported() -> None:
    fair = begun(4)
    play_round(fair)
    fair.act(Undo(MatchId(0)))

    with refused(ClubCode.VOID, match=2):
        win(fair, 2, 1, 2)


def test_equals_who_all_go_on_need_not_be_told_apart() -> None:
    fair = begun(8, seats=4, advance=2)

    fair.act(Report(MatchId(0), ((EntrantId(0), EntrantId(3)), (EntrantId(4), EntrantId(7)))))

    assert fair.progress.match(MatchId(0)).played


@pytest.mark.parametrize("given", [{"seats": 5}, {"seats": 6}, {"system": "ladder"}, {"seats": True}, {"seed": 7}])
def test_what_cannot_be_agreed_on(given: dict[str, object]) -> None:
    """M-163: never six."""
    with refused(ClubCode.NO_SUCH_VALUE):
        Settings.load(given)


def test_somebody_must_lose() -> None:
    """M-166."""
    with refused(ClubCode.NOBODY_LOSES, seats=3, advance=3):
        Settings(seats=3, advance=3)
    with refused(ClubCode.NO_SUCH_SETTING, given="prize"):
        Settings.load({"prize": "a cup"})


@pytest.mark.parametrize("given", [{"target": -1}, {"turn_seconds": "60"}, {"clock_at_zero": "shout"}, {"same_deal": 1}])
def test_what_cannot_be_played(given: dict[str, object]) -> None:
    """M-161."""
    with refused(ClubCode.NO_SUCH_VALUE):
        Terms.load(given)
    with refused(ClubCode.NO_SUCH_SETTING):
        Terms.load({"prize": "a cup"})


def test_the_lot_decides_anew_when_the_first_round_is_drawn_again() -> None:
    fair = begun(8, seeding="random", seed="hat")
    before = tables(fair, 1)

    fair.act(Redraw())

    assert sorted(before) != sorted(tables(fair, 1))
    assert sorted(" ".join(before).split()) == sorted(" ".join(tables(fair, 1)).split())
    assert Tournament(fair.log).progress == fair.progress


def test_a_round_that_would_be_drawn_as_it_is_is_not_drawn_again() -> None:
    listed = begun(4)
    with refused(ClubCode.SAME_AGAIN):
        listed.act(Redraw())
    drawn = begun(8, seeding="random")
    play_round(drawn)

    with refused(ClubCode.SAME_AGAIN):
        drawn.act(Redraw())


def test_another_lot_is_drawn_even_where_few_can_be() -> None:
    """Of four there are three draws, so that the lot often falls as before; it is not asked for the last time then."""
    for seed in map(str, range(30)):
        fair = begun(4, seeding="random", seed=seed)
        before = set(map(frozenset, tables(fair, 1)))

        fair.act(Redraw())

        assert before != set(map(frozenset, tables(fair, 1)))


def test_a_round_is_offered_to_be_drawn_again_where_that_changes_something() -> None:
    assert not outlook_of(opened(4).progress).redrawable
    assert not outlook_of(begun(4).progress).redrawable
    assert not outlook_of(begun(2, seeding="random").progress).redrawable
    drawn = begun(4, seeding="random")
    assert outlook_of(drawn.progress).redrawable
    win(drawn, 0, *(player + 1 for player in drawn.progress.match(MatchId(0)).players))
    assert not outlook_of(drawn.progress).redrawable


def test_a_draw_tells_before_whom_it_seats_in_a_round_that_is_being_played() -> None:
    fair = begun(4)
    assert not outlook_of(fair.progress).filling
    fair.act(Enter("Late"))
    assert outlook_of(fair.progress).filling == (Seating(WINNERS, (EntrantId(4),)),)
    fair.act(DrawRound())
    fair.act(Enter("Later"))

    assert outlook_of(fair.progress).filling == (Seating(WINNERS, (EntrantId(4), EntrantId(5))),)

    fair.act(DrawRound())
    end_round(fair)
    assert fair.drawable
    assert not outlook_of(fair.progress).filling


def test_nobody_waits_for_a_name_on_the_register() -> None:
    fair = opened([Enter(name, absent=name in "cd") for name in "abcd"], system="swiss")

    fair.act(Begin())

    assert tables(fair, 1) == ["a b"]
    assert [(one.name, one.gone, one.why_gone, one.registered) for one in fair.progress.entrants[1:3]] == [
        ("b", False, "", False),
        ("c", True, "absent", True),
    ]


def test_names_of_the_register_are_seated_when_their_children_come() -> None:
    fair = opened([Enter(name, absent=name in "cd") for name in "abcd"], system="swiss")
    fair.act(Begin())

    for late in (2, 3):
        fair.act(Return(EntrantId(late)))
    fair.act(DrawRound())

    assert tables(fair, 1) == ["a b", "c d"]


def test_a_game_with_somebody_who_was_never_there_was_none() -> None:
    fair = begun(4, system="swiss")
    fair.act(Withdraw(EntrantId(3), "absent"))
    assert tables(fair, 1) == ["1 3"], "nobody has won by it"

    fair.act(Return(EntrantId(3)))
    fair.act(DrawRound())

    assert tables(fair, 1) == ["1 3", "2 4"]
    assert fair.progress.entrants[3].registered


def test_a_name_that_nobody_has_come_by_is_taken_off_the_register_and_put_back() -> None:
    fair = opened([Enter(name, absent=name == "c") for name in "abc"], system="swiss")

    fair.act(Withdraw(EntrantId(2), "no_show"))
    assert (fair.progress.entrants[2].gone, fair.progress.entrants[2].why_gone) == (True, "no_show")
    with refused(ClubCode.GONE_ALREADY):
        fair.act(Withdraw(EntrantId(2), "withdrew"))
    fair.act(Withdraw(EntrantId(2), "absent"))
    with refused(ClubCode.GONE_ALREADY):
        fair.act(Withdraw(EntrantId(2), "absent"))

    assert fair.progress.entrants[2].why_gone == "absent"


def test_a_class_is_not_over_while_somebody_may_still_come() -> None:
    terms, settings = Terms(open_door=True), Settings(system="swiss", rounds=2, seeding="given")
    fair = Tournament([open_tournament("4b", settings, terms)])
    for name in "ab":
        fair.act(Enter(name))
    fair.act(Begin())

    fair.act(Withdraw(EntrantId(1), "absent"))
    assert not fair.over
    fair.act(Enter("c"))
    fair.act(DrawRound())

    assert tables(fair, 1) == ["a c"]

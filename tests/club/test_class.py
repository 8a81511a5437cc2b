"""A class: tables form as children become free, level by level, until somebody says that the lesson is over."""

from __future__ import annotations

import random

from sumdeck.club.codes import ClubCode
from sumdeck.club.commands import (
    Assign,
    Begin,
    DrawRound,
    Enter,
    Finish,
    GiveTask,
    Pause,
    PlayAgain,
    Report,
    Resume,
    SetTimer,
    SettleName,
    TellTask,
    Unfinished,
    WantName,
    Withdraw,
)
from sumdeck.club.deciding import MOST_ASKING, MOST_TASKS
from sumdeck.club.events import load_events
from sumdeck.club.laying import deal_group, table_for
from sumdeck.club.match import EntrantId, MatchId
from sumdeck.club.plan import plan_of
from sumdeck.club.progress import TaskResult
from sumdeck.club.settings import Settings
from sumdeck.club.terms import Terms
from sumdeck.club.tournament import Tournament, open_tournament
from tests.club.fairs import best_seed, by_lot, refused

ONLINE = Terms("numero", online=True, options={"level": "numbers-10"}, open_door=True, same_deal=True)


def lesson(children: int, seats: int = 2, terms: Terms = ONLINE) -> Tournament:
    settings = Settings(system="class", seats=seats, seeding="given")
    fair = Tournament([open_tournament("4b", settings, terms)])
    for number in range(children):
        fair.act(Enter(str(number + 1)))
    fair.act(Begin(), 1000)
    draw(fair)
    return fair


def draw(fair: Tournament) -> None:
    """As the house does."""
    while fair.drawable:
        fair.act(DrawRound())


def tables(fair: Tournament) -> list[tuple[int, ...]]:
    """Who sits together now, by the numbers on their chests."""
    return [tuple(sorted(player + 1 for player in match.players)) for match in fair.progress.open]


def end(fair: Tournament, *children: int) -> None:
    """The game of these ends, and whoever can play on does."""
    match = next(each for each in fair.progress.open if {player + 1 for player in each.players} == set(children))
    fair.act(Report(match.id, best_seed(match)))
    draw(fair)


def test_a_task_is_told_of_by_whoever_was_given_it_while_the_lesson_is_open() -> None:
    fair = lesson(2)
    fair.act(GiveTask("ten with ×7"))
    fair.act(GiveTask("ten with ×7"))

    fair.act(TellTask(EntrantId(1), "ten with ×7", 3, 2, (("7×8", 5, 2),)))
    assert fair.progress.tasks == ("ten with ×7",)
    assert fair.progress.task_results == {(EntrantId(1), 0): TaskResult(3, 2, (("7×8", 5, 2),))}
    with refused(ClubCode.NO_SUCH_TASK):
        fair.act(TellTask(EntrantId(1), "another", 3, 2))
    fair.act(Finish())
    with refused(ClubCode.OVER):
        fair.act(TellTask(EntrantId(1), "ten with ×7", 4, 2))


def test_of_all_who_say_that_a_name_is_theirs_the_first_stays_first_until_it_is_settled() -> None:
    fair = lesson(2)
    ada = EntrantId(0)
    for device in ("one", "other", "one"):
        fair.act(WantName(ada, device))
    assert Tournament(load_events([event.dump() for event in fair.log])).progress.wanted == {ada: ("one", "other")}

    fair.act(WantName(ada, "one", wanted=False))
    assert fair.progress.wanted == {ada: ("other",)}
    for number in range(2 * MOST_ASKING):
        fair.act(WantName(ada, f"tablet {number}"))
    assert len(fair.progress.wanted[ada]) == MOST_ASKING
    fair.act(SettleName(ada))
    assert fair.progress.wanted == {}


def test_a_class_is_given_so_many_tasks_and_no_more() -> None:
    fair = lesson(2)
    for number in range(MOST_TASKS):
        fair.act(GiveTask(f"task {number}"))

    with refused(ClubCode.TOO_MANY_TASKS, most=MOST_TASKS):
        fair.act(GiveTask("one more", (EntrantId(0),)))
    fair.act(GiveTask("task 3"))
    assert (fair.progress.task, len(fair.progress.tasks)) == ("task 3", MOST_TASKS), "one that they know already"


def test_those_who_have_just_played_wait_for_somebody_new() -> None:
    fair = lesson(6)
    assert tables(fair) == [(1, 2), (3, 4), (5, 6)]

    end(fair, 1, 2)
    assert tables(fair) == [(3, 4), (5, 6)]
    end(fair, 3, 4)

    new = [table for table in tables(fair) if table != (5, 6)]
    assert len(new) == 2
    assert all(min(table) <= 2 < max(table) for table in new)


def test_those_who_have_just_played_play_again_where_all_of_them_wish_it() -> None:
    fair = lesson(6)
    end(fair, 1, 2)

    fair.act(PlayAgain(EntrantId(0)))
    assert not fair.drawable
    fair.act(PlayAgain(EntrantId(1)))
    draw(fair)

    assert (1, 2) in tables(fair)
    assert fair.progress.again == frozenset()


def test_two_who_are_alone_play_again() -> None:
    fair = lesson(2)

    end(fair, 1, 2)

    assert tables(fair) == [(1, 2)]
    assert not fair.over


def test_an_odd_child_plays_with_whoever_is_free_next() -> None:
    fair = lesson(3)
    assert tables(fair) == [(1, 2)]

    end(fair, 1, 2)

    assert tables(fair) in ([(1, 3)], [(2, 3)])


def test_a_latecomer_needs_no_round_to_begin() -> None:
    fair = lesson(3)

    fair.act(Enter("4"))
    draw(fair)

    assert tables(fair) == [(1, 2), (3, 4)]


def test_tables_of_three_are_filled_while_others_play() -> None:
    fair = lesson(7, seats=3)
    assert sorted(map(len, tables(fair))) == [2, 2, 3]
    first = tables(fair)[0]

    end(fair, *first)

    assert len(tables(fair)) == 2, "those who have just played together wait for the others"


def test_children_of_one_level_sit_together() -> None:
    fair = Tournament([open_tournament("4b", Settings("class", seeding="given"), ONLINE)])
    for number in range(5):
        fair.act(Enter(str(number + 1)))
    fair.act(Assign((EntrantId(0), EntrantId(2)), "", "numbers-15"))
    fair.act(Assign((EntrantId(4),), "mathino", "basic"))
    fair.act(Begin())

    assert tables(fair) == [(1, 3), (2, 4)]
    hard, easy = (table_for(fair.progress, match.id) for match in fair.progress.open)
    assert (hard.options["level"], easy.options["level"]) == ("numbers-15", "numbers-10")
    assert deal_group(fair.progress, fair.progress.match(MatchId(0))) != deal_group(
        fair.progress, fair.progress.match(MatchId(1))
    )
    fair.act(Enter("6"))
    fair.act(Assign((EntrantId(5),), "mathino", "basic"))
    draw(fair)
    assert table_for(fair.progress, MatchId(2)).game == "mathino"


def test_a_level_that_does_not_exist_is_given_to_nobody() -> None:
    fair = lesson(2)

    with refused(ClubCode.NO_SUCH_VALUE):
        fair.act(Assign((EntrantId(0),), "", "numbers-11"))
    with refused(ClubCode.NO_SUCH_GAME):
        fair.act(Assign((EntrantId(0),), "chess", "basic"))
    with refused(ClubCode.NO_SUCH_GAME):
        fair.act(Assign((EntrantId(0),), "numero-solitaire", "full"))
    with refused(ClubCode.NO_SUCH_ENTRANT):
        fair.act(Assign((EntrantId(9),), "", "numbers-15"))


def test_a_lesson_is_over_when_somebody_says_so_and_nobody_has_won_a_game_that_was_not_finished() -> None:
    fair = lesson(4)
    first, second = fair.progress.open
    fair.act(Pause())

    fair.act(Finish((Unfinished(first.id, (5, 3)),), 40, 31), 9000)

    assert fair.over
    assert (fair.progress.said, fair.progress.right, fair.progress.paused) == (40, 31, False)
    (game,) = plan_of(fair.progress).rounds[0].tables
    assert (game.status, [(seat.place, seat.points) for seat in game.seats]) == ("unfinished", [(0, 5), (0, 3)])
    assert fair.progress.match(second.id).void, "nobody has said anything there"
    with refused(ClubCode.ENTRIES_CLOSED):
        fair.act(Enter("late"))


def test_a_lesson_that_was_ended_too_early_goes_on() -> None:
    fair = lesson(4)
    fair.act(Finish())

    fair.act(Resume())
    draw(fair)

    assert not fair.over
    assert len(tables(fair)) == 2


def test_the_time_begins_with_the_lesson_and_can_be_set_anew() -> None:
    fair = lesson(2, terms=Terms(minutes=45))
    assert fair.progress.ends == 1000 + 45 * 60_000

    fair.act(SetTimer(5), 2000)
    assert fair.progress.ends == 2000 + 5 * 60_000
    fair.act(SetTimer(0), 3000)
    assert fair.progress.ends == 0


def test_nobody_sits_at_two_tables_or_waits_beside_somebody_free_in_any_lesson() -> None:
    for number in range(30):
        chance = random.Random(number)
        fair = lesson(chance.randrange(2, 27), chance.choice((2, 2, 3, 4)))
        for _ in range(40):
            if fair.progress.open and chance.random() < 0.8:
                match = chance.choice(fair.progress.open)
                fair.act(Report(match.id, by_lot(chance)(match)))
            elif chance.random() < 0.5:
                fair.act(Enter(f"late {len(fair.progress.entrants)}"))
            elif (here := [each.id for each in fair.progress.entrants if not each.gone])[2:]:
                fair.act(Withdraw(chance.choice(here), "absent"))
            draw(fair)
            seated = [player for match in fair.progress.open for player in match.players]
            assert len(seated) == len(set(seated))
            free = sum(not each.gone for each in fair.progress.entrants) - len(seated)
            seats = fair.progress.settings.seats
            assert free < 2 * seats if seated else free < 2, (number, free)
        assert load_events([event.dump() for event in fair.log]) == fair.log

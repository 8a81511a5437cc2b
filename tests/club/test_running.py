"""Running a tournament: score sheets, the referee, tables online, a pause."""

from sumdeck.club.codes import ClubCode
from sumdeck.club.commands import CallReferee, DrawRound, Lay, Pause, Redraw, Report, Resume, Rule
from sumdeck.club.deciding import LONGEST_RULING
from sumdeck.club.laying import report_of_sheet
from sumdeck.club.match import EntrantId, MatchId
from sumdeck.club.plan import plan_of
from sumdeck.server.clubs.sheets import results_csv
from tests.club.fairs import begun, end_round, play_round, ranking, refused, tables, win

ONE, SIX, SEVEN = EntrantId(0), EntrantId(5), EntrantId(6)
COLUMNS = {ONE: (3, 9, 4), SIX: (5, 5, 1), SEVEN: (0, 8, 3)}


def test_a_score_sheet_tells_who_has_won() -> None:
    """1 has 16, and 6 and 7 have 11 each."""
    fair = begun(9, seats=3)

    fair.act(report_of_sheet(fair.progress, MatchId(0), COLUMNS, {ONE: 16, SIX: 11, SEVEN: 11}))

    result = fair.progress.match(MatchId(0)).result
    assert result is not None
    assert (result.order, result.points) == (((ONE,), (SIX, SEVEN)), (16, 11, 11))


def test_a_column_that_does_not_add_up_is_told_and_not_to_what_it_does() -> None:
    fair = begun(9, seats=3)

    with refused(ClubCode.WRONG_TOTAL) as caught:
        report_of_sheet(fair.progress, MatchId(0), COLUMNS, {ONE: 15, SIX: 11, SEVEN: 11})

    assert caught.value.details == {"name": "1"}


def test_who_is_not_on_the_sheet_did_not_play() -> None:
    fair = begun(9, seats=3)

    report = report_of_sheet(fair.progress, MatchId(0), {ONE: (3,), SIX: (5,)}, {ONE: 3, SIX: 5})

    assert report == Report(MatchId(0), ranking(6, 1))


def test_a_sheet_must_be_whole() -> None:
    fair = begun(9, seats=3)
    with refused(ClubCode.BAD_SHEET, match=0):
        report_of_sheet(fair.progress, MatchId(0), COLUMNS, {ONE: 16})
    with refused(ClubCode.BAD_SHEET, match=0):
        report_of_sheet(fair.progress, MatchId(0), {ONE: (3, 9), SIX: (5,)}, {ONE: 12, SIX: 5})
    with refused(ClubCode.NOT_AT_THIS_TABLE, match=0):
        report_of_sheet(fair.progress, MatchId(0), {EntrantId(1): (3,)}, {EntrantId(1): 3})


def test_the_referee_is_called_and_rules() -> None:
    """The ruling stays in the log; the table plays on."""
    fair = begun(4)
    fair.act(CallReferee(MatchId(0)))
    assert fair.progress.match(MatchId(0)).called
    assert fair.act(CallReferee(MatchId(0))).events == ()

    fair.act(Rule(MatchId(0), "Play the turn again."))

    assert not fair.progress.match(MatchId(0)).called
    assert [(ruling.match, ruling.text) for ruling in fair.progress.rulings] == [(0, "Play the turn again.")]
    assert fair.progress.match(MatchId(0)).open


def test_a_ruling_may_decide_a_game_and_change_what_came_of_it() -> None:
    fair = begun(4)
    fair.act(Rule(MatchId(0), "1 did not come.", ranking(4)))
    end_round(fair)
    fair.act(DrawRound())
    assert tables(fair, 2) == ["4 2"]

    fair.act(Rule(MatchId(0), "1 was at the wrong table; they have played now.", ranking(1, 4)))
    fair.act(DrawRound())

    assert tables(fair, 2) == ["1 2"]
    result = fair.progress.match(MatchId(0)).result
    assert result is not None
    assert result.why == "ruled"
    assert plan_of(fair.progress).rounds[0].tables[0].ruled
    assert [line.split(",")[3] for line in results_csv(plan_of(fair.progress)).splitlines()[1:5]] == [
        "decided by the referee",
        "decided by the referee",
        "over",
        "over",
    ]


def test_a_ruling_says_something() -> None:
    for text in ("", "  ", "x" * (LONGEST_RULING + 1)):
        with refused(ClubCode.NOTHING_RULED, longest=LONGEST_RULING):
            begun(4).act(Rule(MatchId(0), text))


def test_a_decision_needs_no_words_and_keeps_those_that_come_with_it() -> None:
    fair = begun(4)

    fair.act(Rule(MatchId(0), "", decision="again"))
    fair.act(Rule(MatchId(0), "It was a 7.", decision="stands"))

    assert [(ruling.decision, ruling.text) for ruling in fair.progress.rulings] == [("again", ""), ("stands", "It was a 7.")]


def test_a_ruling_that_cannot_be_changes_nothing() -> None:
    fair = begun(4)

    with refused(ClubCode.NOT_AT_THIS_TABLE):
        fair.act(Rule(MatchId(0), "2 has won.", ranking(2)))

    assert fair.progress.rulings == ()


def test_nothing_is_drawn_while_all_pause() -> None:
    """Results still come in: somebody has just finished."""
    fair = begun(4)
    fair.act(Pause())
    assert fair.act(Pause()).events == ()
    win(fair, 0, 1, 4)
    win(fair, 1, 2, 3)

    with refused(ClubCode.PAUSED):
        fair.act(DrawRound())
    with refused(ClubCode.PAUSED):
        fair.act(Redraw())
    fair.act(Resume())
    play_round(fair)

    assert tables(fair, 2) == ["1 2"]
    with refused(ClubCode.NOT_PAUSED):
        fair.act(Resume())


def test_a_match_knows_its_table() -> None:
    fair = begun(4)
    fair.act(Lay(MatchId(0), "lemon-otter-window-drum"))

    assert fair.progress.match(MatchId(0)).table == "lemon-otter-window-drum"
    assert fair.act(Lay(MatchId(0), "lemon-otter-window-drum")).events == ()

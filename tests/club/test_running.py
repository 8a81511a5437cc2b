"""Running a tournament: the referee, tables online, a pause."""

from sumdeck.club.codes import ClubCode
from sumdeck.club.commands import CallReferee, DrawRound, Lay, Pause, Redraw, Resume, Rule
from sumdeck.club.deciding import LONGEST_RULING
from sumdeck.club.match import MatchId
from sumdeck.club.plan import plan_of
from sumdeck.server.clubs.sheets import results_csv
from tests.club.fairs import begun, end_round, play_round, ranking, refused, tables, win


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

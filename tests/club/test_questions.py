"""The six questions, and what each table is laid with."""

import pytest

from sumdeck.club.codes import ClubCode
from sumdeck.club.commands import Begin, Enter
from sumdeck.club.laying import report_of, table_for
from sumdeck.club.match import EntrantId, MatchId
from sumdeck.club.questions import agree, questions
from sumdeck.club.results import tied
from sumdeck.club.settings import Settings
from sumdeck.club.terms import Terms
from sumdeck.club.tournament import Tournament, open_tournament
from sumdeck.rules import registry
from sumdeck.rules.deals import secret_deal
from sumdeck.rules.game import Json, Outcome, Refusal
from sumdeck.table import SeatPlan, Table, open_table
from tests.club.fairs import play_round, refused

GAMES = ("formula", "mathino", "numberloor", "numero")


def fair(game: str, **answers: object) -> Tournament:
    """Eight friends, and a tournament as agreed."""
    tournament = Tournament([open_tournament("Fair", *agree(game, {"seeding": "given", **answers}))])
    for number in range(1, 9):
        tournament.act(Enter(str(number)))
    tournament.act(Begin())
    return tournament


@pytest.mark.parametrize("game", GAMES)
def test_there_are_six_questions_and_the_usual_answers_will_do(game: str) -> None:
    """M-161."""
    asked = questions(game)

    assert [question.key for question in asked] == [
        "level",
        "seats",
        "system",
        "turn_seconds",
        "target",
        "championship_target",
    ]
    for question in asked:
        assert question.usual in question.choices
    assert agree(game, {}) == agree(game, {question.key: question.usual for question in asked})


@pytest.mark.parametrize("game", GAMES)
def test_whatever_is_offered_can_be_played(game: str) -> None:
    """Each answer by itself, at every size of table: the table can be laid (M-162, M-163)."""
    for question in questions(game):
        for choice in question.choices:
            tournament = fair(game, **{question.key: choice})
            for match in tournament.progress.open:
                assert laid(tournament, match.id).state.opened.game == game


def laid(tournament: Tournament, id: MatchId) -> Table:
    """The table of a match, with cards."""
    order = table_for(tournament.progress, id)
    game = registry.game(order.game)
    options = game.options(order.options)
    deal = secret_deal(game.pack(options), bytes(32), game.shuffles_again)
    seats = [SeatPlan() for _ in order.players]
    return Table([open_table(game, options, seats, deal, bytes(16), order.house)])


def test_the_final_has_a_target_of_its_own() -> None:
    """M-169: 14 points, and 28 in the final."""
    tournament = fair("mathino", target=14, championship_target=28)
    targets = []
    while not tournament.over:
        targets.append({table_for(tournament.progress, match.id).options["target"] for match in tournament.progress.open})
        play_round(tournament)

    assert targets == [{14}, {14}, {28}]


def test_how_many_go_on_is_a_house_rule_of_the_game() -> None:
    """M-166: `advance_per_game`, unless the organiser says otherwise; where everybody went on, nobody would lose."""
    two: dict[str, Json] = {"options": {"advance_per_game": 2}}

    assert agree("mathino", {"seats": 4, **two})[0].advance == 2
    assert agree("mathino", {"seats": 4, "advance": 1, **two})[0].advance == 1
    assert agree("mathino", {"seats": 4})[0].advance == 1
    assert agree("numero", {"seats": 4})[0].advance == 1
    with pytest.raises(Refusal, match=ClubCode.NOBODY_LOSES):
        agree("mathino", {"seats": 2, **two})


def test_the_clock_lays_down_a_card() -> None:
    """M-168: out of time, the table says the least that can be said; without a clock it waits."""
    with_clock = table_for(fair("mathino", turn_seconds=90).progress, MatchId(0)).house
    without = table_for(fair("mathino", turn_seconds=0).progress, MatchId(0)).house

    assert (with_clock.turn_seconds, with_clock.clock_at_zero) == (90, "discard")
    assert (without.turn_seconds, without.clock_at_zero) == (0, "wait")


def test_in_a_tournament_nothing_is_taken_back_and_nobody_is_helped() -> None:
    usual = table_for(fair("numero").progress, MatchId(0)).house
    kind = table_for(fair("numero", house={"hints": True}).progress, MatchId(0)).house

    assert (usual.take_back, usual.hints, usual.locked) == ("locked", False, True)
    assert (kind.take_back, kind.hints) == ("locked", True)


def test_all_tables_of_a_round_may_get_the_same_cards() -> None:
    """Those of one size: a table of three needs other hands."""
    tournament = fair("numero", same_deal=True, seats=3)

    groups = [(len(match.players), table_for(tournament.progress, match.id).deal_group) for match in tournament.progress.open]

    assert len(set(groups)) == 2
    assert table_for(fair("numero").progress, MatchId(0)).deal_group == ""


def test_who_begins_is_a_lot() -> None:
    tournament = fair("numero", seed="spring")
    seats = [table_for(tournament.progress, match.id).players for match in tournament.progress.open]

    assert [set(players) for players in seats] == [set(match.players) for match in tournament.progress.open]
    assert {players[0] < players[1] for players in seats} == {True, False}


def test_an_online_table_reports_by_itself() -> None:
    tournament = fair("mathino")
    players = table_for(tournament.progress, MatchId(0)).players

    tournament.act(report_of(tournament.progress, MatchId(0), Outcome((2, 1), (9, 15), "mathino.target")))

    match = tournament.progress.match(MatchId(0))
    assert match.finish == players[::-1]
    assert match.result is not None
    assert dict(zip(match.players, match.result.points)) == dict(zip(players, (9, 15)))


def test_points_that_do_not_explain_the_places_are_left_out() -> None:
    """M-168: whoever forfeits is last, with whatever points."""
    tournament = fair("mathino")

    report = report_of(tournament.progress, MatchId(0), Outcome((2, 1), (15, 9), "mathino.forfeit"))

    assert report.points == ()
    assert tournament.act(report).events


def test_a_shared_win_must_be_decided() -> None:
    tournament = fair("numero")
    report = report_of(tournament.progress, MatchId(0), Outcome((1, 1), (20, 20), "numero.deck_out"))

    with refused(ClubCode.TIED):
        tournament.act(report)
    assert set(tied(tournament.progress, tournament.progress.match(MatchId(0)), report.order)) == {EntrantId(0), EntrantId(7)}


def test_what_cannot_be_agreed_on() -> None:
    with refused(ClubCode.NO_SUCH_GAME, given="chess"):
        agree("chess", {})
    with refused(ClubCode.NO_TARGET, game="numero"):
        agree("numero", {"target": 50})
    with refused(ClubCode.NO_SUCH_VALUE):
        agree("numero", {"options": "full"})
    with pytest.raises(Refusal, match="no_such_level"):
        agree("numero", {"level": "impossible"})
    with pytest.raises(Refusal, match="no_such_value"):
        agree("numberloor", {"target": 1000})


def test_nobody_plays_a_tournament_alone() -> None:
    with refused(ClubCode.NOT_SO_MANY, game="numero-solitaire", seats=2):
        questions("numero-solitaire")


def test_cardboard_needs_no_game() -> None:
    tournament = Tournament([open_tournament("Fair", Settings(), Terms(target=14))])
    for name in ("Otter", "Fox"):
        tournament.act(Enter(name))
    tournament.act(Begin())

    with refused(ClubCode.NO_SUCH_GAME):
        table_for(tournament.progress, MatchId(0))

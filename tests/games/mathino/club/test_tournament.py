"""A tournament of Mathino as its sheet asks for it: six decisions, then rounds until one is left."""

from __future__ import annotations

import pytest

from sumdeck.club.codes import ClubCode
from sumdeck.club.commands import Begin, Enter
from sumdeck.club.laying import table_for
from sumdeck.club.questions import agree, questions
from sumdeck.club.tournament import Tournament, open_tournament
from sumdeck.rules import registry
from tests.club.fairs import best_seed, end_round, games, play_out, play_round, refused, tables, win


def fair(players: int, **answers: object) -> Tournament:
    """So many friends, in the order of their strength."""
    tournament = Tournament([open_tournament("Fair", *agree("mathino", {"seeding": "given", **answers}))])
    for number in range(1, players + 1):
        tournament.act(Enter(str(number)))
    tournament.act(Begin())
    return tournament


def target(tournament: Tournament, match: int) -> object:
    order = table_for(tournament.progress, tournament.progress.matches[match].id)
    return registry.game("mathino").options(order.options).target


def test_six_things_are_decided_before_the_start() -> None:
    """M-161."""
    asked = {question.key for question in questions("mathino")}

    assert asked == {"level", "seats", "system", "turn_seconds", "target", "championship_target"}


@pytest.mark.parametrize(("seats", "good"), [(1, False), (2, True), (3, True), (4, True), (5, False), (6, False)])
def test_two_three_or_four_sit_at_a_table_and_never_six(seats: int, good: bool) -> None:
    """M-163."""
    if good:
        assert agree("mathino", {"seats": seats})[0].seats == seats
    else:
        with refused(ClubCode.NO_SUCH_VALUE):
            agree("mathino", {"seats": seats})


def test_whoever_does_not_win_a_game_is_out_after_one_or_after_two() -> None:
    """M-164, M-165, M-166: 15 games for sixteen players, or 30; one more where the unbeaten one loses the final."""
    assert games(play_out(fair(16, system="single"))) == 15
    assert games(play_out(fair(16, system="double"))) == 30


def test_tables_are_as_even_as_can_be_and_a_table_of_one_is_a_bye() -> None:
    """M-167: the best have their byes first, and nobody has a second before all have had one."""
    assert tables(fair(7, seats=3), 1) == ["1 6 7", "2 5", "3 4"]
    odd = fair(5)
    assert tables(odd, 1) == ["1", "2 5", "3 4"]
    end_round(odd, best_seed)
    play_round(odd)
    assert tables(odd, 2)[0] == "2"


def test_the_final_has_a_target_of_its_own() -> None:
    """M-169, M-170: both are 14 where nobody says otherwise."""
    usual = play_out(fair(4))
    assert [target(usual, match) for match in range(3)] == [14, 14, 14]
    longer = play_out(fair(4, championship_target=28))
    assert [target(longer, match) for match in range(3)] == [14, 14, 28]


def test_the_unbeaten_one_has_another_final() -> None:
    """M-170: it is a championship round, too."""
    tournament = fair(2, system="double", championship_target=21)
    win(tournament, 0, 1, 2)
    while not tournament.over:
        open_now = tournament.progress.open
        if not open_now:
            play_round(tournament)
            continue
        win(tournament, open_now[0].id, 2, 1)

    finals = [match for match in tournament.progress.matches if match.championship]
    assert len(finals) == 2
    assert [target(tournament, match.id) for match in finals] == [21, 21]

"""A whole tournament at real tables: from the six questions to the champion, with a restart after every round."""

import pytest

from sumdeck.club.commands import Begin, DrawRound, Enter, Report
from sumdeck.club.events import load_events
from sumdeck.club.laying import report_of, table_for
from sumdeck.club.match import MatchId
from sumdeck.club.plan import plan_of
from sumdeck.club.questions import agree
from sumdeck.club.results import tied
from sumdeck.club.tournament import Tournament, open_tournament
from sumdeck.players import players
from sumdeck.rules import registry
from sumdeck.rules.deals import secret_deal
from sumdeck.server.clubs.sheets import results_csv
from sumdeck.table import SeatPlan, Table, open_table


def play(fair: Tournament, id: MatchId, number: int) -> Report:
    """Lay the table of a match, let the weakest computer player sit everywhere, and tell how it ended."""
    order = table_for(fair.progress, id)
    game = registry.game(order.game)
    options = game.options(order.options)
    deal = secret_deal(game.pack(options), number.to_bytes(32, "big"), game.shuffles_again)
    names = [fair.progress.entrant(player).name for player in order.players]
    seats = [SeatPlan("computer", players(game.name)[0], name) for name in names]
    table = Table([open_table(game, options, seats, deal, bytes(16), order.house)])
    while (said := table.computer_move()) is not None:
        table.act(said, 0)
    outcome = table.state.outcome
    assert outcome is not None
    return report_of(fair.progress, id, outcome)


QUICK = {"level": "young", "system": "single", "target": 1, "championship_target": 2}
"""Mathino's computer players think longest: three games, by the rules of the youngest."""


@pytest.mark.parametrize(
    ("game", "answers"),
    [("numero", {"seats": 2}), ("numberloor", {"seats": 3}), ("formula", {"seats": 2}), ("mathino", {"seats": 4} | QUICK)],
)
def test_from_six_questions_to_a_champion(game: str, answers: dict[str, int | str]) -> None:
    settings, terms = agree(game, {"system": "double", "seed": "spring", **answers})
    fair = Tournament([open_tournament("Spring fair", settings, terms)])
    for name in ("Otter", "Fox", "Owl", "Hare", "Mole"):
        fair.act(Enter(name))
    fair.act(Begin())
    number = 0
    while not fair.over:
        for match in fair.progress.open:
            number += 1
            report = play(fair, match.id, number)
            while tied(fair.progress, match, report.order):
                number += 1
                report = play(fair, match.id, number)
            fair.act(report)
        if fair.drawable:
            fair.act(DrawRound())
        fair = Tournament(load_events([event.dump() for event in fair.log]))

    plan = plan_of(fair.progress)
    assert fair.champion is not None
    assert plan.standings[0].status == "champion"
    assert results_csv(plan).count(",over,") == sum(len(match.players) for match in fair.progress.standing if not match.bye)

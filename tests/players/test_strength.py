"""Who beats whom. Every deal is played from all seats, so nobody has the better cards; the numbers repeat by their seed."""

import pytest

from sumdeck.research.simulate import simulate
from sumdeck.research.summary import Standing
from tests.budget import budget, seldom

MANY = budget(60, 1000)


def duel(level: str, first: str, second: str, deals: int) -> tuple[Standing, Standing]:
    """How two players stand after so many deals, each played twice."""
    summary = simulate("numero", {"level": level}, (first, second), deals, f"{first} and {second}", workers=1, paired=True)
    one, other = summary.standings
    for each in (one, other):
        print(f"{level}: {each.player} wins {each.wins} of {each.games} games and {each.deals_won} of {deals} deals")
    return one, other


@pytest.mark.thorough
def test_the_planner_beats_the_greedy_player_over_many_paired_deals() -> None:
    planner, greedy = duel("numbers-15", "planner", "greedy", MANY)

    assert planner.games == greedy.games == 2 * MANY
    assert planner.wins > 1.5 * greedy.wins
    assert planner.deals_won > 2 * greedy.deals_won
    assert planner.score > greedy.score + 3


@pytest.mark.parametrize("level", ["numbers-10", seldom("subtraction")])
@pytest.mark.parametrize(
    ("stronger", "weaker", "deals", "margin"),
    [
        ("greedy", "random", budget(10, 30), 5.0),
        ("greedy", "careless", budget(20, 60), 1.5),
        ("planner", "greedy", budget(60, 100), 1.2),
    ],
)
def test_the_players_stand_in_the_order_of_their_strength(
    level: str, stronger: str, weaker: str, deals: int, margin: float
) -> None:
    better, worse = duel(level, stronger, weaker, deals)

    assert better.wins > margin * worse.wins
    assert better.score > worse.score

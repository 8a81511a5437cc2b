"""The golden playthroughs of Formula: every game told again, word for word; and their records."""

from random import Random

import pytest

from sumdeck.rules.deals import first_state, named_deal
from sumdeck.rules.formula import State, levels
from sumdeck.rules.record import Record, read_record, verify, write_record
from tests.playthroughs.formula.story import GAME, PLANS, Plan, choose, tell


@pytest.mark.parametrize("plan", PLANS, ids=lambda plan: plan.name)
def test_the_story_is_still_the_same(plan: Plan) -> None:
    """After a change that is meant, write them again with `python -m tests.playthroughs.formula` and read the difference."""
    assert tell(plan) == plan.path.read_text("utf-8")


def test_every_story_has_a_plan_and_every_level_a_story() -> None:
    """No file lies here that nothing compares."""
    files = {path.name for path in PLANS[0].path.parent.glob("*.txt")}

    assert files == {plan.path.name for plan in PLANS}
    assert set(levels()) == {str(plan.given.get("level", "base")) for plan in PLANS}


@pytest.mark.parametrize("plan", PLANS, ids=lambda plan: plan.name)
def test_a_record_of_it_can_be_trusted(plan: Plan) -> None:
    """F-67, F-73: later shuffles are in the record of the deal, so that everything can be played again."""
    options = GAME.options(plan.given)
    deal = named_deal(GAME.pack(options), plan.deal, GAME.shuffles_again)
    state: State = first_state(GAME, deal, plan.seats, options)
    rng = Random(plan.deal)
    claims = []
    while GAME.to_act(state):
        move = choose(state, rng)
        claims.append((state.seat, GAME.write(state, state.seat, move)))
        state = GAME.apply(state, state.seat, move)
    record = Record("formula", GAME.version, GAME.dump_options(options), plan.seats, deal, tuple(claims), GAME.outcome(state))

    assert verify(read_record(write_record(record))) == []

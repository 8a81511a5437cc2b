"""The golden playthroughs: every game told again, word for word."""

import pytest

from sumdeck.rules import registry
from tests.playthroughs.plan import Plan
from tests.playthroughs.plans import PLANS


@pytest.mark.parametrize("plan", PLANS, ids=lambda plan: plan.name)
def test_the_story_is_still_the_same(plan: Plan) -> None:
    """After a change that is meant, write them again with `python -m tests.playthroughs` and read the difference."""
    assert plan.tell() == plan.path.read_text("utf-8")


def test_every_story_has_a_plan() -> None:
    """No file lies here that nothing compares."""
    files = {path.name for path in PLANS[0].path.parent.glob("*.txt")}

    assert files == {plan.path.name for plan in PLANS}


@pytest.mark.parametrize("name", registry.games())
def test_every_game_and_every_level_has_a_story(name: str) -> None:
    game = registry.game(name)
    told = {plan.given.get("level") for plan in PLANS if plan.game.family == game.family}

    assert name in {plan.game.name for plan in PLANS}
    assert {level.name for level in game.levels()} <= told

"""The golden playthroughs: every game told again, word for word."""

import pytest

from sumdeck.rules.numero import levels
from tests.playthroughs.plans import PLANS, Plan
from tests.playthroughs.story import tell


@pytest.mark.parametrize("plan", PLANS, ids=lambda plan: plan.name)
def test_the_story_is_still_the_same(plan: Plan) -> None:
    """After a change that is meant, write them again with `python -m tests.playthroughs` and read the difference."""
    assert tell(plan) == plan.path.read_text("utf-8")


def test_every_story_has_a_plan_and_every_level_a_story() -> None:
    """No file lies here that nothing compares."""
    files = {path.name for path in PLANS[0].path.parent.glob("*.txt")}

    assert files == {plan.path.name for plan in PLANS}
    assert set(levels()) <= {plan.given["level"] for plan in PLANS}

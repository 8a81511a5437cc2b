"""`python -m tests.playthroughs.formula`: write every story of Formula again."""

from tests.playthroughs.formula.story import PLANS, tell

for plan in PLANS:
    plan.path.write_text(tell(plan), "utf-8")
    print(plan.path.name)

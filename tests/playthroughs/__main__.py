"""Write every story again: `python -m tests.playthroughs`. Then read the difference, before it is committed."""

from tests.playthroughs.plans import PLANS

for plan in PLANS:
    story = plan.tell()
    known = plan.path.read_text("utf-8") if plan.path.exists() else ""
    plan.path.write_text(story, "utf-8")
    print(f"{'same   ' if story == known else 'CHANGED'}  {plan.path.name}, {story.count(chr(10))} lines")

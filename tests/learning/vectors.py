"""What the page's memory is held to: `python -m tests.learning.vectors` writes `web/src/learning/vectors.json` anew."""

import json
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

from sumdeck.learning.facts import Fact, facts_in
from sumdeck.learning.memory import Memory
from sumdeck.players import player
from sumdeck.rules.deals import first_state, named_deal
from sumdeck.rules.registry import game
from sumdeck.rules.sums import PLUS, sums_in

FILE = Path(__file__).parents[2] / "web/src/learning/vectors.json"
DAY = 86_400_000
BEGAN = 1_700_000_000_000
GRADES = ("again", "hard", "good")
PLAYED = (("numero", "full"), ("numero", "subtraction"), ("mathino", "advanced"), ("formula", "base"), ("numberloor", "basic"))
SAID = (
    *("5 + 3 = 8, take 8", "5 + 3 = 9, take 9", "8 + 7 + 2 = 17", "8 + 7 + 2 = 18", "build 9 + 1 = 10", "7 + 8 = 51"),
    *("10 − 2 = 8; 4 + 4 = 8, take 8", "7 × 8 = 56", "7 × 8 = 54", "56 ÷ 8 = 6", "13 ÷ 2 = 6", "3 − 5 = −2", "1/2 of 8 = 4"),
    *("0.5 × 8 = 4", "3² = 9", "√9 = 3", "9 = 9, take 9", "discard 6", "5 + (−3) = 2", "19 + 4 = 23", "6 + 5 + 30 = 40"),
    *("8 ÷ 0 = 8", "10 − 2 − 3 = 5", "7g + 1, building 8", "7g + 1, building 9", "20 − 0 = 20"),
)


def vectors() -> dict[str, Any]:
    """Sentences with their facts, and facts that are said again and again."""
    return {"sentences": [[text, asked(text)] for text in (*SAID, *heard())], "courses": [course(number) for number in range(12)]}


def asked(text: str) -> list[list[Any]]:
    """The facts of a sentence, and whether each was said rightly: as `profile_of` has it."""
    found = []
    for each in sums_in(text):
        facts = facts_in(each)
        found += [[fact.name, each.right or place < len(facts) - 1] for place, fact in enumerate(facts)]
    return found


def heard() -> list[str]:
    """Sentences of real games."""
    texts: dict[str, None] = {}
    for name, level in PLAYED:
        rules, rng = game(name), Random(1)
        options, bot = rules.options({"level": level}), player(name, "greedy")
        bot.sight = replace(bot.sight, finds=1.0)  # type: ignore[misc]
        state = first_state(rules, named_deal(rules.pack(options), "vectors", rules.shuffles_again), 2, options)
        for _ in range(30):
            if not (acting := rules.to_act(state)):
                break
            seat = acting[0]
            move = bot.choose(rules, rules.view(state, seat), rng)
            texts[rules.write(state, seat, move)] = None
            state = rules.apply(state, seat, move)
    return [text for text in texts if "discard" not in text and "pass" not in text]


def course(number: int) -> list[Any]:
    """One fact, said at odd times with odd success; each time with what is remembered of it, and how surely some time later."""
    rng, fact, at, memory, steps = Random(number), Fact(PLUS, 3, 5), BEGAN, Memory(), []
    for _ in range(8):
        at += rng.choice((60_000, DAY // 2, DAY, 3 * DAY, 20 * DAY, -60_000))
        grade = GRADES[min(2, rng.randrange(4))]
        memory = memory.after(fact, grade, at)
        trace = memory.traces[fact.name]
        later = at + rng.choice((DAY // 2, 5 * DAY, 60 * DAY))
        steps.append([grade, at, trace.stability, trace.difficulty, trace.due, later, memory.known(fact, later)])
    return steps


if __name__ == "__main__":
    parts = {name: ",\n".join(json.dumps(each, ensure_ascii=False) for each in rows) for name, rows in vectors().items()}
    FILE.write_text("{" + ",\n".join(f'"{name}": [\n{rows}\n]' for name, rows in parts.items()) + "}\n", "utf-8")

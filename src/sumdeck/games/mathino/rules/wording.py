"""The words of Mathino: what begins a clause, what says nothing, and how people name cards.

Signs and numbers in words are heard before, in `../listening`; what the clauses mean is in `clauses.py`.
"""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Final

from sumdeck.games.mathino.rules.codes import Code
from sumdeck.games.mathino.rules.setup import Setup
from sumdeck.rules.game import Refusal
from sumdeck.rules.tokens import Token

VERBS: Final = {
    **dict.fromkeys(("build", "builds", "building", "making"), "build"),
    **dict.fromkeys(("capture", "captures", "capturing", "take", "takes", "taking", "took"), "capture"),
    **dict.fromkeys(("win", "wins", "winning", "grab", "grabs", "get", "gets", "collect", "collects"), "capture"),
    **dict.fromkeys(("match", "matches", "matching"), "match"),
    **dict.fromkeys(("stack", "stacks", "stacking", "join", "joins", "joining"), "stack"),
    **dict.fromkeys(("discard", "discards", "discarding", "drop", "drops"), "discard"),
    **dict.fromkeys(("accept", "accepted", "agree", "agreed", "ok"), "accept"),
    **dict.fromkeys(("pass", "passes", "draw", "draws", "skip", "skips"), "pass"),
    "forfeit": "forfeit",
    "time": "time",
}
"""The words that begin a clause, and what they mean."""
FILLERS: Final = frozenset(
    ("the", "a", "an", "then", "i", "my", "play", "add", "now", "its", "up", "all", "every", "everything", "pile", "piles")
)
DOWN: Final = frozenset(("down", "table"))
"""A card that is put there is discarded."""
COUNTS: Final = frozenset("23456789")
"""How many cards of one number somebody may mean."""
TOOLS: Final = frozenset(("with", "using", "mit"))
"""What follows is the card that does it. Kept games rely on the same words of other languages being heard like `and`."""


def worded(rules: Setup, text: str, tokens: Iterable[Token]) -> list[Token]:
    """The pieces of a sentence with cards called by their names, and without what says nothing."""
    named = one_by_one(rules, named_cards(rules, laid_down(rules, text, list(tokens))))
    return [token for token in named if not (token.kind == "word" and token.body in FILLERS)]


def laid_down(rules: Setup, text: str, tokens: Sequence[Token]) -> list[Token]:
    """`lay down 3`, `put the 3 on the table`: discard 3. To lay a 3 on a 5 is to say only half of it."""
    runs: list[list[Token]] = [[]]
    for token in tokens:
        runs[-1].append(token)
        if token.body in (",", ";"):
            runs.append([])
    return [token for run in runs for token in _laid_down(rules, text, run)]


def _laid_down(rules: Setup, text: str, run: list[Token]) -> list[Token]:
    first = run[0] if run else None
    if [token.body for token in run[1:2]] == ["on"] and len(run) == 3 and first is not None and first.kind == "number":
        run = [replace(first, kind="word", body="play"), *run]  # 9 on 9
        first = run[0]
    if first is None or first.kind != "word" or first.body != "play":
        return run
    bodies, aside = {token.body for token in run if token.kind == "word"}, DOWN | {"on", "onto"}
    rest = [token for token in run[1:] if not (token.kind == "word" and token.body in aside)]
    if bodies & DOWN or text[first.start : first.end].lower().endswith("down"):
        return [replace(first, body="discard"), *rest]
    if bodies & {"on", "onto"} and not any(token.body == "=" for token in run):
        if "it" in bodies and not rules.young:
            return _laid_on_it(rules, run)
        numbers = [token for token in run if token.kind == "number"]
        if len(numbers) == 2 and numbers[0].body == numbers[1].body and not rules.young:
            before, behind = text[: first.start], text[numbers[1].end :]
            raise Refusal(Code.LAID_ON_ALIKE, number=numbers[0].body, before=before, behind=behind)
        raise Refusal(Code.ONLY_ALIKE if rules.young else Code.WHICH_SUM)  # M-155
    return run


def _laid_on_it(rules: Setup, run: list[Token]) -> list[Token]:
    """`put it on the 8s`: what was made before is stacked. `put my 9 on it`: a card is matched with what was added."""
    bodies = [token.body for token in run]
    on = next(place for place, token in enumerate(run) if token.body in ("on", "onto"))
    rest = [token for place, token in enumerate(run[1:], 1) if place != on]
    if bodies.index("it") < on:
        return [replace(run[0], body="stack"), *rest]
    if rules.options.combo_capture:
        raise Refusal(Code.WHICH_SUM)  # M-40: it could be captured as well
    return [replace(run[0], body="match"), *(token for token in rest if token.body != "it")]


def one_by_one(rules: Setup, tokens: Sequence[Token]) -> list[Token]:
    """`take two 5s` as `take 5 and 5`: how many of a number are meant, where some have to be named."""
    if any(rules.pack.label(kind).endswith("s") for kind in rules.pack.kinds()):
        return list(tokens)  # a look of these cards
    found: list[Token] = []
    for token in tokens:
        count = found[-1] if found and token.kind == "number" and token.mark == "s" and found[-1].kind == "number" else None
        verb = next((each for each in reversed(found[:-1]) if not (each.kind == "word" and each.body in FILLERS)), None)
        if count is None or verb is None or VERBS.get(verb.body) not in ("capture", "stack") or count.body not in COUNTS:
            found.append(token)
            continue
        single = replace(token, mark="", start=count.start)
        found[-1:] = [single, *[replace(single, kind="sign", body="and"), single] * (int(count.body) - 1)]
    return found


def named_cards(rules: Setup, tokens: Sequence[Token]) -> list[Token]:
    """`ace` is a 1, and `golden 7`, `blue 7` or `7 of stars` tell which 7."""
    looks = rules.look_words
    found: list[Token] = []
    at = 0
    while at < len(tokens):
        token, behind = tokens[at], tokens[at + 1 : at + 3]
        at += 1
        if token.kind == "word" and token.body in ("ace", "aces"):
            token = replace(token, kind="number", body="1", mark="s" if token.body == "aces" else "")
        look = looks.get(token.body) if token.kind == "word" else None
        if look is not None and behind and behind[0].kind == "number" and not behind[0].mark:
            token = replace(behind[0], mark=look, start=token.start)
            at += 1
        elif token.kind == "number" and not token.mark and [each.body for each in behind[:1]] == ["of"]:
            look = looks.get(behind[-1].body) if behind[-1].kind == "word" else None
            if look is not None:
                token = replace(token, mark=look, end=behind[-1].end)
                at += 2
        found.append(token)
    return found

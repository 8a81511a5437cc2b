"""A text cut into the phrases of single moves, before they mean cards: `3 + 2 = 5`, `night 8`, `balloon 3`, `take two`.

A comma parts two moves, unless it only names the floor that a sum ends on: `9 + 2 = 11, floor 1`. What a phrase means at a table
is asked in `reading.py`.
"""

import re
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from sumdeck.rules.game import Refusal
from sumdeck.rules.steps import SentenceCode
from sumdeck.rules.tokens import Token, tokenise

GLYPHS: Final = {
    "☾": "night ",
    "☽": "night ",
    "±": "balloon ",
    "+/-": "balloon ",
    "≈": "balloon nearest ",
    "~": "balloon nearest ",
}
"""What is printed on the cards, and how a plain terminal shows it, for whoever types it from there."""
PARTING: Final = (",", ";", "then")
"""What parts two moves."""
SILENT: Final = ("play", "more", "any", "number", "pile", "stack", "step", "steps", "day", "lift", "elevator")
"""Words that change nothing: play 5, 3 and 2 more is 5, any odd floor, on the left stack."""
SHORT: Final = re.compile(r"\b[bB] ?(\d)\b")
"""A balloon with a number in short: `b3`."""
PUT_DOWN: Final = re.compile(r"\b(put|lay|place)\s+((?:(?:the|my|an?)\s+)?\w+)\s+down\b", re.IGNORECASE)
"""A card that is put down goes nowhere on the lift: `put 5 down` is 5, on whichever floor that is."""


def phrases(text: str) -> list[list[Token]]:
    """The tokens of each move. Raises Refusal for a text that no move can have."""
    found: list[list[Token]] = []
    for run in _runs(_in_figures(tokenise(text))):
        if found and run[0].body == "floor" and _is_sum(found[-1]):
            found[-1] += run
        else:
            found.append(run)
    if not found:
        raise Refusal(SentenceCode.EMPTY)
    return found


def in_words(text: str) -> str:
    """The text with the signs of the cards as words."""
    for glyph, word in GLYPHS.items():
        text = text.replace(glyph, word)
    return PUT_DOWN.sub(r"\1 \2", SHORT.sub(r"balloon \1", text))


def _in_figures(tokens: Sequence[Token]) -> list[Token]:
    """The fifth floor as floor 5: nothing has parts here. And what one word says in another language: `hoch auf` is up, to."""
    found: list[Token] = []
    for place, token in enumerate(tokens):
        beside = [*tokens[max(place - 1, 0) : place], *tokens[place + 1 : place + 2]]
        if token.kind == "vulgar" and token.body.startswith("1/") and any(each.body in ("floor", "floors") for each in beside):
            found.append(replace(token, kind="number", body=token.body[2:]))
        elif token.kind == "word":
            found += [replace(token, body=body) for body in token.body.split()]
        else:
            found.append(token)
    return found


def _runs(tokens: Sequence[Token]) -> list[list[Token]]:
    runs: list[list[Token]] = [[]]
    for place, token in enumerate(tokens):
        if token.body == "and" and runs[-1] and runs[-1][-1].body == "balloon":
            continue  # the balloon with the 3
        if token.body in PARTING or (token.body == "and" and not _adds(runs[-1], tokens[place + 1 :])):
            runs.append([])
        elif token.body not in SILENT or (token.body == "more" and _is_jump(runs[-1], tokens[place + 1 :])):
            runs[-1].append(token)
    return [run for run in runs if run]


def _adds(before: Sequence[Token], behind: Sequence[Token]) -> bool:
    """Whether an `and` belongs to a sum: `3 and 2 is 5`. In `5 and 7`, or `3 + 2 = 5 and 5 + 2 = 7`, it parts two moves."""
    if any(token.body == "=" for token in before) or not before or before[-1].kind != "number":
        return False
    for token in behind:
        if token.body in ("=", "more"):
            return True
        if token.kind != "number":
            return False
    return False


def _is_jump(before: Sequence[Token], behind: Sequence[Token]) -> bool:
    """Whether a `more` tells of a jump: `one more is 8`, `8 is one more`. In `3 and 2 more is 5` another word does."""
    bodies = [token.body for token in (*before, *behind)]
    equals = [place for place, body in enumerate(bodies) if body == "="]
    return bool(equals) and not {"and", "+", "-", "up", "down"} & {*bodies[: max(equals[0], len(before))]}


def _is_sum(tokens: Sequence[Token]) -> bool:
    return any(token.body == "=" for token in tokens) and all(token.body != "floor" for token in tokens)

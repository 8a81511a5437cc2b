"""A text cut into the phrases of single moves, before they mean cards: `3 + 2 = 5`, `night 8`, `balloon 3`, `take two`.

A comma parts two phrases, unless it only names the floor that a sum ends on: `9 + 2 = 11, floor 1`. Which of them is a move, and
which the reason for one, is told in `reasons.py`; what a phrase means at a table is asked in `reading.py`.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Final

from sumdeck.rules.game import Refusal
from sumdeck.rules.listening.wordlist import all_words, fold
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
NEIGHBOURLY: Final = re.compile(
    r"\b(on(?:to)?(?: top of)?\s+(?:the\s+|my\s+)?\w+)\s*,?\s*(?:because\s+)?(?:it|that)(?:['’]?s|\s+is)\b", re.IGNORECASE
)
"""What `it` is behind a stack: the card that was laid there. `5 on 4, it's one more` gives a reason for the 5, not for the 4."""
FOLLOWING: Final = (
    (re.compile(r"\bcomes\s+(?:right\s+)?after\b", re.IGNORECASE), "is one more than"),
    (re.compile(r"\bcomes\s+(?:right\s+)?before\b", re.IGNORECASE), "is one less than"),
)
"""A jump by one as those say it who count: 5 comes after 4."""
AS: Final = re.compile(r"(?<!\bsame )\bas\b(?! well\b)", re.IGNORECASE)
"""A word for because, which says other things in other games."""
BETWEEN: Final = re.compile(r"[\w’']+")
"""The words that stand between two phrases."""
NAMES: Final = {
    "near": "nearest",
    "closest": "nearest",
    "miss": "skip",
    "balloons": "balloon",
    "moon": "night",
    "neighbor": "neighbour",
}
"""Other words for what is on a card."""
THEN, BECAUSE, SO = "then", "because", "so"
"""How a phrase is joined to the one before it, where more is said than a comma."""


@dataclass
class Phrase:
    """The pieces of one phrase, and what joins it to the one before it."""

    tokens: list[Token] = field(default_factory=list)
    link: str = ""

    @property
    def bodies(self) -> tuple[str, ...]:
        return tuple(token.body for token in self.tokens)


def phrases(text: str) -> list[Phrase]:
    """Each phrase of a text. Raises Refusal for a text that no move can have."""
    found: list[Phrase] = []
    for run in _runs(text, _in_figures(tokenise(text))):
        if found and run.tokens[0].body == "floor" and _is_sum(found[-1].tokens):
            found[-1].tokens += run.tokens
        else:
            found.append(run)
    if not found:
        raise Refusal(SentenceCode.EMPTY)
    return found


def in_words(text: str) -> str:
    """The text with the signs of the cards as words."""
    for glyph, word in GLYPHS.items():
        text = text.replace(glyph, word)
    for following, jump in FOLLOWING:
        text = following.sub(jump, text)
    text = NEIGHBOURLY.sub(r"\1 because", AS.sub("because", text))
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


def _runs(text: str, tokens: Sequence[Token]) -> list[Phrase]:
    runs = [Phrase()]
    end = 0
    for place, token in enumerate(tokens):
        run, behind = runs[-1].tokens, tokens[place + 1 :]
        if token.body == "and" and run and run[-1].body == "balloon":
            continue  # the balloon with the 3
        if token.body in PARTING or (token.body == "and" and not _adds(run, behind) and not _is_reason(runs[-1], behind)):
            if run:
                runs.append(Phrase())
            continue
        if token.body in SILENT and not (token.body == "more" and (_is_jump(run, behind) or _is_short(run, behind))):
            continue
        if not run:
            runs[-1].link = _link(text[end : token.start])
        run.append(replace(token, body=NAMES.get(token.body, token.body)))
        end = token.end
    return [run for run in runs if run.tokens]


def _link(between: str) -> str:
    """What the words say that stand between two phrases."""
    words = all_words()
    said = f" {fold(' '.join(BETWEEN.findall(between)))} "
    if any(f" {word} " in said for word in words.reasons):
        return BECAUSE
    if any(f" {word} " in said for word, sign in words.signs.items() if sign == ","):
        return THEN
    return SO if any(f" {word} " in said for word in words.conclusions) else ""


def _is_reason(run: Phrase, behind: Sequence[Token]) -> bool:
    """Whether an `and` adds in a reason without its result: `5, because 4 and 1`."""
    told = run.link == BECAUSE and all(token.body not in ("=", "and") for token in run.tokens)
    return told and run.tokens[-1:] != [] and run.tokens[-1].kind == "number" and bool(behind) and behind[0].kind == "number"


def _is_short(before: Sequence[Token], behind: Sequence[Token]) -> bool:
    """Whether a `more` ends a jump that says no floor: `one more`, `one more than 4`."""
    alone = [token.kind for token in before if token.body not in ("floor", "floors")] == ["number"]
    return alone and (not behind or behind[0].body in PARTING or behind[0].body == "than")


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

"""A sentence cut where its words and pieces are, so that whoever shows it, draws it or reads it aloud need not read it again.

`5g + 3r = 8, take [8]a` is `("5", "g"), " + ", ("3", "r"), " = 8, ", ("take",), " ", ("[8]", "a")`. It is cut by the pieces that
`tokens.py` finds for the rules, says nothing that the sentence does not say, and joined together it is the sentence.
"""

from collections.abc import Mapping
from typing import Final, TypeAlias, TypeVar

from sumdeck.rules.tokens import cut, remembered
from sumdeck.rules.values import Refusal

Sentence: TypeAlias = tuple[str | tuple[str, ...], ...]
"""Numbers and signs as they are, and between them words, each alone, and cards and piles, each with its mark."""

SENTENCES: Final = ("said", "move", "card")
"""The details of objections and hints that are sentences, or a piece of one."""
LINE: Final = "\n"
"""What stands behind each of several sentences."""
T = TypeVar("T")


@remembered
def notation(text: str) -> Sentence:
    """A sentence in its parts; one that nobody could read stays whole."""
    try:
        tokens = cut(text)
    except Refusal:
        return (text,)
    found: list[tuple[int, int, tuple[str, ...]]] = []
    opened = -1
    for token in tokens:
        name, mark = text[token.start : token.end - len(token.mark)], text[token.end - len(token.mark) : token.end]
        if token.body == "[":
            opened = token.start
        elif token.body == "]" and opened >= 0:
            while found and found[-1][0] >= opened:
                found.pop()
            found.append((opened, token.end, (text[opened : token.end - len(mark)], mark)))
            opened = -1
        elif token.kind == "word" and len(name) > 1:
            found.append((token.start, token.end, (name,)))
        elif token.kind == "number" and mark:
            found.append((token.start, token.end, (name, mark)))
    return _with_the_rest(text, found)


def in_parts(details: Mapping[str, T]) -> dict[str, T | Sentence]:
    """What belongs to a code, with those of its details that are sentences in their parts; of several, each ends with a line."""
    return {name: _in_parts(name, told) for name, told in details.items()}


def _in_parts(name: str, told: T) -> T | Sentence:
    if isinstance(told, tuple):
        return tuple(part for one in told for part in (*notation(one), LINE))
    return notation(told) if name in SENTENCES and isinstance(told, str) else told


def joined(sentence: Sentence) -> str:
    """The sentence as it was."""
    return "".join(part if isinstance(part, str) else "".join(part) for part in sentence)


def _with_the_rest(text: str, found: list[tuple[int, int, tuple[str, ...]]]) -> Sentence:
    parts: list[str | tuple[str, ...]] = []
    at = 0
    for start, end, part in found:
        parts += [text[at:start], part] if start > at else [part]
        at = end
    return tuple([*parts, text[at:]] if at < len(text) else parts)

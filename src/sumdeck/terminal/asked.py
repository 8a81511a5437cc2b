"""What people type besides sentences: the words for it, in the language that is spoken and in English."""

from sumdeck.terminal.spelling import spelt
from sumdeck.words import LANGUAGES, say, speaking


def spellings(code: str) -> tuple[str, ...]:
    """Every word for something, the first of them the one that help tells of; and as a plain terminal shows it."""
    with speaking(LANGUAGES[0]):
        first = say(code)
    words = [word.strip() for said in (say(code), first) for word in said.lower().split(",")]
    return tuple(dict.fromkeys((*words, *(spelt(word, "ascii") for word in words))))


def means(line: str, code: str) -> bool:
    return line.strip().lower().rstrip(".!? ").replace("'", "’") in spellings(code)


def leaves(line: str) -> bool:
    """Whether somebody wants to go, which may be said at any time."""
    return means(line, "command.leave")

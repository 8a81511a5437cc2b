"""What people type besides sentences: the words for it, in the language that is spoken and in English."""

from sumdeck.words import LANGUAGES, say, speaking


def spellings(code: str) -> tuple[str, ...]:
    """Every word for something, the first of them the one that help tells of."""
    with speaking(LANGUAGES[0]):
        first = say(code)
    return tuple(dict.fromkeys(word.strip() for said in (say(code), first) for word in said.lower().split(",")))


def means(line: str, code: str) -> bool:
    return line.strip().lower().rstrip(".!? ").replace("'", "’") in spellings(code)


def leaves(line: str) -> bool:
    """Whether somebody wants to go, which may be said at any time."""
    return means(line, "command.leave")

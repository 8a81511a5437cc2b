"""The smallest pieces of a sentence, as values. They are cut in `../tokens.py` and heard in `hearing.py`."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Token:
    """One piece of a sentence."""

    kind: str
    """number, short (a long number of which only the ends are said), vulgar (one character such as ½), sign or word."""
    body: str
    """Digits with at most one point; `1234…6789`; `1/2`; one of the signs; a word in lower case."""
    mark: str
    """Letters directly behind a number, a closing bracket, or the sign of a power or root."""
    start: int
    end: int
    spaced: bool
    """Whether a space stands before it."""


def ends_number(token: Token) -> bool:
    """Whether a number can end here."""
    return token.kind in ("number", "short", "vulgar") or (token.kind == "sign" and token.body in ("]", ")", "²", "³", "%"))

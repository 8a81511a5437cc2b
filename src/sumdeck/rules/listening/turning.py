"""What is said in another order than it is written: `double 4` is 4 × 2, `half 8` is ½ of 8, `2 to the power of 3` is 2³."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from sumdeck.rules.listening.pieces import Token


def turn(tokens: Sequence[Token]) -> list[Token]:
    """The same pieces in the order of signs."""
    found: list[Token] = []
    at = 0
    while at < len(tokens):
        token = tokens[at]
        behind = tokens[at + 1] if at + 1 < len(tokens) else None
        if token.kind == "turned":
            end = term_end(tokens, at + 1)
            found += _turned(token, tokens[at + 1 : end])
            at = end
            continue
        if token.body == "^" and behind is not None and behind.body in ("2", "3") and behind.kind == "number":
            found.append(Token("sign", "²" if behind.body == "2" else "³", "", token.start, behind.end, token.spaced))
            at += 2
            continue
        found.append(replace(token, kind="word") if token.body == "^" else token)
        if _takes_part(token) and behind is not None and behind.kind == "number" and behind.spaced:
            found.append(Token("sign", "of", "", token.end, token.end, True))
        at += 1
    return found


def term_end(tokens: Sequence[Token], at: int) -> int:
    """Where the one number ends that begins here; here, if none does."""
    if at >= len(tokens):
        return at
    if tokens[at].kind in ("number", "short", "vulgar"):
        return at + 1
    closing = {"[": "]", "(": ")"}.get(tokens[at].body)
    for place in range(at + 1, len(tokens)):
        if tokens[place].body == closing:
            return place + 1
    return at


def divide_by_parts(tokens: Sequence[Token]) -> list[Token]:
    """`half of 8` as `8 ÷ 2`, for games that have no cards with fractions on them."""
    found: list[Token] = []
    at = 0
    while at < len(tokens):
        token = tokens[at]
        end = term_end(tokens, at + 2)
        if token.kind == "vulgar" and token.body.startswith("1/") and end > at + 2 and tokens[at + 1].body == "of":
            found += _turned(replace(token, body=f"÷ {token.body[2:]}"), tokens[at + 2 : end])
            at = end
        else:
            found.append(token)
            at += 1
    return found


def _takes_part(token: Token) -> bool:
    """Whether this is a part in words, of which a number may follow at once."""
    return token.kind == "vulgar" and token.end - token.start > 1


def _turned(token: Token, term: Sequence[Token]) -> list[Token]:
    """The number first, which begins where the word did, then the signs; the word alone where no number follows."""
    if not term:
        return [replace(token, kind="word")]
    end = term[-1].end
    signs = [
        Token("number" if body.isdecimal() else "sign", body, "", end, end, place == 0)
        for place, body in enumerate(token.body.split())
    ]
    return [replace(term[0], start=token.start), *term[1:], *signs]

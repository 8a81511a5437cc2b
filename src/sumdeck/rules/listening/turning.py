"""What is said in another order than it is written.

`double 4` is 4 × 2, `half 8` is ½ of 8, `2 to the power of 3` is 2³, `5 from 9 is 4` is 9 − 5 = 4, `8 = 5 + 3` is 5 + 3 = 8, and
*die 8 nehmen* is `take 8`.
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from sumdeck.rules.listening.pieces import Token, ends_number

SEPARATORS: Final = (",", ";")
COMMANDS: Final = frozenset(
    (
        *("accept", "build", "building", "capture", "capturing", "challenge", "discard", "draw", "leave", "match", "matching"),
        *("pass", "play", "show", "stack", "stacking", "stop", "take"),
    )
)
"""Words that begin a command in some game: an `and` before them only parts it from what was said."""
SIGNS: Final = frozenset(("+", "-", "*", "/", "÷", ":", "²", "³", "√", "∛", "of", "and"))
"""What stands in a calculation, not in one number alone."""
BETWEEN: Final = {"on": "+", "onto": "+", "to": "+", "from": "-", "more than": "+", "less than": "-", "into": "÷"}
"""Words between two numbers of which the second is written first, and the sign that is then between them."""


def turn(tokens: Sequence[Token]) -> list[Token]:
    """The same pieces in the order of signs."""
    found: list[Token] = []
    at = 0
    while at < len(tokens):
        token = tokens[at]
        behind = tokens[at + 1] if at + 1 < len(tokens) else None
        if behind is not None and _counts(token, behind, tokens[at + 2 :]):
            found += _turned(replace(token, body=f"* {token.body}"), [replace(behind, mark="")])
            at += 2
            continue
        if token.kind == "turned":
            end = term_end(tokens, at + 1)
            found += _turned(token, tokens[at + 1 : end])
            at = end
            continue
        if token.kind == "word" and token.body in BETWEEN and (swapped := _swapped(found, tokens[at:])):
            found, at = swapped, at + term_end(tokens[at:], 1)
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


def _counts(token: Token, behind: Token, rest: Sequence[Token]) -> bool:
    """Whether two numbers are a product: `three fives are fifteen`."""
    plain = token.kind == behind.kind == "number" and not token.mark and behind.mark == "s" and behind.spaced
    return plain and bool(rest) and rest[0].body == "="


def _swapped(found: list[Token], tokens: Sequence[Token]) -> list[Token]:
    """What was said, with `5 from 9` as 9 − 5, `4 more than 8` as 8 + 4, `minus 2 on 10` as 10 − 2; nothing without a result."""
    end = term_end(tokens, 1)
    if not found or not ends_number(found[-1]) or end == 1:
        return []
    opening = {"]": "[", ")": "("}.get(found[-1].body)
    start = max((place for place, token in enumerate(found) if token.body == opening), default=len(found) - 1)
    sign = Token("sign", BETWEEN[tokens[0].body], "", tokens[0].start, tokens[0].end, True)
    first, second = found[start:], tokens[1:end]
    if start and found[start - 1].body in ("-", "*", "÷", "/") and (start == 1 or not ends_number(found[start - 2])):
        start -= 1
        sign = found[start]
    before, behind = found[start - 1] if start else None, [token.body for token in tokens[end : end + 2]]
    stated = behind[:1] == ["="] or behind == [",", "="] or (before is not None and before.body == "=")
    if not stated or not (before is None or before.kind == "sign" or before.body in COMMANDS or before.body in ("add", "join")):
        return []  # up 1 from 8 is 9
    return [*found[:start], *_spread([*second, sign, *first], found[start].start, second[-1].end)]


def in_order(tokens: Sequence[Token]) -> list[Token]:
    """What was done, said last, as languages do that end with the verb: `8 nehmen`, `lege die 4 ab`, `5 + 3 = 8, 8 nehmen`.

    And what it makes, said first: `8 = 5 + 3`.
    """
    found: list[Token] = []
    run: list[Token] = []
    for token in tokens:
        if token.body in SEPARATORS:
            found += [*_verb_first(_result_last(run)), token]
            run = []
        else:
            run.append(token)
    return found + _verb_first(_result_last(run))


def _result_last(run: list[Token]) -> list[Token]:
    """One step of a sentence with its one result behind what makes it."""
    equals = [place for place, token in enumerate(run) if token.body == "="]
    if len(equals) != 1:
        return run
    start = int(run[0].kind == "word" and run[0].body in COMMANDS)
    words = [place for place, token in enumerate(run) if token.kind == "last" or token.body in COMMANDS]
    end = next((place for place in words if place > equals[0]), len(run))
    left, right = run[start : equals[0]], run[equals[0] + 1 : end]
    if not left or calculates(left) or not calculates(right):
        return run
    return [*run[:start], *_spread([*right, run[equals[0]], *left], left[0].start, right[-1].end), *run[end:]]


def calculates(tokens: Sequence[Token]) -> bool:
    """Whether here is more than one number, which may be below zero or a fraction."""
    signs = [token.body for token in tokens[1:] if token.kind == "sign" and (token.body != "/" or token.spaced)]
    return any(sign in SIGNS for sign in signs) or any(token.body in ("√", "∛") for token in tokens[:1])


def _spread(tokens: Sequence[Token], start: int, end: int) -> list[Token]:
    """Pieces in another order, from the place where the first of them was said to that of the last: so all can be quoted."""
    return [replace(tokens[0], start=start), *tokens[1:-1], replace(tokens[-1], end=end)]


def _verb_first(run: list[Token]) -> list[Token]:
    """One step of a sentence. A verb behind a result alone may stay there: `5 + 3 = 8 nehmen`."""
    if not run or run[-1].kind != "last":
        return [replace(token, kind="word") if token.kind == "last" else token for token in run]
    verb = replace(run[-1], kind="word")
    cards = _verb_first(run[:-1])
    bodies = [token.body for token in cards]
    if "=" in bodies:
        equals = len(bodies) - 1 - bodies[::-1].index("=")
        end = term_end(cards, equals + 1 + (bodies[equals + 1 : equals + 2] == ["-"]))
        behind = cards[end:]
        if behind and behind[0].body == "and":
            behind = behind[1:]
        if not behind:
            return _led(verb, cards) if verb.body in ("build", "play") else [*cards, verb]
        return [*cards[:end], Token("sign", ",", "", verb.start, verb.start, False), *_led(verb, behind)]
    if cards and cards[0].kind == "word" and cards[0].body in ("play", verb.body):  # lege die 4 ab
        return [replace(cards[0], body=verb.body), *cards[1:]]
    return _led(verb, cards)


def _led(verb: Token, cards: Sequence[Token]) -> list[Token]:
    """The verb before its cards. It stands where they begin, and the last of them ends where it did: so all can be quoted."""
    if not cards:
        return [verb]
    start = cards[0].start
    return [replace(verb, start=start, end=start), *cards[:-1], replace(cards[-1], end=verb.end)]


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

"""Reading a sentence: the text of a turn, before any game gives it meaning.

A sentence is parts separated by `;`, a part is steps separated by `,`, and a step is an equation (`5 + 3 = 8`) or a command
(`take 8`), which may also stand directly before an equation (`build 9 + 1 = 10`, `take 8: 5 + 3 = 8`). What steps are and
whether they are true is in `steps.py`; sentences are written by `saying.py`.
"""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final

from sumdeck.rules.equations import OPERATIONS, POWERS, ROOTS, read_equations
from sumdeck.rules.numerals import Cursor, read_amount, read_term
from sumdeck.rules.steps import Command, SentenceCode, Step, Term, WildFace
from sumdeck.rules.tokens import USUAL, SentenceLimits, Token, tokenise, unreadable
from sumdeck.rules.values import Refusal

SUMMING: Final = ("join", "add", "play")
"""Words that say nothing of a sum which the sum does not say."""


def read_sentence(text: str, verbs: Mapping[str, str], limits: SentenceLimits = USUAL) -> tuple[tuple[Step, ...], ...]:
    """The steps of each part of a text; `verbs` gives the verb for every word that a command may begin with.

    Any text at all gives at least one step or raises Refusal with a `SentenceCode`. Whether it is true is not asked here.
    """
    parts: list[tuple[Step, ...]] = []
    for part in _split(tokenise(text, limits), ";"):
        steps: list[Step] = []
        runs = [run for tokens in _split(part, ",") for run in _before_commands(tokens, verbs)]
        for at, run in enumerate(runs):
            steps += _read_steps(text, _with_result(run, runs[at + 1 :], verbs), verbs)
        if steps:
            parts.append(tuple(steps))
    if not parts:
        raise Refusal(SentenceCode.EMPTY)
    return tuple(parts)


def _split(tokens: Sequence[Token], separator: str) -> list[list[Token]]:
    """The runs of tokens between separators; empty ones do no harm and are left out."""
    runs: list[list[Token]] = [[]]
    for token in tokens:
        if token.body == separator:
            runs.append([])
        else:
            runs[-1].append(token)
    return [run for run in runs if run]


def _before_commands(tokens: list[Token], verbs: Mapping[str, str]) -> list[list[Token]]:
    """A command behind a sum needs no comma: `5 + 3 = 8 take 8`."""
    for at, token in enumerate(tokens):
        summed = tokens[0].kind != "word" or any(each.body == "=" for each in tokens[:at])
        if at and token.kind == "word" and token.body in verbs and summed:
            return [tokens[:at], *_before_commands(tokens[at:], verbs)]
    return [tokens]


def _with_result(tokens: list[Token], behind: Sequence[list[Token]], verbs: Mapping[str, str]) -> list[Token]:
    """A sum with the result that the next command states: `4 + 5, take 9`, `9 + 1, build 10`."""
    command = behind[0] if behind else []
    if tokens[0].kind == "word" or len(command) != 2 or verbs.get(command[0].body) not in ("take", "build"):
        return tokens
    if command[1].kind != "number" or any(token.body == "=" for token in tokens):
        return tokens
    return [*tokens, replace(command[0], kind="sign", body="="), command[1]]


def _read_steps(text: str, tokens: Sequence[Token], verbs: Mapping[str, str]) -> list[Step]:
    """What stands between two commas: an equation, a command, or a command and its equation."""
    first = tokens[0]
    bodies = [token.body for token in tokens]
    if (
        first.kind == "word" and first.body in SUMMING and ("=" in bodies or first.body not in verbs) and len(tokens) > 1
    ):  # add 5 and 3 makes 8
        return _read_steps(text, tokens[1:], verbs)
    if first.kind != "word":
        return [*read_equations(text, tokens)]
    if first.body not in verbs:
        raise unreadable(text, first.start, first.end)
    named, calculation = _divide_command(tokens[1:])
    said = text[first.start : named[-1].end if named else first.end]
    steps: list[Step] = [Command(verbs[first.body], _read_cards(text, named, said), said)]
    if calculation:
        steps += read_equations(text, calculation)
    return steps


def _divide_command(tokens: Sequence[Token]) -> tuple[Sequence[Token], Sequence[Token]]:
    """The cards that a command names, and the equation after them."""
    signs = [token.body for token in tokens]
    equals = signs.index("=") if "=" in signs else len(signs)
    if ":" in signs[:equals] and equals < len(signs):
        colon = signs.index(":")
        if not _divides(tokens, colon, equals):
            return tokens[:colon], tokens[colon + 1 :]
    return (tokens[:0], tokens) if equals < len(signs) else (tokens, tokens[:0])


def _divides(tokens: Sequence[Token], colon: int, equals: int) -> bool:
    """Whether here is a colon that divides: in `build 8:4 = 2`, but neither in `take 8: 8 = 8` nor in `take 8:5 + 3 = 8`."""
    return (
        tokens[colon].body == ":"
        and 0 < colon < len(tokens) - 1
        and tokens[colon].spaced == tokens[colon + 1].spaced
        and not any(token.body in OPERATIONS for token in tokens[colon + 1 : equals])
    )


def _read_cards(text: str, tokens: Sequence[Token], said: str) -> tuple[Term | WildFace, ...]:
    """The cards named in a command, separated by spaces or `and`."""
    cursor = Cursor(text, tokens, mixed=False)
    cards: list[Term | WildFace] = []
    while not cursor.done():
        here = cursor.peek()
        laid_on = cards and here is not None and here.kind == "word" and here.body in ("on", "onto")  # put 3 on 8
        if laid_on or cursor.sign() in ("+", "of") or (cards and _divides(tokens, cursor.at, cursor.at)):
            raise Refusal(SentenceCode.NO_RESULT, said=said)
        if not (cursor.accept("and") or (_is_pause(cursor) and cursor.accept(":"))):
            cards.append(_read_card(cursor))
    return tuple(cards)


def _is_pause(cursor: Cursor) -> bool:
    """Whether a colon says nothing: in `discard: 5`, but not in `discard :5`, which is the card ÷5."""
    colon, behind = cursor.peek(), cursor.peek(1)
    return colon is not None and (not colon.spaced or behind is None or behind.spaced)


_FACES: Final = {"-": "sub", "*": "mul", "/": "div", "÷": "div", ":": "div"}
"""The signs on wild cards that also have a number."""


def _read_card(cursor: Cursor) -> Term | WildFace:
    """A number card or a build as a term, a wild card as its face."""
    start = cursor.at
    table = cursor.accept("@")
    sign = cursor.sign()
    if sign in POWERS:
        return WildFace("pow", POWERS[sign], "plain", cursor.take().mark, table, cursor.text_from(start))
    if sign in ROOTS:
        return WildFace("root", ROOTS[sign], "plain", cursor.take().mark, table, cursor.text_from(start))
    if sign in _FACES:
        cursor.take()
        number = read_amount(cursor)
        return WildFace(_FACES[sign], number.value, number.form, number.mark, table, cursor.text_from(start))
    term = read_term(cursor, table)
    if term.form == "plain" or term.bracket:
        return term
    return WildFace("frac", term.value, term.form, term.mark, table, cursor.text_from(start))

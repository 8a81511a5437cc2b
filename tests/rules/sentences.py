"""Short words for the tests of sentences."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from sumdeck.rules.game import Refusal, Value
from sumdeck.rules.sentence import read_sentence
from sumdeck.rules.steps import Command, Equation, SentenceCode, Step, Term

VERBS = {"take": "take", "win": "take", "build": "build", "discard": "discard", "drop": "discard", "pass": "pass"}


def read(text: str) -> tuple[tuple[Step, ...], ...]:
    return read_sentence(text, VERBS)


def equation(text: str) -> Equation:
    """The only step of a text."""
    ((step,),) = read(text)
    assert isinstance(step, Equation)
    return step


def command(text: str) -> Command:
    """The only step of a text."""
    ((step,),) = read(text)
    assert isinstance(step, Command)
    return step


def numbers(*values: Value) -> tuple[Term, ...]:
    return tuple(Term(value) for value in values)


@contextmanager
def refused(code: SentenceCode, **details: object) -> Iterator[None]:
    with pytest.raises(Refusal) as caught:
        yield
    assert caught.value.code == code
    assert details.items() <= caught.value.details.items()

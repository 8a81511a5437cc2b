"""Memory: what was right is due later each time, what was wrong is due soon, and no clock is asked."""

import json
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sumdeck.learning.facts import Fact
from sumdeck.learning.memory import AGAIN, GOOD, HARD, Memory
from sumdeck.rules.sums import PLUS, TIMES

DAY = 24 * 3600 * 1000
FACT = Fact(PLUS, 3, 5)


def said(*grades: str, fact: Fact = FACT, every: int = 3) -> Memory:
    memory = Memory()
    for place, grade in enumerate(grades):
        memory = memory.after(fact, grade, place * every * DAY)
    return memory


def test_a_fact_that_is_right_again_and_again_is_due_ever_later() -> None:
    spans = [said(*[GOOD] * count).traces[FACT.name].stability for count in range(1, 6)]

    assert all(one < other for one, other in pairwise(spans))


def test_wrong_comes_back_sooner_than_hard_and_hard_sooner_than_good() -> None:
    again, hard, good = (said(GOOD, grade).traces[FACT.name].due for grade in (AGAIN, HARD, GOOD))

    assert again < hard < good


def test_what_is_shakiest_is_due_first() -> None:
    other = Fact(TIMES, 7, 8)
    memory = said(GOOD, GOOD, GOOD).after(other, AGAIN, 6 * DAY)

    assert memory.due(6 * DAY) == ()
    assert memory.due(400 * DAY) == (other, FACT)
    assert memory.known(other, 30 * DAY) < memory.known(FACT, 30 * DAY)


def test_of_what_was_never_said_nothing_is_known() -> None:
    assert Memory().known(FACT, DAY) == 0
    assert Memory().due(DAY) == ()


def test_a_memory_travels_as_data() -> None:
    memory = said(GOOD, AGAIN, HARD)

    assert Memory.load(json.loads(json.dumps(memory.dump()))) == memory
    assert Memory.load({"nonsense": {}}) == Memory()
    with pytest.raises(TypeError):
        Memory.load({"3+5": {"stability": 1}})


@given(st.lists(st.tuples(st.sampled_from([AGAIN, HARD, GOOD]), st.integers(-2, 40)), max_size=12))
def test_the_same_sentences_leave_the_same_memory(history: list[tuple[str, int]]) -> None:
    """Also where a clock is turned back: a trace is never older than itself."""
    memories = []
    for _ in range(2):
        memory, at = Memory(), 100 * DAY
        for grade, days in history:
            at += days * DAY
            memory = memory.after(FACT, grade, at)
        memories.append(memory)

    assert memories[0] == memories[1]
    assert all(0 <= memory.known(FACT, 0) <= 1 for memory in memories)

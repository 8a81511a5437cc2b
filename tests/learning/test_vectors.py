"""The page has the same memory: `web/src/learning/memory.spec.ts` reads the same vectors."""

import json

import pytest

from tests.learning.vectors import FILE, vectors


def test_the_vectors_are_what_python_says() -> None:
    written, now = json.loads(FILE.read_text("utf-8")), vectors()

    assert written["sentences"] == now["sentences"]
    for one, other in zip(written["courses"], now["courses"], strict=True):
        assert [step[0] for step in one] == [step[0] for step in other]
        assert [step[1:] for step in one] == [pytest.approx(step[1:], rel=1e-9) for step in other]

"""A game that somebody brings is played again, unless that is too much work."""

import time

import pytest

from sumdeck.rules.game import Refusal
from sumdeck.server import positions


def test_work_is_limited_and_waiting_for_a_core_is_not(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(positions, "PATIENCE", 0.05)
    heed = positions.hurrying()

    time.sleep(0.1)
    heed()

    begun = time.thread_time()
    while time.thread_time() < begun + 0.1:
        pass
    with pytest.raises(Refusal, match="too_big"):
        heed()

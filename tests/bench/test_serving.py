"""The benchmarks of the server measure something."""

from __future__ import annotations

import asyncio

import pytest

from bench import serving
from bench.compiled import ROOT
from bench.house import House
from bench.visits import sentence
from sumdeck.games.numero.rules.state import FINAL, PLAY


@pytest.mark.thorough
def test_moves_and_echoes_are_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, little in (("TABLES", 3), ("MOVES", 8), ("SLICES", 2), ("PACE", 0.2)):
        monkeypatch.setattr(serving, name, little)

    with House(ROOT / "src") as house:
        cost = asyncio.run(serving.measured(house))
        busy, waits = asyncio.run(serving.unhurried(house, tables=3, seconds=1))

        monkeypatch.setattr(serving, "THINK", 0.01)
        alone, crowded = asyncio.run(serving.beside(house, tables=2, rounds=1))

    assert len(alone) > 0 < len(crowded)
    assert cost.move > 0 <= cost.echo
    assert busy > 0
    assert len(waits) >= 3


@pytest.mark.parametrize(
    ("phase", "hand", "said"),
    [
        (PLAY, ["7", "3"], "3 = 3, take 3"),
        (PLAY, ["7", "8"], "discard 7"),
        (PLAY, ["−2"], "discard −2"),
        (FINAL, ["7", "3"], "3 = 3, take 3"),
        (FINAL, ["7", "8"], "pass"),
        (FINAL, ["−2"], "pass"),
    ],
)
def test_people_say_what_they_see(phase: str, hand: list[str], said: str) -> None:
    cards = [{"text": face, "say": face, "wild": not face.isdecimal()} for face in hand]
    centre = [{"built": True, "name": "[7]", "value": "7"}, {"built": False, "name": "3", "value": "3"}]

    assert sentence({"phase": phase, "hand": cards, "centre": centre}) == said

"""Puzzles are looked for among a number of turns that does not depend on what is wanted."""

import pytest

from sumdeck.players.puzzles import LOOKS, Turn, puzzle
from sumdeck.rules import registry


@pytest.mark.parametrize("name", ["formula", "numero"])
def test_a_search_that_finds_nothing_ends(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """In Mathino a turn costs 44 ms to look at: all sixty games would take longer than a worker may."""
    game, few = registry.game(name), LOOKS // 4
    monkeypatch.setattr("sumdeck.players.puzzles.LOOKS", few)
    seen: list[Turn] = []

    def fits(turn: Turn) -> bool:
        seen.append(turn)
        return False

    assert puzzle(game, game.options({}), "find 0 x", 0, fits) == ""

    assert few // 2 < len(seen) <= few

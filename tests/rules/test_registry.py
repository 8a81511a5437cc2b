"""Games by name."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from sumdeck.rules import registry
from tests.rules.toy import Fives


class Sixes(Fives):
    """A fifth game, written by a stranger."""

    name = "sixes"


@pytest.fixture
def stranger() -> Iterator[Sixes]:
    """Sixes, known for the length of a test."""
    sixes = Sixes()
    registry.register(sixes)
    yield sixes
    del registry._known["sixes"]


def test_a_game_of_a_stranger_is_found_by_its_name(stranger: Sixes) -> None:
    assert registry.game("sixes") is stranger
    assert "sixes" in registry.games()


def test_names_are_sorted_and_ours_are_among_them() -> None:
    names = registry.games()

    assert {"numero", "numero-solitaire"} <= set(names)
    assert list(names) == sorted(names)


@pytest.mark.parametrize("name", ["numero", "numero-solitaire"])
def test_our_games_know_their_own_names(name: str) -> None:
    assert registry.game(name).name == name
    assert registry.game(name) is registry.game(name)


def test_an_unknown_name_is_refused_with_the_names_there_are() -> None:
    with pytest.raises(LookupError, match=r"there is no game 'chess'; there are .*numero, numero-solitaire"):
        registry.game("chess")


def test_a_name_that_is_taken_is_refused() -> None:
    class Numero(Fives):
        name = "numero"

    with pytest.raises(ValueError, match="there is a game 'numero' already"):
        registry.register(Numero())

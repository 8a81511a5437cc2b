"""Games by name."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from fives.kit import KIT
from fives.rules import Fives
from sumdeck.rules import registry
from sumdeck.rules.kit import GameKit


class Sixes(Fives):
    """A fifth game, written by a stranger."""

    name = "sixes"


@pytest.fixture
def stranger() -> Iterator[Sixes]:
    """Sixes, known for the length of a test."""
    sixes = Sixes()
    registry.register(sixes)
    yield sixes
    del registry._registered["sixes"]


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


class Entry:
    """Something that another package names as its game."""

    name, value = "guest", "guest.kit:KIT"

    def __init__(self, kit: object) -> None:
        self._kit = kit

    def load(self) -> object:
        return self._kit


def found_beside(monkeypatch: pytest.MonkeyPatch, kit: object) -> list[GameKit]:
    """The kits of other packages, where there is just this one."""
    monkeypatch.setattr(registry, "entry_points", lambda group: [Entry(kit)])
    return list(registry._others())


@pytest.mark.parametrize("kit", [KIT, (KIT,)])
def test_another_package_names_its_kit_or_several(monkeypatch: pytest.MonkeyPatch, kit: object) -> None:
    assert found_beside(monkeypatch, kit) == [KIT]


@pytest.mark.parametrize(
    ("kit", "why"),
    [
        (GameKit("fives", "fives.no_such_module:Fives"), "No module named 'fives.no_such_module'"),
        (GameKit("fives", "fives.rules:Sixes"), "has no attribute 'Sixes'"),
        (GameKit("sixes", Fives), "its kit is called 'sixes', and its game 'fives'"),
        (None, "not iterable"),
    ],
)
def test_a_package_that_cannot_be_used_is_named_and_does_not_close_the_house(
    monkeypatch: pytest.MonkeyPatch, kit: object, why: str
) -> None:
    with pytest.warns(RuntimeWarning, match=f"the game 'guest' .* cannot be used: .*{why}"):
        assert found_beside(monkeypatch, kit) == []

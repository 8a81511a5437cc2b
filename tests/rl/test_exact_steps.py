"""Masks are exact: each step leads to a legal move, each legal move can be said, in one way."""

from itertools import islice
from typing import Any

import pytest

from sumdeck.games.numero.encoding import groups, turn_stages
from sumdeck.rl.bout import Bout, Playground
from sumdeck.rl.steps import begin, endings
from tests.budget import budget
from tests.rl.tables import each_game, each_level, fives, walk

MOST = 1500
"""Lists that are longer are too long to say each of their moves."""


def hold_to_the_list(bout: Bout) -> bool:
    """Whether there was a list to compare with; fails if steps and list differ."""
    ground = bout.ground
    shown = ground.game.view(bout.state, bout.seat).shown
    listed = ground.game.legal_moves(shown, bout.seat)
    if not listed.complete or len(listed) > MOST:
        return False
    turn = begin(ground.encoding.stage(shown, bout.seat))
    said = list(endings(turn))
    assert turn.complete
    assert len({word for word, _ in said}) == len(said) == len(listed)
    assert {move for _, move in said} == set(listed)
    return True


def compared(ground: Playground, games: int, moves: int = 60) -> int:
    """In how many positions of random games the steps were held to the list."""
    return sum(hold_to_the_list(bout) for bout in walk(ground, games, moves) if bout.turn is not None and not bout.turn.said)


@each_game
def test_steps_lead_to_the_legal_moves_and_to_each_in_one_way(name: str, level: str) -> None:
    assert compared(Playground(name, level=level), budget(2, 20), 25) > 2


@pytest.mark.thorough
@each_level
def test_steps_lead_to_the_legal_moves_at_every_level(name: str, level: str) -> None:
    assert compared(Playground(name, level=level), 5) > 5


def test_the_sentences_of_a_strangers_game_are_said_letter_by_letter() -> None:
    ground = fives()

    assert compared(ground, 2) > 10
    assert ground.steps[:2] == ("byte 0", "byte 1")


@pytest.mark.parametrize("level", ["numbers-15", "times-divide", "full"])
def test_groups_found_by_their_wild_cards_are_those_of_one_search(monkeypatch: pytest.MonkeyPatch, level: str) -> None:
    """As in crowded positions, where one search for all would take too long: here each search ends at once."""
    monkeypatch.setattr(turn_stages, "QUICK", -1)

    assert compared(Playground("numero", level=level), budget(1, 10), 40) > 20


@pytest.mark.parametrize(
    "options",
    [
        {"level": "numbers-15", "keep_answer": True},
        {"level": "numbers-10", "join_ops": "all_four"},
        {"level": "times-divide", "turn_priority": "strict_full"},
        {"level": "subtraction", "scoring": True},
        {"level": "subtraction", "scoring": True, "show_answer": "always"},
        {"level": "subtraction", "leftover_working_piles": "forbid", "wild_on_build": "own"},
    ],
    ids=lambda options: "-".join(map(str, options.values())),
)
def test_house_rules_change_the_steps_as_they_change_the_list(options: dict[str, Any]) -> None:
    assert compared(Playground("numero", **options), budget(1, 10), 25) > 5


def test_a_search_that_ends_early_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """Then each step is still legal, and there may be more."""
    monkeypatch.setattr(turn_stages, "QUICK", -1)
    monkeypatch.setattr(groups, "MOST", 0)
    ground = Playground("numero", level="full")
    cut = [bout for bout in walk(ground, 1) if bout.turn is not None and not bout.turn.complete]

    assert len(cut) > 20
    for bout in cut[:10]:
        assert bout.turn is not None
        for _, move in islice(endings(bout.turn), 20):
            ground.game.check(bout.state, bout.seat, move)


def test_flat_numbers_are_places_in_the_list() -> None:
    ground = Playground("numero", level="numbers-15", flat=128)
    bout = ground.deal("river")

    assert len(ground.steps) == 130
    assert bout.actions == list(range(len(ground.game.legal_moves(bout.state, bout.seat))))
    assert compared(Playground("formula", flat=8), 1) > 5

"""The number that compiled and pure rules must share."""

from bench.agreement import digest, tables
from sumdeck.games.numero.rules.options import levels
from sumdeck.rules import registry


def test_every_level_of_every_game_is_played_and_where_it_is_scored_with_and_without() -> None:
    assert len(set(tables())) == len(tables())
    assert sum(name.startswith("numero") for name, _, _ in tables()) == 4 * len(levels())
    assert {name for name, _, _ in tables()} == set(registry.games())


def test_the_same_games_give_the_same_number_and_others_another() -> None:
    told = {digest(name, scoring, "numbers-15", games=2) for name, scoring, level in tables() if level == "numbers-15"}

    assert len(told) == 4
    assert digest("numero", False, "numbers-15", games=2) in told
    assert digest("numero", False, "numbers-15", games=3) not in told

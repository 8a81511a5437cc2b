"""The number that compiled and pure rules must share."""

from bench.agreement import digest, tables
from sumdeck.rules.numero import levels


def test_every_level_is_played_with_and_without_scoring_and_alone() -> None:
    assert len(set(tables())) == len(tables()) == 4 * len(levels())


def test_the_same_games_give_the_same_number_and_others_another() -> None:
    told = {digest(name, scoring, "numbers-15", games=2) for name, scoring, level in tables() if level == "numbers-15"}

    assert len(told) == 4
    assert digest("numero", False, "numbers-15", games=2) in told
    assert digest("numero", False, "numbers-15", games=3) not in told

"""Every clause of a game has its words once, its place in the code, and its tests."""

import re
from pathlib import Path

import pytest

import sumdeck

CLAUSES = {
    "formula": [f"F-{number}" for number in range(1, 96)],
    "mathino": [f"M-{number}" for number in range(1, 172)],
    "numberloor": [f"L-{number}" for number in range(1, 111)],
    "numero": [f"N-{number}" for number in range(1, 112)] + [f"N-82{letter}" for letter in "abcdefgh"],
}
"""The clauses of each game. The letter before the numbers belongs to one game alone."""
SOURCE, TESTS = Path(sumdeck.__file__).parent, Path(__file__).resolve().parent.parent


def cited(game: str, *folders: Path) -> set[str]:
    """The clauses of a game that Python files below some folders name."""
    letter = CLAUSES[game][0].partition("-")[0]
    texts = [path.read_text("utf-8") for folder in folders for path in sorted(folder.rglob("*.py"))]
    return {clause for text in texts for clause in re.findall(rf"\b{letter}-\d+[a-z]?\b", text)}


def test_every_game_has_clauses() -> None:
    assert set(CLAUSES) == {path.parent.name for path in (SOURCE / "games").glob("*/README.md")}


@pytest.mark.parametrize("game", CLAUSES)
def test_each_clause_is_put_into_words_once(game: str) -> None:
    readme = (SOURCE / "games" / game / "README.md").read_text("utf-8")

    assert sorted(re.findall(r"\*\*([A-Z]-\d+[a-z]?)\*\*", readme)) == sorted(CLAUSES[game])


@pytest.mark.parametrize("game", CLAUSES)
def test_each_clause_is_found_in_the_code(game: str) -> None:
    assert set(CLAUSES[game]) - cited(game, SOURCE / "games" / game, SOURCE / "club") == set()


@pytest.mark.parametrize("game", CLAUSES)
def test_each_clause_is_tested(game: str) -> None:
    assert set(CLAUSES[game]) - cited(game, TESTS / "games" / game, TESTS / "club") == set()


@pytest.mark.parametrize("game", CLAUSES)
def test_no_clause_is_cited_that_does_not_exist(game: str) -> None:
    assert cited(game, SOURCE, TESTS) - set(CLAUSES[game]) == set()

"""Every clause has its words once, its place in the code, and its tests."""

import re
from pathlib import Path

import sumdeck.players.numero
import sumdeck.rules.numero

CLAUSES = [f"N-{number}" for number in range(1, 112)] + [f"N-82{letter}" for letter in "abcdefgh"]
RULES = Path(sumdeck.rules.numero.__file__).parent
PLAYERS = Path(sumdeck.players.numero.__file__).parent


def cited(folders: list[Path]) -> set[str]:
    """The clauses that Python files below some folders name."""
    texts = [path.read_text("utf-8") for folder in folders for path in sorted(folder.rglob("*.py"))]
    return {clause for text in texts for clause in re.findall(r"N-\d+[a-h]?", text)}


def test_each_clause_is_put_into_words_once() -> None:
    words = re.findall(r"\*\*(N-\d+[a-h]?)\*\*", (RULES / "README.md").read_text("utf-8"))

    assert sorted(words) == sorted(CLAUSES)


def test_each_clause_is_found_in_the_code() -> None:
    missing = set(CLAUSES) - cited([RULES, PLAYERS])

    assert missing == set()


def test_no_clause_is_cited_that_does_not_exist() -> None:
    unknown = cited([RULES, PLAYERS, Path(__file__).parent]) - set(CLAUSES)

    assert unknown == set()

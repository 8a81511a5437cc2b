"""The tutorial writes the example, letter by letter. What it makes is installed and played in `test_installed.py`."""

from __future__ import annotations

from pathlib import Path

from tests.examples.installed import EXAMPLES
from tests.examples.tutorial import PAGE, cut, pieces, told_again, write

FIVES = EXAMPLES / "fives"


def files(folder: Path) -> dict[str, str]:
    """The texts of a package."""
    found = [path for path in sorted(folder.rglob("*")) if path.is_file() and "__pycache__" not in path.parts]
    return {path.relative_to(folder).as_posix(): path.read_text("utf-8") for path in found}


def test_whoever_follows_the_tutorial_has_the_example(tmp_path: Path) -> None:
    """`python -m tests.examples` tells it again after a change."""
    write(PAGE.read_text("utf-8"), tmp_path)

    assert files(tmp_path) == files(FIVES)


def test_telling_it_again_changes_nothing() -> None:
    page = PAGE.read_text("utf-8")

    assert told_again(page, FIVES) == page


def test_a_piece_is_found_again_when_it_has_changed() -> None:
    parts = ["import re\n", "@dataclass\nclass Play:\n    card: int\n", "def put(item):\n    return item\n"]
    play, put = "@dataclass(frozen=True)\nclass Play:\n    pass\n", "def put(item, place):\n    return place\n"
    text = f"import re\nimport sys\n\n\n{play}\n\n{put}"

    told = cut(text, parts)

    assert told == ["import re\nimport sys\n", play, put]


def test_its_rules_are_told_in_pieces_that_one_can_read() -> None:
    assert max(part.count("\n") for part in pieces(PAGE.read_text("utf-8"))["src/fives/rules.py"]) <= 45

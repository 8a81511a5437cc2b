"""Every piece of Python in our documents is what it says: `mypy --strict` takes it, and it runs."""

from __future__ import annotations

import doctest
import re
import subprocess
import sys
from pathlib import Path
from textwrap import dedent

import pytest

from fives.rules import Fives
from sumdeck.rules import registry
from sumdeck.rules.kit import GameKit

ROOT = Path(__file__).parents[1]
DOCUMENTS = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), *(ROOT / "src").rglob("*.md")])
FENCE = re.compile(r"^( *)```py\w+\n(.*?)^ *```$", re.MULTILINE | re.DOTALL)


class Yours(Fives):
    """The game that CONTRIBUTING.md calls yours."""

    name = "yours"
    seats = range(2, 3)


def snippets(document: Path) -> list[str]:
    """The pieces of code, each a program or a session."""
    return [dedent(fence[2]) for fence in FENCE.finditer(document.read_text("utf-8"))]


def program(piece: str) -> str:
    """What is typed in a session; a program is as it is."""
    if ">>> " not in piece:
        return piece
    return "".join(example.source for example in doctest.DocTestParser().get_examples(piece))


WITH_CODE = [document for document in DOCUMENTS if snippets(document)]


def test_the_documents_have_code() -> None:
    assert {document.name for document in WITH_CODE} >= {"README.md", "CONTRIBUTING.md"}


def test_every_snippet_has_sound_types(tmp_path: Path) -> None:
    for number, document in enumerate(WITH_CODE):
        (tmp_path / f"snippet_{number}_{document.stem.lower()}.py").write_text(
            "\n".join(map(program, snippets(document))), "utf-8"
        )

    command = [sys.executable, "-m", "mypy", "--config-file", "pyproject.toml", *map(str, tmp_path.iterdir())]
    judged = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)

    assert judged.returncode == 0, judged.stdout + judged.stderr


@pytest.mark.parametrize("document", WITH_CODE, ids=lambda document: str(document.relative_to(ROOT)))
def test_every_snippet_runs(document: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry._registered, "yours", GameKit("yours", Yours))
    names: dict[str, object] = {}
    for piece in snippets(document):
        if ">>> " in piece:
            session = doctest.DocTestParser().get_doctest(piece, names, document.name, str(document), 0)
            told: list[str] = []
            doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(session, out=told.append, clear_globs=False)
            names = session.globs
            assert told == []
        else:
            exec(compile(piece, str(document), "exec"), names)

"""The documentation builds without a dead link, asks nothing of other sites, and is shown by the command."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import tomllib
from pathlib import Path
from urllib.request import urlopen

import pytest

from sumdeck.cli import main
from sumdeck.terminal import handbook

ROOT = Path(__file__).parents[2]
ELSEWHERE = r"""=["'](?:https?:)?//"""
FETCHED = re.compile(rf"<(?:script|img|iframe|source|audio|video)\b[^>]*\bsrc{ELSEWHERE}|<link\b[^>]*\bhref{ELSEWHERE}")
"""What a browser would fetch by itself from elsewhere. A link that somebody follows is another thing."""
STYLED = re.compile(r"""(?:url\(|@import )\s*["']?(?:https?:)?//""")


LABEL = re.compile(r"(?<!\*)\*([^*]+)\*(?!\*)")


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The documentation, built strictly: a dead link fails it."""
    folder = tmp_path_factory.mktemp("site")
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--site-dir", str(folder)]
    built = subprocess.run(
        command, cwd=ROOT, capture_output=True, text=True, check=False, env={**os.environ, "NO_MKDOCS_2_WARNING": "1"}
    )
    assert built.returncode == 0, built.stderr
    return folder


def test_every_page_is_there_and_fetches_nothing_from_elsewhere(site: Path) -> None:
    pages = {str(page.relative_to(site)): page.read_text("utf-8") for page in site.rglob("*.html")}

    assert {"index.html", "cookbook.html", "reference.html", "games/numero.html", "start/teacher.html"} <= set(pages)
    assert {name for name, text in pages.items() if FETCHED.search(text)} == set()
    styles = [style.read_text("utf-8") for style in site.rglob("*.css")]
    assert styles
    assert [style for style in styles if STYLED.search(style)] == []
    assert "N-32" in pages["games/numero-clauses.html"]
    assert "hand_size" in pages["games/house-rules.html"]
    assert "determinize" in pages["reference.html"]


@pytest.mark.parametrize(("game", "said"), [("numero", "5 + 3 = 8, take 8"), ("formula", "9 × 4 = 36")])
def test_how_to_play_has_pictures_of_turns_with_what_is_said(site: Path, game: str, said: str) -> None:
    page = (site / "games" / f"{game}.html").read_text("utf-8")
    pictures = re.findall(rf'src="({game}(?:-turn-\d)?\.png)"', page)

    assert said in page
    assert len(pictures) >= 5
    assert all((site / "games" / picture).stat().st_size > 1000 for picture in pictures)


def test_the_command_shows_it_to_this_computer(site: Path) -> None:
    script = (
        "import signal; signal.signal(signal.SIGINT, signal.default_int_handler)\n"
        "import sys; from pathlib import Path; from sumdeck.terminal import handbook; from sumdeck.cli import main\n"
        f"handbook.files = lambda _: Path({str(site)!r}).parent\n"
        f"handbook.FOLDER = {site.name!r}\n"
        "sys.exit(main(['docs']))"
    )
    with subprocess.Popen([sys.executable, "-c", script], stdout=subprocess.PIPE, text=True) as running:
        assert running.stdout is not None
        address = re.findall(r"http://127\.0\.0\.1:\d+/", running.stdout.readline())[0]
        with urlopen(address) as answer:
            page = answer.read().decode()
        running.send_signal(signal.SIGINT)
        running.communicate()

    assert "The open table for mental-maths card games" in page


def test_where_it_was_not_built_it_is_said_how(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(handbook, "files", lambda _: tmp_path)

    assert main(["docs"]) == 2
    assert "python3 x.py docs" in capsys.readouterr().err


@pytest.mark.parametrize("page", sorted((ROOT / "docs" / "start").glob("*.md")), ids=lambda page: page.stem)
def test_who_starts_is_told_buttons_as_the_pages_call_them(page: Path) -> None:
    """What is in italics there is pressed, chosen or read on a screen."""
    files = [*(ROOT / "src" / "sumdeck").glob("words/en/*.ftl"), *(ROOT / "src" / "sumdeck").glob("games/*/words/en.ftl")]
    known = {line.partition(" = ")[2] for file in files for line in file.read_text("utf-8").splitlines()}
    labels = {" ".join(label.split()) for label in LABEL.findall(page.read_text("utf-8"))}

    assert labels - known == set()


def test_what_a_host_starts_names_commands_that_exist() -> None:
    """The options in the files of `deploy/` are those of the command."""
    told = "".join(path.read_text("utf-8") for path in sorted((ROOT / "deploy").iterdir()) if path.is_file())
    asked = set(re.findall(r"--(host|port|workers|store|behind)\b", told))
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["optional-dependencies"]

    assert asked == {"host", "port", "workers", "store", "behind"}
    assert set(re.findall(r"sumdeck\[([\w,]+)\]", told)) <= {"serve,paper", "serve,paper,postgresql"}
    assert {"serve", "paper", "postgresql"} <= set(extras)


def test_a_host_is_told_the_sizes_that_were_measured(site: Path) -> None:
    assert "cores for PostgreSQL" in (site / "hosting.html").read_text("utf-8")

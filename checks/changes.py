"""What a change touches, and which tests are near it: a plain map of folders, for the quick run."""

import re
import subprocess
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from checks.check import ROOT

GAMES = tuple(sorted(path.parent.name for path in (ROOT / "src/sumdeck/games").glob("*/README.md")))
ALWAYS = ("README.md", "tests/planted")
"""Any line may be one that a fault is planted in."""
NOTHING = (
    *("tests/test_waiting.py", "tests/checks", "tests/rules/test_clauses.py", "tests/rules/test_sentence.py"),
    *("tests/table/test_playing_on.py", "tests/store/test_store.py", "tests/server/test_wire.py"),
    *("tests/terminal/test_screen.py", "tests/club/test_plan.py", "tests/words"),
)
"""Something of each floor, for a run where nothing has changed."""

NEAR = (
    (
        "src/sumdeck/games/{game}/rules/",
        "tests/games/{game}/rules tests/games/{game}/players tests/rules/test_clauses.py tests/playthroughs",
    ),
    (
        "src/sumdeck/games/{game}/players/",
        "tests/games/{game}/players tests/players/test_hints.py tests/players/test_second_look.py",
    ),
    ("src/sumdeck/games/{game}/web/", "tests/games/{game}/server tests/server/test_views.py tests/server/test_agreed.py"),
    ("src/sumdeck/games/{game}/encoding", "tests/rl"),
    ("src/sumdeck/games/{game}/", "tests/games/{game} tests/words tests/rulebook tests/paper tests/rules/test_registry.py"),
    ("src/sumdeck/games/", "tests/rules/test_registry.py"),
    ("src/sumdeck/rules/", "tests/rules tests/playthroughs tests/table/test_record.py"),
    ("src/sumdeck/players/", "tests/players"),
    ("src/sumdeck/learning/", "tests/learning"),
    ("src/sumdeck/ledger/", "tests/ledger tests/table/test_log.py tests/club/test_log.py tests/kept"),
    (
        "src/sumdeck/table/",
        "tests/table tests/playthroughs tests/server/test_playing.py tests/server/service/test_hosted_table.py",
    ),
    ("src/sumdeck/club/", "tests/club tests/server/clubs"),
    ("src/sumdeck/store/", "tests/store"),
    ("src/sumdeck/words/", "tests/words tests/rulebook tests/table/test_words.py tests/club/test_words.py"),
    ("src/sumdeck/paper/", "tests/paper tests/words"),
    ("src/sumdeck/research/", "tests/research"),
    ("src/sumdeck/rl/", "tests/rl"),
    ("src/sumdeck/rulebook/", "tests/rulebook tests/words"),
    ("src/sumdeck/terminal/", "tests/terminal tests/words tests/test_cli.py tests/server/test_beside_the_terminal.py"),
    ("src/sumdeck/server/clubs/", "tests/server/clubs tests/club/test_plan.py"),
    ("src/sumdeck/server/views/", "tests/server/test_views.py tests/server/test_agreed.py tests/server/test_plain_view.py"),
    ("src/sumdeck/server/", "tests/server"),
    ("src/sumdeck/cli.py", "tests/test_cli.py"),
    ("src/sumdeck/command/", "tests/terminal tests/words tests/test_cli.py tests/research/test_command.py"),
    ("src/sumdeck/folder.py", "tests/test_cli.py tests/server/test_serve.py tests/terminal/test_keeping.py"),
    ("src/sumdeck/progress.py", "tests/research tests/terminal/test_session.py"),
    ("src/sumdeck/", "tests/test_ground.py"),
    ("docs/", "tests/docs tests/examples tests/rules/test_conformance.py"),
    ("bench/", "tests/bench"),
    ("checks/", "tests/checks tests/planted"),
    ("web/src/", "tests/server/test_size.py tests/server/test_static.py"),
    ("web/", "tests/test_hatch_build.py tests/checks"),
    ("x.py", "tests/test_x.py"),
    ("hatch_build.py", "tests/test_hatch_build.py"),
    ("pyproject.toml", "tests/test_ground.py"),
    ("requirements/", "tests/test_ground.py"),
    ("CHANGELOG.md", "tests/test_ground.py"),
    ("tests/browser/", ""),
)
"""What lies where, and the tests near it; the first line that fits counts. `{game}` is any game; not each has every folder."""
BROWSER = "tests/browser/test_pages.py"
"""What stands for all tests in a browser, where something that they share has changed."""


@dataclass(frozen=True)
class Change:
    """What the quick run has to look at."""

    tests: tuple[str, ...]
    browser: tuple[str, ...] = ()
    pages: tuple[str, ...] = ()
    """Files of the pages: the specs that use them are run."""
    games: tuple[str, ...] = ()
    """The games, where the change is about these games alone: tests of others are left out."""

    @property
    def options(self) -> tuple[str, ...]:
        """What to tell pytest."""
        return ("-p", "checks.choosing", "--leave-out-slow", *((f"--games={','.join(self.games)}",) if self.games else ()))


def change(paths: Sequence[str]) -> Change:
    """What is near these files."""
    found = dict.fromkeys(test for path in paths for test in near(path)) or dict.fromkeys(NOTHING)
    games = {game_of(path) for path in paths if path.startswith(("src/", "tests/"))}
    return Change(
        tests=(*ALWAYS, *(test for test in found if not test.startswith("tests/browser") and not within(test, found))),
        browser=tuple(test for test in found if test.startswith("tests/browser")),
        pages=tuple(page for page in dict.fromkeys(map(page_of, paths)) if page and (ROOT / page).exists()),
        games=() if "" in games else tuple(sorted(games)),
    )


def near(path: str) -> Iterator[str]:
    """The tests near one file."""
    if path.startswith("tests/"):
        tests = own(path)
    else:
        tests = next((tests for place, tests in NEAR if re.match(pattern(place), path)), "").replace("{game}", game_of(path))
    yield from (test for test in tests.split() if (ROOT / test).exists())


def own(path: str) -> str:
    """A test is its own; of what tests share, the whole folder is near."""
    folder, _, name = path.rpartition("/")
    if name.startswith("test_"):
        return path
    if folder.startswith("tests/browser"):
        return BROWSER
    return " ".join(NOTHING) if folder == "tests" else folder


def pattern(place: str) -> str:
    return re.escape(place).replace(re.escape("{game}"), f"({'|'.join(GAMES)})")


def game_of(path: str) -> str:
    """The game that a file belongs to, or nothing."""
    return next((game for game in GAMES if game in re.split(r"\W", path)), "")


def page_of(path: str) -> str:
    """The file of the pages that a file is, or is read by: specs expect English words. Else nothing."""
    if re.fullmatch(r"src/sumdeck/.*words/en(/\w+)?\.ftl", path):
        return f"web/src/games/{game}/words.ts" if (game := game_of(path)) else "web/src/lib/language/language.svelte.ts"
    return path if path.startswith("web/src/") else ""


def within(test: str, others: Iterator[str] | dict[str, None]) -> bool:
    """Whether a test lies in a folder that is run anyway."""
    return any(test.startswith(f"{other}/") for other in others)


def touched() -> list[str]:
    """The files that differ from where this branch left the main one, committed or not; none where there is no git."""
    base = git("merge-base", "HEAD", "main") or git("merge-base", "HEAD", "origin/main") or ["HEAD"]
    changed = git("diff", "--name-only", "-z", base[0].strip())
    return sorted({*changed, *git("ls-files", "--others", "--exclude-standard", "-z")})


def git(*arguments: str) -> list[str]:
    """What git answers; nothing, where it does not."""
    try:
        answer = subprocess.run(("git", *arguments), cwd=ROOT, capture_output=True, text=True, check=False)
    except FileNotFoundError:
        return []
    return [name for name in answer.stdout.split("\0") if name] if answer.returncode == 0 else []

"""The ground the project stands on: locks, import rules, what is committed, what is shipped."""

import ast
import importlib
import re
import subprocess
import sys
import tomllib
import zipfile
from importlib.metadata import version
from pathlib import Path

import pytest
from hatchling.builders.wheel import WheelBuilder
from packaging.requirements import Requirement

import sumdeck
from x import lock_faults

ROOT = Path(__file__).resolve().parent.parent
LOCKS = {path.stem: path.read_text("utf-8") for path in (ROOT / "requirements").glob("*.lock")}
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))


def pins(lock: str) -> dict[str, list[str]]:
    """The versions a lock holds of each package: one, or several for different Pythons."""
    found: dict[str, list[str]] = {}
    for name, pinned in re.findall(r"^([a-z0-9-]+)==([^ ]+)", LOCKS[lock], re.MULTILINE):
        found.setdefault(name, []).append(pinned)
    return found


def committed() -> list[Path]:
    """The files of the project: what git holds or would take, or without git everything but folders that tools have made."""
    listing = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    git = subprocess.run(listing, cwd=ROOT, capture_output=True, text=True, check=False)
    if git.returncode == 0:
        return [ROOT / name for name in git.stdout.split("\0") if name and (ROOT / name).is_file()]
    made = re.compile(r"(\.(?!ci$).*|__pycache__|build|dist)$")
    return [path for path in ROOT.rglob("*") if path.is_file() and not any(map(made.match, path.relative_to(ROOT).parts[:-1]))]


@pytest.mark.parametrize("lock", ["bench", "bootstrap", "build", "run", "test"])
def test_a_lock_pins_every_package_by_hash_and_names_no_server(lock: str) -> None:
    assert list(lock_faults(lock, LOCKS[lock])) == []


@pytest.mark.parametrize("lock", ["bench", "test"])
def test_the_tests_and_benchmarks_stand_on_what_players_stand_on(lock: str) -> None:
    assert pins("run").items() <= pins(lock).items()


@pytest.mark.parametrize(
    ("lock", "wanted"),
    [
        ("run", PROJECT["project"]["dependencies"]),
        ("run", PROJECT["project"]["optional-dependencies"]["serve"]),
        ("run", PROJECT["project"]["optional-dependencies"]["paper"]),
        ("test", PROJECT["project"]["optional-dependencies"]["test"]),
        ("bench", PROJECT["project"]["optional-dependencies"]["bench"]),
        ("build", PROJECT["build-system"]["requires"]),
    ],
)
def test_a_lock_holds_what_the_project_asks_for(lock: str, wanted: list[str]) -> None:
    for requirement in map(Requirement, wanted):
        locked = pins(lock)[requirement.name.replace("_", "-")]

        assert all(requirement.specifier.contains(pinned) for pinned in locked), requirement


def test_no_file_names_a_registry_or_a_path_of_some_machine() -> None:
    """Written so that this file itself is clean."""
    host = r"p[y]pi\.org|pythonh[o]sted\.|npm[j]s\.(org|com)|deb\.debi[a]n\."
    path = r"(?<![\w.])/(?:work|root|farm|home|Users)/"

    strangers = {
        str(file.relative_to(ROOT)): found[0]
        for file in committed()
        if (found := re.search(f"{host}|{path}", file.read_text("utf-8", errors="ignore")))
    }

    assert strangers == {}


def test_the_files_that_would_bind_uv_to_one_machine_are_absent() -> None:
    assert not {"uv.lock", ".python-version"} & {path.name for path in committed()}


def test_the_version_is_written_once() -> None:
    changelog = (ROOT / "CHANGELOG.md").read_text("utf-8")

    assert "version" in PROJECT["project"]["dynamic"]
    assert version("sumdeck") == sumdeck.__version__
    assert re.findall(r"^## (\S+)", changelog, re.MULTILINE)[0] == sumdeck.__version__


def test_the_wheel_carries_all_that_the_package_needs(tmp_path: Path) -> None:
    package = ROOT / "src"
    wanted = {str(path.relative_to(package)) for path in committed() if path.is_relative_to(package)}

    wheel = next(WheelBuilder(str(ROOT)).build(directory=str(tmp_path), versions=["standard"]))

    assert "sumdeck/py.typed" in wanted
    assert wanted <= set(zipfile.ZipFile(wheel).namelist())


@pytest.mark.parametrize("package", ["rules", "players"])
def test_rules_and_players_need_nothing_but_the_standard_library(package: str) -> None:
    for file in (ROOT / "src/sumdeck" / package).rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            names += [node.module or ""] if isinstance(node, ast.ImportFrom) else []

            assert {name.partition(".")[0] for name in names} <= {"sumdeck", *sys.stdlib_module_names}, file


ABOVE = ("terminal", "research", "rl", "server", "cli", "__main__")
"""What nothing else imports, but for the command and the games."""
GAMES = sorted(path.parent.name for path in (ROOT / "src/sumdeck/games").glob("*/kit.py"))


LINT = """
import os, sys
from importlinter.cli import lint_imports_command

for root in sys.argv[1:]:
    print(f"== {root}", flush=True)
    if not (child := os.fork()):
        os.chdir(root)
        # The installed package must not be found before the planted one.
        sys.path.insert(0, "src")
        lint_imports_command(["--no-cache", "--no-logo"])
    os.waitpid(child, 0)
"""


def house(root: Path, **planted: str) -> Path:
    """An empty house of ours, with some lines planted in its modules."""
    below = (
        "rules",
        "words",
        "folder",
        "progress",
        "players",
        "ledger",
        "learning",
        "table",
        "rulebook",
        "store",
        "club",
        "paper",
        "command",
    )
    parts = ("kit", "rules", "players", "rulebook", "words", "terminal", "paper", "web", "encoding")
    rooms = [f"games/{game}/{part}" for game in GAMES for part in parts]
    for name in (*below, *ABOVE, *rooms):
        planted.setdefault(name, "")
    for name, line in planted.items():
        file = root / f"src/sumdeck/{name}.py"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(line)
    for folder in ("", "games", *(f"games/{game}" for game in GAMES)):
        (root / "src/sumdeck" / folder / "__init__.py").touch()
    (root / "pyproject.toml").write_text((ROOT / "pyproject.toml").read_text("utf-8"), "utf-8")
    return root


def judged(*houses: Path) -> list[str]:
    """What the import rules say of each house. One process for all: to import the linter takes longer than to lint a house."""
    command = [sys.executable, "-c", LINT, *map(str, houses)]
    told = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    return told.split("== ")[1:]


def test_the_house_as_designed_keeps_the_import_rules(tmp_path: Path) -> None:
    designed = house(
        tmp_path,
        players="import sumdeck.rules",
        table="import sumdeck.players, sumdeck.rules",
        store="import sumdeck.words, sumdeck.folder",
        club="import sumdeck.table, sumdeck.players, sumdeck.rules",
        rulebook="import sumdeck.rules, sumdeck.words",
        paper="import sumdeck.rulebook, sumdeck.rules, sumdeck.words",
        terminal="import sumdeck.command, sumdeck.store, sumdeck.table, sumdeck.paper, sumdeck.rules, sumdeck.progress",
        server="import sumdeck.store, sumdeck.club, sumdeck.paper, sumdeck.table, sumdeck.players, sumdeck.rules, sumdeck.words",
        research="import sumdeck.command, sumdeck.players, sumdeck.rules",
        rl="import sumdeck.players, sumdeck.rules",
        cli="import sumdeck.server, sumdeck.terminal, sumdeck.research, sumdeck.words",
        __main__="import sumdeck.cli",
    )

    assert [" kept, 0 broken" in told for told in judged(designed)] == [True]


FORBIDDEN = [
    ("rules", "import sumdeck.players"),
    ("rules", "import sumdeck.words"),
    ("rules", "import time"),
    ("players", "import sumdeck.words"),
    ("players", "import sumdeck.terminal"),
    ("players", "import datetime"),
    ("table", "import sumdeck.terminal"),
    ("table", "import sumdeck.words"),
    ("table", "import sumdeck.folder"),
    ("table", "import time"),
    ("table", "import secrets"),
    ("words", "import sumdeck.players"),
    ("learning", "import time"),
    ("learning", "import sumdeck.table"),
    ("table", "import sumdeck.store"),
    ("store", "import sumdeck.games.numero.rules"),
    ("store", "import sumdeck.club"),
    ("club", "import sumdeck.store"),
    ("club", "import sumdeck.words"),
    ("club", "import time"),
    ("store", "import sumdeck.server"),
    ("paper", "import sumdeck.server"),
    ("paper", "import datetime"),
    ("rulebook", "import sumdeck.paper"),
    ("terminal", "import sumdeck.research"),
    ("server", "import sumdeck.terminal"),
    ("research", "import sumdeck.cli"),
    ("cli", "import sumdeck.__main__"),
    ("rl", "import sumdeck.research"),
    ("command", "import sumdeck.terminal"),
    ("games/numero/rules", "import sumdeck.players"),
    ("games/numero/rules", "import sumdeck.games.numero.players"),
    ("games/numero/players", "import sumdeck.table"),
    ("games/numero/players", "import sumdeck.rl"),
    ("games/numero/players", "import time"),
    ("games/numero/paper", "import sumdeck.games.numero.web"),
    ("games/numero/encoding", "import sumdeck.games.numero.web"),
    ("games/numero/web", "import sumdeck.games.mathino.web"),
    ("games/numero/attic", ""),
    ("garage", ""),
]


def test_the_import_rules_bite(tmp_path: Path) -> None:
    houses = [house(tmp_path / str(at), **{module: line}) for at, (module, line) in enumerate(FORBIDDEN)]

    told = judged(*houses)

    assert all(" kept, " in each for each in told)
    assert [each for each, said in zip(FORBIDDEN, told, strict=True) if " 0 broken" in said] == []


def test_every_module_can_be_imported() -> None:
    """But for the one that only Alembic can run."""
    package = Path(sumdeck.__file__).parent
    for path in sorted(package.rglob("*.py")):
        name = ".".join(("sumdeck", *path.relative_to(package).with_suffix("").parts))
        if name != "sumdeck.store.migrations.env":
            importlib.import_module(name.removesuffix(".__init__"))


def test_what_can_be_typed_is_in_the_readme_where_it_is_run() -> None:
    """A session in a docstring would be run by nobody: searching all modules for one costs every run seconds."""
    modules = [path for folder in ("src", "tests", "bench") for path in (ROOT / folder).rglob("*.py")]

    assert [path for path in modules if re.search(r"^\s*>{3} ", path.read_text("utf-8"), re.MULTILINE)] == []


def test_a_game_is_asked_for_by_name_only_in_folders_of_its_own() -> None:
    """Whoever adds a game adds folders, and lines to registries: nothing else has to change."""
    package = Path(sumdeck.__file__).parent
    strangers: list[str] = []
    for path in package.rglob("*.py"):
        place = path.relative_to(package)
        imports = [node for node in ast.walk(ast.parse(path.read_text("utf-8"))) if isinstance(node, ast.ImportFrom)]
        modules = [f"{node.module}.{alias.name}" for node in imports for alias in node.names]
        known = {part for module in modules if module.startswith("sumdeck.games.") for part in module.split(".")[2:3]}
        if not known <= set(place.parts):
            strangers.append(place.as_posix())
    assert strangers == []

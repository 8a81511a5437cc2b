"""Which modules the compiled wheel has, and that nobody gets it unasked."""

import ast
from pathlib import Path
from threading import Thread

import pytest

from hatch_build import INTERPRETED, SEARCHES, TOOLS, BuildHook, is_wanted, kernels, sources
from web import build

ROOT = Path(__file__).resolve().parent.parent


@pytest.mark.parametrize(("given", "wanted"), [("1", True), ("0", False), ("", False)])
def test_compiling_is_asked_for_by_a_variable(monkeypatch: pytest.MonkeyPatch, given: str, wanted: bool) -> None:
    monkeypatch.setenv("SUMDECK_COMPILE", given)

    assert is_wanted() is wanted
    assert BuildHook.dependencies(BuildHook.__new__(BuildHook)) == (TOOLS if wanted else [])


def test_rules_and_players_are_compiled_but_for_what_strangers_subclass(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    compiled = {Path(source).relative_to("src").as_posix() for source in sources()}

    assert {
        "sumdeck/games/numero/rules/play.py",
        "sumdeck/rules/arithmetic.py",
        "sumdeck/games/numero/players/best_take.py",
    } <= compiled
    assert not {"sumdeck/rules/game.py", "sumdeck/players/player.py", "sumdeck/rules/conformance/report.py"} & compiled
    assert all((ROOT / "src" / path).exists() for path in INTERPRETED)


def test_each_module_in_c_has_types_and_the_modules_compiled_with_care_are_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)

    assert [name for name, _ in kernels()] == ["sumdeck.games.formula.rules.quick", "sumdeck.games.numero.rules.quick"]
    assert all(Path(source).with_suffix(".pyi").exists() for _, source in kernels())
    assert set(SEARCHES) <= {Path(source).stem for source in sources()}


def test_nothing_is_compiled_that_the_compiler_dies_of(monkeypatch: pytest.MonkeyPatch) -> None:
    """A star in `x in (a, *b)` stops mypyc, and a constant that it works out to thousands of digits crashes it."""
    monkeypatch.chdir(ROOT)
    for source in sources():
        for node in ast.walk(ast.parse(Path(source).read_text("utf-8"))):
            where = f"{source}:{getattr(node, 'lineno', 0)}"
            if isinstance(node, ast.Compare) and isinstance(node.ops[0], ast.In | ast.NotIn):
                members = getattr(node.comparators[0], "elts", [])
                assert not any(isinstance(each, ast.Starred) for each in members), where
            if isinstance(node, ast.BinOp) and isinstance(node.op, ast.LShift | ast.Pow) and isinstance(node.right, ast.Constant):
                assert not isinstance(node.right.value, int) or node.right.value < 1000, where


def test_two_builds_of_the_same_pages_wait_for_each_other(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(build, "gettempdir", lambda: tmp_path)
    stale, at_work, made = [True], [0], []

    def make() -> None:
        at_work[0] += 1
        made.append(at_work[0])
        second.start()
        second.join(0.2)  # it waits, and this goes on
        stale[0] = False
        at_work[0] -= 1

    monkeypatch.setattr(build, "is_stale", lambda: stale[0])
    monkeypatch.setattr(build, "build_now", make)
    second = Thread(target=build.build)

    build.build()
    second.join()

    assert made == [1]

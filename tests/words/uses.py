"""Where our code uses words: read from the source, so that no text can be forgotten and none can be left over."""

import ast
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from importlib import import_module
from pathlib import Path

import sumdeck

SOURCE = Path(sumdeck.__file__).parent


@dataclass(frozen=True)
class Use:
    """One call of a function that is given a code."""

    codes: tuple[str, ...]
    """The codes that it can be: written out, or a member of an enum; none where it is worked out."""
    stem: str
    """How a code begins that is put together from pieces: `score.` of f"score.{item}"."""
    details: frozenset[str]
    """The names of the details that the call gives."""


def uses(*functions: str) -> list[Use]:
    """Every call of these functions in the package."""
    return [use for path in _all_files() for function, use in _calls(path) if function in functions]


def texts_in(*files: str) -> set[str]:
    """Every text that is written out in these files, or in all."""
    paths = [SOURCE / file for file in files] or _all_files()
    return {
        node.value for path in paths for node in _nodes(path) if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


@cache
def _all_files() -> list[Path]:
    return sorted(SOURCE.rglob("*.py"))


@cache
def _nodes(path: Path) -> list[ast.AST]:
    """All that a file is made of. Every file is read once for all tests."""
    return list(ast.walk(ast.parse(path.read_text("utf-8"))))


@cache
def _calls(path: Path) -> list[tuple[str, Use]]:
    """Every call in a file that is given something, with the name of its function."""
    tree = _nodes(path)[0]
    assert isinstance(tree, ast.Module)
    enums = dict(_enums(tree))
    found: list[tuple[str, Use]] = []
    for node in _nodes(path):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.args:
            given = frozenset(keyword.arg for keyword in node.keywords if keyword.arg is not None)
            found.append((node.func.id, Use(tuple(_codes(node.args[0], enums)), _stem(node.args[0]), given)))
    return found


def _enums(tree: ast.Module) -> Iterator[tuple[str, type[StrEnum]]]:
    """The codes that a file imports, by the name it has for them: every game calls its own `Code`."""
    for node in tree.body:
        if isinstance(node, ast.ImportFrom) and node.module is not None and node.module.startswith("sumdeck"):
            for alias in node.names:
                found = getattr(import_module(node.module), alias.name, None)
                if isinstance(found, type) and issubclass(found, StrEnum):
                    yield alias.asname or alias.name, found


def _codes(argument: ast.expr, enums: Mapping[str, type[StrEnum]]) -> list[str]:
    if isinstance(argument, ast.IfExp):
        return _codes(argument.body, enums) + _codes(argument.orelse, enums)
    if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
        return [argument.value]
    if isinstance(argument, ast.Attribute) and isinstance(argument.value, ast.Name) and argument.value.id in enums:
        return [str(enums[argument.value.id][argument.attr])]
    return []


def _stem(argument: ast.expr) -> str:
    if isinstance(argument, ast.JoinedStr) and isinstance(argument.values[0], ast.Constant):
        return str(argument.values[0].value)
    return ""

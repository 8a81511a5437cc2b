"""Where our code uses words: read from the source, so that no text can be forgotten and none can be left over."""

import ast
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum
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


def uses(*functions: str) -> Iterator[Use]:
    """Every call of these functions in the package."""
    for path in sorted(SOURCE.rglob("*.py")):
        tree = ast.parse(path.read_text("utf-8"))
        enums = dict(_enums(tree))
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in functions and node.args:
                given = frozenset(keyword.arg for keyword in node.keywords if keyword.arg is not None)
                yield Use(tuple(_codes(node.args[0], enums)), _stem(node.args[0]), given)


def texts_in(*files: str) -> set[str]:
    """Every text that is written out in these files, or in all."""
    paths = [SOURCE / file for file in files] or sorted(SOURCE.rglob("*.py"))
    nodes = [node for path in paths for node in ast.walk(ast.parse(path.read_text("utf-8")))]
    return {node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)}


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

"""Where our code uses words: read from the source, so that no text can be forgotten and none can be left over."""

import ast
from collections.abc import Iterator
from enum import StrEnum
from pathlib import Path

import sumdeck
from sumdeck.rules.numero import Code
from sumdeck.rules.steps import SentenceCode
from sumdeck.table import TableCode

SOURCE = Path(sumdeck.__file__).parent
ENUMS: dict[str, type[StrEnum]] = {"Code": Code, "SentenceCode": SentenceCode, "TableCode": TableCode}


def calls(*functions: str) -> Iterator[ast.Call]:
    """Every call of these functions in the package."""
    for path in sorted(SOURCE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in functions and node.args:
                yield node


def codes(argument: ast.expr) -> list[str]:
    """The codes that an argument can be: written out, or a member of an enum; nothing where it is worked out."""
    if isinstance(argument, ast.IfExp):
        return codes(argument.body) + codes(argument.orelse)
    if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
        return [argument.value]
    if isinstance(argument, ast.Attribute) and isinstance(argument.value, ast.Name) and argument.value.id in ENUMS:
        return [str(ENUMS[argument.value.id][argument.attr])]
    return []


def details(call: ast.Call) -> set[str]:
    """The names of the details that a call gives."""
    return {keyword.arg for keyword in call.keywords if keyword.arg is not None}


def stem(argument: ast.expr) -> str:
    """How a code begins that is put together from pieces: `score.` of f"score.{item}"."""
    if isinstance(argument, ast.JoinedStr) and isinstance(argument.values[0], ast.Constant):
        return str(argument.values[0].value)
    return ""


def texts_in(*files: str) -> set[str]:
    """Every text that is written out in these files, or in all."""
    paths = [SOURCE / file for file in files] or sorted(SOURCE.rglob("*.py"))
    nodes = [node for path in paths for node in ast.walk(ast.parse(path.read_text("utf-8")))]
    return {node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)}

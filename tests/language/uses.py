"""Where our code uses words: read from the source, so that no text can be forgotten and none can be left over."""

import ast
from collections.abc import Iterator
from enum import StrEnum
from importlib import import_module
from pathlib import Path

import sumdeck

SOURCE = Path(sumdeck.__file__).parent


def calls(*functions: str) -> Iterator[ast.Call]:
    """Every call of these functions in the package, the members of enums spelt out."""
    for path in sorted(SOURCE.rglob("*.py")):
        tree = ast.parse(path.read_text("utf-8"))
        for node in ast.walk(Speller(enums_of(tree)).visit(tree)):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in functions and node.args:
                yield node


def enums_of(tree: ast.AST) -> dict[str, type[StrEnum]]:
    """The enums that a file imports from us, by name: every game has a `Code` of its own."""
    found: dict[str, type[StrEnum]] = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module and node.module.startswith("sumdeck."):
            for name in [alias.name for alias in node.names]:
                thing = getattr(import_module(node.module), name, None)
                if isinstance(thing, type) and issubclass(thing, StrEnum):
                    found[name] = thing
    return found


class Speller(ast.NodeTransformer):
    """Writes out the text of a member of an enum."""

    def __init__(self, enums: dict[str, type[StrEnum]]) -> None:
        self.enums = enums

    def visit_Attribute(self, node: ast.Attribute) -> ast.AST:
        if isinstance(node.value, ast.Name) and node.attr in self.enums.get(node.value.id, StrEnum).__members__:
            return ast.copy_location(ast.Constant(str(self.enums[node.value.id][node.attr])), node)
        return self.generic_visit(node)


def codes(argument: ast.expr) -> list[str]:
    """The codes that an argument can be: written out; nothing where it is worked out."""
    if isinstance(argument, ast.IfExp):
        return codes(argument.body) + codes(argument.orelse)
    if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
        return [argument.value]
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

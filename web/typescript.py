"""The types of the page, written from the schema: `python -m web.typescript` writes `web/src/lib/wire.ts` anew.

A test compares the file with what would be written, so that the two cannot drift apart.
"""

from __future__ import annotations

import ast
import inspect
import sys
from collections.abc import Iterable, Iterator
from dataclasses import Field, fields, is_dataclass
from pathlib import Path
from types import ModuleType, NoneType, UnionType
from typing import Annotated, Any, Final, Literal, Union, get_args, get_origin, get_type_hints

from msgspec import Meta, Struct, structs

from sumdeck.club import bracket, plan
from sumdeck.learning import curriculum
from sumdeck.rules import notation, offers, registry
from sumdeck.server import requests, wire
from sumdeck.server.clubs import asking, glances, learnt, schema, tasks
from sumdeck.server.views import families, player_view
from sumdeck.table import Announcement

FILE: Final = Path(__file__).parent / "src/lib/wire.ts"
MODULES: Final = (
    player_view,
    *(sys.modules[kind.__module__] for kind in families()),
    wire,
    requests,
    plan,
    bracket,
    schema,
    glances,
    asking,
    learnt,
    tasks,
    curriculum,
)
MOVES: Final = tuple(kind for kind in (registry.game(name).sketch_type for name in registry.games()) if kind is not None)
TOLD: Final = (offers.Setting, *MOVES, *wire.TABLE, *schema.CLUB)
"""What layers below tell as it is."""
ALIASES: Final = {
    name: getattr(module, name)
    for module, names in {
        notation: ("Sentence",),
        wire: ("Details", "Prompt", "Question", "ToServer", "ToPage"),
        offers: ("SettingValue",),
        requests: ("Way",),
        schema: ("ClubDo", "FromWatcher", "ToWatcher"),
    }.items()
    for name in names
} | {"AnyView": Union[families()], "AnyMove": Union[MOVES]}  # noqa: UP007
"""The unions and other shapes that have a name."""
INNER: Final = (
    wire.ClientMessage,
    wire.ServerMessage,
    wire.Part,
    wire.Now,
    wire.Greeting,
    requests.Request,
    schema.OrganiserRequest,
    asking.EntrantAsks,
)
"""What only the schema itself needs."""
WORDS: Final = {str: "string", int: "number", float: "number", bool: "boolean", NoneType: "null", Any: "unknown"}
OPENING: Final = """\
// What travels between the table and this page. Written by `python -m web.typescript` from the server's schema.

import type { Patch } from './patch';
"""


def written() -> str:
    """The whole file."""
    below = dict.fromkeys(sys.modules[kind.__module__] for kind in TOLD)
    notes = {name: note for module in (*below, notation, *MODULES) for name, note in _notes(module)}
    notes["AnyView"] = "The view of some game; its family says of which."
    notes["AnyMove"] = "A move of some game, beside its sentence."
    aliases = [_alias(name, notes) for name in ALIASES]
    types = [_type(kind, notes) for kind in (*TOLD, *(kind for module in MODULES for kind in _structs(module)))]
    return "\n".join([OPENING, f"export const VERSION = {wire.VERSION};\n", *aliases, *types])


def _structs(module: ModuleType) -> Iterator[type]:
    """What is sent: the structures of the schema, and where a layer below tells something as it is, its plain data."""
    for kind in vars(module).values():
        ours = inspect.isclass(kind) and kind.__module__ == module.__name__ and kind not in INNER
        if ours and (issubclass(kind, Struct) or is_dataclass(kind)):
            yield kind


def _alias(name: str, notes: dict[str, str]) -> str:
    return f"{_comment(notes.get(name, ''))}export type {name} = {_word(ALIASES[name], named=False)};\n"


def _type(kind: type, notes: dict[str, str]) -> str:
    hints = get_type_hints(kind, include_extras=True)
    sent = issubclass(kind, (wire.ClientMessage, requests.Request))
    lines = list(_tag(kind))
    for field in _fields(kind):
        note = next((notes[name] for owner in kind.__mro__ if (name := f"{owner.__name__}.{field.name}") in notes), "")
        # What the table tells is always there; what a page sends may be left out where there is a usual value.
        mark = "?" if sent and isinstance(field, structs.FieldInfo) and not field.required else ""
        word = "AnyMove | null" if (kind, field.name) == (Announcement, "move") else _word(hints[field.name])
        lines.append(f"{_comment(note, '  ')}  {field.name}{mark}: {word};")
    return f"{_comment(notes.get(kind.__name__, ''))}export type {kind.__name__} = {{\n" + "\n".join(lines) + "\n};\n"


def _fields(kind: type) -> Iterable[structs.FieldInfo | Field[Any]]:
    if issubclass(kind, Struct):
        return structs.fields(kind)
    return fields(kind) if is_dataclass(kind) else ()


def _tag(kind: type) -> Iterator[str]:
    """The field by which the types of a union are told apart. What all views share says only that there is one."""
    if issubclass(kind, Struct) and kind.__struct_config__.tag:
        tag = "string" if kind is player_view.PlayerView else f"'{kind.__struct_config__.tag}'"
        yield f"  {kind.__struct_config__.tag_field}: {tag};"


def _word(hint: Any, named: bool = True) -> str:
    """A type in the words of TypeScript; by its name, if it has one."""
    if hint is player_view.PlayerView:
        return "AnyView"
    if named:
        for name, alias in ALIASES.items():
            if hint == alias or _plain(hint) == alias:
                return name
    hint = getattr(hint, "__supertype__", hint)  # a number that has a name of its own is sent as a number
    if hint in WORDS:
        return WORDS[hint]
    origin, inside = get_origin(hint), get_args(hint)
    if origin is Annotated:
        extra = [meta.extra["typescript"] for meta in inside[1:] if isinstance(meta, Meta) and meta.extra]
        return str(extra[0]) if extra else _word(inside[0])
    if origin in (Union, UnionType):
        return " | ".join(_word(one) for one in inside)
    if origin is Literal:
        return " | ".join(f"'{one}'" for one in inside)
    if origin is dict:
        return f"{{ [name: string]: {_word(inside[1])} }}"
    if origin is tuple and inside[1:] == (...,):
        inner = _word(inside[0])
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    if origin is tuple:
        return f"[{', '.join(_word(one) for one in inside)}]"
    return str(hint.__name__)


def _plain(hint: Any) -> Any:
    """A union without the limits of its members."""
    if get_origin(hint) not in (Union, UnionType):
        return hint
    return Union[tuple(get_args(one)[0] if get_origin(one) is Annotated else one for one in get_args(hint))]  # noqa: UP007


def _comment(note: str, indent: str = "") -> str:
    return f"{indent}/** {note} */\n" if note else ""


def _notes(module: ModuleType) -> Iterator[tuple[str, str]]:
    """The docstrings of a module's classes, of their fields and of its aliases, by name."""
    for node, after in _pairs(ast.parse(inspect.getsource(module)).body):
        if isinstance(node, ast.ClassDef):
            yield node.name, ast.get_docstring(node) or ""
            for field, text in _pairs(node.body):
                if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name) and _text(text):
                    yield f"{node.name}.{field.target.id}", _text(text)
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and _text(after):
            yield node.target.id, _text(after)


def _pairs(body: list[ast.stmt]) -> Iterator[tuple[ast.stmt, ast.stmt | None]]:
    yield from zip(body, [*body[1:], None])


def _text(node: ast.stmt | None) -> str:
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
        return " ".join(node.value.value.split())
    return ""


if __name__ == "__main__":
    FILE.write_text(written(), "utf-8")

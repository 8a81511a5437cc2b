"""The words of one language: which files they lie in, and how one of them is found, read and filled in.

A file is written in Project Fluent's syntax. A text is read when it is first said, since reading all of them takes longer than
most commands do. What of them the pages are given is in `pages.py`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from functools import cache, cached_property
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Final

from sumdeck.rules import registry
from sumdeck.rules.digits import show_detail

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.syntax import ast

FIRST: Final = "en"
"""The language in which every text is written first."""
LANGUAGES: Final = (FIRST, *sorted({folder.name for folder in files(__package__).iterdir() if len(folder.name) == 2} - {FIRST}))
"""Those we have words in, by their folders. Every text is there in each of them."""
SIGNS: Final = {
    "plus": "+",
    "minus": "−",
    "times": "×",
    "divided": "÷",
    "slash": "/",
    "percent": "%",
    "equals": "=",
    "semicolon": ";",
    "square": "²",
    "cube": "³",
    "root": "√",
    "cube_root": "∛",
    "point": ".",
    "space": " ",
}
"""What a code may hold and a name in a file may not, by how it is written there: `key-__plus__` is `key.+`."""
_ENTRY: Final = re.compile(r"-?[a-zA-Z][\w-]* *=")
_MANY: Final = 10**9
"""More than there is of anything that is counted."""
_LONG: Final = 2000
"""Fluent fills in nothing longer than 2500 characters; our numbers have no such bound."""


@dataclass
class Book:
    """The texts that are told apart by their names alone: those of one game, or all that belong to none."""

    language: str
    sources: dict[str, str] = field(default_factory=dict)
    """The text of each entry as it is written in its file, by its name there."""
    terms: dict[str, str] = field(default_factory=dict)
    """Names that texts share, such as those of the games."""

    def say(self, name: str, details: Mapping[str, object]) -> tuple[str, list[str]]:
        bundle = self._bundle
        if not bundle.has_message(name):
            bundle.add_resource(parsed(self.sources[name], self.language))
        pattern = bundle.get_message(name).value
        assert pattern is not None
        made, faults = bundle.format_pattern(pattern, {key: _fluent(key, detail) for key, detail in details.items()})
        said = str(made)
        for key, detail in details.items():
            if (mark := _mark(key)) in said:
                said = said.replace(mark, show_detail(detail))
        return said, [str(fault) for fault in faults]

    @cached_property
    def _bundle(self) -> FluentBundle:
        from fluent.runtime import FluentBundle  # not at the top: it brings a calendar and a clock of its own

        bundle = FluentBundle([written(self.language)], use_isolating=False)
        for term in self.terms.values():
            bundle.add_resource(parsed(term, self.language))
        return bundle


@dataclass(frozen=True)
class Catalogue:
    """All the words of a language, by their codes."""

    language: str
    texts: Mapping[str, tuple[Book, str]]
    """Where each code has its words: in which book, under which name."""
    shared: Book
    games: Mapping[str, Book]
    """The books of the games, by family."""


@cache
def catalogue(language: str) -> Catalogue:
    """The words of a language. What belongs to no game comes first, then every game's own."""
    shared = Book(language)
    fill(shared, sources(language))
    texts = {code_of(name): (shared, name) for name in shared.sources}
    games: dict[str, Book] = {}
    for family, file in game_sources(language):
        book = games.setdefault(family, Book(language))
        fill(book, [file])
        for name in book.sources:
            for code in codes_of(name, family):
                texts.setdefault(code, (book, name))
    terms = {name: term for book in (shared, *games.values()) for name, term in book.terms.items()}
    for book in (shared, *games.values()):
        book.terms = terms
    return Catalogue(language, texts, shared, games)


def fill(book: Book, sources: Iterable[Traversable]) -> None:
    """Put the texts of some files into a book. Raises ValueError where two of them have the same name."""
    seen: dict[str, str] = {}
    for file in sources:
        for name, entry in entries(file.read_text("utf-8")):
            if name in seen:
                raise ValueError(f"{code_of(name)} has words in {seen[name]} and in {file}")
            seen[name] = str(file)
            (book.terms if name.startswith("-") else book.sources)[name] = entry


def entries(text: str) -> Iterator[tuple[str, str]]:
    """The entries of a file, each as it is written, with its name. What follows a name and is indented belongs to it."""
    name, lines = "", list[str]()
    for line in text.splitlines():
        begins = _ENTRY.match(line)
        if begins or line.startswith("#"):
            if name:
                yield name, "\n".join(lines)
            name, lines = line.partition("=")[0].strip() if begins else "", []
        lines.append(line)
    if name:
        yield name, "\n".join(lines)


def code_of(name: str) -> str:
    """The code of a name: `-` stands for a full stop, `--` for itself, and signs have words of their own."""
    code = re.sub(r"--?", lambda found: "." if len(found[0]) == 1 else "-", name)
    return re.sub(r"__([a-z_]+?)__", lambda found: SIGNS[found[1]], code)


def codes_of(name: str, family: str) -> list[str]:
    """The codes of a name in a game's file: `setting-scoring` of Numero is `setting.scoring`, and `setting.numero.scoring`."""
    code = code_of(name)
    first, _, rest = code.partition(".")
    named = first == family or rest.split(".")[0].split("-")[0] == family
    return [code] if named else [code, f"{first}.{family}.{rest}"]


def sources(language: str) -> list[Traversable]:
    folder = files(__package__).joinpath(written(language))
    return sorted((file for file in folder.iterdir() if file.name.endswith(".ftl")), key=lambda file: file.name)


def game_sources(language: str) -> list[tuple[str, Traversable]]:
    """The files of the games, each in its own folder, with the family it belongs to."""
    names: dict[str, str] = {}
    for kit in registry.kits():  # sorted by name: of games with the same words, the family's own name comes first
        names.setdefault(kit.words, kit.name)
    found = [(family, files(package).joinpath(f"{written(language)}.ftl")) for package, family in names.items() if package]
    return [(family, file) for family, file in found if file.is_file()]


def parsed(source: str, language: str) -> ast.Resource:
    """An entry, read. In the language that nobody speaks, every letter of it is changed."""
    from fluent.runtime import FluentResource

    resource = FluentResource(source)
    if language == PSEUDO:
        disguise(resource)
    return resource


PSEUDO: Final = "pseudo"
"""English with every letter changed, so that a test sees which words do not come from here."""
_CHANGED: Final = str.maketrans(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ",
    "áßćđéƒĝĥíĵķłµńóþøŕśťúųẃœýźÁƁĆĐÉĒĜĤÍĴĶŁĘŃÓÞØŔŚŤÚŲẂŒÝŹ",
)


def disguise(resource: ast.Resource) -> None:
    """Change every letter that is shown, and nothing else."""
    from fluent.syntax.visitor import Visitor

    class Disguise(Visitor):
        def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802 - found by this name
            node.value = node.value.translate(_CHANGED)

    Disguise().visit(resource)


def written(language: str) -> str:
    """The language whose files are read."""
    return FIRST if language == PSEUDO else language


def _fluent(name: str, detail: object) -> object:
    """A detail for Fluent: a count as a number, by which one and many are told apart; anything else as it is shown."""
    from fluent.runtime.types import FluentInt

    if isinstance(detail, Fraction) and detail.denominator == 1:
        detail = detail.numerator
    if isinstance(detail, int) and not isinstance(detail, bool) and 0 <= detail < _MANY:
        return FluentInt(detail, useGrouping=False)
    shown = show_detail(detail)
    if isinstance(detail, int):
        shown = shown.replace("-", "−")
    return shown if len(shown) <= _LONG else _mark(name)


def _mark(name: str) -> str:
    """What stands for a long detail until the sentence is made."""
    return f"\ue000{name}\ue001"

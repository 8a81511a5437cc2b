"""Texts as the pages have them: filled in and chosen from by a few lines of TypeScript, so that no page carries a parser.

A text is a string with `{places}`, or one for each plural form of the detail `count`, by Intl.PluralRules' names for them.
"""

import re
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files
from typing import Final

from fluent.syntax import ast

from sumdeck.rules import registry
from sumdeck.words.catalogue import FIRST, Book, catalogue, code_of, codes_of, fill, parsed

Words = str | dict[str, str]
COUNTED: Final = "count"
"""By which a text is chosen from several."""


class TooMuch(ValueError):
    """A text uses what the pages cannot do."""


@cache
def words(language: str = "en") -> dict[str, Words]:
    return {code: plain(book, name) for code, (book, name) in catalogue(language).texts.items()}


def plain_book(book: Book) -> dict[str, Words]:
    return {code_of(name): plain(book, name) for name in book.sources}


def words_of(game: str, language: str, *groups: str) -> dict[str, Words]:
    """The texts of one game in a language by their whole codes, as far as there are any; or those of some groups alone."""
    package = registry.kit(game).words
    found = [files(package).joinpath(f"{each}.ftl") for each in (language, FIRST)] if package else []
    file = next((file for file in found if file.is_file()), None)
    if file is None:
        return {}
    family = next(kit.name for kit in registry.kits() if kit.words == package)
    book = Book(language)
    fill(book, [file])
    wanted = [name for name in book.sources if not groups or name.partition("-")[0] in groups]
    return {codes_of(name, family)[-1]: plain(book, name) for name in wanted}


def plain(book: Book, name: str) -> Words:
    """A text as the pages have it. Raises TooMuch."""
    forms = dict(_forms(_pattern(book, book.sources[name]), book, name))
    return forms[""] if set(forms) == {""} else {form: text for form, text in forms.items() if form}


def _pattern(book: Book, source: str) -> ast.Pattern:
    [entry] = parsed(source, book.language).body
    if not isinstance(entry, ast.Message | ast.Term) or entry.value is None:
        raise TooMuch(f"This is no text: {source}")
    return entry.value


def _forms(pattern: ast.Pattern, book: Book, name: str) -> Iterator[tuple[str, str]]:
    """The whole text for each plural form; where it is always the same, once."""
    parts = [_part(element, book, name) for element in pattern.elements]
    chosen = dict.fromkeys(form for part in parts for form in part if form) or {"": None}
    for form in chosen:
        yield form, "".join(part.get(form) or part.get("") or part.get("other", "") for part in parts)


def _part(element: ast.TextElement | ast.Placeable, book: Book, name: str) -> Mapping[str, str]:
    """A piece of a text for each plural form."""
    if isinstance(element, ast.TextElement):
        return {"": _spaced(element.value, book.language)}
    match element.expression:
        case ast.StringLiteral() as literal:
            return {"": literal.parse()["value"]}
        case ast.VariableReference(id=ast.Identifier(name=detail)):
            return {"": f"{{{detail}}}"}
        case ast.TermReference(id=ast.Identifier(name=term), attribute=None, arguments=None):
            return dict(_forms(_pattern(book, book.terms[f"-{term}"]), book, name))
        case ast.SelectExpression(selector=ast.VariableReference(id=ast.Identifier(name=detail)), variants=variants):
            if detail == COUNTED:
                return {_key(variant): "".join(text for _, text in _forms(variant.value, book, name)) for variant in variants}
    raise TooMuch(f"{code_of(name)} uses what the pages cannot do")


def _spaced(text: str, language: str) -> str:
    """French sets its double signs apart by a narrow space, at which no line ends."""
    return re.sub(r" (?=[:;!?»])|(?<=«) ", "\u202f", text) if language == "fr" else text


def _key(variant: ast.Variant) -> str:
    return variant.key.name if isinstance(variant.key, ast.Identifier) else str(variant.key.value)

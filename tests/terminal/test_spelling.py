"""What a terminal shows that lacks characters: the locale C, `--ascii`, the old consoles of Windows."""

import io
import sys
from contextlib import suppress

import pytest

from sumdeck.cli import main
from sumdeck.games.numero.rules.words import VERBS
from sumdeck.rules import registry
from sumdeck.rules.sentence import read_sentence
from sumdeck.terminal.spelling import means, shown_encoding, spelt
from sumdeck.words import LANGUAGES, speaking
from sumdeck.words.catalogue import catalogue
from tests.budget import by_turns

CONSOLES = ("ascii", "cp437", "cp850", "cp1252")


@pytest.mark.parametrize(
    ("environment", "encoding", "shown"),
    [
        ({"LANG": "en_AU.UTF-8"}, "utf-8", "utf-8"),
        ({"LANG": "C", "LC_CTYPE": "C.UTF-8"}, "utf-8", "ascii"),
        ({"LC_ALL": "C", "LANG": "en_AU.UTF-8"}, "utf-8", "ascii"),
        ({"LC_ALL": "POSIX"}, "utf-8", "ascii"),
        ({"LC_CTYPE": "C.UTF-8"}, "utf-8", "utf-8"),
        ({"LC_CTYPE": "de_DE.UTF-8", "LANG": "C"}, "utf-8", "utf-8"),
        ({}, "utf-8", "utf-8"),
        ({"LANG": "en_AU.UTF-8"}, "latin-1", "iso8859-1"),
        ({}, "cp850", "cp850"),
        ({}, "no such encoding", "ascii"),
        ({}, None, "ascii"),
    ],
)
def test_what_a_terminal_shows_is_known(environment: dict[str, str], encoding: str | None, shown: str) -> None:
    """Python puts C.UTF-8 into LC_CTYPE by itself; what the user has set counts."""
    assert shown_encoding(environment, encoding) == shown


@pytest.mark.parametrize("encoding", CONSOLES)
@pytest.mark.parametrize(
    "sentence",
    [
        "10 − 2 = 8, 8 ÷ 4 = 2, 2 × 3 = 6, take 6",
        "3² = 9, √9 = 3, take 3",
        "2³ = 8, ∛8 = 2, take 2",
        "½ of 8 = 4, ⅓ of 9 = 3, take 7",
        "discard −5 ×3 √; discard 3",
    ],
)
def test_a_sentence_spelt_plainly_is_still_the_same_sentence(sentence: str, encoding: str) -> None:
    assert read_sentence(spelt(sentence, encoding), VERBS) == read_sentence(sentence, VERBS)


def test_a_command_is_heard_as_a_plain_terminal_shows_it() -> None:
    with speaking("de"):
        assert means("zuruecknehmen", "command.take_back")
        assert means("zurücknehmen", "command.take_back")
    with speaking("fr"):
        assert means("regles", "command.rules")


@pytest.mark.parametrize("encoding", CONSOLES)
@pytest.mark.parametrize("name", registry.games())
def test_every_card_is_told_apart(name: str, encoding: str) -> None:
    """Two cards that look different look different here too, and none is a question mark."""
    game = registry.game(name)
    for level in game.levels():
        labels = level.pack.labels
        plain = [spelt(label, encoding) for label in labels]

        assert len({*plain}) == len({*labels})
        assert not any("?" in label for label in plain)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_of_the_terminal_has_a_question_mark_in_the_place_of_a_sign(language: str) -> None:
    """The marks of two keys, ⌘ and ✓, and of a map of facts, ✗ and ○, are shown on pages alone."""
    letters = {letter for book, name in catalogue(language).texts.values() for letter in book.sources[name]} - {*"?⌘✓✗○"}

    with speaking(language):
        assert [letter for letter in sorted(letters) if "?" in spelt(letter, "ascii")] == []


def test_each_language_is_spelt_as_its_people_do() -> None:
    said = "Größe, dieser Nachtflug ☾8: ¿Qué? L’œuf, één"

    with speaking("de"):
        assert spelt("Größe ☾8", "ascii") == "Groesse Nacht 8"
        assert spelt("Größe ☾8", "cp1252") == "Größe Nacht 8"
    with speaking("es"):
        assert spelt("¿Qué pingüino? ☾8", "ascii") == "Que pinguino? noche 8"
    with speaking("fr"):
        assert spelt("L’œuf est « là »", "cp850") == "L'oeuf est « là »"
    assert spelt(said, "utf-8") == said


class Console(io.TextIOWrapper):
    """A terminal of some encoding, strict as Python makes it."""

    def __init__(self, encoding: str) -> None:
        super().__init__(io.BytesIO(), encoding=encoding, write_through=True)

    @property
    def shown(self) -> str:
        assert isinstance(self.buffer, io.BytesIO)
        return self.buffer.getvalue().decode(self.encoding)


COMMANDS = (
    ["--help"],
    ["games"],
    ["levels", "numero"],
    ["settings", "formula"],
    ["cards", "numberloor", "--level", "basic"],
    ["cards", "numero", "--level", "full"],
    ["rules", "mathino"],
    ["play", "numberloor", "--level", "basic", "--against", "greedy", "--seed", "one"],
    ["play", "numero", "--level", "full", "--against", "greedy", "--seed", "one"],
    ["play", "nothing"],
)


@pytest.mark.parametrize(("encoding", "language"), by_turns(CONSOLES, ["en", "de", "es"]))
def test_every_command_speaks_on_every_console(monkeypatch: pytest.MonkeyPatch, encoding: str, language: str) -> None:
    monkeypatch.setenv("SUMDECK_LANGUAGE", language)
    for command in COMMANDS:
        shown, wrong = Console(encoding), Console(encoding)
        lines = io.TextIOWrapper(io.BytesIO(b"?\nhelp\ncards\nrules\nlog\nquit\n"), encoding=encoding)
        for name, stream in (("stdin", lines), ("stdout", shown), ("stderr", wrong)):
            monkeypatch.setattr(sys, name, stream)

        with suppress(SystemExit):  # after --help
            main(command)

        assert shown.shown or wrong.shown


def test_the_cards_of_numberloor_are_named_as_they_are_said(monkeypatch: pytest.MonkeyPatch) -> None:
    """A moon, a plus-minus and an almost-equal were three question marks."""
    shown = Console("ascii")
    monkeypatch.setattr(sys, "stdout", shown)

    main(["cards", "numberloor", "--level", "basic"])

    assert "night 8" in shown.shown
    assert "+/-3" in shown.shown
    assert "~2" in shown.shown

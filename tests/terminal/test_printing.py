"""`sumdeck print`: what it writes, where, and how it says no."""

import os
from pathlib import Path

import pytest

from sumdeck.paper.cards import card_sheets
from sumdeck.paper.design import design_of
from sumdeck.paper.looks import Look
from sumdeck.paper.measures import PAPERS
from sumdeck.rules import registry
from tests.paper.reading import reader, text_of, titles, words
from tests.typed import Typed

OWN = """
game = "numero"
name = "tiny"
title = "A tiny pack"
[[card]]
value = "21-26"
colour = ["blue", "pink"]
status = "stated"
[[card]]
op = "sub"
operand = 7
status = "stated"
"""


@pytest.fixture
def sumdeck(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Typed:
    monkeypatch.chdir(tmp_path)
    return Typed(capsys, monkeypatch)


def test_cards_are_printed_as_asked(sumdeck: Typed) -> None:
    shown = sumdeck("print cards numero --level numbers-10 --paper a4 --large --colour-safe -o cards.pdf")

    design = design_of(registry.game("numero"))
    wanted = card_sheets(design, design.of_level("numbers-10"), Look(PAPERS["a4"], large=True, colour_safe=True))
    assert shown == "Ready to print: cards.pdf (cards: 40, sheets: 10)\n"
    assert Path("cards.pdf").read_bytes() == wanted


@pytest.mark.parametrize(
    ("command", "file", "pages"),
    [
        ("print cards formula", "formula-full-cards.pdf", 14),
        ("print cards formula --no-backs --paper Letter", "formula-full-cards.pdf", 7),
        ("print cards mathino --pack mathino-48", "mathino-mathino-48-cards.pdf", 12),
        ("print cards numberloor --level beginner", "numberloor-beginner-cards.pdf", 12),
        ("print cards numero-solitaire --level numbers-10", "numero-solitaire-numbers-10-cards.pdf", 10),
        ("print sheets mathino", "mathino-sheets.pdf", 1),
        ("print sheets", "sumdeck-sheets.pdf", 6),
        ("print rules formula", "formula-rules.pdf", 6),
        ("print rules numero --level full --scoring", "numero-full-rules.pdf", 1),
        ("print tables", "sumdeck-tables.pdf", 2),
        ("print checklist numero --color-safe", "numero-checklist.pdf", 1),
    ],
)
def test_a_file_gets_the_name_of_what_it_is(sumdeck: Typed, command: str, file: str, pages: int) -> None:
    shown = sumdeck(command)

    assert file in shown
    assert [path.name for path in Path().iterdir()] == [file]
    assert len(reader(Path(file).read_bytes()).pages) == pages


def test_rules_with_house_rules_tell_them(sumdeck: Typed) -> None:
    sumdeck("print rules formula --level base --set five_draw=on --set hand_size=9 -o rules.pdf")

    printed = text_of(Path("rules.pdf").read_bytes())
    assert "FIVES." in printed
    assert "deal 9 to each" in printed


def test_cards_of_ones_own_are_printed_from_their_file(sumdeck: Typed) -> None:
    Path("tiny.toml").write_text(OWN)

    sumdeck("print cards numero --pack tiny.toml -o own.pdf")
    shown = sumdeck("print cards numero --pack tiny.toml --level numbers-10 -o level.pdf", code=2)

    printed = [text for page in words(Path("own.pdf").read_bytes()) for text, _ in page]
    assert "This pack can’t be used" in shown
    assert printed.count("26") == 2 * 3
    assert printed.count("−7") == 3
    assert printed.count("pink") == 6 * 2


def test_a_level_of_ones_own_is_printed_by_its_cards_or_by_its_name(sumdeck: Typed) -> None:
    sumdeck("play numero --cards 1-10,-2,x3 --save-level Ours", "quit")

    shown = sumdeck("print cards numero --level Ours")
    sumdeck("print cards numero --cards 1-10,x3,-2 -o chosen.pdf")
    sumdeck("print rules numero --level Ours -o rules.pdf")

    assert shown == "Ready to print: numero-Ours-cards.pdf (cards: 42, sheets: 5)\n"
    assert Path("chosen.pdf").read_bytes() == Path("numero-Ours-cards.pdf").read_bytes()
    printed = [text for page in words(Path("chosen.pdf").read_bytes()) for text, _ in page]
    assert ("×3" in printed, "−2" in printed, "11" in printed) == (True, True, False)
    assert len(reader(Path("rules.pdf").read_bytes()).pages) == 1
    assert "I don’t know these cards" in sumdeck("print cards numero --cards 1-10,hats", code=2)


def test_nothing_is_overwritten_unless_asked(sumdeck: Typed) -> None:
    Path("mine.pdf").write_text("my own work")

    assert "mine.pdf already exists" in sumdeck("print tables -o mine.pdf", code=2)
    assert Path("mine.pdf").read_text() == "my own work"

    sumdeck("print tables -o mine.pdf --force")
    assert len(titles(Path("mine.pdf").read_bytes())) == 2


@pytest.mark.parametrize(
    ("command", "told"),
    [
        ("print", "WHAT"),
        ("print cards", "GAME"),
        ("print money", "money"),
        ("print cards chess", "There is no game chess"),
        ("print cards numero --level x", "There is no level x. The levels are: numbers-10"),
        ("print rules numero --level x", "There is no level x"),
        ("print rules numero --set x", "A setting looks like key=value"),
        ("print cards numero --paper a5", "there is no paper size a5; the sizes are: a4, letter"),
        ("print cards numero --pack none.toml", "isn’t a file, and isn’t a pack"),
        ("print cards numero --pack .", "Can’t read"),
        ("print cards numero -o no/such/folder.pdf", "No such file or directory"),
        ("print cards numero -o .", "is a folder"),
        ("print tables formula", "formula has nothing like that to print"),
    ],
)
def test_what_cannot_be_done_is_told_in_one_line_and_leaves_nothing(sumdeck: Typed, command: str, told: str) -> None:
    shown = sumdeck(command, code=2)

    assert told in shown
    assert shown.count("\n") == 1
    assert list(Path().iterdir()) == []


def test_a_bad_pack_is_refused_with_its_line(sumdeck: Typed) -> None:
    Path("bad.toml").write_text(OWN.replace("operand = 7", "operand = 0.5"))

    assert "bad.toml:11: card.operand" in sumdeck("print cards numero --pack bad.toml", code=2)


def test_letters_that_cannot_be_printed_are_named(sumdeck: Typed) -> None:
    Path("own.toml").write_text(OWN.replace("A tiny pack", "牌"), "utf-8")

    assert "no font here has 牌" in sumdeck("print cards numero --pack own.toml", code=2)
    assert [path.name for path in Path().iterdir()] == ["own.toml"]


def test_a_file_that_cannot_be_finished_leaves_no_half(sumdeck: Typed, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(file: int) -> None:
        assert [path.stat().st_size > 9 for path in Path().iterdir()] == [True]
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)

    assert "No space left on device" in sumdeck("print tables", code=2)
    assert list(Path().iterdir()) == []

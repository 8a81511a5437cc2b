"""What the screen can show, what it can read, and how it forgets."""

import io

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sumdeck.terminal.screen import Screen


class Terminal(io.StringIO):
    """A file that says it is a terminal."""

    def isatty(self) -> bool:
        return True


@given(text=st.text())
def test_whatever_was_typed_is_shown_as_text_and_nothing_else(text: str) -> None:
    """No markup, no control characters."""
    shown = io.StringIO()

    Screen(io.StringIO(), shown, width=200).note(f"[bold]{text}[/bold]")

    assert "[bold]" in shown.getvalue()
    assert all(letter.isprintable() or letter == "\n" for letter in shown.getvalue())


def test_in_a_pipe_the_lines_are_shown_as_they_are_read() -> None:
    shown = io.StringIO()
    screen = Screen(io.StringIO("5 + 3 = 8\n"), shown, width=80)

    assert screen.ask("> ") == "5 + 3 = 8"
    with pytest.raises(EOFError):
        screen.ask("> ")
    assert shown.getvalue() == "> 5 + 3 = 8\n> \n"


def test_clearing_takes_the_screen_and_what_was_scrolled_away(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", "xterm")
    shown = Terminal()

    Screen(Terminal(), shown, width=80).clear()

    assert "\x1b[2J" in shown.getvalue()
    assert "\x1b[3J" in shown.getvalue()


def test_a_dumb_terminal_is_cleared_by_scrolling(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", "dumb")
    shown = Terminal()

    Screen(Terminal(), shown, width=80).clear()

    assert shown.getvalue() == "\n" * 100


def test_without_colour_the_same_words_are_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", "xterm-256color")
    coloured, plain = Terminal(), Terminal()
    Screen(Terminal(), coloured, width=80).note("Not quite.", "yellow")
    monkeypatch.setenv("NO_COLOR", "1")
    Screen(Terminal(), plain, width=80).note("Not quite.", "yellow")

    assert "\x1b[" in coloured.getvalue()
    assert "33m" not in plain.getvalue()
    assert "Not quite." in plain.getvalue()

"""A tournament in the terminal: from the entries to the champion, each command on its own, all of it kept."""

import re
from pathlib import Path

import pytest

from sumdeck.cli import main


@pytest.fixture
def command(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> "Command":
    return Command(capsys, tmp_path)


class Command:
    """Says commands of a tournament in a folder of its own."""

    def __init__(self, capsys: pytest.CaptureFixture[str], folder: Path) -> None:
        self.capsys, self.store = capsys, str(folder / "tables.sqlite")

    def __call__(self, *words: str, code: int = 0) -> str:
        assert main(["tournament", *words, "--store", self.store]) == code
        shown = self.capsys.readouterr()
        return shown.err if code else shown.out

    def made(self, *options: str) -> str:
        """The four words of a new tournament."""
        found = re.search(r"\((\w+-\w+-\w+-\w+)\)", self("make", "Spring fair", *options))
        assert found
        return found[1]


def test_a_whole_tournament_is_told(command: Command) -> None:
    words = command.made("--game", "numero", "--system", "round_robin")
    assert "3 people have entered: Ann, Ben, Cem" in command("enter", words, "Ann", "Ben", "Cem")
    shown = command("begin", words)

    while "being played" in shown or "Draw the next one" in shown:
        if game := re.search(r"(\d+) +(\w+) – (\w+) +being played", shown):
            shown = command("say", words, game[1], *sorted(game.groups()[1:]))
        else:
            shown = command("round", words)

    assert "Ann wins!" in shown
    assert "Ann wins!" in command("show", words)
    assert words in command("list")


def test_a_saved_result_is_only_changed_on_purpose(command: Command) -> None:
    words = command.made()
    command("enter", words, "Ann", "Ben")
    command("begin", words)
    command("say", words, "1", "Ann", "Ben")

    command("say", words, "1", "Ben", "Ann", code=2)
    assert "Ann wins!" in command("show", words)

    assert "Ben wins!" in command("say", words, "1", "Ben", "Ann", "--correct")


def test_what_cannot_be_is_said_in_a_line(command: Command) -> None:
    words = command.made()
    command("enter", words, "Ann", "Ben")
    assert "Game 1 hasn’t been drawn." in command("say", words, "1", "Ann", code=2)
    command("begin", words)

    assert "Zoe isn’t playing in game 1." in command("say", words, "1", "Zoe", code=2)
    assert "Game 9 hasn’t been drawn." in command("say", words, "9", "Ann", code=2)
    assert "no tournament" in command("show", "one-two-three-four", code=2)
    assert "--game" in command("make", "Fair", "--level", "full", code=2)

"""The example, installed beside Sumdeck, is listed, played, simulated, printed and held to its promises."""

from __future__ import annotations

import re
import subprocess

import pytest

from tests.examples.installed import Installed
from tests.examples.tutorial import PAGE, write


@pytest.fixture(scope="module")
def sumdeck(tmp_path_factory: pytest.TempPathFactory) -> Installed:
    """Sumdeck with Fives beside it, as somebody has it who has followed the tutorial."""
    written = tmp_path_factory.mktemp("written")
    write(PAGE.read_text("utf-8"), written)
    return Installed(written, tmp_path_factory.mktemp("fives"))


class Person:
    """Reads the screen of a terminal, reckons, and types."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self._process = process
        self.seen = ""

    def read(self) -> str:
        """What comes up to the next prompt, or to the end."""
        assert self._process.stdout is not None
        screen = ""
        while not screen.endswith("\n> ") and (letter := self._process.stdout.read(1)):
            screen += letter
        self.seen += screen
        return screen

    def play(self) -> None:
        """Play any card, with the right sum, until the game is over."""
        while "The game is over." not in (screen := self.read()):
            pile = re.findall(r"^Pile +([0-9 ]+)$", screen, re.MULTILINE)
            card = re.findall(r"^Hand: You +([0-9]+)", screen, re.MULTILINE)[-1]
            total = sum(map(int, pile[-1].split())) if pile else 0
            self.say(f"{total} + {card} = {total + int(card)}")

    def say(self, line: str) -> None:
        assert self._process.stdin is not None
        self._process.stdin.write(f"{line}\n")
        self._process.stdin.flush()


def test_every_command_of_the_tutorial_does_what_it_says(sumdeck: Installed) -> None:
    """But for those that wait for somebody, which are played below and in a browser."""
    commands = re.findall(r"^sumdeck (.+)$", PAGE.read_text("utf-8"), re.MULTILINE)

    assert {command.split()[0] for command in commands} >= {"games", "play", "sim", "print", "rules", "serve"}
    for command in commands:
        if command.split()[0] not in ("play", "serve"):
            assert sumdeck(command)


def test_it_is_listed_among_the_games(sumdeck: Installed) -> None:
    games = sumdeck("games")

    assert "Win the pile with a multiple of five" in games
    assert "numero" in games


def test_its_levels_settings_cards_and_rules_are_told(sumdeck: Installed) -> None:
    assert "long" in sumdeck("levels fives")
    assert "how many cards everybody gets" in sumdeck("settings fives")
    assert "Numbers (24)" in sumdeck("cards fives")
    assert "most cards won wins" in " ".join(sumdeck("rules fives").split())


def test_a_game_against_the_computer_is_played_to_its_end_in_the_terminal(sumdeck: Installed) -> None:
    with sumdeck.start("play fives --seed river") as process:
        person = Person(process)
        person.play()
        process.communicate("")

    assert process.returncode == 0
    assert "All cards are played." in person.seen
    assert "random: " in person.seen


def test_help_is_honest_about_hints_and_tells_how_to_say_things(sumdeck: Installed) -> None:
    with sumdeck.start("play fives --seed river") as process:
        said, _ = process.communicate("?\nhelp\n0 + 9 = 9\n0 + 1 = 7\nquit\n")

    assert "There are no hints for this game." in said
    assert "put a 4 away, once in a game" in said
    assert "You do not hold that card." in said or "is not the sum" in said


def test_it_is_simulated(sumdeck: Installed) -> None:
    said = sumdeck("sim fives --games 4 --players random,random --workers 1")

    assert "4 games of fives" in said


def test_its_cards_and_rules_are_printed(sumdeck: Installed) -> None:
    sumdeck("print cards fives -o cards.pdf")
    sumdeck("print rules fives -o rules.pdf")

    assert (sumdeck.folder / "cards.pdf").read_bytes().startswith(b"%PDF")
    assert (sumdeck.folder / "rules.pdf").read_bytes().startswith(b"%PDF")


def test_it_keeps_its_promises(sumdeck: Installed) -> None:
    program = "from sumdeck import game; from sumdeck.rules.conformance import conformance; print(conformance(game('fives')))"

    assert re.match(r"fives: (\d+) of \1 promises kept", sumdeck("", program))

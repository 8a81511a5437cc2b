"""`sumdeck record`: a game shown, watched again, and not believed blindly."""

import io
import json
import re
from argparse import Namespace
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from sumdeck.cli import main
from sumdeck.rules.deals import commit, named_deal
from sumdeck.rules.game import Seat
from sumdeck.rules.record import Record, read_record, write_record
from sumdeck.rules.registry import game
from sumdeck.terminal.records import opened_game, show_replay
from sumdeck.terminal.screen import Screen
from tests.players.bouts import numero, walk
from tests.terminal.desks import GAME_OF_TWO, PEOPLE, Desk, table, two_people

NONCE = bytes(range(16))


@pytest.fixture
def kept(tmp_path: Path) -> Path:
    """Ann and Bo, a whole game, as a program wrote it that kept games in files: Ann wins seven cards."""
    desk = Desk(table("8 2 6", "9 4 6", centre="5 3", names=PEOPLE, hand_size=3), two_people(GAME_OF_TWO))
    record = replace(desk.session.table.record(), commitment="", nonce="")
    (tmp_path / "game.json").write_text(write_record(record), "utf-8")
    (tmp_path / "game.table.json").write_text(
        '{"format": "sumdeck table", "sitters": [["Ann", ""], ["Bo", ""]], "claims": 6, "steps": [], "hints": []}'
    )
    return tmp_path / "game.json"


@pytest.fixture
def bluffs(tmp_path: Path) -> Path:
    """A game of computer players for points, with a named deal that was promised; nobody wrote down who played."""
    rules = game("numero")
    options = rules.options({"level": "subtraction", "scoring": True})
    deal = named_deal(rules.pack(options), "walk")
    moments = list(walk(numero(2, level="subtraction", scoring=True), ("random", "greedy"), "walk"))
    moves = [moment for moment in moments if moment.move is not None]
    claims = tuple((moment.seat, rules.write(moment.state, moment.seat, moment.move)) for moment in moves)
    outcome = rules.outcome(rules.apply(moves[-1].state, moves[-1].seat, moves[-1].move))
    record = Record(
        "numero", rules.version, rules.dump_options(options), 2, deal, claims, outcome, commit(deal, NONCE), NONCE.hex()
    )
    path = tmp_path / "bluffs.json"
    path.write_text(write_record(record), "utf-8")
    return path


def told(capsys: pytest.CaptureFixture[str], *arguments: object, code: int = 0) -> str:
    """What `sumdeck record` says; on a fault, what it says about that."""
    try:
        ended = main(["record", *map(str, arguments)])
    except SystemExit as stopped:
        ended = int(stopped.code or 0)
    said = capsys.readouterr()
    assert ended == code, said
    return said.err if code == 2 else said.out


def change(path: Path, how: Callable[[dict[str, Any]], object]) -> Path:
    """The file with something changed in it by hand."""
    data = json.loads(path.read_text("utf-8"))
    how(data)
    path.write_text(json.dumps(data), "utf-8")
    return path


def test_show_tells_the_cards_the_people_the_sentences_and_the_end(capsys: pytest.CaptureFixture[str], kept: Path) -> None:
    shown = told(capsys, "show", kept)

    assert shown.splitlines() == [
        "numero, rules version 5",
        "A few cards, 8 cards",
        "Played by Ann, Bo",
        "The deal is secret",
        "House rules: hand_size=3",
        "",
        "  1  Ann: 5 + 3 = 8, take 8   (3 cards won)",
        "  2  Bo: discard 4",
        "  3  Ann: build 4 + 2 = 6",
        "  4  Bo: discard 9",
        "  5  Ann: [6] = 6, take 6   (3 cards won)",
        "  6  Bo: pass",
        "Ann took last and wins the cards left in the centre.",
        "",
        *shown.splitlines()[14:],
    ]
    assert "  1.  Ann: 7 cards" in shown
    assert "  2.  Bo: -1 cards" in shown.replace("−", "-")


def test_show_calls_seats_by_number_where_nobody_knows_their_names(capsys: pytest.CaptureFixture[str], bluffs: Path) -> None:
    shown = told(capsys, "show", bluffs)

    assert "The deal is called walk" in shown
    assert "Played by seat 0, seat 1" in shown
    assert "House rules: scoring=true, golden_rule_2=challenge" in shown
    assert len(re.findall(r"^ *\d+  seat [01]: ", shown, re.MULTILINE)) == len(read_record(bluffs.read_text("utf-8")).claims)


def test_show_says_that_a_game_goes_on(capsys: pytest.CaptureFixture[str]) -> None:
    desk = Desk(table("8 2 6", "9 4 6", centre="5 3", names=PEOPLE, hand_size=3), two_people(GAME_OF_TWO[:2]))

    shown = told(capsys, "show", desk.session.kept.row.code)

    assert "  2  Bo: discard 4" in shown
    assert shown.endswith("This game isn’t over yet.\n")


def test_replay_shows_the_open_table_after_every_sentence(capsys: pytest.CaptureFixture[str], kept: Path) -> None:
    shown = told(capsys, "replay", kept, "--plain")

    assert shown.count("Centre:") == 7
    assert shown.startswith(
        "A few cards. 0 cards in the deck.\n"
        "Ann: 0 cards won, 3 in hand\n"
        "Bo: 0 cards won, 3 in hand\n"
        "Centre: 3, 5\n"
        "Hand: Ann: 2, 6, 8\n"
        "Hand: Bo: 4, 6, 9\n"
        "\n"
        "  1  Ann: 5 + 3 = 8, take 8   (3 cards won)\n"
    )
    assert "Centre: [6] (2 cards), 9\n" in shown


def test_replay_stops_where_it_is_asked_to(capsys: pytest.CaptureFixture[str], kept: Path) -> None:
    assert told(capsys, "replay", kept, "--plain", "--upto", 2).count("Centre:") == 3
    assert told(capsys, "replay", kept, "--plain", "--upto", 0).count("Centre:") == 1
    assert told(capsys, "replay", kept, "--plain", "--upto", 99).count("Centre:") == 7


@pytest.mark.parametrize("seat", [0, 1])
def test_replay_from_a_seat_shows_no_other_hand(capsys: pytest.CaptureFixture[str], bluffs: Path, seat: int) -> None:
    shown = told(capsys, "replay", bluffs, "--plain", "--seat", seat)

    assert f"Hand: seat {seat}: " in shown
    assert f"Hand: seat {1 - seat}: " not in shown


def test_a_person_at_the_screen_says_when_to_go_on(kept: Path) -> None:
    class Typed(Screen):
        """A terminal at which somebody presses Enter twice and then stops."""

        def ask(self, prompt: str) -> str:
            asked.append(prompt)
            return ["", "", "q"][len(asked) - 1]

    asked: list[str] = []
    screen = Typed(io.StringIO(), shown := io.StringIO(), boxes=False)
    screen.interactive = True

    show_replay(opened_game(screen, Namespace(game=str(kept)))[1], Seat(0), None)

    assert len(asked) == 3
    assert shown.getvalue().count("Centre:") == 3


def test_verify_believes_what_is_true(capsys: pytest.CaptureFixture[str], kept: Path, bluffs: Path) -> None:
    assert told(capsys, "verify", kept) == (
        f"{kept}: everything is true (6 sentences).\nNo deal was promised before the first move, so there’s nothing to check.\n"
    )
    assert "The deal is the one promised" in told(capsys, "verify", bluffs)


@pytest.mark.parametrize(
    ("how", "finding"),
    [
        (lambda data: data["claims"].__setitem__(1, [1, "discard 2"]), r"claims\[1\]: seat 1 says 'discard 2'"),
        (lambda data: data["claims"].__setitem__(0, [0, "3 + 5 = 9, take 8"]), r"claims\[0\]: .*sentence.wrong_result"),
        (lambda data: data["claims"].pop(), "outcome: the record says"),
        (lambda data: data["outcome"]["scores"].reverse(), "outcome: the record says"),
        (lambda data: data["deal"]["cards"].__setitem__(0, 0), "deal: deal.not_this_pack"),
        (lambda data: data["deal"].update(name="spring"), "deal.cards: the deal named 'spring' has its cards in another order"),
        (lambda data: data["deal"].update(commitment="ab" * 32, nonce=NONCE.hex()), "deal.commitment: this is not the deal"),
        (lambda data: data.update(version=99), "version: this is a record of version 99 of numero"),
        (lambda data: data.update(game="chess"), "game: there is no game 'chess'"),
    ],
)
def test_verify_tells_what_is_not_true(
    capsys: pytest.CaptureFixture[str], kept: Path, how: Callable[[dict[str, Any]], object], finding: str
) -> None:
    said = told(capsys, "verify", change(kept, how), code=1)

    assert re.search(f"^{re.escape(str(kept))}: {finding}", said, re.MULTILINE)
    assert said.count("\n") == 1


def test_every_finding_has_a_line(capsys: pytest.CaptureFixture[str], bluffs: Path) -> None:
    def spoil(data: dict[str, Any]) -> None:
        data["deal"] |= {"name": "autumn", "commitment": "ab" * 32}
        data["claims"].pop()

    said = told(capsys, "verify", change(bluffs, spoil), code=1)

    assert [line.split(": ")[1] for line in said.splitlines()] == ["deal.cards", "deal.commitment", "outcome"]


@pytest.mark.parametrize("command", ["show", "replay", "verify"])
@pytest.mark.parametrize(
    "content", [b"", b"{}", b"[1, 2", b"\xff\xfe", b'{"format": "sumdeck record", "number": 1}', b"\x00" * 9]
)
def test_a_file_that_is_no_record_is_told_in_one_line(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, command: str, content: bytes
) -> None:
    (tmp_path / "bad.json").write_bytes(content)

    said = told(capsys, command, tmp_path / "bad.json", code=2)

    assert said.startswith("sumdeck: ")
    assert str(tmp_path / "bad.json") in said
    assert said.count("\n") == 1


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["show", "/nowhere/game.json"], "Can’t read /nowhere/game.json"),
        (["show", "."], "Can’t read"),
        (["replay", "FILE", "--seat", "2"], "There’s no seat 2. The last one is 1."),
        (["replay", "FILE", "--seat", "x"], "x isn’t a number from 0 up"),
        (["replay", "FILE", "--upto", "-1"], "-1 isn’t a number from 0 up"),
        (["dance", "FILE"], "there is no"),
        ([], "this is missing"),
    ],
)
def test_what_is_wrong_is_said_in_one_line(
    capsys: pytest.CaptureFixture[str], kept: Path, arguments: list[str], reason: str
) -> None:
    said = told(capsys, *[str(kept) if word == "FILE" else word for word in arguments], code=2)

    assert reason in said
    assert said.count("\n") == 1


@pytest.mark.parametrize("command", ["show", "replay"])
def test_a_record_that_cannot_be_played_again_is_told_in_one_line(
    capsys: pytest.CaptureFixture[str], kept: Path, command: str
) -> None:
    change(kept, lambda data: data["claims"].__setitem__(1, [1, "discard 2"]))

    said = told(capsys, command, kept, code=2)

    assert "claims[1]: seat 1 says 'discard 2'" in said
    assert said.count("\n") == 1


def test_looking_changes_nothing(capsys: pytest.CaptureFixture[str], kept: Path) -> None:
    before = {path: path.read_bytes() for path in kept.parent.glob("*.json")}

    for command in ("show", "replay", "verify"):
        told(capsys, command, kept)

    assert {path: path.read_bytes() for path in kept.parent.glob("*.json")} == before


def test_a_game_of_the_store_is_meant_by_its_four_words(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    desk = Desk(table("8 2 6", "9 4 6", centre="5 3", names=PEOPLE, hand_size=3), two_people(GAME_OF_TWO))
    code = desk.session.kept.row.code

    assert "Played by Ann, Bo" in told(capsys, "show", code)
    assert told(capsys, "replay", code, "--plain").count("Centre:") == 7
    assert "The deal is the one promised" in told(capsys, "verify", code)
    assert "is now in" in told(capsys, "save", code, tmp_path / "game.json")
    assert read_record((tmp_path / "game.json").read_text("utf-8")) == desk.session.table.record()
    assert "game.json: File exists" in told(capsys, "save", code, tmp_path / "game.json", code=2)
    assert "There’s no saved game" in told(capsys, "show", "anchor-anchor-anchor-anchor", code=2)

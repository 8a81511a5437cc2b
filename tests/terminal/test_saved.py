"""Games on disk: nothing that was acknowledged is ever lost, and nothing else is ever read as a game."""

import json
import os
from pathlib import Path

import pytest

from sumdeck.folder import folder
from sumdeck.rules.record import read_record
from sumdeck.terminal.problem import Problem
from sumdeck.terminal.saved import Saved, latest, load, put, table_path
from sumdeck.terminal.screen import Screen
from tests.terminal.desks import GAME_OF_TWO, PEOPLE, Desk, again, table, two_people


def test_a_game_that_was_left_goes_on_as_if_it_never_had() -> None:
    lines = two_people(GAME_OF_TWO)
    whole = Desk(table("8 2 6", "9 4 6", centre="5 3", names=PEOPLE, hand_size=3), lines)

    saved = table("8 2 6", "9 4 6", centre="5 3", names=PEOPLE, hand_size=3)
    desks = [again(saved, "", turn, "quit") for turn in GAME_OF_TWO]

    desk = desks[-1]
    assert desk.sitting.state == whole.sitting.state
    assert desk.sitting.record.claims == whole.sitting.record.claims
    assert load(saved.path).record.outcome == whole.sitting.record.outcome


def test_the_computer_plays_the_same_when_a_game_is_gone_on_with() -> None:
    def begun() -> Saved:
        return table("8 2 6", "9 4 6", centre="5 3", against=["random"], hand_size=3, deck="1 1 2 2 3 3 7 7")

    whole = Desk(begun(), ["discard 8", "discard 2", "discard 6"])
    saved = begun()
    desks = [again(saved, line) for line in ("discard 8", "discard 2", "discard 6")]

    assert desks[-1].said == whole.said


def test_leaving_says_how_to_go_on() -> None:
    saved = table("8 2 6", "9 4 6", centre="5 3", names=PEOPLE, hand_size=3)

    desk = Desk(saved, ["", "quit"], width=40)

    assert desk.shown.endswith(f"The game waits for you. sumdeck resume goes on with it. ({saved.path})\n")


def test_control_c_leaves_politely(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(screen: Screen, prompt: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr(Screen, "ask", interrupted)
    desk = Desk(table("8 2 6", "9 4 6", centre="5 3", against=["greedy"], hand_size=3), [])

    assert "The game waits for you." in desk.shown


def test_a_move_is_on_the_disk_before_it_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever kills the program at the very moment of the announcement finds the move."""
    saved = table("8 2 6", "9 4 6", centre="5 3", names=PEOPLE, hand_size=3)
    told: list[int] = []
    note = Screen.note

    def announce(screen: Screen, text: str, style: str = "", *, whole: bool = False) -> None:
        if text.startswith("Ann: 5 + 3 = 8"):
            told.append(len(load(saved.path).record.claims))
        note(screen, text, style, whole=whole)

    monkeypatch.setattr(Screen, "note", announce)
    Desk(saved, ["", "5 + 3 = 8, take 8", ""])

    assert told[0] == 1


def test_a_file_is_written_whole_or_not_at_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "kept"
    put(path, "before")

    def full(descriptor: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="No space left"):
        put(path, "after")

    assert path.read_text() == "before"
    assert [file.name for file in tmp_path.iterdir()] == ["kept"]


def test_the_latest_game_that_is_not_over_is_found() -> None:
    older = table("8 2 6", "9 4 6", centre="5 3", names=PEOPLE, hand_size=3)
    over = table("8 2 6", "9 4 6", centre="5 3", names=PEOPLE, hand_size=3)
    Desk(over, two_people(GAME_OF_TWO))
    (folder() / "zzz.json").write_text("no game")

    assert latest().path == older.path


def test_files_that_hold_no_game_hide_none() -> None:
    saved = table("8 2 6", "9 4 6", centre="5 3", names=PEOPLE, hand_size=3)
    written = saved.path.read_text("utf-8")
    (folder() / "later.json").write_text(written.replace('"version": 2', '"version": 99'))
    (folder() / "chess.json").write_text(written.replace('"game": "numero"', '"game": "chess"'))
    (folder() / "said.json").write_text(written.replace('"claims": []', '"claims": [[0, "take 15"]]'))
    (folder() / "gone.json").symlink_to("nowhere")
    os.mkfifo(folder() / "pipe.json")
    notices: list[str] = []

    assert latest(notices.append).path == saved.path
    assert sorted(Path(notice.split(" is no game")[0]).name for notice in notices) == ["chess.json", "later.json", "said.json"]


def test_who_sits_there_is_never_waited_for() -> None:
    saved = table("8 2 6", "9 4 6", centre="5 3", names=PEOPLE, hand_size=3)
    table_path(saved.path).unlink()
    os.mkfifo(table_path(saved.path))

    with pytest.raises(Problem, match="does not say who sits"):
        load(saved.path)


def test_what_was_played_in_another_window_is_not_lost() -> None:
    saved = table("8 2 6", "9 4 6", centre="5 3", names=PEOPLE, hand_size=3)
    Desk(saved, ["", "5 + 3 = 8, take 8"])

    with pytest.raises(Problem, match="in another window"):
        Desk(saved, ["", "discard 8"])

    assert [said for _, said in load(saved.path).record.claims] == ["5 + 3 = 8, take 8"]


def test_without_a_game_that_waits_there_is_nothing_to_resume() -> None:
    with pytest.raises(Problem, match="No game is waiting"):
        latest()


@pytest.mark.parametrize("text", ["", "{}", "[]", "nonsense", '{"format": "sumdeck record", "number": 2}', "\udcff"])
def test_what_is_no_game_is_refused_by_name(tmp_path: Path, text: str) -> None:
    path = tmp_path / "bad.json"
    path.write_text(text, "utf-8", errors="surrogateescape")

    with pytest.raises(Problem, match=r"bad\.json"):
        load(path)


def seating(sitters: str = '[["Ann", ""], ["Bo", ""]]', steps: str = "[]", hints: str = "[]") -> str:
    return f'{{"format": "sumdeck table", "sitters": {sitters}, "claims": 0, "steps": {steps}, "hints": {hints}}}'


@pytest.mark.parametrize(
    "broken",
    [
        "",
        "[]",
        "[" * 100_000,
        '{"format": "sumdeck table"}',
        '{"format": "x", "sitters": [], "claims": 0}',
        seating(sitters='[[5, ""], ["Bo", ""]]'),
        seating(sitters='[["Ann", 5], ["Bo", ""]]'),
        seating(sitters='[["Ann"], ["Bo"]]'),
        seating(sitters='["Ann", "Bo"]'),
        seating(sitters="5"),
        seating(steps="[5]"),
        seating(hints='["one"]'),
    ],
)
def test_who_sits_there_must_be_readable(broken: str) -> None:
    saved = table("8 2 6", "9 4 6", centre="5 3", names=PEOPLE, hand_size=3)
    table_path(saved.path).write_text(broken)

    with pytest.raises(Problem, match="does not say who sits"):
        load(saved.path)


def test_a_player_that_does_not_exist_is_no_opponent() -> None:
    saved = table("8 2 6", "9 4 6", centre="5 3", against=["greedy"], hand_size=3)
    path = table_path(saved.path)
    path.write_text(path.read_text("utf-8").replace("greedy", "deepblue"))

    with pytest.raises(Problem, match="does not say who sits"):
        load(saved.path)


def test_steps_of_another_turn_are_not_taken_over() -> None:
    saved = table("-2 2 6", "9 4 6", centre="5 3", names=PEOPLE, hand_size=3)
    Desk(saved, ["", "5 - 2 = 3", "quit"])
    assert load(saved.path).steps == ("5 - 2 = 3",)

    kept = json.loads(table_path(saved.path).read_text("utf-8"))
    table_path(saved.path).write_text(json.dumps(kept | {"claims": 7}))

    assert load(saved.path).steps == ()


def test_the_record_is_one_that_everybody_can_read() -> None:
    saved = table("8 2 6", "9 4 6", centre="5 3", names=PEOPLE, hand_size=3)
    Desk(saved, two_people(GAME_OF_TWO))

    record = read_record(saved.path.read_text("utf-8"))

    assert [text for _, text in record.claims] == GAME_OF_TWO
    assert record.outcome is not None

"""Games that earlier programs kept in files of their own, a record and beside it who sits there: they go on as they were left.

The files in `saved/` were written by such a program, each in the middle of something.
"""

import json
import os
import shutil
from pathlib import Path

import pytest

from sumdeck.command.program import Problem
from sumdeck.folder import folder
from sumdeck.terminal.old_files import load
from tests.terminal.desks import claims_of, latest, own_store
from tests.typed import Typed

SAVED = Path(__file__).parent / "saved"


@pytest.fixture
def sumdeck(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Typed:
    return Typed(capsys, monkeypatch)


def left(name: str) -> Path:
    """A game as it was left in the user's folder."""
    folder().mkdir(parents=True, exist_ok=True)
    for file in (f"{name}.json", f"{name}.table.json"):
        shutil.copy(SAVED / file, folder() / file)
    return folder() / f"{name}.json"


def test_the_steps_of_a_turn_in_the_making_are_still_said(sumdeck: Typed) -> None:
    left("numero")

    shown = sumdeck("resume", "take 12", "log", "quit")

    assert "So far: 14 - 2 = 12" in shown
    assert "You: 14g − 2 = 12, take 12g" in shown


def test_the_hints_that_were_asked_for_are_still_noted(sumdeck: Typed) -> None:
    left("numero")

    shown = sumdeck("resume", "take 12", "log", "quit")

    assert "  1  You: discard 1b   (1 hint)" in shown
    assert "  3  You: 14g − 2 = 12, take 12g" in shown
    assert "(2 hints)" in shown


def test_a_solitaire_goes_on_in_the_middle_of_a_turn(sumdeck: Typed) -> None:
    shown = sumdeck(f"resume {left('numero-solitaire')}", "undo", "stop", "")

    assert "So far: 12 + 1 = 13" in shown
    assert "Taken back." in shown
    assert "You stopped here." in shown


def test_a_wrong_result_can_still_be_objected_to(sumdeck: Typed) -> None:
    """M-115."""
    left("mathino")

    shown = " ".join(sumdeck("resume", "", "object", "", "1 + 3, building 4", "quit").split())

    assert "9: 1 3 Ann: must be captured this round" in shown
    assert "Bo! That was wrong: 1 + 3, building 9. It is taken back, and Ann plays again." in shown


def test_a_chain_goes_on_where_it_was(sumdeck: Typed) -> None:
    left("numberloor")

    shown = sumdeck("resume", "stop", "quit")

    assert "You: 0 + 9 = 9" in shown
    assert "You: end my turn" in shown
    assert "careless: " in shown


def test_a_card_that_was_drawn_can_be_played(sumdeck: Typed) -> None:
    left("formula")

    shown = sumdeck("resume", "", "pass", "", "draw", "pass", "quit")

    assert "Ann, you’ve drawn a card. Play a formula now, or pass." in shown
    assert "Pass the screen to Bo." in shown
    assert "greedy: " in shown


def test_a_file_is_taken_in_once_and_stays_as_it_was(sumdeck: Typed) -> None:
    file = left("numero")
    before = {path.name: path.read_bytes() for path in folder().glob("*.json")}

    sumdeck("resume", "take 12", "quit")
    sumdeck("resume", "quit")
    sumdeck(f"resume {file}", "quit")

    assert {path.name: path.read_bytes() for path in folder().glob("*.json")} == before
    assert len(own_store().alive()) == 1
    assert len(claims_of(latest())) >= 3


def test_what_went_on_in_an_older_program_is_taken_in_anew(sumdeck: Typed) -> None:
    file = left("formula")
    sumdeck("resume", "", "quit")
    data = json.loads(file.read_text("utf-8"))
    file.write_text(json.dumps(data | {"claims": [*data["claims"], [0, "pass"]]}), "utf-8")

    assert "Pass the screen to Bo." in sumdeck(f"resume {file}", "quit")


def test_files_that_hold_no_game_hide_none(sumdeck: Typed) -> None:
    written = left("numero").read_text("utf-8")
    (folder() / "later.json").write_text(written.replace('"version": 2', '"version": 99'))
    (folder() / "chess.json").write_text(written.replace('"game": "numero"', '"game": "chess"'))
    (folder() / "said.json").write_text(written.replace("discard 1b", "take 15"))
    for name in ("later", "said"):
        shutil.copy(SAVED / "numero.table.json", folder() / f"{name}.table.json")
    (folder() / "zzz.json").write_text("no game")
    (folder() / "gone.json").symlink_to("nowhere")
    os.mkfifo(folder() / "pipe.json")

    shown = sumdeck("resume", "quit")

    assert "So far: 14 - 2 = 12" in shown
    assert sorted(Path(line.split(" isn’t a game")[0]).name for line in shown.splitlines() if " isn’t a game" in line) == [
        "later.json",
        "said.json",
        "zzz.json",
    ]


def test_who_sits_there_is_never_waited_for() -> None:
    file = left("numero")
    (folder() / "numero.table.json").unlink()
    os.mkfifo(folder() / "numero.table.json")

    with pytest.raises(Problem, match="doesn’t say who is"):
        load(file)


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
        seating(sitters='[["Ann", ""], ["Bo", "deepblue"]]'),
        seating(steps="[5]"),
        seating(hints='["one"]'),
    ],
)
def test_who_sits_there_must_be_readable(broken: str) -> None:
    file = left("numero")
    (folder() / "numero.table.json").write_text(broken)

    with pytest.raises(Problem, match="doesn’t say who is"):
        load(file)


def test_steps_of_another_turn_are_not_taken_over() -> None:
    file = left("numero")
    beside = folder() / "numero.table.json"
    beside.write_text(json.dumps(json.loads(beside.read_text("utf-8")) | {"claims": 7}))

    assert load(file).steps == ()


def test_two_of_one_name_hide_no_other_game(sumdeck: Typed) -> None:
    left("formula")
    left("mathino")
    beside = folder() / "mathino.table.json"
    beside.write_text(beside.read_text("utf-8").replace("Bo", "Ann"))

    shown = sumdeck("resume", "", "quit")

    assert "mathino.json isn’t a game I can read" in shown
    assert "Ann, you’ve drawn a card." in shown

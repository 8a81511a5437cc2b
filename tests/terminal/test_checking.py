"""`sumdeck check` shows what cannot be read and takes it out; `sumdeck doctor` looks at what a server needs."""

import socket
from pathlib import Path

import pytest

from sumdeck.cli import main
from sumdeck.store import Store
from sumdeck.terminal import checking
from tests.store.test_damage import LOGS, damaged


def test_what_is_damaged_is_shown_and_taken_out(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    store, out = f"--store={damaged(tmp_path, LOGS[0])}", tmp_path / "out"

    assert main(["check", store]) == 1
    assert "elm: it can’t be read from event 1 on" in capsys.readouterr().out
    main(["check", store, f"--repair={out}"])

    assert "One thing was taken out" in capsys.readouterr().out
    assert out.exists()
    main(["check", store])
    assert "from event 1 on" not in capsys.readouterr().out


def test_nobody_is_promised_that_a_game_is_taken_out(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Events that can be read, and that nobody can go on with, may be those of a newer program: they stay."""
    file = f"--store={damaged(tmp_path, LOGS[0])}"
    main(["check", file, f"--repair={tmp_path / 'out'}"])
    capsys.readouterr()

    assert main(["check", file]) == 1
    told = capsys.readouterr().out
    assert "can’t be played on" in told
    assert "--repair" not in told


def test_a_sound_store_is_called_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "tables.sqlite"
    Store.open(str(file)).close()

    assert main(["check", f"--store={file}"]) == 0
    assert "all of them can be read" in capsys.readouterr().out


def findings(store: Path) -> dict[str, bool]:
    return {code: good for good, code, _ in checking.findings(str(store))}


def test_the_doctor_says_what_to_do(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A damaged store, a full disk, a port that is taken, and a clock that went back."""
    monkeypatch.setattr(checking, "ROOM", 10**18)
    monkeypatch.setattr("time.time_ns", lambda: 0)
    with socket.create_server(("127.0.0.1", 0)) as taken:
        monkeypatch.setattr(checking, "PORT", taken.getsockname()[1])
        file = damaged(tmp_path, LOGS[0])
        with Store.open(file) as store:
            store.touch("oak", 10**10, 10**11).result()

        found = findings(Path(file))

    wrong = {"doctor.damaged", "doctor.disk_low", "doctor.port_taken", "doctor.clock_behind"}
    assert {code for code, good in found.items() if not good} == wrong


def test_a_store_that_cannot_be_opened_is_told_of(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "tables.sqlite"
    file.write_text("no database at all, but long enough to be one" * 100)

    assert main(["doctor", f"--store={file}"]) == 1
    assert "! " in capsys.readouterr().out


def test_where_nothing_was_played_yet_nothing_is_wrong(tmp_path: Path) -> None:
    found = findings(tmp_path / "tables.sqlite")

    assert found["doctor.no_store"]
    assert not (tmp_path / "tables.sqlite").exists()

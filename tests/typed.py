"""The command `sumdeck`, run in a test with some lines typed."""

import io
import sys

import pytest

from sumdeck.cli import main


class Typed:
    """Runs the command with some lines typed, and keeps what it showed."""

    def __init__(self, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
        self.capsys, self.monkeypatch = capsys, monkeypatch

    def __call__(self, command: str, *lines: str, code: int = 0) -> str:
        self.monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
        try:
            ended = main(command.split())
        except SystemExit as stopped:
            ended = int(stopped.code or 0)
        shown = self.capsys.readouterr()
        assert ended == code, shown
        return shown.err if code else shown.out

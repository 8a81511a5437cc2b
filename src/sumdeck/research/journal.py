"""A file that keeps what has been played, game by game, so that a long piece of work can be stopped and goes on.

One JSON value a line: first what is played, as the names and numbers that decide everything; then each game. A line that was cut
short by whatever stopped the work is dropped, and its game played again.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict
from fractions import Fraction
from hashlib import sha256
from pathlib import Path
from types import TracebackType
from typing import Any, Final

from sumdeck.research.match import Job, Played, Row
from sumdeck.rules.game import Value
from sumdeck.rules.registry import game

FORMAT: Final = "sumdeck games 1"


class OtherWork(Exception):
    """The file keeps something else: other games, other players, other cards, or another version of the rules."""


class Journal:
    """What has been played of some jobs. Without a file nothing is kept."""

    def __init__(self, jobs: Sequence[Job], path: Path | None = None) -> None:
        """Raises OtherWork where the file is of something else, and OSError where it cannot be used."""
        self.jobs = jobs
        self.played: list[Played] = []
        self._file = None
        if path is not None:
            self._file = path.open("a+", encoding="utf-8", newline="\n")
            try:
                self._take_up(path)
            except OtherWork:
                self._file.close()
                raise

    def __enter__(self) -> Journal:
        return self

    def __exit__(self, kind: type[BaseException] | None, fault: BaseException | None, trace: TracebackType | None) -> None:
        if self._file is not None:
            self._file.close()

    def play(self, play: Callable[[Sequence[Job]], Iterator[Played]]) -> Iterator[int]:
        """Play what is missing, and say after each game how many there are."""
        for played in play(self.jobs[len(self.played) :]):
            self.played.append(played)
            self._write(dump(played))
            yield len(self.played)

    def _take_up(self, path: Path) -> None:
        assert self._file is not None
        self._file.seek(0)
        whole = self._file.read()
        lines = whole[: whole.rfind("\n") + 1].splitlines()  # what follows the last line's end was cut short
        if not lines:
            self._file.truncate(0)
            self._write({"format": FORMAT, "work": fingerprint(self.jobs)})
            return
        try:
            first = json.loads(lines[0])
            if first != {"format": FORMAT, "work": fingerprint(self.jobs)}:
                raise OtherWork(path)
            self.played = [load(json.loads(line)) for line in lines[1:]]
        except (ValueError, TypeError, KeyError) as fault:
            raise OtherWork(path) from fault
        self._file.truncate(len("".join(f"{line}\n" for line in lines).encode()))

    def _write(self, value: Any) -> None:
        if self._file is not None:
            self._file.write(json.dumps(value, ensure_ascii=False, separators=(",", ":")) + "\n")
            self._file.flush()


def fingerprint(jobs: Sequence[Job]) -> str:
    """What is played, in short: two pieces of work that differ in anything that matters have different ones."""
    told = sha256()
    matches: dict[int, str] = {}
    for job in jobs:
        if id(job.match) not in matches:
            matches[id(job.match)] = json.dumps([game(job.match.game).version, asdict(job.match)], sort_keys=True)
        told.update(f"{matches[id(job.match)]} {job.number} {job.seating}\n".encode())
    return told.hexdigest()


def dump(played: Played) -> dict[str, Any]:
    rows = [asdict(row) | {"score": str(row.score)} for row in played.rows]
    return {"rows": rows, "record": played.record}


def load(value: dict[str, Any]) -> Played:
    return Played(tuple(Row(**(row | {"score": number(row["score"])})) for row in value["rows"]), value["record"])


def number(text: str) -> Value:
    """A score, exact."""
    value = Fraction(text)
    return int(value) if value.denominator == 1 else value
